/** What is said once a table was left: how it ended, or how to go on. */
import { resolve } from 'node:path'
import { StoreError } from '@hearthkeep/match'
import type { Sitting } from './sitting.ts'
import { countOf } from './words-board.ts'

/** A path as a shell reads it. */
const quoted = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

/**
 * Tidies up after a table, and says where its record or its save is; nothing where nothing happened. `content` is
 * the folder of the content it was played with, if that is not the game's own: it is needed to go on, too.
 */
export async function farewell(sitting: Sitting, content?: string): Promise<string | undefined> {
  const { match, game } = sitting
  const flags = content === undefined ? '' : ` --content ${quoted(resolve(content))}`
  const count = countOf(match.steps, 'decision')
  try {
    const left = await sitting.leave()
    const how = match.isOver ? `${game.name}: ${match.outcome} after ${count}.` : `${game.name}, ${count}`
    if (left.kind === 'record') {
      return `${how}\nThe record is ${left.path}\nVerify it with: hearthkeep replay ${quoted(left.path)}${flags}`
    }
    if (left.kind === 'nothing') return match.isOver ? how : undefined
    return `${how}: saved.\nGo on with: hearthkeep play --resume ${quoted(left.path)}${flags}`
  } catch (error) {
    if (!(error instanceof StoreError) && !(error instanceof Error && 'code' in error)) throw error
    return `${game.name}, ${count}: its record could not be written. ${error.message}`
  }
}
