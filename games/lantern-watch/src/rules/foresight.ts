/** FORESIGHT: what is worth foreseeing, here the oil that this hour's shadows leave. The rules themselves work it out. */
import type { Foresight } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const endTurn = rules.choices['end-turn'].id

export const foresight: Foresight<Table> = {
  gauges: {
    oil: {
      of: 'lantern',
      things: (t) => t.lanterns.map((_, lantern) => lantern).filter((lantern) => t.lanterns[lantern].oil > 0),
      read: (t, lantern) => t.lanterns[lantern].oil,
      falls: 0,
    },
  },
  moments: {
    hour: {
      mark: (t) => t.hour * 4 + t.captain, // the captain changes as the hour ends [H5]
      by({ choices }) {
        for (let i = choices.count - 1; i >= 0; i--) if (choices.kindOf(i) === endTurn) return i
        return -1
      },
    },
  },
}
