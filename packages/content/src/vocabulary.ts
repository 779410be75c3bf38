import { z } from 'zod'
import { combinatorFields } from './combinators.ts'
import type { CombinatorName } from './combinators.ts'
import type { Condition, Effect, EffectHandlers, Fields, Kinds } from './effect-types.ts'
import { tagOf, taggedUnion } from './tagged-union.ts'

/** What a game's effects can say: the schemas for its files and the means to read what was loaded. */
export interface Vocabulary<K extends Kinds, C extends Kinds, G extends string, M extends CombinatorName> {
  /** The schema of an effect or a list of effects. */
  readonly effect: z.ZodType<Effect<K, C, G, M>>
  /**
   * The schema of an effect without some of the game's own, at any depth: for a place where the rules cannot carry them out.
   * `where` is that place, for the JSON Schema.
   */
  without(where: string, kinds: readonly (keyof K & string)[]): z.ZodType<Effect<K, C, G, M>>
  /** The schema of a condition. */
  readonly condition: z.ZodType<Condition<C>>
  /** The names of the game's own effects in the order declared. */
  readonly kinds: readonly (keyof K & string)[]
  /** Calls the one handler for the form this effect has. */
  match<R>(effect: Effect<K, C, G, M>, handlers: EffectHandlers<K, C, G, M, R>): R
  /** The declared fields, for tools that make text or documents from them. */
  readonly fields: VocabularyFields
}

/** The fields of every kind by name, combinators apart. */
export interface VocabularyFields {
  readonly effects: Kinds
  readonly combinators: Kinds
  readonly conditions: Kinds
  readonly groups: readonly string[]
}

/** Declares the effects of a game; see the README for how they are written in JSON. */
export function vocabulary<
  const K extends Kinds,
  const C extends Kinds = Record<never, Fields>,
  const G extends string = never,
  const M extends CombinatorName = never,
>(declaration: {
  /** The game's own effects. */
  readonly effects: K
  /** The game's own conditions, for `if`. */
  readonly conditions?: C
  /** What `each` can go through. */
  readonly groups?: readonly G[]
  /** The combinators whose rules the game carries out. */
  readonly combinators?: readonly M[]
  /** What can be paid with inside `pay`; any effect, unless said otherwise. */
  readonly prices?: readonly (keyof NoInfer<K> & string)[]
  /** Those of them that are nothing else: they stand inside `pay` alone. */
  readonly onlyPrices?: readonly (keyof NoInfer<K> & string)[]
  /** Whether a list of effects is an effect as well, so that it can stand inside others; it is, unless said otherwise. */
  readonly lists?: boolean
  /** The name under which the effect stands in the JSON Schema; give two vocabularies of one file different ones. */
  readonly title?: string
}): Vocabulary<K, C, G, M> {
  const { effects, conditions = {}, groups = [], combinators = [], title = 'effect' } = declaration
  const condition: z.ZodType = z.lazy(() => conditionSchema(conditions, condition, `${title}-condition`))
  const narrow = {
    prices: declaration.prices,
    onlyPrices: declaration.onlyPrices ?? [],
    lists: declaration.lists ?? true,
  }
  const schemaOf = (id: string, allowed: Kinds): EffectSchema =>
    effectSchema({ id, effects: allowed, condition, groups, combinators, ...narrow })
  const { effect, shared } = schemaOf(title, effects)
  const fields: VocabularyFields = { effects, combinators: shared, conditions, groups }
  checkDeclaration(fields)
  const isEffect = (name: string): boolean => Object.hasOwn(effects, name) || Object.hasOwn(shared, name)
  const matched: Vocabulary<Kinds, Kinds, string, CombinatorName> = {
    effect: effect as z.ZodType<never>,
    without: (where, kinds) =>
      schemaOf(
        `${title}-${where}`,
        kindsOf(effects, (name) => !kinds.includes(name)),
      ).effect as z.ZodType<never>,
    condition: condition as z.ZodType<never>,
    kinds: Object.keys(effects),
    match: (value, handlers) =>
      call(handlers, Array.isArray(value) ? 'sequence' : tagOf(value as object, isEffect), value),
    fields,
  }
  return matched as unknown as Vocabulary<K, C, G, M>
}

/** The schema of an effect, and the fields of the combinators over such effects. */
interface EffectSchema {
  readonly effect: z.ZodType
  readonly shared: Kinds
}

interface EffectSpec {
  readonly id: string
  readonly effects: Kinds
  readonly condition: z.ZodType
  readonly groups: readonly string[]
  readonly combinators: readonly CombinatorName[]
  readonly prices: readonly string[] | undefined
  readonly onlyPrices: readonly string[]
  readonly lists: boolean
}

function effectSchema({
  id,
  effects,
  condition,
  groups,
  combinators,
  prices,
  onlyPrices,
  lists,
}: EffectSpec): EffectSchema {
  const effect: z.ZodType = z.lazy(() => union)
  const paid = kindsOf(effects, (name) => prices?.includes(name) === true)
  const all = combinatorFields(
    effect,
    prices === undefined ? effect : unionOf('a price', paid),
    condition,
    groups,
  )
  const shared = Object.fromEntries(combinators.map((name) => [name, all[name]]))
  const free = kindsOf(effects, (name) => !onlyPrices.includes(name))
  const list = lists ? z.array(effect).min(1) : undefined
  const union = unionOf('an effect', { ...free, ...shared }, list).meta({ id })
  return { effect, shared }
}

function call<R>(handlers: object, tag: string, part: unknown): R {
  const handler = (handlers as Record<string, ((part: unknown) => R) | undefined>)[tag]
  if (handler === undefined) throw new Error(`no handler for "${tag}"`)
  return handler(part)
}

function kindsOf(kinds: Kinds, isOne: (name: string) => boolean): Kinds {
  return Object.fromEntries(Object.entries(kinds).filter(([name]) => isOne(name)))
}

function conditionSchema(conditions: Kinds, condition: z.ZodType, id: string): z.ZodType {
  const some = z.array(condition).min(2)
  return unionOf('a condition', { ...conditions, all: { all: some }, any: { any: some } }).meta({ id })
}

function unionOf(noun: string, kinds: Kinds, list?: z.ZodType): z.ZodType {
  const words: string[] = []
  const objects = new Map<string, z.ZodType>()
  for (const [name, fields] of Object.entries(kinds)) {
    if (Object.keys(fields).length === 0) words.push(name)
    else objects.set(name, z.strictObject(fields))
  }
  return taggedUnion({ noun, words, objects, ...(list ? { list } : {}) })
}

/** Refuses, at start-up, a vocabulary whose JSON could be read in two ways. */
function checkDeclaration({ effects, combinators, conditions, groups }: VocabularyFields): void {
  if ('each' in combinators && groups.length === 0) throw new Error('the combinator "each" needs groups')
  if ('if' in combinators && Object.keys(conditions).length === 0)
    throw new Error('the combinator "if" needs conditions')
  // Other flow words may be fields, or words, of the game's own: a hit has its `times`.
  checkKinds('effect', effects, [...Object.keys(combinators), 'sequence', 'do', 'else'])
  checkKinds('condition', conditions, ['all', 'any'])
}

function checkKinds(noun: string, kinds: Kinds, reserved: readonly string[]): void {
  for (const [name, fields] of Object.entries(kinds)) {
    if (reserved.includes(name)) throw new Error(`the ${noun} "${name}" has the name of a combinator`)
    const names = Object.keys(fields)
    if (names.length > 0 && !names.includes(name))
      throw new Error(`the ${noun} "${name}" has no field "${name}"`)
    const clash = names.find(
      (field) => field !== name && (Object.hasOwn(kinds, field) || reserved.includes(field)),
    )
    if (clash !== undefined)
      throw new Error(`the ${noun} "${name}" has a field "${clash}", which is the name of a kind`)
  }
}
