/** What is worth foreseeing: which chests the next invasion can reach [H0]. */
import type { Foresight } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const ends = [rules.choices['end-play'].id, rules.choices['end-turn'].id]

export const foresight: Foresight<Table> = {
  gauges: {
    chest: {
      of: 'room',
      things: (t) => t.data.rooms.map((_, room) => room).filter((room) => t.rooms[room].chest > 0),
      read: (t, room) => t.rooms[room].chest,
      falls: 0,
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
