/** This checkout beside another: every game by turns in fresh processes, and the ratio of each pair. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { CommandError } from '../command-error.ts'
import { median } from './rounds.ts'

/** What is measured of a game: decisions a second, the same while the program warms up, and copies of a table. */
const MEASURED = ['decisions', 'first', 'forks'] as const
type Measured = (typeof MEASURED)[number]

/** How much faster this checkout is than the other: 1 is the same, 1.1 a tenth faster. */
interface Ratio {
  readonly ratio: number
  readonly least: number
  readonly most: number
}

/** The decisions of a game, and what else was measured of it. */
export interface Comparison extends Ratio {
  readonly pairs: number
  readonly first: Ratio
  readonly forks: Ratio
}

/** How long one process plays, in seconds: before anything is counted, and then. */
interface PlayTime {
  readonly warmUp: number
  readonly seconds: number
}

const script = fileURLToPath(new URL('./checkout-speed.mjs', import.meta.url))
/** How a checkout runs its rules as plain JavaScript; older ones cannot. */
const plain = 'apps/cli/bin/plain-javascript.mjs'
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
  const ratios: Record<Measured, number[]> = { decisions: [], first: [], forks: [] }
  for (let pair = 0; pair < pairs; pair++) {
    const before = await speedOf(other, id, time)
    const now = await speedOf(here, id, time)
    for (const one of MEASURED) ratios[one].push(now[one] / before[one])
  }
  const [decisions, first, forks] = MEASURED.map((one) => middleOf(ratios[one]))
  return { ...decisions, pairs, first, forks }
}

function middleOf(ratios: readonly number[]): Ratio {
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}

async function speedOf(
  folder: string,
  id: string,
  { warmUp, seconds }: PlayTime,
): Promise<Readonly<Record<Measured, number>>> {
  try {
    const register = `${folder}/${plain}`
    const asked = [script, folder, id, String(warmUp), String(seconds)]
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...(existsSync(register) ? ['--import', pathToFileURL(register).href] : []),
      ...asked,
    ])
    return JSON.parse(stdout) as Record<Measured, number>
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string }
    const reason = stderr.split('\n').find((line) => /Error: /.test(line)) ?? String(error)
    throw new CommandError(`${id} could not be measured in ${folder}: ${reason.trim()}`)
  }
}
