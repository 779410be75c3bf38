/** What content comes to on average, for bots: read off what its words state, once. */
import { likely } from './effect-meaning.ts'
import type { Meaning } from './effect-meaning.ts'

/** Amounts by name, such as damage and cards drawn. */
type Amounts<K extends string> = Record<K, number>

/** How what a word states is read. */
export interface Appraisal<X, Y, K extends string> {
  /** Nothing of everything there is. */
  readonly nothing: Readonly<Amounts<K>>
  /** What a word comes to, and a price: below 0. */
  readonly worth: (facts: X) => Partial<Amounts<K>>
  /** How often a condition holds. */
  readonly likely: (facts: Y) => number
  /** All of it in one number: of options the best is taken. */
  readonly total: (sum: Readonly<Amounts<K>>) => number
  /** How often somebody can pay a price, and wants to. */
  readonly paid: number
}

/** What an effect comes to on average; `share` is how often it happens at all. */
export function comesTo<X, Y, K extends string>(
  meaning: readonly Meaning<X, Y>[],
  how: Appraisal<X, Y, K>,
  share = 1,
): Amounts<K> {
  const sum: Amounts<K> = { ...how.nothing }
  const add = (amounts: Partial<Amounts<K>>, part = 1): void => {
    for (const name of Object.keys(sum) as K[]) sum[name] += part * (amounts[name] ?? 0)
  }
  for (const part of meaning) {
    if (part.type === 'word') add(how.worth(part.facts), share)
    else if (part.type === 'choose') {
      const options = part.options.map((option) => comesTo(option, how, share))
      add(options.reduce((best, one) => (how.total(one) > how.total(best) ? one : best)))
    } else if (part.type === 'if') {
      const p = likely(part.condition, how.likely)
      add(comesTo(part.then, how, share * p))
      add(comesTo(part.otherwise, how, share * (1 - p)))
    } else if (part.type === 'pay') {
      add(how.worth(part.price), share * how.paid)
      add(comesTo(part.then, how, share * how.paid))
    } else if (part.type === 'times') add(comesTo(part.then, how, share * part.times))
    else add(comesTo(part.then, how, share))
  }
  return sum
}

/** How one number is made of what words state: on average, or at some moment, when a condition holds, 1, or does not, 0. */
export interface Reckoning<X, Y> {
  /** What a word comes to, and a price: below 0. */
  readonly worth: (facts: X) => number
  readonly likely: (facts: Y) => number
  /** How often a price is paid that it is worth to pay. */
  readonly paid: number
}

/** What an effect comes to in one number: of options the best is taken, and what is not worth its price is left. */
export function worthOf<X, Y>(meaning: readonly Meaning<X, Y>[], how: Reckoning<X, Y>): number {
  let sum = 0
  for (let i = 0; i < meaning.length; i++) {
    const part = meaning[i]
    if (part.type === 'word') sum += how.worth(part.facts)
    else if (part.type === 'choose') {
      let best = -Infinity
      for (let o = 0; o < part.options.length; o++) best = Math.max(best, worthOf(part.options[o], how))
      sum += best
    } else if (part.type === 'if') {
      const p = likely(part.condition, how.likely)
      if (p > 0) sum += p * worthOf(part.then, how)
      if (p < 1) sum += (1 - p) * worthOf(part.otherwise, how)
    } else if (part.type === 'pay')
      sum += how.paid * Math.max(0, how.worth(part.price) + worthOf(part.then, how))
    else sum += (part.type === 'times' ? part.times : 1) * worthOf(part.then, how)
  }
  return sum
}

/** What is worked out of a content, once for each; the latest is at hand. */
export function perContent<D extends object, V>(read: (data: D) => V): (data: D) => V {
  const known = new WeakMap<D, V>()
  let latest: D | undefined
  let found: V
  return (data) => {
    if (data === latest) return found
    found = known.get(data) ?? read(data)
    known.set(data, found)
    latest = data
    return found
  }
}
