/** A simulation from its plan to its result. */
import { BROKEN, PER_GAME, seedOf, wilson } from '@hearthkeep/bots'
import type { BrokenGame, Chunk, Plan } from '@hearthkeep/bots'
import { OUTCOMES } from '@hearthkeep/engine'
import { lanesFor } from './lanes.ts'
import { runLanes } from './run.ts'
import { Totals } from './totals.ts'

/** What games came to, as `simulate --json` prints it. */
export interface Simulation {
  readonly game: string
  /** Games played, broken ones included. */
  readonly games: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
  readonly errors: number
  readonly decisions: number
  readonly seconds: number
  /** Time of processors, all threads together: the same whatever else the machine does. */
  readonly processorSeconds: number
  /** The share of wins among the games that came to an end. */
  readonly winRate: number
  /** Where the true share lies with 95 % confidence. */
  readonly interval: readonly [low: number, high: number]
  /** Depends on the results only. */
  readonly hash: string
  /** Who played; several around the table with commas between them. */
  readonly bot: string
  /** What the game counts beside wins, on average; null where no bot knows the game. */
  readonly margin: number | null
  /** How far from it the truth may lie, with 95 % confidence. */
  readonly marginWithin: number | null
  readonly seed: number
  readonly workers: number
  /** Whether it was ended early. */
  readonly stopped: boolean
}

/** What one game came to. */
export interface GameResult {
  readonly seed: number
  /** `broken` if it broke off. */
  readonly outcome: string
  readonly decisions: number
  readonly margin: number | null
}

/** How much is played, and who is told of it. */
interface SimulationSize {
  readonly games: number
  readonly workers: number
  /** When it fires, no more games are begun. */
  readonly stop?: AbortSignal
  readonly onProgress?: (games: number) => void
  /** Told every game, in order. */
  readonly onGame?: (result: GameResult) => void
}

/** Plays the games of a plan. */
export async function simulate(
  plan: Plan,
  size: SimulationSize,
): Promise<{ simulation: Simulation; broken: readonly BrokenGame[] }> {
  const workers = Math.min(size.workers, size.games)
  const lanes = await lanesFor(plan, workers)
  const totals = new Totals()
  const began = performance.now()
  const before = process.cpuUsage()
  try {
    await runLanes(lanes, {
      games: size.games,
      ...(size.stop && { stop: size.stop }),
      onChunk(chunk) {
        if (size.onGame) for (const result of resultsIn(chunk, plan, totals.games)) size.onGame(result)
        totals.add(chunk)
        size.onProgress?.(totals.games)
      },
    })
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(before)
  const run = { ...size, workers, seconds, processorSeconds: (user + system) / 1e6 }
  return { simulation: summary(plan, totals, run), broken: totals.broken }
}

const toThousandths = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** The games of a chunk, one by one; the first of them has number `first`. */
function resultsIn({ results, margins }: Chunk, plan: Plan, first: number): GameResult[] {
  return Array.from({ length: results.length / PER_GAME }, (_, i) => ({
    seed: seedOf(plan, first + i),
    outcome: results[i * PER_GAME] === BROKEN ? 'broken' : OUTCOMES[results[i * PER_GAME]],
    decisions: results[i * PER_GAME + 1],
    margin: margins.length === 0 ? null : margins[i],
  }))
}

function summary(
  plan: Plan,
  totals: Totals,
  run: Pick<Simulation, 'games' | 'workers' | 'seconds' | 'processorSeconds'>,
): Simulation {
  const { games, wins, losses, draws, errors, decisions } = totals
  const ended = games - errors
  const margin = totals.meanMargin()
  return {
    game: plan.game,
    games,
    wins,
    losses,
    draws,
    errors,
    decisions,
    seconds: toThousandths(run.seconds),
    processorSeconds: toThousandths(run.processorSeconds),
    winRate: ended === 0 ? 0 : wins / ended,
    interval: wilson(wins, ended),
    hash: totals.hash(),
    bot: plan.bots.join(),
    margin: margin?.mean ?? null,
    marginWithin: margin?.within ?? null,
    seed: plan.seed,
    workers: run.workers,
    stopped: games < run.games,
  }
}
