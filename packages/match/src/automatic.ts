/** Answers that are given without asking: what is forced, and standing answers. */
import { sameCells } from '@hearthkeep/engine'
import { forcedChoice } from './forced.ts'
import { asError } from './options.ts'
import type { Way } from './entries.ts'
import type { MatchState } from './state.ts'
import { STOPPED } from './words.ts'

/** What comes of setting a standing answer. */
export type StandResult = { readonly kind: 'set' } | { readonly kind: 'refused'; readonly reason: string }

/** The answer that is given next without asking [M14] [M15]. */
function nextAutomatic(state: MatchState): { index: number; way: Way } | undefined {
  const index = state.standing.find(state.game, state.table)
  if (index >= 0) return { index, way: 'standing' }
  const forced = state.options.autoForced ? forcedChoice(state) : -1
  return forced < 0 ? undefined : { index: forced, way: 'forced' }
}

/**
 * Gives automatic answers until somebody has to be asked. Returns why it stopped before that: too many in a row, one
 * that changed nothing and would be given for ever, or rules that failed [M16].
 */
export function answerAutomatically(state: MatchState): string | undefined {
  for (let given = 0; !state.table.isOver; given++) {
    const next = nextAutomatic(state)
    if (next === undefined) return undefined
    if (given === state.options.automaticLimit) return STOPPED.limit(given)
    const seat = state.table.choices.seatOf(next.index)
    const before = state.history.present
    try {
      state.take(next.index, next.way)
    } catch (error) {
      return STOPPED.failed(seat, asError(error).message)
    }
    if (sameCells(before, state.history.present)) return STOPPED.circle(seat)
  }
  return undefined
}
