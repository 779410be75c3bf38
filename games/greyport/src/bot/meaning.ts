/** What effects mean, as their words tell it. */
import type { Meaning } from '@hearthkeep/content'
import type { CardEffect, Data, MonsterEffect } from '../content/data.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, CardFacts, MonsterFacts } from '../rules/effects/facts.ts'
import { monsterWords } from '../rules/effects/monster-effects.ts'

export type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]
export type MonsterMeaning = readonly Meaning<MonsterFacts, undefined>[]

export function cardMeaning({ effects }: Data, effect: CardEffect): CardMeaning {
  return effects.meaningOf(cardWords, effect)
}

export function monsterMeaning({ effects }: Data, effect: MonsterEffect): MonsterMeaning {
  return effects.meaningOf(monsterWords, effect)
}
