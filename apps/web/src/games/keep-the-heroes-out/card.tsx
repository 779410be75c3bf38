/** Cards of clans and crafts: in large, as parchment with both sides; in small, as tiles. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useSession, useTableOf } from '../../table/context.ts'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { sentence } from '../../table/words.ts'
import { aboutCard, cardWords } from './inspect.ts'
import type { ActionView, CardView, SideView } from './model-cards.ts'

/** The keyword of an action explains itself; what follows it is the rest of its text. */
function markedAction(text: string): string {
  return text.startsWith('place') ? sentence(text) : text.replace(/^\w+/, '**$&**')
}

/** Actions line by line, equal ones together. */
function Actions({ actions }: { actions: readonly ActionView[] }) {
  return actions.map(({ design, art, text, count }) => (
    <span key={design} className="kh-action">
      <Icon name={art} />
      <span>
        <MarkedText text={markedAction(text)} />
        {count > 1 && <b> ×{count}</b>}
      </span>
    </span>
  ))
}

/** A side of a card in hand: while the card can be played, a click plays it with this side. */
function Side({ card, side }: { card: CardView; side: SideView }) {
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
        <Actions actions={side.actions} />
      </span>
    )
  return (
    <button type="button" className="kh-side can" onClick={() => session.take(choice)}>
      <span className="aloud">
        Play {card.title}: {side.text}
      </span>
      <span className="kh-side-face" aria-hidden="true">
        <Actions actions={side.actions} />
      </span>
    </button>
  )
}

function sizeOf({ title }: CardView): string {
  return title.length > 20 ? 'longer' : title.length > 14 ? 'long' : ''
}

const toneOf = ({ clan, craft }: CardView): string => (clan === '' ? craft : clan)

/** The upper part: name, picture, what it is. */
function CardHead({ card }: { card: CardView }) {
  return (
    <>
      <h3 className={sizeOf(card)}>{card.title}</h3>
      <div className="kh-card-art">
        <Icon name={card.art} />
        <span className="kh-ribbon">
          <Icon name={card.kindArt} /> {card.ribbon}
        </span>
      </div>
    </>
  )
}

/** A whole card to look at. */
export function CardFace({ card }: { card: CardView }) {
  return (
    <div className={`kh-card parchment ${toneOf(card)}`} data-face>
      <CardHead card={card} />
      <div className="kh-sides">
        {card.sides.map((side) => (
          <span key={side.option} className="kh-side">
            <Actions actions={side.actions} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** A card in hand: its sides lie over it, so that each of them can be clicked by itself. */
export const HandCard = memo(function HandCard({ card, lie }: { card: CardView; lie: string }) {
  const inspect = useInspect()
  const of = { kind: 'card', id: card.id }
  return (
    <FlyingCard id={card.id} lie={lie} className="kh-card-holder">
      <Thing
        of={of}
        onInspect={inspect(of, aboutCard(card))}
        label={cardWords(card)}
        className={`kh-card-thing ${toneOf(card)}`}
      >
        <div className={`kh-card parchment ${toneOf(card)}`} data-face>
          <CardHead card={card} />
        </div>
      </Thing>
      <div className="kh-sides over">
        {card.sides.map((side) => (
          <Side key={side.option} card={card} side={side} />
        ))}
      </div>
    </FlyingCard>
  )
})

/** So small that of its actions only the pictures fit. */
function Tile({ card }: { card: CardView }) {
  return (
    <span className={`kh-tile ${toneOf(card)}`} data-face>
      <span className="kh-tile-art">
        <Icon name={card.art} />
      </span>
      <span className="kh-tile-name">{card.title}</span>
      <span className="kh-tile-sides">
        {card.sides.map((side, i) => (
          <span key={side.option} title={side.text}>
            {i > 0 && <i>or</i>}
            {side.actions.flatMap(({ design, art, count, text }) =>
              Array.from({ length: count }, (_, n) => (
                <span key={`${design} ${n}`} className="kh-mini-action" title={text}>
                  <Icon name={art} />
                </span>
              )),
            )}
          </span>
        ))}
      </span>
      <span className="kh-tile-kind" title={card.ribbon}>
        <Icon name={card.kindArt} />
        <span>{card.ribbon}</span>
      </span>
    </span>
  )
}

/** A card of the offer. */
export const OfferCard = memo(function OfferCard({ card, lie }: { card: CardView; lie: string }) {
  const inspect = useInspect()
  const of = { kind: 'card', id: card.id }
  return (
    <FlyingCard id={card.id} lie={lie} from={{ x: 20 }}>
      <Thing
        of={of}
        onInspect={inspect(of, aboutCard(card))}
        label={cardWords(card)}
        className="kh-offer-thing"
      >
        <Tile card={card} />
      </Thing>
    </FlyingCard>
  )
})
