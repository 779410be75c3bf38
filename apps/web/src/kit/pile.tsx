/** A pile: how many cards there are, how thick it is, and what lies on top if that is open. */
import type { ReactNode } from 'react'
import { say } from '../words/kit.ts'
import './pile.css'

export interface PileProps {
  readonly count: number
  readonly name: string
  /** Looks through it, if that is allowed. */
  readonly onOpen?: (() => void) | undefined
  /** What lies open on top. */
  readonly children?: ReactNode
}

export function Pile({ count, name, onOpen, children }: PileProps) {
  const words = `${name}: ${count} ${say.count('pile.cards', count)}`
  const isOpen = children !== undefined && children !== null
  const body = (
    <>
      <span className="aloud">{onOpen === undefined ? words : say('pile.look-through-it', { words })}</span>
      <span
        className="k-stack"
        data-kind={count === 0 ? 'empty' : isOpen ? 'open' : 'closed'}
        data-thick={count > 6 ? 'thick' : count > 1 ? 'some' : undefined}
        aria-hidden="true"
      >
        {count > 0 && children}
        <b>{count}</b>
      </span>
      <em aria-hidden="true">{name}</em>
    </>
  )
  if (onOpen === undefined) return <div className="k-pile">{body}</div>
  return (
    <button type="button" className="k-pile" onClick={onOpen} disabled={count === 0}>
      {body}
    </button>
  )
}

/** Piles side by side. */
export function Piles({ children }: { children: ReactNode }) {
  return <div className="k-piles">{children}</div>
}
