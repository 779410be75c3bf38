/**
 * Run by itself, as `node checkout-speed.ts DIR GAME WARM-UP SECONDS`: prints how many decisions of random games a checkout of the project
 * makes in a second of this thread's own processor time. Nothing but the folder given is loaded, so that old checkouts can be
 * measured, too.
 */
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** As `bin/hearthkeep.mjs` does. */
setFlagsFromString('--max-inlined-bytecode-size-cumulative=5000')

const GAMES_AT_ONCE = 50

const [folder, id, warmUp, seconds] = process.argv.slice(2)
const load = (name: string): Promise<unknown> =>
  import(pathToFileURL(`${folder}/packages/${name}/src/index.ts`).href)
const { findGame } = (await load('catalog')) as typeof import('@hearthkeep/catalog')
const { createPlayer } = (await load('bots')) as typeof import('@hearthkeep/bots')
const module = findGame(id)
if (module === undefined) throw new Error(`no game ${id} in ${folder}`)
const play = createPlayer(module.game, {
  ...{ game: id, files: undefined, bot: 'random', seats: undefined, options: {}, seed: 1 },
})
/** The results of a game are four numbers, of which the second says how many decisions it took. */
const [STRIDE, DECISIONS] = [4, 1]
let at = 0

/** Decisions a second, over so many seconds. */
function measure(most: number): number {
  const began = process.threadCpuUsage().user
  let decisions = 0
  for (;;) {
    const { results } = play(at, GAMES_AT_ONCE)
    at += GAMES_AT_ONCE
    for (let i = DECISIONS; i < results.length; i += STRIDE) decisions += results[i]
    const spent = (process.threadCpuUsage().user - began) / 1e6
    if (spent >= most) return decisions / spent
  }
}

measure(Number(warmUp)) // the compiler does its work
console.log(Math.round(measure(Number(seconds))))
