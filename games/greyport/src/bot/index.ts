/** How to play well: what bots know of the game. */
import { defineMind } from '@hearthkeep/engine'
import type { Table } from '../rules/rulebook.ts'
import { survey } from './danger.ts'
import { weigh } from './policy.ts'
import { sumUp, seenOf } from './features.ts'

export const mind = defineMind<Table>({
  evaluate(t) {
    if (t.isOver) { let hp = 0; let m = 0; for (let s = 0; s < t.seats; s++) { hp += t.players[s].hp; m += t.players[s].maxHp }; return hp / m }
    survey(t)
    seenOf(t)
    const x = sumUp()
    return 0.5 + 0.5 * x / Math.sqrt(1 + x * x)
  },
  weigh,
  moment: (t) => 1000 * t.encounter + t.round,
  horizon: Number(process.env['HORIZON'] ?? 1),
  margin: { name: 'hit points left', of: (t) => { let hp = 0; for (let s = 0; s < t.seats; s++) hp += Math.max(0, t.players[s].hp); return hp } },
})
