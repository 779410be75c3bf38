import { z } from 'zod'
import type { TemplateValue } from '@hearthkeep/engine'
import { document } from './collections.ts'
import { fillPhrase, phraseSection } from './phrase-field.ts'

const phrases = z.record(z.string(), z.string())

/**
 * Declares the file of a game's words: those of choices, questions, refusals and events, which are held against the
 * rulebook, and those on the table, which are held against the game's own.
 */
export function wordsFile<P extends string>({ table }: { readonly table: Readonly<Record<P, string>> }) {
  const lists = { choices: phrases, prompts: phrases, reasons: phrases, events: phrases }
  return document(z.strictObject({ ...lists, table: phraseSection(table) }), { file: 'words.json' })
}

/** Says a phrase of the table, filled in. */
export type Say<P extends string> = (phrase: P, values?: Readonly<Record<string, TemplateValue>>) => string

export function sayer<P extends string>({ table }: { readonly table: Readonly<Record<P, string>> }): Say<P> {
  return (phrase, values) => fillPhrase(table[phrase], values)
}
