import { z } from 'zod'
import { idField, nameField, whole } from './fields.ts'
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
  name: nameField.describe('The name as printed.'),
  copies: whole(1, 999).default(1).describe('How many physical copies there are.'),
}

/** The schema of an entry with `id`, `name`, optional `copies` and the fields given; others are refused. */
export function entry<F extends z.ZodRawShape>(
  fields: F,
): z.ZodObject<typeof entryFields & F, z.core.$strict> {
  return z.strictObject({ ...entryFields, ...fields })
}

/** How a collection is stored and counted. */
interface CollectionOptions<T> {
  readonly file: string
  /** What the components are called in counts and messages; the collection's key unless given. */
  readonly label?: string
  /** Sorts entries into several components, such as the factions of a monster deck; gives the label of each. */
  readonly component?: (entry: T) => string
  /** Whether several entries may have one name; otherwise each needs its own, as notation tells them apart by it. */
  readonly sameNames?: boolean
  /** Whether every entry is one piece: it then has no copies. */
  readonly single?: boolean
  /** How many physical pieces the rulebook lists, in all or for each label of `component`: exactly so many. */
  readonly count?: number | Readonly<Record<string, number>>
  /** How many pieces fit on the table in all: if it is given, a pack may have more than `count`, up to this. */
  readonly most?: number
}

/** A file of entries: a JSON list, or an object by id. */
interface Collection<S extends z.ZodType<Entry> = z.ZodType<Entry>> {
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

/** Files of entries that are alike, one for each name in place of the `*`: `minions-*.json`. */
interface Family<S extends z.ZodType<Entry> = z.ZodType<Entry>> {
  readonly part: 'family'
  readonly schema: S
  readonly options: Omit<CollectionOptions<Frozen<z.output<S>>>, 'label'> & {
    /** What the pieces of the file with a name are called in counts and messages. */
    readonly label: (name: string) => string
  }
}

/** A family with its entry's type forgotten. */
export type AnyFamily = Omit<Family, 'options'> & {
  readonly options: Omit<CollectionOptions<never>, 'label'> & { readonly label: (name: string) => string }
}

/** A collection with its entry's type forgotten. */
export type AnyCollection = Omit<Collection, 'options'> & { readonly options: CollectionOptions<never> }

/** The files of a pack by the key under which their data is wanted. */
export type Parts = Readonly<Record<string, AnyCollection | AnyFamily | Document>>

/** What a loaded pack holds: a frozen list for each collection, by name for each family, an object for each document. */
export type PackData<P extends Parts> = {
  readonly [K in keyof P]: P[K] extends { readonly part: 'collection'; readonly schema: infer S }
    ? readonly Frozen<z.output<S>>[]
    : P[K] extends { readonly part: 'family'; readonly schema: infer S }
      ? Readonly<Record<string, readonly Frozen<z.output<S>>[]>>
      : Frozen<z.output<P[K]['schema']>>
}

/** A declared pack: its files and the checks across them. */
export interface ContentPack<P extends Parts = Parts> {
  readonly parts: P
  readonly things: Things
  readonly words: (keyof P & string) | undefined
  readonly check: ((data: PackData<P>) => readonly Problem[]) | undefined
}

/** Where the names of each kind of thing stand: keys of parts, `cards`; where the name is elsewhere, `cards.back.name`. */
export type Things = Readonly<Record<string, readonly string[]>>

/** What holds across the files of a pack. */
interface PackOptions<P extends Parts> {
  /** Entries of these parts are met as things of one kind: all their names are different, copies counted. */
  readonly things?: Things
  /** The document whose `choices` are the phrases of the choices: no name of a thing makes one of them read like another. */
  readonly words?: keyof P & string
  /** May look across all files once each is sound, and returns what it does not like. */
  readonly check?: (data: PackData<P>) => readonly Problem[]
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

/**
 * Declares files of entries that are alike, one for each name in place of the `*`. Which names there are the files
 * say, in their order; `reference` takes the names for ids.
 */
export function family<S extends z.ZodType<Entry>>(schema: S, options: Family<S>['options']): Family<S> {
  return { part: 'family', schema, options }
}

/** The name of a file of a family; undefined for any other file. */
export function nameInFamily({ options }: AnyFamily, file: string): string | undefined {
  const [before, after] = options.file.split('*')
  const isOne = file.startsWith(before) && file.endsWith(after) && file.length > before.length + after.length
  return isOne ? file.slice(before.length, file.length - after.length) : undefined
}

/** One file of a family. */
export function memberOf({ schema, options }: AnyFamily, name: string): AnyCollection {
  const file = options.file.replace('*', name)
  return { part: 'collection', schema, options: { ...options, file, label: options.label(name) } }
}

/** Declares a file that holds one object, such as the numbers of a game or its words. */
export function document<S extends z.ZodType>(schema: S, options: { readonly file: string }): Document<S> {
  return { part: 'document', schema, options }
}

/** Declares the files of a game's content, and what holds across them. */
export function contentPack<const P extends Parts>(
  parts: P,
  { things = {}, words, check }: PackOptions<P> = {},
): ContentPack<P> {
  const files = Object.values(parts).map((part) => part.options.file)
  const twice = files.find((file, place) => files.indexOf(file) !== place)
  if (twice !== undefined) throw new Error(`two parts of the pack read the file ${twice}`)
  const unknown = Object.values(things)
    .flat()
    .find((place) => !Object.hasOwn(parts, place.split('.')[0]))
  if (unknown !== undefined) throw new Error(`things: ${unknown} is no part of the pack`)
  return { parts, things, words, check }
}

/** The place of each entry in its list by id: the small integer by which tables refer to it. */
export function indexById(entries: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(entries.map((one, place) => [one.id, place]))
}
