/** What effects ask: each question is a procedure that all cards and shadows share [E3] to [E7]. */
import { LANTERNS, rules } from './rulebook.ts'
import type { LanternId, Table } from './rulebook.ts'

const { ask, choices, declare, define, events, reasons } = rules

/** Whether a shadow at the lantern is weak enough [E3]. */
export function canBanish(t: Table, lantern: LanternId, strength: number): boolean {
  const { shadows } = t.lanterns[lantern]
  for (let i = 0; i < shadows.size; i++) if (t.data.shadows[shadows.get(i)].dread <= strength) return true
  return false
}

/** Which shadow is driven off. It is asked only where there is one, as `canBanish` says. */
export const banishShadow = declare('banish-shadow', ['watcher', 'lantern', 'strength'])
define(banishShadow, [
  ask({
    ...{ name: 'banish-shadow', rule: 'E3', who: (_, my) => my.watcher },
    about: { lantern: ['lantern', (_, my) => my.lantern], strength: ['number', (_, my) => my.strength] },
    choices(t: Table, out, my) {
      const { shadows } = t.lanterns[my.lantern]
      for (let i = 0; i < shadows.size; i++) {
        const shadow = shadows.get(i)
        // A REFUSAL WITH ITS RULE: beside the choice that a player would look for in vain.
        if (t.data.shadows[shadow].dread <= my.strength) out.add(choices['drive-off'], shadow)
        else out.refuse(reasons['too-dreadful'], choices['drive-off'], shadow)
      }
    },
    take: {
      'drive-off': (t, { seat, shadow }, my) => {
        t.lanterns[my.lantern].shadows.take(shadow)
        t.drivenOff.push(shadow)
        t.log?.add(events['shadow-driven-off'], seat, shadow)
      },
    },
  }),
])

/** To which other lantern the watcher walks [E4]. */
export const walk = declare('walk', ['watcher'])
define(walk, [
  ask({
    ...{ name: 'walk', rule: 'E4', who: (_, my) => my.watcher },
    choices(t: Table, out, my) {
      for (let lantern = 0; lantern < LANTERNS; lantern++)
        if (lantern !== t.watchers[my.watcher].lantern) out.add(choices['walk-to'], lantern)
        else out.refuse(reasons['already-there'], choices['walk-to'], lantern)
    },
    take: {
      'walk-to': (t, { seat, lantern }) => {
        t.watchers[seat].lantern = lantern
        t.log?.add(events.walked, seat, lantern)
      },
    },
  }),
])

/** Which card is discarded; skipped with an empty hand [E5]. */
export const discardCard = declare('discard-card', ['watcher'])
define(discardCard, [
  ask({
    ...{ name: 'discard-card', rule: 'E5', who: (_, my) => my.watcher, ifNone: 'skip' },
    choices(t: Table, out, my) {
      const { hand } = t.watchers[my.watcher]
      for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
    },
    take: {
      'discard-card': (t, { seat, card }) => {
        t.watchers[seat].hand.take(card)
        t.discardPile.push(card)
        t.log?.add(events.discarded, seat, card)
      },
    },
  }),
])

/** A watcher sees the top shadow, and what becomes of it. Neither prompt nor choice names it: all read them [E6]. */
export const scout = declare('scout', ['watcher'])
define(scout, [
  (t: Table, my) => {
    t.scout = my.watcher + 1
    t.log?.add(events.scouted, my.watcher, t.shadowDeck.top)
  },
  ask({
    ...{ name: 'scout', rule: 'E6', who: (_, my) => my.watcher },
    choices(_: Table, out) {
      out.add(choices['leave-shadow'])
      out.add(choices['bury-shadow'])
    },
    take: {
      'leave-shadow': (t, { seat }) => t.log?.add(events['shadow-left'], seat),
      'bury-shadow': (t, { seat }) => {
        t.shadowDeck.insert(0, t.shadowDeck.pop())
        t.log?.add(events['shadow-buried'], seat)
      },
    },
  }),
  (t) => {
    t.scout = 0
  },
])

/** Which option of the choice at a place of the book; the result is its number among them [E7]. */
export const chooseOption = declare('choose-option', ['watcher', 'place'])
define(chooseOption, [
  ask({
    ...{ name: 'choose-option', rule: 'E7', who: (_, my) => my.watcher },
    about: { source: ['source', (_, my) => my.place] },
    choices(t: Table, out, my) {
      for (const option of t.data.book.places[my.place].options) out.add(choices['take-option'], option)
    },
    take: {
      'take-option': (t, { option }, my) => t.leave(t.data.book.places[my.place].options.indexOf(option)),
    },
  }),
])
