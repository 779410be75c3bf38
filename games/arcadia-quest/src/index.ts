/** Arcadia Quest, alone: three heroes take a city back from a vampire. */
import { gameModule } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import rulesText from '../content/rules.json' with { type: 'json' }
import { files } from './content/files.ts'
import { loadContent } from './content/load.ts'
import { pack } from './content/pack.ts'
import { campaignWith, optionsOf, setUp } from './rules/campaign.ts'
import { game } from './rules/game.ts'
import { rules } from './rules/rulebook.ts'
import type { Table } from './rules/rulebook.ts'
import { describe } from './words/describe.ts'
import { glossary } from './words/glossary.ts'

function create(files: Files): Game {
  const data = loadContent(files)
  const campaign = campaignWith(data)
  return defineGame({
    id: 'arcadia-quest',
    name: 'Arcadia Quest',
    about: 'Three heroes against the monsters of a vampire: take the city back, quarter by quarter.',
    version: '1.0.0',
    contentHash: data.hash,
    seats: [1, 1],
    options: optionsOf(data),
    components: data.components,
    rules,
    data,
    procedures: data.book.procedures,
    text: data.text,
    main: game,
    setUp: (table, setup) => setUp(campaign, table, setup),
    describe,
    glossary: glossary(data),
    rulesText,
    rest: {
      card: 'box',
      curse: 'curseDeck',
      figure: 'gone',
      token: 'spentTokens',
      type: 'row',
      order: 'discards',
    },
    campaign,
    maps: data.drawings,
  })
}

/** The game with the content it comes with, and the means to play it with other content. */
export const arcadiaQuest = gameModule(pack, files, create)

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}
