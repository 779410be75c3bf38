/** Plays many games to measure them: who wins, how long it takes, what happens on the way. */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { completeSetup, deal } from '@hearthkeep/engine'
import type { Game, Mind, Table } from '@hearthkeep/engine'

/** Which games are played. */
interface ManyGames {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly games: number
  /** The first seed. */
  readonly first?: number
  readonly bot?: BotName
  /** What bots know of the game; without it, and if nobody else is named, games are played at random. */
  readonly mind?: Mind
  /** A game that takes more decisions than this has no end. */
  readonly most?: number
}

/** Looks on, and may choose. */
export interface Watcher<T> {
  /** Sees the table before every decision. */
  readonly see?: (table: T) => void
  /** Chooses in the bot's place; -1 leaves it to the bot. */
  readonly choose?: (table: T, seed: number) => number
  /** Sees the table and the choice made. */
  readonly chose?: (table: T, chosen: number) => void
  /** Sees the table at the end. */
  readonly end?: (table: T, isWon: boolean, seed: number, decisions: number) => void
}

/** Looks on and notes how many decisions each game takes. */
export class Lengths implements Watcher<Table> {
  readonly decisions: number[] = []
  readonly end = (_: Table, __: boolean, ___: number, decisions: number): void => {
    this.decisions.push(decisions)
  }
}

/** Plays games from a seed on; returns how many were won. */
export function playMany<T extends Table>(game: Game, played: ManyGames, watcher: Watcher<T> = {}): number {
  const { seats, options, games, first = 1, mind, most = 20_000 } = played
  const bot = createBot(played.bot ?? (mind === undefined ? 'random' : 'quick'), game, mind)
  const setup = completeSetup(game, { seed: first, seats, options })
  const table = game.newTable() as T
  let wins = 0
  for (let seed = first; seed < first + games; seed++) {
    bot.reseed(seed ^ 0x5bd1e995)
    deal(game, { ...setup, seed }, table)
    let decisions = 0
    for (; !table.isOver; decisions++) {
      if (decisions === most) throw new Error(`seed ${seed}: no end after ${most} decisions`)
      watcher.see?.(table)
      const wanted = watcher.choose?.(table, seed) ?? -1
      const chosen = wanted >= 0 ? wanted : bot.choose(table)
      watcher.chose?.(table, chosen)
      table.take(chosen)
    }
    const isWon = table.outcome === 1
    if (isWon) wins++
    watcher.end?.(table, isWon, seed, decisions)
  }
  table.release()
  bot.release()
  return wins
}
