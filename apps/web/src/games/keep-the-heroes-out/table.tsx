/** The table of Keep the Heroes Out!: which part of it stands in which area of the frame. */
import { LayoutGroup, MotionConfig } from 'motion/react'
import { useState } from 'react'
import { Field, Ground, HandArea, Near, PlateArea, Stage, useSizeOfFrame } from '../../kit/frame.tsx'
import { Banner } from '../../table/banner.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { useShownSeat } from '../../table/use-shown-seat.ts'
import { ANNOUNCED, announcementOf } from './announcements.ts'
import { Clans } from './clans.tsx'
import { EffectsProvider } from './effects.tsx'
import { DungeonEnd } from './end.tsx'
import { ClanGathering } from './gathering.tsx'
import { Guild } from './guild.tsx'
import { ClanHand, ClanPiles } from './hand.tsx'
import { DungeonMap } from './map.tsx'
import type { Model } from './model.ts'
import { ClanPlate } from './plate.tsx'
import { Store } from './store.tsx'
import { useModel } from './use-model.ts'
import './map.css'
import './table.css'

/** The player whose hand is shown: who is asked, unless one looks at somebody else's. */
function useShown(model: Model): readonly [number, (seat: number) => void] {
  const { attended, isPlaying } = useTable()
  return useShownSeat(isPlaying && model.phase !== 'before' ? model.active : attended)
}

/** Where cards lie: only when that changes is it measured where they have to fly. */
function lieOf({ seats, offer }: Model): string {
  return [...seats.map(({ hand }) => hand), offer].map((cards) => cards.map(({ id }) => id).join()).join(' ')
}

function Game({ model }: { model: Model }) {
  const [shown, show] = useShown(model)
  const [pointed, point] = useState('')
  const size = useSizeOfFrame()
  const lie = lieOf(model)
  const seat = model.seats[shown]
  // On a phone the store is in the drawer: there is no room for it to be chosen from.
  const hasStore = size !== 'phone' && size !== 'phone-turned'
  return (
    <>
      <Field>
        <Ground>
          <DungeonMap model={model} pointed={pointed} isTall={size === 'phone'} />
        </Ground>
        <Stage className="kh-stage">
          <Guild model={model} point={point} />
          {hasStore && <Store model={model} seat={seat} lie={lie} />}
        </Stage>
      </Field>
      <PlateArea>
        <ClanPlate seat={seat} inPlay={shown === model.active ? model.inPlay : null} />
      </PlateArea>
      <HandArea>
        <ClanHand seat={seat} lie={lie} />
      </HandArea>
      <Near className="kh-near">
        <ClanPiles seat={seat} />
        {model.seats.length > 1 && <Clans seats={model.seats} shown={shown} show={show} />}
      </Near>
    </>
  )
}

const CHOOSING = ['choose-clan', 'choose-laboratory-clan']

export function KeepTheHeroesOutTable() {
  const session = useSession()
  const { look, isPlaying } = useTable()
  const model = useModel()
  const isOver = look.outcome !== 'playing' && !isPlaying
  const isGathering =
    model.seats.some(({ clan }) => clan === '') || CHOOSING.includes(look.prompt?.question ?? '')
  return (
    <EffectsProvider model={model}>
      <MotionConfig reducedMotion="user">
        <LayoutGroup>
          <div className="kh" {...dropTarget(session)}>
            {isOver ? (
              <DungeonEnd model={model} isWon={look.outcome === 'won'} />
            ) : isGathering ? (
              <ClanGathering model={model} />
            ) : (
              <Game model={model} />
            )}
          </div>
          <Banner model={model} announcementOf={announcementOf} life={ANNOUNCED} />
        </LayoutGroup>
      </MotionConfig>
    </EffectsProvider>
  )
}
