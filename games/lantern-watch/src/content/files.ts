/** The content that the game comes with. */
import type { Files } from '@hearthkeep/content'
import campaign from '../../content/campaign.json' with { type: 'json' }
import cards from '../../content/cards.json' with { type: 'json' }
import night from '../../content/night.json' with { type: 'json' }
import shadows from '../../content/shadows.json' with { type: 'json' }
import text from '../../content/text.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export { words }

/** The words on the table: those that the game's own file has. */
export type TableWord = keyof typeof words.table

export const files: Files = {
  'cards.json': cards,
  'shadows.json': shadows,
  'night.json': night,
  'campaign.json': campaign,
  'text.json': text,
  'words.json': words,
}
