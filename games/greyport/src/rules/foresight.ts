/** What is worth foreseeing: what the monsters leave of the players and of the location when they strike [D1], and what is left of them. */
import type { Foresight } from '@hearthkeep/engine'
import { hpLeft } from './groups.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { STEP } from './table.ts'

const done = rules.choices.done.id

/** Every monster before a player or on the location. */
function inPlay(t: Table): number[] {
  const groups = Array.from({ length: t.seats }, (_, seat) => t.players[seat].group)
  return [t.locationGroup, ...groups].flatMap((group) => group.toArray())
}

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
    monster: {
      of: 'monster',
      things: (t) => inPlay(t),
      read: (t, monster) => (inPlay(t).includes(monster) ? hpLeft(t, monster) : 0),
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
