/** What the loaders of cards, of monsters and of encounters share: the pack, its texts, and the book of its effects. */
import { EffectBook, plainText, textWriter } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import { monsterWords } from '../rules/effects/monster-effects.ts'
import { rules } from '../rules/rulebook.ts'
import type { CardEffect, MonsterEffect } from './data.ts'
import type { Content } from './pack.ts'
import type { CardDeed, MonsterDeed } from './texts.ts'

/** More than any file has entries: keeps the designs of different files apart. */
export const DESIGNS = 100

/** A pack on its way to the table. */
export type Loading = ReturnType<typeof loadingOf>

export function loadingOf(data: Content) {
  const effects = new EffectBook(rules.supplement())
  const cardText = textWriter(cardWords, data.cardText, { data })
  const monsterText = textWriter(monsterWords, data.monsterText, { data })
  // Options are named in records, which hold no marks.
  const cardClause = (effect: CardDeed): string => plainText(cardText.clause(effect))
  const monsterClause = (effect: MonsterDeed): string => plainText(monsterText.clause(effect))
  return {
    ...{ data, effects, cardText, monsterText },
    /** Compiles what a card or a reward does. */
    cardEffect: (owner: string, deeds: readonly CardDeed[] | undefined): CardEffect =>
      effects.compile(cardWords, deeds, { owner, clause: cardClause }),
    /** Compiles what a monster, a set-up box or a penalty does. */
    monsterEffect: (owner: string, deeds: readonly MonsterDeed[] | undefined): MonsterEffect =>
      effects.compile(monsterWords, deeds, { owner, clause: monsterClause }),
  }
}
