/** Battle for Greyport. */
import { jsonSchema } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import achievements from '../content/achievements.json' with { type: 'json' }
import bosses from '../content/bosses.json' with { type: 'json' }
import characters from '../content/characters.json' with { type: 'json' }
import coins from '../content/coins.json' with { type: 'json' }
import curses from '../content/curses.json' with { type: 'json' }
import encounters from '../content/encounters.json' with { type: 'json' }
import heroes from '../content/heroes.json' with { type: 'json' }
import items from '../content/items.json' with { type: 'json' }
import locations from '../content/locations.json' with { type: 'json' }
import tokens from '../content/monster-tokens.json' with { type: 'json' }
import aberrations from '../content/monsters-aberrations.json' with { type: 'json' }
import beasts from '../content/monsters-beasts.json' with { type: 'json' }
import brutes from '../content/monsters-brutes.json' with { type: 'json' }
import cultists from '../content/monsters-cultists.json' with { type: 'json' }
import dragons from '../content/monsters-dragons.json' with { type: 'json' }
import goblins from '../content/monsters-goblins.json' with { type: 'json' }
import playerHeroes from '../content/player-heroes.json' with { type: 'json' }
import rulesText from '../content/rules.json' with { type: 'json' }
import scenarios from '../content/scenarios.json' with { type: 'json' }
import startingCards from '../content/starting-cards.json' with { type: 'json' }
import cardText from '../content/text-cards.json' with { type: 'json' }
import monsterText from '../content/text-monsters.json' with { type: 'json' }
import words from '../content/words.json' with { type: 'json' }
import './choosing.ts'
import { loadContent } from './content/load.ts'
import { pack } from './content/pack.ts'
import { describe } from './describe.ts'
import './encounter-end.ts'
import './encounter.ts'
import './fighting.ts'
import { setUp } from './game.ts'
import { glossary } from './glossary.ts'
import { heuristic } from './bot/heuristic.ts'
import './location.ts'
import './monsters.ts'
import { optionsOf } from './options.ts'
import './playing.ts'
import { game as main } from './procedures.ts'
import './recruiting.ts'
import { redeal } from './redeal.ts'
import './round-end.ts'
import './round.ts'
import { rules } from './rulebook.ts'
import './shields.ts'
import './taunting.ts'

export { achievementsOf, listAchievements } from './achievements.ts'
export type { Earned } from './achievements.ts'
export type { Achievement } from './content/data.ts'

function create(files: Files): Game {
  const data = loadContent(files)
  return defineGame({
    id: 'greyport',
    name: 'Battle for Greyport',
    about: 'Monsters stand between you and your tavern: lead a party through the streets of Greyport.',
    version: '1.1.0',
    contentHash: data.hash,
    seats: [2, 5],
    options: optionsOf(data),
    components: data.components,
    rules,
    data,
    procedures: data.effects.procedures,
    text: data.text,
    main,
    setUp,
    describe,
    glossary: glossary(data),
    rulesText,
    heuristic,
    redeal,
    rest: { monster: 'monsterBox', card: 'box' },
  })
}

const files: Files = {
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

/** The game with the content it comes with, and the means to play it with other content. */
export const greyport: GameModule = {
  game: create(files),
  files,
  create,
  schemas: () => jsonSchema(pack, Object.keys(files)),
}

export {
  BOONS,
  COINS,
  damageOf,
  DICE,
  DIFFICULTIES,
  encounterOf,
  faceOf,
  FACES,
  groupOf,
  handSize,
  hpOf,
  isHero,
  isPlayerHero,
  itemsAt,
  KINDS,
  LEVELS,
  LOCATION,
  MARK,
  openTable,
  placeOf,
  playerHeroOf,
  STATE,
  STEP,
  TYPES,
  wielderOf,
} from './drawing.ts'
export type {
  Card,
  Character,
  Data,
  Encounter,
  Location,
  Monster,
  Player,
  Scenario,
  Table,
} from './drawing.ts'
