/** What cards are good for in general: worked out once for each content. */
import { perContent, worthOf } from '@hearthkeep/content'
import type { Meaning, Reckoning } from '@hearthkeep/content'
import type { CardEffect, Data } from '../content/data.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, CardFacts } from '../rules/effects/facts.ts'

export type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]
export type CardReckoning = Reckoning<CardFacts, CardConditionFacts>

/** Means of the yellow, the white and the green die. */
const MEANS = [2.5, 3.5, 6]
const onAverage: CardReckoning = { worth: ({ points }) => points, likely: (facts) => facts.likely, paid: 0.5 }

/** Of every card the damage it shows, with average dice, what it does and when, and all it is good for, in points of damage. */
export const knownOf = perContent(({ cards, effects }: Data) => {
  const means = (...all: CardEffect[]): CardMeaning =>
    all.flatMap((effect) => effects.meaningOf(cardWords, effect))
  return cards.map((card) => {
    const { immediate, anytime, fighting, afterwards, cleanup } = card
    const mean = card.dice.reduce((sum, count, die) => sum + count * MEANS[die], card.damage)
    const reach = 1.5 * (Number(card.anyTarget) + Number(card.dualWield)) + 0.7 * Number(card.anyItem)
    const hits = 2.2 * Number(card.cleave) + 1.3 * card.splash + 0.4 * card.pierce
    const deeds = worthOf(means(immediate, anytime, fighting, afterwards, cleanup), onAverage)
    return {
      ...{ mean, worth: card.type < 0 ? -1 : mean + deeds + reach + hits },
      ...{ fighting: means(fighting), immediate: means(immediate), anytime: means(anytime) },
      later: means(afterwards, cleanup),
    }
  })
})
