/** The one list of games. */
import type { GameModule } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import { lanternWatch } from '@hearthkeep/game-lantern-watch'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { tinyFight } from '@hearthkeep/game-tiny-fight'

/** Every game, in the order of the shelf. */
export const catalog: readonly GameModule[] = [
  smallTimeHeroes,
  greyport,
  keepTheHeroesOut,
  lanternWatch,
  tinyFight,
]

const ids = catalog.map((module) => module.game.id)
const twice = ids.find((id, place) => ids.indexOf(id) !== place)
if (twice !== undefined)
  throw new Error(`the catalog has two games with the id ${twice}; change one in its src/index.ts`)

/** The game with this id, if there is one. */
export function findGame(id: string): GameModule | undefined {
  return catalog.find((module) => module.game.id === id)
}
