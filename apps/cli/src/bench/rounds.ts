/** Measuring: short calls, in rounds that take turns, and medians, because machines are noisy. */

/** How much is measured. */
export interface Effort {
  readonly rounds: number
  /** Threads over which the rounds of the fights are spread, one after the other: each compiles anew. */
  readonly threads: number
  /** Games per call of the engine and the hand-optimised loop. */
  readonly fights: number
  /** Games per call of boardgame.io, which is hundreds of times slower. */
  readonly slowFights: number
  /** Games per run of the fight in C++. */
  readonly cppFights: number
  /** Games between the two measurements of the heap. */
  readonly heapFights: number
  /** How long one round of one game of the catalog takes, in milliseconds. */
  readonly gameTime: number
  /** How long a game is played before it is measured, in milliseconds, so that the compiler has done its work. */
  readonly warmUp: number
  /** Rounds of thinking about a game, and milliseconds of it that are not counted. */
  readonly searchRounds: number
  readonly searchWarmUp: number
}

/** The usual effort. */
export const FULL: Effort = {
  rounds: 25,
  threads: 5,
  fights: 10_000,
  slowFights: 100,
  cppFights: 100_000,
  heapFights: 1_000_000,
  gameTime: 150,
  warmUp: 2500,
  searchRounds: 9,
  searchWarmUp: 1500,
}
/** To see that it works; the figures are rough. */
export const QUICK: Effort = {
  rounds: 3,
  threads: 1,
  fights: 2_000,
  slowFights: 10,
  cppFights: 10_000,
  heapFights: 50_000,
  gameTime: 30,
  warmUp: 200,
  searchRounds: 1,
  searchWarmUp: 20,
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** How far from the median half of some numbers lie at the most, as a share of it. */
export function spreadOf(values: readonly number[]): number {
  const middle = median(values)
  return median(values.map((value) => Math.abs(value - middle))) / middle
}

/** Seconds that something takes, with what it gives. */
export function timed<T>(task: () => T): { value: T; seconds: number } {
  const began = performance.now()
  const value = task()
  return { value, seconds: (performance.now() - began) / 1000 }
}

/** Repeats a task for so many milliseconds of this thread's own time, once at least; returns the seconds it took. */
export function repeatFor(milliseconds: number, task: () => void): number {
  const began = process.threadCpuUsage().user
  let spent: number
  do {
    task()
    spent = process.threadCpuUsage().user - began
  } while (spent < milliseconds * 1000)
  return spent / 1e6
}
