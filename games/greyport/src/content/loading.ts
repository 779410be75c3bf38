/** What the loaders of cards, of monsters and of encounters share: the pack, its texts, and the book of its effects. */
import { EffectBook, plainText, textWriter } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import { monsterWords } from '../rules/effects/monster-effects.ts'
import { rules } from '../rules/rulebook.ts'
import type { CardEffect, MonsterEffect } from './data.ts'
import type { Content } from './pack.ts'
import type { CardDeed, CardText, MonsterDeed, MonsterText } from './texts.ts'

/** More than any file has entries: keeps the designs of different files apart. */
export const DESIGNS = 100

/** A pack on its way to the table. */
export interface Loading {
  readonly data: Content
  readonly effects: EffectBook
  readonly cardText: CardText
  readonly monsterText: MonsterText
  /** Compiles what a card or a reward does. */
  readonly cardEffect: (owner: string, deeds: readonly CardDeed[] | undefined) => CardEffect
  /** Compiles what a monster, a set-up box or a penalty does. */
  readonly monsterEffect: (owner: string, deeds: readonly MonsterDeed[] | undefined) => MonsterEffect
}

export function loadingOf(data: Content): Loading {
  const effects = new EffectBook(rules.supplement())
  const cardText = textWriter(cardWords, data.cardText, { data })
  const monsterText = textWriter(monsterWords, data.monsterText, { data })
  return {
    ...{ data, effects, cardText, monsterText },
    cardEffect: (owner, deeds) =>
      // Options are named in records, which hold no marks.
      effects.compile(cardWords, deeds, { owner, clause: (effect) => plainText(cardText.clause(effect)) }),
    monsterEffect: (owner, deeds) =>
      effects.compile(monsterWords, deeds, {
        owner,
        clause: (effect) => plainText(monsterText.clause(effect)),
      }),
  }
}
