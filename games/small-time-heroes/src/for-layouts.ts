/** What a client that draws this game's table needs besides the game: its tables by name, and figures as they stand. */
import type { Game } from '@hearthkeep/engine'
import type { Table } from './rules/rulebook.ts'

export type { Card, Data } from './content/data.ts'
export { BODY_PARTS, CARD_TYPES, SYMBOLS } from './content/limits.ts'
export { costOf } from './rules/heroes/heroes.ts'
export { BOSS_WAVE, CLEARED, isMinion, protectOf, SIDE, strengthOf } from './rules/roster.ts'
export type { Enemy, Hero, Table } from './rules/rulebook.ts'
export { MAT } from './rules/table.ts'
export { zombieAttack } from './rules/enemies/zombies.ts'

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}
