/** The files of the box, to its exact counts, and what fits on the table of those that packs may add. */
import { collection, contentPack, english, entry, textFile, wordsFile } from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { enemyWords } from '../rules/effects/enemy-words.ts'
import { heroWords } from '../rules/effects/hero-words.ts'
import { checkContent } from './check.ts'
import * as entries from './entries.ts'
import * as limits from './limits.ts'
import { cardText, enemyText, words } from './own-words.ts'
import { lasting } from './vocabulary.ts'

/** Pieces of the box, in the file that is called like them. */
function pieces<S extends Parameters<typeof collection>[0]>(
  schema: S,
  label: string,
  count: number,
  more: { readonly most?: number; readonly single?: boolean } = {},
) {
  return collection(schema, { file: `${label.replaceAll(' ', '-')}.json`, label, count, ...more })
}

/** The box. */
export const pack = contentPack(
  {
    classes: pieces(entries.hero, 'classes', 6, { most: limits.MOST_CLASSES, single: true }),
    perks: pieces(entries.perk, 'perks', 24, { most: limits.MOST_PERKS, single: true }),
    skills: pieces(entries.skill, 'skills', 48, { most: limits.MOST_COMMON }),
    items: pieces(entries.item, 'items', 40, { most: limits.MOST_COMMON }),
    companions: pieces(entries.companion, 'companions', 12, { most: limits.MOST_COMMON }),
    enchantments: pieces(entries.enchantment, 'enchantments', 12, { most: limits.MOST_COMMON }),
    defenses: pieces(entries.defense, 'defenses', 10, { most: limits.MOST_COMMON }),
    potions: pieces(entries.potion, 'potions', 10, { most: limits.MOST_COMMON }),
    starterCards: pieces(entries.starterCard, 'starter cards', 10, { most: limits.MOST_STARTERS }),
    combat: collection(entries.combat, {
      file: 'combat.json',
      component: ({ id }) => (id.startsWith('showdown') ? 'showdown cards' : 'combat cards'),
      label: 'combat and showdown cards',
      count: limits.COMBAT_CARDS,
    }),
    locations: pieces(entries.location, 'locations', 6, { single: true }),
    tomes: pieces(entry({}), 'tomes', 5, { single: true }),
    starterMonsters: pieces(entries.enemy, 'starter monsters', 9, {
      most: limits.MOST_STARTER_MONSTERS,
    }),
    monsters: pieces(entries.enemy, 'monsters', 42, { most: limits.MOST_MONSTERS }),
    moose: pieces(entries.enemy, 'moose', limits.MOOSE),
    demons: pieces(entries.demon, 'demons', 9, { most: limits.MOST_DEMONS, single: true }),
    scenarios: pieces(entries.scenario, 'scenarios', 9, { most: Infinity, single: true }),
    tokens: collection(entry({}), { file: 'tokens.json', component: ({ name }) => name.toLowerCase() }),
    cardText: textFile(heroWords, { file: 'text-cards.json', base: english, own: cardText }),
    lastingText: textFile(lasting, { file: 'text-lasting.json', base: english }),
    enemyText: textFile(enemyWords, { file: 'text-enemies.json', base: english, own: enemyText }),
    words: wordsFile(words),
  },
  {
    things: {
      card: [
        ...['skills', 'items', 'companions', 'enchantments', 'defenses', 'potions'],
        ...['starterCards', 'combat', 'locations', 'tomes'],
      ],
      enemy: ['starterMonsters', 'monsters', 'moose', 'demons'],
      perk: ['perks'],
      hero: ['classes'],
      scenario: ['scenarios'],
    },
    words: 'words',
    check: checkContent,
  },
)

export type Content = DataOf<typeof pack>
