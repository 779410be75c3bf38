import { probeHonesty } from '@hearthkeep/testkit'
import type { ConformanceOptions } from '@hearthkeep/testkit'
import { conformance } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { arcadiaQuest } from '../src/index.ts'

const { game } = arcadiaQuest

const secrets: ConformanceOptions['secrets'] = {
  ...{ deck: 'from-all', tokenBox: 'from-all', upgrades: 'from-all', curseDeck: 'from-all' },
}

const scenarios = game.options['scenario'].values
describe.each([...scenarios.entries()])('scenario %i, %s', (number, scenario) => {
  const mission = String(1 + (number % 6))
  conformance(game, { games: 1, every: 16, options: [{ scenario, mission }], secrets })
})

describe('the campaign', () => {
  conformance(game, { games: 2, every: 16, carried: [{}], secrets })
})

test('nobody is told what they cannot see, by any set-up', () => {
  expect(probeHonesty(game, { positions: 60 }).faults).toEqual([])
})
