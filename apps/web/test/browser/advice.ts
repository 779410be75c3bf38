/** Somebody who plays well, for tests that have to get somewhere. */
import { createBot } from '@hearthkeep/bots'
import type { Bot } from '@hearthkeep/bots'
import { minds } from '@hearthkeep/catalog/minds'
import type { Game } from '@hearthkeep/engine'

const known = new Map(
  await Promise.all(Object.entries(minds).map(async ([id, load]) => [id, await load()] as const)),
)

/** A bot for a game. It draws nothing at random: what it does at a table hangs on that table alone. */
export function adviserFor(game: Game): Bot {
  const mind = known.get(game.id)
  return createBot(mind === undefined ? 'random' : 'quick', game, mind)
}
