/** Chances from worths, without functions whose results differ between machines. */
import { tail } from '@hearthkeep/content'
import { expect, test } from 'vitest'

test('the tail of a normal variable: even in the middle, symmetric, and right to a few hundredths', () => {
  const chances = [0, 0.5, 1, 2, 3].map(tail)
  ;[0.5, 0.309, 0.159, 0.023, 0.001].forEach((chance, i) => expect(chances[i]).toBeCloseTo(chance, 1))
  for (const deviations of [0.5, 1, 2]) expect(tail(-deviations)).toBeCloseTo(1 - tail(deviations), 12)
})
