/** The table of Small-Time Heroes. */
import { memo } from 'react'
import { Banner } from '../../table/banner.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { Scene } from '../../table/scene.tsx'
import { useShownSeat } from '../../table/use-shown-seat.ts'
import { ANNOUNCED, announcementOf } from './announcements.ts'
import { EffectsProvider } from './effects.tsx'
import { DayEnd } from './end.tsx'
import { HandArea } from './hand.tsx'
import { HeroPanel } from './hero.tsx'
import { Intents } from './intents.tsx'
import { BetweenWaves } from './market.tsx'
import { Mat } from './mat.tsx'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'
import type { HeroView } from './model-heroes.ts'
import { Offer } from './offer.tsx'
import { MinionRow } from './row.tsx'
import { Strip } from './strip.tsx'
import './table.css'

/** The Hero whose cards are shown: the one who is asked, unless the player looks at the other. */
function useShownHero(model: Model): readonly [HeroView, (number: number) => void] {
  const { attended, isPlaying } = useTable()
  const asked = model.heroes.length === 1 ? model.heroes[0].number : isPlaying ? model.active : attended
  const [number, show] = useShownSeat(asked)
  const hero = model.heroes.find((one) => one.number === number) ?? model.heroes[0]
  return [hero, show]
}

const Battlefield = memo(function Battlefield({ model }: { model: Model }) {
  const session = useSession()
  return (
    <div className="battlefield" {...dropTarget(session)}>
      <Intents intents={model.intents} isAlone={model.heroes.length === 1} />
      <MinionRow places={model.places} />
      <Mat mat={model.mat} />
    </div>
  )
})

const NO_TREASURES: Model['treasures'] = []

export function SmallTimeHeroesTable() {
  const { driver } = useSession()
  const { cells, look, isPlaying } = useTable()
  const model = modelOf(driver.game, cells)
  const [hero, showHero] = useShownHero(model)
  const isOver = look.outcome !== 'playing' && !isPlaying
  const isBetween = model.day === 0 || (model.side === 'nobody' && model.isCleared)
  return (
    <EffectsProvider model={model}>
      <Scene name="sth" className={`sth-type ${model.heroes.length > 1 ? 'for-two' : 'for-one'}`}>
        <Strip model={model} hero={hero} />
        {isOver ? (
          <DayEnd model={model} isWon={look.outcome === 'won'} />
        ) : isBetween ? (
          <BetweenWaves model={model} hero={hero} />
        ) : (
          <Battlefield model={model} />
        )}
        <div className="near-side">
          <div className="heroes">
            {model.heroes.map((one) => (
              <div key={one.number} className={`hero-holder ${one === hero ? 'shown' : ''}`}>
                <HeroPanel
                  hero={one}
                  treasures={one === model.heroes[0] ? model.treasures : NO_TREASURES}
                  isActive={one.number === model.active && model.side !== 'nobody'}
                />
                {model.heroes.length > 1 && (
                  <button
                    className="show-hand"
                    aria-pressed={one === hero}
                    onClick={() => showHero(one.number)}
                  >
                    {one === hero ? 'hand shown' : `show hand (${one.hand.length})`}
                  </button>
                )}
              </div>
            ))}
          </div>
          <HandArea hero={hero} />
          <Offer hero={hero} />
        </div>
        <Banner model={model} announcementOf={announcementOf} life={ANNOUNCED} />
      </Scene>
    </EffectsProvider>
  )
}
