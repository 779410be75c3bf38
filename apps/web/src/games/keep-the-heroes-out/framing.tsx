/** What this table adds to the frame: its scene, where the turn stands, what ending it brings, the drawer. */
import { useComing } from '../../coming/use-coming.ts'
import { useDrum } from '../../coming/use-drum.ts'
import { Track } from '../../kit/track.tsx'
import { Scene } from '../../scenes/scene.tsx'
import { useTable } from '../../table/context.ts'
import type { Ending } from '../face.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { chestsIn } from './model-rooms.ts'
import type { Model } from './model.ts'
import { useInvasion, useModel, worstChest } from './use-model.ts'

const PHASES = [
  ['play', say('play-cards')],
  ['renew', say('new-offer')],
  ['invasion', say('heroes-invade-label')],
] as const

export function TurnTrack() {
  const { phase, turn } = useModel()
  if (phase === 'before') return null
  const at = PHASES.findIndex(([id]) => id === phase)
  const stateOf = (i: number) => (i < at ? 'done' : i === at ? 'now' : 'ahead')
  const steps = PHASES.map(([, name], i) => ({ name, state: stateOf(i) }) as const)
  return <Track name={say('turn-turn', { turn })} steps={steps} />
}

/** The torches sink as chests are carried out. */
export function DungeonScene() {
  const model = useModel()
  const { coming } = useComing()
  const isLethal = worstChest(coming, model)?.room.isVault === true
  useDrum(isLethal)
  const lost = model.looted.length
  const mood = lost / Math.max(1, lost + chestsIn(model.rooms))
  return <Scene game="keep-the-heroes-out" mood={mood} isLethal={isLethal} />
}

/** How many actions of the card in play are unused. */
const unusedIn = ({ inPlay }: Model): number => inPlay?.actions.filter(({ isUsed }) => !isUsed).length ?? 0

export function useEnding(): Ending {
  const model = useModel()
  const threat = useInvasion()
  const unused = unusedIn(model)
  return {
    title: model.phase === 'play' ? say('done') : say('end-turn'),
    threat,
    lost: unused === 0 ? undefined : say.count('unused', unused),
  }
}

export function useReason(): string {
  const model = useModel()
  const { isPlaying } = useTable()
  const unused = unusedIn(model)
  if (isPlaying || unused === 0 || model.inPlay === null) return ''
  return say.count('going-on-loses', unused, { title: model.inPlay.card.title })
}
