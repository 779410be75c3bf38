/** Attribute Point cards: gained, given, moved, lost [H100] to [H102] [HA23, HA56]. */
import type { Choices } from '@hearthkeep/engine'
import { FIGURE } from '../content/kinds.ts'
import { pointsOf } from './figures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { choices, declare, define, events, reasons } = rules
const ROWS = 6

/** A card goes into a row: it counts at once [H101]. */
function gain(t: Table, seat: number, row: number): void {
  t.players[seat].rows[row]++
  t.log?.add(events['point-gained'], seat, row)
}

/** Whether another player has strictly fewer: counted before the new card is placed [HA56]. */
function hasFewer(t: Table, seat: number, other: number): boolean {
  return other !== seat && pointsOf(t.players[other]) < pointsOf(t.players[seat])
}

/** Rows with fewer cards come first. */
function offerRows(t: Table, out: Choices, seat: number): void {
  const { rows } = t.players[seat]
  for (let cards = 0, left = ROWS; left > 0; cards++)
    for (let row = 0; row < ROWS; row++)
      if (rows[row] === cards) {
        out.add(choices['pick-row'], row)
        left--
      }
}

/** A card is placed in a row of one's choice, or goes to a player who has fewer, who picks the row [H100, H102]. */
export const placePoint = declare('place-point', ['seat', 'receiver: seat'])
define(placePoint, [
  (_: Table, my) => {
    my.receiver = my.seat
  },
  rules.ask({
    ...{ name: 'place-point', rule: 'H100', who: (_, my) => my.seat },
    choices(t: Table, out, my) {
      offerRows(t, out, my.seat)
      for (let other = 0; other < t.seats; other++)
        if (hasFewer(t, my.seat, other)) out.add(choices['give-card'], other)
        else if (other !== my.seat) out.refuse(reasons['fewer-needed'], choices['give-card'], other)
    },
    take: {
      'pick-row'(t, { seat, figure }) {
        gain(t, seat, figure)
        t.leave(0)
      },
      'give-card'(t, { seat, player }, my) {
        my.receiver = player
        t.log?.add(events['point-given'], seat, player)
      },
    },
  }),
  rules.ask({
    ...{ name: 'place-given-point', rule: 'HA56', who: (_, my) => my.receiver },
    choices(t: Table, out, my) {
      offerRows(t, out, my.receiver)
    },
    take: { 'pick-row': (t, { seat, figure }) => gain(t, seat, figure) },
  }),
])

/** So many cards, one after another; `row` from 1 if they all go into the same. */
export const gainPoints = declare('gain-points', ['seat', 'count', 'row', 'done'])
define(gainPoints, [
  rules.repeatFor('done', (_, my) => my.count, [
    (t: Table, my) => {
      if (my.row > 0) gain(t, my.seat, my.row - 1)
      else t.call(placePoint, my.seat)
    },
  ]),
])

/** One of a player's cards goes to another row; the result is 1 if one did. */
export const movePoint = rules.question(['seat'], {
  ...{ name: 'move-point', rule: 'H101', ifNone: 'skip' },
  choices(t, out, my) {
    const { rows } = t.players[my.seat]
    for (let from = 0; from < ROWS; from++) {
      if (rows[from] === 0) continue
      for (let to = 0; to < ROWS; to++) if (to !== from) out.add(choices['move-card'], from, to)
    }
    if (out.count > 0) out.add(choices['pick-nothing'])
  },
  take: {
    'move-card'(t, { from, to }, my) {
      const { rows } = t.players[my.seat]
      rows[from]--
      rows[to]++
      t.log?.add(events['point-moved'], my.seat, from, to)
      t.leave(1)
    },
    'pick-nothing': (t) => t.leave(0),
  },
})

/** One of a player's cards leaves the game, the owner's choice; without any, nothing happens [HA23]. */
export const losePoint = rules.question(['seat'], {
  ...{ name: 'lose-point', rule: 'HA23', ifNone: 'skip' },
  choices(t, out, my) {
    const { rows } = t.players[my.seat]
    for (let row = 0; row < ROWS; row++) if (rows[row] > 0) out.add(choices['lose-from-row'], row)
  },
  take: {
    'lose-from-row'(t, { figure }, my) {
      t.players[my.seat].rows[figure]--
      t.log?.add(events['point-lost'], my.seat, figure)
    },
  },
})

/** How many cards lie in the row of Health. */
export const hpCards = (t: Table, seat: number): number => t.players[seat].rows[FIGURE.HP]
