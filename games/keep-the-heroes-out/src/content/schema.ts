/** What the content files of Keep the Heroes Out! may say, to the exact counts of the box. */
import {
  areDifferent,
  collection,
  english,
  entry,
  reference,
  textFile,
  whole,
  wordsFile,
  z,
} from '@hearthkeep/content'
import type { ContentPack, DataOf } from '@hearthkeep/content'
import { ABILITIES } from '../rules/abilities.ts'
import { actionWords } from '../rules/action-words.ts'
import { scenarioWords } from '../rules/guild-cards.ts'
import { DEEDS } from '../rules/rooms.ts'
import { BACKS, CLASSES, CRAFTS, EVENTS, RESOURCES, TYPES } from './kinds.ts'
import { MOST_ACTIONS, MOST_CLANS, MOST_CRAFTS, MOST_ROOMS, MOST_SCENARIO_CARDS } from './limits.ts'
import { actionText, words } from './own-words.ts'

const side = z.array(actionWords.effect).min(1).max(MOST_ACTIONS)
const sides = z
  .array(side)
  .min(1)
  .max(2)
  .refine(areDifferent, 'two sides that differ')
  .describe('The sides of the card, of which one is used [P4].')

const room = entry({
  type: z.enum(TYPES),
  deed: z.enum(DEEDS),
  resource: z.enum(RESOURCES).optional().describe('What it places, or what is spent there.'),
  crafts: z.enum(CRAFTS).optional(),
  optional: z.boolean().default(false).describe('Whether maps may do without it [Q3].'),
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
const roomId = reference('rooms')
const scenario = entry({
  story: z.string(),
  rule: z
    .string()
    .describe('The rule of its own, in a sentence; what it does stands in `lunch` or `events`.'),
  passages: z
    .array(z.tuple([roomId, roomId]))
    .min(9)
    .describe('Between the rooms of the map, optional ones that are always played among them.'),
  laboratory: z.array(roomId).min(1).describe('Where the Laboratory hangs, if it is played.'),
  builder: z.array(roomId).min(1),
  further: z
    .record(roomId, z.array(roomId).min(1))
    .default({})
    .describe('Where further optional rooms hang, if optional rooms are played.'),
  chests: z.record(roomId, whole(1, 4)),
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

/** The files of the box. */
export const files = {
  rooms: collection(room, {
    file: 'rooms.json',
    component: ({ optional }) => (optional ? 'optional rooms' : 'rooms'),
    count: { rooms: 10, 'optional rooms': 2 },
    single: true,
    most: MOST_ROOMS,
  }),
  clans: collection(clan, { file: 'clans.json', count: 5, most: MOST_CLANS, single: true }),
  clanCards: collection(clanCard, { file: 'clan-cards.json', component: ({ clan }) => `${clan} cards` }),
  crafts: collection(craftCard, {
    file: 'craft-cards.json',
    component: ({ craft }) => `${craft} cards`,
    label: 'craft cards',
    count: { 'equipment cards': 5, 'beast cards': 5, 'potion cards': 5, 'scroll cards': 5 },
    most: MOST_CRAFTS,
  }),
  guildHeroes: collection(guildHero, { file: 'guild-heroes.json', label: 'guild hero cards', count: 16 }),
  guildScenarios: collection(guildScenario, {
    file: 'guild-scenarios.json',
    label: 'scenario cards',
    count: 10,
    most: MOST_SCENARIO_CARDS,
  }),
  treasures: collection(treasure, { file: 'treasures.json', count: 13 }),
  scenarios: collection(scenario, { file: 'scenarios.json', count: 6, most: Infinity, single: true }),
  difficulties: collection(difficulty, { file: 'difficulties.json', count: 3, most: Infinity, single: true }),
  tokens: collection(entry({}), {
    file: 'tokens.json',
    component: ({ name }) => `${name.toLowerCase()} tokens`,
  }),
  actionText: textFile(actionWords, { file: 'text-actions.json', base: english, own: actionText }),
  scenarioText: textFile(scenarioWords, { file: 'text-scenarios.json', base: english }),
  words: wordsFile(words),
}

export type Content = DataOf<ContentPack<typeof files>>
