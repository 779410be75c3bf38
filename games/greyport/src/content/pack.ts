/** The files of the box, to its exact counts, and what fits on the table of those that packs may add. */
import { collection, contentPack, english, entry, family, textFile, wordsFile } from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import { monsterWords } from '../rules/effects/monster-effects.ts'
import { checkContent } from './check.ts'
import {
  CURSES,
  MOST_BOSSES,
  MOST_CHARACTERS,
  MOST_HEROES,
  MOST_ITEMS,
  MOST_PLAYER_HEROES,
  MOST_STARTING_CARDS,
  MOST_TOKENS,
  SUBDECK_SIZE,
} from './limits.ts'
import {
  achievement,
  boss,
  character,
  encounter,
  hero,
  item,
  location,
  monster,
  playerHero,
  scenario,
  startingCard,
  token,
} from './schema.ts'
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
    characters: pieces(character, 'characters', 5, { most: MOST_CHARACTERS, single: true }),
    playerHeroes: pieces(playerHero, 'player heroes', 15, { most: MOST_PLAYER_HEROES, single: true }),
    startingCards: pieces(startingCard, 'starting cards', 45, { most: MOST_STARTING_CARDS }),
    heroes: pieces(hero, 'heroes', 50, { most: MOST_HEROES }),
    items: pieces(item, 'items', 48, { most: MOST_ITEMS }),
    curses: pieces(entry({}), 'curses', CURSES),
    subdecks: family(monster, {
      file: 'monsters-*.json',
      label: (subdeck) => `${subdeck} monsters`,
      count: SUBDECK_SIZE,
    }),
    tokens: pieces(token, 'monster tokens', 21, { most: MOST_TOKENS }),
    bosses: pieces(boss, 'bosses', 7, { most: MOST_BOSSES, single: true }),
    locations: pieces(location, 'locations', 8, { most: Infinity, single: true }),
    scenarios: pieces(scenario, 'scenarios', 7, { most: Infinity, single: true }),
    encounters: pieces(encounter, 'encounters', 20, { most: Infinity, single: true }),
    coins: pieces(entry({}), 'coins', 30),
    // No pieces of the box: `load.ts` leaves them out of the components.
    achievements: pieces(achievement, 'achievements', 12, { most: Infinity, single: true }),
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
