import { z } from 'zod'
import { idField, textField, whole } from './fields.ts'
import type { Frozen } from './fields.ts'
import type { Problem } from './problems.ts'

/** What every entry of a collection has. */
export interface Entry {
  readonly id: string
  readonly name: string
  /** How many physical copies there are. */
  readonly copies: number
}

const entryFields = {
  id: idField.describe('The id by which other files refer to this entry.'),
  name: textField.describe('The name as printed.'),
  copies: whole(1, 999).default(1).describe('How many physical copies there are.'),
}

/** The schema of an entry with `id`, `name`, optional `copies` and the fields given; others are refused. */
export function entry<F extends z.ZodRawShape>(
  fields: F,
): z.ZodObject<typeof entryFields & F, z.core.$strict> {
  return z.strictObject({ ...entryFields, ...fields })
}

/** How a collection is stored and counted. */
export interface CollectionOptions<T> {
  readonly file: string
  /** What the components are called in counts and messages; the collection's key unless given. */
  readonly label?: string
  /** Sorts entries into several components, such as the factions of a monster deck; gives the label of each. */
  readonly component?: (entry: T) => string
  /** Whether several entries may have one name; otherwise each needs its own, as notation tells them apart by it. */
  readonly sameNames?: boolean
  /** How many physical pieces the rulebook lists: in all, or for each label of `component`. */
  readonly count?: number | Readonly<Record<string, number>>
}

/** A file of entries: a JSON list, or an object by id. */
export interface Collection<S extends z.ZodType<Entry> = z.ZodType<Entry>> {
  readonly part: 'collection'
  readonly schema: S
  readonly options: CollectionOptions<Frozen<z.output<S>>>
}

/** A file that holds one JSON object. */
export interface Document<S extends z.ZodType = z.ZodType> {
  readonly part: 'document'
  readonly schema: S
  readonly options: { readonly file: string }
}

/** A collection with its entry's type forgotten. */
export type AnyCollection = Omit<Collection, 'options'> & { readonly options: CollectionOptions<never> }

/** The files of a pack by the key under which their data is wanted. */
export type Parts = Readonly<Record<string, AnyCollection | Document>>

/** What a loaded pack holds: a frozen list for each collection, a frozen object for each document. */
export type PackData<P extends Parts> = {
  readonly [K in keyof P]: P[K] extends { readonly part: 'collection'; readonly schema: infer S }
    ? readonly Frozen<z.output<S>>[]
    : Frozen<z.output<P[K]['schema']>>
}

/** A declared pack: its files and the checks across them. */
export interface ContentPack<P extends Parts = Parts> {
  readonly parts: P
  readonly check?: ((data: PackData<P>) => readonly Problem[]) | undefined
}

/** The data type of a pack: `type Content = DataOf<typeof pack>`. */
export type DataOf<T> = T extends ContentPack<infer P> ? PackData<P> : never

/** Declares a file of entries. */
export function collection<S extends z.ZodType<Entry>>(
  schema: S,
  options: CollectionOptions<Frozen<z.output<S>>>,
): Collection<S> {
  return { part: 'collection', schema, options }
}

/** Declares a file that holds one object, such as the numbers of a game or its words. */
export function document<S extends z.ZodType>(schema: S, options: { readonly file: string }): Document<S> {
  return { part: 'document', schema, options }
}

/**
 * Declares the files of a game's content. `check` may look across all of them once each is sound, and returns what it
 * does not like.
 */
export function contentPack<const P extends Parts>(
  parts: P,
  options: { readonly check?: (data: PackData<P>) => readonly Problem[] } = {},
): ContentPack<P> {
  const files = Object.values(parts).map((part) => part.options.file)
  const twice = files.find((file, place) => files.indexOf(file) !== place)
  if (twice !== undefined) throw new Error(`two parts of the pack read the file ${twice}`)
  return { parts, check: options.check }
}

/** The place of each entry in its list by id: the small integer by which tables refer to it. */
export function indexById(entries: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(entries.map((one, place) => [one.id, place]))
}
