/** What cards are good for on average, in points of damage: read off what their words and figures state. */
import { comesTo, perContent } from '@hearthkeep/content'
import type { Appraisal } from '@hearthkeep/content'
import type { CardEffect, Data } from '../content/data.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, CardFacts } from '../rules/effects/facts.ts'

/** Means of the yellow, the white and the green die. */
const MEANS = [2.5, 3.5, 6]

const how: Appraisal<CardFacts, CardConditionFacts, 'points'> = {
  nothing: { points: 0 },
  worth: (facts) => facts,
  likely: (facts) => facts.likely,
  total: ({ points }) => points,
  paid: 0.5,
}

/** Of every card the damage it deals without and with dice, what else it does, and all that together. */
export const knownOf = perContent(({ cards, effects }: Data) => {
  const of = (...all: CardEffect[]): number => {
    const meaning = all.flatMap((one) => effects.meaningOf(cardWords, one))
    return comesTo(meaning, how).points
  }
  return cards.map(({ anyTarget, cleave, damage, dice, dualWield, splash, type, ...does }) => {
    const flat = damage + 0.4 * splash + 0.5 * of(does.fighting)
    const mean = dice.reduce((sum, count, die) => sum + count * MEANS[die], flat)
    const other = of(does.immediate, does.anytime, does.afterwards, does.cleanup)
    const reach = 1.5 * (Number(anyTarget) + Number(dualWield)) + 2.2 * Number(cleave) + 0.7 * splash
    return { cleave, flat, mean, other, worth: type < 0 ? -1 : mean + other + reach }
  })
})
