/** This checkout beside another: every game by turns in fresh processes, and the ratio of each pair. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CommandError } from '../command-error.ts'
import { median } from './rounds.ts'

/** How much faster this checkout plays a game than the other: 1 is the same, 1.1 a tenth faster. */
export interface Comparison {
  readonly ratio: number
  readonly least: number
  readonly most: number
  readonly pairs: number
}

/** How long one process plays, in seconds: before anything is counted, and then. */
interface PlayTime {
  readonly warmUp: number
  readonly seconds: number
}

const script = fileURLToPath(new URL('./checkout-speed.ts', import.meta.url))
const here = fileURLToPath(new URL('../../../..', import.meta.url))

/** The folder of the other checkout; refused with what is wrong if it is none that can be played. */
export function checkCheckout(folder: string): string {
  for (const needed of ['packages/catalog/src/index.ts', 'packages/bots/src/index.ts', 'node_modules']) {
    if (existsSync(`${folder}/${needed}`)) continue
    const advice =
      needed === 'node_modules' ? 'run `npm ci` there' : 'name the root of a checkout of Hearthkeep'
    throw new CommandError(`${folder}: there is no ${needed}; ${advice}`)
  }
  return folder
}

/** Measures one game. The compiler decides anew in every process, so many short pairs say more than a long one. */
export async function compare(
  other: string,
  id: string,
  { pairs, ...time }: PlayTime & { readonly pairs: number },
): Promise<Comparison> {
  const ratios: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const before = await speedOf(other, id, time)
    ratios.push((await speedOf(here, id, time)) / before)
  }
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios), pairs }
}

async function speedOf(folder: string, id: string, { warmUp, seconds }: PlayTime): Promise<number> {
  try {
    const asked = [script, folder, id, String(warmUp), String(seconds)]
    const { stdout } = await promisify(execFile)(process.execPath, asked)
    return Number(stdout)
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string }
    const reason = stderr.split('\n').find((line) => /Error: /.test(line)) ?? String(error)
    throw new CommandError(`${id} could not be measured in ${folder}: ${reason.trim()}`)
  }
}
