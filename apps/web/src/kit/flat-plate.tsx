/** A plate where there is little room: who you are, your figures, and how likely the worst is, which is there at all times. */
import type { ReactNode } from 'react'
import type { Level } from './outlook.tsx'
import './flat-plate.css'
import './panel.css'

interface FlatPlateProps {
  readonly name: string
  readonly face: ReactNode
  /** `Figures`. */
  readonly children: ReactNode
  readonly level: Level
  /** `39%`. */
  readonly chance: string
  /** `to fall`. */
  readonly words: ReactNode
  /** What would change it: `Ward of Salt: 11%`. */
  readonly note?: string | undefined
}

export function FlatPlate({ name, face, children, level, chance, words, note }: FlatPlateProps) {
  return (
    <section className="k-flat k-leather" aria-label={name}>
      {face}
      <b className="k-flat-name">{name}</b>
      {children}
      <p className="k-flat-worst" data-level={level}>
        <b>{chance}</b>
        <span>
          {words}
          {note !== undefined && <small>{note}</small>}
        </span>
      </p>
    </section>
  )
}
