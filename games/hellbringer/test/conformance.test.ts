import { probeHonesty } from '@hearthkeep/testkit'
import type { ConformanceOptions } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, rulesAreTested } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { hellbringer } from '../src/index.ts'
import { hardy } from './hardy.ts'

const { game } = hellbringer

/** Of hands see company.test.ts: that of an eliminated player lies open [H151]. */
const secrets: ConformanceOptions['secrets'] = {
  ...{ drawPile: 'from-all', commons: 'from-all', combats: 'from-all' },
  ...{ combatBox: 'from-all', monsterPile: 'from-all' },
}
/** What these name was shown to all, or to who looked at it, and may lie hidden again at the end of the step. */
const reveals = [
  ...['card-discarded', 'card-drawn', 'card-returned', 'card-collected', 'enemy-entered'],
  ...['trade-offered', 'traded', 'traded-with-mule', 'card-activated', 'item-equipped', 'companion-assigned'],
  ...['skill-learned', 'item-enchanted', 'card-put-under', 'card-revealed', 'combat-put-back', 'effect-over'],
]

const scenarios = game.options['scenario'].values
describe.each([...scenarios.entries()])('scenario %i, %s', (number, scenario) => {
  // Over all scenarios every number of players comes several times.
  const seats = [1 + (number % 4)]
  conformance(game, { games: 1, every: 16, seats, options: [{ scenario }], secrets, reveals })
  conformance(hardy(game), {
    ...{ games: 1, every: 128, seats, limit: 6000, secrets, reveals },
    options: [{ scenario, hands: 'closed' }],
  })
})

describe('the campaign', () => {
  const carried = [
    {},
    { chapter: 'kennel-of-the-dead', unlocks: 'mule, perk-3', cards: 'Long Sword, Hound' },
    { chapter: 'the-hellbringer', unlocks: 'mule, perk-3, perk-4' },
  ]
  conformance(game, { games: 1, every: 16, seats: [1, 2], carried, secrets, reveals })
})

test('nobody is told what they cannot see, by any set-up', () => {
  expect(probeHonesty(game, { positions: 120 }).faults).toEqual([])
})

describe('playthroughs', () => {
  const playthrough = (name: string): URL => new URL(`../playthroughs/${name}.golden.txt`, import.meta.url)
  goldenPlaythrough(game, playthrough('alone'), { seed: 4, bot: 'random' })
  goldenPlaythrough(game, playthrough('three-in-the-dark'), {
    ...{ seats: 3, seed: 9, bot: 'random' },
    options: { scenario: 'the-candle-tax', hands: 'closed' },
  })
  goldenPlaythrough(hardy(game), playthrough('down-to-the-tomb'), {
    ...{ seed: 12, bot: 'random' },
    options: { scenario: 'the-hellbringer' },
  })
})

rulesAreTested(game, {
  tests: new URL('.', import.meta.url),
  situations: readSituations(new URL('../situations', import.meta.url)),
  examples: / cites HE\d+, /, // the worked examples have numbers of their own
  untestable: { H96: 'a program never runs out of dice' },
})
