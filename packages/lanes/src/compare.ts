/** Two plans on the same seeds, until it is clear enough which does better. */
import { PER_GAME } from '@hearthkeep/bots'
import type { Chunk, Plan } from '@hearthkeep/bots'
import { WON } from '@hearthkeep/engine'
import { lanesFor } from './lanes.ts'
import type { Lane } from './lanes.ts'
import { runLanes } from './run.ts'

/** What is found of two plans. */
export interface Comparison {
  /** Pairs of games played. */
  readonly games: number
  /** The share of wins of each. */
  readonly winRates: readonly [before: number, after: number]
  /** By how much the second wins more often, from -1 to 1, and where the truth lies with 95 % confidence, however often one looked. */
  readonly difference: number
  readonly interval: readonly [low: number, high: number]
  /** Seeds with which only the one or only the other won. */
  readonly onlyBefore: number
  readonly onlyAfter: number
  /** `better` or `worse`: the interval leaves 0 out; `alike`: it is within what was said to matter; `unclear`: the games ran out. */
  readonly verdict: 'better' | 'worse' | 'alike' | 'unclear'
  /** About how many games it would take to tell; null once it is told. */
  readonly needed: number | null
  readonly seconds: number
}

/** How long two plans are compared. */
interface ComparisonSize {
  /** At most so many pairs. */
  readonly games: number
  /** What is smaller than this does not matter: 0.01 is one point of a hundred. */
  readonly within: number
  readonly workers: number
  readonly stop?: AbortSignal
  readonly onProgress?: (games: number) => void
}

/** One in twenty such intervals may be wrong. */
const ALPHA = 0.05
/** For which number of differing games the interval is tightest; it changes little. */
const TUNED_FOR = 200
/** Fewer pairs say nothing of how much games differ. */
const FEWEST = 100

/**
 * An interval for the mean of `n` numbers with this mean and variance that holds for all `n` at once, so that one may look at it after every
 * game and stop when one likes it: Robbins' normal mixture.
 */
export function anytimeInterval(n: number, mean: number, variance: number): [low: number, high: number] {
  const spread = n * variance
  const half =
    n === 0
      ? 1
      : Math.sqrt((spread + TUNED_FOR) * Math.log((spread + TUNED_FOR) / (TUNED_FOR * ALPHA ** 2))) / n
  return [Math.max(-1, mean - half), Math.min(1, mean + half)]
}

/** Plays pairs of games until it is clear enough. */
export async function compare(before: Plan, after: Plan, size: ComparisonSize): Promise<Comparison> {
  const pairs = new Pairs(size)
  const enough = new AbortController()
  const stop = size.stop === undefined ? enough.signal : AbortSignal.any([size.stop, enough.signal])
  const [one, other] = await Promise.all([lanesFor(before, size.workers), lanesFor(after, size.workers)])
  const began = performance.now()
  try {
    await runLanes(
      one.map((lane, i) => pairOf(lane, other[i])),
      {
        games: size.games,
        stop,
        onChunk(chunk) {
          pairs.add(chunk)
          size.onProgress?.(pairs.games)
          if (pairs.isClear) enough.abort()
        },
      },
    )
  } finally {
    await Promise.all([...one, ...other].map((lane) => lane.close()))
  }
  return pairs.comparison((performance.now() - began) / 1000)
}

/** Plays the same games on both lanes; of each game the outcomes of both are kept, where a chunk has outcome and decisions. */
function pairOf(one: Lane, other: Lane): Lane {
  return {
    async play(first, count): Promise<Chunk> {
      const [before, after] = await Promise.all([one.play(first, count), other.play(first, count)])
      const broken = [...before.broken, ...after.broken]
      if (broken.length > 0)
        throw new Error(`the game with seed ${broken[0].seed} broke off: ${broken[0].message}`)
      const results = before.results.slice()
      for (let i = 0; i < results.length; i += PER_GAME) results[i + 1] = after.results[i]
      return { results, margins: before.margins, broken: [] }
    },
    close: () => Promise.resolve(), // whoever has the lanes closes them
  }
}

/** Counts pairs of games. */
class Pairs {
  games = 0
  private wins: [number, number] = [0, 0]
  private only: [number, number] = [0, 0]
  private readonly size: ComparisonSize

  constructor(size: ComparisonSize) {
    this.size = size
  }

  add({ results }: Chunk): void {
    for (let i = 0; i < results.length; i += PER_GAME) {
      const [before, after] = [Number(results[i] === WON), Number(results[i + 1] === WON)]
      this.games++
      this.wins[0] += before
      this.wins[1] += after
      if (before > after) this.only[0]++
      if (after > before) this.only[1]++
    }
  }

  private get difference(): number {
    return this.games === 0 ? 0 : (this.only[1] - this.only[0]) / this.games
  }

  private get variance(): number {
    return this.games === 0 ? 1 : (this.only[0] + this.only[1]) / this.games - this.difference ** 2
  }

  private get interval(): readonly [low: number, high: number] {
    return anytimeInterval(this.games, this.difference, this.variance)
  }

  get verdict(): Comparison['verdict'] {
    const [low, high] = this.interval
    const { within } = this.size
    if (this.games < Math.min(FEWEST, this.size.games)) return 'unclear'
    if (low > 0) return 'better'
    if (high < 0) return 'worse'
    return low >= -within && high <= within ? 'alike' : 'unclear'
  }

  /** Whether more games would add little: it is told, and about how much, too. */
  get isClear(): boolean {
    const [low, high] = this.interval
    const fine = Math.max(this.size.within, Math.abs(this.difference) / 2)
    return this.verdict !== 'unclear' && (high - low) / 2 <= fine
  }

  comparison(seconds: number): Comparison {
    const { difference, games, interval, only, verdict, wins } = this
    return {
      games,
      winRates: [wins[0] / Math.max(1, games), wins[1] / Math.max(1, games)],
      difference,
      interval,
      onlyBefore: only[0],
      onlyAfter: only[1],
      verdict,
      needed: verdict === 'unclear' ? this.needed() : null,
      seconds: Math.round(seconds * 1000) / 1000,
    }
  }

  /** How many games until the interval is as narrow as what was seen, or as what matters. */
  private needed(): number {
    const wanted = Math.max(Math.abs(this.difference), this.size.within)
    let games = Math.max(this.games, FEWEST)
    for (; games < 1e12; games *= 1.25) {
      const [low, high] = anytimeInterval(games, 0, this.variance)
      if ((high - low) / 2 < wanted) break
    }
    return Math.round(games)
  }
}
