/** The public names of the engine. */
export { carriedIn, defineCampaign } from './campaign.ts'
export type { Campaign, CampaignSpec, Chapter, FinishedChapter, Follows, MayChange } from './campaign.ts'
export { CAMPAIGN_VERSION, formatCampaign, parseCampaign } from './campaign-record.ts'
export type { CampaignRecord, ChapterRecord } from './campaign-record.ts'
export { carriedNumber, carriedThings, carriedWord, carriedWords } from './carries.ts'
export type { Carried, CarriedOf, CarriedValue, Carries } from './carries.ts'
export { afterChapter, beforeFirst, carriedInWords, chapterOf, chapterSetup } from './chapters.ts'
export type { ChapterStart, Standing } from './chapters.ts'
export { Choices, REFUSAL_STRIDE } from './choices.ts'
export type { Figure, GlossaryEntry, Item, RuleText, ThingRef, Zone } from './description.ts'
export { Desk, deskOf } from './desk.ts'
export type { Ran, RanStep } from './desk.ts'
export { EventLog, UNSEEN } from './events.ts'
export { Fault, FAULTS, RulesError } from './fault.ts'
export type { FaultKind } from './fault.ts'
export {
  counted,
  hidden,
  int,
  ints,
  known,
  list,
  NONE,
  open,
  owned,
  pile,
  pointer,
  seenIf,
  slot,
  stream,
  topSeenIf,
} from './fields.ts'
export type { Field, Fields, RecordOf, Sight, SightRule } from './fields.ts'
export { completeSetup, contentOf, deal, defineGame, describeFor, fork, start } from './game.ts'
export type { Game, GameModule, GameSpec, Rest } from './game.ts'
export type { Given, Id, NameIn, Plain, The } from './ids.ts'
export { fieldHash, fieldNames, hashFields, sameCells } from './hash.ts'
export type { FieldHash } from './hash.ts'
export { History } from './history.ts'
export type { PastStep } from './history.ts'
export { diff, formatDifferences, HIDDEN, inspect, readLeaf } from './inspect.ts'
export type { Difference, Shown, Tree } from './inspect.ts'
export { JsonTextError, parseJson } from './json-text.ts'
export type { JsonLimits } from './json-text.ts'
export { layout } from './layout.ts'
export type { Layout, Leaf } from './layout.ts'
export { LONGEST_NOTATION, LONGEST_TEXT, shortened, tooMuchIn } from './limits.ts'
export { didYouMean, nearest } from './nearest.ts'
export {
  eventText,
  findChoice,
  normalNotation,
  notationFault,
  notationOf,
  offeredChoices,
  promptText,
  refusedChoices,
  refusedIfTried,
  whyNot,
} from './notation.ts'
export type { OfferedChoice, Refusal, RefusedChoice } from './notation.ts'
export { fittedOptions, fittingValues } from './options.ts'
export type { Chosen, Option } from './options.ts'
export { Pile } from './pile.ts'
export type { Ask, Block, CompiledAsk, Procedure, Step } from './procedure.ts'
export {
  formatHeader,
  formatRecord,
  formatStep,
  parseHeader,
  parseRecord,
  parseStep,
  RECORD_VERSION,
  RecordError,
} from './record.ts'
export type { GameRecord, RecordedStep } from './record.ts'
export { redeal } from './redeal.ts'
export { rulebook } from './rulebook.ts'
export { runner } from './running.ts'
export type { Answer, AskSpec } from './question.ts'
export type { Rulebook, RulebookSpec } from './rulebook.ts'
export type { Supplement } from './procedure-book.ts'
export type { TableOf, WatchedTable } from './game-tables.ts'
export type { Locals, ProcedureOf } from './locals.ts'
export { SetupError } from './setup.ts'
export type { PartialSetup, Setup } from './setup.ts'
export { SPANS } from './span.ts'
export type { Span } from './span.ts'
export { unpackStep } from './step-log.ts'
export { parseSeed, seedOfBytes, Stream } from './stream.ts'
export type { Seed } from './stream.ts'
export { DRAWN, LOST, OUTCOMES, RUN_AWAY, Table, WON } from './table.ts'
export type { Outcome } from './table.ts'
export { englishPlural, fillTemplate, formatTemplate, parseTemplate, placeholders } from './template.ts'
export type { Plural, TemplatePart, TemplateValue } from './template.ts'
export type { GameText } from './text.ts'
export { sightOf, SPECTATOR, viewOf } from './view.ts'
export { thingMeant } from './things.ts'
export { words } from './vocabulary.ts'
export type { ChoiceKind, EventKind, EventSpec, Params, Reason, ThingKind, WordKind } from './vocabulary.ts'
export { hashesOf, otherVersion, recordedChoice, recordOf, StepError, verifyRecord } from './verify.ts'
export type { Verification } from './verify.ts'
export { verifyCampaign, verifyChapter, whyNotNext } from './verify-campaign.ts'
export type { CampaignVerification, VerifiedChapter } from './verify-campaign.ts'
export type { WindowSpec } from './window.ts'
