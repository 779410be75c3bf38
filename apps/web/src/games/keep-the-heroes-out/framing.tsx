/** What this table adds to the frame: its scene, where the turn stands, what ending it brings, the drawer. */
import { useComing } from '../../coming/use-coming.ts'
import { useDrum } from '../../coming/use-drum.ts'
import { Track } from '../../kit/track.tsx'
import { Scene } from '../../scenes/scene.tsx'
import { useTable } from '../../table/context.ts'
import type { Ending } from '../face.ts'
import { chestsIn } from './model-rooms.ts'
import type { Model } from './model.ts'
import { useInvasion, useModel, worstChest } from './use-model.ts'

const PHASES = [
  ['play', 'Play cards'],
  ['renew', 'New offer'],
  ['invasion', 'Heroes invade'],
] as const

export function TurnTrack() {
  const { phase, turn } = useModel()
  if (phase === 'before') return null
  const at = PHASES.findIndex(([id]) => id === phase)
  const stateOf = (i: number) => (i < at ? 'done' : i === at ? 'now' : 'ahead')
  const steps = PHASES.map(([, name], i) => ({ name, state: stateOf(i) }) as const)
  return <Track name={`Turn ${turn}`} steps={steps} />
}

/** The torches sink as chests are carried out. */
export function DungeonScene() {
  const model = useModel()
  const { coming } = useComing()
  const isLethal = worstChest(coming, model)?.room.isVault === true
  useDrum(isLethal)
  const lost = model.looted.length
  return (
    <Scene
      game="keep-the-heroes-out"
      mood={lost / Math.max(1, lost + chestsIn(model.rooms))}
      isLethal={isLethal}
    />
  )
}

const actions = (count: number): string => (count === 1 ? 'one action' : `${count} actions`)

/** How many actions of the card in play are unused. */
const unusedIn = ({ inPlay }: Model): number => inPlay?.actions.filter(({ isUsed }) => !isUsed).length ?? 0

export function useEnding(): Ending {
  const model = useModel()
  const threat = useInvasion()
  const unused = unusedIn(model)
  return {
    title: model.phase === 'play' ? 'Done' : 'End turn',
    threat,
    lost: unused === 0 ? undefined : `${actions(unused)} unused`,
  }
}

export function useReason(): string {
  const model = useModel()
  const { isPlaying } = useTable()
  const unused = unusedIn(model)
  if (isPlaying || unused === 0 || model.inPlay === null) return ''
  const them = unused === 1 ? 'it' : 'them'
  return `${model.inPlay.card.title} has ${actions(unused)} left; another card, or no more cards, loses ${them}.`
}
