/** What is worth foreseeing: what the coming Enemy Turn leaves of the Heroes and of their Enemies. */
import type { Foresight } from '@hearthkeep/engine'
import { PLACES, SIDE } from './roster.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

/** More than any Enemy Turn takes. */
const PLENTY = 10_000

const endTurn = rules.choices['end-turn'].id

/** The numbers below `count` for which something holds. */
const those = (count: number, holds: (number: number) => boolean): number[] =>
  Array.from({ length: count }, (_, number) => number).filter(holds)

/** Whether the Enemies have done all they meant to. */
const areDone = ({ side, intents }: Table): boolean =>
  side === SIDE.ENEMIES && intents[0].back === 0 && intents[1].back === 0

export const foresight: Foresight<Table> = {
  gauges: {
    health: {
      of: 'hero',
      things: (t) => those(2, (hero) => t.heroes[hero].plays === 1 && t.heroes[hero].health > 0),
      read: (t, hero) => t.heroes[hero].health,
      falls: 0,
      // Health ends at 0 [R52]: what else would have come is seen on a Hero who has more.
      spare(t, hero) {
        t.heroes[hero].health += PLENTY
      },
    },
    block: {
      of: 'hero',
      things: (t) => those(2, (hero) => t.heroes[hero].plays === 1 && t.heroes[hero].health > 0),
      read: (t, hero) => t.heroes[hero].block,
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
      // The Intents were put aside [A3], the next round begins, or the Wave is over.
      mark: (t) =>
        ((t.day * 8 + t.wave) * 64 + t.round) * 4 + (t.side === SIDE.NONE ? 2 : areDone(t) ? 1 : 0),
      by({ choices }) {
        for (let i = choices.count - 1; i >= 0; i--) if (choices.kindOf(i) === endTurn) return i
        return -1
      },
    },
  },
}
