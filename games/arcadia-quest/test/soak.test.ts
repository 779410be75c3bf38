/** Very many missions at random; `SOAK=1 npx vitest run games/arcadia-quest/test/soak.test.ts` plays 5,000 of them. */
import { createBot } from '@hearthkeep/bots'
import { LOST, start, WON } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { arcadiaQuest } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { faultsOf } from './sound.ts'

const isSoak = process.env.SOAK === '1'
/** For each scenario and number of the mission: 66 times so many in all. */
const GAMES = isSoak ? 76 : 4
const HOUR = 3_600_000

const { game } = arcadiaQuest
const scenarios = game.options['scenario'].values.filter((scenario) => scenario !== 'random')

describe.each(scenarios)('%s', (scenario) => {
  test.each(['1', '2', '3', '4', '5', '6'])(
    `as mission %s: ${GAMES} games come to an end, and nothing gets lost on the way`,
    (mission) => {
      const bot = createBot('random', game)
      const table = game.newTable() as Table
      for (let number = 0; number < GAMES; number++) {
        const seed = number * 31 + Number(mission)
        const guild = number % 2 === 0 ? 'random' : 'chosen'
        const options = { scenario, mission, guild }
        const where = JSON.stringify({ seed, options })
        bot.reseed(seed)
        start(game, { seed, options }, table)
        let decisions = 0
        for (; !table.isOver && decisions < 5000; decisions++) {
          if (decisions % 32 === 0)
            expect([...misplacedThings(game, table), ...faultsOf(table)], where).toEqual([])
          try {
            table.take(bot.choose(table))
          } catch (error) {
            throw new Error(`${where}, decision ${decisions}: ${(error as Error).message}`, { cause: error })
          }
        }
        expect(misplacedThings(game, table), where).toEqual([])
        expect([WON, LOST], where).toContain(table.outcome)
      }
      bot.release()
      table.release()
    },
    HOUR,
  )
})
