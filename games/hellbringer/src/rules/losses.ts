/** Cards that have to be discarded: the choice is the sufferer's [HA18, HA79]. */
import { discardFromHand, leaveBoard } from './cards.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { choices, declare, define, events, repeatFor } = rules

/** A card of the hand goes: to the discard pile, or, in the abilities of enemies, aside, as it may be given back [HA46]. */
function lose(t: Table, seat: number, card: number): void {
  if (t.isStriking === 1) {
    const { hand, taken } = t.players[seat]
    hand.take(card)
    taken.push(card)
    t.log?.add(events['card-discarded'], seat, card)
  } else discardFromHand(t, seat, card)
}

export const discardCard = rules.question(['seat', 'left: number'], {
  ...{ name: 'discard-card', rule: 'HA18', ifNone: 'skip' },
  about: { count: ['number', (_, my) => my.left] },
  choices(t, out, my) {
    const { hand } = t.players[my.seat]
    for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
  },
  take: { 'discard-card': (t, { card }, my) => lose(t, my.seat, card) },
})

/** So many hand cards, or all there are. */
export const discardCards = declare('discard-cards', ['seat', 'count', 'done'])
define(discardCards, [
  repeatFor('done', (_, my) => my.count, [
    (t: Table, my) => {
      const { hand } = t.players[my.seat]
      if (hand.isEmpty) t.leave(0)
      else t.call(discardCard, my.seat, my.count - my.done)
    },
  ]),
])

const loseItem = rules.question(['seat'], {
  ...{ name: 'lose-item', rule: 'HA50', ifNone: 'skip' },
  choices(t, out, my) {
    const { items } = t.players[my.seat]
    for (let i = 0; i < items.size; i++) out.add(choices['pick-card'], items.get(i))
  },
  take: {
    'pick-card'(t, { card }, my) {
      leaveBoard(t, my.seat, card)
      t.log?.add(events['card-discarded'], my.seat, card)
    },
  },
})

/** So many equipped Items. */
export const discardItems = declare('discard-items', ['seat', 'count', 'done'])
define(discardItems, [repeatFor('done', (_, my) => my.count, [(t: Table, my) => t.call(loseItem, my.seat)])])
