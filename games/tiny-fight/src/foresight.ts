/** What is worth foreseeing: what the enemies' turn leaves of everybody. */
import type { Foresight } from '@hearthkeep/engine'
import { ENEMIES, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const endTurn = rules.choices['end-turn'].id

export const foresight: Foresight<Table> = {
  gauges: {
    life: { of: 'number', things: () => [0], read: (t) => t.hero[0].life, falls: 0 },
    enemy: {
      of: 'enemy',
      things: (t) => Array.from({ length: ENEMIES }, (_, i) => i).filter((i) => t.enemies[i].life > 0),
      read: (t, enemy) => t.enemies[enemy].life,
      falls: 0,
    },
  },
  moments: {
    'enemies-turn': {
      mark: (t) => t.turn,
      by({ choices }) {
        for (let i = choices.count - 1; i >= 0; i--) if (choices.kindOf(i) === endTurn) return i
        return -1
      },
    },
  },
}
