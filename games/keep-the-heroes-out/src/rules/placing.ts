/** Meeples take their places: before the first turn [S8], and after lunch [Q62]. */
import { clanOf, offerPlaces, placeMeeple, takeTrap } from './dungeon.ts'
import { rules } from './rulebook.ts'

const { ask, declare, define, events, repeatFor } = rules

/** Split as their owner likes among the rooms of the clan's symbol, in seat order [S8, Q56]. */
export const placeMeeples = declare('place-meeples', ['seat', 'count'])
define(placeMeeples, [
  repeatFor('seat', (t) => t.seats, [
    (_, my) => {
      my.count = 0
    },
    repeatFor('count', (t, my) => clanOf(t, my.seat).start, [
      ask({
        name: 'place-meeples',
        rule: 'S8',
        who: (_, my) => my.seat,
        choices: (t, out, my) => offerPlaces(t, out, clanOf(t, my.seat).symbol),
        take: {
          'place-meeple': (t, { seat, room }) => placeMeeple(t, seat, room, events['meeple-placed']),
        },
      }),
    ]),
  ]),
])

/** Everybody goes home, takes the traps along and comes back as at the start; resources and heroes stay where they are. */
export const lunch = declare('lunch', [])
define(lunch, [
  (t) => {
    t.isNoon = 0
    t.log?.add(events['lunch-began'])
    for (let room = 0; room < t.data.rooms.length; room++) {
      t.rooms[room].monsters.fill(0)
      while (t.rooms[room].traps > 0) takeTrap(t, room)
    }
    for (let seat = 0; seat < t.seats; seat++) {
      t.players[seat].supply = clanOf(t, seat).meeples
      t.players[seat].wounds = 0
    }
  },
  placeMeeples,
])
