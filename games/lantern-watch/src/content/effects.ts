/** EFFECT WORDS: what cards and shadows can say. A word is its fields, its steps, and what it is worth to a bot. */
import { effectWords, whole } from '@hearthkeep/content'
import { banishWorth, pourWorth, spillWorth } from '../bot/worth.ts'
import type { Holds, Worth } from '../bot/worth.ts'
import { isDark, pour, spill } from '../rules/oil.ts'
import { drawCards, hasShadow } from '../rules/piles.ts'
import { banishShadow, canBanish, chooseOption, discardCard, scout, walk } from '../rules/questions.ts'
import { LANTERNS } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { isAlone } from '../rules/watchers.ts'
import { LOCALS } from './data.ts'
import type { Kinds } from './data.ts'

const { condition, word, words } = effectWords<Table, Worth, Holds, Kinds>()(LOCALS)

export const deeds = words({
  title: 'effect',
  effects: {
    oil: word(
      { oil: whole(1, 6) },
      (e) => (t, my) => pour(t, my.lantern, e.oil),
      (e) => (t, _, lantern) => pourWorth(t, lantern, e.oil),
    ),
    spill: word(
      { spill: whole(1, 6) },
      (e) => (t, my) => spill(t, my.lantern, e.spill),
      (e) => (t, _, lantern) => spillWorth(t, lantern, e.spill),
    ),
    draw: word(
      { draw: whole(1, 5) },
      (e) => (t, my) => drawCards(t, my.watcher, e.draw),
      (e) => (t) => (t.hour < t.data.hours ? e.draw : 0),
    ),
    // A word that asks calls a question of the rulebook; what follows happens when it is answered.
    banish: word(
      { banish: whole(1, 3) },
      (e) => (t, my) => {
        if (canBanish(t, my.lantern, e.banish)) t.call(banishShadow, my.watcher, my.lantern, e.banish)
      },
      (e) => (t, _, lantern) => banishWorth(t, lantern, e.banish),
    ),
    discard: word(
      { discard: whole(1, 1) },
      () => (t, my) => t.call(discardCard, my.watcher),
      () => () => -1,
    ),
    // No fields: written as the bare word. Two steps: what comes after the walk is done at the other lantern [E4].
    walk: word(
      {},
      () => [
        (t, my) => t.call(walk, my.watcher),
        (t, my) => {
          my.lantern = t.watchers[my.watcher].lantern
        },
      ],
      () => () => 1,
    ),
    scout: word(
      {},
      () => (t, my) => {
        if (hasShadow(t)) t.call(scout, my.watcher)
      },
      () => () => 0.5,
    ),
  },
  conditions: {
    dark: condition(
      {},
      () => (t, my) => isDark(t, my.lantern),
      () => (t, _, lantern) => isDark(t, lantern),
    ),
    alone: condition(
      {},
      () => (t, my) => isAlone(t, my.lantern),
      () => (t, _, lantern) => isAlone(t, lantern),
    ),
  },
  // NESTED EFFECTS: how the game carries out `choose` and `each`; `if` comes with the conditions.
  flow: {
    choose: (place) => (t, my) => t.call(chooseOption, my.watcher, place), // [E7]
    each: {
      lantern: { local: 'lantern', member: (_, index) => (index < LANTERNS ? index : -1) }, // [E8]
      watcher: { local: 'watcher', member: (t, index) => (index < t.seats ? index : -1) },
    },
  },
})
