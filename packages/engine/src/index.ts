/** The public names of the engine. */
export { Choices, REFUSAL_STRIDE } from './choices.ts'
export type { Figure, GlossaryEntry, Item, RuleText, ThingRef, Zone } from './description.ts'
export { EventLog, FrameLog, UNSEEN } from './events.ts'
export { Fault, FAULTS } from './fault.ts'
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
  seenIf,
  slot,
  stream,
  topSeenIf,
} from './fields.ts'
export type { Field, Fields, RecordOf, Sight, SightRule } from './fields.ts'
export { completeSetup, deal, defineGame, describeFor, fork, SetupError, start } from './game.ts'
export type { Game, GameModule, GameSpec, Option, PartialSetup, Setup } from './game.ts'
export { hashCells, sameCells } from './hash.ts'
export { History, SPANS } from './history.ts'
export type { PastStep, Span } from './history.ts'
export { diff, formatDifferences, HIDDEN, inspect, readLeaf } from './inspect.ts'
export type { Difference, Shown, Tree } from './inspect.ts'
export { layout } from './layout.ts'
export type { Layout, Leaf } from './layout.ts'
export { didYouMean, nearest } from './nearest.ts'
export {
  eventText,
  findChoice,
  notationOf,
  offeredChoices,
  promptText,
  refusedChoices,
  refusedIfTried,
  whyNot,
} from './notation.ts'
export type { OfferedChoice, Refusal, RefusedChoice } from './notation.ts'
export { Pile } from './pile.ts'
export type { Ask, Block, CompiledAsk, Procedure, Step } from './procedure.ts'
export { formatRecord, parseRecord, RECORD_VERSION, RecordError, verifyRecord } from './record.ts'
export type { GameRecord, RecordedStep, Verification } from './record.ts'
export { redeal } from './redeal.ts'
export { rulebook } from './rulebook.ts'
export type { Answer, AskSpec, Locals, Rulebook, RulebookSpec, TableOf } from './rulebook.ts'
export { parseSeed, Stream } from './stream.ts'
export type { Seed } from './stream.ts'
export { DRAWN, LOST, OUTCOMES, RUN_AWAY, Table, WON } from './table.ts'
export type { Outcome } from './table.ts'
export { englishPlural, fillTemplate, formatTemplate, parseTemplate, placeholders } from './template.ts'
export type { Plural, TemplatePart, TemplateValue } from './template.ts'
export type { GameText } from './text.ts'
export { learns, sightOf, SPECTATOR, viewOf } from './view.ts'
export type { ChoiceKind, EventKind, EventSpec, Params, Reason, ThingKind } from './vocabulary.ts'
