/** What cards are good for: read off their figures and words, once for each content. */
import { byName, perContent, worthOf } from '@hearthkeep/content'
import type { Meaning } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { points } from '../content/figures.ts'
import { CARD_MOMENTS } from '../content/numbers.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, CardFacts } from '../rules/effects/facts.ts'

export type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]

/** Means of the yellow, the white and the green die. */
const MEANS = [2.5, 3.5, 6]
const onAverage = {
  worth: (facts: CardFacts) => facts.points,
  likely: (facts: CardConditionFacts) => facts.likely,
  paid: 0.5,
}

/** Of every card what its dice show on average, and all damage; what it does at each moment; and what it is good for in all, in points of damage. */
export const knownOf = perContent(({ cards, effects }: Data) =>
  cards.map((card) => {
    const does = byName(CARD_MOMENTS, (moment): CardMeaning => effects.meaningOf(cardWords, card[moment]))
    const dice = card.dice.reduce((sum, count, die) => sum + count * MEANS[die], 0)
    let worth = dice + worthOf(Object.values(does).flat(), onAverage)
    for (const [name, each] of Object.entries(points)) worth += each * Number(card[name as keyof typeof points])
    return { does, dice, mean: dice + card.damage, worth: card.type < 0 ? -1 : worth }
  }),
)
