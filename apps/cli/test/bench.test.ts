import { fileURLToPath } from 'node:url'
import { findGame } from '@hearthkeep/catalog'
import { expect, test } from 'vitest'
import { engineFight } from '../src/bench/engine-fight.ts'
import { CHECKED_GAMES, EXPECTED_CHECK } from '../src/bench/peers/check.ts'
import { median } from '../src/bench/rounds.ts'
import { run, runJson } from './run.ts'

interface Speeds {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly forksPerSecond: number
}
interface Thinking {
  readonly simulationsPerSecond: number
  readonly overhead: number
  readonly forecastsPerSecond: number
}
interface Bench {
  readonly tinyFight: {
    readonly check: number
    readonly decisionsPerSecond: number
    readonly ratio: { readonly boardgameio: number; readonly handOptimised: number }
  }
  readonly games: Readonly<Record<string, Speeds>>
  readonly search: Readonly<Record<string, Thinking>>
}

test('the engine plays the tiny fight to the check number', () => {
  const game = findGame('tiny-fight')?.game
  if (game === undefined) throw new Error('there is no tiny fight')
  expect(engineFight(game)(CHECKED_GAMES)).toEqual({ decisions: 17571, wins: 539, check: EXPECTED_CHECK })
})

test('bench --json has the promised shape', async () => {
  const bench = await runJson<Bench>(['bench', '--quick', '--rounds', '1'])
  expect(bench.tinyFight.check).toBe(EXPECTED_CHECK)
  expect(bench.tinyFight.decisionsPerSecond).toBeGreaterThan(0)
  expect(bench.tinyFight.ratio.boardgameio).toBeGreaterThan(0)
  expect(bench.tinyFight.ratio.handOptimised).toBeGreaterThan(0)
  expect(Object.keys(bench.games)).toContain('tiny-fight')
  for (const speeds of Object.values(bench.games)) {
    expect(speeds.decisionsPerSecond).toBeGreaterThan(0)
    expect(speeds.gamesPerSecond).toBeGreaterThan(0)
    expect(speeds.forksPerSecond).toBeGreaterThan(0)
  }
  expect(Object.keys(bench.search).sort()).toEqual(Object.keys(bench.games).sort())
  for (const { simulationsPerSecond, overhead, forecastsPerSecond } of Object.values(bench.search)) {
    expect(simulationsPerSecond).toBeGreaterThan(0)
    // Rough as the figures are, it is a share.
    expect(overhead).toBeLessThan(1)
    expect(forecastsPerSecond).toBeGreaterThan(0)
  }
  expect(bench).toMatchObject({ machine: { node: process.version }, rounds: 1, heap: { games: 50_000 } })
})

test('bench says so where boardgame.io is not installed', async () => {
  const { code, stdout } = await run(['bench', '--quick', '--rounds', '1', '--game', 'greyport'], {
    preload: 'no-boardgame-io.mjs',
  })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^boardgame\.io +– +not installed/m)
  expect(stdout).toMatch(/^thinking +simulations\/s +search itself +forecasts\/s$/m)
  expect(stdout).toMatch(/^greyport +[\d.]+( [kM])? +-?\d+ % +[\d.]+( [kM])?$/m)
  expect(stdout).toMatch(/^heap: (flat|grew), [+-][\d.]+ MB over 50,000 games/m)
})

test('bench gives no ratios for a fight that plays other games', async () => {
  const { code, stdout, stderr } = await run(
    ['bench', '--quick', '--rounds', '1', '--game', 'tiny-fight', '--json'],
    {
      preload: 'other-fight.ts',
    },
  )
  expect(code).toBe(1)
  expect((JSON.parse(stdout) as Bench).tinyFight.ratio).toEqual({ boardgameio: null, handOptimised: null })
  expect(stderr).toMatch(/^hearthkeep: the tiny fight on the engine plays other games .* expected 2958248278/)
})

test('the median is the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([5])]).toEqual([2, 2.5, 5])
})

test('bench --against compares with another checkout, here with itself', async () => {
  const here = fileURLToPath(new URL('../../..', import.meta.url))
  const found = await runJson<{ games: Record<string, { ratio: number; pairs: number }> }>([
    ...['bench', '--against', here, '--quick', '--game', 'tiny-fight', '--json'],
  ])
  expect(Object.keys(found.games)).toEqual(['tiny-fight'])
  expect(found.games['tiny-fight'].pairs).toBe(1)
  expect(found.games['tiny-fight'].ratio).toBeGreaterThan(0)
})

test('bench --against says what is wrong with a folder that is no checkout', async () => {
  const { code, stderr } = await run(['bench', '--against', '/'])
  expect(code).toBe(2)
  expect(stderr).toBe(
    'hearthkeep: /: there is no packages/catalog/src/index.ts; name the root of a checkout of Hearthkeep\n',
  )
})
