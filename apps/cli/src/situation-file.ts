/** One situation file, from its text to its result. */
import { basename } from 'node:path'
import { parseJson } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { parseSituation, runSituation, SituationError } from '@hearthkeep/situations'
import { BAD_CALL, CommandError } from './command-error.ts'
import { readPackFolder } from './files.ts'
import { findModule, withContent } from './lookup.ts'

/** What `situation --json` prints for a file. */
export interface SituationResult {
  readonly file: string
  readonly title: string
  readonly passed: boolean
  readonly failure?: {
    /** The step that failed, from 1; left out where the situation could not be run. */
    readonly step?: number
    readonly message: string
  }
}

/** Games by id, with the content pack in a folder if there is one. Each is made once, however many situations it has. */
export function gamesWith(folder: string | undefined): FindGame {
  if (folder !== undefined) readPackFolder(folder) // throws at once if there is no pack
  const made = new Map<string, Promise<Game>>()
  return async (id) => {
    const module = await findModule(id)
    const game = made.get(id) ?? withContent(module, folder)
    made.set(id, game)
    return game
  }
}

type FindGame = (id: string) => Promise<Game>

/**
 * Runs a situation. One that cannot be read, or does not fit its game, has failed without a step; a pack that is broken is no
 * fault of the situation, and its error is thrown.
 */
export async function runSituationFile(
  file: string,
  text: string,
  findGame: FindGame,
): Promise<SituationResult> {
  try {
    const situation = parseSituation(text, file)
    const { title } = situation
    const { passed, failure } = runSituation(await findGame(situation.game), situation)
    return { file, title, passed, ...(failure && { failure }) }
  } catch (error) {
    const isOurs =
      error instanceof SituationError || (error instanceof CommandError && error.exitCode === BAD_CALL)
    if (!isOurs) throw error
    const where = error instanceof CommandError ? `${file}: ` : ''
    return {
      file,
      title: titleIn(text) ?? basename(file),
      passed: false,
      failure: { message: where + error.message },
    }
  }
}

/** The title in a text that is no sound situation, as far as it can be made out. */
function titleIn(text: string): string | undefined {
  try {
    const { title } = parseJson(text) as { title?: unknown }
    return typeof title === 'string' ? title : undefined
  } catch {
    return undefined
  }
}
