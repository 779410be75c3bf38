/** The part of a match that changes nothing: views, the past, and the match as a record. */
import { fork } from '@hearthkeep/engine'
import type { Game, GameRecord, Outcome, Setup, Table } from '@hearthkeep/engine'
import { Announcer } from './announcer.ts'
import { decisionsFor } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { framesOf, happeningsOf } from './events.ts'
import type { Frame, Happening } from './events.ts'
import type { CompleteOptions } from './options.ts'
import type { SavedMatch } from './saved.ts'
import { StandingAnswers } from './standing.ts'
import type { StandingAnswer } from './standing.ts'
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
  protected readonly state: MatchState
  protected readonly announcer: Announcer
  protected readonly undoing: Undo
  protected readonly standingAnswers: StandingAnswers = new StandingAnswers()

  protected constructor(state: MatchState) {
    this.state = state
    this.announcer = new Announcer(state)
    this.undoing = new Undo(state, this.announcer)
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

  /** How many questions of the game so far were put to people, the open one included [M25]. */
  get prompts(): number {
    const { notes } = this.state
    return (
      notes.filter(({ way }) => way === 'answered' || way === 'for-absent').length + (this.isOver ? 0 : 1)
    )
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
    const table = state.spare('moment')
    table.restore(state.blockAt(step))
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
    return this.standingAnswers.list(seat)
  }

  /** The game so far as a record. It holds everything, the seed and hidden choices included. */
  record(): GameRecord {
    return this.state.record()
  }

  /** The match as a store keeps it. It holds everything, the seed and hidden choices included. */
  saved(): SavedMatch {
    const { undo, autoForced, automaticLimit } = this.options
    const steps = this.state.notes.map(({ way, by, revision }) => ({ way, by, revision }))
    const standing = this.standingAnswers.list()
    const { revision } = this
    return { undo, autoForced, automaticLimit, revision, steps, standing, record: this.record() }
  }

  /** A copy of the real table, for bots on the side of the authority; whoever takes it has to `release` it. */
  fork(): Table {
    return fork(this.game, this.state.table)
  }
}
