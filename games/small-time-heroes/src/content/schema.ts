/** What the content files of Small-Time Heroes may say, to the exact counts of the box. */
import {
  collection,
  contentPack,
  english,
  entry,
  family,
  nameField,
  reference,
  textFile,
  whole,
  wordsFile,
  z,
} from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { checkContent } from './check.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { BODY_PARTS, CARD_TYPES, MINIONS_PER_BOSS, MOST_PER_REWARD, SYMBOLS } from './limits.ts'
import { heroText, enemyText, words } from './own-words.ts'

const hero = heroWords.effect
const enemy = enemyWords.effect

/** When a lasting ability of Equipment or Knowledge happens. */
export const MOMENTS = [
  'turn-start',
  'attack-played',
  'defense-played',
  'skill-played',
  'enemy-defeated',
  'health-lost',
] as const

const lasting = z.strictObject({
  when: z.enum(MOMENTS),
  do: hero,
  limit: z.enum(['once-a-turn']).optional(),
})

const heroCard = entry({
  type: z.enum(CARD_TYPES),
  starting: z.boolean().default(false).describe('One of the 9 cards a Hero begins with.'),
  cost: whole(0, 5),
  effects: z.array(hero).default([]),
  concealed: z
    .array(hero)
    .optional()
    .describe('Done instead of the effects, if the player wants, while Concealed.'),
  ambush: z.array(hero).optional().describe('Done for free when the card is discarded in the turn.'),
  finale: z.boolean().default(false),
  prepare: z.boolean().default(false),
  part: z.enum(BODY_PARTS).optional(),
  equipped: z.array(hero).optional().describe('Done once, when the piece is put on.'),
  lasting: z.array(lasting).optional(),
  damageBonus: whole(1, 3).optional().describe('Added to every damage instance while it is on.'),
  blockBonus: whole(1, 3).optional().describe('Added to every gain of Block while it is on.'),
  removed: z.array(hero).optional(),
})

const knowledge = entry({
  hero: reference('heroes'),
  energy: whole(1, 1).optional().describe('More Energy each turn.'),
  health: whole(1, 20).optional().describe('More maximum health.'),
  startOfWave: z.array(hero).optional().describe('Done in the first Hero Turn of each Wave.'),
  lasting: z.array(lasting).optional(),
})

const bomb = z.strictObject({
  defuse: z.strictObject({
    energy: whole(1, 3).optional(),
    discard: whole(1, 3).optional().describe('Other cards to discard.'),
    block: whole(1, 9).optional().describe('Block to give up.'),
    health: whole(1, 5).optional().describe('Health to give up.'),
  }),
  explode: z.array(enemy).min(1),
})

const minion = entry({
  wave: whole(1, 3),
  piece: z
    .enum(['left-arm', 'right-arm', 'head'])
    .optional()
    .describe('A piece of which a Boss such as the Guardian is made [R152].'),
  attack: whole(0, 9).optional(),
  block: whole(1, 9).optional(),
  health: whole(1, 25),
  reward: hero.optional(),
  arrive: z.array(enemy).optional(),
  activate: z.array(enemy).optional(),
  react: z.array(enemy).optional(),
  onDeath: z.array(enemy).optional(),
  guard: z.boolean().default(false),
  bomb: bomb.optional(),
})

const abilities = z.strictObject({
  sun: z.array(enemy).min(1),
  moon: z.array(enemy).min(1),
  star: z.array(enemy).min(1),
  skull: z.array(enemy).min(1),
  claw: z.array(enemy).min(1),
})
const boss = entry({
  difficulty: whole(1, 3),
  health: whole(15, 60),
  block: whole(1, 9).optional(),
  hordeName: nameField,
  horde: abilities,
  abilities,
})

const rewardPart = z.strictObject({
  gainCard: whole(1, MOST_PER_REWARD).optional(),
  destroyCard: whole(1, MOST_PER_REWARD).optional(),
  heal: whole(1, 20).optional(),
  potion: whole(1, 2).optional(),
  clearRow: z.boolean().optional(),
})
const buff = {
  health: whole(0, 9).default(0),
  block: whole(0, 9).default(0),
  strength: whole(0, 3).default(0),
}
const challenge = entry({ ...buff, reward: rewardPart })
const advanced = entry({
  ...buff,
  special: z
    .strictObject({
      when: z.enum(['hero-turn-start', 'enemy-turn-start', 'minion-defeated', 'minion-arrived']),
      do: z.array(enemy).min(1),
    })
    .describe('What else happens in the Wave.'),
  treasure: z.strictObject({
    name: nameField,
    kind: z.enum(['consumable', 'start-of-wave']),
    effects: z.array(hero).min(1),
  }),
})

const intent = entry({
  front: z.enum(SYMBOLS),
  back: z.array(z.enum(SYMBOLS)).min(1).describe('The results that the back allows.'),
})

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
    potions: collection(entry({ effects: z.array(hero).min(1) }), {
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
