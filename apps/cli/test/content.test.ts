import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectError, root, run, runJson } from './run.ts'

const own = join(root, 'games/tiny-fight/content')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthkeep-content-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A copy of the game's own pack, changed. */
function pack(name: string, change: (path: string) => void): string {
  const path = join(folder, name)
  cpSync(own, path, { recursive: true })
  change(path)
  return path
}

test('the pack of a game is fine, and its game is found by the folder', async () => {
  const { code, stdout } = await run(['content', 'check', own])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^fine: 10 cards, 3 enemies for tiny-fight, content [0-9a-f]{16}\n$/)
  const result = await runJson<object>(['content', 'check', own])
  expect(result).toMatchObject({ game: 'tiny-fight', fine: true, problems: [], components: { cards: 10 } })
})

test('every problem of a bad pack is printed on a line', async () => {
  const bad = pack('bad', (path) => {
    const cards = readFileSync(join(path, 'cards.json'), 'utf8')
    writeFileSync(join(path, 'cards.json'), cards.replace(/"cost": 1/, '"cost": "one"'))
    writeFileSync(join(path, 'enemies.json'), '[\n  {,\n]')
    writeFileSync(join(path, 'card.json'), '[]')
  })
  const { code, stdout } = await run(['content', 'check', bad, '--game', 'tiny-fight'])
  expect(code).toBe(1)
  expect(stdout).toMatch(/^card\.json: unknown file: expected one of .*; did you mean "cards\.json"\?$/m)
  expect(stdout).toMatch(
    /^cards\.json, entry "\w+", field cost: expected a whole number from 0 to 3, found "one"$/m,
  )
  expect(stdout).toMatch(
    /^enemies\.json, line 2, column 4: expected a field name in double quotes, found ","$/m,
  )
  expect(stdout).toMatch(/^\d+ problems in .* for tiny-fight$/m)
})

test('a missing file is a problem of the pack', async () => {
  const bad = pack('missing', (path) => rmSync(join(path, 'text.json')))
  const { code, stdout } = await run(['content', 'check', bad, '--game', 'tiny-fight', '--json'])
  expect(code).toBe(1)
  const { fine, problems } = JSON.parse(stdout) as { fine: boolean; problems: string[] }
  expect(fine).toBe(false)
  expect(problems).toEqual([expect.stringMatching(/^text\.json: expected this file/)])
})

test('a bad pack cannot be simulated', async () => {
  const bad = pack('unplayable', (path) => rmSync(join(path, 'cards.json')))
  await expectError(
    ['simulate', 'tiny-fight', '--content', bad],
    1,
    /unplayable: 1 problem.*\n +cards\.json: expected this/,
  )
})

test('a pack whose game is not known is a bad call', async () => {
  const lost = pack('lost', () => undefined)
  await expectError(['content', 'check', lost], 2, /which game is this pack for\? Say --game ID/)
  await expectError(['content', 'check', lost, '--game', 'tiny'], 2, /unknown game "tiny"/)
  await expectError(['content', 'check', join(own, 'cards.json')], 2, /this is a file; expected the folder/)
  await expectError(['content', 'check', 'no/where'], 2, /no\/where: there is no such file/)
  await expectError(['content', 'check', 'games/tiny-fight/src'], 2, /there are no \.json files in it/)
})

test('schemas are printed, or written to a folder', async () => {
  const { stdout } = await run(['content', 'schema', 'tiny-fight'])
  const schemas = JSON.parse(stdout) as Record<string, { $schema: string }>
  expect(Object.keys(schemas)).toContain('cards.json')
  expect(schemas['cards.json'].$schema).toContain('json-schema.org')
  const out = join(folder, 'schemas')
  const written = await run(['content', 'schema', 'tiny-fight', '--out', out])
  expect(written.code).toBe(0)
  expect(readdirSync(out)).toContain('cards.schema.json')
  expect(JSON.parse(readFileSync(join(out, 'cards.schema.json'), 'utf8'))).toEqual(schemas['cards.json'])
  await expectError(
    ['content', 'schema', 'tiny-fight', '--out', 'package.json/x'],
    2,
    /--out .*: it cannot be written/,
  )
})

test('a game whose own content is broken is told with its problems', async () => {
  const preload = 'broken-content.mjs'
  const message =
    /a game cannot be loaded, because its own content is broken: .*\n +cards\.json: expected 10 cards/
  await expectError(['games'], 1, message, { preload })
  await expectError([], 1, message, { preload })
  await expectError(['play', 'tiny-fight'], 1, message, { preload })
  await expectError(['content', 'check', own], 1, message, { preload })
})
