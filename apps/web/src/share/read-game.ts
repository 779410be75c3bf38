/** The game in a text from elsewhere: a saved match, a record, or either inside a bug report. */
import { parseRecord } from '@hearthkeep/engine'
import type { Game, GameRecord } from '@hearthkeep/engine'
import { gameTextIn, Match, parseSaved } from '@hearthkeep/match'

export interface ReadGame {
  readonly record: GameRecord
  /** Plays it again; throws a `RecordMismatch` if it does not fit. */
  readonly resume: (game: Game) => Match
}

/** Reads a text; throws a `RecordError` or `StoreError` that says what is wrong with it. */
export function readGame(text: string): ReadGame {
  const found = gameTextIn(text)
  if (found.startsWith('hearthkeep match ')) {
    const saved = parseSaved(found)
    return { record: saved.record, resume: (game) => Match.open(game, saved) }
  }
  const record = parseRecord(found)
  return { record, resume: (game) => Match.resume(game, record, { autoForced: true }) }
}
