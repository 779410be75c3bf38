/** The public names of the engine. */
export { carriedIn, defineCampaign } from './record/campaign.ts'
export type { Campaign } from './record/campaign.ts'
export { formatCampaign, parseCampaign } from './record/campaign-record.ts'
export type { CampaignRecord, ChapterRecord } from './record/campaign-record.ts'
export { carriedNumber, carriedThings, carriedWord, carriedWords } from './record/carries.ts'
export type { CarriedOf, Carries } from './record/carries.ts'
export { afterChapter, beforeFirst, carriedInWords, chapterOf, chapterSetup } from './record/chapters.ts'
export type { ChapterStart, Standing } from './record/chapters.ts'
export { Choices, REFUSAL_STRIDE } from './rules/choices.ts'
export type { Figure, GameMap, GlossaryEntry, Item, RuleText, ThingRef, Zone } from './words/description.ts'
export { Desk, deskOf } from './step/desk.ts'
export type { RanStep } from './step/desk.ts'
export { EventLog, UNSEEN } from './rules/events.ts'
export { Fault, FAULTS, RulesError } from './rules/fault.ts'
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
  layered,
  topSeenIf,
} from './table/fields.ts'
export type { Field, Fields, Sight } from './table/fields.ts'
export { completeSetup, contentOf, deal, defineGame, describeFor, fork, start } from './game/game.ts'
export type { Game, GameModule, GameSpec, Redeal } from './game/game.ts'
export type { Foresight, Gauge, Moment } from './game/foresight.ts'
export { defineMind } from './game/mind.ts'
export type { Mind } from './game/mind.ts'
export type { Given, Id, NameIn, Plain, The } from './rules/ids.ts'
export { fieldHash, hashFields, sameCells } from './table/hash.ts'
export type { FieldHash } from './table/hash.ts'
export { History } from './step/history.ts'
export type { PastStep } from './step/history.ts'
export { diff, formatDifferences, HIDDEN, inspect, readLeaf } from './table/inspect.ts'
export type { Tree } from './table/inspect.ts'
export { JsonTextError, parseJson } from './record/json-text.ts'
export type { JsonLimits } from './record/json-text.ts'
export { layout } from './table/layout.ts'
export type { Layout, Leaf } from './table/layout.ts'
export { LONGEST_NOTATION, LONGEST_TEXT, shortened, tooMuchIn } from './record/limits.ts'
export { didYouMean, nearest } from './words/nearest.ts'
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
} from './words/notation.ts'
export type { OfferedChoice, Refusal, RefusedChoice } from './words/notation.ts'
export { fittedOptions, fittingValues } from './game/options.ts'
export type { Chosen, Option } from './game/options.ts'
export { Pile } from './table/pile.ts'
export type { Ask, Block, Procedure, Step } from './rules/procedure.ts'
export {
  formatHeader,
  formatRecord,
  formatStep,
  parseHeader,
  parseRecord,
  parseStep,
  RECORD_VERSION,
  RecordError,
} from './record/record.ts'
export type { GameRecord, RecordedStep } from './record/record.ts'
export { TooMany } from './table/oracle.ts'
export { Deals, handOver, redeal, unsettled } from './table/redeal.ts'
export { rulebook } from './rules/rulebook.ts'
export { runner } from './rules/running.ts'
export type { AskSpec } from './rules/question.ts'
export type { Rulebook } from './rules/rulebook.ts'
export type { Supplement } from './rules/procedure-book.ts'
export type { OracleTable, TableOf } from './rules/game-tables.ts'
export type { Locals, ProcedureOf } from './rules/locals.ts'
export { SetupError } from './game/setup.ts'
export type { PartialSetup, Setup } from './game/setup.ts'
export { SPANS } from './step/span.ts'
export { unpackStep } from './step/step-log.ts'
export { parseSeed, seedOfBytes, Stream } from './table/stream.ts'
export type { Seed } from './table/stream.ts'
export { DRAWN, LOST, OUTCOMES, RUN_AWAY, Table, WON } from './rules/table.ts'
export type { Outcome } from './rules/table.ts'
export { englishPlural, fillTemplate, formatTemplate, parseTemplate, placeholders } from './words/template.ts'
export type { Plural, TemplatePart, TemplateValue } from './words/template.ts'
export type { GameText } from './words/text.ts'
export { sightOf, SPECTATOR, viewOf } from './table/view.ts'
export { kindsIn, thingMeant } from './rules/things.ts'
export { listed, words } from './rules/vocabulary.ts'
export type { ChoiceKind, EventKind, Reason } from './rules/vocabulary.ts'
export { hashesOf, otherVersion, recordedChoice, recordOf, StepError, verifyRecord } from './record/verify.ts'
export { verifyCampaign, verifyChapter, whyNotNext } from './record/verify-campaign.ts'
export type { VerifiedChapter } from './record/verify-campaign.ts'
export type { WindowSpec } from './rules/window.ts'
