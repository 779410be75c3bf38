/** What effects mean to whoever weighs them: the facts of their words, as they follow and depend on each other. */
import type { Weighed } from './effect-words.ts'

/** One part of an effect. */
export type Meaning<X, Y> =
  | { readonly type: 'word'; readonly facts: X }
  | {
      readonly type: 'if'
      readonly condition: ConditionMeaning<Y>
      readonly then: readonly Meaning<X, Y>[]
      readonly otherwise: readonly Meaning<X, Y>[]
    }
  | { readonly type: 'choose'; readonly options: readonly (readonly Meaning<X, Y>[])[] }
  | { readonly type: 'pay'; readonly price: X; readonly then: readonly Meaning<X, Y>[] }
  | { readonly type: 'times'; readonly times: number; readonly then: readonly Meaning<X, Y>[] }
  | { readonly type: 'each'; readonly group: string; readonly then: readonly Meaning<X, Y>[] }

/** A condition: one of the game's own, or several. */
export type ConditionMeaning<Y> =
  | { readonly type: 'one'; readonly facts: Y }
  | { readonly type: 'all' | 'any'; readonly of: readonly ConditionMeaning<Y>[] }

/** The meaning of an effect or a list of effects. */
export function meaningOf<X, Y>(words: Weighed<X, Y>, effect: unknown): readonly Meaning<X, Y>[] {
  if (effect === undefined) return []
  if (Array.isArray(effect)) return effect.flatMap((one) => meaningOf(words, one))
  const word = words.wordOf(effect)
  if (word !== undefined) return [{ type: 'word', facts: word.facts(effect as never) }]
  return [flowMeaning(words, effect as Readonly<Record<string, unknown>>)]
}

function flowMeaning<X, Y>(words: Weighed<X, Y>, effect: Readonly<Record<string, unknown>>): Meaning<X, Y> {
  const then = meaningOf(words, effect['do'])
  if ('if' in effect)
    return {
      type: 'if',
      condition: conditionMeaning(words, effect['if']),
      then,
      otherwise: meaningOf(words, effect['else']),
    }
  if ('choose' in effect)
    return {
      type: 'choose',
      options: (effect['choose'] as readonly unknown[]).map((option) => meaningOf(words, option)),
    }
  if ('pay' in effect) {
    const price = words.wordOf(effect['pay'])
    if (price !== undefined) return { type: 'pay', price: price.facts(effect['pay'] as never), then }
  }
  if ('times' in effect) return { type: 'times', times: effect['times'] as number, then }
  if ('each' in effect) return { type: 'each', group: effect['each'] as string, then }
  throw new Error(`${JSON.stringify(effect)}: no word of ${words.title}`)
}

function conditionMeaning<X, Y>(words: Weighed<X, Y>, condition: unknown): ConditionMeaning<Y> {
  const { all, any } = condition as { all?: unknown[]; any?: unknown[] }
  if (all !== undefined) return { type: 'all', of: all.map((one) => conditionMeaning(words, one)) }
  if (any !== undefined) return { type: 'any', of: any.map((one) => conditionMeaning(words, one)) }
  const word = words.conditionOf(condition)
  if (word === undefined) throw new Error(`${JSON.stringify(condition)}: no condition of ${words.title}`)
  return { type: 'one', facts: word.facts(condition as never) }
}

/** The facts of all words in it, whatever they depend on. */
export function factsIn<X, Y>(meaning: readonly Meaning<X, Y>[]): readonly X[] {
  return meaning.flatMap((part) => {
    if (part.type === 'word') return [part.facts]
    if (part.type === 'choose') return part.options.flatMap((option) => factsIn(option))
    return [...factsIn(part.then), ...(part.type === 'if' ? factsIn(part.otherwise) : [])]
  })
}
