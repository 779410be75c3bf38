/** The files of the box, to its exact counts, and what fits on the table of those that packs may add. */
import { collection, contentPack, english, entry, family, textFile, wordsFile } from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import { monsterWords } from '../rules/effects/monster-effects.ts'
import { checkContent } from './check.ts'
import * as limits from './limits.ts'
import * as entries from './schema.ts'
import { cardText, monsterText, words } from './own-words.ts'

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
    characters: pieces(entries.character, 'characters', 5, { most: limits.MOST_CHARACTERS, single: true }),
    playerHeroes: pieces(entries.playerHero, 'player heroes', 15, {
      most: limits.MOST_PLAYER_HEROES,
      single: true,
    }),
    startingCards: pieces(entries.startingCard, 'starting cards', 45, { most: limits.MOST_STARTING_CARDS }),
    heroes: pieces(entries.hero, 'heroes', 50, { most: limits.MOST_HEROES }),
    items: pieces(entries.item, 'items', 48, { most: limits.MOST_ITEMS }),
    curses: pieces(entry({}), 'curses', limits.CURSES),
    subdecks: family(entries.monster, {
      file: 'monsters-*.json',
      label: (subdeck) => `${subdeck} monsters`,
      count: limits.SUBDECK_SIZE,
    }),
    tokens: pieces(entries.token, 'monster tokens', 21, { most: limits.MOST_TOKENS }),
    bosses: pieces(entries.boss, 'bosses', 7, { most: limits.MOST_BOSSES, single: true }),
    locations: pieces(entries.location, 'locations', 8, { most: Infinity, single: true }),
    scenarios: pieces(entries.scenario, 'scenarios', 7, { most: Infinity, single: true }),
    encounters: pieces(entries.encounter, 'encounters', 20, { most: Infinity, single: true }),
    coins: pieces(entry({}), 'coins', 30),
    // No pieces of the box: `load.ts` leaves them out of the components.
    achievements: pieces(entries.achievement, 'achievements', 12, { most: Infinity, single: true }),
    cardText: textFile(cardWords, { file: 'text-cards.json', base: english, own: cardText }),
    monsterText: textFile(monsterWords, { file: 'text-monsters.json', base: english, own: monsterText }),
    words: wordsFile(words),
  },
  {
    things: {
      card: ['heroes', 'items', 'startingCards', 'curses', 'playerHeroes'],
      monster: ['subdecks', 'tokens', 'bosses', 'bosses.back.name'],
      character: ['characters'],
    },
    words: 'words',
    check: checkContent,
  },
)

export type Content = DataOf<typeof pack>
