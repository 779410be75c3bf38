/** EFFECT WORDS: what cards and shadows can say. A word is its fields, its steps, and what a bot is told of it. */
import { effectWords, whole } from '@hearthkeep/content'
import { isDark, pour, spill } from '../rules/oil.ts'
import { drawCards, hasShadow } from '../rules/piles.ts'
import { banishShadow, canBanish, chooseOption, discardCard, scout, walk } from '../rules/questions.ts'
import { LANTERNS } from '../rules/rulebook.ts'
import type { LanternId, Table } from '../rules/rulebook.ts'
import { isAlone } from '../rules/watchers.ts'
import { LOCALS } from './data.ts'
import type { Kinds } from './data.ts'

/** What a word does, as far as a bot cares; `other` is what the rest of it is worth, in oil. */
export interface Deed {
  readonly oil?: number
  readonly spill?: number
  readonly banish?: number
  readonly draw?: number
  readonly other?: number
}
/** Whether a condition holds at a lantern. */
export type Holds = (t: Table, lantern: LanternId) => boolean

const { condition, word, words } = effectWords<Table, Deed, Holds, Kinds>()(LOCALS)

export const deeds = words({
  title: 'effect',
  effects: {
    oil: word(
      { oil: whole(1, 6) },
      (e) => (t, my) => pour(t, my.lantern, e.oil),
      (e) => e,
    ),
    spill: word(
      { spill: whole(1, 6) },
      (e) => (t, my) => spill(t, my.lantern, e.spill),
      (e) => e,
    ),
    draw: word(
      { draw: whole(1, 5) },
      (e) => (t, my) => drawCards(t, my.watcher, e.draw),
      (e) => e,
    ),
    // A word that asks calls a question of the rulebook; what follows happens when it is answered.
    banish: word(
      { banish: whole(1, 3) },
      (e) => (t, my) => {
        if (canBanish(t, my.lantern, e.banish)) t.call(banishShadow, my.watcher, my.lantern, e.banish)
      },
      (e) => e,
    ),
    discard: word(
      { discard: whole(1, 1) },
      () => (t, my) => t.call(discardCard, my.watcher),
      () => ({ other: -1 }),
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
      () => ({ other: 1 }),
    ),
    scout: word(
      {},
      () => (t, my) => {
        if (hasShadow(t)) t.call(scout, my.watcher)
      },
      () => ({ other: 0.5 }),
    ),
  },
  conditions: {
    dark: condition(
      {},
      () => (t, my) => isDark(t, my.lantern),
      () => isDark,
    ),
    alone: condition(
      {},
      () => (t, my) => isAlone(t, my.lantern),
      () => isAlone,
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
