import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plan } from '@hearthkeep/bots'
import { compare } from '@hearthkeep/lanes'
import type { Comparison } from '@hearthkeep/lanes'
import { expect, test } from 'vitest'
import { run, runJson } from './run.ts'

/** A pack with another Strike. */
function packWith(damage: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkeep-pack-'))
  writeFileSync(join(folder, 'pack.json'), '{ "game": "tiny-fight" }')
  writeFileSync(join(folder, 'cards.json'), JSON.stringify([{ id: 'strike', effects: [{ damage }] }]))
  return folder
}

test('compare finds what a weaker card does, and says it for people and as JSON', async () => {
  const flags = ['compare', 'tiny-fight', '--content', packWith(5), '--bot', 'random', '--games', '3000']
  const found = await runJson<Comparison & { bot: string }>([...flags, '--json'])
  expect(found).toMatchObject({ bot: 'random', verdict: 'worse', needed: null })
  expect(found.interval[1]).toBeLessThan(0)
  const { code, stdout } = await run(flags)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Tiny Fight: [\d,]+ games on each side, the same seeds, bot random$/m)
  expect(stdout).toMatch(/^points +−[\d.]+ +−[\d.]+ to −[\d.]+ with 95 % confidence$/m)
  expect(stdout).toMatch(/^it is won less often$/m)
})

test('compare says how many games it would take where they run out', async () => {
  const { stdout } = await run([
    ...['compare', 'tiny-fight', '--content', packWith(7), '--bot', 'random', '--games', '50'],
  ])
  expect(stdout).toMatch(/^not clear yet$/m)
  expect(stdout).toMatch(/^to tell, it would take about [\d,]+ games: --games \d+$/m)
})

test.each([
  [
    ['compare', 'tiny-fight'],
    'nothing to compare: name a pack (--content DIR) or an option (--with-option name=value)',
  ],
  [['compare', 'tiny-fight', '--with-option', 'x=1'], '--option x=1: Tiny Fight has no options'],
  [
    ['compare', 'tiny-fight', '--content', '.', '--within', '0'],
    '--within 0: expected a number of points above 0, at most 50',
  ],
])('compare refuses with the reason: %j', async (args, message) => {
  const { code, stderr } = await run(args)
  expect(code).toBe(2)
  expect(stderr).toBe(`hearthkeep: ${message}\n`)
})

/** The tiny fight against enemies that the quick bot beats about every other time (see docs/compare.md), with some cards changed. */
function hardFight(cards: readonly object[], seed: number): Plan {
  const lives = { burrower: 38, ooze: 54, chanter: 65 }
  const enemies = Object.entries(lives).map(([id, life]) => ({ id, life }))
  const files = { 'enemies.json': JSON.stringify(enemies), 'cards.json': JSON.stringify(cards) }
  return { game: 'tiny-fight', files, bots: ['quick'], seats: undefined, options: {}, seed }
}

test('a planted difference of three points is found, and the truth lies in the interval', async () => {
  const bash = [{ id: 'bash', effects: [{ damage: 11 }, { vulnerable: 2 }] }]
  const found = await compare(hardFight([], 1), hardFight(bash, 1), {
    games: 20_000,
    within: 0.01,
    workers: 1,
  })
  expect(found.verdict).toBe('better')
  // 60,000 games on each side, on other seeds: 54.9 % and 58.1 %.
  expect(found.interval[0]).toBeLessThan(0.032)
  expect(found.interval[1]).toBeGreaterThan(0.032)
})

const isSoak = process.env['SOAK'] === '1'
const REPETITIONS = isSoak ? 20 : 3

test(`${REPETITIONS} comparisons of equal packs hardly ever raise an alarm (SOAK=1: 20)`, async () => {
  // One of the three Strikes is a card of its own, at the end of the list: the same ten cards, shuffled otherwise.
  const others = [
    { id: 'strike', copies: 2 },
    { id: 'left-strike', name: 'Left Strike', copies: 1, cost: 1, effects: [{ damage: 6 }] },
  ]
  const size = { games: isSoak ? 2000 : 500, within: 0.01, workers: 1 }
  let alarms = 0
  for (let i = 1; i <= REPETITIONS; i++) {
    const seed = i * 100_000 + 1
    const found = await compare(hardFight([], seed), hardFight(others, seed), size)
    expect(found.onlyBefore).toBeGreaterThan(found.games / 10) // they are other games
    expect(found.onlyAfter).toBeGreaterThan(found.games / 10)
    if (found.verdict === 'better' || found.verdict === 'worse') alarms++
  }
  expect(alarms).toBeLessThanOrEqual(REPETITIONS / 10)
})
