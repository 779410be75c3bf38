/** What is worth foreseeing: what the coming Enemy Turn leaves of the Heroes and of their Enemies. */
import type { Foresight } from '@hearthkeep/engine'
import { PLACES, SIDE } from './roster.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const endTurn = rules.choices['end-turn'].id

/** The numbers below `count` for which something holds. */
const those = (count: number, holds: (number: number) => boolean): number[] =>
  Array.from({ length: count }, (_, number) => number).filter(holds)

export const foresight: Foresight<Table> = {
  gauges: {
    health: {
      of: 'hero',
      things: (t) => those(2, (hero) => t.heroes[hero].plays === 1 && t.heroes[hero].health > 0),
      read: (t, hero) => t.heroes[hero].health,
      falls: 0,
    },
    enemy: {
      of: 'enemy',
      things: (t) => those(PLACES + 1, (place) => t.enemies[place].health > 0),
      read: (t, place) => t.enemies[place].health,
      falls: 0,
    },
  },
  moments: {
    'enemy-turn': {
      // The next round begins, or the Wave is over.
      mark: (t) => ((t.day * 8 + t.wave) * 64 + t.round) * 2 + (t.side === SIDE.NONE ? 1 : 0),
      by({ choices }) {
        for (let i = choices.count - 1; i >= 0; i--) if (choices.kindOf(i) === endTurn) return i
        return -1
      },
    },
  },
}
