/** Files from outside as saved games: a saved match, a bare record, or a bug report with one in it. */
import { LONGEST_TEXT } from '@hearthkeep/engine'
import { gameTextIn } from '@hearthkeep/match'
import { loadGame } from '../games/use-game.ts'
import { keepMatch } from '../session/open-session.ts'
import { readGame } from '../share/read-game.ts'

/** What came of a file. */
export type Imported =
  | { readonly file: string; readonly id: string; readonly game: string; readonly steps: number }
  | { readonly file: string; readonly campaign: string; readonly game: string; readonly chapters: number }
  | { readonly file: string; readonly complaint: string }

/** Plays the game in a text again and keeps it; throws an error that says what is wrong, and then keeps nothing. */
async function keepText(text: string): Promise<{ id: string; game: string; steps: number }> {
  if (!gameTextIn(text).startsWith('hearthkeep ')) throw new Error('it is no game of Hearthkeep.')
  const { record, resume, keep } = readGame(text)
  const loaded = await loadGame(record.game)
  if (loaded === undefined) throw new Error(`it is a game of “${record.game}”, which is not on this shelf.`)
  const { game } = loaded.module
  const match = resume(game)
  try {
    return { id: await keepMatch(match, keep(match)), game: game.id, steps: match.steps }
  } finally {
    match.close()
  }
}

/** Takes a file in. Never throws: what is wrong is said in words. */
export async function importFile(file: File): Promise<Imported> {
  try {
    // Before it is read: that alone could freeze the page.
    if (file.size > LONGEST_TEXT) throw new Error('it is far too large to be a game.')
    const text = await file.text()
    if (text.startsWith('hearthkeep campaign')) {
      const { importCampaign } = await import('../campaigns/campaigns.ts')
      const { id, game, chapters } = await importCampaign(text)
      return { file: file.name, campaign: id, game, chapters }
    }
    return { file: file.name, ...(await keepText(text)) }
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error)
    return { file: file.name, complaint: /[.!?]$/.test(complaint) ? complaint : `${complaint}.` }
  }
}
