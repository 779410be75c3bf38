/** Meeples take their places: before the first turn [S8], and after lunch [Q62]. */
import { EVENT, hasEvent, mapOf, takeTrap } from './dungeon.ts'
import { rules } from './rulebook.ts'

const { ask, choices, declare, define, events, repeatWhile } = rules

/** Split as their owner likes among the rooms of the clan's symbol, in seat order [S8, Q56]. */
export const placeMeeples = declare('place-meeples', ['seat', 'count'])
define(placeMeeples, [
  repeatWhile(
    (t, my) => my.seat < t.seats,
    [
      ask({
        name: 'place-meeples',
        rule: 'S8',
        who: (_, my) => my.seat,
        choices(t, out, my) {
          const { symbol } = t.data.clans[t.players[my.seat].clan]
          for (const room of mapOf(t).ofType[symbol])
            if (!hasEvent(t, room, EVENT.CROAK)) out.add(choices['place-meeple'], room) // [W4]
        },
        take: {
          'place-meeple': (t, { room }, my) => {
            my.count++
            t.players[my.seat].supply--
            t.rooms[room].monsters[my.seat]++
            t.log?.add(events['meeple-placed'], my.seat, room)
          },
        },
      }),
      (t, my) => {
        if (my.count < t.data.clans[t.players[my.seat].clan].start) return
        my.count = 0
        my.seat++
      },
    ],
  ),
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
      const player = t.players[seat]
      player.supply = t.data.clans[player.clan].meeples
      player.wounds = 0
    }
  },
  placeMeeples,
])
