/** A match: the authority over one table, for the terminal, the web page and the server alike. */
import { completeSetup } from '@hearthkeep/engine'
import type { Game, GameRecord, PartialSetup } from '@hearthkeep/engine'
import type { Listener } from './announcer.ts'
import { findAnswer, isNotation, MAX_NOTATION, parseAnswer, TakenAnswers } from './answers.ts'
import type { AnswerResult } from './answers.ts'
import { decisionsFor } from './decisions.ts'
import { matchEvent } from './events.ts'
import { MatchReader } from './match-reader.ts'
import { asError, completeOptions } from './options.ts'
import type { MatchOptions } from './options.ts'
import { findPass } from './pass.ts'
import { beginState, branchState, RecordMismatch, replayRecord } from './resume.ts'
import type { SavedMatch } from './saved.ts'
import { answerAutomatically } from './standing.ts'
import type { StandResult } from './standing.ts'
import type { MatchState, Way } from './state.ts'
import type { UndoResult } from './undo.ts'
import { isSeat, seatOf } from './viewers.ts'
import type { Viewer } from './viewers.ts'
import { MALFORMED, STANDING } from './words.ts'

/**
 * The authority over one table. It alone changes the table; everybody else sends answers and gets views. What
 * comes from outside may be anything: answers never throw. `RULES.md` numbers what it does.
 */
export class Match extends MatchReader {
  private readonly taken: TakenAnswers = new TakenAnswers()

  private constructor(state: MatchState) {
    super(state)
    // Which revision a past answer named is not known; as a rule it was the one before.
    state.history.steps.forEach(({ seat, notation }, i) => {
      const { way, revision } = state.notes[i]
      if (way === 'answered') this.taken.add({ seat, notation, revision: revision - 1 }, revision)
    })
  }

  /** Starts a game; throws the engine's `SetupError` if the set-up does not fit. */
  static start(game: Game, setup: PartialSetup, options: MatchOptions = {}): Match {
    const match = new Match(beginState(game, completeSetup(game, setup), completeOptions(options)))
    answerAutomatically(match.state, match.standingAnswers, () => undefined)
    return match
  }

  /**
   * Goes on with a recorded game, exactly where the record ends; throws a `RecordMismatch` that names the first
   * step that does not fit. Revisions are counted from the beginning.
   */
  static resume(game: Game, record: GameRecord, options: MatchOptions = {}): Match {
    return new Match(replayRecord(game, record, completeOptions(options)))
  }

  /** Goes on with a saved match, at the revision it had; throws a `RecordMismatch` if its record does not fit. */
  static open(game: Game, saved: SavedMatch, options: Pick<MatchOptions, 'onError'> = {}): Match {
    const { undo, autoForced, automaticLimit, revision, steps, standing, record } = saved
    if (steps.length !== record.steps.length)
      throw new RecordMismatch(0, `it has ${record.steps.length} steps, and notes on ${steps.length}`)
    const complete = completeOptions({ undo, autoForced, automaticLimit, ...options })
    const state = replayRecord(game, record, complete, steps)
    state.revision = revision
    // The last revision that no step brought about came of an undo.
    state.undoneAt = revision
    for (let i = steps.length - 1; i >= 0 && steps[i].revision === state.undoneAt; i--) state.undoneAt--
    const match = new Match(state)
    for (const answer of standing) match.standingAnswers.set(answer)
    return match
  }

  /** Takes an answer `{ seat, revision, notation }`, if it is one and the rules allow it. Never throws. */
  answer(input: unknown): AnswerResult {
    const { state } = this
    const { revision } = state
    const answer = parseAnswer(input, state.setup.seats, revision)
    if (typeof answer === 'string') return { kind: 'malformed', revision, text: answer }
    const takenAs = this.taken.find(answer)
    if (takenAs !== undefined) return { kind: 'repeated', revision, takenAs }
    const found = findAnswer(state, answer)
    if (typeof found !== 'number') return found
    const result = this.take(found, 'answered', answer.seat)
    if (result.kind === 'taken') this.taken.add(answer, revision + 1)
    this.announcer.deliver()
    return result
  }

  /**
   * Passes for a player who is away, where the question lets anybody do that. With a revision, only if the table
   * is still at it.
   */
  answerFor(absentSeat: number, bySeat: number, revision: number = this.revision): AnswerResult {
    const found = findPass(this.state, absentSeat, bySeat, revision)
    if (typeof found !== 'number') return found
    const result = this.take(found, 'for-absent', bySeat)
    this.announcer.deliver()
    return result
  }

  private take(index: number, way: Way, by: number): AnswerResult {
    const { state, announcer } = this
    const from = state.steps
    try {
      state.take(index, way, by)
    } catch (error) {
      return { kind: 'failed', revision: state.revision, text: asError(error).message } // [M9]
    }
    announcer.decided()
    const stopped = answerAutomatically(state, this.standingAnswers, () => announcer.decided())
    if (stopped !== undefined) announcer.said(() => matchEvent('automatic-stopped', 'M16', stopped))
    const decisions = decisionsFor(state, from, by)
    const { revision } = state
    return { kind: 'taken', revision, decisions, ...(stopped !== undefined && { stopped }) }
  }

  /** Calls a listener after each change with what happened, as the viewer may know it; returns what ends that. */
  subscribe(viewer: Viewer, listener: Listener): () => void {
    return this.announcer.subscribe(seatOf(viewer, this.setup.seats), listener)
  }

  /** Takes the last decision back, or asks the others. With a revision, only if the table is still at it. */
  undo(seat: number, revision: number = this.revision): UndoResult {
    return this.delivered(this.undoing.undo(seat, revision))
  }

  /** Agrees to take the last decision back; the last to agree brings it about. */
  agreeToUndo(seat: number): UndoResult {
    return this.delivered(this.undoing.agree(seat))
  }

  /** Declines to take the last decision back, or withdraws the request. */
  declineUndo(seat: number): UndoResult {
    return this.delivered(this.undoing.decline(seat))
  }

  private delivered(result: UndoResult): UndoResult {
    this.announcer.deliver()
    return result
  }

  /** From its next asking on, answers a question of this name for a seat whenever the notation is possible. */
  stand(seat: number, question: string, notation: string): StandResult {
    const { seats } = this.setup
    if (!isSeat(seat, seats)) return { kind: 'refused', reason: MALFORMED.seat(seats) }
    if (!isNotation(notation)) return { kind: 'refused', reason: MALFORMED.notation(MAX_NOTATION) }
    const known = [...new Set(this.game.asks.map(({ name }) => name))]
    if (!known.includes(question)) return { kind: 'refused', reason: STANDING.question(question, known) }
    this.standingAnswers.set({ seat, question, notation })
    return { kind: 'set' }
  }

  /** Drops a seat's standing answer to a question, or all of them. */
  clearStanding(seat: number, question?: string): void {
    this.standingAnswers.clear(seat, question)
  }

  /**
   * A match of its own that goes on from where this one stood after `step` decisions. An honest one becomes a practice
   * match if somebody has learnt something since, unless the options say otherwise [M23].
   */
  branch(step: number, options: MatchOptions = {}): Match {
    const { state } = this
    state.checkStep(step)
    const isFree = state.history.steps.slice(step).every(({ span }) => span === 'free')
    const undo = this.options.undo === 'honest' && !isFree ? 'practice' : this.options.undo
    return new Match(branchState(state, step, completeOptions({ ...this.options, undo, ...options })))
  }

  /** Gives the memory back and lets all listeners go. From now on answers fail, and whatever needs the table throws. */
  close(): void {
    this.announcer.close()
    this.state.release()
  }
}
