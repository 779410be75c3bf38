/** The content files the game comes with. */
import type { Files } from '@hearthkeep/content'
import clanCards from '../../content/clan-cards.json' with { type: 'json' }
import clans from '../../content/clans.json' with { type: 'json' }
import crafts from '../../content/craft-cards.json' with { type: 'json' }
import difficulties from '../../content/difficulties.json' with { type: 'json' }
import guildHeroes from '../../content/guild-heroes.json' with { type: 'json' }
import guildScenarios from '../../content/guild-scenarios.json' with { type: 'json' }
import rooms from '../../content/rooms.json' with { type: 'json' }
import scenarios from '../../content/scenarios.json' with { type: 'json' }
import actionText from '../../content/text-actions.json' with { type: 'json' }
import scenarioText from '../../content/text-scenarios.json' with { type: 'json' }
import tokens from '../../content/tokens.json' with { type: 'json' }
import treasures from '../../content/treasures.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export const files: Files = {
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
