/** The table of Keep the Heroes Out! */
import { useState } from 'react'
import { Banner } from '../../table/banner.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { Scene } from '../../table/scene.tsx'
import { useShownSeat } from '../../table/use-shown-seat.ts'
import { useWanted } from '../../table/use-wanted.ts'
import { keyOf } from '../../session/thing.ts'
import { ANNOUNCED, announcementOf } from './announcements.ts'
import { EffectsProvider } from './effects.tsx'
import { DungeonEnd } from './end.tsx'
import { ClanGathering } from './gathering.tsx'
import { Guild, Threats } from './guild.tsx'
import { HandArea } from './hand.tsx'
import { DungeonMap } from './map.tsx'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'
import { Seats } from './seats.tsx'
import { Store } from './store.tsx'
import { Strip } from './strip.tsx'
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

const TABS = [
  ['hand', 'Hand'],
  ['store', 'Store'],
  ['guild', 'Guild'],
] as const
type Tab = (typeof TABS)[number][0]

/** On a phone one of these is in sight; the store comes by itself when a card of it is to be chosen. */
function useTab({ offer }: Model): readonly [Tab, (tab: Tab) => void] {
  const { next, picked, isPlaying } = useTable()
  const isStore =
    !isPlaying && picked.length > 0 && offer.some(({ id }) => next.has(keyOf({ kind: 'card', id })))
  return useWanted<Tab>(isStore ? 'store' : 'hand')
}

function Tabs({ tab, setTab }: { tab: Tab; setTab: (tab: Tab) => void }) {
  return (
    <nav className="kh-tabs" aria-label="Below the dungeon">
      {TABS.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={id === tab} onClick={() => setTab(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}

function Game({ model }: { model: Model }) {
  const [shown, show] = useShown(model)
  const [pointed, point] = useState('')
  const [tab, setTab] = useTab(model)
  const lie = lieOf(model)
  const seat = model.seats[shown]
  return (
    <>
      <DungeonMap model={model} pointed={pointed} />
      <Tabs tab={tab} setTab={setTab} />
      <div className={`kh-beside ${tab}`}>
        <Guild guild={model.guild} point={point} />
        <Threats model={model} point={point} />
        <Store offer={model.offer} craftsLeft={model.craftsLeft} lie={lie} />
      </div>
      <div className={`kh-below ${tab}`}>
        <Seats seats={model.seats} shown={shown} show={show} />
        <HandArea
          seat={seat}
          inPlay={shown === model.active ? model.inPlay : null}
          played={seat.played}
          guild={model.guild}
          lie={lie}
        />
      </div>
    </>
  )
}

const CHOOSING = ['choose-clan', 'choose-laboratory-clan']

export function KeepTheHeroesOutTable() {
  const session = useSession()
  const { driver } = session
  const { cells, look, isPlaying } = useTable()
  const model = modelOf(driver.game, cells)
  const isOver = look.outcome !== 'playing' && !isPlaying
  const isGathering =
    model.seats.some(({ clan }) => clan === '') || CHOOSING.includes(look.prompt?.question ?? '')
  return (
    <EffectsProvider model={model}>
      <Scene name="kh" className={`for-${model.seats.length} ${model.phase}`} {...dropTarget(session)}>
        <Strip model={model} />
        {isOver ? (
          <DungeonEnd model={model} isWon={look.outcome === 'won'} />
        ) : isGathering ? (
          <ClanGathering model={model} />
        ) : (
          <Game model={model} />
        )}
        <Banner model={model} announcementOf={announcementOf} life={ANNOUNCED} />
      </Scene>
    </EffectsProvider>
  )
}
