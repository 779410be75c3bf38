/** Answers that are given without asking: what is forced, and standing answers. */
import { findChoice, sameCells } from '@hearthkeep/engine'
import { forcedChoice } from './forced.ts'
import { asError } from './options.ts'
import type { MatchState, Way } from './state.ts'
import { STOPPED } from './words.ts'

/** A standing answer: whenever this question is put to this seat, this is answered if it can be. */
export interface StandingAnswer {
  readonly seat: number
  readonly question: string
  readonly notation: string
}

/** What comes of setting a standing answer. */
export type StandResult = { readonly kind: 'set' } | { readonly kind: 'refused'; readonly reason: string }

/** The standing answers of one table. */
export class StandingAnswers {
  private answers: StandingAnswer[] = []

  /** Sets a standing answer, in place of the one there was. */
  set(answer: StandingAnswer): void {
    this.clear(answer.seat, answer.question)
    this.answers.push(answer)
  }

  /** Drops a seat's standing answer to a question, or all of them. */
  clear(seat: number, question?: string): void {
    this.answers = this.answers.filter(
      (one) => one.seat !== seat || (question !== undefined && one.question !== question),
    )
  }

  /** A seat's standing answers, or everybody's. */
  list(seat?: number): StandingAnswer[] {
    return this.answers.filter((one) => seat === undefined || one.seat === seat)
  }

  /** The number of a choice that a standing answer makes now, or -1. */
  find(state: MatchState): number {
    const { game, table } = state
    for (const { seat, question, notation } of this.answers) {
      if (question !== table.question?.name) continue
      const index = findChoice(game, table, seat, notation)
      if (index >= 0) return index
    }
    return -1
  }
}

/** The answer that is given next without asking [M14] [M15]. */
function nextAutomatic(
  state: MatchState,
  standing: StandingAnswers,
): { index: number; way: Way } | undefined {
  const index = standing.find(state)
  if (index >= 0) return { index, way: 'standing' }
  const forced = state.options.autoForced ? forcedChoice(state) : -1
  return forced < 0 ? undefined : { index: forced, way: 'forced' }
}

/**
 * Gives automatic answers until somebody has to be asked. Returns why it stopped before that: too many in a row, one
 * that changed nothing and would be given for ever, or rules that failed [M16].
 */
export function answerAutomatically(
  state: MatchState,
  standing: StandingAnswers,
  onTaken: () => void,
): string | undefined {
  const { table, history, options } = state
  for (let given = 0; !table.isOver; given++) {
    const next = nextAutomatic(state, standing)
    if (next === undefined) return undefined
    if (given === options.automaticLimit) return STOPPED.limit(given)
    const seat = table.choices.seatOf(next.index)
    try {
      state.take(next.index, next.way)
    } catch (error) {
      return STOPPED.failed(seat, asError(error).message)
    }
    onTaken()
    if (sameCells(history.steps[state.steps - 1].before, table.cells)) return STOPPED.circle(seat)
  }
  return undefined
}
