/** Chances: of one thing that hangs on a die, and of the whole game. */
import type { ReactNode } from 'react'
import { say } from '../words/kit.ts'
import './odds.css'

export interface OddsProps {
  /** `Deacon falls on 5 or more`. */
  readonly children: ReactNode
  /** From 0 to 1. */
  readonly chance: number
  /** `1 in 3`, `83 %`. */
  readonly words: string
}

export function Odds({ children, chance, words }: OddsProps) {
  return (
    <span className="k-odds">
      <em>{children}</em>
      <u aria-hidden="true">
        <s style={{ transform: `scaleX(${chance})` }} />
      </u>
      <b>{words}</b>
    </span>
  )
}

export interface ChancesProps {
  /** From 0 to 1. */
  readonly value: number
  /** What they were, if they were better. */
  readonly before?: number | undefined
  readonly words: string
}

/** The chances to win, with what was lost of them. */
export function Chances({ value, before = value, words }: ChancesProps) {
  return (
    <p className="k-chances" title={words}>
      <i>{say('odds.chances')}</i>
      <span className="k-meter" aria-hidden="true">
        <u style={{ transform: `scaleX(${Math.max(before, value)})` }} />
        <s style={{ transform: `scaleX(${value})` }} />
      </span>
      <b>{Math.round(100 * value)}%</b>
    </p>
  )
}
