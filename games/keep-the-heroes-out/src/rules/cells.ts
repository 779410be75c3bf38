/** The Cells [C1] to [C6], and the Laboratory, which fills them too [Q47]. */
import type { Choices } from '@hearthkeep/engine'
import { CLASSES } from '../content/schema.ts'
import { drawCard, inspire, takeTrap } from './dungeon.ts'
import { checkWon, exhaust, flipGuildCard } from './invasion.ts'
import { jailHero, resolveHeroes, showOff, useCells, useLaboratory } from './procedures.ts'
import { craft } from './rooms.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { choices, define, events, reasons } = rules
const MAGE = CLASSES.indexOf('mage')
const DRAWN = 3

/** Once a turn, as long as there is a card to flip [P9, C1]. */
export function offerCells(t: Table, out: Choices, seat: number): void {
  if (t.players[seat].cellsUsed === 1) out.refuse(reasons['cells-used'], choices['use-cells'])
  else if (!t.guildDeck.isEmpty) out.add(choices['use-cells'])
}

/** One hero of the card's class goes to the Cells: it shows off, meets traps, and stays exhausted, unless it is a Mage [C1] to [C3]. */
define(jailHero, [
  (t, my) => {
    const { class: hero } = t.data.guild[my.card]
    if (hero < 0) {
      t.log?.add(events['guild-card-ignored'], my.card) // [C5]
      t.leave()
      return
    }
    if (t.heroes[hero] === 0) {
      t.log?.add(events['hero-missing'], hero) // [Q11]
      t.leave()
      return
    }
    const { cells } = t.data
    t.heroes[hero]--
    t.rooms[cells].active[hero]++
    t.log?.add(events['hero-jailed'], hero)
    if (hero !== MAGE) t.call(showOff, hero, cells)
    else {
      const freed = inspire(t, cells)
      t.log?.add(events.breakout, freed)
    }
  },
  (t, my) => {
    const { cells } = t.data
    const { class: hero } = t.data.guild[my.card]
    const here = t.rooms[cells]
    if (here.traps > 0) {
      takeTrap(t, cells) // [Q19]
      here.active[hero]--
      t.heroes[hero]++
      t.log?.add(events['trap-sprung'], hero, cells)
    } else if (hero !== MAGE) exhaust(t, cells, hero) // [H3]
  },
])

/** Once a turn, at any moment: a hero for three cards [C1, Q48]. */
define(useCells, [
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
])

/** A hero goes to the Cells, the Monster card to the discard pile, and only then is a breakout resolved [Q26, Q47]. */
define(useLaboratory, [
  (t) => {
    const card = flipGuildCard(t)
    t.log?.add(events['guild-card-revealed'], card)
    t.call(jailHero, card)
  },
  (t, my) => craft(t, my.seat, my.card),
  resolveHeroes,
  checkWon,
])
