/** What a match consists of at one moment. A change makes the next state; the one before stays as it was. */
import { deskOf, fieldHash, History, OUTCOMES, recordOf } from '@hearthkeep/engine'
import type {
  FieldHash,
  Game,
  GameRecord,
  Outcome,
  PastStep,
  RanStep,
  Setup,
  Table,
} from '@hearthkeep/engine'
import type { Entry, StepEntry, Way } from './entries.ts'
import type { CompleteOptions } from './options.ts'
import { StandingAnswers } from './standing-answers.ts'

/** A decision that was made. */
export interface MatchStep extends PastStep, StepEntry {
  readonly hash: string
  /** The revision that it brought about. */
  readonly revision: number
}

/** The state of a match. */
export class MatchState {
  readonly game: Game
  readonly setup: Setup
  readonly options: CompleteOptions
  /** How the fields of its tables are hashed: as its record says. */
  readonly hashes: FieldHash
  readonly history: History<MatchStep>
  /** Every change since the match began, those taken back included: what a store keeps. */
  readonly entries: Entry[] = []
  readonly standing: StandingAnswers
  /** Grows by one with every change of the table [M2]. */
  revision = 0
  /** The revision that the last undo brought about, 0 if there was none. */
  undoneAt = 0

  constructor(
    game: Game,
    setup: Setup,
    options: CompleteOptions,
    {
      hashes = fieldHash(game.layout),
      history = History.begin<MatchStep>(game, setup),
      standing = new StandingAnswers(),
    }: Partial<Pick<MatchState, 'hashes' | 'history' | 'standing'>> = {},
  ) {
    this.game = game
    this.setup = setup
    this.options = options
    this.hashes = hashes
    this.history = history
    this.standing = standing
  }

  /** A state of its own that is the same: what changes it leaves this one alone. */
  next(): MatchState {
    const { game, setup, options, hashes } = this
    const history = this.history.branch(this.steps)
    const next = new MatchState(game, setup, options, { hashes, history, standing: this.standing.copy() })
    next.entries.push(...this.entries)
    next.revision = this.revision
    next.undoneAt = this.undoneAt
    return next
  }

  /** The table as it stands. Several matches share it: good until another one is looked at. */
  get table(): Table {
    return deskOf(this.game).at(this.history.present)
  }

  /** How many decisions have been made. */
  get steps(): number {
    return this.history.steps.length
  }

  get outcome(): Outcome {
    return OUTCOMES[this.table.outcome]
  }

  /** What choice number `index` leads to; it has not been taken yet. */
  run(index: number): RanStep {
    return this.history.run(index)
  }

  /** Takes choice number `index`. If the rules throw, so does this, and nothing has happened. */
  take(index: number, way: Way, by?: number): void {
    this.push(this.run(index), way, by)
  }

  /** Takes a choice that was taken before and is only gone through again. */
  takeAgain(index: number, way: Way, by?: number): void {
    this.push(deskOf(this.game).takeAgain(this.history.present, index), way, by)
  }

  private push({ after, ...ran }: RanStep, way: Way, by: number | undefined): void {
    const { seat, notation, question, span, packed } = ran
    const hash = this.hashes.of(after)
    this.revision++
    // Written out, and one object for the history and the journal: there are hundreds of these in every match.
    const { revision } = this
    const step: MatchStep = {
      kind: 'step',
      seat,
      notation,
      hash,
      way,
      by: by ?? seat,
      revision,
      question,
      span,
      packed,
    }
    this.history.push(step, after)
    this.entries.push(step)
  }

  /** Forgets the last decision as if it had never been made. */
  forgetLast(): void {
    this.history.goBack(this.steps - 1)
    this.entries.pop()
    this.revision--
  }

  /** Goes back to how it was after `step` decisions. */
  goBack(step: number, by: number): void {
    this.history.goBack(step)
    this.revision++
    this.undoneAt = this.revision
    this.entries.push({ kind: 'undo', steps: step, by })
  }

  /** Sets a standing answer, or drops it. */
  stand(seat: number, question: string | undefined, notation: string | undefined): void {
    if (question !== undefined && notation !== undefined) this.standing.set({ seat, question, notation })
    else this.standing.clear(seat, question)
    this.entries.push({ kind: 'standing', seat, question, notation })
  }

  /** The revision at which the table stood after `step` decisions. */
  revisionAt(step: number): number {
    if (step === this.steps) return this.revision
    return step === 0 ? 0 : this.history.steps[step - 1].revision
  }

  record(): GameRecord {
    return recordOf(this.game, this.setup, this.history.recorded(), this.hashes.fields)
  }

  /** A state of its own that stands as this one did after `step` decisions, with the same past; revisions count anew. */
  branch(step: number, options: CompleteOptions): MatchState {
    const { game, setup, hashes } = this
    const history = this.history.branch(step)
    const branch = new MatchState(game, setup, options, { hashes, history })
    history.steps.forEach((step, i) => (history.steps[i] = { ...step, revision: i + 1 }))
    branch.entries.push(...history.steps)
    branch.revision = step
    return branch
  }

  /** Throws unless `step` is a moment of this game. */
  checkStep(step: number): void {
    if (!Number.isInteger(step) || step < 0 || step > this.steps)
      throw new RangeError(`step ${step}: the game has 0 to ${this.steps}`)
  }
}
