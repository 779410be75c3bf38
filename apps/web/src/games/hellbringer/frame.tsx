/** What the frame around the table says of this game: the path of nine, the hall, what ending the turn brings. */
import { useDrum } from '../../coming/use-drum.ts'
import type { Threat } from '../../kit/threat.tsx'
import { Beads, Order } from '../../kit/beads.tsx'
import { Scene } from '../../scenes/scene.tsx'
import { useTable } from '../../table/context.ts'
import { useShell } from '../../table/shell-context.ts'
import { say } from '../../words/hellbringer.ts'
import type { Ending } from '../face.ts'
import { marks } from './art.ts'
import { LETHAL, RED, SKULL, useFate } from './use-fate.ts'
import type { Fate } from './use-fate.ts'
import { percent, useModel } from './use-model.ts'
import { useStrikes } from './use-odds.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const DEEPEST = 4

/** Nine scenarios as a path: in a campaign those before this one are won. */
export function Path() {
  const { scenario, scenarios, enemyTurns, phase } = useModel()
  const isCampaign = useShell().onward !== undefined
  const steps = NUMERALS.map((numeral, i) => ({
    numeral,
    name: scenarios[i],
    state:
      i === scenario ? ('now' as const) : isCampaign && i < scenario ? ('done' as const) : ('ahead' as const),
  }))
  return (
    <div className="hb-path">
      <Beads name={say('path')} steps={steps} />
      <b>{scenarios[scenario]}</b>
      {phase > 0 && <span>{say('round', { round: enemyTurns + 1 })}</span>}
    </div>
  )
}

/** With several players: in which order they play, and before whom the enemies come. */
export function Turns() {
  const { seats, turn, turnsTaken, phase } = useModel()
  if (seats.length === 1 || seats.some(({ hero }) => hero < 0)) return null
  const isTheirs = phase === 2
  // The enemies come after every second turn.
  const left = turnsTaken % 2 === 0 ? 2 : 1
  const order = seats.map((_, i) => seats[(turn + i) % seats.length])
  const turns = order.map(({ seat, name, art, isAlive }, i) => ({
    ...{ key: seat, name, icon: art },
    state: i === 0 && !isTheirs ? ('now' as const) : isAlive ? ('waits' as const) : ('out' as const),
    then: i === left - 1 ? { name: say('enemies'), icon: marks.skull, isNow: isTheirs } : undefined,
  }))
  return <Order name={say('order')} turns={turns} />
}

export function Track() {
  return (
    <>
      <Path />
      <Turns />
    </>
  )
}

/** The fate of the attended seat; nobody has one before the game. */
function useOwnFate() {
  const model = useModel()
  const { attended } = useTable()
  const seat = model.seats[Math.max(0, attended)]
  return { model, seat, fate: useFate(model, seat) }
}

/** The hall grows darker the deeper one goes; its edge reddens when somebody would likely fall. */
export function Hall() {
  const { model, seat, fate } = useOwnFate()
  const isLethal = (fate.fallOf(seat.seat) ?? 0) >= LETHAL
  useDrum(isLethal)
  return (
    <div className="k-scene">
      <Scene game="hellbringer" mood={model.place / DEEPEST} isLethal={isLethal} />
    </div>
  )
}

function threatOf(fate: Fate, seat: number, isAlone: boolean): Threat | null {
  const falls = fate.fallOf(seat)
  if (falls === undefined) return null
  const about = isAlone ? say('chance-you-fall') : say('chance-before-next')
  const level = falls >= SKULL ? 'lethal' : falls >= RED ? 'hurts' : 'safe'
  return {
    figure: percent(falls),
    level,
    title: say('you-fall'),
    about: level === 'safe' ? safeWords(falls) : about,
  }
}

const safeWords = (falls: number): string =>
  falls === 0 ? say('nothing-fells-you') : say('hardly-falls', { chance: percent(falls) })

export function useEnding(): Ending {
  const { model, seat, fate } = useOwnFate()
  const { look } = useTable()
  const isDrawing = look.prompt?.question === 'step-three'
  const free = seat.companions.some(({ isUsed, attack }) => !isUsed && attack !== null)
  const lost = [
    seat.ap > 0 && say('ap-unused', { ap: seat.ap }),
    free && model.enemies.length > 0 && say('companion-unused'),
  ].filter((part) => part !== false)
  return {
    title: isDrawing ? say('draw-and-end') : say('end-turn'),
    threat: threatOf(fate, seat.seat, model.seats.length === 1),
    ...(lost.length > 0 && !isDrawing ? { lost: lost.join(', ') } : {}),
  }
}

/** What an attack that is picked has to do, and how likely it does. */
export function useReason(): string {
  const model = useModel()
  const { complete, picked } = useTable()
  const strikes = useStrikes(model)
  if (picked.length === 0 || complete === undefined) return ''
  const strike = strikes.find(({ choice }) => choice === complete)
  if (strike?.reaches === undefined) return ''
  return say('reaches', { chance: percent(strike.reaches) })
}
