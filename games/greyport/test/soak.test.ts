/** Very many games at random; `SOAK=1 npx vitest run games/greyport/test/soak.test.ts` plays them all. */
import { createBot } from '@hearthkeep/bots'
import { fittedOptions, LOST, WON } from '@hearthkeep/engine'
import { soak } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { hardy } from './hardy.ts'

const isSoak = process.env.SOAK === '1'
/** For each scenario and number of players: 28 times so many in all. */
const GAMES = isSoak ? 720 : 6
const HOUR = 3_600_000

const { game } = greyport
const long = hardy(game)
const values = (name: string): readonly string[] => game.options[name].values

/** Every value of every option, each in a rhythm of its own. */
function optionsOf(number: number, scenario: string): Record<string, string> {
  const nth = (name: string, step: number): string => values(name)[(number * step) % values(name).length]
  return {
    ...{ scenario, rest: nth('rest', 5), hands: nth('hands', 1), first: nth('first', 3) },
    ...{ monsters1: nth('monsters1', 1), monsters2: nth('monsters2', 2), monsters3: nth('monsters3', 4) },
    ...{
      locations: nth('locations', 1),
      wounded: nth('wounded', 1),
      silent: number % 7 === 0 ? 'yes' : 'no',
    },
    // Few live to see the second encounter at random, so half the games have plenty of health.
    hp: nth('hp', 1),
  }
}

describe.each(values('scenario'))('%s', (scenario) => {
  test.each([2, 3, 4, 5])(
    `${GAMES} games of %i players come to an end, and nothing gets lost on the way`,
    (seats) => {
      const bot = createBot('random', game)
      const table = game.newTable() as Table
      const outcomes = new Set<number>()
      let furthest = 0
      for (let number = 0; number < GAMES; number++) {
        const seed = number * 31 + seats
        const options = fittedOptions(game, { seats, options: optionsOf(number, scenario) })
        soak(number % 2 === 0 ? game : long, table, { seats, seed, options }, bot, {
          every: 16,
          most: 20_000,
        })
        outcomes.add(table.outcome)
        furthest = Math.max(furthest, table.encounter)
      }
      if (!isSoak) return
      expect(outcomes).toEqual(new Set([WON, LOST]))
      expect(furthest).toBe(table.data.scenarios[table.scenario].encounters.length)
    },
    HOUR,
  )
})
