/** Does playing leave anything behind? */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Game } from '@hearthkeep/engine'
import { engineFight } from './engine-fight.ts'

/** The heap before and after many games, in bytes, garbage collected both times. */
export interface HeapBench {
  readonly games: number
  readonly before: number
  readonly after: number
}

/** Plays many tiny fights between two measurements. */
export function benchHeap(game: Game, games: number): HeapBench {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const measure = (): number => {
    collect()
    collect()
    return process.memoryUsage().heapUsed
  }
  const play = engineFight(game)
  play(Math.min(games, 10_000)) // compiled code stays and is no leak
  const before = measure()
  play(games)
  return { games, before, after: measure() }
}
