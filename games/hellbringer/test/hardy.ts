/** Games in which a party at random lasts long enough to see everything, and what was seen. */
import type { Game } from '@hearthkeep/engine'
import { Witness as AnyWitness } from '@hearthkeep/testkit'
import type { Table } from '../src/rules/rulebook.ts'

/** Attribute Point cards that each hero begins with: large in flesh or in armor. */
const GIFTS = [
  [40, 4, 4, 3, 3, 2],
  [8, 40, 4, 3, 3, 0],
] as const

/** The same game, but everybody begins with plenty of Attribute Point cards. */
export function hardy(game: Game): Game {
  return {
    ...game,
    setUp(table, setup) {
      game.setUp(table, setup)
      const { players } = table as Table
      for (let seat = 0; seat < setup.seats; seat++)
        GIFTS[Number(setup.seed) % 2].forEach((n, row) => (players[seat].rows[row] = n))
    },
  }
}

/** Knows which words of which effects were never carried out. */
export class Witness extends AnyWitness<Table> {
  constructor(game: Game) {
    const table = game.newTable() as Table
    super(table, table.data.book)
  }
}
