/** How to play it well. */
import { defineMind } from '@hearthkeep/engine'
import type { Table } from '../rules/rulebook.ts'
import { evaluate } from './evaluate.ts'
import { weigh } from './policy.ts'

export const mind = defineMind<Table>({
  evaluate,
  weigh,
  moment: (t) => (t.day * 5 + t.wave) * 200 + t.round,
  horizon: 2,
  margin: { name: 'health left', of: (t) => t.heroes[0].health + t.heroes[1].health },
})
