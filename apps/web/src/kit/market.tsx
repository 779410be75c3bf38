/** What can be got: its cost, where it is made, and whether now or what is missing. */
import type { ReactNode } from 'react'
import { Picture } from '../art/picture.tsx'
import type { Tint } from '../art/tints.ts'
import './market.css'
import './panel.css'

export interface MarketRowProps {
  readonly title: string
  readonly art: string
  readonly tint: Tint
  /** What it does, or what it takes: `Study, now with an Activate`, `Apothecary: bring a Frog`. */
  readonly text: ReactNode
  readonly cost?: ReactNode
  readonly state?: 'idle' | 'now' | 'chosen'
}

export function MarketRow({ title, art, tint, text, cost, state = 'idle' }: MarketRowProps) {
  return (
    <span className="k-market-row" data-state={state} data-face>
      <Picture icon={art} tint={tint} />
      <b>{title}</b>
      <span className="k-market-why">{text}</span>
      {cost !== undefined && <span className="k-market-cost">{cost}</span>}
    </span>
  )
}

/** The whole of it. */
export function Market({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="k-market k-leather" aria-label={title}>
      <header>
        <h3 className="k-h">{title}</h3>
        {note !== undefined && <small>{note}</small>}
      </header>
      <ul>{children}</ul>
    </section>
  )
}
