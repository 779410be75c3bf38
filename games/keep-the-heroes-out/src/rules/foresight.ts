/** What is worth foreseeing: which chests the next invasion can reach, and which monsters it hits [H0]. */
import type { Foresight } from '@hearthkeep/engine'
import { sumOf } from './dungeon.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const ends = [rules.choices['end-play'].id, rules.choices['end-turn'].id]

/** The meeples of a seat in a room, or of all seats. */
const meeplesIn = (t: Table, room: number, seat?: number): number =>
  seat === undefined ? sumOf(t.rooms[room].monsters) : t.rooms[room].monsters[seat]

/** What a seat has in the dungeon, and how much it can still bear [D1, D2]. */
function strengthOf(t: Table, seat: number): number {
  let sum = -t.players[seat].wounds
  for (let room = 0; room < t.data.rooms.length; room++) sum += meeplesIn(t, room, seat)
  return sum
}

export const foresight: Foresight<Table> = {
  gauges: {
    chest: {
      of: 'room',
      things: (t) => t.data.rooms.map((_, room) => room).filter((room) => t.rooms[room].chest > 0),
      read: (t, room) => t.rooms[room].chest,
      falls: 0,
    },
    monsters: {
      of: 'room',
      things: (t) => t.data.rooms.map((_, room) => room).filter((room) => meeplesIn(t, room) > 0),
      read: (t, room) => meeplesIn(t, room),
    },
    clan: {
      of: 'player',
      things: (t) => Array.from({ length: t.seats }, (_, seat) => seat),
      read: strengthOf,
    },
  },
  moments: {
    invasion: {
      // The next turn begins.
      mark: (t) => t.turn,
      isSeenWhenAsked: true,
      by({ choices }) {
        for (let i = choices.count - 1; i >= 0; i--) if (ends.includes(choices.kindOf(i))) return i
        return -1
      },
    },
  },
}
