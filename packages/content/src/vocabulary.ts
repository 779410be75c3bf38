import { z } from 'zod'
import { COMBINATORS, combinatorFields } from './combinators.ts'
import type { CombinatorName } from './combinators.ts'
import type { Condition, ConditionHandlers, Effect, EffectHandlers, Fields, Kinds } from './effect-types.ts'
import { tagOf, taggedUnion } from './tagged-union.ts'

/** What a game's effects can say: the schemas for its files and the means to read what was loaded. */
export interface Vocabulary<K extends Kinds, C extends Kinds, G extends string, M extends CombinatorName> {
  /** The schema of an effect or a list of effects. */
  readonly effect: z.ZodType<Effect<K, C, G, M>>
  /** The schema of a condition. */
  readonly condition: z.ZodType<Condition<C>>
  /** The names of the game's own effects in the order declared: a kind's place here can be its opcode. */
  readonly kinds: readonly (keyof K & string)[]
  /** Calls the one handler for the form this effect has. */
  match<R>(effect: Effect<K, C, G, M>, handlers: EffectHandlers<K, C, G, M, R>): R
  /** Calls the one handler for the form this condition has. */
  matchCondition<R>(condition: Condition<C>, handlers: ConditionHandlers<C, R>): R
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
  /** The game's own conditions, for `if` and `unless`. */
  readonly conditions?: C
  /** What `each` can go through. */
  readonly groups?: readonly G[]
  /** The combinators whose rules the game carries out. */
  readonly combinators?: readonly M[]
  /** The name under which the effect stands in the JSON Schema; give two vocabularies of one file different ones. */
  readonly title?: string
}): Vocabulary<K, C, G, M> {
  const { effects, conditions = {}, groups = [], combinators = [], title = 'effect' } = declaration
  const condition: z.ZodType = z.lazy(() => conditionSchema(conditions, condition, `${title}-condition`))
  const effect: z.ZodType = z.lazy(() => union.meta({ id: title }))
  const all = combinatorFields(effect, condition, groups)
  const shared = Object.fromEntries(combinators.map((name) => [name, all[name]]))
  const fields: VocabularyFields = { effects, combinators: shared, conditions, groups }
  checkDeclaration(fields)
  const union = unionOf('an effect', { ...effects, ...shared }, z.array(effect).min(1))
  const isEffect = (name: string): boolean => Object.hasOwn(effects, name) || Object.hasOwn(shared, name)
  const isCondition = (name: string): boolean =>
    Object.hasOwn(conditions, name) || name === 'all' || name === 'any'
  const matched: Vocabulary<Kinds, Kinds, string, CombinatorName> = {
    effect: effect as z.ZodType<never>,
    condition: condition as z.ZodType<never>,
    kinds: Object.keys(effects),
    match: (value, handlers) =>
      call(handlers, Array.isArray(value) ? 'sequence' : tagOf(value as object, isEffect), value),
    matchCondition: (value, handlers) => call(handlers, tagOf(value as object, isCondition), value),
    fields,
  }
  return matched as unknown as Vocabulary<K, C, G, M>
}

function call<R>(handlers: object, tag: string, part: unknown): R {
  const handler = (handlers as Record<string, ((part: unknown) => R) | undefined>)[tag]
  if (handler === undefined) throw new Error(`no handler for "${tag}"`)
  return handler(part)
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
  if (('if' in combinators || 'unless' in combinators) && Object.keys(conditions).length === 0) {
    throw new Error('the combinators "if" and "unless" need conditions')
  }
  checkKinds('effect', effects, [...COMBINATORS, 'sequence', 'do', 'else'])
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
