/** The public names of the match. The store in a folder is `@hearthkeep/match/file-store`. */
export type { Answer, AnswerResult } from './answers.ts'
export type { Sitter } from './bots.ts'
export { CampaignMismatch, CampaignPlay } from './campaign.ts'
export type { CampaignLine, PlayedChapter } from './campaign.ts'
export type { Decision } from './decisions.ts'
export { playedOtherwise } from './earlier.ts'
export type { Earlier, OtherPlay } from './earlier.ts'
export type { Entry } from './entries.ts'
export type { Frame, Happening, TableEvent } from './events.ts'
export { KeptMatch } from './kept-match.ts'
export { Match } from './match.ts'
export type { SeatResult } from './match.ts'
export type { MatchReader } from './match-reader.ts'
export { UNDO_POLICIES } from './options.ts'
export type { MatchOptions, UndoPolicy } from './options.ts'
export { isHonest } from './parts.ts'
export type { Part } from './parts.ts'
export { RecordMismatch } from './resume.ts'
export {
  formatSaved,
  formatSavedEntry,
  formatSavedHeader,
  gameTextIn,
  parseJournal,
  parseSaved,
} from './saved.ts'
export { savedMatch } from './saved-match.ts'
export type { SavedHeader, SavedMatch } from './saved-match.ts'
export { checkMatchId, idTaken, isMatchId, matchGone, MemoryStore, needsRewrite } from './store.ts'
export type { AboutMatch, Appended, MatchStore } from './store.ts'
export { StoreError } from './store-error.ts'
export type { UndoOffer, UndoResult } from './undo.ts'
export type { MatchView, Prompt } from './view.ts'
export { hideFromEachOther, numberedSeatName, SPECTATOR } from './viewers.ts'
export type { Viewer } from './viewers.ts'
export { partsInWords } from './words.ts'
export { knownTo } from './known.ts'
