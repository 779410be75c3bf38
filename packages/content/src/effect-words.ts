/**
 * The words of a game's effects, each one entry: its fields, what it does as steps of the engine, and what else the game wants
 * to know of it. Flow words (`if`, `choose`, `pay`, `times`, `each`) are the same for all games; a game says only how to ask.
 */
import type { Choices, Locals, NameIn, Step } from '@hearthkeep/engine'
import type { z } from 'zod'
import { COMBINATORS } from './combinators.ts'
import type { CombinatorName } from './combinators.ts'
import type { Fields, Kind, Kinds } from './effect-types.ts'
import type { Frozen } from './fields.ts'
import { vocabulary } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An effect or a condition with these fields, as loaded. */
type Loaded<F extends Fields> = Frozen<z.output<z.ZodObject<F, z.core.$strict>>>

type NoFields = Readonly<Record<never, never>>

/** One step or several. */
type Steps<T, M> = Step<T, M> | readonly Step<T, M>[]

/** Lists choices; what the effect would be called with comes as plain numbers, so that listing allocates nothing. */
export type Offer<T> = (table: T, out: Choices, ...my: number[]) => void

/** A word: `place` is the number under which prompts know the effect that is carried out. */
interface Word<F extends Fields = Fields, T = never, M = never, X = unknown> {
  readonly fields: F
  steps(effect: Loaded<F>, place: number): Steps<T, M>
  /** What lists the choices it makes possible, if it is there to be chosen; made once, when content is loaded. */
  offer?(effect: Loaded<F>): Offer<T>
  facts(effect: Loaded<F>): X
}

/** A condition. */
interface ConditionWord<F extends Fields = Fields, T = never, M = never, Y = unknown> {
  readonly fields: F
  holds(condition: Loaded<F>): (table: T, my: M) => boolean
  facts(condition: Loaded<F>): Y
}

/** How a game carries out flow words for prices `P`; those it leaves out its cards cannot say. */
interface Flow<T, M, L extends readonly string[], P = never> {
  /** Asks which option; the result is its place among them, from 0. */
  readonly choose?: (place: number) => Step<T, M>
  /** Asks whether a price is paid, and has it paid; the result is 1 if it was. */
  readonly pay?: (price: P, place: number) => Step<T, M>
  /** Whether things can be done several times. */
  readonly times?: true
  /** What can be gone through, by name. */
  readonly each?: Readonly<Record<string, EachGroup<T, M, L>>>
}

/** What `each` goes through. */
interface EachGroup<T, M, L extends readonly string[]> {
  /** The local that holds the member at hand; after the last one it holds again what it held before. */
  readonly local: NameIn<L[number]>
  /** Member number `index`, from 0, or a negative number if there is none; `my` is as before the first. */
  readonly member: (table: T, index: number, my: M) => number
}

type Entries = Readonly<Record<string, { readonly fields: Fields }>>
type Words<T, M, X> = Readonly<Record<string, Word<Fields, T, M, X>>>
type ConditionWords<T, M, Y> = Readonly<Record<string, ConditionWord<Fields, T, M, Y>>>
type FieldsOf<W extends Entries> = { readonly [N in keyof W]: W[N]['fields'] }
type Prices<K extends Kinds, P extends keyof K> = { [N in P]: Kind<K, N> }[P]
type GroupsOf<F> = F extends { readonly each: infer E } ? keyof E & string : never
type FlowNames<C, F> = Extract<keyof F, CombinatorName> | (keyof C extends never ? never : 'if')

/** All words of one kind of card: the schema of its effects and what the compiler needs. `A` are the game's kinds of things. */
export interface EffectWords<
  T,
  L extends readonly string[],
  X,
  Y,
  K extends Kinds = Kinds,
  C extends Kinds = Kinds,
  G extends string = string,
  N extends CombinatorName = CombinatorName,
  A = unknown,
> extends Vocabulary<K, C, G, N> {
  readonly title: string
  /** The locals of every effect, its arguments first. */
  readonly locals: L
  readonly flow: Flow<T, Locals<A, L>, L>
  readonly goesOn: ((table: T, my: Locals<A, L>) => void) | undefined
  /** The word that an effect is; undefined for a flow word or a list. */
  wordOf(effect: unknown): Word<Fields, T, Locals<A, L>, X> | undefined
  /** What lists the choices of an effect; undefined if its word makes none possible, and for a flow word or a list. */
  offerOf(effect: unknown): Offer<T> | undefined
  /** The condition that this is; undefined for several of which all or any must hold. */
  conditionOf(condition: unknown): ConditionWord<Fields, T, Locals<A, L>, Y> | undefined
}

/** Words as far as their facts are concerned. */
export interface Weighed<X, Y> {
  readonly title: string
  wordOf(effect: unknown): Pick<Word<Fields, never, never, X>, 'facts'> | undefined
  conditionOf(condition: unknown): Pick<ConditionWord<Fields, never, never, Y>, 'facts'> | undefined
}

/** What a vocabulary of words is declared with: `F` is the flow that is given, `A` what it has to be. */
interface Declaration<T, M, W extends Entries, C extends Entries, P, F, A> {
  /** The name under which its effects stand in the JSON Schema. */
  readonly title: string
  readonly effects: W
  readonly conditions?: C
  /** Words that can be paid with, of which `onlyPrices` are nothing else. */
  readonly prices?: readonly P[]
  readonly onlyPrices?: readonly NoInfer<P>[]
  readonly flow?: F & A & { readonly [N in Exclude<keyof F, CombinatorName>]: never }
  /** Whether a list of effects can stand inside others; it can, unless said otherwise. */
  readonly lists?: boolean
  /** Before every word and every choice: leaves if nothing more is to happen. */
  readonly goesOn?: (table: T, my: M) => void
}

/** What a word lists, and what it does; without steps it does nothing but what its choices do. */
interface Offering<F extends Fields, T, M> {
  readonly offer: (effect: Loaded<F>) => Offer<T>
  readonly steps?: (effect: Loaded<F>, place: number) => Steps<T, M>
}

/** The function that tells the facts of an entry; it may be left out where they may be undefined. */
type Facts<F extends Fields, X> = undefined extends X
  ? [facts?: (entry: Loaded<F>) => X]
  : [facts: (entry: Loaded<F>) => X]

/**
 * The tools to write words with, for tables `T`: call it as `effectWords<Table, Facts>()(['hero', 'target: enemy'])`. `X` and `Y`
 * are what the game wants to know of a word and of a condition beside what it does; `A` are its kinds of things, without which
 * locals are plain numbers.
 */
export function effectWords<T, X = undefined, Y = undefined, A = unknown>() {
  return <const L extends readonly string[]>(locals: L) => {
    type M = Locals<A, L>
    return {
      word: <const F extends Fields>(
        fields: F,
        steps: (effect: Loaded<F>, place: number) => Steps<T, M>,
        ...[facts = noFacts]: Facts<F, X>
      ): Word<F, T, M, X> => ({ fields, steps, facts }),
      /** A word without fields. Its steps are made anew for each place, by which a test can tell whether it was carried out. */
      bare: (steps: (place: number) => Steps<T, M>, facts: X): Word<NoFields, T, M, X> => ({
        fields: {},
        steps: (_, place) => steps(place),
        facts: () => facts,
      }),
      /** A word that lists choices. */
      offering: <const F extends Fields>(
        fields: F,
        { offer, steps = () => [] }: Offering<F, T, M>,
        ...[facts = noFacts]: Facts<F, X>
      ): Word<F, T, M, X> => ({ fields, steps, offer, facts }),
      condition: <const F extends Fields>(
        fields: F,
        holds: (condition: Loaded<F>) => (table: T, my: M) => boolean,
        ...[facts = noFacts]: Facts<F, Y>
      ): ConditionWord<F, T, M, Y> => ({ fields, holds, facts }),
      /** A condition without fields. */
      bareCondition: (holds: (table: T, my: M) => boolean, facts: Y): ConditionWord<NoFields, T, M, Y> => ({
        fields: {},
        holds: () => holds,
        facts: () => facts,
      }),
      words: <
        const W extends Words<T, M, X>,
        const C extends ConditionWords<T, M, Y> = Record<never, never>,
        const P extends keyof W & string = keyof W & string,
        const F extends object = Record<never, never>,
      >(
        declaration: Declaration<T, M, W, C, P, F, Flow<T, M, L, Prices<FieldsOf<W>, P>>>,
      ): EffectWords<T, L, X, Y, FieldsOf<W>, FieldsOf<C>, GroupsOf<F>, FlowNames<C, F>, A> => {
        const { title, effects, goesOn, flow = {} } = declaration
        const conditions: ConditionWords<T, M, Y> = declaration.conditions ?? {}
        return {
          ...vocabularyOf<FieldsOf<W>, FieldsOf<C>, GroupsOf<F>, FlowNames<C, F>>(declaration),
          ...{ title, locals, flow, goesOn },
          wordOf: (effect) => entryOf(effects, effect),
          offerOf: (effect) => entryOf(effects, effect)?.offer?.(effect as Loaded<Fields>),
          conditionOf: (condition) => entryOf(conditions, condition),
        }
      },
    }
  }
}

/** Where there is nothing more to know. */
const noFacts = (): never => undefined as never

/** The schemas of what words are declared with. */
function vocabularyOf<K extends Kinds, C extends Kinds, G extends string, N extends CombinatorName>(
  declaration: Declaration<
    never,
    never,
    Entries,
    Entries,
    string,
    object,
    Flow<never, never, readonly string[]>
  >,
): Vocabulary<K, C, G, N> {
  const { title, effects, conditions = {}, flow = {}, prices, onlyPrices = [], lists = true } = declaration
  if (flow.pay !== undefined && prices === undefined)
    throw new Error(`${title}: "pay" needs prices; name the words that can be paid with`)
  const spoken = vocabulary<Kinds, Kinds, string, CombinatorName>({
    ...{ title, effects: fieldsOf(effects), conditions: fieldsOf(conditions), onlyPrices, lists },
    groups: Object.keys(flow.each ?? {}),
    combinators: COMBINATORS.filter((name) =>
      name === 'if' ? Object.keys(conditions).length > 0 : flow[name] !== undefined,
    ),
    ...(prices && { prices }),
  })
  // What it speaks of was declared by the types that are asked for.
  return spoken as unknown as Vocabulary<K, C, G, N>
}

function fieldsOf(entries: Entries): Kinds {
  return Object.fromEntries(Object.entries(entries).map(([name, { fields }]) => [name, fields]))
}

/** The entry that a loaded value is of: by its bare word, or by the key that names it. */
function entryOf<E>(entries: Readonly<Record<string, E>>, value: unknown): E | undefined {
  const names = typeof value === 'string' ? [value] : Object.keys(value ?? {})
  const name = names.find((one) => Object.hasOwn(entries, one))
  return name === undefined ? undefined : entries[name]
}
