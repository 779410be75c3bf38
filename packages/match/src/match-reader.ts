/** The part of a match that changes nothing: views, the past, and the match as a record. */
import { deskOf, findChoice } from '@hearthkeep/engine'
import type { Game, GameRecord, Outcome, Setup } from '@hearthkeep/engine'
import type { Sitter } from './bots.ts'
import { decisionsFor } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { framesOf, happeningsOf } from './events.ts'
import type { Frame, Happening } from './events.ts'
import { isOfPerson, plainEntry } from './entries.ts'
import type { CompleteOptions } from './options.ts'
import { savedMatch } from './saved-match.ts'
import type { Part } from './parts.ts'
import type { SavedHeader, SavedMatch } from './saved-match.ts'
import type { StandingAnswer } from './standing-answers.ts'
import type { MatchState } from './state.ts'
import { Undo } from './undo.ts'
import type { UndoOffer } from './undo.ts'
import { buildView } from './view.ts'
import type { MatchView } from './view.ts'
import { seatOf } from './viewers.ts'
import type { Viewer } from './viewers.ts'
import { UNDO } from './words.ts'

/** What can be asked of a match without changing it. */
export class MatchReader {
  /** How it stands; a change puts another state in its place. */
  protected current: MatchState
  protected readonly undoing: Undo
  protected isClosed = false

  protected constructor(state: MatchState) {
    this.current = state
    this.undoing = new Undo(this)
  }

  /** How the match stands. For the match itself: it holds everything that players may not know. */
  get state(): MatchState {
    if (this.isClosed) throw new Error('this match has been closed; open it again from where it was saved')
    return this.current
  }

  /** The game that is played. */
  get game(): Game {
    return this.state.game
  }

  /** What it was started with. */
  get setup(): Setup {
    return this.state.setup
  }

  /** How the table is run. */
  get options(): CompleteOptions {
    return this.state.options
  }

  /** How it was played so far, part by part, and whether what came may have been known [M41]. */
  get parts(): readonly Part[] {
    return this.state.parts
  }

  /** Grows by one with every change of the table, and is never used again. */
  get revision(): number {
    return this.state.revision
  }

  /** How many decisions have been made, and not taken back. */
  get steps(): number {
    return this.state.steps
  }

  /** How the game ended, or that it is being played. */
  get outcome(): Outcome {
    return this.state.outcome
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return this.state.table.isOver
  }

  /** What sits in each seat: the name of a bot, or null for a person [M43]. */
  get sitters(): readonly Sitter[] {
    return this.state.sitters
  }

  /** How many questions of the game so far were put to people, the open one included [M25]. */
  get prompts(): number {
    const { steps } = this.state.history
    return steps.filter(isOfPerson).length + (this.isOver ? 0 : 1)
  }

  /** Everything a client needs for one seat, and nothing that the seat may not know. */
  view(viewer: Viewer): MatchView {
    const seat = seatOf(viewer, this.setup.seats)
    const { offer, request } = { offer: this.undoing.offer(seat), request: this.undoing.request }
    return buildView(this.state, this.state.table, { step: this.steps, seat }, { offer, request })
  }

  /** The view as it was after `step` decisions; an answer to it is stale. */
  at(step: number, viewer: Viewer): MatchView {
    const { state } = this
    state.checkStep(step)
    if (step === state.steps) return this.view(viewer)
    const seat = seatOf(viewer, this.setup.seats)
    const table = deskOf(state.game).at(state.history.blockAt(step))
    const offer = { cost: 'nothing-to-undo', isPossible: false, reason: UNDO.looking } as const
    return buildView(state, table, { step, seat }, { offer, request: null })
  }

  /** What step number `step` brought (0: the set-up), as the viewer may know it. */
  happened(step: number, viewer: Viewer): Happening {
    this.state.checkStep(step)
    return happeningsOf(this.state, step, [seatOf(viewer, this.setup.seats)])[0]
  }

  /** What step number `step` brought (0: the set-up), each event with the table as it stood then: for animation. */
  frames(step: number, viewer: Viewer): Frame[] {
    this.state.checkStep(step)
    return framesOf(this.state, step, seatOf(viewer, this.setup.seats))
  }

  /** All decisions so far, as the viewer may know them, and how each came about. */
  decisions(viewer: Viewer): Decision[] {
    return decisionsFor(this.state, 0, seatOf(viewer, this.setup.seats))
  }

  /** What it would cost a seat to take the last decision back, and whether it can. */
  canUndo(seat: number): UndoOffer {
    return this.undoing.offer(seatOf(seat, this.setup.seats))
  }

  /** A seat's standing answers. */
  standing(seat: number): StandingAnswer[] {
    return this.state.standing.list(seat)
  }

  /** The game so far as a record. It holds everything, the seed and hidden choices included. */
  record(): GameRecord {
    return this.state.record()
  }

  /** The match as a store keeps it. It holds everything, the seed and hidden choices included. */
  saved(): SavedMatch {
    const { state } = this
    return savedMatch(savedHeader(state), state.entries.map(plainEntry))
  }

  /**
   * What a seat would see after a choice of its own, as far as it can know; undefined if it has no such choice or the
   * rules fail.
   */
  preview(seat: number, notation: string): Int32Array | undefined {
    const { game, history, table } = this.state
    try {
      const index = findChoice(game, table, seat, notation)
      return index < 0 ? undefined : deskOf(game).preview(history.present, index)
    } catch {
      return undefined // it is told where it is taken
    }
  }
}

/** What is kept of a match when it begins. */
export function savedHeader(state: MatchState): SavedHeader {
  const { autoForced, automaticLimit } = state.options
  const { steps: _, played: __, ...game } = state.record()
  const { begunAs: undo, earlier } = state
  return { undo, autoForced, automaticLimit, ...(earlier.length > 0 && { earlier }), game }
}
