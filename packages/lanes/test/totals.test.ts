/** What games add up to. */
import { PER_GAME } from '@hearthkeep/bots'
import { WON } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { Totals } from '../src/index.ts'

function chunk(...margins: number[]) {
  const results = new Int32Array(margins.length * PER_GAME)
  for (let game = 0; game < margins.length; game++) results[game * PER_GAME] = WON
  return { results, margins: Float64Array.from(margins), broken: [] }
}

test('a margin comes with how far off it may be, however the games were split', () => {
  const whole = new Totals()
  whole.add(chunk(1, 2, 3, 4, 5, 6, 7, 8))
  const split = new Totals()
  split.add(chunk(1, 2, 3))
  split.add(chunk(4, 5, 6, 7, 8))
  expect(split.meanMargin()).toEqual(whole.meanMargin())
  expect(whole.meanMargin()?.mean).toBe(4.5)
  // The variance of 1 to 8 is 5.25; 1.96 standard errors of eight games.
  expect(whole.meanMargin()?.within).toBeCloseTo(1.96 * Math.sqrt(5.25 / 8), 12)
})

test('games that all come to the same leave no doubt, and no games no margin', () => {
  const same = new Totals()
  same.add(chunk(3, 3, 3))
  expect(same.meanMargin()).toEqual({ mean: 3, within: 0 })
  expect(new Totals().meanMargin()).toBeNull()
})
