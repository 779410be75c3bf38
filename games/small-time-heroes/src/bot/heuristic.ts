/** The player that only the game itself is asked for: what the policy thinks likeliest. */
import type { Table } from '../rules/rulebook.ts'
import { weigh } from './policy.ts'

/** More choices than are ever on offer. */
const weights = new Float64Array(1024)

export function heuristic(t: Table): number {
  weigh(t, weights)
  let best = 0
  for (let i = 1; i < t.choices.count; i++) if (weights[i] > weights[best]) best = i
  return best
}
