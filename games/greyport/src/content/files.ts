/** The content files the game comes with. */
import type { Files } from '@hearthkeep/content'
import achievements from '../../content/achievements.json' with { type: 'json' }
import bosses from '../../content/bosses.json' with { type: 'json' }
import characters from '../../content/characters.json' with { type: 'json' }
import coins from '../../content/coins.json' with { type: 'json' }
import curses from '../../content/curses.json' with { type: 'json' }
import encounters from '../../content/encounters.json' with { type: 'json' }
import heroes from '../../content/heroes.json' with { type: 'json' }
import items from '../../content/items.json' with { type: 'json' }
import locations from '../../content/locations.json' with { type: 'json' }
import tokens from '../../content/monster-tokens.json' with { type: 'json' }
import aberrations from '../../content/monsters-aberrations.json' with { type: 'json' }
import beasts from '../../content/monsters-beasts.json' with { type: 'json' }
import brutes from '../../content/monsters-brutes.json' with { type: 'json' }
import cultists from '../../content/monsters-cultists.json' with { type: 'json' }
import dragons from '../../content/monsters-dragons.json' with { type: 'json' }
import goblins from '../../content/monsters-goblins.json' with { type: 'json' }
import playerHeroes from '../../content/player-heroes.json' with { type: 'json' }
import scenarios from '../../content/scenarios.json' with { type: 'json' }
import startingCards from '../../content/starting-cards.json' with { type: 'json' }
import cardText from '../../content/text-cards.json' with { type: 'json' }
import monsterText from '../../content/text-monsters.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export const files: Files = {
  'achievements.json': achievements,
  'bosses.json': bosses,
  'characters.json': characters,
  'coins.json': coins,
  'curses.json': curses,
  'encounters.json': encounters,
  'heroes.json': heroes,
  'items.json': items,
  'locations.json': locations,
  'monster-tokens.json': tokens,
  // In the order of their numbers.
  'monsters-goblins.json': goblins,
  'monsters-beasts.json': beasts,
  'monsters-brutes.json': brutes,
  'monsters-cultists.json': cultists,
  'monsters-aberrations.json': aberrations,
  'monsters-dragons.json': dragons,
  'player-heroes.json': playerHeroes,
  'scenarios.json': scenarios,
  'starting-cards.json': startingCards,
  'text-cards.json': cardText,
  'text-monsters.json': monsterText,
  'words.json': words,
}
