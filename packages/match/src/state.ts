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
import type { Sitter } from './bots.ts'
import type { Earlier } from './earlier.ts'
import type { Entry, StepEntry, UndoEntry, Way } from './entries.ts'
import type { CompleteOptions, Foreseen, UndoPolicy } from './options.ts'
import { formatPart, partsOf } from './parts.ts'
import type { Part } from './parts.ts'
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
  /** How the table is run now, and how it was at first. */
  options: CompleteOptions
  readonly begunAs: UndoPolicy
  /** Whether it began with a table that was arranged by hand [M42]. */
  readonly isArranged: boolean
  /** How the fields of its tables are hashed: as its record says. */
  readonly hashes: FieldHash
  readonly history: History<MatchStep>
  /** Every change since the match began, those taken back included: what a store keeps. */
  readonly entries: Entry[] = []
  readonly standing: StandingAnswers
  /** What sits in each seat [M43]. */
  sitters: readonly Sitter[]
  /** What its first changes were played with, where that was something else than now. */
  earlier: readonly Earlier[] = []
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
      begunAs = options.undo,
      isArranged = false,
    }: Partial<Pick<MatchState, 'hashes' | 'history' | 'standing' | 'begunAs' | 'isArranged'>> = {},
  ) {
    this.game = game
    this.setup = setup
    this.options = options
    this.begunAs = begunAs
    this.isArranged = isArranged
    this.hashes = hashes
    this.history = history
    this.standing = standing
    this.sitters = Array.from({ length: setup.seats }, () => null)
  }

  /** A state of its own that is the same: what changes it leaves this one alone. */
  next(): MatchState {
    const { game, setup, options, hashes, begunAs, isArranged } = this
    const history = this.history.branch(this.steps)
    const standing = this.standing.copy()
    const next = new MatchState(game, setup, options, { hashes, history, standing, begunAs, isArranged })
    next.entries.push(...this.entries)
    next.sitters = this.sitters
    next.earlier = this.earlier
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
  goBack({ steps: step, by, isFree }: Omit<UndoEntry, 'kind'>): void {
    this.history.goBack(step)
    this.revision++
    this.undoneAt = this.revision
    this.entries.push({ kind: 'undo', steps: step, by, isFree })
  }

  /** The table is run in a way from here on; `foreseen` says why what is coming may be known. */
  runAs(undo: UndoPolicy, foreseen?: Foreseen): void {
    this.options = { ...this.options, undo }
    this.entries.push({ kind: 'run', undo, ...(foreseen && { foreseen }) })
  }

  /** How it was played, part by part [M41]. */
  get parts(): readonly Part[] {
    return partsOf({ setup: this.setup, undo: this.begunAs, entries: this.entries })
  }

  /** Sets a standing answer, or drops it. */
  stand(seat: number, question: string | undefined, notation: string | undefined): void {
    if (question !== undefined && notation !== undefined) this.standing.set({ seat, question, notation })
    else this.standing.clear(seat, question)
    this.entries.push({ kind: 'standing', seat, question, notation })
  }

  /** A bot sits down in a seat, or a person again. */
  seat(seat: number, sitter: Sitter): void {
    this.sitters = this.sitters.with(seat, sitter)
    this.entries.push({ kind: 'seated', seat, sitter })
  }

  /** The revision at which the table stood after `step` decisions. */
  revisionAt(step: number): number {
    if (step === this.steps) return this.revision
    return step === 0 ? 0 : this.history.steps[step - 1].revision
  }

  /** Throws if it was arranged by hand: what a set-up does not lead to cannot be played again from one. */
  record(): GameRecord {
    if (this.isArranged)
      throw new Error('this table was arranged by hand and has no record: keep what arranges it')
    const record = recordOf(this.game, this.setup, this.history.recorded(), this.hashes.fields)
    return { ...record, played: this.parts.map(formatPart) }
  }

  /**
   * A state of its own that stands as this one did after `step` decisions, with the same past; revisions count anew. From
   * here on it is run as the options say, and what is coming may be known.
   */
  branch(step: number, options: CompleteOptions): MatchState {
    const { game, setup, hashes, begunAs, isArranged, parts } = this
    const history = this.history.branch(step)
    const branch = new MatchState(game, setup, options, { hashes, history, begunAs, isArranged })
    branch.revision = step
    branch.playedAs(parts)
    branch.earlier = this.earlier.map(({ changes, ...played }) => {
      const early = new Set<unknown>(this.entries.slice(0, changes))
      const steps = this.history.steps.slice(0, step).filter((one) => early.has(one)).length
      return { ...played, changes: steps === 0 ? 0 : branch.entries.indexOf(history.steps[steps - 1]) + 1 }
    })
    branch.runAs(options.undo, 'branch')
    for (const [seat, sitter] of this.sitters.entries()) if (sitter !== null) branch.seat(seat, sitter)
    return branch
  }

  /** Writes the journal anew: the decisions as they are, with how the table was run among them. */
  playedAs(parts: readonly Part[]): void {
    const { steps } = this.history
    const { undo } = this.options
    this.entries.length = 0
    for (let step = 0; step <= steps.length; step++) {
      const part = parts.find(({ from }) => from === step)
      if (part !== undefined && (step > 0 || part.foreseen !== undefined))
        this.runAs(part.undo, part.foreseen)
      if (step === steps.length) break
      steps[step] = { ...steps[step], revision: step + 1 }
      this.entries.push(steps[step])
    }
    this.options = { ...this.options, undo }
  }

  /** Throws unless `step` is a moment of this game. */
  checkStep(step: number): void {
    if (!Number.isInteger(step) || step < 0 || step > this.steps)
      throw new RangeError(`step ${step}: the game has 0 to ${this.steps}`)
  }
}
