import { probeHonesty } from '@hearthkeep/testkit'
import type { ConformanceOptions } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, rulesAreTested } from '@hearthkeep/testkit/vitest'
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

describe('playthroughs', () => {
  const playthrough = (name: string): URL => new URL(`../playthroughs/${name}.golden.txt`, import.meta.url)
  goldenPlaythrough(game, playthrough('district-of-hammers'), { seed: 4, bot: 'random' })
  goldenPlaythrough(game, playthrough('evershadow-district'), {
    ...{ seed: 9, bot: 'random' },
    options: { scenario: 'evershadow-district' },
  })
})

rulesAreTested(game, {
  tests: new URL('.', import.meta.url),
  situations: readSituations(new URL('../situations', import.meta.url)),
  examples: / cites T-\d+, /, // the worked examples have numbers of their own
  untestable: { 'R-32': 'on no map of ours anybody is seen where no way leads' },
})
