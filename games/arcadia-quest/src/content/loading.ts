/** What the loaders share: the pack, its texts, and the book of its effects. */
import { EffectBook, plainText } from '@hearthkeep/content'
import { heroWords } from '../rules/effects/hero-words.ts'
import { monsterWords } from '../rules/effects/monster-words.ts'
import { rules } from '../rules/rulebook.ts'
import type { HeroEffect, Holds, MonsterEffect } from './data.ts'
import { holdsOf } from './load-holds.ts'
import type { Content } from './pack.ts'
import { textsOf } from './texts.ts'
import type { HeroDeed, Holding, MonsterDeed } from './texts.ts'

/** A pack on its way to the table. */
export type Loading = ReturnType<typeof loadingOf>

export function loadingOf(data: Content) {
  const book = new EffectBook(rules.supplement())
  const texts = textsOf(data)
  // Options are named in records, which hold no marks.
  const heroClause = (deed: HeroDeed): string => plainText(texts.cards.clause(deed))
  const monsterClause = (deed: MonsterDeed): string => plainText(texts.monsters.clause(deed))
  /** The number of the type with an id. */
  const typeOf = (id: string): number => data.monsters.findIndex((one) => one.id === id)
  return {
    ...{ data, book, texts, typeOf },
    holds: (held: readonly Holding[]): Holds => holdsOf(held, typeOf),
    /** Compiles what a hero or a card does. */
    heroEffect: (owner: string, deeds: readonly HeroDeed[] | undefined): HeroEffect =>
      book.compile(heroWords, deeds, { owner, clause: heroClause }),
    /** Compiles what a monster does. */
    monsterEffect: (owner: string, deeds: readonly MonsterDeed[] | undefined): MonsterEffect =>
      book.compile(monsterWords, deeds, { owner, clause: monsterClause }),
  }
}
