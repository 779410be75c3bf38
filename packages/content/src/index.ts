/** The zod of this package, for the schemas of games, which depend on nothing else. */
export { z } from 'zod'
export { areDifferent, COMBINATORS } from './combinators.ts'
export type { CombinatorName } from './combinators.ts'
export { collection, contentPack, document, entry, family, indexById } from './collections.ts'
export type {
  Collection,
  CollectionOptions,
  ContentPack,
  DataOf,
  Document,
  Entry,
  Family,
  PackData,
  PackOptions,
  Parts,
  Things,
} from './collections.ts'
export { componentCounts } from './counts.ts'
export { EffectBook } from './effect-book.ts'
export type { EffectPlace, Printed } from './effect-book.ts'
export { factsIn, meaningOf } from './effect-meaning.ts'
export type { ConditionMeaning, Meaning } from './effect-meaning.ts'
export { effectWords } from './effect-words.ts'
export type { EffectWords, Offer } from './effect-words.ts'
export { english } from './english.ts'
export { idField, nameField, textField, whole } from './fields.ts'
export type { Frozen } from './fields.ts'
export type { Files } from './files.ts'
export type { BaseText, GameText } from './game-text.ts'
export { contentHash } from './hash.ts'
export type { NotationWords } from './hash.ts'
export { jsonSchema } from './json-schema.ts'
export { explainKeyword, plainText, splitKeywords } from './keywords.ts'
export type { MarkedText } from './keywords.ts'
export { loadPack } from './loading.ts'
export { layOver } from './overlay.ts'
export type { Laid } from './overlay.ts'
export { createWithPack, gameOfPack, PACK_FILE } from './pack.ts'
export { copiesOf, copyNames } from './copy-names.ts'
export { fillPhrase, phraseSection } from './phrase-field.ts'
export { ContentError, formatProblem } from './problems.ts'
export type { Problem } from './problems.ts'
export { groupProblems } from './room.ts'
export type { Group } from './room.ts'
export { reference } from './reference.ts'
export type { Reference } from './reference.ts'
export { textFile } from './text-file.ts'
export type { TextFileOptions } from './text-file.ts'
export { textWriter } from './text-writer.ts'
export type { TextWriter, TextWriterOptions } from './text-writer.ts'
export type { Plural, TemplateValue } from '@hearthkeep/engine'
export { vocabulary } from './vocabulary.ts'
export type {
  AnyEffect,
  Combinators,
  Condition,
  ConditionHandlers,
  Effect,
  EffectHandlers,
  Fields,
  Kind,
  Kinds,
} from './effect-types.ts'
export type { Vocabulary, VocabularyFields } from './vocabulary.ts'
