/** The words a game's rules are written with: kinds of thing, choices, events and reasons for a refusal. */
import { RulesError } from './fault.ts'
import type { FittingAll, Given, Id } from './ids.ts'

/** A kind of thing on the table that choices and events can name: cards, foes, rooms. */
export interface ThingKind<T = never> {
  /** The thing's name, different for each thing of the kind that can be met at the same time. */
  readonly name: (thing: number, table: T) => string
  /** How many there are, numbered from 0. A kind that lies in piles or slots must say so: each of it lies in exactly one. */
  readonly count?: (table: T) => number
  /** Whether a thing is on this table. One that is not stayed in the box and lies nowhere; if not said, all are. */
  readonly isOnTable?: (thing: number, table: T) => boolean
  /** A number that is equal for things which make no difference to the rules, such as copies of a card; if not said, each is its own. */
  readonly alike?: (thing: number, table: T) => number
  /** What a seat calls one of them that it cannot see; "something" if not said. */
  readonly unseen?: string
  /** The kind whose things these are, where this one only calls them otherwise: `seat` for players named by their heroes. */
  readonly is?: string
  /** The words of a kind that is made of them: see `words`. */
  readonly words?: readonly string[]
}

/** A kind made of words. */
interface WordKind<W extends readonly string[], T> extends ThingKind<T> {
  readonly words: W
}

/**
 * A kind made of words, each with its phrase from the game's text file. The rules call them by name: `rules.words.span.now`.
 * The table in `say` is annotated, as its own type is made of the things:
 * `span: words(['this-turn', 'now'], (span, t: { readonly data: Data }) => t.data.say(span))`.
 */
export function words<const W extends readonly string[], T>(
  list: W,
  say: (word: W[number], table: T) => string,
): WordKind<W, T> {
  return {
    words: list,
    name(word, table) {
      if (!(word in list)) throw new RangeError(`there is no word number ${word}, only ${list.join(', ')}`)
      return say(list[word], table)
    },
  }
}

/** What content lists by this name, each thing with its own. */
interface Listing<L extends string> {
  readonly data: { readonly [N in L]: readonly { readonly name: string }[] }
}

/** A kind that content lists in `data`: `card: listed('cards', 'a card')`, the latter being what it is called face down. */
export function listed<L extends string>(list: L, unseen: string) {
  return {
    name: (thing: number, { data }: Listing<L>): string => data[list][thing].name,
    count: ({ data }: Listing<L>): number => data[list].length,
    unseen,
  }
}

/** The numbers of a game's words, by kind and word. */
export type WordsOf<K> = {
  readonly [N in keyof K as K[N] extends { readonly words: readonly string[] } ? N : never]: K[N] extends {
    readonly words: infer W extends readonly string[]
  }
    ? { readonly [Word in W[number]]: Id<N & string> }
    : never
}

/** Numbers the words of every kind that is made of them. */
export function wordNumbers<K extends Readonly<Record<string, Pick<ThingKind, 'words'>>>>(
  things: K,
): WordsOf<K> {
  const kinds = Object.entries(things).flatMap(([kind, { words }]) =>
    words === undefined ? [] : [[kind, Object.fromEntries(words.map((word, number) => [word, number]))]],
  )
  return Object.fromEntries(kinds) as WordsOf<K>
}

/** Parameters by name, with what each is: a kind of thing, several (`minion|zombie`), `number` or `seat`. */
export interface Params {
  readonly [name: string]: string
}

/** Something with parameters; `A` is what fits them. */
interface Parametrised<A extends Given> {
  readonly id: number
  readonly name: string
  readonly params: Params
  /** The names of the parameters, in order. */
  readonly names: readonly string[]
  /** Only for the type checker. */
  readonly fits?: A
}

/** Something a player can do. */
export interface ChoiceKind<A extends Given = Given> extends Parametrised<A> {
  /** Only for the type checker, which tells choices from events by it. */
  readonly type?: 'choice'
}

/** Something that happened. */
export interface EventKind<A extends Given = Given> extends Parametrised<A> {
  readonly type?: 'event'
  /** The number of the rule that makes it happen. */
  readonly rule: string
  /** The parameters that name the only seats to see those in `hides`; none if all see all. */
  readonly secretOf: readonly string[]
  readonly hides: readonly string[]
}

/** Why something is not allowed. */
export interface Reason {
  readonly id: number
  readonly name: string
  /** The number of the rule that forbids it. */
  readonly rule: string
}

/** How an event is declared: its parameters and what it says about itself. */
export interface EventSpec<P extends string = string> {
  readonly rule: string
  readonly with?: readonly P[]
  /** `{ seats: ['giver', 'taker'], hides: ['card'] }`: only those two seats see which card. */
  readonly secret?: { readonly seats: readonly string[]; readonly hides: readonly string[] }
}

/** The choices of a game with the things `K`. */
export type ChoicesOf<K, C extends Record<string, readonly string[]>> = {
  readonly [N in keyof C]: ChoiceKind<FittingAll<K, C[N]>>
}

/** Its events. */
export type EventsOf<K, E> = {
  readonly [N in keyof E]: EventKind<
    E[N] extends { readonly with: infer P extends readonly string[] } ? FittingAll<K, P> : readonly []
  >
}

/** How many parameters a choice or an event can have, and how many arguments a procedure. */
export const MAX_PARAMS = 5

const NAME = /^[a-z]\w*$/i

/** The name and the kind in `target: enemy`; `card` is short for `card: card`. */
export function readDeclared(declared: string): readonly [name: string, of: string] {
  const [name, of = name] = declared.split(': ')
  return [name, of]
}

function readParams(what: string, declared: readonly string[]): Pick<ChoiceKind, 'params' | 'names'> {
  const read = declared.map(readDeclared)
  const names = read.map(([name]) => name)
  for (const [i, name] of names.entries()) {
    if (!NAME.test(name)) throw new RulesError(`${what}: "${declared[i]}": write it as "name: kind"`)
    if (names.indexOf(name) !== i) throw new RulesError(`${what}: ${name}: the name is taken`)
  }
  if (names.length > MAX_PARAMS)
    throw new RulesError(`${what}: has ${names.length} parameters, at most ${MAX_PARAMS} fit`)
  return { params: Object.fromEntries(read), names }
}

/** The parameters of a choice are read off an answer, which has a seat of its own. */
function answerParams(choice: string, declared: readonly string[]): Pick<ChoiceKind, 'params' | 'names'> {
  const params = readParams(`choice ${choice}`, declared)
  const taken = params.names.find((name) => name === 'at' || name === 'seat')
  if (taken !== undefined)
    throw new RulesError(`choice ${choice}: ${taken}: the engine uses this name for itself; choose another`)
  return params
}

/** Numbers the choices in the order of their declaration. */
export function choiceKinds<K, C extends Record<string, readonly string[]>>(specs: C): ChoicesOf<K, C> {
  const entries = Object.entries(specs).map(([name, declared], id): [string, ChoiceKind] => [
    name,
    { id, name, ...answerParams(name, declared) },
  ])
  return Object.fromEntries(entries) as ChoicesOf<K, C>
}

/** Throws unless a secret names parameters, and seats among them to tell it to. */
function checkSecret(
  event: string,
  { seats, hides }: NonNullable<EventSpec['secret']>,
  params: Params,
  isSeat: (of: string) => boolean,
): void {
  for (const known of [...hides, ...seats]) {
    if (!Object.hasOwn(params, known))
      throw new RulesError(`event ${event}: its secret names ${known}, which is no parameter of it`)
  }
  if (seats.length === 0) throw new RulesError(`event ${event}: its secret is told to no seat; name one`)
  const other = seats.find((name) => !isSeat(params[name]))
  if (other !== undefined)
    throw new RulesError(
      `event ${event}: its secret is told to ${other}, which is a ${params[other]}, no seat`,
    )
}

/** Numbers the events in the order of their declaration. */
export function eventKinds<
  K extends Readonly<Record<string, { readonly is?: string }>>,
  E extends Record<string, EventSpec>,
>(things: K, specs: E): EventsOf<K, E> {
  const isSeat = (of: string): boolean => of === 'seat' || things[of]?.is === 'seat'
  const entries = Object.entries(specs).map(([name, spec], id): [string, EventKind] => {
    const { params, names } = readParams(`event ${name}`, spec.with ?? [])
    if (spec.secret !== undefined) checkSecret(name, spec.secret, params, isSeat)
    const { seats: secretOf, hides } = spec.secret ?? { seats: [], hides: [] }
    return [name, { id, name, params, names, rule: spec.rule, secretOf, hides }]
  })
  return Object.fromEntries(entries) as EventsOf<K, E>
}

/** Numbers the reasons in the order of their declaration. */
export function reasonKinds<R extends Record<string, string>>(specs: R): { readonly [K in keyof R]: Reason } {
  const entries = Object.entries(specs).map(([name, rule], id): [string, Reason] => [
    name,
    { id, name, rule },
  ])
  return Object.fromEntries(entries) as { readonly [K in keyof R]: Reason }
}
