/** Heroes and items: in large, as parchment; in small, as tiles. */
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { marks } from './art.ts'
import { aboutCard, cardWords, COIN_NAMES, DIE_NAMES, DIE_RANGES } from './inspect.ts'
import type { CardView } from './model-cards.ts'

/** A coin: copper, silver or gold, by colour, letter and size of its rim. */
export function Coin({ coin }: { coin: number }) {
  const name = COIN_NAMES[coin]
  return (
    <i className={`gp-coin ${name}`} title={name}>
      {name.charAt(0).toUpperCase()}
    </i>
  )
}

/** A die as it stands on a card: its colour, and what it can show; a lone number would look like damage. */
function DieSign({ die }: { die: number }) {
  const [least, most] = DIE_RANGES[die]
  return (
    <i className={`gp-die ${DIE_NAMES[die]}`} title={`${DIE_NAMES[die]} die: ${least} to ${most}`}>
      {least}–{most}
    </i>
  )
}

/** What a card adds to a fight. */
function Might({ damage, dice }: Pick<CardView, 'damage' | 'dice'>) {
  if (damage === 0 && dice.every((count) => count === 0)) return null
  return (
    <span className="gp-might">
      {dice.flatMap((count, die) =>
        Array.from({ length: count }, (_, i) => <DieSign key={`${die} ${i}`} die={die} />),
      )}
      {damage > 0 && <b className="gp-flat">+{damage}</b>}
    </span>
  )
}

/** Physical is red and square, magical is blue and round. */
function TypeSign({ type }: Pick<CardView, 'type'>) {
  if (type === 'none') return null
  return (
    <i className={`gp-type ${type}`} title={type}>
      <Icon name={marks[type]} />
    </i>
  )
}

/** Long texts are set smaller rather than cut off. */
function sizeOf({ text }: CardView): string {
  return text.length > 120 ? 'wordy' : text.length > 72 ? 'chatty' : ''
}

const ribbonOf = ({ kind, level }: CardView): string =>
  kind === 'curse' ? 'Curse' : level > 0 ? `Level ${level}` : kind === 'hero' ? 'Hero' : 'Item'

/** `Fiona, level 2` says its level on the ribbon. */
const titleOf = ({ title, level }: CardView): string => (level > 0 ? title.replace(/, level \d$/, '') : title)

export function CardFace({ card }: { card: CardView }) {
  const { title, art, type, kind, text, cost } = card
  const name = titleOf(card)
  return (
    <div
      className={`gp-card parchment ${type} ${kind} ${card.level > 0 ? 'own' : ''} ${sizeOf(card)}`}
      data-face
    >
      <TypeSign type={type} />
      {cost >= 0 && <Coin coin={cost} />}
      <h3 className={title.length > 26 ? 'longer' : title.length > 18 ? 'long' : ''}>{name}</h3>
      <div className="gp-card-art">
        <Icon name={art} />
        <span className="gp-ribbon">{ribbonOf(card)}</span>
      </div>
      <Might {...card} />
      <p className="gp-card-text">
        <MarkedText text={kind === 'curse' ? 'It does nothing.' : text} />
      </p>
    </div>
  )
}

/** So small that only the picture, its might and its name fit. */
export function Tile({ card, isNamed = true }: { card: CardView; isNamed?: boolean }) {
  const { art, type, kind } = card
  return (
    <span className={`gp-tile ${type} ${kind} ${card.level > 0 ? 'own' : ''}`} data-face>
      <Icon name={art} />
      {isNamed && <span className="gp-tile-name">{titleOf(card)}</span>}
      {isNamed && <Might {...card} />}
    </span>
  )
}

interface CardProps {
  readonly card: CardView
  readonly className?: string
  /** How the cards around it lie: only when that changes is it measured where it has to fly. */
  readonly lie?: string
  /** Whether it flies here from where it was before. */
  readonly flies?: boolean
  /** Instead of the whole card. */
  readonly children?: ReactNode
}

/** A card as a thing on the table. */
export const GameCard = memo(function GameCard(props: CardProps) {
  const { card, className = '', lie = '', flies = true, children } = props
  const inspect = useInspect()
  const of = { kind: 'card', id: card.id }
  return (
    <FlyingCard id={card.id} lie={lie} flies={flies} className="gp-card-holder">
      <Thing
        of={of}
        onInspect={inspect(of, aboutCard(card))}
        label={cardWords(card)}
        className={`gp-thing ${className} ${card.type}`}
      >
        {children ?? <CardFace card={card} />}
      </Thing>
    </FlyingCard>
  )
})
