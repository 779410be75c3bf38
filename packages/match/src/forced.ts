/** What need not be asked: the only choice there is, and choices that all come to the same. */
import { sameCells } from '@hearthkeep/engine'
import type { MatchState } from './state.ts'
import { lastDecision } from './undo.ts'

/** More choices than these differ, or are worth a look. */
const FEW = 4

/** The number of the choice that is taken without asking, or -1 [M14]. */
export function forcedChoice(state: MatchState): number {
  const { count } = state.table.choices
  const isForced = count === 1 || (count <= FEW && comeToTheSame(state))
  return isForced && !isPointOfNoReturn(state) ? 0 : -1
}

/** Whether the first choice is of one who could still take the last decision back, but not after it. */
function isPointOfNoReturn(state: MatchState): boolean {
  const last = lastDecision(state)
  const isTheirs = last?.isFree === true && last.by === state.table.choices.seatOf(0)
  return isTheirs && state.options.undo === 'honest' && reveals(state)
}

/** Whether somebody learns something from the first choice. */
function reveals(state: MatchState): boolean {
  try {
    return state.run(0).span !== 'free'
  } catch {
    return false // it is told where it is taken
  }
}

/** Whether a single seat is asked, and every choice leads to the same table, hidden cards and dice included. */
function comeToTheSame(state: MatchState): boolean {
  const { choices } = state.table
  const { count } = choices
  for (let i = 1; i < count; i++) if (choices.seatOf(i) !== choices.seatOf(0)) return false
  try {
    const first = state.run(0).after
    for (let i = 1; i < count; i++) if (!sameCells(first, state.run(i).after)) return false
  } catch {
    return false // rules that fail do so when somebody chooses, where it is told
  }
  return true
}
