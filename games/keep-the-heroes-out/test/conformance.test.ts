import type { ConformanceOptions } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, rulesAreTested } from '@hearthkeep/testkit/vitest'
import { describe } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { keepTheHeroesOut } from '../src/index.ts'

const { game } = keepTheHeroesOut

/** [Q57] Everything else lies open, hands too. */
const secrets: ConformanceOptions['secrets'] = {
  'players.deck': 'from-all',
  craftDeck: 'from-all',
  guildDeck: 'from-all',
  'chests.back': 'from-all',
  unusedChests: 'from-all',
}

/** Guild cards are revealed to all; the last of a level is shuffled into the new deck in the same step. */
const reveals = ['guild-card-revealed', 'guild-card-ignored']

const values = (name: string): readonly string[] => game.options[name].values

describe.each([...values('scenario').entries()])('scenario %i, %s', (number, scenario) => {
  const difficulties = values('difficulty')
  const nth = (step: number): string => difficulties[(number + step) % difficulties.length]
  // Two games of each: one at random and one by the policy.
  conformance(game, {
    ...{ games: 2, every: 40, secrets, reveals, mind },
    seats: [1 + (number % 4), 1 + ((number + 2) % 4)],
    options: [
      { scenario, difficulty: nth(0) },
      { scenario, difficulty: nth(1), rooms: 'twelve' },
    ],
  })

  describe('in other numbers', () => {
    conformance(game, {
      ...{ games: 1, every: 40, secrets, reveals },
      seats: [1 + ((number + 1) % 4), 1 + ((number + 3) % 4)],
      options: [{ scenario, difficulty: nth(2), rooms: 'twelve' }, { scenario }],
    })
  })
})

describe('playthroughs', () => {
  const folder = new URL('../playthroughs/', import.meta.url)
  goldenPlaythrough(game, new URL('two-players-quiet-tuesday.golden.txt', folder), {
    seed: 4,
    seats: 2,
    bot: 'random',
  })
  goldenPlaythrough(game, new URL('four-players-frogs-of-war.golden.txt', folder), {
    seed: 7,
    seats: 4,
    bot: 'random',
    options: { scenario: 'frogs-of-war', difficulty: 'hard', rooms: 'twelve' },
  })
})

rulesAreTested(game, {
  tests: new URL('.', import.meta.url),
  situations: readSituations(new URL('../situations', import.meta.url)),
  untestable: { Q61: 'no scenario of the box has a hero with more than one health' },
  examples: / cites K\d+, /, // the worked examples of the rules have numbers of their own
})
