// Run by itself, as `node checkout-speed.mjs DIR GAME WARM-UP SECONDS`: prints how fast a checkout of the project is, as JSON, by this
// thread's own processor time: `first`, decisions of random games a second while it warms up; `decisions`, after that; `forks`, copies of
// a table. Nothing but the folder given is loaded, so that old checkouts can be measured, too. Plain JavaScript: see plain-javascript.mjs.
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** As `bin/hearthkeep.mjs` does. */
setFlagsFromString('--max-inlined-bytecode-size-cumulative=5000')

const GAMES_AT_ONCE = 20
const FORKS_AT_ONCE = 10_000
const TABLES = 16

const [folder, id, warmUp, seconds] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(`${folder}/packages/${name}/src/index.ts`).href)
const { findGame } = await load('catalog')
const { createBot } = await load('bots')
const { completeSetup, deal, start } = await load('engine')
const module = findGame(id)
if (module === undefined) throw new Error(`no game ${id} in ${folder}`)
const { game } = module
const bot = createBot('random', game)
const setup = completeSetup(game, { seed: 0 })
const table = game.newTable()
let seed = 0

/** How often a second something is done, that says how often it did it. */
function rateOf(most, task) {
  const began = process.threadCpuUsage().user
  let done = 0
  for (;;) {
    done += task()
    const spent = (process.threadCpuUsage().user - began) / 1e6
    if (spent >= most) return Math.round(done / spent)
  }
}

function playSome() {
  let decisions = 0
  for (let i = 0; i < GAMES_AT_ONCE; i++) {
    seed++
    bot.reseed(~seed)
    deal(game, { ...setup, seed }, table)
    for (; !table.isOver; decisions++) table.take(bot.choose(table))
  }
  return decisions
}

const tables = Array.from({ length: TABLES + 1 }, (_, seed) => start(game, { seed }))
function forkSome() {
  for (let i = 0; i < FORKS_AT_ONCE; i++) tables[i % TABLES].copyFrom(tables[TABLES])
  return FORKS_AT_ONCE
}

const first = rateOf(Number(warmUp), playSome)
const decisions = rateOf(Number(seconds), playSome)
rateOf(Number(seconds) / 8, forkSome)
console.log(JSON.stringify({ first, decisions, forks: rateOf(Number(seconds) / 8, forkSome) }))
