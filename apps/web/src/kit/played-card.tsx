/** A card that is in play or lies open: as gear with its picture above, as a line, or as a chip with its name. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { Picture } from '../art/picture.tsx'
import type { Tint } from '../art/tints.ts'
import type { CardState } from './card.tsx'
import './played-card.css'
import './panel.css'

export interface PlayedCardProps {
  readonly form: 'gear' | 'line' | 'chip'
  readonly title: string
  readonly art: string
  readonly tint: Tint
  /** What it costs to use it. */
  readonly gem?: ReactNode
  readonly children?: ReactNode
  /** How long its text is, for its type. */
  readonly length?: number
  readonly state?: CardState
  /** It cannot be used again, and why: `used`. */
  readonly spent?: string | undefined
  /** Of what kind it is, for the colour of its edge: that of the place where it lies. */
  readonly edge?: string | undefined
  /** What may lie under it. */
  readonly note?: string | undefined
}

/** Cards that lie open together, as chips in a line, under the name of what they are. */
export function OpenCards({ name, icon, children }: { name: string; icon: string; children: ReactNode }) {
  return (
    <div className="k-open-cards">
      <span>
        <Icon name={icon} /> {name}
      </span>
      <ul>{children}</ul>
    </div>
  )
}

/** Longer texts are set smaller. */
const WORDY = 64

export function PlayedCard(props: PlayedCardProps) {
  const { form, title, art, tint, gem, children, length = 0, state = 'idle', spent, edge, note } = props
  return (
    <article
      className="k-played-card k-stands"
      data-form={form}
      data-state={state}
      data-spent={spent !== undefined || undefined}
      data-wordy={length > WORDY || undefined}
      data-edge={edge}
      title={form === 'chip' ? title : undefined}
      data-face
    >
      <span className="k-played-pic">
        <Picture icon={art} tint={tint} />
        {gem !== undefined && <b className="k-gem">{gem}</b>}
        {spent !== undefined && <em>{spent}</em>}
      </span>
      <b className="k-played-name">{title}</b>
      {form !== 'chip' && <span className="k-played-text">{children}</span>}
      {note !== undefined && <small>{note}</small>}
    </article>
  )
}
