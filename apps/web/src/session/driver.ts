/**
 * What the table page needs of whatever runs the rules: a match in the page, a lesson, or a table elsewhere. It answers
 * in its own time, and every answer is what one seat may know; the table itself is never handed out.
 */
import type { Game, OfferedChoice, Outcome, RefusedChoice } from '@hearthkeep/engine'
import type { Frame, Part, Prompt, UndoOffer, UndoPolicy, Viewer } from '@hearthkeep/match'

/** The table as one seat, or a spectator, sees it and can be asked about it. */
export interface Look {
  /** Whose eyes these are; -1 for a spectator's. */
  readonly seat: number
  /** The block as the seat sees it. */
  readonly cells: Int32Array
  readonly prompt: Prompt | null
  /** Of this seat alone, as all that follows. */
  readonly choices: readonly OfferedChoice[]
  readonly refused: readonly RefusedChoice[]
  /** What else cannot be done: not worth a list, but somebody may try it. */
  readonly refusedIfTried: readonly RefusedChoice[]
  readonly outcome: Outcome
  readonly undo: UndoOffer
  /** The decision it was looked at after, and how many there are. */
  readonly step: number
  readonly steps: number
  /** What an answer to it has to name. */
  readonly revision: number
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

/** What came of a choice: what there is to be shown, as the seat saw it that chose, or why it was not taken. */
export type Taken = { readonly frames: readonly Frame[] } | { readonly refused: string }

/** Hears of a change that was not made here, with what everybody at this device may see of it. */
export type ChangeListener = (frames: readonly Frame[]) => void

/** Runs the rules. Whatever it promises fails if the table cannot be reached; then nobody knows what has become of it. */
export interface Driver {
  readonly game: Game
  readonly seats: number
  /** The seats that are played at this device: all of them, or one's own at a table elsewhere. */
  readonly own: readonly number[]
  /** What may be taken back here; a lesson can be gone through backwards. */
  readonly undoPolicy: UndoPolicy | 'lesson'
  /** How the table was played so far, part by part; nothing of a lesson. */
  readonly parts: readonly Part[]
  /** The table now, or as it was after a decision. */
  look(viewer: Viewer, step?: number): Promise<Look>
  /** Makes a choice that was offered at a revision. Once this is answered, it is kept. */
  take(choice: OfferedChoice, revision: number): Promise<Taken>
  /** Takes the last decision back for a seat; undefined if that was done, otherwise why not. */
  undo(seat: number): Promise<string | undefined>
  /**
   * Everything that happened so far, as these seats of this device know it together; as a spectator, if they are none.
   * Each decision has one line and then, in order, one for each of its frames.
   */
  lines(seats: readonly number[]): Promise<readonly LogLine[]>
  /** The table after a choice, as far as its seat can tell; undefined if it cannot. */
  preview(choice: OfferedChoice): Promise<Int32Array | undefined>
  /** What a seat may know at a revision, to look ahead from; undefined if the table has moved on. Left out where nobody can look ahead. */
  known?(seat: number, revision: number): Int32Array | undefined
  /** Tells of changes that were not made here; returns what ends that. */
  subscribe(listener: ChangeListener): () => void
  close(): void
}
