/** What the table page needs of whatever runs the rules: a match, or a lesson. */
import type { Game, OfferedChoice, Outcome, RefusedChoice } from '@hearthkeep/engine'
import type { Frame, Prompt, UndoOffer, UndoPolicy } from '@hearthkeep/match'

/** The table as it can be drawn and asked about. */
export interface Look {
  /** The block as the seat sees it. */
  readonly cells: Int32Array
  readonly seat: number
  /** The same as each of those at this device sees it, where they see different things. */
  readonly cellsBySeat?: readonly Int32Array[]
  readonly prompt: Prompt | null
  /** Of everybody who sits at this device. */
  readonly choices: readonly OfferedChoice[]
  readonly refused: readonly RefusedChoice[]
  /** What else cannot be done: not worth a list, but somebody may try it. */
  readonly refusedIfTried: readonly RefusedChoice[]
  readonly outcome: Outcome
  readonly undo: UndoOffer
  /** The decision it was looked at after, and how many there are. */
  readonly step: number
  readonly steps: number
}

/** A line of the log. */
export interface LogLine {
  /** The decision it came of; 0 for the set-up. */
  readonly step: number
  readonly kind: string
  readonly rule: string
  readonly text: string
  /** Whether it is the decision itself, and not what it brought. */
  readonly isDecision: boolean
}

/** What came of a choice: what there is to be shown, or why it was not taken. */
export type Taken =
  | {
      readonly frames: readonly Frame[]
      /** One for each decision and, in the same order, one for each frame. */
      readonly lines: readonly LogLine[]
    }
  | { readonly refused: string }

/** Runs the rules. */
export interface Driver {
  readonly game: Game
  readonly seats: number
  /** What may be taken back here; a lesson can be gone through backwards. */
  readonly undoPolicy: UndoPolicy | 'lesson'
  /** The table now, or as it was after a decision. */
  look(step?: number): Look
  take(choice: OfferedChoice): Taken
  /** Takes the last decision back; undefined if that was done, otherwise why not. */
  undo(): string | undefined
  /** Everything that happened so far. */
  lines(): readonly LogLine[]
  /** The table after a choice, as far as anybody can tell without looking at what is hidden. */
  preview(choice: OfferedChoice): Int32Array | undefined
  close(): void
}
