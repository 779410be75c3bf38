/** What a client that draws this game's table needs besides the game: its tables by name, and figures as they stand. */
import type { Game } from '@hearthkeep/engine'
import type { Table } from './rulebook.ts'

export { ACTION } from './content/actions.ts'
export type { Action } from './content/actions.ts'
export type { Card } from './content/cards.ts'
export type { Clan, Data, Treasure } from './content/data.ts'
export type { DungeonMap, Room, Scenario } from './content/maps.ts'
export type { GuildCard } from './content/guild.ts'
export { CARDS_PER_CLAN, GUILD_HEROES } from './content/limits.ts'
export { ABILITIES, BACKS, CLASSES, CRAFTS, DEEDS, EVENTS, RESOURCES, TYPES } from './content/schema.ts'
export { activeIn, EVENT, hasEvent, hasMonster, heroesIn, mapOf, neededFor, PORTAL } from './rules/dungeon.ts'
export { levelsOf } from './rules/invasion.ts'
export { TRAP_CARGO } from './rulebook.ts'
export type { Player, RoomView, Table } from './rulebook.ts'
export { PHASE } from './table.ts'
export { threats } from './words/threats.ts'
export type { Threat } from './words/threats.ts'

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}
