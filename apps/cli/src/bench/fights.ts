/** The tiny fight on the engine beside its peers. */
import { setImmediate } from 'node:timers/promises'
import type { Game } from '@hearthkeep/engine'
import { engineFight } from './engine-fight.ts'
import { CHECKED_GAMES, EXPECTED_CHECK } from './peers/check.ts'
import type { PlayedGames } from './peers/check.ts'
import { playGames as playHandOptimised } from './peers/hand-optimised.ts'
import { median, timed } from './rounds.ts'
import type { Effort } from './rounds.ts'

/** What the tiny fight came to. A ratio is the engine's speed divided by the peer's. */
export interface FightBench {
  /** The check number over the first games; `isRight` says whether it is the one of the rules. */
  readonly check: number
  readonly isRight: boolean
  readonly decisionsPerSecond: number
  readonly ratio: { readonly boardgameio: number | null; readonly handOptimised: number | null }
  /** Decisions a second of the peers. */
  readonly peers: { readonly boardgameio: number | null; readonly handOptimised: number | null }
}

const WARM_UP = 3

type Play = (count: number) => PlayedGames

/** The tiny fight on boardgame.io, or null where that development dependency is not installed. */
async function loadBoardgameIo(): Promise<Play | null> {
  try {
    return (await import('./peers/boardgame-io.ts')).playGames
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** Measures in rounds, in this thread: each version once a round, and ratios within the round. */
export async function measureFights(game: Game, effort: Effort): Promise<FightBench> {
  const engine = engineFight(game)
  const slow = await loadBoardgameIo()
  const { check } = engine(CHECKED_GAMES)
  const isRight = check === EXPECTED_CHECK
  if (playHandOptimised(CHECKED_GAMES).check !== EXPECTED_CHECK) {
    throw new Error('the hand-optimised tiny fight plays other games than the rules say')
  }
  const speeds: { engine: number[]; hand: number[]; slow: number[] } = { engine: [], hand: [], slow: [] }
  // The first rounds let the compiler do its work and are not counted.
  for (let round = 1 - WARM_UP; round <= effort.rounds; round++) {
    const fast = [speedOf(engine, effort.fights), speedOf(playHandOptimised, effort.fights)]
    const third = slow === null ? undefined : speedOf(slow, effort.slowFights)
    await setImmediate()
    if (round < 1) continue
    speeds.engine.push(fast[0])
    speeds.hand.push(fast[1])
    if (third !== undefined) speeds.slow.push(third)
  }
  const ratioTo = (peer: readonly number[]): number | null =>
    isRight && peer.length > 0 ? median(peer.map((speed, round) => speeds.engine[round] / speed)) : null
  return {
    check,
    isRight,
    decisionsPerSecond: median(speeds.engine),
    ratio: { boardgameio: ratioTo(speeds.slow), handOptimised: ratioTo(speeds.hand) },
    peers: { boardgameio: slow === null ? null : median(speeds.slow), handOptimised: median(speeds.hand) },
  }
}

function speedOf(play: Play, count: number): number {
  const { value, seconds } = timed(() => play(count))
  return value.decisions / seconds
}
