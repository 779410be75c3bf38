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
import type { DataOf, Frozen } from '@hearthkeep/content'
import { checkContent } from './check.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { BODY_PARTS, CARD_TYPES, MINIONS_PER_BOSS, MOMENTS, MOST_PER_REWARD } from './limits.ts'
import { PIECES, SPECIALS, SYMBOLS } from './limits.ts'
import { heroText, enemyText, words } from './own-words.ts'

/** A figure that is 0 where a card does not have it. */
const upTo = (most: number) => whole(0, most).default(0)
const hero = heroWords.effect
const heroDeeds = z.array(hero)
const enemyDeeds = z.array(enemyWords.effect)

const lasting = z
  .array(z.strictObject({ when: z.enum(MOMENTS), do: hero, limit: z.enum(['once-a-turn']).optional() }))
  .default([])

const heroCard = entry({
  type: z.enum(CARD_TYPES),
  starting: z.boolean().default(false).describe('One of the 9 cards a Hero begins with.'),
  cost: whole(0, 5),
  effects: heroDeeds.default([]),
  concealed: heroDeeds
    .optional()
    .describe('Done instead of the effects, if the player wants, while Concealed.'),
  ambush: heroDeeds.optional().describe('Done for free when the card is discarded in the turn.'),
  finale: z.boolean().default(false),
  prepare: z.boolean().default(false),
  part: z.enum(BODY_PARTS).optional(),
  equipped: heroDeeds.optional().describe('Done once, when the piece is put on.'),
  lasting,
  damageBonus: upTo(3).describe('Added to every damage instance while it is on.'),
  blockBonus: upTo(3).describe('Added to every gain of Block while it is on.'),
  removed: heroDeeds.optional(),
})

const knowledge = entry({
  hero: reference('heroes'),
  energy: upTo(1).describe('More Energy each turn.'),
  health: upTo(20).describe('More maximum health.'),
  startOfWave: heroDeeds.optional().describe('Done in the first Hero Turn of each Wave.'),
  lasting,
})

const defuse = z.strictObject({
  energy: upTo(3),
  discard: upTo(3).describe('Other cards to discard.'),
  block: upTo(9).describe('Block to give up.'),
  health: upTo(5).describe('Health to give up.'),
})

const minion = entry({
  wave: whole(1, 3),
  piece: z.enum(PIECES).optional().describe('A piece of which a Boss such as the Guardian is made [R152].'),
  attack: whole(0, 9).optional(),
  block: upTo(9),
  health: whole(1, 25),
  reward: hero.optional(),
  arrive: enemyDeeds.optional(),
  activate: enemyDeeds.optional(),
  react: enemyDeeds.optional(),
  onDeath: enemyDeeds.optional(),
  guard: z.boolean().default(false),
  bomb: z.strictObject({ defuse, explode: enemyDeeds.min(1) }).optional(),
})

const ability = enemyDeeds.min(1)
const abilities = z.strictObject({
  sun: ability,
  moon: ability,
  star: ability,
  skull: ability,
  claw: ability,
})
const boss = entry({
  difficulty: whole(1, 3),
  health: whole(15, 60),
  block: upTo(9),
  hordeName: nameField,
  horde: abilities,
  abilities,
})

const reward = z.strictObject({
  gainCard: upTo(MOST_PER_REWARD),
  destroyCard: upTo(MOST_PER_REWARD),
  heal: upTo(20),
  potion: upTo(2),
  clearRow: z.boolean().default(false),
})
const buff = { health: upTo(9), block: upTo(9), strength: upTo(3) }
const challenge = entry({ ...buff, reward })
const advanced = entry({
  ...buff,
  special: z
    .strictObject({ when: z.enum(SPECIALS), do: enemyDeeds.min(1) })
    .describe('What else happens in the Wave.'),
  treasure: z.strictObject({
    name: nameField,
    kind: z.enum(['consumable', 'start-of-wave']),
    effects: heroDeeds.min(1),
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
export type HeroCard = Frozen<z.output<typeof heroCard>>
export type Knowledge = Frozen<z.output<typeof knowledge>>
export type Minion = Frozen<z.output<typeof minion>>
/** What it takes to defuse a Bomb. */
export type Defuse = Frozen<z.output<typeof defuse>>
export type Reward = Frozen<z.output<typeof reward>>
