/** The table of Small-Time Heroes. */
import { LayoutGroup, MotionConfig } from 'motion/react'
import { useDrum } from '../../coming/use-drum.ts'
import type { Ending } from '../face.ts'
import { Field, Ground, HandArea, Near, PlateArea, Stage, useSizeOfFrame } from '../../kit/frame.tsx'
import { Market, MarketRow } from '../../kit/market.tsx'
import { Plates } from '../../kit/plate.tsx'
import { Track } from '../../kit/track.tsx'
import type { TrackStep } from '../../kit/track.tsx'
import { Scene } from '../../scenes/scene.tsx'
import { Banner } from '../../table/banner.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { useShownSeat } from '../../table/use-shown-seat.ts'
import { plain } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import { ANNOUNCED, announcementOf } from './announcements.ts'
import { Choosing } from './choosing.tsx'
import { EffectsProvider, useHeroThreat } from './effects.tsx'
import { DayEnd } from './end.tsx'
import { MinionRow } from './ground.tsx'
import { BOSS_WAVE, isBetween, rewardAhead } from './heading.ts'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'
import type { HeroView, TreasureView } from './model-heroes.ts'
import { HeroHand, HeroPlate, isHandy, NearHand } from './near-side.tsx'
import { TheStage } from './stage.tsx'
import './table.css'

function useModel(): Model {
  const { driver } = useSession()
  const { cells } = useTable()
  return modelOf(driver.game, cells)
}

/** The Hero who is asked, or fights. */
function useCalled(model: Model): number {
  const { attended, isPlaying } = useTable()
  return model.heroes.length === 1 ? model.heroes[0].number : isPlaying ? model.active : attended
}

const heroOf = ({ heroes }: Model, number: number): HeroView =>
  heroes.find((one) => one.number === number) ?? heroes[0]

const NO_TREASURES: readonly TreasureView[] = []

export function SmallTimeHeroesTable() {
  const session = useSession()
  const { look, isPlaying } = useTable()
  const model = useModel()
  // The one who is asked, unless the player looks at the other.
  const [number, show] = useShownSeat(useCalled(model))
  const size = useSizeOfFrame()
  const hero = heroOf(model, number)
  const treasures = hero === model.heroes[0] ? model.treasures : NO_TREASURES
  const isOver = look.outcome !== 'playing' && !isPlaying
  return (
    <MotionConfig reducedMotion="user">
      <LayoutGroup>
        <EffectsProvider model={model}>
          <Field className="sth-scene">
            <Stage>
              <TheStage model={model} />
            </Stage>
            <Ground>
              <div className="sth-ground" {...dropTarget(session)}>
                {!isBetween(model) && <MinionRow places={model.places} />}
                <Choosing model={model} hero={hero} />
              </div>
            </Ground>
            {isOver && <DayEnd model={model} isWon={look.outcome === 'won'} />}
            <Banner model={model} announcementOf={announcementOf} life={ANNOUNCED} />
          </Field>
          <PlateArea>
            <Plates>
              {model.heroes.map((one) => (
                <HeroPlate
                  key={one.number}
                  hero={one}
                  isActive={one.number === model.active && model.side !== 'nobody'}
                  {...(model.heroes.length > 1 && {
                    hand: { isShown: one === hero, show: () => show(one.number) },
                  })}
                />
              ))}
            </Plates>
          </PlateArea>
          <HandArea>
            <HeroHand hero={hero} treasures={treasures} />
          </HandArea>
          <Near>{!isHandy(size) && <NearHand hero={hero} treasures={treasures} />}</Near>
        </EffectsProvider>
      </LayoutGroup>
    </MotionConfig>
  )
}

export function WaveTrack() {
  const { day, days, wave, round, bossName, isCleared } = useModel()
  const steps = [say('wave-i'), say('wave-ii'), say('wave-iii'), bossName].map((name, i): TrackStep => {
    const number = i + 1
    const isNow = number === wave && !isCleared
    const isDone = number < wave || (number === wave && isCleared)
    return {
      name: days > 1 && isNow ? say('day-max', { max: Math.max(1, day), name }) : name,
      state: isNow ? 'now' : isDone ? 'done' : 'ahead',
      note: isNow && round > 0 ? say('round', { round }) : undefined,
      ...(number === BOSS_WAVE && { kind: say('boss') }),
    }
  })
  return <Track name={say('waves')} steps={steps} />
}

/** The hearth sinks as health does. */
export function Tavern() {
  const { heroes } = useModel()
  const shares = heroes.map(({ health, maxHealth }) => health / maxHealth)
  return <Scene game="small-time-heroes" mood={1 - Math.min(...shares)} />
}

/** What lies in the Market Row, and what the next Reward is. */
export function MarketTab() {
  const model = useModel()
  const hero = heroOf(model, useCalled(model))
  const reward = rewardAhead(model)
  return (
    <Market
      title={say('market-of', { name: hero.name })}
      note={say('more-deck', { marketCount: hero.marketCount })}
    >
      {reward !== '' && <li className="sth-reward">{say('next-reward', { reward })}</li>}
      {hero.market.toReversed().map(({ id, title, art, type, text, cost }) => (
        <li key={id}>
          <MarketRow
            {...{ title, art }}
            tint={type === 'bomb' ? 'curse' : type}
            text={plain(text)}
            {...(cost === null ? {} : { cost })}
          />
        </li>
      ))}
    </Market>
  )
}

/** What ending the turn brings: the worst that comes at anybody, and what is left unused. */
export function useTurnEnd(): Ending {
  const model = useModel()
  const { look } = useTable()
  const hero = heroOf(model, useCalled(model))
  const threat = useHeroThreat(hero)
  useDrum(threat?.level === 'lethal')
  const canPlay = look.choices.some(({ kind }) => kind === 'play-card')
  return {
    title: say('end-turn'),
    // The button says what becomes of you; how it is reckoned stands on the plate.
    threat: threat && { ...threat, about: threat.title.toLowerCase() },
    lost: hero.energy > 0 && canPlay ? say('energy-left', { energy: hero.energy }) : undefined,
  }
}
