/** What effects mean, as their words tell it; read once for each. */
import type { ConditionMeaning, Meaning } from '@hearthkeep/content'
import type { Procedure } from '@hearthkeep/engine'
import type { CardEffect, Data, MonsterEffect } from '../content/data.ts'
import { cardWords } from '../effects/card-effects.ts'
import type { CardConditionFacts, CardFacts, MonsterFacts } from '../effects/facts.ts'
import { monsterWords } from '../effects/monster-effects.ts'

export type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]
export type CardCondition = ConditionMeaning<CardConditionFacts>
export type MonsterMeaning = readonly Meaning<MonsterFacts, undefined>[]

const ofCards = new WeakMap<Procedure, CardMeaning>()
const ofMonsters = new WeakMap<Procedure, MonsterMeaning>()
const NOTHING = [] as const

export function cardMeaning({ effects }: Data, effect: CardEffect): CardMeaning {
  if (effect === null) return NOTHING
  let known = ofCards.get(effect)
  if (known === undefined) {
    known = effects.meaningOf(cardWords, effect)
    ofCards.set(effect, known)
  }
  return known
}

export function monsterMeaning({ effects }: Data, effect: MonsterEffect): MonsterMeaning {
  if (effect === null) return NOTHING
  let known = ofMonsters.get(effect)
  if (known === undefined) {
    known = effects.meaningOf(monsterWords, effect)
    ofMonsters.set(effect, known)
  }
  return known
}
