/** How a table is run: who may take what back, and what is answered without asking. */
import type { Sitter } from './bots.ts'

/** What may be taken back: anything; only what told nobody anything; that, and the rest if all others agree. */
export const UNDO_POLICIES = ['practice', 'honest', 'agreement'] as const
/** One of them. */
export type UndoPolicy = (typeof UNDO_POLICIES)[number]

/**
 * Why what is coming may be known: the seed was chosen or is short enough to be searched; the table goes on from a record,
 * which holds the seed; a branch of it was made; something was taken back that had told somebody something.
 */
export const FORESEEN = ['seed', 'record', 'branch', 'undo'] as const
/** One of them. */
export type Foreseen = (typeof FORESEEN)[number]

/** How a table is run. */
export interface MatchOptions {
  /** What sits in each seat: the name of a bot, or null for a person; people if not said [M43]. */
  readonly sitters?: readonly Sitter[] | undefined
  /** What may be taken back; `honest` if not said. */
  readonly undo?: UndoPolicy | undefined
  /** Whether a choice is taken by itself if it is the only one, or all come to the same; no if not said. */
  readonly autoForced?: boolean | undefined
  /** Whether a person chose the seed, so that what is coming may be known; a short seed is known in any case [M41]. */
  readonly isSeedKnown?: boolean | undefined
  /** Whether a record that is resumed has been kept here all the time: how it was played is then as it says [M41]. */
  readonly isOwnRecord?: boolean | undefined
  /**
   * A block that the match begins with, in place of what the set-up leads to: a table that was arranged by hand, for lessons
   * and tests. Such a match has no record and is kept nowhere [M42].
   */
  readonly arranged?: Int32Array | undefined
  /** How many automatic answers may follow one answer of a person; 1000 if not said. */
  readonly automaticLimit?: number | undefined
  /**
   * Hears of errors that must not disturb the table: a listener threw, or an event has no words. If not said,
   * the error becomes an unhandled rejection, so that it is seen.
   */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** Options with nothing left out. */
export interface CompleteOptions {
  readonly undo: UndoPolicy
  readonly autoForced: boolean
  readonly automaticLimit: number
  readonly onError: (error: unknown) => void
}

const AUTOMATIC_LIMIT = 1000

/** Fills in what options leave out; throws an error that says what was expected. */
export function completeOptions(options: MatchOptions): CompleteOptions {
  const { undo = 'honest', autoForced = false, automaticLimit = AUTOMATIC_LIMIT } = options
  if (!UNDO_POLICIES.includes(undo))
    throw new Error(`undo ${String(undo)}: expected one of ${UNDO_POLICIES.join(', ')}`)
  if (!Number.isInteger(automaticLimit) || automaticLimit < 0)
    throw new Error(`automaticLimit ${automaticLimit}: expected a whole number from 0`)
  return {
    undo,
    autoForced,
    automaticLimit,
    onError: options.onError ?? ((error) => void Promise.reject(asError(error))),
  }
}

/** Whatever was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
