/** A simulation from its plan to its result. */
import { wilson } from '@hearthkeep/bots'
import type { Game, Mind } from '@hearthkeep/engine'
import { ownLane, workerLane } from './lanes.ts'
import type { BrokenGame, Plan } from '@hearthkeep/bots'
import { startProgress } from './progress.ts'
import { runLanes } from './run.ts'
import { Totals } from './totals.ts'

/** What `simulate --json` prints. */
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
  /** The share of wins among the games that came to an end. */
  readonly winRate: number
  /** Where the true share lies with 95 % confidence. */
  readonly interval: readonly [low: number, high: number]
  /** Depends on the results only. */
  readonly hash: string
  /** Who played; several around the table with commas between them. */
  readonly bot: string
  /** What the game counts beside wins, on average; null if it does not say. */
  readonly margin: { readonly name: string; readonly mean: number } | null
  readonly seed: number
  readonly workers: number
  /** Whether Ctrl-C ended it early. */
  readonly stopped: boolean
}

/** Plays `games` games of a plan on so many threads; Ctrl-C ends it with what was done so far. */
export async function simulate(
  game: Game,
  plan: Plan,
  size: { games: number; workers: number },
  mind?: Mind,
): Promise<{ simulation: Simulation; broken: readonly BrokenGame[] }> {
  const { games } = size
  const workers = Math.min(size.workers, games)
  const lanes =
    workers === 1 ? [ownLane(game, plan, mind)] : Array.from({ length: workers }, () => workerLane(plan))
  const totals = new Totals()
  const progress = startProgress(games)
  const stop = new AbortController()
  const onInterrupt = (): void => stop.abort()
  process.once('SIGINT', onInterrupt) // once: a second Ctrl-C ends the program at once
  const began = performance.now()
  try {
    await runLanes(lanes, {
      games,
      stop: stop.signal,
      onChunk: (chunk) => {
        totals.add(chunk)
        progress.update(totals.games)
      },
    })
  } finally {
    progress.stop()
    process.off('SIGINT', onInterrupt)
    await Promise.all(lanes.map((lane) => lane.close()))
  }
  const seconds = (performance.now() - began) / 1000
  return { simulation: summary(plan, totals, { games, workers, seconds }, mind), broken: totals.broken }
}

function summary(
  plan: Plan,
  totals: Totals,
  run: { games: number; workers: number; seconds: number },
  mind?: Mind,
): Simulation {
  const { games, wins, losses, draws, errors, decisions } = totals
  const ended = games - errors
  return {
    game: plan.game,
    games,
    wins,
    losses,
    draws,
    errors,
    decisions,
    seconds: Math.round(run.seconds * 1000) / 1000,
    winRate: ended === 0 ? 0 : wins / ended,
    interval: wilson(wins, ended),
    hash: totals.hash(),
    margin:
      mind === undefined || ended === 0 ? null : { name: mind.margin.name, mean: totals.margin / ended },
    bot: plan.bots.join(),
    seed: plan.seed,
    workers: run.workers,
    stopped: games < run.games,
  }
}
