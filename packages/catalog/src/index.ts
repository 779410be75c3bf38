/** The one list of games. */
import type { GameModule } from '@hearthkeep/engine'
import { tinyFight } from '@hearthkeep/game-tiny-fight'

/** Every game, in the order of the shelf. */
export const catalog: readonly GameModule[] = [tinyFight]

/** The game with this id, if there is one. */
export function findGame(id: string): GameModule | undefined {
  return catalog.find((module) => module.game.id === id)
}
