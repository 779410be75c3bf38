import type { ConformanceOptions } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, rulesAreTested } from '@hearthkeep/testkit/vitest'
import { describe } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { smallTimeHeroes } from '../src/index.ts'

const { game } = smallTimeHeroes
const situations = readSituations(new URL('../situations', import.meta.url))

/** [R195] Of the top cards of Goblin decks and of the Rewards of a standard game see what-players-know.test.ts. */
const secrets: ConformanceOptions['secrets'] = {
  'heroes.deck': 'from-all',
  'heroes.marketDeck': 'from-all',
  'heroes.knowledgeDeck': 'from-all',
  'waveDecks.deck': 'from-all',
  'intents.card': 'from-all',
  intentDeck: 'from-all',
  potionDeck: 'from-all',
  challengeDeck: 'from-all',
  unusedChallenges: 'from-all',
}

describe.each(game.options['boss'].values)('against the %s', (boss) => {
  const options = ['day', 'campaign'].flatMap((mode) =>
    ['joan', 'lira'].map((hero) => ({ boss, hero, mode })),
  )
  // A Bomb goes to the discard pile face up, and a hand lies open; both may be shuffled into a new deck in the same step, if a Wave ends there.
  conformance(game, { games: 2, every: 8, options, secrets, mind, reveals: ['bomb-added', 'card-drawn'] })
})

describe('playthroughs', () => {
  const folder = new URL('../playthroughs/', import.meta.url)
  goldenPlaythrough(game, new URL('joan-houndmaster.golden.txt', folder), {
    seed: 4,
    mind,
    options: { hero: 'joan', boss: 'houndmaster' },
  })
  goldenPlaythrough(game, new URL('two-players-goblin-king.golden.txt', folder), {
    seed: 13,
    seats: 2,
    bot: 'random',
    options: { boss: 'goblin-king' },
  })
})

rulesAreTested(game, {
  tests: new URL('.', import.meta.url),
  situations,
  untestable: { A40: 'an old name for the Reset, which the computer game never uses' },
})
