/** What shadows do in an hour: come, feed, and go on [H1] [F1] to [F4]. */
import { isDark, spill } from './oil.ts'
import { hasShadow } from './piles.ts'
import { LANTERNS, rules } from './rulebook.ts'
import type { LanternId, Table } from './rulebook.ts'

const { choices, declare, define, events, reasons, repeatFor, when, window } = rules

/** What the shadows at a lantern eat together [F1]. */
export function hungerAt(t: Table, lantern: LanternId): number {
  const { shadows } = t.lanterns[lantern]
  let hunger = 0
  for (let i = 0; i < shadows.size; i++) hunger += t.data.shadows[shadows.get(i)].hunger
  return hunger
}

function shadowComes(t: Table): void {
  if (!hasShadow(t)) return
  const shadow = t.shadowDeck.pop()
  const lantern: LanternId = t.dice.below(LANTERNS)
  t.lanterns[lantern].shadows.push(shadow)
  t.log?.add(events['shadow-came'], shadow, lantern)
  const { comes } = t.data.shadows[shadow]
  if (comes !== null) t.call(comes, t.captain, lantern)
}

/** [H1] */
export const shadowsCome = declare('shadows-come', ['come'])
define(shadowsCome, [repeatFor('come', (t) => t.data.coming[t.seats - 1], [shadowComes])])

/**
 * A REACTION WINDOW: what is about to happen stands in the locals of the procedure (`loss`); a reaction changes them before the
 * next step carries it out. `passed` is a local that the window keeps to itself: who has held back.
 */
const feedAt = declare('feed-at', ['lantern', 'loss', 'passed', 'fed'])
const throwWard = window({
  ...{ name: 'throw-ward', rule: 'F2', pass: 'hold-back', passed: 'passed' },
  isOpen: (t: Table, my: { lantern: LanternId; loss: number; passed: number }) =>
    my.loss >= t.lanterns[my.lantern].oil,
  mayReact: (t, seat) => !t.watchers[seat].hand.isEmpty, // so that being asked does not tell who has a ward
  about: {
    lantern: ['lantern', (_, my) => my.lantern],
    loss: ['number', (_, my) => my.loss],
    oil: ['number', (t, my) => t.lanterns[my.lantern].oil],
  },
  choices(t, out) {
    const { hand } = t.watchers[out.seat]
    for (let i = 0; i < hand.size; i++)
      if (t.data.cards[hand.get(i)].ward > 0) out.add(choices['throw-card'], hand.get(i))
      else out.refuse(reasons['no-ward'], choices['throw-card'], hand.get(i))
  },
  take: {
    'throw-card': (t, { seat, card }, my) => {
      const { ward } = t.data.cards[card]
      t.watchers[seat].hand.take(card)
      t.discardPile.push(card)
      my.loss = Math.max(0, my.loss - ward)
      t.log?.add(events['card-thrown'], seat, card, ward)
    },
  },
})
define(feedAt, [
  (t: Table, my) => {
    my.loss = hungerAt(t, my.lantern)
  },
  when((t, my) => !isDark(t, my.lantern), [throwWard, (t, my) => spill(t, my.lantern, my.loss)]),
  repeatFor('fed', (t, my) => t.lanterns[my.lantern].shadows.size, [
    (t: Table, my) => {
      const shadow = t.lanterns[my.lantern].shadows.get(my.fed) // [F3]
      const { feeds } = t.data.shadows[shadow]
      if (feeds === null) return
      t.log?.add(events['shadow-fed'], shadow)
      t.call(feeds, t.captain, my.lantern)
    },
  ]),
])

/** [F4] */
function leaveTheDark(t: Table): void {
  for (let dark = 0; dark < LANTERNS; dark++) {
    if (!isDark(t, dark)) continue
    let next: LanternId = (dark + 1) % LANTERNS
    while (isDark(t, next)) next = (next + 1) % LANTERNS // one burns, or the watch would be lost [W2]
    const { shadows } = t.lanterns[dark]
    for (let i = 0; i < shadows.size; i++) t.log?.add(events['shadow-moved'], shadows.get(i), next)
    shadows.moveAllTo(t.lanterns[next].shadows)
  }
}

/** [H4] */
export const shadowsFeed = declare('shadows-feed', ['next'])
define(shadowsFeed, [
  repeatFor('next', () => LANTERNS, [(t: Table, my) => t.call(feedAt, my.next)]),
  leaveTheDark,
])
