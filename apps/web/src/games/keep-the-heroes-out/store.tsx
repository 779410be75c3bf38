/** The General Store: what each card costs, where it is made, and whether now or what is missing. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Market, MarketRow } from '../../kit/market.tsx'
import { useTable } from '../../table/context.ts'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { tintOf } from './card.tsx'
import { aboutCard, cardWords } from './inspect.ts'
import type { CardView } from './model-cards.ts'
import type { Model, SeatView } from './model.ts'
import './store.css'

/** What it takes to make a card, for somebody who cannot make it at this moment. */
function missing({ making }: CardView, { rooms }: Model, { seat, name }: SeatView): string {
  if (making === null) return say('made-no')
  const room = rooms.find((one) => one.room === making.room)
  if (room === undefined) return say('no-this', { roomName: making.roomName })
  if (!room.meeples.some((one) => one.seat === seat)) return say('no-there', { room: room.name, name })
  const hasResource = making.resource === '' || room.tokens.some(({ id }) => id === making.resource)
  return hasResource
    ? say('takes-an', { name: room.name })
    : say('bring-a', { name: room.name, resourceName: making.resourceName })
}

/** The cards that can be made at this moment. */
function useMakeable(): ReadonlySet<number> {
  const { look, isPlaying, isPast } = useTable()
  if (isPlaying || isPast) return new Set()
  return new Set(
    look.choices
      .filter(({ kind }) => kind === 'use-room')
      .flatMap(({ concerns }) => concerns.filter(({ kind }) => kind === 'card').map(({ id }) => id)),
  )
}

interface OfferProps {
  readonly card: CardView
  readonly why: string
  readonly isNow: boolean
}

function Row({ card, why, isNow, isPicked = false }: OfferProps & { isPicked?: boolean }) {
  const { title, art, making } = card
  return (
    <MarketRow
      title={title}
      art={art}
      tint={tintOf(card)}
      text={isNow ? <NowWords where={making?.roomName ?? ''} /> : why}
      cost={making && <Icon name={making.art} />}
      state={isPicked ? 'chosen' : isNow ? 'now' : 'idle'}
    />
  )
}

function NowWords({ where }: { where: string }) {
  return (
    <>
      <Icon name="check-mark" /> {where}, <b>{say('now')}</b>
      {say('with-an')}
    </>
  )
}

/** A card of the offer that can be chosen. */
const Offer = memo(function Offer({ lie, ...offer }: OfferProps & { lie: string }) {
  const inspect = useInspect()
  const { card, why, isNow } = offer
  const of = { kind: 'card', id: card.id }
  const words = label(cardWords(card), isNow ? say('can-be') : why)
  return (
    <FlyingCard id={card.id} lie={lie} from={{ x: 20 }}>
      <Thing of={of} onInspect={inspect(of, aboutCard(card))} label={words}>
        {({ state }) => <Row {...offer} isPicked={state === 'picked'} />}
      </Thing>
    </FlyingCard>
  )
})

interface StoreProps {
  readonly model: Model
  /** For whom it is said what is missing. */
  readonly seat: SeatView
  /** Left out where cards cannot be chosen from it, only read. */
  readonly lie?: string
}

export function Store({ model, seat, lie }: StoreProps) {
  const makeable = useMakeable()
  const inspect = useInspect()
  const rows = model.offer.map((card) => ({
    ...{ card, isNow: makeable.has(card.id), why: missing(card, model, seat) },
  }))
  return (
    <div className="kh-store">
      <Market title={say('store')} note={say('more', { craftsLeft: model.craftsLeft })}>
        {rows.map((row) => (
          <li key={row.card.id}>
            {lie === undefined ? (
              <button
                type="button"
                className="kh-read"
                onClick={inspect({ kind: 'card', id: row.card.id }, aboutCard(row.card))}
              >
                <Row {...row} />
              </button>
            ) : (
              <Offer {...row} lie={lie} />
            )}
          </li>
        ))}
      </Market>
    </div>
  )
}
