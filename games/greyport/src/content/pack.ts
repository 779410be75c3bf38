/** The files of the box, to its exact counts, and what fits on the table of those that packs may add. */
import {
  collection,
  contentPack,
  document,
  english,
  entry,
  family,
  phraseSection,
  textFile,
  z,
} from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { cardWords } from '../effects/card-effects.ts'
import { monsterWords } from '../effects/monster-effects.ts'
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
import { tableWords } from './table-words.ts'

const wordList = z.record(z.string(), z.string())
const n = ['n']
const does = ['do']

/** The box. */
export const pack = contentPack(
  {
    characters: collection(character, {
      file: 'characters.json',
      label: 'characters',
      count: 5,
      most: MOST_CHARACTERS,
      single: true,
    }),
    playerHeroes: collection(playerHero, {
      file: 'player-heroes.json',
      label: 'player heroes',
      count: 15,
      most: MOST_PLAYER_HEROES,
      single: true,
    }),
    startingCards: collection(startingCard, {
      file: 'starting-cards.json',
      label: 'starting cards',
      count: 45,
      most: MOST_STARTING_CARDS,
    }),
    heroes: collection(hero, { file: 'heroes.json', label: 'heroes', count: 50, most: MOST_HEROES }),
    items: collection(item, { file: 'items.json', label: 'items', count: 48, most: MOST_ITEMS }),
    curses: collection(entry({}), { file: 'curses.json', label: 'curses', count: CURSES }),
    subdecks: family(monster, {
      file: 'monsters-*.json',
      label: (subdeck) => `${subdeck} monsters`,
      count: SUBDECK_SIZE,
    }),
    tokens: collection(token, {
      file: 'monster-tokens.json',
      label: 'monster tokens',
      count: 21,
      most: MOST_TOKENS,
    }),
    bosses: collection(boss, {
      file: 'bosses.json',
      label: 'bosses',
      count: 7,
      most: MOST_BOSSES,
      single: true,
    }),
    locations: collection(location, {
      file: 'locations.json',
      label: 'locations',
      count: 8,
      most: Infinity,
      single: true,
    }),
    scenarios: collection(scenario, {
      file: 'scenarios.json',
      label: 'scenarios',
      count: 7,
      most: Infinity,
      single: true,
    }),
    encounters: collection(encounter, {
      file: 'encounters.json',
      label: 'encounters',
      count: 20,
      most: Infinity,
      single: true,
    }),
    coins: collection(entry({}), { file: 'coins.json', label: 'coins', count: 30 }),
    // No pieces of the box: `data.ts` leaves them out of the components.
    achievements: collection(achievement, {
      file: 'achievements.json',
      label: 'achievements',
      count: 12,
      most: Infinity,
      single: true,
    }),
    cardText: textFile(cardWords, {
      file: 'text-cards.json',
      base: english,
      phrases: {
        immediate: does,
        anytime: does,
        fighting: does,
        afterwards: does,
        cleanup: does,
        cleave: [],
        'dual-wields': [],
        'any-item': [],
        'any-target': [],
        pierce: n,
        splash: n,
        'boon-open-heroes': [],
        'boon-open-items': [],
        'boon-physical-damage': [],
        'boon-magical-damage': [],
        'boon-pierce': [],
        'boon-larger-hand': [],
        'boon-marker-draws': [],
        'boon-round-shield': [],
      },
    }),
    monsterText: textFile(monsterWords, {
      file: 'text-monsters.json',
      base: english,
      phrases: {
        ambush: does,
        tank: [],
        ranged: [],
        ferocious: [],
        vengeful: [],
        cursed: [],
        slash: n,
        'immune-splash': [],
        'immune-snipe': [],
        'immune-taunt': [],
        'resists-physical': n,
        'resists-magical': n,
        fought: does,
        hurt: does,
        harmed: does,
        'round-start': does,
        'round-end': does,
        'taunt-damage': n,
        'defeat-damage': n,
        'defeated-at': n,
        stumbles: n,
        rally: n,
        'no-shields': [],
        'no-draws': [],
        'smaller-hand': n,
        retires: [],
        'unhurt-while': ['monster'],
        'unhurt-while-location': ['monster'],
        'lasts-while': ['monsters'],
      },
    }),
    words: document(
      z.strictObject({
        ...{ choices: wordList, prompts: wordList, reasons: wordList, events: wordList },
        table: phraseSection(tableWords),
      }),
      { file: 'words.json' },
    ),
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
