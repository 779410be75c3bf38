/** Tiny Fight: the smallest complete game, to be copied. */
import { gameModule } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import campaignCards from '../content/campaign-cards.json' with { type: 'json' }
import campaignFile from '../content/campaign.json' with { type: 'json' }
import cards from '../content/cards.json' with { type: 'json' }
import enemies from '../content/enemies.json' with { type: 'json' }
import rulesText from '../content/rules.json' with { type: 'json' }
import text from '../content/text.json' with { type: 'json' }
import words from '../content/words.json' with { type: 'json' }
import { beginChapter, campaignWith } from './campaign.ts'
import { loadContent, pack } from './content.ts'
import { describe, glossary } from './describe.ts'
import { fight } from './fight.ts'
import { foresight } from './foresight.ts'
import { rules } from './rulebook.ts'

/** A pack that leaves the campaign as it is need not bring it. */
const campaignFiles: Files = { 'campaign-cards.json': campaignCards, 'campaign.json': campaignFile }

function create(files: Files): Game {
  const data = loadContent({ ...campaignFiles, ...files })
  const campaign = campaignWith(data)
  return defineGame({
    id: 'tiny-fight',
    name: 'Tiny Fight',
    about: 'One hero, ten cards, three enemies: the smallest game, to learn the system by.',
    version: '1.0.0',
    contentHash: data.hash,
    seats: [1, 1],
    components: data.components,
    rules,
    data,
    text: data.files.words,
    main: fight,
    setUp: (table, setup) => beginChapter(campaign, table, setup),
    describe,
    glossary: glossary(data),
    rulesText,
    foresight,
    rest: { card: 'drawPile' },
    campaign,
  })
}

const files: Files = {
  'cards.json': cards,
  'enemies.json': enemies,
  'text.json': text,
  'words.json': words,
  ...campaignFiles,
}

/** The game with the content it comes with, and the means to play it with other content. */
export const tinyFight = gameModule(pack, files, create)
