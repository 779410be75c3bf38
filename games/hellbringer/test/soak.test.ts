/** Very many games at random; `SOAK=1 npx vitest run games/hellbringer/test/soak.test.ts` plays them all. */
import { createBot } from '@hearthkeep/bots'
import { soak } from '@hearthkeep/testkit'
import { describe, test } from 'vitest'
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
        soak(number % 2 === 0 ? game : long, table, { seats, seed, options }, bot, {
          every: 32,
          most: 40_000,
        })
      }
    },
    HOUR,
  )
})
