/** The public names of the match. The store in a folder is `@hearthkeep/match/file-store`. */
export type { Listener } from './announcer.ts'
export { MAX_NOTATION } from './answers.ts'
export type { Answer, AnswerResult } from './answers.ts'
export { CampaignMismatch, CampaignPlay } from './campaign.ts'
export type { CampaignLine, ChapterToCome, PlayedChapter } from './campaign.ts'
export type { Decision } from './decisions.ts'
export { playedOtherwise } from './earlier.ts'
export type { Earlier, OtherPlay } from './earlier.ts'
export { WAYS } from './entries.ts'
export type { Entry, RunEntry, StandingEntry, StepEntry, UndoEntry, Way } from './entries.ts'
export { MATCH_EVENTS } from './events.ts'
export type { Frame, Happening, MatchEventKind, TableEvent } from './events.ts'
export { KeptMatch } from './kept-match.ts'
export { Match } from './match.ts'
export type { PartialMatch } from './match.ts'
export type { MatchReader } from './match-reader.ts'
export { UNDO_POLICIES } from './options.ts'
export type { CompleteOptions, Foreseen, MatchOptions, UndoPolicy } from './options.ts'
export { isHonest, partsOf } from './parts.ts'
export type { Part } from './parts.ts'
export { RecordMismatch } from './resume.ts'
export {
  formatSaved,
  formatSavedEntry,
  formatSavedHeader,
  gameTextIn,
  parseJournal,
  parseSaved,
  SAVED_VERSION,
} from './saved.ts'
export type { FoundJournal } from './saved.ts'
export { savedMatch } from './saved-match.ts'
export type { SavedHeader, SavedMatch } from './saved-match.ts'
export type { StandResult } from './standing.ts'
export type { StandingAnswer } from './standing-answers.ts'
export { checkMatchId, idTaken, isMatchId, linesOf, matchGone, MemoryStore, needsRewrite } from './store.ts'
export type { AboutMatch, Appended, MatchStore } from './store.ts'
export { STORE_ERRORS, StoreError } from './store-error.ts'
export type { StoreErrorKind } from './store-error.ts'
export { UNDO_COSTS } from './undo.ts'
export type { UndoCost, UndoOffer, UndoRequest, UndoResult } from './undo.ts'
export type { MatchView, Prompt } from './view.ts'
export { hideFromEachOther, numberedSeatName, SPECTATOR } from './viewers.ts'
export type { Viewer } from './viewers.ts'
export { partsInWords } from './words.ts'
