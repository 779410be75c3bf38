/** Plays games to their end and looks, again and again, whether everything is still in its place. */
import type { Bot } from '@hearthkeep/bots'
import { LOST, OUTCOMES, start, WON } from '@hearthkeep/engine'
import type { Game, PartialSetup, Table } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'

interface Soak<T> {
  /** After so many decisions it is looked again. */
  readonly every: number
  /** A game that takes more decisions than this has no end. */
  readonly most: number
  /** What else is wrong with a table, in sentences. */
  readonly faults?: (table: T) => readonly string[]
}

/**
 * Deals a game onto the table and plays it to its end; returns the number of decisions. Fails with the game and the decision, if
 * anything gets lost on the way, the rules stop with a fault, or it has no end.
 */
export function soak<T extends Table>(
  game: Game,
  table: T,
  setup: PartialSetup & { readonly seed: number },
  bot: Bot,
  { every, most, faults = () => [] }: Soak<T>,
): number {
  let decisions = 0
  const fail = (what: string, cause?: unknown): never => {
    throw new Error(`${JSON.stringify(setup)}, decision ${decisions}: ${what}`, { cause })
  }
  const look = (): void => {
    const found = [...misplacedThings(game, table), ...faults(table)]
    if (found.length > 0) fail(found.join('; '))
  }
  bot.reseed(setup.seed)
  start(game, setup, table)
  for (; !table.isOver && decisions < most; decisions++) {
    if (decisions % every === 0) look()
    try {
      table.take(bot.choose(table))
    } catch (error) {
      fail((error as Error).message, error)
    }
  }
  look()
  if (!table.isOver) fail('the game has no end')
  if (table.outcome !== WON && table.outcome !== LOST) fail(`it ended ${OUTCOMES[table.outcome]}`)
  return decisions
}
