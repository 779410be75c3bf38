import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
