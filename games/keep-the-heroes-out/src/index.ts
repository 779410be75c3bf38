/** Keep the Heroes Out!, put together: its content, the course of the game (from which all chapters follow), its words, a player. */
import { gameModule } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import rulesText from '../content/rules.json' with { type: 'json' }
import { foresight } from './rules/foresight.ts'
import { files } from './content/files.ts'
import { loadContent, pack } from './content/load.ts'
import { rules } from './rules/rulebook.ts'
import type { Table } from './rules/rulebook.ts'
import { game as main, setUp } from './rules/game.ts'
import { describe } from './words/describe.ts'
import { glossary } from './words/glossary.ts'

function create(files: Files): Game {
  const { data, procedures, hash, components, text } = loadContent(files)
  const scenarios = data.scenarios.map(({ id }) => id)
  const difficulties = data.difficulties.map(({ id }) => id)
  return defineGame({
    id: 'keep-the-heroes-out',
    name: 'Keep the Heroes Out!',
    about: 'You are the monsters. The heroes are at the door, and they want the great chest.',
    version: '1.0.0',
    contentHash: hash,
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
    components,
    // The course of the game, from which all chapters follow, and what the cards of this content do.
    ...{ rules, main, setUp, data, procedures },
    text,
    describe,
    glossary: glossary(data),
    rulesText,
    foresight,
    rest: { card: 'box', guild: 'guildBox', treasure: 'unusedChests' },
  })
}

/** The game with the content it comes with, and the means to play it with other content. */
export const keepTheHeroesOut = gameModule(pack, files, create)

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}

// What a client that draws this game's table needs besides.
export type { Card } from './content/data.ts'
export { BACKS, CLASSES, CRAFTS, EVENTS, RESOURCES, TYPES } from './content/kinds.ts'
export { CARDS_PER_CLAN } from './content/limits.ts'
export type { Table } from './rules/rulebook.ts'
export { ABILITIES } from './rules/abilities.ts'
export { mapOf, neededFor } from './rules/dungeon.ts'
export { levelsOf } from './rules/guild-deck.ts'
export { DEEDS } from './rules/rooms.ts'
export { PHASE } from './rules/table.ts'
export { threats } from './words/threats.ts'
export type { Threat } from './words/threats.ts'
