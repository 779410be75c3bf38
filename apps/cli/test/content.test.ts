import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  expect(stdout).toMatch(
    /^fine: 10 cards, 3 enemies, 6 campaign cards for tiny-fight, content [0-9a-f]{16}-[0-9a-f]{16}\nplayed: [\d,]+ games, [\d,]+ decisions, trials 1 to 300 from seed 1\n$/,
  )
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
  expect(stdout).toMatch(
    /^card\.json: expected one of the files .*, found an unknown file; did you mean "cards\.json"\?$/m,
  )
  expect(stdout).toMatch(
    /^cards\.json, entry "\w+", field cost: expected a whole number from 0 to 3, found "one"$/m,
  )
  expect(stdout).toMatch(
    /^enemies\.json, line 2, column 4: expected a field name in double quotes, found ","$/m,
  )
  expect(stdout).toMatch(/^\d+ problems in .* for tiny-fight$/m)
})

/** A folder with these files, each given as what it says. */
function overlay(name: string, files: Readonly<Record<string, unknown>>): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return path
}

const heavy = {
  'pack.json': { game: 'tiny-fight' },
  'cards.json': [{ id: 'strike', effects: [{ damage: 60 }] }],
}

test('a pack holds only what it changes, and says which game it is for', async () => {
  const path = overlay('heavy', heavy)
  const checked = await runJson<{ contentHash: string }>(['content', 'check', path])
  expect(checked).toMatchObject({ game: 'tiny-fight', fine: true, problems: [], components: { cards: 10 } })
  const game = await runJson<{ contentHash: string }>(['content', 'check', own])
  expect(checked.contentHash).not.toBe(game.contentHash)
  const unchanged = overlay('unchanged', { 'enemies.json': [] })
  expect(await runJson(['content', 'check', unchanged, '--game', 'tiny-fight'])).toMatchObject({
    contentHash: game.contentHash,
  })
})

test('a pack that lies over a game is simulated, on every thread alike', async () => {
  const path = overlay('heavy-too', heavy)
  const args = ['simulate', 'tiny-fight', '--games', '200', '--bot', 'random']
  const own = await runJson<{ wins: number; hash: string }>(args)
  const one = await runJson<{ wins: number; hash: string }>([...args, '--content', path])
  const two = await runJson<{ wins: number; hash: string }>([...args, '--content', path, '--workers', '2'])
  expect(one.wins).toBeGreaterThan(own.wins)
  expect(two.hash).toBe(one.hash)
  expect(one.hash).not.toBe(own.hash)
})

test('problems of a pack name file, entry and field', async () => {
  const bad = overlay('wrong', {
    'pack.json': { game: 'greyport', by: 'me' },
    'cards.json': [{ id: 'strike', cost: 'one' }, { cost: 2 }],
    'text.json': '"words"',
    'enemy.json': [],
  })
  const { code, stdout } = await run(['content', 'check', bad, '--game', 'tiny-fight', '--json'])
  expect(code).toBe(1)
  expect((JSON.parse(stdout) as { problems: string[] }).problems).toEqual([
    'pack.json, field by: expected one of the fields game, found the unknown field "by"',
    'cards.json, entry #2: expected an entry with the id of the one it changes, or with a new one, found an object with cost',
    'text.json: expected an object, found "words"',
    expect.stringMatching(
      /^enemy\.json: expected one of the files .*, found an unknown file; did you mean "enemies\.json"\?$/,
    ),
    'cards.json, entry "strike", field cost: expected a whole number from 0 to 3, found "one"',
  ])
  await expectError(
    ['simulate', 'tiny-fight', '--content', bad],
    1,
    /wrong: 5 problems.*\n +pack\.json, field by/,
  )
})

test('a pack is for one game only', async () => {
  const path = overlay('elsewhere', { 'pack.json': { game: 'greyport' } })
  await expectError(
    ['simulate', 'tiny-fight', '--content', path],
    1,
    /pack\.json, field game: expected "tiny-fight", with which it is used, found "greyport"/,
  )
})

test('a pack whose game is not known is a bad call', async () => {
  const lost = pack('lost', () => undefined)
  await expectError(
    ['content', 'check', lost],
    2,
    /which game is this pack for\? Say --game ID, or write \{ "game": "ID" \} into its pack\.json/,
  )
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
    /the game tiny-fight cannot be loaded, because its own content is broken \(games\/tiny-fight\/content\): .*\n +cards\.json: expected 10 cards/
  await expectError(['games'], 1, message, { preload })
  await expectError([], 1, message, { preload })
  await expectError(['play', 'tiny-fight'], 1, message, { preload })
  await expectError(['content', 'check', own], 1, message, { preload })
})
