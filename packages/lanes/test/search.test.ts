/** A search is the same on any thread, and leaves nothing behind. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Advisor, createBot } from '@hearthkeep/bots'
import type { Plan } from '@hearthkeep/bots'
import { findGame } from '@hearthkeep/catalog'
import { minds } from '@hearthkeep/catalog/minds'
import { handOver, start } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { simulate } from '../src/index.ts'

const isSoak = process.env['SOAK'] === '1'
const GAMES = isSoak ? 40 : 2
const SEARCHES = isSoak ? 10_000 : 300
/** Bytes of the heap that compiled code and the sizes of lists that have once been long may take. */
const MOST_GROWTH = 4_000_000
/** Integers by which lists of choices that were never as long before may grow; one adviser that is not given back takes more. */
const MOST_INTEGERS = 16_384
const HOUR = 3_600_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapUsed(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** How far tables reach in the engine's memory: a new one lies behind all that was not given back. */
function reached(game: Game): number {
  const tables = Array.from({ length: 50 }, () => game.newTable())
  const most = Math.max(...tables.map(({ at }) => at))
  for (const table of tables) table.release()
  return most
}

test.each(Object.keys(minds))(
  `%s: ${GAMES} games of search-20 come to the same in one thread and in two`,
  async (id) => {
    const plan: Plan = {
      ...{ game: id, files: undefined, bots: ['search-20'], seats: undefined, options: {}, seed: 11 },
    }
    const [one, two] = [
      await simulate(plan, { games: GAMES, workers: 1 }),
      await simulate(plan, { games: GAMES, workers: 2 }),
    ].map(({ simulation }) => simulation)
    expect([one.workers, two.workers]).toEqual([1, 2])
    expect(two).toMatchObject({ hash: one.hash, wins: one.wins, decisions: one.decisions, errors: 0 })
  },
  HOUR,
)

test.each(Object.keys(minds))(
  `%s: memory is flat over ${SEARCHES} searches, advice and forecasts among them`,
  async (id) => {
    const game = findGame(id)?.game as Game
    const mind = await minds[id]()
    const [moment] = Object.keys(game.foresight?.moments ?? {})
    const bot = createBot('search-20', game, mind)
    const table = game.newTable()
    let seed = 0
    const think = (searches: number): void => {
      for (let i = 0; i < searches; i++) {
        if (table.isOver || i === 0) start(game, { seed: ++seed }, table)
        const chosen = bot.choose(table)
        if (i % 10 === 0) {
          // As a page does: an adviser that is made for the occasion, and given back.
          const advisor = new Advisor(game, mind)
          const known = game.newTable()
          const seat = table.choices.seatOf(chosen)
          handOver(game, table, seat, known)
          const block = known.cells.slice()
          advisor.advise(block, seat, { simulations: 5 })
          if (i % 50 === 0) advisor.forecast(block, { moment, seat })
          known.release()
          advisor.release()
        }
        table.take(chosen)
      }
    }
    think(SEARCHES / 10)
    const before = { heap: heapUsed(), engine: reached(game) }
    think(SEARCHES - SEARCHES / 10)
    const after = { heap: heapUsed(), engine: reached(game) }
    const growth = { heap: after.heap - before.heap, engine: after.engine - before.engine }
    console.log(`${id}: ${growth.heap} bytes of the heap, ${growth.engine} integers of the engine's memory`)
    expect(growth.heap).toBeLessThan(MOST_GROWTH)
    expect(growth.engine).toBeLessThan(MOST_INTEGERS)
    bot.release()
    table.release()
  },
  HOUR,
)
