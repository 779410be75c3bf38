/** The hand, and above it what can be traded or taken: the Mule's cards, those a scenario lays open. */
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { Hand } from '../../kit/hand.tsx'
import { OpenCards } from '../../kit/played-card.tsx'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { marks, tintOf } from './art.ts'
import { aboutCard, cardWords } from './inspect.ts'
import { OpenCard } from './item.tsx'
import type { CardView } from './model-cards.ts'
import type { Model, OpenPile as OpenPileView, SeatView } from './model.ts'
import type { Fate } from './use-fate.ts'
import { percent } from './use-model.ts'

/** Runes that an Item takes, as dots. */
function Runes({ card: { runes } }: { card: CardView }) {
  if (runes.length === 0) return null
  return (
    <span className="hb-rune-dots" title={runes.map((rune) => say(`rune.${rune}`)).join(say('and'))}>
      {runes.map((rune) => (
        <i key={rune} data-rune={rune} />
      ))}
    </span>
  )
}

const kindOf = ({ kind, colour, isInfinite }: CardView): string =>
  kind === 'skill' && colour !== '' ? colour : isInfinite ? say('always-short') : say(`kind.${kind}`)

/** What it would change: `39 to 11%`. */
export type NowOf = (card: CardView) => string | undefined

export function nowOf(fate: Fate, seat: number): NowOf {
  const before = fate.fallOf(seat)
  return ({ title }) => {
    const found = fate.defences.find(({ card }) => card.title === title)
    if (found?.falls === undefined || before === undefined || before <= 0) return undefined
    return say('fall-from-to', { before: percent(before), after: percent(found.falls) })
  }
}

/** Texts longer than these are set as small as may be. */
const LONG = 115

export const HandCard = memo(function HandCard({
  card,
  lie,
  now,
}: {
  card: CardView
  lie: string
  now?: string | undefined
}) {
  const { id, title, art, text, cost } = card
  const of = { kind: 'card', id }
  const inspect = useInspect()
  return (
    <FlyingCard id={id} lie={lie} className={text.length > LONG ? 'hb-long' : ''}>
      <Thing of={of} label={cardWords(card)} onInspect={inspect(of, aboutCard(card))}>
        {(standing) => (
          <Card
            {...{ title, art }}
            tint={tintOf(card)}
            kind={kindOf(card)}
            gem={cost < 0 ? '∞' : cost}
            sum={now}
            state={cardStateOf(standing)}
            why={standing.reason}
            length={text.length}
          >
            <Runes card={card} />
            <MarkedText text={text.replaceAll('\n', ' ')} />
          </Card>
        )}
      </Thing>
    </FlyingCard>
  )
})

interface HandProps {
  readonly seat: SeatView
  readonly lie: string
  readonly now: NowOf
  readonly after?: ReactNode
}

export function OwnHand({ seat, lie, now, after }: HandProps) {
  const { name, hand, handCount } = seat
  return (
    <Hand name={say('hand-of', { name })} after={after}>
      {hand.map((card) => (
        <HandCard key={card.id} card={card} lie={lie} now={now(card)} />
      ))}
      {Array.from({ length: handCount - hand.length }, (_, i) => (
        <span key={`hidden${i}`} className="hb-back" role="img" aria-label={say('hidden-card')} />
      ))}
    </Hand>
  )
}

const ICONS: Readonly<Record<OpenPileView['name'], string>> = {
  mule: marks.mule,
  revealed: marks.draw,
  ledger: marks.tome,
  kennel: marks.companion,
  carried: marks.holds,
}

/** Cards that lie open together: with their names, each to be looked at, and picked where it can be traded or taken. */
export function OpenPile({ pile: { name, cards } }: { pile: OpenPileView }) {
  return (
    <OpenCards name={say(`pile.${name}`)} icon={ICONS[name]}>
      {cards.map((card) => (
        <li key={card.id}>
          <OpenCard card={card} form="chip" />
        </li>
      ))}
    </OpenCards>
  )
}

/** What lies open above the hand: cards turned up have a place of their own in the hall. */
export function OpenPiles({ model }: { model: Model }) {
  const shown = model.piles.filter(({ name }) => name !== 'revealed')
  return (
    <div className="hb-open-piles" tabIndex={0} role="group" aria-label={say('open-cards')}>
      {shown.map((pile) => (
        <OpenPile key={pile.name} pile={pile} />
      ))}
      {shown.length === 0 && <p>{model.seats.length > 1 ? say('trade-once') : say('nothing-open')}</p>}
    </div>
  )
}
