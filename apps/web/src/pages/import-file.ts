/** Files from outside as saved games: a saved match, or a bare record. */
import { parseRecord } from '@hearthkeep/engine'
import { Match, parseSaved } from '@hearthkeep/match'
import { loadGame } from '../games/use-game.ts'
import { keepMatch } from '../session/open-session.ts'

/** What came of a file. */
export type Imported =
  | { readonly file: string; readonly id: string; readonly game: string; readonly steps: number }
  | { readonly file: string; readonly complaint: string }

/** Larger than any game; what is larger is something else, and reading it would only freeze the page. */
const MOST_BYTES = 5_000_000

/** Plays the game in a text again and keeps it; throws an error that says what is wrong, and then keeps nothing. */
async function keepText(text: string): Promise<{ id: string; game: string; steps: number }> {
  if (!text.startsWith('hearthkeep ')) throw new Error('it is no game of Hearthkeep.')
  const saved = text.startsWith('hearthkeep match ') ? parseSaved(text) : undefined
  const record = saved?.record ?? parseRecord(text)
  const loaded = await loadGame(record.game)
  if (loaded === undefined) throw new Error(`it is a game of “${record.game}”, which is not on this shelf.`)
  const { game } = loaded.module
  const match =
    saved === undefined ? Match.resume(game, record, { autoForced: true }) : Match.open(game, saved)
  try {
    return { id: await keepMatch(match), game: game.id, steps: match.steps }
  } finally {
    match.close()
  }
}

/** Takes a file in. Never throws: what is wrong is said in words. */
export async function importFile(file: File): Promise<Imported> {
  try {
    if (file.size > MOST_BYTES) throw new Error('it is far too large to be a game.')
    return { file: file.name, ...(await keepText(await file.text())) }
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error)
    return { file: file.name, complaint: /[.!?]$/.test(complaint) ? complaint : `${complaint}.` }
  }
}
