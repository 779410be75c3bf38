/** A match: the authority over one table, for the terminal, the web page and the server alike. */
import { completeSetup, History } from '@hearthkeep/engine'
import type { Game, GameRecord, PartialSetup } from '@hearthkeep/engine'
import { Announcer } from './announcer.ts'
import type { Listener } from './announcer.ts'
import { findAnswer, isNotation, MAX_NOTATION, parseAnswer, takenAs } from './answers.ts'
import type { AnswerResult, CrossedAnswer } from './answers.ts'
import type { Change } from './change.ts'
import { isBotName } from './bots.ts'
import type { Sitter } from './bots.ts'
import { decisionsFor } from './decisions.ts'
import { earlierOf } from './earlier.ts'
import { isOfTable } from './entries.ts'
import type { Entry, Way } from './entries.ts'
import { matchEvent } from './events.ts'
import type { TableEvent } from './events.ts'
import { MatchReader } from './match-reader.ts'
import { asError, completeOptions } from './options.ts'
import type { Foreseen, MatchOptions, UndoPolicy } from './options.ts'
import { parseParts } from './parts.ts'
import { findPass } from './pass.ts'
import { applyEntry, beginAgain, playAgain, RecordMismatch } from './resume.ts'
import type { SavedMatch } from './saved-match.ts'
import { answerAutomatically } from './automatic.ts'
import type { StandResult } from './automatic.ts'
import { MatchState } from './state.ts'
import type { MatchStep } from './state.ts'
import type { UndoResult } from './undo.ts'
import { isSeat, seatOf } from './viewers.ts'
import type { Viewer } from './viewers.ts'
import { BOTS, MALFORMED, PLAYED, STANDING, UNDO } from './words.ts'

/** What comes of seating somebody. */
export type SeatResult = { readonly kind: 'set' } | { readonly kind: 'refused'; readonly reason: string }

/** A match from a record that may fit only in part. */
interface PartialMatch {
  /** The match as far as the record fits. */
  readonly match: Match
  /** Why not further. */
  readonly mismatch?: RecordMismatch
}

/**
 * The authority over one table. It alone changes the table; everybody else sends answers and gets views. What
 * comes from outside may be anything: answers never throw. Every change is worked out first (`change`) and made by
 * `make`, so that it can be kept in between; the methods that players use do both at once. `RULES.md` numbers what
 * it does.
 */
export class Match extends MatchReader {
  private readonly announcer: Announcer = new Announcer(this)
  /** Answers that crossed with others [M6]; all others named the revision before. */
  private readonly crossed: CrossedAnswer[] = []

  private constructor(state: MatchState) {
    super(state)
  }

  /** Starts a game; throws the engine's `SetupError` if the set-up does not fit. */
  static start(game: Game, setup: PartialSetup, options: MatchOptions = {}): Match {
    const { arranged, isSeedKnown } = options
    const known = arranged && { history: History.at<MatchStep>(game, arranged), isArranged: true }
    const state = new MatchState(game, completeSetup(game, setup), completeOptions(options), known)
    if (isSeedKnown || state.isArranged) state.runAs(state.options.undo, 'seed')
    for (const [seat, sitter] of (options.sitters ?? []).entries())
      if (isSeat(seat, state.setup.seats) && isBotName(sitter)) state.seat(seat, sitter)
    answerAutomatically(state)
    return new Match(state)
  }

  /**
   * Goes on with a recorded game, exactly where the record ends; throws a `RecordMismatch` that names the first
   * step that does not fit. Revisions are counted from the beginning.
   */
  static resume(game: Game, record: GameRecord, options: MatchOptions = {}): Match {
    return whole(Match.resumeAsFar(game, record, options))
  }

  /** Goes on with a recorded game, or as much of it as fits the rules as they are now. */
  static resumeAsFar(game: Game, record: GameRecord, options: MatchOptions = {}): PartialMatch {
    const complete = completeOptions(options)
    const parts = (options.isOwnRecord && parseParts(record.played)) || undefined
    const state = beginAgain(game, record, complete, parts?.[0].undo)
    const mismatch = playAgain(state, record, record.steps)
    // Whoever has a record from elsewhere has had its seed, too.
    state.playedAs(parts ?? [{ from: 0, undo: complete.undo, foreseen: 'record' }])
    if (parts !== undefined && parts.at(-1)?.undo !== complete.undo) state.runAs(complete.undo)
    state.earlier = earlierOf(game, record, state.entries.length)
    return { match: new Match(state), ...(mismatch && { mismatch }) }
  }

  /** Goes on with a saved match, at the revision it had; throws a `RecordMismatch` if its record does not fit. */
  static open(game: Game, saved: SavedMatch, options: Pick<MatchOptions, 'onError'> = {}): Match {
    const { undo, autoForced, automaticLimit, record, steps, entries, revision } = saved
    const complete = completeOptions({ undo, autoForced, automaticLimit, ...options })
    const state = beginAgain(game, record, complete)
    const mismatch = playAgain(state, record, steps)
    if (mismatch !== undefined) throw mismatch
    for (const entry of entries) {
      if (entry.kind === 'standing') state.stand(entry.seat, entry.question, entry.notation)
      if (entry.kind === 'run') state.runAs(entry.undo, entry.foreseen)
      if (entry.kind === 'seated') state.seat(entry.seat, entry.sitter)
    }
    restoreEntries(state, entries)
    state.earlier = earlierOf(game, record, entries.length, saved.earlier)
    state.revision = revision
    // The last revision that no step brought about came of an undo.
    state.undoneAt = revision
    for (let i = steps.length - 1; i >= 0 && steps[i].revision === state.undoneAt; i--) state.undoneAt--
    return new Match(state)
  }

  // ---- changes: worked out, and made ----

  /** Makes a change that was worked out on the match as it stands, and tells everybody. */
  make<R>({ result, next, said = [], made }: Change<R>): R {
    if (this.isClosed) return result
    const before = this.state
    if (next !== undefined) this.current = next
    made?.()
    const isOnward = next !== undefined && next.entries.at(-1)?.kind === 'step'
    if (isOnward) for (let step = before.steps + 1; step <= next.steps; step++) this.announcer.decided(step)
    for (const event of said) this.announcer.said(event)
    this.announcer.deliver()
    return result
  }

  /** What an answer would lead to, of a person or of the bot in the seat. */
  answering(input: unknown, way: 'answered' | 'bot' = 'answered'): Change<AnswerResult> {
    if (this.isClosed) return { result: { kind: 'failed', revision: 0, text: 'this match has been closed' } }
    const { state } = this
    const { revision } = state
    const answer = parseAnswer(input, state.setup.seats, revision)
    if (typeof answer === 'string') return { result: { kind: 'malformed', revision, text: answer } }
    const known = takenAs(state, this.crossed, answer)
    if (known !== undefined) return { result: { kind: 'repeated', revision, takenAs: known } }
    const found = findAnswer(state, answer)
    if (typeof found !== 'number') return { result: found }
    if (way === 'bot' && state.sitters[answer.seat] === null)
      return { result: { kind: 'illegal', revision, rule: 'M43', text: BOTS.none(answer.seat) } }
    const change = this.taking(found, way, answer.seat)
    if (answer.revision === revision || change.next === undefined) return change
    return { ...change, made: () => this.crossed.push({ ...answer, takenAs: revision + 1 }) }
  }

  /** What it would lead to that somebody passes for a player who is away. */
  passing(absentSeat: number, bySeat: number, revision: number): Change<AnswerResult> {
    const found = findPass(this.state, absentSeat, bySeat, revision)
    return typeof found === 'number' ? this.taking(found, 'for-absent', bySeat) : { result: found }
  }

  private taking(index: number, way: Way, by: number): Change<AnswerResult> {
    const { state } = this
    const next = state.next()
    try {
      next.take(index, way, by)
    } catch (error) {
      return { result: { kind: 'failed', revision: state.revision, text: asError(error).message } } // [M9]
    }
    const stopped = answerAutomatically(next)
    const decisions = decisionsFor(next, state.steps, by)
    return {
      result: {
        kind: 'taken',
        revision: next.revision,
        decisions,
        ...(stopped !== undefined && { stopped }),
      },
      next,
      said: stopped === undefined ? [] : [matchEvent('automatic-stopped', 'M16', stopped)],
    }
  }

  /** What it would lead to that a seat takes the last decision back. */
  undoingBy(seat: number, revision: number): Change<UndoResult> {
    return this.undoing.undo(seat, revision)
  }

  /** What it would lead to that a seat agrees to a request. */
  agreeing(seat: number): Change<UndoResult> {
    return this.undoing.agree(seat)
  }

  /** What it would lead to that a seat declines a request. */
  declining(seat: number): Change<UndoResult> {
    return this.undoing.decline(seat)
  }

  /** What it would lead to that a seat has a standing answer from now on, or none if there is no notation. */
  standingBy(seat: number, question?: string, notation?: string): Change<StandResult> {
    const { seats } = this.setup
    const refuse = (reason: string): Change<StandResult> => ({ result: { kind: 'refused', reason } })
    if (!isSeat(seat, seats)) return refuse(MALFORMED.seat(seats))
    if (notation !== undefined && !isNotation(notation)) return refuse(MALFORMED.notation(MAX_NOTATION))
    const known = [...new Set(this.game.asks.map(({ name }) => name))]
    if (question !== undefined && !known.includes(question)) return refuse(STANDING.question(question, known))
    const next = this.state.next()
    next.stand(seat, question, notation?.replace(/\s+/g, ' '))
    return { result: { kind: 'set' }, next }
  }

  /** What it would lead to that a bot sits down in a seat, or a person again [M43]; nothing if it is so already. */
  seating(seat: number, sitter: Sitter): Change<SeatResult> {
    const { seats } = this.setup
    if (!isSeat(seat, seats)) return { result: { kind: 'refused', reason: MALFORMED.seat(seats) } }
    if (sitter !== null && !isBotName(sitter)) return { result: { kind: 'refused', reason: BOTS.name } }
    if (this.state.sitters[seat] === sitter) return { result: { kind: 'set' } }
    const next = this.state.next()
    next.seat(seat, sitter)
    return { result: { kind: 'set' }, next, said: [seatTaken(seat, sitter)] }
  }

  /** What it would lead to that the table is run in another way from now on; nothing if it is run so already. */
  running(undo: UndoPolicy, foreseen?: Foreseen): Change<void> {
    const { parts, options } = this.state
    if (undo === options.undo && (foreseen === undefined || parts.at(-1)?.foreseen !== undefined))
      return { result: undefined }
    const next = this.state.next()
    next.runAs(undo, foreseen)
    return { result: undefined, next, said: runChanged(next) }
  }

  /**
   * A match of its own that goes on from where this one stood after `step` decisions, and what making it leads to here: if
   * the game is not over, what is coming may be known from now on [M23].
   */
  branching(step: number, options: MatchOptions = {}): Change<Match> {
    const { state } = this
    state.checkStep(step)
    const undo = this.options.undo === 'honest' ? 'practice' : this.options.undo
    const result = new Match(state.branch(step, completeOptions({ ...this.options, undo, ...options })))
    return this.isOver ? { result } : { ...this.running(this.options.undo, 'branch'), result }
  }

  /** What it would lead to that another writer's change is made here; throws if it does not fit. */
  following(entry: Entry): Change<undefined> {
    const { state } = this
    const next = state.next()
    applyEntry(next, entry)
    if (entry.kind === 'run') return { result: undefined, next, said: runChanged(next) }
    if (entry.kind === 'seated')
      return { result: undefined, next, said: [seatTaken(entry.seat, entry.sitter)] }
    if (entry.kind !== 'undo') return { result: undefined, next }
    const player = entry.by
    const { by } = state.history.steps[entry.steps]
    const word = matchEvent('decision-undone', 'M18', UNDO.undone(player, by), { player, by })
    return { result: undefined, next, said: [word] }
  }

  // ---- for players ----

  /** Takes an answer `{ seat, revision, notation }`, if it is one and the rules allow it. Never throws. */
  answer(input: unknown): AnswerResult {
    return this.make(this.answering(input))
  }

  /** Takes an answer of the bot in a seat; it is like any other, but nobody's to take back [M43]. */
  answerAsBot(input: unknown): AnswerResult {
    return this.make(this.answering(input, 'bot'))
  }

  /** A bot sits down in a seat, or a person again (`null`). */
  seat(seat: number, sitter: Sitter): SeatResult {
    return this.make(this.seating(seat, sitter))
  }

  /**
   * Passes for a player who is away, where the question lets anybody do that. With a revision, only if the table
   * is still at it.
   */
  answerFor(absentSeat: number, bySeat: number, revision: number = this.revision): AnswerResult {
    return this.make(this.passing(absentSeat, bySeat, revision))
  }

  /** Calls a listener after each change with what happened, as the viewer may know it; returns what ends that. */
  subscribe(viewer: Viewer, listener: Listener): () => void {
    return this.announcer.subscribe(seatOf(viewer, this.setup.seats), listener)
  }

  /** Takes the last decision back, or asks the others. With a revision, only if the table is still at it. */
  undo(seat: number, revision: number = this.revision): UndoResult {
    return this.make(this.undoingBy(seat, revision))
  }

  /** Agrees to take the last decision back; the last to agree brings it about. */
  agreeToUndo(seat: number): UndoResult {
    return this.make(this.agreeing(seat))
  }

  /** Declines to take the last decision back, or withdraws the request. */
  declineUndo(seat: number): UndoResult {
    return this.make(this.declining(seat))
  }

  /** From its next asking on, answers a question of this name for a seat whenever the notation is possible. */
  stand(seat: number, question: string, notation: string): StandResult {
    return this.make(this.standingBy(seat, question, notation))
  }

  /** Drops a seat's standing answer to a question, or all of them. */
  clearStanding(seat: number, question?: string): void {
    this.make(this.standingBy(seat, question))
  }

  /** A match of its own that goes on from an earlier moment: see `branching`. */
  branch(step: number, options: MatchOptions = {}): Match {
    return this.make(this.branching(step, options))
  }

  /** Runs the table in another way from now on; `foreseen` says why what is coming may be known. */
  runAs(undo: UndoPolicy, foreseen?: Foreseen): void {
    this.make(this.running(undo, foreseen))
  }

  /** Lets all listeners go. From now on answers fail, and whatever needs the table throws. */
  close(): void {
    this.announcer.close()
    this.isClosed = true
  }
}

/** Everybody is told how the table is run from now on. */
function runChanged({ parts }: MatchState): TableEvent[] {
  return [matchEvent('run-changed', 'M41', PLAYED.now(parts[parts.length - 1]))]
}

/** Everybody is told who plays a seat from now on. */
function seatTaken(seat: number, sitter: Sitter): TableEvent {
  const text = sitter === null ? BOTS.rises(seat) : BOTS.sits(seat, sitter)
  return matchEvent('seat-taken', 'M43', text, { player: seat })
}

function whole({ match, mismatch }: PartialMatch): Match {
  if (mismatch !== undefined) throw mismatch
  return match
}

/**
 * Puts what was taken back, and when, among the entries of a match that was played again. Those of steps that remain are
 * the new ones: if the hashes that were kept are of another kind, they are made anew.
 */
function restoreEntries(state: MatchState, kept: readonly Entry[]): void {
  const remaining = new Map(state.history.steps.map((step) => [step.revision, step]))
  let revision = 0
  const entries = kept.map((entry) => (isOfTable(entry) ? (remaining.get(++revision) ?? entry) : entry))
  state.entries.splice(0, state.entries.length, ...entries)
}
