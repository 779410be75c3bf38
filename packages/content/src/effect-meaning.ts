/** What effects mean to whoever weighs them: the facts of their words, as they follow and depend on each other. */
import type { CombinatorName } from './combinators.ts'
import type { AnyCondition, AnyEffect, AnyFlow } from './effect-types.ts'
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

/** The meaning of an effect or a list of effects; nothing if there is none. */
export function meaningOf<X, Y>(
  words: Weighed<X, Y>,
  effect: AnyEffect | undefined,
): readonly Meaning<X, Y>[] {
  if (effect === undefined) return []
  if (Array.isArray(effect)) return effect.flatMap((one: AnyEffect) => meaningOf(words, one))
  const word = words.wordOf(effect)
  if (word !== undefined) return [{ type: 'word', facts: word.facts(effect as never) }]
  return [flowMeaning(words, effect as AnyFlow[CombinatorName])]
}

function flowMeaning<X, Y>(words: Weighed<X, Y>, effect: AnyFlow[CombinatorName]): Meaning<X, Y> {
  if ('choose' in effect)
    return { type: 'choose', options: effect.choose.map((option) => meaningOf(words, option)) }
  const then = meaningOf(words, effect.do)
  if ('if' in effect) {
    const condition = conditionMeaning(words, effect.if)
    return { type: 'if', condition, then, otherwise: meaningOf(words, effect.else) }
  }
  if ('pay' in effect) return { type: 'pay', price: priceOf(words, effect.pay), then }
  if ('times' in effect) return { type: 'times', times: effect.times, then }
  if ('each' in effect) return { type: 'each', group: effect.each, then }
  throw new Error(`${JSON.stringify(effect)}: no word of ${words.title}`)
}

function priceOf<X, Y>(words: Weighed<X, Y>, price: AnyEffect): X {
  const word = words.wordOf(price)
  if (word === undefined) throw new Error(`${JSON.stringify(price)}: no price of ${words.title}`)
  return word.facts(price as never)
}

function conditionMeaning<X, Y>(words: Weighed<X, Y>, condition: AnyCondition): ConditionMeaning<Y> {
  const word = words.conditionOf(condition)
  if (word !== undefined) return { type: 'one', facts: word.facts(condition as never) }
  const { all, any } = condition as { readonly [N in 'all' | 'any']?: readonly AnyCondition[] }
  const several = all ?? any
  if (several === undefined) throw new Error(`${JSON.stringify(condition)}: no condition of ${words.title}`)
  const of = several.map((one) => conditionMeaning(words, one))
  return { type: all === undefined ? 'any' : 'all', of }
}

/** The facts of all words in it, whatever they depend on; prices are not among them. */
export function factsIn<X, Y>(meaning: readonly Meaning<X, Y>[]): readonly X[] {
  return meaning.flatMap((part) => {
    if (part.type === 'word') return [part.facts]
    if (part.type === 'choose') return part.options.flatMap((option) => factsIn(option))
    return [...factsIn(part.then), ...(part.type === 'if' ? factsIn(part.otherwise) : [])]
  })
}

/** Whether a condition is met, by whether each of those in it holds. */
export function isMet<Y>(condition: ConditionMeaning<Y>, holds: (facts: Y) => boolean): boolean {
  if (condition.type === 'one') return holds(condition.facts)
  const isOne = (one: ConditionMeaning<Y>): boolean => isMet(one, holds)
  return condition.type === 'all' ? condition.of.every(isOne) : condition.of.some(isOne)
}

/** How likely a condition is met, by how likely each of those in it holds, as if none hung on another. */
export function likely<Y>(condition: ConditionMeaning<Y>, known: (facts: Y) => number): number {
  if (condition.type === 'one') return known(condition.facts)
  const each = condition.of.map((one) => likely(one, known))
  return condition.type === 'all'
    ? each.reduce((product, p) => product * p, 1)
    : 1 - each.reduce((product, p) => product * (1 - p), 1)
}
