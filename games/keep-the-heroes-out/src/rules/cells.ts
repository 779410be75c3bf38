/** The Cells [C1] to [C6], and the Laboratory, which fills them too [Q47]. */
import type { Choices } from '@hearthkeep/engine'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { craft, drawCard } from './dungeon.ts'
import { checkWon, flipGuildCard } from './guild-deck.ts'
import { jailHero } from './heroes.ts'
import { resolveHeroes } from './invasion.ts'

const { choices, events, procedure, reasons } = rules
const DRAWN = 3

/** Once a turn, as long as there is a card to flip [P9, C1]. */
export function offerCells(t: Table, out: Choices, seat: number): void {
  if (t.players[seat].cellsUsed === 1) out.refuse(reasons['cells-used'], choices['use-cells'])
  else if (!t.guildDeck.isEmpty) out.add(choices['use-cells'])
}

/** Once a turn, at any moment: a hero for three cards [C1, Q48]. */
export const useCells = procedure(
  'use-cells',
  ['seat'],
  [
    (t, my) => {
      t.players[my.seat].cellsUsed = 1
      t.log?.add(events['cells-opened'], my.seat)
      const card = flipGuildCard(t)
      t.log?.add(events['guild-card-revealed'], card)
      t.call(jailHero, card)
    },
    (t, my) => {
      for (let i = 0; i < DRAWN; i++) drawCard(t, my.seat) // [C4, Q25]
    },
    resolveHeroes,
    checkWon,
  ],
)

/** A hero goes to the Cells, the Monster card to the discard pile, and only then is a breakout resolved [Q26, Q47]. */
export const useLaboratory = procedure(
  'use-laboratory',
  ['seat', 'card'],
  [
    (t) => {
      const card = flipGuildCard(t)
      t.log?.add(events['guild-card-revealed'], card)
      t.call(jailHero, card)
    },
    (t, my) => craft(t, my.seat, my.card),
    resolveHeroes,
    checkWon,
  ],
)
