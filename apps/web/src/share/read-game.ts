/** The game in a text from elsewhere: a saved match, a record, or either inside a bug report. */
import { parseRecord } from '@hearthkeep/engine'
import type { Game, GameRecord } from '@hearthkeep/engine'
import { gameTextIn, Match, parseSaved } from '@hearthkeep/match'
import type { Earlier, SavedMatch } from '@hearthkeep/match'

export interface ReadGame {
  readonly record: GameRecord
  /** Plays it again; throws a `RecordMismatch` if it does not fit. */
  readonly resume: (game: Game) => Match
  /** The match to be kept as it came: what it was played with stays, so that whoever opens it is asked about that. */
  readonly keep: (match: Match) => SavedMatch
}

/** A match whose header names what its record was played with, and not what there is now. */
export function asItCame(match: Match, record: GameRecord, earlier?: readonly Earlier[]): SavedMatch {
  const { earlier: _, ...saved } = match.saved()
  const { rules, content, fields } = record
  return { ...saved, ...(earlier && { earlier }), game: { ...saved.game, rules, content, fields } }
}

/** Reads a text; throws a `RecordError` or `StoreError` that says what is wrong with it. */
export function readGame(text: string): ReadGame {
  const found = gameTextIn(text)
  if (found.startsWith('hearthkeep match ')) {
    const saved = parseSaved(found)
    const { record, earlier } = saved
    return {
      record,
      resume: (game) => copyOf(Match.open(game, saved)),
      keep: (match) => asItCame(match, record, earlier),
    }
  }
  const record = parseRecord(found)
  return {
    record,
    resume: (game) => Match.resume(game, record, { autoForced: true }),
    keep: (match) => asItCame(match, record),
  }
}

/** A match that goes on elsewhere as well: whoever has both knows what is coming [M41]. */
function copyOf(match: Match): Match {
  match.runAs(match.options.undo, 'record')
  return match
}
