/** How to play it well. */
import { defineMind } from '@hearthkeep/engine'
import type { Table } from '../rules/rulebook.ts'
import { chestsLeft, evaluate } from './evaluation.ts'
import { weigh } from './policy.ts'

export const mind = defineMind<Table>({
  evaluate,
  weigh,
  moment: (t) => t.turn,
  horizon: 1,
  margin: { name: 'chests left', of: chestsLeft },
})
