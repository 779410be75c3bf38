/** Lantern Watch: a small co-operative game, to be copied. */
import { gameModule } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import rulesText from '../content/rules.json' with { type: 'json' }
import { foresight } from './rules/foresight.ts'
import { files } from './content/files.ts'
import { loadContent } from './content/load.ts'
import { pack } from './content/pack.ts'
import { campaignWith, setUp } from './rules/campaign.ts'
import { night } from './rules/night.ts'
import { rules } from './rules/rulebook.ts'
import { describe } from './words/describe.ts'
import { glossary } from './words/glossary.ts'

function create(files: Files): Game {
  const data = loadContent(files)
  const campaign = campaignWith(data)
  const skies = data.skies.map(({ id }) => id)
  return defineGame({
    id: 'lantern-watch',
    name: 'Lantern Watch',
    about: 'Four lanterns, one to four watchers, and a long night: keep them burning until dawn.',
    version: '1.0.0',
    contentHash: data.hash,
    seats: [1, 4],
    // AN OPTION: how dark the night is. `setUp` finds what was chosen in `setup.options.sky`.
    options: { sky: { values: skies, default: skies[0], about: data.say('about-sky') } },
    components: data.components,
    rules,
    data,
    procedures: data.book.procedures,
    text: data.text,
    main: night,
    setUp: (table, setup) => setUp(campaign, table, setup),
    describe,
    glossary: glossary(data),
    rulesText,
    foresight,
    // Where a situation puts what it pushes aside.
    rest: { card: 'drawPile', shadow: 'shadowDeck' },
    campaign,
  })
}

/** The game with the content it comes with, and the means to play it with other content. */
export const lanternWatch = gameModule(pack, files, create)
