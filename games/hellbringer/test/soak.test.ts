/** Very many games at random; `SOAK=1 npx vitest run games/hellbringer/test/soak.test.ts` plays them all. */
import { createBot } from '@hearthkeep/bots'
import { LOST, start, WON } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { hellbringer } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { hardy } from './hardy.ts'

const isSoak = process.env.SOAK === '1'
/** For each scenario and number of players: 36 times so many in all. */
const GAMES = isSoak ? 500 : 4
const HOUR = 3_600_000

const { game } = hellbringer
const long = hardy(game)
const scenarios = game.options['scenario'].values

describe.each(scenarios.filter((scenario) => scenario !== 'random'))('%s', (scenario) => {
  test.each([1, 2, 3, 4])(
    `${GAMES} games of %i players come to an end, and nothing gets lost on the way`,
    (seats) => {
      const bot = createBot('random', game)
      const table = game.newTable() as Table
      for (let number = 0; number < GAMES; number++) {
        const seed = number * 31 + seats
        const options = { scenario, hands: number % 4 < 2 ? 'open' : 'closed' }
        const where = JSON.stringify({ seats, seed, options })
        bot.reseed(seed)
        start(number % 2 === 0 ? game : long, { seats, seed, options }, table)
        let decisions = 0
        for (; !table.isOver && decisions < 40_000; decisions++) {
          if (decisions % 32 === 0) expect(misplacedThings(game, table), where).toEqual([])
          try {
            table.take(bot.choose(table))
          } catch (error) {
            throw new Error(`${where}, decision ${decisions}: ${(error as Error).message}`, { cause: error })
          }
        }
        expect(misplacedThings(game, table), where).toEqual([])
        expect([WON, LOST], where).toContain(table.outcome)
      }
    },
    HOUR,
  )
})
