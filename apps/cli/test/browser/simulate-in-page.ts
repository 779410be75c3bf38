/** What the browser test runs in a page: the same simulation as in Node. */
import { createPlayer } from '@hearthkeep/bots'
import { catalog } from '@hearthkeep/catalog'

/** The results of the first games of every game in the catalog, as plain numbers. */
export function simulateAll(games: number): Record<string, number[]> {
  return Object.fromEntries(
    catalog.map(({ game }) => {
      const plan = {
        game: game.id,
        files: undefined,
        bot: 'random',
        seats: undefined,
        options: {},
        seed: 1,
      } as const
      return [game.id, Array.from(createPlayer(game, plan)(0, games).results)]
    }),
  )
}

Object.assign(globalThis, { simulateAll })
