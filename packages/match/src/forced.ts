/** What need not be asked: the only choice there is, and choices that all come to the same. */
import { sameCells } from '@hearthkeep/engine'
import type { MatchState } from './state.ts'

/** More choices than these differ, or are worth a look. */
const FEW = 4

/** The number of the choice that is taken without asking, or -1 [M14]. */
export function forcedChoice(state: MatchState): number {
  const { choices } = state.table
  if (choices.count === 1) return 0
  return choices.count <= FEW && comeToTheSame(state) ? 0 : -1
}

/** Whether a single seat is asked, and every choice leads to the same table, hidden cards and dice included. */
function comeToTheSame(state: MatchState): boolean {
  const { table } = state
  const { count } = table.choices
  for (let i = 1; i < count; i++) if (table.choices.seatOf(i) !== table.choices.seatOf(0)) return false
  const tried = state.spare('moment')
  let first: Int32Array | undefined
  try {
    for (let i = 0; i < count; i++) {
      tried.restore(table.cells)
      tried.take(i)
      if (first !== undefined && !sameCells(first, tried.cells)) return false
      first ??= Int32Array.from(tried.cells)
    }
  } catch {
    return false // rules that fail do so when somebody chooses, where it is told
  }
  return true
}
