/** What the content files of Small-Time Heroes may say, to the exact counts of the box. */
import { collection, contentPack, english, entry, family } from '@hearthkeep/content'
import { textFile, whole, wordsFile, z } from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { checkContent } from './check.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { advanced, boss, challenge, heroCard, heroDeeds, intent, knowledge, minion } from './entries.ts'
import { MINIONS_PER_BOSS } from './limits.ts'
import { heroText, enemyText, words } from './own-words.ts'

/** The box. */
export const pack = contentPack(
  {
    heroes: collection(entry({ title: z.string(), health: whole(10, 60) }), {
      file: 'heroes.json',
      label: 'hero mats',
      count: 2,
      single: true,
    }),
    warriorCards: collection(heroCard, { file: 'warrior-cards.json', label: 'warrior cards', count: 67 }),
    rogueCards: collection(heroCard, { file: 'rogue-cards.json', label: 'rogue cards', count: 67 }),
    knowledge: collection(knowledge, { file: 'knowledge.json', label: 'knowledge cards', count: 10 }),
    minions: family(minion, {
      file: 'minions-*.json',
      label: (boss) => `${boss} minions`,
      count: MINIONS_PER_BOSS,
    }),
    bosses: collection(boss, {
      file: 'bosses.json',
      label: 'boss mats',
      count: 4,
      most: Infinity,
      single: true,
    }),
    intents: collection(intent, { file: 'intents.json', label: 'intent cards', count: 20 }),
    challenges: collection(challenge, {
      file: 'challenges.json',
      label: 'challenge/reward cards',
      count: 12,
    }),
    advanced: collection(advanced, {
      file: 'advanced-challenges.json',
      label: 'advanced challenge/treasure cards',
      count: 12,
    }),
    potions: collection(entry({ effects: heroDeeds.min(1) }), {
      file: 'potions.json',
      label: 'potions',
      count: 16,
    }),
    heroText: textFile(heroWords, { file: 'text-heroes.json', base: english, own: heroText }),
    enemyText: textFile(enemyWords, { file: 'text-enemies.json', base: english, own: enemyText }),
    words: wordsFile(words),
  },
  {
    things: {
      card: ['warriorCards', 'rogueCards', 'minions'],
      enemy: ['minions', 'bosses', 'bosses.hordeName'],
      ...{ hero: ['heroes'], potion: ['potions'], challenge: ['challenges', 'advanced'] },
      'start of a Wave': ['advanced.treasure.name', 'knowledge'],
    },
    words: 'words',
    check: checkContent,
  },
)

export type Content = DataOf<typeof pack>
