import { fittedOptions } from '@hearthkeep/engine'
import type { ConformanceOptions } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, rulesAreTested } from '@hearthkeep/testkit/vitest'
import { describe } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { greyport } from '../src/index.ts'

const { game } = greyport

/** [S12] Of the tops of open decks see what-players-know.test.ts. */
const secrets: ConformanceOptions['secrets'] = {
  'players.deck': 'from-all',
  monsterDeck: 'from-all',
  heroDeck: 'from-all',
  itemDeck: 'from-all',
}

const scenarios = game.options['scenario'].values
describe.each([...scenarios.entries()])('scenario %i, %s', (number, scenario) => {
  // Over all scenarios every number of players comes several times.
  const seats = [2 + (number % 4)]
  const others = [2 + ((number + 2) % 4)]
  // Plenty of health, so that games at random come to the last encounter.
  const long = { scenario, hp: '20', rest: '5' }
  const options = [
    { scenario },
    { ...long, locations: 'random', monsters1: 'all', first: '2' },
    { ...long, wounded: '2', monsters2: 'printed+dragons', monsters3: 'aberrations' },
  ].map((chosen) => fittedOptions(game, { options: chosen }))
  // Two games of each: one at random and one by the policy.
  conformance(game, { games: 2, every: 48, seats, options, secrets, mind })

  describe('with hands that only their owners see', () => {
    const closed = [
      { ...long, hands: 'closed', locations: 'random' },
      { ...long, silent: 'yes', hp: '8', rest: '0' },
    ]
    conformance(game, {
      ...{ games: 1, every: 32, seats: others, options: closed },
      secrets: { ...secrets, 'players.hand': 'from-others' },
      // Cards are discarded face up; the pile may be shuffled into a new deck in the same step.
      reveals: ['card-discarded'],
    })
  })
})

describe('playthroughs', () => {
  const folder = new URL('../playthroughs/', import.meta.url)
  goldenPlaythrough(game, new URL('two-players-interrupted-party.golden.txt', folder), {
    seed: 4,
    bot: 'random',
  })
  goldenPlaythrough(game, new URL('four-players-attack-of-the-hydra.golden.txt', folder), {
    seed: 7,
    seats: 4,
    bot: 'random',
    options: { scenario: 'attack-of-the-hydra', hp: '20', hands: 'closed', locations: 'random' },
  })
})

rulesAreTested(game, {
  tests: new URL('.', import.meta.url),
  situations: readSituations(new URL('../situations', import.meta.url)),
  examples: / cites X\d+, /, // the worked examples of the rules have numbers of their own
})
