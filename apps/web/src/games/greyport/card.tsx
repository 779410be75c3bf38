/** Heroes and items: in large, as cards; on the table, as what was played with its text. */
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import type { Tint } from '../../art/tints.ts'
import { Card } from '../../kit/card.tsx'
import type { CardState } from '../../kit/card.tsx'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import type { Standing } from '../../table/use-standing.ts'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import { aboutCard, cardWords, COIN_NAMES, coinName, DIE_NAMES, dieName, DIE_RANGES } from './inspect.ts'
import type { CardView } from './model-cards.ts'
import { Purpose } from './purpose.tsx'

/** A coin: copper, silver or gold, by colour and letter. */
export function Coin({ coin }: { coin: number }) {
  const name = coinName(coin)
  return (
    <i className="gp-coin" data-metal={COIN_NAMES[coin]} title={name}>
      {name.charAt(0).toUpperCase()}
    </i>
  )
}

/** What a card adds to a fight: its dice by colour and range, since a lone number would look like damage, and what is certain. */
export function Might({ damage, dice }: Pick<CardView, 'damage' | 'dice'>) {
  if (damage === 0 && dice.every((count) => count === 0)) return null
  return (
    <span className="gp-might">
      {dice.flatMap((count, die) =>
        Array.from({ length: count }, (_, i) => (
          <i
            key={`${die} ${i}`}
            className="gp-die"
            data-die={DIE_NAMES[die]}
            title={say('die', { die: dieName(die) })}
          >
            {DIE_RANGES[die].join('–')}
          </i>
        )),
      )}
      {damage > 0 && <i className="gp-die">+{damage}</i>}
    </span>
  )
}

const KINDS = { hero: say('hero'), item: say('item'), curse: say('curse') } as const

/** The colours of its picture. */
export const tintOf = ({ type }: CardView): Tint => (type === 'none' ? 'curse' : type)

interface FaceProps {
  readonly card: CardView
  readonly state?: CardState
  readonly why?: string
}

export function CardFace({ card, state = 'idle', why = '' }: FaceProps) {
  const { name, art, type, kind, text, level } = card
  return (
    <Card
      {...{ title: name, art, tint: tintOf(card), state, why }}
      kind={level > 0 ? say('level-of', { level }) : KINDS[kind]}
      gem={
        <>
          <i className="gp-gem" data-type={type}>
            <Icon name={type === 'none' ? marks.curse : marks[type]} />
          </i>
          <span className="gp-stack">
            <Might {...card} />
          </span>
        </>
      }
      length={text.length}
    >
      <MarkedText text={kind === 'curse' ? say('it-does-nothing') : text} />
    </Card>
  )
}

interface CardProps {
  readonly card: CardView
  readonly className?: string
  /** How the cards around it lie: only when that changes is it measured where it has to fly. */
  readonly lie?: string
  /** Whether it flies here from where it was before. */
  readonly flies?: boolean
  /** Whether it need not say what it glows for. */
  readonly isPlain?: boolean
  /** Instead of the whole card. */
  readonly children?: (standing: Standing) => ReactNode
}

/** A card as a thing on the table. */
export const GameCard = memo(function GameCard(props: CardProps) {
  const { card, className = '', lie = '', flies = true, isPlain = false, children } = props
  const inspect = useInspect()
  const of = { kind: 'card', id: card.id }
  return (
    <FlyingCard id={card.id} lie={lie} flies={flies} className="gp-card-holder">
      <Thing of={of} onInspect={inspect(of, aboutCard(card))} label={cardWords(card)} className={className}>
        {(standing) => (
          <>
            {children?.(standing) ?? (
              <CardFace card={card} state={cardStateOf(standing)} why={standing.reason} />
            )}
            {!isPlain && <Purpose of={of} />}
          </>
        )}
      </Thing>
    </FlyingCard>
  )
})
