/** What a client that draws this game's table needs besides the game: its tables by name, and figures as they stand. */
import type { Game } from '@hearthkeep/engine'
import type { Table } from './rulebook.ts'

export { LEVELS } from './content/limits.ts'
export type { Card, Character, Data, Encounter, Location, Monster, Scenario } from './content/data.ts'
export { BOONS, COINS, DICE, DIFFICULTIES, FACES, KINDS, TYPES } from './content/numbers.ts'
export { encounterOf } from './encounter.ts'
export {
  damageOf,
  faceOf,
  groupOf,
  handSize,
  hpOf,
  isHero,
  isPlayerHero,
  itemsAt,
  LOCATION,
  MARK,
  placeOf,
  playerHeroOf,
  STATE,
  STEP,
  wielderOf,
} from './people.ts'
export type { Player, Table } from './rulebook.ts'

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}
