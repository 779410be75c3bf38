/**
 * The words of a game's effects, each one entry: its fields, what it does as steps of the engine, and what else the game wants
 * to know of it. Flow words (`if`, `choose`, `pay`, `times`, `each`) are the same for all games; a game says only how to ask.
 */
import type { Choices, Locals, Step } from '@hearthkeep/engine'
import type { z } from 'zod'
import type { CombinatorName } from './combinators.ts'
import type { Fields, Kinds } from './effect-types.ts'
import type { Frozen } from './fields.ts'
import { vocabulary } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An effect or a condition with these fields, as loaded. */
type Loaded<F extends Fields> = Frozen<z.output<z.ZodObject<F, z.core.$strict>>>

/** One step or several. */
export type Steps<T, M> = Step<T, M> | readonly Step<T, M>[]

/** Lists choices; what the effect would be called with comes as plain numbers, so that listing allocates nothing. */
export type Offer<T> = (table: T, out: Choices, ...my: number[]) => void

/** A word: `place` is the number under which prompts know the effect that is carried out. */
export interface Word<F extends Fields = Fields, T = never, M = never, X = unknown> {
  readonly fields: F
  steps(effect: Loaded<F>, place: number): Steps<T, M>
  /** What lists the choices it makes possible, if it is there to be chosen; made once, when content is loaded. */
  offer?(effect: Loaded<F>): Offer<T>
  facts(effect: Loaded<F>): X
}

/** A condition. */
export interface ConditionWord<F extends Fields = Fields, T = never, M = never, Y = unknown> {
  readonly fields: F
  holds(condition: Loaded<F>): (table: T, my: M) => boolean
  facts(condition: Loaded<F>): Y
}

/** How a game carries out flow words; those it leaves out its cards cannot say. */
export interface Flow<T, M, L extends readonly string[], G extends string> {
  /** Asks which option; the result is its place among them, from 0. */
  readonly choose?: (place: number) => Step<T, M>
  /** Asks whether a price is paid, and has it paid; the result is 1 if it was. */
  readonly pay?: (price: never, place: number) => Step<T, M>
  /** Whether things can be done several times. */
  readonly times?: true
  /** What can be gone through: the local that holds the member at hand, and member number `index`, or a negative number. */
  readonly each?: Readonly<Record<G, EachGroup<T, M, L>>>
}

/** What `each` goes through. */
export interface EachGroup<T, M, L extends readonly string[]> {
  readonly local: L[number]
  readonly member: (table: T, index: number, my: M) => number
}

type Words<T, M, X> = Readonly<Record<string, Word<Fields, T, M, X>>>
type ConditionWords<T, M, Y> = Readonly<Record<string, ConditionWord<Fields, T, M, Y>>>
type FieldsOf<W extends Readonly<Record<string, { readonly fields: Fields }>>> = {
  readonly [N in keyof W]: W[N]['fields']
}
type FlowNames<F> = Extract<keyof F, CombinatorName>

/** All words of one kind of card: the schema of its effects and what the compiler needs. */
export interface EffectWords<
  T,
  L extends readonly string[],
  X,
  Y,
  K extends Kinds = Kinds,
  C extends Kinds = Kinds,
  G extends string = string,
  N extends CombinatorName = CombinatorName,
> extends Vocabulary<K, C, G, N> {
  readonly title: string
  /** The locals of every effect, its arguments first. */
  readonly locals: L
  readonly flow: Flow<T, Locals<L>, L, G>
  readonly goesOn: ((table: T, my: Locals<L>) => void) | undefined
  /** The word that an effect is; undefined for a flow word or a list. */
  wordOf(effect: unknown): Word<Fields, T, Locals<L>, X> | undefined
  /** What lists the choices of an effect; undefined if its word makes none possible, and for a flow word or a list. */
  offerOf(effect: unknown): Offer<T> | undefined
  /** The condition that this is; undefined for several of which all or any must hold. */
  conditionOf(condition: unknown): ConditionWord<Fields, T, Locals<L>, Y> | undefined
}

/** Words as far as their facts are concerned. */
export interface Weighed<X, Y> {
  readonly title: string
  wordOf(effect: unknown): Pick<Word<Fields, never, never, X>, 'facts'> | undefined
  conditionOf(condition: unknown): Pick<ConditionWord<Fields, never, never, Y>, 'facts'> | undefined
}

/** What a vocabulary of words is declared with. */
interface Declaration<T, L extends readonly string[], W, C, G extends string, F> {
  /** The name under which its effects stand in the JSON Schema. */
  readonly title: string
  readonly effects: W
  readonly conditions?: C
  readonly flow?: F & Flow<T, Locals<L>, L, G>
  /** Words that can be paid with, of which `onlyPrices` are nothing else. */
  readonly prices?: readonly (keyof NoInfer<W> & string)[]
  readonly onlyPrices?: readonly (keyof NoInfer<W> & string)[]
  /** Whether a list of effects can stand inside others; it can, unless said otherwise. */
  readonly lists?: boolean
  /** Before every word and every choice: leaves if nothing more is to happen. */
  readonly goesOn?: (table: T, my: Locals<L>) => void
}

/** What a word lists, and what it does; without steps it does nothing but what its choices do. */
interface Offering<F extends Fields, T, M> {
  readonly offer: (effect: Loaded<F>) => Offer<T>
  readonly steps?: (effect: Loaded<F>, place: number) => Steps<T, M>
}

/**
 * The tools to write words with, for tables `T`: call it as `effectWords<Table, Facts>()(['hero', 'target'])`. `X` and `Y` are
 * what the game wants to know of a word and of a condition beside what it does.
 */
export function effectWords<T, X = undefined, Y = undefined>() {
  return <const L extends readonly string[]>(locals: L) => {
    type M = Locals<L>
    return {
      word: <const F extends Fields>(
        fields: F,
        steps: (effect: Loaded<F>, place: number) => Steps<T, M>,
        ...facts: undefined extends X ? [((effect: Loaded<F>) => X)?] : [(effect: Loaded<F>) => X]
      ): Word<F, T, M, X> => ({ fields, steps, facts: facts[0] ?? (() => undefined as X) }),
      /** A word that lists choices. */
      offering: <const F extends Fields>(
        fields: F,
        { offer, steps = () => [] }: Offering<F, T, M>,
        ...facts: undefined extends X ? [((effect: Loaded<F>) => X)?] : [(effect: Loaded<F>) => X]
      ): Word<F, T, M, X> => ({ fields, steps, offer, facts: facts[0] ?? (() => undefined as X) }),
      condition: <const F extends Fields>(
        fields: F,
        holds: (condition: Loaded<F>) => (table: T, my: M) => boolean,
        ...facts: undefined extends Y ? [((condition: Loaded<F>) => Y)?] : [(condition: Loaded<F>) => Y]
      ): ConditionWord<F, T, M, Y> => ({ fields, holds, facts: facts[0] ?? (() => undefined as Y) }),
      words: <
        const W extends Words<T, M, X>,
        const C extends ConditionWords<T, M, Y> = Record<never, never>,
        const G extends string = never,
        const F extends object = Record<never, never>,
      >(
        declaration: Declaration<T, L, W, C, G, F>,
      ): EffectWords<
        T,
        L,
        X,
        Y,
        FieldsOf<W>,
        FieldsOf<C>,
        G,
        FlowNames<F> | (keyof C extends never ? never : 'if')
      > => {
        const { title, effects, goesOn } = declaration
        const conditions: ConditionWords<T, M, Y> = declaration.conditions ?? {}
        const flow = (declaration.flow ?? {}) as Flow<T, M, L, G>
        const spoken = vocabulary<Kinds, Kinds, string, CombinatorName>({
          ...{ title, effects: fieldsOf(effects), conditions: fieldsOf(conditions) },
          groups: Object.keys(flow.each ?? {}),
          combinators: [
            ...(Object.keys(conditions).length > 0 ? (['if'] as const) : []),
            ...(Object.keys(flow) as CombinatorName[]),
          ],
          ...(declaration.prices && { prices: declaration.prices }),
          ...(declaration.onlyPrices && { onlyPrices: declaration.onlyPrices }),
          lists: declaration.lists ?? true,
        })
        const found = <E>(entries: Readonly<Record<string, E>>, value: unknown): E | undefined => {
          if (typeof value !== 'string' && (typeof value !== 'object' || Array.isArray(value)))
            return undefined
          const name =
            typeof value === 'string'
              ? value
              : Object.keys(value as object).find((key) => Object.hasOwn(entries, key))
          return name === undefined ? undefined : entries[name]
        }
        return {
          ...spoken,
          ...{ title, locals, flow, goesOn },
          wordOf: (effect: unknown) => found(effects, effect),
          offerOf: (effect: unknown) => found(effects, effect)?.offer?.(effect as never),
          conditionOf: (condition: unknown) => found(conditions, condition),
        } as never
      },
    }
  }
}

function fieldsOf(words: Readonly<Record<string, { readonly fields: Fields }>>): Kinds {
  return Object.fromEntries(Object.entries(words).map(([name, { fields }]) => [name, fields]))
}
