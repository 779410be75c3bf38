/** What the frame around the table says of this game: where the round is, the scene, what ending one's part brings. */
import { isCertain, outlookFor } from '../../coming/outlook.ts'
import { figureOf, threatOf } from '../../coming/threat.ts'
import { useComing } from '../../coming/use-coming.ts'
import { useDrum } from '../../coming/use-drum.ts'
import { Track } from '../../kit/track.tsx'
import { Scene } from '../../scenes/scene.tsx'
import { useSession, useTable } from '../../table/context.ts'
import type { Ending } from '../face.ts'
import { say } from '../../words/greyport.ts'
import { MarketList } from './market.tsx'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'

export function useModel(): Model {
  const { driver } = useSession()
  const { cells } = useTable()
  return modelOf(driver.game, cells)
}

const STEPS = [
  ['act', say('all-act')],
  ['strike', say('monsters-strike')],
  ['recruit', say('recruit')],
  ['discard', say('discard-refill')],
] as const

export function RoundTrack() {
  const { round, step } = useModel()
  if (round === 0) return null
  const at = STEPS.findIndex(([id]) => id === step)
  const steps = STEPS.map(([, name], i) => ({
    name,
    state: i < at ? ('done' as const) : i === at ? ('now' as const) : ('ahead' as const),
    ...(i === 0 ? { note: say('round', { round }) } : {}),
  }))
  return <Track name={say('the-round')} steps={steps} />
}

/** The street darkens as the location suffers; its edge reddens when somebody would fall. */
export function Street() {
  const { location, seats } = useModel()
  const { coming } = useComing()
  const { maxHp, hp, name } = location
  const isLethal = seats.some(({ seat }) => (outlookFor(coming, 'hp', seat)?.falls ?? 0) > 0)
  useDrum(isLethal)
  return (
    <div className="k-scene">
      <Scene game="greyport" mood={name === '' ? 1 : 1 - hp / Math.max(1, maxHp)} isLethal={isLethal} />
    </div>
  )
}

/** Whoever is worst off when the monsters strike: whom it fells, else the defender. */
function useWorst() {
  const { coming } = useComing()
  const { seats, defender } = useModel()
  const falling = seats.find(({ seat }) => (outlookFor(coming, 'hp', seat)?.falls ?? 0) > 0)
  const seat = falling ?? seats[defender]
  const outlook = outlookFor(coming, 'hp', seat.seat)
  return coming === null || outlook === undefined ? null : { coming, outlook, name: seat.name }
}

export function useEnding(): Ending {
  const worst = useWorst()
  const { seats } = useModel()
  const { attended } = useTable()
  const { heroesLeft, hand } = seats[attended] ?? seats[0]
  const isUnused = heroesLeft > 0 && hand.some(({ kind }) => kind === 'hero')
  return {
    title: say('done-for'),
    threat: worst && asOnButton(threatOf(worst.coming, worst.outlook, { name: worst.name }), worst.name),
    ...(isUnused ? { lost: say.count('heroes-unplayed', heroesLeft) } : {}),
  }
}

/** The button has room for one line: at whom it comes, or who falls. */
function asOnButton(threat: ReturnType<typeof threatOf>, name: string): ReturnType<typeof threatOf> {
  if (threat.level === 'safe') return { ...threat, about: say('nothing-gets', { name }) }
  return { ...threat, about: threat.level === 'lethal' ? threat.title : say('get-through', { name }) }
}

/** What would then come, once a choice is complete. */
export function useReason(): string {
  const { complete, picked, look, attended } = useTable()
  const { after } = useComing()
  const { seats, defender } = useModel()
  if (look.prompt?.question === 'discard-step') {
    const { handSize: size, hand } = seats[attended]
    return say('hand-size', {
      size,
      count: Math.max(0, hand.filter(({ level }) => level === 0).length - size),
    })
  }
  const then = complete && after.get(complete.notation)
  const outlook = then && outlookFor(then, 'hp', defender)
  if (picked.length === 0 || then === undefined || outlook === undefined) return ''
  const words = isCertain(then, outlook) ? say('come') : say('may-come')
  return say('at-then', { then: figureOf(then, outlook), words, name: seats[defender].name })
}

export function MarketTab() {
  return <MarketList model={useModel()} />
}
