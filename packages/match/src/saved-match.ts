/** What is kept of a match. */
import type { GameRecord } from '@hearthkeep/engine'
import type { Earlier } from './earlier.ts'
import { foldEntries } from './entries.ts'
import type { Entry, StepEntry } from './entries.ts'
import type { UndoPolicy } from './options.ts'
import { formatPart, partsOf } from './parts.ts'

/** What is kept of a match when it begins, and never changes. */
export interface SavedHeader {
  /** How the table was run at first. */
  readonly undo: UndoPolicy
  readonly autoForced: boolean
  readonly automaticLimit: number
  /** What its first changes were played with, where that was something else than `game` names. */
  readonly earlier?: readonly Earlier[]
  /** The record's own header. */
  readonly game: Omit<GameRecord, 'steps'>
}

/** Everything of a match that outlives the program. Open requests to take something back do not. */
export interface SavedMatch extends SavedHeader {
  /** Every change, in order. */
  readonly entries: readonly Entry[]
  /** The decisions that remain, each with the revision that it brought about. */
  readonly steps: readonly (StepEntry & { readonly revision: number })[]
  readonly revision: number
  /** The game so far. */
  readonly record: GameRecord
  /** It was read from an old format: nothing can be added to it before it has been written anew. */
  readonly isOld?: true
}

/** A saved match from its header and its changes. */
export function savedMatch(header: SavedHeader, entries: readonly Entry[]): SavedMatch {
  const { steps, revision } = foldEntries(entries)
  const isHashed = header.game.fields !== undefined // hashes that do not say what they cover cannot be checked
  const recorded = steps.map(({ seat, notation, hash }) => ({ seat, notation, ...(isHashed && { hash }) }))
  const played = partsOf({ setup: header.game.setup, undo: header.undo, entries }).map(formatPart)
  const record = {
    ...header.game,
    played,
    steps: recorded,
    ...(!isHashed && { hasOldHashes: true as const }),
  }
  return { ...header, entries, steps, revision, record }
}
