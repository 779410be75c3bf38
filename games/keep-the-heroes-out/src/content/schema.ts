/** What the content files of Keep the Heroes Out! may say, to the exact counts of the box. */
import {
  collection,
  contentPack,
  document,
  english,
  entry,
  phraseSection,
  reference,
  textFile,
  whole,
  z,
} from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { checkContent } from './check.ts'
import { tableWords } from './table-words.ts'
import { actionWords, CLASSES, RESOURCES, scenarioWords, TYPES } from './words-of-cards.ts'

export { CLASSES, RESOURCES, TYPES }
/** The rooms by number; the last two are the optional ones [Q3]. */
export const ROOMS = [
  'vault',
  'forge',
  'workshop',
  'library',
  'apothecary',
  'graveyard',
  'study',
  'sewers',
  'beast-trainer',
  'cells',
  'laboratory',
  'builder',
] as const
export const CLANS = ['ratkin', 'dragon', 'skeleton', 'imp', 'slime'] as const
export const CRAFTS = ['equipment', 'beast', 'potion', 'scroll', 'monster'] as const
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export const SCENARIOS = [
  'quiet-tuesday',
  'frogs-of-war',
  'rent-day',
  'battle-of-the-bands',
  'the-long-fog',
  'wandering-tunnels',
] as const
export const BACKS = ['spoil', 'curse', 'heal', 'rescue', 'defeat'] as const
/** What a clan's ability does when it is activated [A2, S7]. */
export const ABILITIES = ['place-meeple', 'mend', 'place-bone', 'move', 'draw'] as const
/** What a room does when it is activated [A2, M1]. */
export const DEEDS = ['place', 'trap', 'craft', 'none', 'laboratory', 'builder'] as const
/** What event tokens mean in a scenario. */
export const EVENTS = ['none', 'loud', 'fog', 'debt', 'rubble', 'croak'] as const

const side = z.array(actionWords.effect).min(1)
const sides = z.array(side).min(1).max(2).describe('The sides of the card, of which one is used [P4].')

const room = entry({
  type: z.enum(TYPES),
  deed: z.enum(DEEDS),
  resource: z.enum(RESOURCES).optional().describe('What it places, or what is spent there.'),
  crafts: z.enum(CRAFTS).optional(),
  optional: z.boolean().default(false),
})
const clan = entry({
  role: z.string(),
  meeples: whole(1, 9),
  health: whole(1, 5),
  ability: z.enum(ABILITIES),
  start: whole(1, 4).describe('Meeples at the start [S7].'),
  symbol: z.enum(TYPES),
  tip: z.string(),
})
const clanCard = entry({ clan: reference('clans'), sides })
const craftCard = entry({ craft: z.enum(CRAFTS), sides })
const guildHero = entry({ class: z.enum(CLASSES), at: z.enum(TYPES) })
const guildScenario = entry({
  scenario: reference('scenarios'),
  effects: z.array(scenarioWords.effect).min(1),
})
const treasure = entry({ value: whole(1, 4), back: z.enum(BACKS) })
const roomId = z.enum(ROOMS)
const scenario = entry({
  story: z.string(),
  rule: z
    .string()
    .describe('The rule of its own, in a sentence; what it does stands in `lunch` or `events`.'),
  passages: z
    .array(z.tuple([roomId, roomId]))
    .min(9)
    .describe('Between the ten rooms of every map.'),
  laboratory: z.array(roomId).min(1).describe('Where the Laboratory hangs, if it is played.'),
  builder: z.array(roomId).min(1),
  chests: z.partialRecord(roomId, whole(1, 4)),
  portals: z.array(roomId).default([]).describe('Incomplete ones [S13].'),
  lunch: z
    .boolean()
    .default(false)
    .describe('Whether everybody goes to lunch when a level begins, and starts anew after it [Q62].'),
  events: z.enum(EVENTS).default('none'),
  eventsAt: z.array(roomId).max(3).default([]).describe('Where event tokens lie at the start.'),
})
const difficulty = entry({
  levels: z.array(whole(1, 4)).min(1).max(4).describe('Guild cards in each invasion, level by level.'),
})
const tokens = entry({})

const wordList = z.record(z.string(), z.string())

/** The box. */
export const pack = contentPack(
  {
    rooms: collection(room, {
      file: 'rooms.json',
      component: ({ optional }) => (optional ? 'optional rooms' : 'rooms'),
      count: { rooms: 10, 'optional rooms': 2 },
    }),
    clans: collection(clan, { file: 'clans.json', label: 'clans', count: 5 }),
    clanCards: collection(clanCard, {
      file: 'clan-cards.json',
      component: ({ clan }) => `${clan} cards`,
      count: Object.fromEntries(CLANS.map((id) => [`${id} cards`, 10])),
    }),
    crafts: collection(craftCard, {
      file: 'craft-cards.json',
      component: ({ craft }) => `${craft} cards`,
      count: { 'equipment cards': 5, 'beast cards': 5, 'potion cards': 5, 'scroll cards': 5 },
    }),
    guildHeroes: collection(guildHero, { file: 'guild-heroes.json', label: 'guild hero cards', count: 16 }),
    guildScenarios: collection(guildScenario, {
      file: 'guild-scenarios.json',
      label: 'scenario cards',
      count: 10,
    }),
    treasures: collection(treasure, { file: 'treasures.json', label: 'treasures', count: 13 }),
    scenarios: collection(scenario, { file: 'scenarios.json', label: 'scenarios', count: 6 }),
    difficulties: collection(difficulty, { file: 'difficulties.json', label: 'difficulties', count: 3 }),
    tokens: collection(tokens, {
      file: 'tokens.json',
      component: ({ name }) => `${name.toLowerCase()} tokens`,
    }),
    actionText: textFile(actionWords, {
      file: 'text-actions.json',
      base: english,
      phrases: { or: ['one', 'other'] },
    }),
    scenarioText: textFile(scenarioWords, { file: 'text-scenarios.json', base: english, phrases: {} }),
    words: document(
      z.strictObject({
        ...{ choices: wordList, prompts: wordList, reasons: wordList, events: wordList },
        table: phraseSection(tableWords),
      }),
      { file: 'words.json' },
    ),
  },
  { check: checkContent },
)

export type Content = DataOf<typeof pack>
