/** One situation file, from its text to its result. */
import { basename } from 'node:path'
import { parseJson } from '@hearthkeep/engine'
import { parseSituation, runSituation, SituationError } from '@hearthkeep/situations'
import { CommandError } from './command-error.ts'
import { findModule } from './lookup.ts'

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

/** Runs a situation. One that cannot be read, or does not fit its game, has failed without a step. */
export async function runSituationFile(file: string, text: string): Promise<SituationResult> {
  try {
    const situation = parseSituation(text, file)
    const { game } = await findModule(situation.game)
    const { title } = situation
    const { passed, failure } = runSituation(game, situation)
    return { file, title, passed, ...(failure && { failure }) }
  } catch (error) {
    if (!(error instanceof SituationError) && !(error instanceof CommandError)) throw error
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
