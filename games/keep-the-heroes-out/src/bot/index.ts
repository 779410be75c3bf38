/** How to play it well. */
import { defineMind } from '@hearthkeep/engine'
import type { Table } from '../rules/rulebook.ts'
import { PHASE } from '../rules/table.ts'
import { chestsLeft, evaluate } from './evaluation.ts'
import { weigh } from './policy.ts'

export const mind = defineMind<Table>({
  evaluate,
  weigh,
  // What Guild cards may do is reckoned, not drawn: a search stops when cards have been played, and before the next are.
  moment: (t) => 2 * t.turn + (t.phase > PHASE.PLAY ? 1 : 0),
  horizon: 1,
  margin: { name: 'chests left', of: chestsLeft },
})
