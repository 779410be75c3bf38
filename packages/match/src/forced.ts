/** What need not be asked: the only choice there is, and choices that all come to the same. */
import { deskOf } from '@hearthkeep/engine'
import type { MatchState } from './state.ts'
import { lastDecision } from './undo.ts'

/** The number of the choice that is taken without asking, or -1 [M14]. */
export function forcedChoice(state: MatchState): number {
  try {
    const isForced = deskOf(state.game).leavesNoChoice(state.history.present)
    return isForced && !isPointOfNoReturn(state) ? 0 : -1
  } catch {
    return -1 // rules that fail do so when somebody chooses, where it is told
  }
}

/** Whether the first choice is of one who could still take the last decision back, and it is not for the machine to go past it. */
function isPointOfNoReturn(state: MatchState): boolean {
  const { undo } = state.options
  if (undo === 'agreement') return false // what shows too much there is talked about
  const last = lastDecision(state)
  const canTakeBack = last?.isFree === true || undo === 'practice'
  return canTakeBack && last?.by === state.table.choices.seatOf(0) && reveals(state)
}

/** Whether somebody learns something from the first choice. */
function reveals(state: MatchState): boolean {
  try {
    return state.run(0).span !== 'free'
  } catch {
    return false // it is told where it is taken
  }
}
