/** What is worth foreseeing: what the monsters leave of the players and of the location when they strike [D1]. */
import type { Foresight } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { STEP } from './table.ts'

const done = rules.choices.done.id

export const foresight: Foresight<Table> = {
  gauges: {
    hp: {
      of: 'player',
      things: (t) => Array.from({ length: t.seats }, (_, seat) => seat),
      read: (t, seat) => t.players[seat].hp,
      falls: 0,
    },
    location: {
      of: 'location',
      things: (t) => (t.location < 0 ? [] : [t.location]),
      read: (t, location) => (t.location === location ? t.locationHp : 0),
      falls: 0,
    },
  },
  moments: {
    strike: {
      // The round has come to recruiting, or the encounter is over.
      mark: (t) =>
        (t.encounter * 64 + t.round) * 2 + (t.encounterOver === 1 || t.step >= STEP.RECRUIT ? 1 : 0),
      // Everybody lets it come.
      by({ choices }) {
        for (let i = choices.count - 1; i >= 0; i--) if (choices.kindOf(i) === done) return i
        return -1
      },
    },
  },
}
