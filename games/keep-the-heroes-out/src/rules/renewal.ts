/** The end of a player's turn [P5] to [P7]: the offer is renewed, cards are discarded and drawn. */
import { offerCells, useCells } from './cells.ts'
import { discard, drawCard, renewOffer } from './dungeon.ts'
import { rules } from './rulebook.ts'
import { PHASE } from './table.ts'

const { ask, choices, declare, define, events, repeatWhile } = rules
const HAND = 5

/** Cards in hand may go for a new offer, each for a whole one [P5, Q6]; then everything played is discarded [P6, P7]. */
export const renewal = declare('renewal', ['isOver'])
define(renewal, [
  (t) => {
    t.phase = PHASE.RENEW
  },
  repeatWhile(
    (_, my) => my.isOver === 0,
    [
      ask({
        name: 'renew-offer',
        rule: 'P5',
        who: (t) => t.active,
        choices(t, out) {
          const { hand } = t.players[t.active]
          for (let i = 0, size = hand.size; i < size; i++) out.add(choices['renew-offer'], hand.get(i))
          offerCells(t, out, t.active)
          out.add(choices['end-turn'])
        },
        take: {
          'renew-offer': (t, { seat, card }) => {
            discard(t, seat, card)
            renewOffer(t)
            t.log?.add(events['offer-renewed'], seat)
          },
          'use-cells': (t, { seat }) => t.call(useCells, seat),
          'end-turn': (_, __, my) => {
            my.isOver = 1
          },
        },
      }),
    ],
  ),
  (t) => {
    const { playArea, discard, hand } = t.players[t.active]
    playArea.moveAllTo(discard)
    for (let missing = HAND - hand.size; missing > 0; missing--) drawCard(t, t.active)
  },
])
