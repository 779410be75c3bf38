/** A pile that is known in part: what lies in each stratum of it, and how deep. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import './strata.css'

export function Strata({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="k-strata k-leather" aria-label={name}>
      <h2 className="k-h">{name}</h2>
      {children}
    </section>
  )
}

interface StratumProps {
  readonly state: 'now' | 'ahead' | 'last'
  readonly icon: string
  readonly name: string
  readonly about: string
  /** A line for each card that is drawn from; `isMarked`: what everybody waits for. */
  readonly edges?: readonly { readonly words: string; readonly isMarked: boolean }[]
  /** What is known to lie in it. */
  readonly known?: readonly { readonly words: string; readonly isMarked: boolean }[]
  readonly children?: ReactNode
}

export function Stratum({ state, icon, name, about, edges = [], known = [], children }: StratumProps) {
  return (
    <div className="k-stratum" data-state={state}>
      <h3>
        <Icon name={icon} /> <b>{name}</b> <span>{about}</span>
      </h3>
      {edges.length > 0 && (
        <ol className="k-edges">
          {edges.map(({ words, isMarked }, i) => (
            <li key={i} data-marked={isMarked || undefined} data-blank={words === '' || undefined}>
              {words}
            </li>
          ))}
        </ol>
      )}
      {known.length > 0 && (
        <span className="k-known">
          {known.map(({ words, isMarked }) => (
            <span key={words} data-marked={isMarked || undefined}>
              {words}
            </span>
          ))}
        </span>
      )}
      {children}
    </div>
  )
}
