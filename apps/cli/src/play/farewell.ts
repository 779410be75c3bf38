/** What is said once a table was left: how it ended, or how to go on. */
import { resolve } from 'node:path'
import { partsInWords, StoreError } from '@hearthkeep/match'
import type { Left, Sitting } from './sitting.ts'
import { countOf } from './words-board.ts'

/** A path as a shell reads it. */
const quoted = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

/** What is said of a table that was left. */
interface Farewell {
  /** Nothing where nothing happened. */
  readonly words?: string | undefined
  /** Whether something is not saved that should be. */
  readonly isProblem: boolean
}

/**
 * Tidies up after a table, and says where its record or its save is. `content` is the folder of the content it was
 * played with, if that is not the game's own: it is needed to go on, too.
 */
export async function farewell(sitting: Sitting, content?: string): Promise<Farewell> {
  const { match, game, problem } = sitting
  const count = countOf(match.steps, 'decision')
  try {
    const left = await sitting.leave()
    const words = wordsOf(left, sitting, content)
    if (left.kind === 'gone')
      return {
        words: `${game.name}, ${count}: NOT SAVED: ${left.path} is not there any more`,
        isProblem: true,
      }
    if (problem === undefined || sitting.isLooking) return { words, isProblem: false }
    const what = `NOT SAVED: the last thing that was wanted, which was therefore not done: ${problem}`
    return { words: words === undefined ? `${game.name}: ${what}` : `${words}\n${what}`, isProblem: true }
  } catch (error) {
    if (!(error instanceof StoreError) && !(error instanceof Error && 'code' in error)) throw error
    const kept = sitting.keptAt
    const rest = kept === undefined ? '' : ` The game itself is still in ${kept}`
    return {
      words: `${game.name}, ${count}: NOT SAVED: its record could not be written: ${error.message}.${rest}`,
      isProblem: true,
    }
  }
}

/** How a game ended, or how to go on; undefined where nothing happened. */
function wordsOf(left: Left, { match, game, earned }: Sitting, content?: string): string | undefined {
  const flags = content === undefined ? '' : ` --content ${quoted(resolve(content))}`
  const count = countOf(match.steps, 'decision')
  const how = match.isOver
    ? [
        `${game.name}: ${match.outcome} after ${count}. ${partsInWords(match.parts).join(' ')}`,
        ...earned.map(({ text, rule }) => `${text} [${rule}]`),
      ].join('\n')
    : `${game.name}, ${count}`
  if (left.kind === 'nothing') return match.isOver ? how : undefined
  const path = quoted(left.path)
  if (left.kind === 'record')
    return `${how}\nThe record is ${left.path}\nVerify it with: hearthkeep replay ${path}${flags}`
  return `${how}: saved.\nGo on with: hearthkeep play --resume ${path}${flags}`
}
