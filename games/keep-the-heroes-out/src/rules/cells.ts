/** The Cells [C1] to [C6], and the Laboratory, which fills them too [Q47]. */
import type { Choices } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { craft, drawCard } from './dungeon.ts'
import { checkWon } from './guild-deck.ts'
import { jailHero } from './heroes.ts'
import { resolveHeroes } from './invasion.ts'

const { choices, declare, define, events, reasons } = rules
const DRAWN = 3

/** Once a turn, as long as there is a card to flip [P9, C1]. */
export function offerCells(t: Table, out: Choices, seat: number): void {
  if (t.players[seat].cellsUsed === 1) out.refuse(reasons['cells-used'], choices['use-cells'])
  else if (!t.guildDeck.isEmpty) out.add(choices['use-cells'])
}

/** Once a turn, at any moment: a hero for three cards [C1, Q48]. */
export const useCells = declare('use-cells', ['seat'])
define(useCells, [
  (t, my) => {
    t.players[my.seat].cellsUsed = 1
    t.log?.add(events['cells-opened'], my.seat)
  },
  jailHero,
  (t, my) => {
    for (let i = 0; i < DRAWN; i++) drawCard(t, my.seat) // [C4, Q25]
  },
  resolveHeroes,
  checkWon,
])

/** A hero goes to the Cells, the Monster card to the discard pile, and only then is a breakout resolved [Q26, Q47]. */
export const useLaboratory = declare('use-laboratory', ['seat', 'card'])
define(useLaboratory, [jailHero, (t, my) => craft(t, my.seat, my.card), resolveHeroes, checkWon])
