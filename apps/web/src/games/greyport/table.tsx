/** The table of Battle for Greyport. */
import { useMemo } from 'react'
import { Banner } from '../../table/banner.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { Scene } from '../../table/scene.tsx'
import { useShownSeat } from '../../table/use-shown-seat.ts'
import { ANNOUNCED, announcementOf } from './announcements.ts'
import { DiceTray } from './dice.tsx'
import { EffectsProvider } from './effects.tsx'
import { GreyportEnd } from './end.tsx'
import { PartyGathering } from './gathering.tsx'
import { HandArea } from './hand.tsx'
import { DIE_RANGES } from './inspect.ts'
import { LocationRow } from './location.tsx'
import { Market, Offer } from './market.tsx'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'
import { AimContext } from './monster.tsx'
import type { Aim } from './monster.tsx'
import { Seats } from './seats.tsx'
import { Strip } from './strip.tsx'
import { useEarning } from './use-earning.ts'
import './table.css'

/** What the picked hero can roll, with all it wields; more may come of what its cards say. */
function useAim({ seats }: Model): Aim | null {
  const { picked } = useTable()
  const [first] = picked
  return useMemo(() => {
    if (first?.kind !== 'card') return null
    const played = seats.flatMap((seat) => seat.played).find(({ hero }) => hero.id === first.id)
    if (played === undefined || played.hasFought) return null
    let least = 0
    let most = 0
    for (const { damage, dice } of [played.hero, ...played.items]) {
      least += damage
      most += damage
      dice.forEach((count, die) => {
        least += count * DIE_RANGES[die][0]
        most += count * DIE_RANGES[die][1]
      })
    }
    return { least, most }
  }, [first, seats])
}

/** Where everything lies: only when that changes is it measured where things have to fly. */
function lieOf({ location, seats, heroRow, itemRow }: Model): string {
  return [
    location.monsters.map(({ id }) => id).join(),
    ...seats.flatMap(({ group, hand, played }) => [
      group.map(({ id }) => id).join(),
      hand.map(({ id }) => id).join(),
      played.map(({ hero, items }) => [hero, ...items].map(({ id }) => id).join()).join(),
    ]),
    [...heroRow.cards, ...itemRow.cards].map(({ id }) => id).join(),
  ].join(' ')
}

/** What lies in the middle: the location, or what can be recruited. */
function Middle({ model, shown, lie }: { model: Model; shown: number; lie: string }) {
  const { look, isPlaying } = useTable()
  const question = look.prompt?.question
  const seat = model.seats[shown]
  const isRecruiting = question === 'recruit' || question === 'recruit-all'
  if (!isPlaying && (isRecruiting || question === 'take-card'))
    return <Market {...{ model, seat, lie, isRecruiting }} />
  if (!isPlaying && question === 'recover-card')
    return <Offer title={`${seat.name}’s discard pile`} cards={seat.discard} />
  return <LocationRow model={model} lie={lie} />
}

/** Questions about cards that need the room of the players' monsters. */
const SPREAD: readonly string[] = ['recruit', 'recruit-all', 'take-card', 'recover-card']

export function GreyportTable() {
  const session = useSession()
  const { driver } = session
  const { cells, look, attended, isPlaying } = useTable()
  const model = modelOf(driver.game, cells)
  const [shown, show] = useShownSeat(attended)
  const aim = useAim(model)
  const earned = useEarning()
  const isOver = look.outcome !== 'playing' && !isPlaying
  const lie = lieOf(model)
  const question = isPlaying ? undefined : look.prompt?.question
  const isMarket = question !== undefined && SPREAD.includes(question)
  return (
    <EffectsProvider model={model}>
      <AimContext value={aim}>
        <Scene
          name="gp"
          className={`for-${model.seats.length} ${isMarket ? 'market' : ''}`}
          {...dropTarget(session)}
        >
          <Strip model={model} />
          {isOver ? (
            <GreyportEnd model={model} isWon={look.outcome === 'won'} earned={earned} />
          ) : model.encounter === 0 ? (
            <PartyGathering model={model} />
          ) : (
            <>
              <Middle model={model} shown={shown} lie={lie} />
              <Seats model={model} shown={shown} show={show} lie={lie} />
              <HandArea
                seat={model.seats[shown]}
                lie={lie}
                isSmall={isMarket}
                isActing={model.round > 0 && model.step === 'act'}
              />
            </>
          )}
          <DiceTray model={model} />
          <Banner model={model} announcementOf={announcementOf} life={ANNOUNCED} />
        </Scene>
      </AimContext>
    </EffectsProvider>
  )
}
