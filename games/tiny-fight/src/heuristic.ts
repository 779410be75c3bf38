/** The player that only the game itself is asked for: what the policy thinks likeliest. */
import { weigh } from './bot.ts'
import type { Table } from './rulebook.ts'

/** More choices than are ever on offer. */
const weights = new Float64Array(64)

export function heuristic(t: Table): number {
  weigh(t, weights)
  let best = 0
  for (let i = 1; i < t.choices.count; i++) if (weights[i] > weights[best]) best = i
  return best
}
