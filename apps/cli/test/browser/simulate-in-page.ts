/** What the browser test runs in a page: the same simulation as in Node. */
import { createPlayer } from '@hearthkeep/bots'
import { catalog } from '@hearthkeep/catalog'
import { randomPlan } from './random-plan.ts'

/** The results of the first games of every game in the catalog, as plain numbers. */
export function simulateAll(games: number): Record<string, number[]> {
  return Object.fromEntries(
    catalog.map(({ game }) => [
      game.id,
      Array.from(createPlayer(game, randomPlan(game.id))(0, games).results),
    ]),
  )
}

Object.assign(globalThis, { simulateAll })
