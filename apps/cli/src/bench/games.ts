/** Every game of the catalog, each in a thread of its own, in rounds that take turns. */
import { once } from 'node:events'
import { startThread } from '@hearthkeep/lanes'
import type { GameSpeed } from './game-speed.ts'
import { buildCppFight } from './peers/plain-cpp.ts'
import { median, spreadOf } from './rounds.ts'
import type { Effort } from './rounds.ts'

/** The speeds of a game, each the median of the rounds. */
interface MeasuredSpeed extends GameSpeed {
  /** How steady the decisions were: half of all rounds lie within this share of the median. */
  readonly spread: number
  /** Decisions as a share of the tiny fight's in C++, round by round; null where there is no compiler. */
  readonly ofCpp: number | null
}

/** The speeds of a game, or why it could not be measured. */
export type GameBench = MeasuredSpeed | { readonly error: string }

/** Measures games by id. */
export async function benchGames(ids: readonly string[], effort: Effort): Promise<Record<string, GameBench>> {
  const speeds = new Map<string, GameSpeed[]>(ids.map((id) => [id, []]))
  const failures = new Map<string, string>()
  const cpp = buildCppFight()
  const cppSpeeds: number[] = []
  const workers = new Map(
    ids.map((id) => [id, startThread(new URL('./game-worker.ts', import.meta.url), id)]),
  )
  try {
    // The first round lets the compiler do its work: it is longer and is not counted.
    for (let round = 0; round <= effort.rounds; round++) {
      if (cpp !== null && round > 0) cppSpeeds.push(cpp.speed(effort.cppFights))
      for (const [id, worker] of workers) {
        if (failures.has(id)) continue
        try {
          const answer = once(worker, 'message') // rejects on the worker's error
          worker.postMessage(round === 0 ? effort.warmUp : effort.gameTime)
          const [speed] = (await answer) as [GameSpeed]
          if (round > 0) speeds.get(id)?.push(speed)
        } catch (error) {
          failures.set(id, (error as Error).message)
        }
      }
    }
  } finally {
    cpp?.remove()
    await Promise.all([...workers.values()].map((worker) => worker.terminate()))
  }
  return Object.fromEntries(
    ids.map((id) => [
      id,
      failures.has(id) ? { error: failures.get(id) ?? '' } : medians(speeds.get(id) ?? [], cppSpeeds),
    ]),
  )
}

function medians(speeds: readonly GameSpeed[], cpp: readonly number[]): MeasuredSpeed {
  const decisions = speeds.map((speed) => speed.decisionsPerSecond)
  return {
    decisionsPerSecond: median(decisions),
    gamesPerSecond: median(speeds.map((speed) => speed.gamesPerSecond)),
    forksPerSecond: median(speeds.map((speed) => speed.forksPerSecond)),
    spread: spreadOf(decisions),
    ofCpp: cpp.length === 0 ? null : median(decisions.map((speed, round) => speed / cpp[round])),
  }
}
