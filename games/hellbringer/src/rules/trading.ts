/** One trade in a turn: with another player, who may refuse, or with the Mule [H150, HA55]. */
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, declare, define, events } = rules

/** The player picks, as the Mule has no will; the card given stands beside it from now on [H127]. */
export function tradeWithMule(t: Table, seat: number, card: number, other: number): void {
  const hero = t.players[seat]
  hero.traded = 1
  hero.hand.take(card)
  t.mule.take(other)
  t.mule.push(card)
  hero.hand.push(other)
  t.log?.add(events['traded-with-mule'], seat, card, other)
}

/** The card that is offered lies on the table until it is answered. */
function exchange(t: Table, seat: number, other: number, given: number, taken: number): void {
  const [mine, theirs] = [t.players[seat], t.players[other]]
  mine.traded = 1
  t.offered.take(given)
  theirs.hand.take(taken)
  mine.hand.push(taken)
  theirs.hand.push(given)
  t.log?.add(events.traded, seat, given, other, taken)
}

/** One card is offered to one player, who answers with one or refuses; eliminated players answer too. A refusal uses nothing up. */
export const offerTrade = declare('offer-trade', ['seat', 'partner: seat', 'card'])
define(offerTrade, [
  (t: Table, my) => {
    const { hand } = t.players[my.seat]
    t.players[my.seat].asked |= 1 << my.partner
    hand.take(my.card)
    t.offered.push(my.card)
    t.log?.add(events['trade-offered'], my.seat, my.partner, my.card)
  },
  ask({
    ...{ name: 'trade', rule: 'HA55', who: (_, my) => my.partner, pass: 'refuse-trade' },
    about: { player: ['player', (_, my) => my.seat], card: ['card', (_, my) => my.card] },
    choices(t: Table, out, my) {
      const { hand } = t.players[my.partner]
      for (let i = 0; i < hand.size; i++) out.add(choices['answer-trade'], hand.get(i))
      out.add(choices['refuse-trade'])
    },
    take: {
      'answer-trade': (t, { card }, my) => exchange(t, my.seat, my.partner, my.card, card),
      'refuse-trade'(t, { seat }, my) {
        t.offered.moveTopTo(t.players[my.seat].hand)
        t.log?.add(events['trade-refused'], seat)
      },
    },
  }),
])
