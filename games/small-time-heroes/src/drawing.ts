/** What a client that draws this game's table needs besides the game: its tables by name, and figures as they stand. */
import type { Game } from '@hearthkeep/engine'
import type { Table } from './rulebook.ts'

export type { Card, Data } from './content/data.ts'
export { BODY_PARTS, CARD_TYPES, SYMBOLS } from './content/limits.ts'
export { costOf } from './heroes.ts'
export { BOSS_WAVE, CLEARED, isMinion, protectOf, SIDE, strengthOf } from './people.ts'
export { namedEnemy, zombieNumber } from './rulebook.ts'
export type { Enemy, Hero, Table } from './rulebook.ts'
export { MAT } from './table.ts'
export { zombieAttack } from './zombies.ts'

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}
