import { z } from 'zod'
import { document } from './collections.ts'
import type { Document } from './collections.ts'
import type { Fields, Kinds } from './effect-types.ts'
import { textField } from './fields.ts'
import { LISTS } from './game-text.ts'
import type { BaseText, GameText } from './game-text.ts'
import { explainKeyword, splitKeywords } from './keywords.ts'
import { phraseField, phraseSection } from './phrase-field.ts'
import type { VocabularyFields } from './vocabulary.ts'
import { fieldWords } from './field-words.ts'

/** What a game's text file has to hold. */
interface TextFileOptions<P extends string> {
  readonly file: string
  /** The game's own file: which further phrases there are, and which values each may use. */
  readonly own?: { readonly phrases: Readonly<Record<P, string>> }
  /** Ready phrases for combinators, lists and sentences, which the file may then leave out: `english`. */
  readonly base?: BaseText
}

/**
 * Declares the text file of a game. Loading it checks that every effect, condition and word of the vocabulary has its
 * phrase, that phrases use the values there are, and that marked keywords are explained.
 */
export function textFile<P extends string = never>(
  rules: { readonly fields: VocabularyFields },
  options: TextFileOptions<P>,
): Document<z.ZodType<GameText<P>>> {
  const { fields } = rules
  const { base, file } = options
  const phrases: Readonly<Record<string, string>> = options.own?.phrases ?? {}
  const effects = { ...phraseFields(fields.effects), ...phraseFields(fields.combinators, base?.effects) }
  const words = Object.entries(fieldWords(fields)).map(([field, values]) => [field, wordFields(values)])
  const joint = z.tuple([z.string(), z.string()])
  const lists = LISTS.map((list) => [list, withDefault(joint, base?.lists[list])])
  const schema = z.strictObject({
    effects: section(effects),
    conditions: section(phraseFields(fields.conditions)),
    words: section(Object.fromEntries(words) as Fields),
    lists: section(Object.fromEntries(lists) as Fields),
    sentence: withDefault(
      phraseField({ always: ['clause'], sometimes: [], useAll: true }),
      base?.sentence,
    ).describe('How a clause becomes a sentence, as in "{clause}."'),
    phrases: phraseSection(phrases).prefault({}),
    keywords: z.record(z.string(), textField).default({}).describe('What each keyword means.'),
  })
  return document(
    schema.superRefine(checkKeywords, { when: () => true }) as unknown as z.ZodType<GameText<P>>,
    { file },
  )
}

/** A group of phrases; if the file leaves it out, each phrase it needs is reported by name. */
function section(fields: Fields): z.ZodType {
  return z.strictObject(fields).prefault({})
}

function phraseFields(kinds: Kinds, defaults: Readonly<Record<string, string>> = {}): Fields {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, fields]) => {
      const sometimes = Object.keys(fields).filter((name) => isOptional(fields[name]))
      const always = Object.keys(fields).filter((name) => !sometimes.includes(name))
      return [kind, withDefault(phraseField({ always, sometimes, useAll: true }), defaults[kind])]
    }),
  )
}

function isOptional(schema: z.ZodType | undefined): boolean {
  const absent = schema?.safeParse(undefined)
  return absent?.success === true && absent.data === undefined
}

function wordFields(values: readonly string[]): z.ZodType {
  return section(Object.fromEntries(values.map((value) => [value, z.string('a word or phrase')])))
}

function withDefault<T>(schema: z.ZodType<T, T>, value: T | undefined): z.ZodType<T> {
  return value === undefined ? schema : schema.prefault(value as never)
}

/** Reports every marked keyword that is not explained; runs also beside other mistakes, so the text may be anything. */
function checkKeywords(text: unknown, context: z.core.$RefinementCtx): void {
  const keywords = (text as Partial<GameText> | null)?.keywords
  if (typeof keywords !== 'object' || keywords === null) return
  const check = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([key, member]) => check(member, [...path, key]))
    }
    if (typeof value !== 'string') return
    for (const { text: word, isKeyword } of splitKeywords(value)) {
      if (!isKeyword || explainKeyword(keywords, word) !== undefined) continue
      const params = { found: `**${word}**`, word, candidates: Object.keys(keywords) }
      const message = 'a keyword explained in the section keywords'
      context.addIssue({ code: 'custom', message, path: [...path], params })
    }
  }
  check(text, [])
}
