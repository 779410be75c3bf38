/** What a client that draws this game's table needs besides the game: its tables by name, and figures as they stand. */
import type { Game } from '@hearthkeep/engine'
import type { Table } from './rulebook.ts'

export { ACTION, CARDS_PER_CLAN, FIRST_CRAFT, GUILD_HEROES } from './content/data.ts'
export type {
  Action,
  Card,
  Clan,
  Data,
  DungeonMap,
  GuildCard,
  Room,
  Scenario,
  Treasure,
} from './content/data.ts'
export {
  ABILITIES,
  BACKS,
  CLANS,
  CLASSES,
  CRAFTS,
  DEEDS,
  DIFFICULTIES,
  EVENTS,
  RESOURCES,
  ROOMS,
  SCENARIOS,
  TYPES,
} from './content/schema.ts'
export {
  activeIn,
  CELLS,
  EVENT,
  hasEvent,
  hasMonster,
  heroesIn,
  mapOf,
  neededFor,
  PORTAL,
  VAULT,
} from './dungeon.ts'
export { levelsOf } from './invasion.ts'
export { TRAP_CARGO } from './rulebook.ts'
export type { Player, RoomView, Table } from './rulebook.ts'
export { threats } from './threats.ts'
export type { Threat } from './threats.ts'
export { PHASE } from './turn.ts'

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}
