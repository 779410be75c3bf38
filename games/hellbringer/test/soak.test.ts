/** Very many games at random, and campaigns by a fair player; `SOAK=1 npx vitest run games/hellbringer/test/soak.test.ts` plays them all. */
import { createBot } from '@hearthkeep/bots'
import { verifyCampaign } from '@hearthkeep/engine'
import type { Mind } from '@hearthkeep/engine'
import { playCampaign, soak } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { hellbringer } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { hardy } from './hardy.ts'

const isSoak = process.env.SOAK === '1'
/** For each scenario and number of players: 36 times so many in all. */
const GAMES = isSoak ? 500 : 4
const CAMPAIGNS = isSoak ? 500 : 2
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

/** Enters the Secret Portal whenever it can, so that cards are carried home and brought along [H162]. */
const bold: Mind = {
  ...mind,
  weigh(t, weights) {
    mind.weigh(t, weights)
    for (let i = 0; i < t.choices.count; i++)
      if (t.choices.kindOf(i) === rules.choices['enter-portal'].id) weights[i] = Number.MAX_VALUE
  },
}

test(
  `[HA62] ${CAMPAIGNS} campaigns come to an end: every scenario is won in its order, and their records replay`,
  () => {
    let carried = 0
    for (let number = 0; number < CAMPAIGNS; number++) {
      const people = { first: 1000 * number + 1, seats: 1 + (number % 4) }
      const campaign = playCampaign(game, { ...people, mind: number % 8 < 4 ? mind : bold })
      const where = JSON.stringify(people)
      const won = campaign.chapters.filter(({ outcome }) => outcome === 'won')
      expect(
        won.map(({ chapter }) => chapter),
        where,
      ).toEqual(scenarios.filter((one) => one !== 'random'))
      carried += campaign.chapters.filter(({ record }) => record.setup.carried?.['cards'] !== '').length
      if (number % 16 === 0) expect(verifyCampaign(game, campaign), where).toMatchObject({ isSame: true })
    }
    if (isSoak) expect(carried).toBeGreaterThan(0)
  },
  HOUR,
)
