import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot } from '@hearthkeep/bots'
import { findGame } from '@hearthkeep/catalog'
import { formatRecord, History, recordOf, start } from '@hearthkeep/engine'
import { formatSaved, Match } from '@hearthkeep/match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectError, run, runJson } from './run.ts'

let folder = ''
let record = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthkeep-replay-'))
  const game = findGame('tiny-fight')?.game
  if (game === undefined) throw new Error('these tests replay the tiny fight')
  const setup = { seats: 1, seed: 7, options: {} }
  const table = start(game, setup)
  const history = History.at(game, table.cells)
  const bot = createBot('random', game)
  while (!table.isOver) {
    history.take(bot.choose(table))
    table.restore(history.present)
  }
  record = formatRecord(recordOf(game, setup, history.recorded()))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a record to a file and returns its path. */
function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('a record is verified', async () => {
  const path = file('good.record', record)
  const steps = Number(/^end (\d+)$/m.exec(record)?.[1])
  const result = await runJson<{ hash: string }>(['replay', path])
  expect(result).toMatchObject({ game: 'tiny-fight', steps, same: true, warnings: [] })
  expect(record).toContain(`#${result.hash}\nend ${steps}`)
  const { code, stdout } = await run(['replay', path])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^same: every step is possible, and every stated hash is as recorded$/m)
})

test('the record inside a bug report is verified, and lines are those of the file', async () => {
  const report = `What happened?\n\nIt burnt.\n---\n${record}\nThank you!\n`
  expect(await runJson(['replay', file('bug.txt', report)])).toMatchObject({ game: 'tiny-fight', same: true })
  const other = report.replace(/^2\. .*$/m, '2. 1> fly')
  const line = other.split('\n').indexOf('2. 1> fly') + 1
  const { code, stdout } = await run(['replay', file('bug-other.txt', other)])
  expect(code).toBe(1)
  expect(stdout).toContain(`step 2 (line ${line})`)
  const bad = file('bug-bad.txt', report.replace('\n2. 1> ', '\n2. '))
  await expectError(['replay', bad], 2, `line ${line}: expected "2. SEAT> CHOICE"`)
})

test('the record inside a saved game is verified', async () => {
  const game = findGame('tiny-fight')?.game
  if (game === undefined) throw new Error('these tests replay the tiny fight')
  const match = Match.start(game, { seed: 7 })
  const path = file('match-x.txt', formatSaved(match.saved()))
  match.close()
  expect(await runJson(['replay', path])).toMatchObject({
    game: 'tiny-fight',
    steps: 0,
    outcome: 'playing',
    same: true,
  })
  await expectError(
    ['replay', file('damaged', 'hearthkeep match 1\n{}\n')],
    2,
    /damaged: this saved match is damaged/,
  )
})

test('the first step of an edited record that differs is named', async () => {
  const lines = record.split('\n')
  const at = lines.findIndex((line) => line.startsWith('2. '))
  lines[at] = '2. 1> juggle'
  const path = file('edited.record', lines.join('\n'))
  const { code, stdout } = await run(['replay', path, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ same: false, difference: { step: 2, line: at + 1 } })
  const report = await run(['replay', path])
  expect(report.code).toBe(1)
  expect(report.stdout).toMatch(
    new RegExp(`^different: the first difference is step 2 \\(line ${at + 1}\\): "juggle"`, 'm'),
  )
})

test('an edited seed shows at the first hash or impossible step', async () => {
  const { code, stdout } = await run([
    'replay',
    file('seed.record', record.replace('seed 7', 'seed 8')),
    '--json',
  ])
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ same: false })
})

test('steps without a hash are warned of: they prove less', async () => {
  const bare = file('bare.record', record.replace(/ #[0-9a-f]{16}$/gm, ''))
  const { code, stderr } = await run(['replay', bare])
  expect(code).toBe(0)
  expect(stderr).toMatch(/16 of 16 steps state no hash: that the tables were the same is not proved/)
})

test('an edited step is named, also if it is possible', async () => {
  const lines = record.split('\n')
  const at = lines.findIndex((line) => line.startsWith('3. '))
  const end = lines[at].replace(/> .* #/, '> end turn #')
  const edited = end === lines[at] ? lines[at].replace('end turn', 'play Guard 1') : end
  const { code, stdout } = await run([
    'replay',
    file('step.record', lines.toSpliced(at, 1, edited).join('\n')),
  ])
  expect(code).toBe(1)
  expect(stdout).toMatch(/^different: the first difference is step 3 /m)
})

test('a set-up that the game does not have is a difference before the first step', async () => {
  const path = file('seats.record', record.replace('seats 1', 'seats 4'))
  const { code, stdout } = await run(['replay', path])
  expect(code).toBe(1)
  expect(stdout).toMatch(/^different: it cannot be begun \(line 5\): seats 4: Tiny Fight is played with 1$/m)
})

test('other rules and other content are warned of', async () => {
  const other = record
    .replace(/^rules .*$/m, 'rules 0.0.1')
    .replace(/^content .*$/m, 'content 0123456789abcdef')
  const { code, stderr } = await run(['replay', file('old.record', other)])
  expect(code).toBe(0)
  expect(stderr).toMatch(/warning: it was played with rules 0\.0\.1, and these are /)
  expect(stderr).toMatch(/warning: it was played with content 0123456789abcdef, and this is /)
})

test('a record is replayed with a pack that lies over the game', async () => {
  const path = file('packed.record', record)
  const pack = (name: string, cards: string): string => {
    mkdirSync(join(folder, name))
    file(`${name}/cards.json`, cards)
    return join(folder, name)
  }
  expect(await runJson(['replay', path, '--content', pack('same', '[]')])).toMatchObject({ warnings: [] })
  const weak = pack('weak', '[{ "id": "strike", "effects": [{ "damage": 1 }] }]')
  const { code, stdout, stderr } = await run(['replay', path, '--content', weak])
  expect(code).toBe(1)
  expect(stdout).toMatch(/^different: the first difference is step \d+/m)
  expect(stderr).toMatch(/warning: it was played with content /)
})

test('what is no record is a bad call that names the line', async () => {
  const lines = record.split('\n')
  const cases: [name: string, text: string | Uint8Array, message: RegExp][] = [
    ['truncated', lines.slice(0, 12).join('\n'), /truncated, line 12: the record ends early/],
    [
      'truncated-clean',
      `${lines.slice(0, 12).join('\n')}\n`,
      /truncated-clean, line 12: the record ends early/,
    ],
    ['header-only', lines.slice(0, 4).join('\n'), /header-only, line 4: the header has no "seats"/],
    ['empty', '', /empty, line 1: expected "hearthkeep record 2"/],
    ['foreign', '{"moves": []}', /foreign, line 1: expected "hearthkeep record 2"; this is not a record/],
    ['future', record.replace('record 2', 'record 3'), /future, line 1: this record has format 3, .*update/],
    [
      'other-game',
      record.replace('tiny-fight', 'tiny-figth'),
      /other-game, line 2: unknown game .*did you mean/,
    ],
    ['skipped', record.replace(/^3\. /m, '4. '), /skipped, line 11: expected step 3, found step 4/],
    ['binary', new Uint8Array([0x89, 0x50, 0xff, 0xfe]), /binary: this is no text/],
  ]
  for (const [name, text, message] of cases) await expectError(['replay', file(name, text)], 2, message)
})
