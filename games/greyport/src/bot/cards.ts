/** What cards are good for in general: worked out once for each content. */
import { comesTo, perContent } from '@hearthkeep/content'
import type { Appraisal, Meaning } from '@hearthkeep/content'
import type { Card, CardEffect, Data } from '../content/data.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, CardFacts } from '../rules/effects/facts.ts'

export type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]

/** Means of the yellow, the white and the green die. */
const MEANS = [2.5, 3.5, 6]

/** In points of damage. */
const how: Appraisal<CardFacts, CardConditionFacts, 'points'> = {
  nothing: { points: 0 },
  worth: ({ points }) => ({ points }),
  likely: (facts) => facts.likely,
  total: ({ points }) => points,
  paid: 0.5,
}

function read(data: Data, card: Card) {
  const means = (...effects: CardEffect[]): CardMeaning =>
    effects.flatMap((effect) => data.effects.meaningOf(cardWords, effect))
  const { immediate, anytime, fighting, afterwards, cleanup, dice } = card
  const mean = dice.reduce((sum, count, die) => sum + count * MEANS[die], card.damage)
  const reach = (card.anyTarget ? 1.5 : 0) + (card.anyItem ? 0.7 : 0) + (card.dualWield ? 1.5 : 0)
  const deeds =
    comesTo(means(immediate, anytime, fighting, afterwards, cleanup), how).points + (card.cleave ? 2.2 : 0)
  return {
    /** The damage it shows, with average dice. */
    mean,
    /** All it is good for, in points of damage. */
    worth: card.type < 0 ? -1 : mean + deeds + reach + 1.3 * card.splash + 0.4 * card.pierce,
    fighting: means(fighting),
    /** What it does when it is played, when it is used, and once its hero has fought. */
    immediate: means(immediate),
    anytime: means(anytime),
    later: means(afterwards, cleanup),
  }
}

/** What is known of every card. */
export const knownOf = perContent((data: Data) => data.cards.map((card) => read(data, card)))
