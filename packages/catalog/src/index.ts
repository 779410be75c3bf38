/** Every game with its rules. Whoever needs one of them only opens it from the shelf. */
import type { GameModule } from '@hearthkeep/engine'
import { shelf } from './shelf.ts'

/** In the order of the shelf. */
export const catalog: readonly GameModule[] = await Promise.all(shelf.map(({ load }) => load()))

const ids = catalog.map((module) => module.game.id)
const twice = ids.find((id, place) => ids.indexOf(id) !== place)
if (twice !== undefined)
  throw new Error(`the catalog has two games with the id ${twice}; change one in its src/index.ts`)

/** The game with this id, if there is one. */
export function findGame(id: string): GameModule | undefined {
  return catalog.find((module) => module.game.id === id)
}
