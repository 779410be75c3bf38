import { conformance } from '@hearthkeep/testkit/vitest'
import { describe } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'

const { game } = smallTimeHeroes

describe.each(game.options['boss'].values)('against the %s', (boss) => {
  const options = ['day', 'campaign'].flatMap((mode) =>
    ['joan', 'lira'].map((hero) => ({ boss, hero, mode })),
  )
  conformance(game, { games: 2, every: 8, options })
})
