/** Battle for Greyport. */
import { jsonSchema } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import rulesText from '../content/rules.json' with { type: 'json' }
import { heuristic } from './bot/heuristic.ts'
import { files } from './content/files.ts'
import { loadContent } from './content/load.ts'
import { pack } from './content/pack.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { game as main, setUp } from './rules/game.ts'
import { optionsOf } from './rules/options.ts'
import { redeal } from './rules/redeal.ts'
import { describe } from './words/describe.ts'
import { glossary } from './words/glossary.ts'

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
    // The course of the game, from which all chapters follow, and what the cards of this content do.
    ...{ rules, main, setUp, data, procedures: data.effects.procedures },
    text: data.text,
    describe,
    glossary: glossary(data),
    rulesText,
    heuristic,
    redeal,
    rest: { monster: 'monsterBox', card: 'box' },
  })
}

/** The game with the content it comes with, and the means to play it with other content. */
export const greyport: GameModule = {
  game: create(files),
  files,
  create,
  schemas: () => jsonSchema(pack, Object.keys(files)),
}

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}

// What a client that draws this game's table needs besides.
export type { Card, Data, Monster } from './content/data.ts'
export { DIFFICULTIES, KINDS, TYPES } from './content/numbers.ts'
export type { Table } from './rulebook.ts'
export { achievementsOf, listAchievements } from './rules/achievements.ts'
export type { Earned } from './rules/achievements.ts'
export { damageOf, faceOf, hpOf } from './rules/groups.ts'
export { encounterOf } from './rules/location.ts'
export { handSize, isPlayerHero } from './rules/players.ts'
export { MARK, STATE, STEP } from './table.ts'
