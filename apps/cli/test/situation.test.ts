import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectError, run, runInto, runJson } from './run.ts'

let folder = ''
const passing = {
  game: 'tiny-fight',
  title: 'A turn begins with three energy',
  rules: ['T1'],
  steps: [{ expect: { turn: 1 } }, { expect: { energy: 3 } }],
}
const failing = {
  ...passing,
  title: 'A turn that never comes',
  steps: [{ expect: { turn: 1 } }, { expect: { turn: 9 } }],
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthkeep-situation-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('a situation that passes', async () => {
  const path = file('one/passing.json', passing)
  expect(await runJson(['situation', path])).toEqual([{ file: path, title: passing.title, passed: true }])
  const { code, stdout } = await run(['situation', path])
  expect(code).toBe(0)
  expect(stdout).toContain('1 situation, all passed')
})

test('folders are searched, and a failure names its step', async () => {
  file('two/passing.json', passing)
  const path = file('two/deeper/failing.json', failing)
  const { code, stdout } = await run(['situation', join(folder, 'two'), '--json'])
  expect(code).toBe(1)
  const results = JSON.parse(stdout) as { title: string; passed: boolean; failure?: object }[]
  expect(results.map((result) => [result.title, result.passed])).toEqual([
    [failing.title, false],
    [passing.title, true],
  ])
  expect(results[0].failure).toMatchObject({ step: 2, message: expect.stringContaining('turn') as string })
  const report = await run(['situation', path])
  expect(report.code).toBe(1)
  expect(report.stdout).toMatch(/^failed {2}A turn that never comes/m)
  expect(report.stdout).toMatch(/step 2/)
  expect(report.stdout).toContain('1 of 1 failed')
})

test('whoever stops reading early is told of a failure all the same', async () => {
  file('early/a-passing.json', passing)
  file('early/b-failing.json', failing)
  for (const flags of [[], ['--json']]) {
    const args = ['situation', join(folder, 'early'), ...flags]
    expect(await runInto('nobody', args)).toEqual({ code: 1, stderr: '' })
  }
})

test('what is no situation is a bad call, and the others are run all the same', async () => {
  const good = file('three/passing.json', passing)
  const cases: [content: unknown, message: RegExp][] = [
    ['{"game": ', /expected JSON/],
    [{ title: 'Nothing' }, /game/],
    [{ ...passing, game: 'tiny-figth' }, /unknown game "tiny-figth".*did you mean "tiny-fight"/],
  ]
  for (const [content, message] of cases) {
    const bad = file('three/bad.json', content)
    const { code, stdout } = await run(['situation', bad, good])
    expect(code).toBe(2)
    expect(stdout).toMatch(message)
    expect(stdout).toContain(`bad.json`)
    expect(stdout).toMatch(/^passed {2}A turn begins/m)
    expect(stdout).toContain('1 of 2 failed')
  }
})

test('with a content pack, situations are of the game as the pack changes it', async () => {
  file('pack/pack.json', { game: 'tiny-fight' })
  file('pack/cards.json', [{ id: 'strike', cost: 0 }])
  const free = file('free.json', {
    ...passing,
    title: 'Strikes are free',
    table: { energy: 0, hand: ['Strike'] },
    steps: [{ do: 'play Strike on Ooze' }],
  })
  const pack = join(folder, 'pack')
  expect(await runJson(['situation', free, '--content', pack])).toMatchObject([{ passed: true }])
  const { code, stdout } = await run(['situation', free])
  expect(code).toBe(1)
  expect(stdout).toContain('"play Strike on Ooze" is refused')
})

test('a pack that is broken, of another game or not there is said once, whatever there is to run', async () => {
  const good = file('packs/passing.json', passing)
  const other = file('packs/other.json', passing)
  const packs: [content: unknown, message: RegExp][] = [
    [[{ id: 'strike', cost: 'much' }], /cards\.json, entry "strike", field cost: expected/],
    [[{ id: 'strike', cots: 1 }], /cots/],
  ]
  for (const [cards, message] of packs) {
    file('broken/cards.json', cards)
    await expectError(['situation', good, other, '--content', join(folder, 'broken')], 1, message)
  }
  file('foreign/pack.json', { game: 'greyport' })
  file('foreign/cards.json', [{ id: 'strike', cost: 0 }])
  await expectError(['situation', good, '--content', join(folder, 'foreign')], 1, /expected "tiny-fight"/)
  await expectError(['situation', good, '--content', join(folder, 'nowhere')], 2, /nowhere/)
})

test('files that are not there are a bad call', async () => {
  await expectError(
    ['situation', 'no-such.json'],
    2,
    /no-such.json: there is no such file; expected a situation/,
  )
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  await expectError(['situation', empty], 2, /there are no \.json files in this folder/)
})
