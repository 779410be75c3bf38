import { Lengths } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { play } from './measure.ts'
import { SCENARIOS } from './box.ts'

describe('the policy over whole games', () => {
  test.each(SCENARIOS)('[Q44] comes to an end in %s', (scenario) => {
    for (const [seats, rooms] of [
      [1, 'ten'],
      [4, 'twelve'],
    ] as const) {
      const noted = new Lengths()
      play({ seats, scenario, difficulty: 'medium', rooms }, 3, noted)
      expect(noted.decisions).toHaveLength(3)
      expect(Math.max(...noted.decisions)).toBeLessThan(2000)
    }
  })

  test('wins more than playing at random', () => {
    const setting = { seats: 2, scenario: 'quiet-tuesday', difficulty: 'easy' }
    // About one game in four, against one in thirty.
    expect(play(setting, 60)).toBeGreaterThan(9)
    expect(play({ ...setting, bot: 'random' }, 60)).toBeLessThan(6)
  })
})
