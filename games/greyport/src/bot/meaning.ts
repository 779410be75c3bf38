/** What effects mean, as their words tell it; read once for each. */
import type { ConditionMeaning, EffectBook, Meaning } from '@hearthkeep/content'
import type { Procedure } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, CardFacts, MonsterFacts } from '../rules/effects/facts.ts'
import { monsterWords } from '../rules/effects/monster-effects.ts'

export type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]
export type CardCondition = ConditionMeaning<CardConditionFacts>
export type MonsterMeaning = readonly Meaning<MonsterFacts, undefined>[]

/** Reads what an effect means, once for each. */
function once<M>(
  read: (book: EffectBook, effect: Procedure) => M,
): ({ effects }: Data, effect: Procedure) => M {
  const known = new WeakMap<Procedure, M>()
  return ({ effects }, effect) => {
    let meaning = known.get(effect)
    if (meaning === undefined) {
      meaning = read(effects, effect)
      known.set(effect, meaning)
    }
    return meaning
  }
}

export const cardMeaning = once((book, effect): CardMeaning => book.meaningOf(cardWords, effect))
export const monsterMeaning = once((book, effect): MonsterMeaning => book.meaningOf(monsterWords, effect))
