/** Cards of clans and crafts: parchment with one side or two, each of which can be played by itself. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { TINTS } from '../../art/tints.ts'
import type { Tint } from '../../art/tints.ts'
import { Card } from '../../kit/card.tsx'
import { useSession, useTableOf } from '../../table/context.ts'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { sentence } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { aboutCard, cardWords } from './inspect.ts'
import type { ActionView, CardView, SideView } from './model-cards.ts'
import './card.css'

/** The actions of a side line by line, equal ones together; one side or the other. */
function Actions({ actions, isOther }: { actions: readonly ActionView[]; isOther: boolean }) {
  const lines = actions.map(({ design, art, text, count }) => (
    <span key={design} className="kh-action">
      <Icon name={art} />
      <span>
        {sentence(text)}
        {count > 1 && ` ×${count}`}
      </span>
    </span>
  ))
  return isOther ? [<i key="or" className="kh-or" children={say('or')} />, ...lines] : lines
}

/** A side of a card in hand: while the card can be played, a click plays it with this side. */
function Side({ card, side, isOther }: { card: CardView; side: SideView; isOther: boolean }) {
  const session = useSession()
  const choice = useTableOf(({ look, isPlaying, isPast }) =>
    isPlaying || isPast
      ? undefined
      : look.choices.find(
          ({ kind, concerns }) =>
            kind === 'play-card' &&
            concerns.some((one) => one.kind === 'card' && one.id === card.id) &&
            concerns.some((one) => one.kind === 'option' && one.id === side.option),
        ),
  )
  if (choice === undefined)
    return (
      <span className="kh-side">
        <Actions actions={side.actions} isOther={isOther} />
      </span>
    )
  return (
    <button type="button" className="kh-side can" onClick={() => session.take(choice)}>
      <span className="aloud">{say('play', { title: card.title, text: side.text })}</span>
      <span className="kh-side-face" aria-hidden="true">
        <Actions actions={side.actions} isOther={isOther} />
      </span>
    </button>
  )
}

const CRAFTED: Readonly<Record<string, Tint>> = {
  equipment: 'gear',
  beast: 'beast',
  potion: 'potion',
  scroll: 'scroll',
}

/** Crafts are tinted by kind, clan cards by clan. */
export function tintOf({ clan, craft }: CardView): Tint {
  return (clan === '' ? CRAFTED[craft] : TINTS.find((tint) => tint === clan)) ?? 'foe'
}

/** The card without its sides. */
const faceOf = (card: CardView) => ({
  title: card.title,
  art: card.art,
  tint: tintOf(card),
  kind: card.ribbon,
})

/** A whole card to look at. */
export function CardFace({ card }: { card: CardView }) {
  return (
    <Card {...faceOf(card)}>
      <span className="kh-sides">
        {card.sides.map((side, i) => (
          <span key={side.option} className="kh-side">
            <Actions actions={side.actions} isOther={i > 0} />
          </span>
        ))}
      </span>
    </Card>
  )
}

/** A card in hand: its sides lie over it, so that each of them can be clicked by itself. */
export const HandCard = memo(function HandCard({ card, lie }: { card: CardView; lie: string }) {
  const inspect = useInspect()
  const of = { kind: 'card', id: card.id }
  return (
    <FlyingCard id={card.id} lie={lie} className="kh-card-holder">
      <Thing of={of} onInspect={inspect(of, aboutCard(card))} label={cardWords(card)}>
        {(standing) => (
          <Card {...faceOf(card)} state={cardStateOf(standing)}>
            {''}
          </Card>
        )}
      </Thing>
      <div className="kh-sides over">
        {card.sides.map((side, i) => (
          <Side key={side.option} card={card} side={side} isOther={i > 0} />
        ))}
      </div>
    </FlyingCard>
  )
})
