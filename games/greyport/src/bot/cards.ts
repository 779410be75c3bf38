/** What cards are good for in general: worked out once for each content. */
import { likely } from '@hearthkeep/content'
import type { Meaning } from '@hearthkeep/content'
import type { Card, CardEffect, Data } from '../content/data.ts'
import { FACES } from '../content/numbers.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, CardFacts } from '../rules/effects/facts.ts'

export type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]

/** Means of the yellow, the white and the green die; what one counts in a handful of up to seven of each. */
const MEANS = [2.5, 3.5, 6]
const DIGITS = [1, 8, 64]
const handfuls: (Float64Array | undefined)[] = []

/** For each sum, the chance that a handful of dice reaches it. */
export function chances(handful: number): Float64Array {
  return (handfuls[handful] ??= reach(handful))
}

function reach(handful: number): Float64Array {
  let odds = new Float64Array([1])
  DIGITS.forEach((digit, die) => {
    for (let left = Math.floor(handful / digit) % 8; left > 0; left--) {
      const next = new Float64Array(odds.length + 8)
      for (const face of FACES[die]) for (let i = 0; i < odds.length; i++) next[i + face] += odds[i] / 6
      odds = next
    }
  })
  for (let i = odds.length - 2; i >= 0; i--) odds[i] += odds[i + 1]
  return odds
}

/** What an effect comes to on average, in points of damage. */
function general(meaning: CardMeaning): number {
  let sum = 0
  for (const part of meaning) {
    if (part.type === 'word') sum += part.facts.points
    else if (part.type === 'if') {
      const p = likely(part.condition, (facts) => facts.likely)
      sum += p * general(part.then) + (1 - p) * general(part.otherwise)
    } else if (part.type === 'choose') sum += Math.max(0, ...part.options.map(general)) + 0.3
    else if (part.type === 'pay') sum += 0.5 * Math.max(0, general(part.then) + part.price.points)
  }
  return sum
}

function read(data: Data, card: Card) {
  const means = (...effects: CardEffect[]): CardMeaning =>
    effects.flatMap((effect) => data.effects.meaningOf(cardWords, effect))
  const { immediate, anytime, fighting, afterwards, cleanup, dice } = card
  const mean = dice.reduce((sum, count, die) => sum + count * MEANS[die], card.damage)
  const reach = (card.anyTarget ? 1.5 : 0) + (card.anyItem ? 0.7 : 0) + (card.dualWield ? 1.5 : 0)
  const deeds = general(means(immediate, anytime, fighting, afterwards, cleanup)) + (card.cleave ? 2.2 : 0)
  return {
    /** The damage it shows, with average dice, and its dice as a handful. */
    mean,
    dice: dice.reduce((sum, count, die) => sum + count * DIGITS[die], 0),
    /** All it is good for, in points of damage. */
    worth: card.type < 0 ? -1 : mean + deeds + reach + 1.3 * card.splash + 0.4 * card.pierce,
    fighting: means(fighting),
    /** What it does when it is played, when it is used, and once its hero has fought. */
    immediate: means(immediate),
    anytime: means(anytime),
    later: means(afterwards, cleanup),
  }
}

type Known = ReturnType<typeof read>
let latest: Data
let known: readonly Known[] = []
const all = new WeakMap<Data, readonly Known[]>()

/** What is known of every card. */
export function knownOf(data: Data): readonly Known[] {
  if (data === latest) return known
  known = all.get(data) ?? data.cards.map((card) => read(data, card))
  all.set(data, known)
  latest = data
  return known
}
