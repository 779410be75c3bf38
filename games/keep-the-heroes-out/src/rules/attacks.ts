/** Attacks, and what monsters can take [A7], [D1] to [D3]. */
import { rules } from '../rulebook.ts'
import { removeMeeple } from './dungeon.ts'

const { ask, choices, events, procedure } = rules

/** The owner may spend a card with Defend [A7, Q33]; otherwise the monster takes a wound [D1, D2]. */
export const attack = procedure(
  'attack',
  ['seat', 'room'],
  [
    ask({
      name: 'defend',
      rule: 'A7',
      who: (_, my: { seat: number; room: number }) => my.seat,
      choices(t, out, my) {
        const { hand } = t.players[my.seat]
        for (let i = 0; i < hand.size; i++)
          if (t.data.cards[hand.get(i)].canDefend) out.add(choices['defend-with'], hand.get(i))
        if (out.count > 0) out.add(choices['take-wound'])
      },
      take: {
        'defend-with': (t, { card }, my) => {
          const { hand, discard } = t.players[my.seat]
          hand.take(card)
          discard.push(card)
          t.log?.add(events['wound-defended'], my.seat, card)
          t.leave()
        },
        'take-wound': () => undefined,
      },
      ifNone: 'skip',
    }),
    (t, my) => {
      const player = t.players[my.seat]
      if (player.wounds + 1 >= t.data.clans[player.clan].health) {
        removeMeeple(t, my.seat, my.room)
        return
      }
      player.wounds++
      t.log?.add(events['monster-wounded'], my.seat, player.wounds)
    },
  ],
)
