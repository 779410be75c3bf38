/** What one seat sees: everything a client needs, and nothing the seat may not know. */
import {
  deskOf,
  offeredChoices,
  OUTCOMES,
  promptText,
  refusedChoices,
  refusedIfTried,
  viewOf,
} from '@hearthkeep/engine'
import type { OfferedChoice, Outcome, RefusedChoice, Table, Zone } from '@hearthkeep/engine'
import type { Sitter } from './bots.ts'
import type { MatchState } from './state.ts'
import type { UndoOffer, UndoRequest } from './undo.ts'
import { SPECTATOR } from './viewers.ts'

/** The question that is open. */
export interface Prompt {
  /** Its name within the game. */
  readonly question: string
  readonly text: string
  /** The rule under which it is asked. */
  readonly rule: string
  /** Who may answer now. Everybody knows that, so that it never hangs on what somebody holds unseen [M10]. */
  readonly seats: readonly number[]
  /** Whether anybody may pass for a player who is away. */
  readonly canBePassed: boolean
}

/** What one seat sees of the table at one moment. */
export interface MatchView {
  /** The revision that an answer to this view has to name. */
  readonly revision: number
  /** Whose view it is; -1 for a spectator. */
  readonly seat: number
  /** How many decisions had been made at this moment, and how many have been made in all. */
  readonly step: number
  readonly steps: number
  /** The block as the seat sees it; hidden cells hold the engine's `HIDDEN`. */
  readonly cells: Int32Array
  /** The table in words and numbers. */
  readonly zones: readonly Zone[]
  /** What is asked; null when the game is over. */
  readonly prompt: Prompt | null
  /** What this seat can do. */
  readonly choices: readonly OfferedChoice[]
  /** What this seat cannot do, and why. */
  readonly refused: readonly RefusedChoice[]
  /** What else it cannot do: not worth a list, but somebody may try it. */
  readonly refusedIfTried: readonly RefusedChoice[]
  /** What sits in each seat: the name of a bot, or null for a person. */
  readonly sitters: readonly Sitter[]
  /** Whether this seat can take the last decision back, and at what cost. */
  readonly undo: UndoOffer
  /** Who asked the table to go back one decision, and who has yet to agree. */
  readonly undoRequest: UndoRequest | null
  readonly outcome: Outcome
}

function promptOf(state: MatchState, table: Table): Prompt | null {
  const { question } = table
  if (question === null) return null
  return {
    question: question.name,
    text: promptText(state.game, table),
    rule: question.rule,
    seats: table.choices.askedSeats(),
    canBePassed: question.pass >= 0,
  }
}

/** The view of a seat on a table that stands as it did after `step` decisions. */
export function buildView(
  state: MatchState,
  table: Table,
  at: { readonly step: number; readonly seat: number },
  undo: { readonly offer: UndoOffer; readonly request: UndoRequest | null },
): MatchView {
  const { game } = state
  const { step, seat } = at
  const cells = viewOf(game.layout, table, seat)
  return {
    revision: state.revisionAt(step),
    seat,
    step,
    steps: state.steps,
    cells,
    zones: game.describe(deskOf(game).showing(cells), seat),
    prompt: promptOf(state, table),
    choices: seat === SPECTATOR ? [] : offeredChoices(game, table, seat),
    refused: seat === SPECTATOR || table.isOver ? [] : refusedChoices(game, table, seat),
    refusedIfTried: seat === SPECTATOR || table.isOver ? [] : refusedIfTried(game, table, seat),
    sitters: state.sitters,
    undo: undo.offer,
    undoRequest: undo.request,
    outcome: OUTCOMES[table.outcome],
  }
}
