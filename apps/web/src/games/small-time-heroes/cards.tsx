/** Cards of Heroes, Bombs among them, and everything else that is chosen like a card. */
import { memo } from 'react'
import { Card } from '../../kit/card.tsx'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import type { Standing } from '../../table/use-standing.ts'
import { label, plain } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import { nowInWords } from './card-now.ts'
import type { Now } from './card-now.ts'
import { aboutCard, aboutItem, ENEMY_SIDE } from './inspect.ts'
import type { CardView, ItemView } from './model-heroes.ts'

const RESTS: Standing = { state: '', reason: '' }

/** Its words; a figure that is not the printed one is green, or red. */
function Saying({ now: { said }, side }: { now: Now; side?: string }) {
  return said.map((one, i) => {
    if (typeof one === 'string') return <MarkedText key={i} text={one} {...(side && { side })} />
    const { printed, now } = one
    if (now === printed) return now
    return (
      <b key={i} className={now > printed ? 'k-up' : 'k-down'}>
        {now}
      </b>
    )
  })
}

export function HeroCardFace({ card, standing = RESTS }: { card: CardView; standing?: Standing }) {
  const { title, art, type, typeName, now, cost, isCheaper } = card
  return (
    <Card
      {...{ title, art, isCheaper }}
      tint={type === 'bomb' ? 'curse' : type}
      kind={typeName}
      {...(cost === null ? {} : { gem: cost })}
      state={cardStateOf(standing)}
      why={standing.reason}
      length={plain(nowInWords(now)).length}
      {...(now.sums.length > 0 && { sum: now.sums.join('; ') })}
    >
      <Saying now={now} {...(type === 'bomb' ? { side: ENEMY_SIDE } : {})} />
    </Card>
  )
}

interface CardProps {
  readonly card: CardView
  /** The copy that choices name. */
  readonly named: number
  readonly isTwin?: boolean
  /** How the cards around it lie: only when that changes is it measured where it has to fly. */
  readonly lie?: string
  /** Whether it flies here from where it was before. */
  readonly flies?: boolean
  /** Whether it comes from the deck, to the right of the hand. */
  readonly isDrawn?: boolean
}

export const HeroCard = memo(function HeroCard(props: CardProps) {
  const { card, named, isTwin = false, lie = '', flies = true, isDrawn = false } = props
  const inspect = useInspect()
  const of = { kind: 'card', id: named }
  const { title, cost, typeName, now } = card
  return (
    <FlyingCard
      {...{ id: card.id, lie, flies }}
      from={isDrawn ? { x: 180, y: 30 } : { y: 30 }}
      duration={0.26}
    >
      <Thing
        of={of}
        onInspect={inspect(of, aboutCard(card))}
        label={label(title, cost !== null && say('cost', { cost }), typeName, plain(nowInWords(now)))}
        isTwin={isTwin}
      >
        {(standing) => <HeroCardFace card={card} standing={standing} />}
      </Thing>
    </FlyingCard>
  )
})

/** A card that is no Hero card: a Challenge, Knowledge, a Treasure. */
export function ItemCard({ kind, item, word }: { kind: string; item: ItemView; word: string }) {
  const { id, title, art, text } = item
  const inspect = useInspect()
  const of = { kind, id }
  return (
    <Thing of={of} onInspect={inspect(of, aboutItem(item, word))} label={label(word, title, plain(text))}>
      {(standing) => (
        <Card
          {...{ title, art }}
          tint="equipment"
          kind={word}
          state={cardStateOf(standing)}
          why={standing.reason}
          length={plain(text).length}
        >
          <MarkedText text={text} />
        </Card>
      )}
    </Thing>
  )
}
