import type { Plan } from '@hearthkeep/bots'
import { Stream } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { anytimeInterval, compare } from '../src/index.ts'

const plan: Plan = {
  ...{ game: 'tiny-fight', files: undefined, bots: ['random'], seats: undefined, options: {}, seed: 1 },
}
/** The tiny fight with another Strike. */
const withStrike = (damage: number): Plan => ({
  ...plan,
  files: { 'cards.json': JSON.stringify([{ id: 'strike', effects: [{ damage }] }]) },
})
const size = { games: 6000, within: 0.01, workers: 1 }

test('a weaker card is found out, with the interval away from 0 and no more games than it takes', async () => {
  const found = await compare(plan, withStrike(5), size)
  expect(found.verdict).toBe('worse')
  expect(found.interval[1]).toBeLessThan(0)
  expect(found.interval[0]).toBeLessThan(found.difference)
  expect(found.games).toBeLessThan(size.games)
  expect(found.onlyBefore - found.onlyAfter).toBe(-Math.round(found.difference * found.games))
  expect(found.needed).toBeNull()
})

test('it says the same the other way round, and on two threads', async () => {
  const [one, other] = await Promise.all([
    compare(plan, withStrike(7), { ...size, games: 400 }),
    compare(withStrike(7), plan, { ...size, games: 400, workers: 2 }),
  ])
  expect(other.difference).toBe(-one.difference)
  expect(other.winRates).toEqual([...one.winRates].reverse())
})

test('between equal packs there is no difference, and it ends when that is clear', async () => {
  const found = await compare(plan, withStrike(6), { ...size, games: 20_000, within: 0.02 })
  expect(found).toMatchObject({ difference: 0, onlyBefore: 0, onlyAfter: 0, verdict: 'alike' })
  expect(found.games).toBeLessThan(20_000)
})

test('where the games run out it says how many it would take', async () => {
  const found = await compare(plan, withStrike(7), { ...size, games: 60 })
  expect(found).toMatchObject({ games: 60, verdict: 'unclear' })
  expect(found.needed).toBeGreaterThan(60)
})

test('an interval that one looks at after every game is wrong one time in twenty at most', () => {
  const random = Stream.of(7)
  const STUDIES = 400
  let wrong = 0
  for (let study = 0; study < STUDIES; study++) {
    let sum = 0
    let squares = 0
    for (let n = 1; n <= 2000; n++) {
      const one = random.below(5) - 2 // no difference, on average
      const result = one > 1 ? 1 : one < -1 ? -1 : 0
      sum += result
      squares += result * result
      if (n < 100 || n % 10 > 0) continue
      const mean = sum / n
      const [low, high] = anytimeInterval(n, mean, squares / n - mean * mean)
      if (low <= 0 && high >= 0) continue
      wrong++
      break
    }
  }
  expect(wrong).toBeLessThanOrEqual(STUDIES * 0.05)
  random.release()
})

test('a game that breaks off is told with its seed', async () => {
  const broken: Plan = { ...plan, options: {}, seats: undefined, game: 'no-such-game' }
  await expect(compare(plan, broken, size)).rejects.toThrow('there is no game no-such-game')
})
