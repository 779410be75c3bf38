/** Keep the Heroes Out! */
import { jsonSchema } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import clanCards from '../content/clan-cards.json' with { type: 'json' }
import clans from '../content/clans.json' with { type: 'json' }
import crafts from '../content/craft-cards.json' with { type: 'json' }
import difficulties from '../content/difficulties.json' with { type: 'json' }
import guildHeroes from '../content/guild-heroes.json' with { type: 'json' }
import guildScenarios from '../content/guild-scenarios.json' with { type: 'json' }
import rooms from '../content/rooms.json' with { type: 'json' }
import rulesText from '../content/rules.json' with { type: 'json' }
import scenarios from '../content/scenarios.json' with { type: 'json' }
import actionText from '../content/text-actions.json' with { type: 'json' }
import scenarioText from '../content/text-scenarios.json' with { type: 'json' }
import tokens from '../content/tokens.json' with { type: 'json' }
import treasures from '../content/treasures.json' with { type: 'json' }
import words from '../content/words.json' with { type: 'json' }
import './rules/cells.ts'
import './rules/combined-actions.ts'
import { loadContent } from './content/data.ts'
import { pack } from './content/schema.ts'
import { describe } from './words/describe.ts'
import { setUp } from './rules/game.ts'
import { glossary } from './words/glossary.ts'
import './rules/guild-cards.ts'
import { heuristic } from './bot/heuristic.ts'
import './rules/heroes.ts'
import './rules/invasion.ts'
import './rules/placing.ts'
import { game as main } from './rules/procedures.ts'
import './rules/renewal.ts'
import { rules } from './rulebook.ts'
import './rules/turn.ts'

function create(files: Files): Game {
  const data = loadContent(files)
  const scenarios = data.files.scenarios.map(({ id }) => id)
  const difficulties = data.files.difficulties.map(({ id }) => id)
  return defineGame({
    id: 'keep-the-heroes-out',
    name: 'Keep the Heroes Out!',
    about: 'You are the monsters. The heroes are at the door, and they want the great chest.',
    version: '1.0.0',
    contentHash: data.hash,
    seats: [1, 4],
    options: {
      scenario: { values: scenarios, default: scenarios[0], about: 'Which dungeon you defend.' },
      difficulty: {
        values: difficulties,
        default: difficulties[0],
        about: 'How many heroes come at a time.',
      },
      rooms: {
        values: ['ten', 'twelve'],
        default: 'ten',
        about: 'The ten rooms, or the Laboratory and the Builder as well.',
      },
    },
    components: data.components,
    rules,
    data,
    text: data.files.words,
    main,
    setUp,
    describe,
    glossary: glossary(data),
    rulesText,
    heuristic,
    rest: { card: 'box', guild: 'guildBox', treasure: 'unusedChests' },
  })
}

const files: Files = {
  'clan-cards.json': clanCards,
  'clans.json': clans,
  'craft-cards.json': crafts,
  'difficulties.json': difficulties,
  'guild-heroes.json': guildHeroes,
  'guild-scenarios.json': guildScenarios,
  'rooms.json': rooms,
  'scenarios.json': scenarios,
  'text-actions.json': actionText,
  'text-scenarios.json': scenarioText,
  'tokens.json': tokens,
  'treasures.json': treasures,
  'words.json': words,
}

/** The game with the content it comes with, and the means to play it with other content. */
export const keepTheHeroesOut: GameModule = {
  game: create(files),
  files,
  create,
  schemas: () => jsonSchema(pack),
}

export {
  ABILITIES,
  ACTION,
  activeIn,
  BACKS,
  CARDS_PER_CLAN,
  CLASSES,
  CRAFTS,
  DEEDS,
  EVENT,
  EVENTS,
  GUILD_HEROES,
  hasEvent,
  hasMonster,
  heroesIn,
  levelsOf,
  mapOf,
  neededFor,
  openTable,
  PHASE,
  PORTAL,
  RESOURCES,
  threats,
  TRAP_CARGO,
  TYPES,
} from './drawing.ts'
export type {
  Action,
  Card,
  Clan,
  Data,
  DungeonMap,
  GuildCard,
  Player,
  Room,
  RoomView,
  Scenario,
  Table,
  Threat,
  Treasure,
} from './drawing.ts'
