/** The files of the box, to its exact counts, and what fits on the table of those that packs may add. */
import { collection, contentPack, english, textFile, wordsFile } from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { checkContent } from './check.ts'
import * as entries from './entries.ts'
import { LEVELS } from './kinds.ts'
import * as limits from './limits.ts'
import { cardText, monsterText, words } from './own-words.ts'
import { heroDeeds, holding, monsterDeeds } from './vocabulary.ts'

/** Pieces of the box, in the file that is called like them. */
function pieces<S extends Parameters<typeof collection>[0]>(
  schema: S,
  label: string,
  count: number,
  more: { readonly most?: number; readonly single?: boolean } = {},
) {
  return collection(schema, { file: `${label.replaceAll(' ', '-')}.json`, label, count, ...more })
}
/** The upgrade deck of a level [B-EQ-10]. */
const deck = (level: number) =>
  collection(entries.card, {
    ...{ file: `deck-${level}.json`, label: 'upgrade cards', count: 24, most: limits.MOST_DECK },
  })

/** The box. */
export const pack = contentPack(
  {
    heroes: pieces(entries.hero, 'heroes', 12, { most: limits.MOST_HEROES, single: true }),
    starters: pieces(entries.card, 'starter cards', 5),
    ...{ deck1: deck(1), deck2: deck(2), deck3: deck(3), deck4: deck(4), deck5: deck(LEVELS) },
    rewards: pieces(entries.card, 'rewards', 21, { most: limits.MOST_REWARDS }),
    curses: pieces(entries.curse, 'curses', 24, { most: limits.MOST_CURSES }),
    abilities: collection(entries.ability, { file: 'abilities.json', single: true }),
    monsters: pieces(entries.monster, 'monsters', 10, { most: limits.MOST_MONSTER_TYPES, single: true }),
    named: pieces(entries.named, 'named', 3, { most: limits.MOST_NAMED, single: true }),
    tokens: collection(entries.token, {
      ...{ file: 'tokens.json', label: 'exploration tokens', count: 14, most: limits.MOST_TOKENS },
    }),
    titles: pieces(entries.title, 'titles', 8, { most: limits.MOST_TITLES, single: true }),
    maps: collection(entries.map, { file: 'maps.json', single: true }),
    scenarios: pieces(entries.scenario, 'scenarios', 11, { most: limits.MOST_SCENARIOS, single: true }),
    cardText: textFile(heroDeeds, { file: 'text-cards.json', base: english, own: cardText }),
    holdsText: textFile(holding, { file: 'text-holds.json', base: english }),
    monsterText: textFile(monsterDeeds, { file: 'text-monsters.json', base: english, own: monsterText }),
    monsterHoldsText: textFile(holding, { file: 'text-monster-holds.json', base: english }),
    words: wordsFile(words),
  },
  {
    things: {
      card: ['starters', 'deck1', 'deck2', 'deck3', 'deck4', 'deck5', 'rewards'],
      ...{ curse: ['curses'], token: ['tokens'], title: ['titles'], scenario: ['scenarios'] },
      ...{ character: ['heroes'], type: ['monsters', 'named'] },
    },
    words: 'words',
    check: checkContent,
  },
)

export type Content = DataOf<typeof pack>
