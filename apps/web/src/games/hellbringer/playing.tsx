/** The table of Hellbringer while it is played: which part of it stands in which area of the frame. */
import { bodies } from 'virtual:icons/hellbringer/cards,foes'
import { useState } from 'react'
import { addIcons } from '../../art/icon.tsx'
import { Field, HandArea, PlateArea, useSizeOfFrame } from '../../kit/frame.tsx'
import type { Size } from '../../kit/size.ts'
import { Tabs } from '../../kit/tabs.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { useShownSeat } from '../../table/use-shown-seat.ts'
import { say } from '../../words/hellbringer.ts'
import { Board } from './board.tsx'
import { FlatPlate, PlaceLine } from './compact.tsx'
import { currentLayer, Descent, nextCombat } from './descent.tsx'
import { FatePanel } from './fate.tsx'
import { nowOf, OpenPiles, OwnHand } from './hand.tsx'
import type { Model, SeatView } from './model.ts'
import { Attributes, Rig, Side } from './own.tsx'
import { Seats } from './seats.tsx'
import { Tray } from './tray.tsx'
import { useFate } from './use-fate.ts'
import type { Fate } from './use-fate.ts'
import { useStrata } from './use-model.ts'
import { useStrikes } from './use-odds.ts'

addIcons(bodies)

/** Where cards lie: only when that changes is it measured where they have to fly. */
function lieOf({ seats, piles }: Model): string {
  const numbers = (cards: readonly { readonly id: number }[]): string => cards.map(({ id }) => id).join()
  return [
    ...seats.flatMap(({ hand, items, skills, companions }) => [hand, items, skills, companions].map(numbers)),
    ...piles.map(({ cards }) => numbers(cards)),
  ].join(' ')
}

interface PlayProps {
  readonly model: Model
  readonly seat: SeatView
  readonly fate: Fate
  readonly shown: number
  readonly show: (seat: number) => void
}

/** The board of a player as far as it fits beside the hand. */
function BoardCards({ seat }: { seat: SeatView }) {
  return (
    <>
      <Attributes seat={seat} />
      <Rig seat={seat} />
      <Side seat={seat} />
    </>
  )
}

/** Everything at once, where there is room for it. */
function Spacious({ model, seat, fate, shown, show }: PlayProps) {
  const strikes = useStrikes(model)
  return (
    <>
      <Field className="hb-field">
        <Descent model={model} />
        <div className="hb-hall">
          <Board {...{ model, seat, strikes }} />
          <Tray {...{ model, seat, strikes }} />
        </div>
        <div className="hb-right">
          <FatePanel {...{ model, seat, fate }} />
          {model.seats.length > 1 && <Seats seats={model.seats} {...{ fate, shown }} onShow={show} />}
        </div>
      </Field>
      <PlateArea className="hb-own">
        <BoardCards seat={seat} />
      </PlateArea>
      <HandArea className="hb-hand" label={say('hand-of', { name: seat.name })}>
        <OpenPiles model={model} />
        <OwnHand seat={seat} lie={lieOf(model)} now={nowOf(fate, seat.seat)} />
      </HandArea>
    </>
  )
}

type Tab = 'hand' | 'board' | 'attack' | 'descent' | 'fate'

/** What can be turned to at a size: what is there anyway needs no tab. */
const TABS_AT: Readonly<Record<string, readonly Tab[]>> = {
  tablet: ['hand', 'board'],
  phone: ['hand', 'board', 'descent', 'fate'],
  'phone-turned': ['hand', 'attack', 'board', 'descent', 'fate'],
}

/** Where one is, in a line, where the descent has no room. */
function Where({ model }: { model: Model }) {
  const strata = useStrata()
  const { places, place, si, layers } = model
  const now = currentLayer(model)
  return (
    <div className="hb-where">
      <PlaceLine icon={places[place].art}>{say('place-sight', { name: places[place].name, si })}</PlaceLine>
      <PlaceLine icon="card-pickup">
        {[say('cards-left', { count: layers[now] }), nextCombat(strata?.[now])].filter(Boolean).join(' · ')}
      </PlaceLine>
    </div>
  )
}

/** What a tab shows in the strip of cards. */
function TabContent({ tab, size, ...props }: PlayProps & { readonly tab: Tab; readonly size: Size }) {
  const { model, seat, fate, shown, show } = props
  const strikes = useStrikes(model)
  if (tab === 'board')
    return (
      <div className="hb-strip" tabIndex={0} role="group" aria-label={say('tab.board')}>
        <BoardCards seat={seat} />
      </div>
    )
  if (tab === 'attack') return <Tray {...{ model, seat, strikes }} />
  if (tab === 'descent')
    return (
      <div className="hb-strip" tabIndex={0} role="group" aria-label={say('descent')}>
        <Descent model={model} />
      </div>
    )
  if (tab === 'fate')
    return (
      <div className="hb-strip" tabIndex={0} role="group" aria-label={say('fate')}>
        <FatePanel {...{ model, seat, fate }} />
        {model.seats.length > 1 && <Seats seats={model.seats} {...{ fate, shown }} onShow={show} />}
      </div>
    )
  const open = model.piles.some(({ name }) => name !== 'revealed') && <OpenPiles model={model} />
  const hand = { seat, lie: lieOf(model), now: nowOf(fate, seat.seat) }
  if (size !== 'tablet') return <OwnHand {...hand} after={open || undefined} />
  return (
    <div className="hb-hand-below">
      <OpenPiles model={model} />
      <OwnHand {...hand} />
    </div>
  )
}

/** A strip of cards under tabs, where there is little room. */
function Narrow(props: PlayProps & { readonly size: Size }) {
  const { model, seat, fate, size, shown, show } = props
  const [wanted, want] = useState<Tab>('hand')
  const tabs = TABS_AT[size]
  const tab = tabs.includes(wanted) ? wanted : 'hand'
  const strikes = useStrikes(model)
  return (
    <>
      <Field className="hb-field">
        {size !== 'tablet' && <Where model={model} />}
        <Board {...{ model, seat, strikes }} />
        {size !== 'phone-turned' && <Tray {...{ model, seat, strikes }} />}
        {size === 'tablet' && (
          <div className="hb-below">
            <Descent model={model} />
            <FatePanel {...{ model, seat, fate }} />
            {model.seats.length > 1 && <Seats seats={model.seats} {...{ fate, shown }} onShow={show} />}
          </div>
        )}
      </Field>
      <PlateArea>
        <FlatPlate seat={seat} fate={fate} />
      </PlateArea>
      <HandArea className="hb-hand" label={say('hand-of', { name: seat.name })}>
        <Tabs
          name={say('tabs')}
          tabs={tabs.map((id) => ({
            id,
            words: id === 'hand' ? say('tab.hand', { handCount: seat.handCount }) : say(`tab.${id}`),
          }))}
          shown={tab}
          onShow={want}
        />
        <TabContent {...{ tab, size, model, seat, fate, shown, show }} />
      </HandArea>
    </>
  )
}

const NARROW: readonly Size[] = ['tablet', 'phone', 'phone-turned']

export function Playing({ model }: { model: Model }) {
  const session = useSession()
  const { attended, isPlaying } = useTable()
  const [shown, show] = useShownSeat(isPlaying && model.phase > 0 ? model.turn : attended)
  const size = useSizeOfFrame()
  const seat = model.seats[shown]
  const fate = useFate(model, seat)
  const props = { model, seat, fate, shown, show }
  return (
    // Wherever it is dropped, a card is played that needs no target.
    <div className="hb-table" {...dropTarget(session)}>
      {NARROW.includes(size) ? <Narrow {...props} size={size} /> : <Spacious {...props} />}
    </div>
  )
}
