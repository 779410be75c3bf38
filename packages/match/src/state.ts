/** What a match consists of: the table, its past and the revision. The other files work on this. */
import { History, OUTCOMES } from '@hearthkeep/engine'
import type { CompiledAsk, Game, GameRecord, Outcome, Setup, Table } from '@hearthkeep/engine'
import type { CompleteOptions } from './options.ts'

/**
 * How a decision came about: a person answered; there was nothing to choose; a standing answer gave it; somebody
 * passed for a player who is away.
 */
export const WAYS = ['answered', 'forced', 'standing', 'for-absent'] as const
/** One of them. */
export type Way = (typeof WAYS)[number]

/** What the engine's history does not say about a step. */
export interface StepNote {
  readonly question: CompiledAsk
  readonly way: Way
  /** Who made it: the seat itself, or whoever passed for it. */
  readonly by: number
  /** The revision that the step brought about. */
  readonly revision: number
}

/** The state of a match. */
export class MatchState {
  readonly game: Game
  readonly setup: Setup
  readonly options: CompleteOptions
  readonly history: History
  /** One note for each step of the history. */
  readonly notes: StepNote[] = []
  /** Grows by one with every change of the table [M2]. */
  revision = 0
  /** The revision that the last undo brought about, 0 if there was none. */
  undoneAt = 0
  private readonly ownTable: Table
  private isReleased = false
  private readonly spares: (Table | undefined)[] = []

  constructor(game: Game, setup: Setup, options: CompleteOptions, table: Table) {
    this.game = game
    this.setup = setup
    this.options = options
    this.ownTable = table
    this.history = new History(game, table)
  }

  /** The table. Throws once its memory has been given back, where another table may lie by now. */
  get table(): Table {
    this.checkOpen()
    return this.ownTable
  }

  /** How many decisions have been made. */
  get steps(): number {
    return this.notes.length
  }

  get outcome(): Outcome {
    return OUTCOMES[this.table.outcome]
  }

  /** Takes choice number `index`. If the rules throw, so does this, and nothing has happened. */
  take(index: number, way: Way, by?: number): void {
    const question = this.table.question as CompiledAsk
    const step = this.history.take(index)
    this.revision++
    this.notes.push({ question, way, by: by ?? step.seat, revision: this.revision })
  }

  /** Goes back to how it was after `step` decisions. */
  goBack(step: number): void {
    this.checkOpen()
    this.history.goBack(step)
    this.notes.length = step
    this.revision++
    this.undoneAt = this.revision
  }

  /** The block as it was after `step` decisions; not to be changed. */
  blockAt(step: number): Int32Array {
    const { cells } = this.table
    return step === this.steps ? cells : this.history.steps[step].before
  }

  /** The revision at which the table stood after `step` decisions. */
  revisionAt(step: number): number {
    if (step === this.steps) return this.revision
    return step === 0 ? 0 : this.notes[step - 1].revision
  }

  /** A table to look at past moments with; what was on it before is lost. */
  spare(purpose: 'moment' | 'view'): Table {
    const index = purpose === 'moment' ? 0 : 1
    this.checkOpen()
    return (this.spares[index] ??= this.game.newTable())
  }

  record(): GameRecord {
    this.checkOpen()
    return {
      game: this.game.id,
      rules: this.game.version,
      content: this.game.contentHash,
      setup: this.setup,
      steps: this.history.recorded(),
    }
  }

  /** Throws unless `step` is a moment of this game. */
  checkStep(step: number): void {
    if (!Number.isInteger(step) || step < 0 || step > this.steps)
      throw new RangeError(`step ${step}: the game has 0 to ${this.steps}`)
  }

  private checkOpen(): void {
    if (this.isReleased) throw new Error('this match has been closed; open it again from where it was saved')
  }

  /** Gives the memory of all tables back. */
  release(): void {
    if (this.isReleased) return
    this.isReleased = true
    this.ownTable.release()
    for (const spare of this.spares) spare?.release()
  }
}
