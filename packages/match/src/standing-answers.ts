/** Standing answers: what a seat always answers to a question. */
import { findChoice } from '@hearthkeep/engine'
import type { Game, Table } from '@hearthkeep/engine'

/** A standing answer: whenever this question is put to this seat, this is answered if it can be. */
export interface StandingAnswer {
  readonly seat: number
  readonly question: string
  readonly notation: string
}

/** The standing answers of one table. */
export class StandingAnswers {
  private answers: readonly StandingAnswer[] = []

  copy(): StandingAnswers {
    const copy = new StandingAnswers()
    copy.answers = this.answers
    return copy
  }

  /** Sets a standing answer, in place of the one there was. */
  set(answer: StandingAnswer): void {
    this.clear(answer.seat, answer.question)
    this.answers = [...this.answers, answer]
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
  find(game: Game, table: Table): number {
    for (const { seat, question, notation } of this.answers) {
      if (question !== table.question?.name) continue
      const index = findChoice(game, table, seat, notation)
      if (index >= 0) return index
    }
    return -1
  }
}
