/** How to play well: what bots know of the game. */
import { defineMind } from '@hearthkeep/engine'
import type { Table } from '../rules/rulebook.ts'
import { outlook } from './outlook.ts'
import { weigh } from './policy.ts'

function hpLeft(t: Table): number {
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) sum += Math.max(0, t.players[seat].hp)
  return sum
}

function mostHp(t: Table): number {
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) sum += t.players[seat].maxHp
  return sum
}

export const mind = defineMind<Table>({
  evaluate: (t) => (t.isOver ? hpLeft(t) / mostHp(t) : t.encounter === 0 ? 0.5 : outlook(t)),
  weigh,
  moment: (t) => 1000 * t.encounter + t.round,
  horizon: 2,
  margin: { name: 'hit points left', of: hpLeft },
})
