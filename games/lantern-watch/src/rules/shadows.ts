/** What shadows do in an hour: come, feed, and go on [H1] [F1] to [F4]. */
import { isDark, spill } from './oil.ts'
import { hasShadow } from './piles.ts'
import { LANTERNS, rules } from './rulebook.ts'
import type { LanternId, Seat, ShadowId, Table } from './rulebook.ts'

const { choices, events, procedure, reasons, repeatWhile, when, window } = rules

/** How many come at the start of an hour [H1]. */
export const comingIn = (t: Table): number => t.data.coming[t.seats - 1]

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
export const shadowsCome = procedure(
  'shadows-come',
  ['come'],
  [
    repeatWhile(
      (t: Table, my: { come: number }) => my.come < comingIn(t),
      [
        (t, my) => {
          my.come++
          shadowComes(t)
        },
      ],
    ),
  ],
)

interface Feeding {
  lantern: LanternId
  loss: number
  passed: number
}

/**
 * A REACTION WINDOW: what is about to happen stands in the locals of the procedure (`loss`); a reaction changes them before
 * the next step carries it out. `passed` is a local that the window keeps to itself.
 */
const throwWards = window({
  name: 'throw-ward',
  rule: 'F2',
  about: {
    lantern: ['lantern', (_, my) => my.lantern],
    loss: ['number', (_, my) => my.loss],
    oil: ['number', (t, my) => t.lanterns[my.lantern].oil],
  },
  isOpen: (t: Table, my: Feeding) => my.loss >= t.lanterns[my.lantern].oil,
  mayReact: (t, seat) => !t.watchers[seat].hand.isEmpty, // so that being asked does not tell who has a ward
  choices(t: Table, out, _: Feeding) {
    const { hand } = t.watchers[out.seat]
    for (let i = 0; i < hand.size; i++) {
      const card = hand.get(i)
      if (t.data.cards[card].ward > 0) out.add(choices['throw-card'], card)
      else out.refuse(reasons['no-ward'], choices['throw-card'], card)
    }
  },
  take: { 'throw-card': (t, { seat, card }, my) => throwCard(t, seat, card, my) },
  pass: 'hold-back',
  passed: 'passed',
})

function throwCard(t: Table, watcher: Seat, card: number, my: Feeding): void {
  const { ward } = t.data.cards[card]
  t.watchers[watcher].hand.take(card)
  t.discardPile.push(card)
  my.loss = Math.max(0, my.loss - ward)
  t.log?.add(events['card-thrown'], watcher, card, ward)
}

/** The shadows at one lantern: they eat, and then each does what it does. */
const feedAt = procedure(
  'feed-at',
  ['lantern', 'loss', 'passed', 'fed'],
  [
    (t: Table, my) => {
      my.loss = hungerAt(t, my.lantern)
    },
    when((t: Table, my) => !isDark(t, my.lantern), [throwWards, (t, my) => spill(t, my.lantern, my.loss)]),
    repeatWhile(
      (t: Table, my) => my.fed < t.lanterns[my.lantern].shadows.size,
      [
        (t, my) => {
          const shadow = t.lanterns[my.lantern].shadows.get(my.fed++) // [F3]
          const { feeds } = t.data.shadows[shadow]
          if (feeds === null) return
          t.log?.add(events['shadow-fed'], shadow)
          t.call(feeds, t.captain, my.lantern)
        },
      ],
    ),
  ],
)

/** The next lantern along the wall that burns; there always is one while the watch goes on. */
function nextBurning(t: Table, from: LanternId): LanternId {
  for (let i = 1; i < LANTERNS; i++) {
    const lantern: LanternId = (from + i) % LANTERNS
    if (!isDark(t, lantern)) return lantern
  }
  return from
}

/** [F4] */
function leaveTheDark(t: Table): void {
  for (let dark = 0; dark < LANTERNS; dark++) {
    if (!isDark(t, dark)) continue
    const lantern = nextBurning(t, dark)
    const { shadows } = t.lanterns[dark]
    for (let i = 0; i < shadows.size; i++) {
      const shadow: ShadowId = shadows.get(i)
      t.log?.add(events['shadow-moved'], shadow, lantern)
    }
    shadows.moveAllTo(t.lanterns[lantern].shadows)
  }
}

/** [H4] */
export const shadowsFeed = procedure(
  'shadows-feed',
  ['next'],
  [
    repeatWhile(
      (_: Table, my: { next: number }) => my.next < LANTERNS,
      [
        (t, my) => {
          t.call(feedAt, my.next++)
        },
      ],
    ),
    leaveTheDark,
  ],
)
