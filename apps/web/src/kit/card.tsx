/** A card that belongs to a player: parchment with cost, name, picture, type and text. */
import type { ReactNode } from 'react'
import { Picture } from '../art/picture.tsx'
import type { Tint } from '../art/tints.ts'
import './card.css'
import './card-sizes.css'

/** `not-now` is grey and says why; `shown` is large, to be read. */
export type CardState = 'idle' | 'playable' | 'chosen' | 'not-now' | 'hinted'

export interface CardProps {
  readonly title: string
  readonly art: string
  /** What it is, for its colours: `attack`, `defense`. */
  readonly tint: Tint
  /** What it is, in a word. */
  readonly kind: string
  /** What stands in its corner: what it costs now, most of the time. */
  readonly gem?: ReactNode
  /** Less than is printed. */
  readonly isCheaper?: boolean
  /** What it does, in figures as they are now. */
  readonly children: ReactNode
  /** Where a figure comes from, if it is not the printed one: `3 + 1 Dustbin Lid`. */
  readonly sum?: string | undefined
  readonly state?: CardState
  /** Why it cannot be chosen. */
  readonly why?: string | undefined
  /** How long the text is, for its type: left out, of children that are text it is counted. */
  readonly length?: number
  readonly isLarge?: boolean
}

/** Texts longer than these are set smaller rather than cut off. */
const CHATTY = 52
const WORDY = 88
const LONG = 130

export function Card(props: CardProps) {
  const { title, art, tint, kind, gem, isCheaper = false, children, sum, state = 'idle', why } = props
  const length = props.length ?? (typeof children === 'string' ? children.length : 0)
  const words = length > LONG ? 'long' : length > WORDY ? 'wordy' : length > CHATTY ? 'chatty' : undefined
  return (
    <article className="k-card" data-state={state} data-words={words} data-large={props.isLarge} data-face>
      <div className="k-card-body">
        <header data-gemless={gem === undefined || undefined}>
          {gem !== undefined && (
            <span className="k-gem" data-cheaper={isCheaper || undefined}>
              {gem}
            </span>
          )}
          <b className="k-card-name">{title}</b>
        </header>
        <div className="k-card-pic">
          <Picture icon={art} tint={tint} />
          {why !== undefined && why !== '' && <span className="k-card-why">{why}</span>}
        </div>
        <span className="k-card-kind">{kind}</span>
        <div className="k-card-text">
          <span>{children}</span>
          {sum !== undefined && <small>{sum}</small>}
        </div>
      </div>
    </article>
  )
}

/** A card so small that only its picture and name fit: what was played, what lies on top of a pile. */
export function SmallCard({ title, art, tint }: Pick<CardProps, 'title' | 'art' | 'tint'>) {
  return (
    <span className="k-small-card" title={title} data-face>
      <Picture icon={art} tint={tint} />
    </span>
  )
}
