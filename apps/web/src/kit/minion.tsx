/** A minion in its place of the row: waits, acts (its symbol lights, a red blow), is a target, is dead. */
import type { ReactNode } from 'react'
import { Chips } from './chip.tsx'
import { Health } from './health.tsx'
import type { HealthProps } from './health.tsx'
import { Picture } from '../art/picture.tsx'
import type { Tint } from '../art/tints.ts'
import { Blow } from './threat.tsx'
import './minion-row.css'
import './minion.css'
import './panel.css'

export interface MinionProps {
  readonly name: string
  readonly art: string
  readonly tint?: Tint
  readonly text: ReactNode
  /** How long it is, for its type. */
  readonly length?: number
  readonly health?: HealthProps | undefined
  readonly chips?: ReactNode
  /** What it strikes for this turn, already reckoned. */
  readonly blow?: number | string | undefined
  /** What would come of aiming at it; its place is kept. */
  readonly then?: ReactNode
  readonly state?: 'waits' | 'acts' | 'target' | 'dead' | 'hinted'
  /** A portrait of its own. */
  readonly bust?: ReactNode
}

/** Texts longer than these are set smaller, and smaller still. */
const CHATTY = 60
const WORDY = 100
const LONG = 135

function wordsFor(length: number): string | undefined {
  if (length > LONG) return 'long'
  return length > WORDY ? 'wordy' : length > CHATTY ? 'chatty' : undefined
}

export function Minion(props: MinionProps) {
  const {
    name,
    art,
    tint = 'foe',
    text,
    length = 0,
    health,
    chips,
    blow,
    then,
    state = 'waits',
    bust,
  } = props
  return (
    <article
      className={`k-minion k-leather ${state === 'target' ? 'k-target' : ''}`}
      data-state={state}
      data-words={wordsFor(length)}
      data-face
    >
      <span className="k-minion-pic">{bust ?? <Picture icon={art} tint={tint} />}</span>
      <div className="k-minion-head">
        <b className="k-minion-name">{name}</b>
        <Chips>{chips}</Chips>
      </div>
      <p className="k-minion-text">{text}</p>
      {blow !== undefined && <Blow figure={blow} />}
      <span className="k-minion-hp">{health !== undefined && <Health {...health} />}</span>
      <span className="k-minion-then">{then}</span>
    </article>
  )
}

/** Where nobody stands. */
export function Spot({ children }: { children: ReactNode }) {
  return (
    <span className="k-spot" data-face>
      {children}
    </span>
  )
}

/** The row they stand in: places of one size, whoever stands there. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul className="k-row" aria-label={name}>
      {children}
    </ul>
  )
}
