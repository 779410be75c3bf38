/** The table of Battle for Greyport: what stands where. */
import { LayoutGroup, MotionConfig } from 'motion/react'
import { Field, Ground, Stage } from '../../kit/frame.tsx'
import { SeatRow } from '../../kit/seat-row.tsx'
import { Banner } from '../../table/banner.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { useShownSeat } from '../../table/use-shown-seat.ts'
import { say } from '../../words/greyport.ts'
import { ANNOUNCED, announcementOf } from './announcements.ts'
import { Tray } from './dice.tsx'
import { EffectsProvider } from './effects.tsx'
import { GreyportEnd } from './end.tsx'
import { useModel } from './frame.tsx'
import { PartyGathering } from './gathering.tsx'
import { Market, Offer } from './market.tsx'
import type { Model } from './model.ts'
import { Own } from './own.tsx'
import { SeatPanel } from './seat.tsx'
import { Location, Threats } from './stage.tsx'
import { DefenderContext } from './use-aim.ts'
import { useEarning } from './use-earning.ts'
import './table.css'

/** Where everything lies: only when that changes is it measured where things have to fly. */
function lieOf({ location, seats, heroRow, itemRow, defender }: Model): string {
  const numbers = (things: readonly { readonly id: number }[]): string => things.map(({ id }) => id).join()
  return [
    defender,
    numbers(location.monsters),
    ...seats.flatMap(({ group, hand, played }) => [
      numbers(group),
      numbers(hand),
      numbers(played.flatMap(({ hero, items }) => [hero, ...items])),
    ]),
    numbers([...heroRow.cards, ...itemRow.cards]),
  ].join(' ')
}

interface PartProps {
  readonly model: Model
  readonly shown: number
  readonly lie: string
}

/** Beside the location: what stands on it, and the dice; or what can be had. */
function OnStage({ model, shown, lie }: PartProps) {
  const { look, isPlaying } = useTable()
  const question = isPlaying ? undefined : look.prompt?.question
  const seat = model.seats[shown]
  const isRecruiting = question === 'recruit' || question === 'recruit-all'
  if (isRecruiting || question === 'take-card') return <Market {...{ model, seat, lie, isRecruiting }} />
  if (question === 'recover-card')
    return <Offer title={say('s-discard-pile', { name: seat.name })} cards={seat.discard} lie={lie} />
  return (
    <>
      <Threats model={model} lie={lie} />
      <div className="gp-tray">
        <Tray model={model} />
      </div>
    </>
  )
}

function Seats({ model, shown, lie, show }: PartProps & { show: (seat: number) => void }) {
  const { look, isPlaying } = useTable()
  const asked = isPlaying ? [] : (look.prompt?.seats ?? [])
  const { seats, isMarkerUsed, shields } = model
  return (
    <SeatRow count={seats.length}>
      {seats.map((seat) => (
        <SeatPanel
          key={seat.seat}
          {...{ seat, isMarkerUsed, shields, lie }}
          isShown={seat.seat === shown}
          isCramped={seats.length > 3}
          canAct={asked.length > 1 && asked.includes(seat.seat)}
          onShow={show}
        />
      ))}
    </SeatRow>
  )
}

function Playing({ model }: { model: Model }) {
  const session = useSession()
  const { attended } = useTable()
  const [shown, show] = useShownSeat(attended)
  const lie = lieOf(model)
  return (
    // Wherever it is dropped, a card is played that needs no target.
    <div className="gp-drop" {...dropTarget(session)}>
      <Field className="gp-scene">
        <Stage className="gp-stage">
          <Location model={model} />
          <OnStage {...{ model, shown, lie }} />
        </Stage>
        <Ground>
          <Seats {...{ model, shown, show, lie }} />
        </Ground>
      </Field>
      <Own model={model} seat={model.seats[shown]} lie={lie} />
    </div>
  )
}

export function GreyportTable() {
  const model = useModel()
  const { look, isPlaying } = useTable()
  const earned = useEarning()
  const isOver = look.outcome !== 'playing' && !isPlaying
  const isGathering = model.encounter === 0
  return (
    <MotionConfig reducedMotion="user">
      <LayoutGroup>
        <EffectsProvider model={model}>
          <DefenderContext value={model.defender}>
            {isOver || isGathering ? (
              <div className="gp-scene k-whole">
                {isOver ? (
                  <GreyportEnd model={model} isWon={look.outcome === 'won'} earned={earned} />
                ) : (
                  <PartyGathering model={model} />
                )}
              </div>
            ) : (
              <Playing model={model} />
            )}
            <Banner model={model} announcementOf={announcementOf} life={ANNOUNCED} />
          </DefenderContext>
        </EffectsProvider>
      </LayoutGroup>
    </MotionConfig>
  )
}
