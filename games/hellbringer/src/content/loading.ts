/** What the loaders of cards, of enemies and of scenarios share: the pack, its texts, and the book of its effects. */
import { EffectBook, factsIn, plainText } from '@hearthkeep/content'
import { enemyWords } from '../rules/effects/enemy-words.ts'
import { heroWords } from '../rules/effects/hero-words.ts'
import { rules } from '../rules/rulebook.ts'
import type { EnemyEffect, HeroEffect } from './data.ts'
import type { Content } from './pack.ts'
import { textsOf } from './texts.ts'
import type { EnemyDeed, HeroDeed } from './texts.ts'

/** A pack on its way to the table. */
export type Loading = ReturnType<typeof loadingOf>

export function loadingOf(data: Content) {
  const book = new EffectBook(rules.supplement())
  const texts = textsOf(data)
  // Options are named in records, which hold no marks.
  const heroClause = (deed: HeroDeed): string => plainText(texts.cards.clause(deed))
  const enemyClause = (deed: EnemyDeed): string => plainText(texts.enemies.clause(deed))
  return {
    ...{ data, book, texts },
    /** The number of the Class with an id; -1 if there is none. */
    classOf: (id: string | undefined): number => data.classes.findIndex((one) => one.id === id),
    /** Compiles what a card, a Perk or a Tome does. */
    heroEffect: (owner: string, deeds: readonly HeroDeed[] | undefined): HeroEffect =>
      book.compile(heroWords, deeds, { owner, clause: heroClause }),
    /** When an effect can do something, as bits of `TIME`. */
    timingOf: (effect: HeroEffect): number =>
      factsIn(book.meaningOf(heroWords, effect)).reduce((bits, { timing }) => bits | timing, 0),
    /** Compiles what an enemy does. */
    enemyEffect: (owner: string, deeds: readonly EnemyDeed[] | undefined): EnemyEffect =>
      book.compile(enemyWords, deeds, { owner, clause: enemyClause }),
  }
}
