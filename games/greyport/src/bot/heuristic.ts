/** The player that only the game itself is asked for: what the policy thinks likeliest, for anybody whose hand is known. */
import type { Table } from '../rules/rulebook.ts'
import { weigh } from './policy.ts'

/** More choices than are ever on offer. */
const weights = new Float64Array(1024)

export function heuristic(t: Table, seat: number): number {
  weigh(t, weights)
  let best = -1
  for (let i = 0; i < t.choices.count; i++) {
    if (t.openHands === 0 && t.choices.seatOf(i) !== seat) continue
    if (best < 0 || weights[i] > weights[best]) best = i
  }
  return best
}
