/** Actions made of others: Swarm, Reinforce, Ambush and Surge [A10] to [A13]. */
import { doingFirst, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { anywhere, offerPlaces, placeMeeple, takeTop } from './dungeon.ts'
import { simple, simpleTakes } from './simple-actions.ts'

const { ask, choices, declare, define, events, repeatWhile } = rules
const REINFORCED = 3

/** Every meeple that was in the room may do the action once [A10, A17, Q54]. */
export const swarm = declare('swarm', ['seat', 'action', 'room', 'left'])
define(swarm, [
  repeatWhile(
    (_, my) => my.left > 0,
    [
      ask({
        name: 'swarm',
        rule: 'A10',
        who: (_, my) => my.seat,
        choices(t, out, my) {
          simple[my.action].offer(t, out, my.seat, my.room)
          if (out.count > 0) out.add(choices['enough-of-this'])
        },
        take: {
          ...doingFirst((_, my) => {
            my.left--
          }, simpleTakes),
          'enough-of-this': (t) => t.leave(),
        },
        ifNone: 'skip',
      }),
      // Nothing left to do for the others.
      (t, my) => {
        if (!simple[my.action].isLikely(t, my.seat, my.room)) my.left = 0
      },
    ],
  ),
])

/** The top three cards: those that show the action go to the hand, the others are discarded [A11, Q9, Q10]. */
export function reinforce(t: Table, seat: number, action: string): void {
  for (let i = 0; i < REINFORCED; i++) {
    const card = takeTop(t, seat)
    if (card >= 0) t.seen.push(card)
  }
  t.log?.add(events['cards-seen'], seat, t.seen.size)
  const { hand, discard } = t.players[seat]
  for (let i = 0; i < t.seen.size; i++) {
    const card = t.seen.get(i)
    if (t.data.cards[card].shows.includes(action)) {
      hand.push(card)
      t.log?.add(events['card-taken'], seat, card)
    } else {
      discard.push(card)
      t.log?.add(events['card-discarded'], seat, card) // [Q9, Q57]
    }
  }
  t.seen.clear()
}

/** Meeples appear in rooms of a type, as many as the player likes [A12, Q54]. */
export const ambush = declare('ambush', ['seat', 'left', 'type'])
define(ambush, [
  repeatWhile(
    (t, my) => my.left > 0 && t.players[my.seat].supply > 0,
    [
      ask({
        name: 'ambush',
        rule: 'A12',
        who: (_, my) => my.seat,
        choices(t, out, my) {
          offerPlaces(t, out, my.type)
          out.add(choices['enough-of-this'])
        },
        take: {
          'place-meeple': (t, { seat, room }, my) => {
            my.left--
            placeMeeple(t, seat, room)
          },
          'enough-of-this': (t) => t.leave(),
        },
      }),
    ],
  ),
])

/** The first action, and if it was really done the second [A13, Q43, Q54]. */
export const surge = declare('surge', ['seat', 'first', 'second', 'room'])
define(surge, [
  (_, my) => {
    my.room = anywhere
  },
  ask({
    name: 'surge',
    rule: 'A13',
    who: (_, my) => my.seat,
    choices(t, out, my) {
      const { offer, offerFirst } = simple[my.first]
      if (offerFirst === undefined) offer(t, out, my.seat, anywhere)
      else offerFirst(t, out, my.seat)
      out.add(choices['enough-of-this'])
    },
    take: {
      // It is done where a meeple moves to, where a shot comes from, or in the room it is about.
      ...doingFirst((_, my, { to, from, room }) => {
        my.room = to ?? from ?? room ?? anywhere
      }, simpleTakes),
      'enough-of-this': (t) => t.leave(),
    },
  }),
  ask({
    name: 'surge-second',
    rule: 'A13',
    who: (_, my: { seat: number; second: number; room: number }) => my.seat,
    choices(t, out, my) {
      const { offer, staysThere } = simple[my.second]
      offer(t, out, my.seat, staysThere ? my.room : anywhere)
      if (out.count > 0) out.add(choices['enough-of-this'])
    },
    take: { ...simpleTakes, 'enough-of-this': () => undefined },
    ifNone: 'skip',
  }),
])
