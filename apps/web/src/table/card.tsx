/** A card that belongs to a player: parchment with cost, name, picture, ribbon and text. */
import { Icon } from '../art/icon.tsx'
import { MarkedText } from './marked-text.tsx'

interface CardProps {
  readonly title: string
  readonly art: string
  /** What it is, for its colours: `attack`, `defense`, `skill`, `equipment`, `bomb`. */
  readonly tone: string
  readonly ribbon: string
  readonly text: string
  /** What it costs now; null if it has no cost. */
  readonly cost: number | null
  readonly isCheaper?: boolean
  readonly side?: string
}

export function CardFace({ title, art, tone, ribbon, text, cost, isCheaper = false, side }: CardProps) {
  // Long texts are set smaller rather than cut off.
  const size = text.length > 95 ? 'wordy' : text.length > 60 ? 'chatty' : ''
  return (
    <div className={`card-face parchment tone-${tone} ${size}`} data-face>
      {cost !== null && <b className={`cost-gem ${isCheaper ? 'cheaper' : ''}`}>{cost}</b>}
      <h3 className={title.length > 17 ? 'long' : ''}>{title}</h3>
      <div className="card-art">
        <Icon name={art} />
        <span className="ribbon">{ribbon}</span>
      </div>
      <p className="card-text">
        <MarkedText text={text} {...(side === undefined ? {} : { side })} />
      </p>
    </div>
  )
}

/** A card so small that only its picture, cost and name fit. */
export function MiniCard({ title, art, tone, cost }: Pick<CardProps, 'title' | 'art' | 'tone' | 'cost'>) {
  return (
    <div className={`mini-card tone-${tone}`} data-face>
      <Icon name={art} />
      <span className="mini-title">{title}</span>
      {cost !== null && <b className="mini-cost">{cost}</b>}
    </div>
  )
}
