/** Files that are no files, folders without end, links, and names that a terminal must not get as they are. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalog } from '@hearthkeep/catalog'
import { formatSaved, Match } from '@hearthkeep/match'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readText } from '../src/files.ts'
import { paint, paletteFor } from '../src/play/paint.ts'
import { Saves } from '../src/play/saves.ts'
import { span, widthOf } from '../src/play/spans.ts'
import { inOneLine, visible } from '../src/visible.ts'
import { call } from './hostile/call.ts'
import { CONTROLS } from './hostile/tamper.ts'
import { run } from './run.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthkeep-strange-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (...names: string[]): string => join(folder, ...names)

async function refused(args: readonly string[]): Promise<string> {
  const { code, output, crash } = await call(args)
  expect({ args, code, output, crash }).toMatchObject({ code: 2, crash: undefined })
  return output
}

function saveGame(): string {
  const [{ game }] = catalog.filter((module) => module.game.id === 'tiny-fight')
  const match = Match.start(game, { seed: 1 })
  const { choices, revision } = match.view(0)
  match.answer({ seat: 0, revision, notation: choices[0].notation })
  const text = formatSaved(match.saved())
  match.close()
  return text
}

/** A pipe that nobody writes to: whoever opens it as a file waits for ever. */
function makePipe(path: string): void {
  execFileSync('mkfifo', [path])
}

const readers = (path: string): string[][] => [
  ['replay', path],
  ['play', '--resume', path, '--saves', at('saves')],
  ['campaign', 'show', path],
  ['campaign', 'import', path, '--saves', at('saves')],
  ['situation', path],
]

describe.runIf(process.platform !== 'win32')('what is no file (Windows has no such things)', () => {
  test('a pipe is refused by every command that reads', async () => {
    makePipe(at('pipe'))
    for (const args of readers(at('pipe'))) expect(await refused(args)).toContain('this is no ordinary file')
  })

  test('a device is refused, also behind a link', async () => {
    symlinkSync('/dev/zero', at('link'))
    for (const path of ['/dev/zero', at('link')])
      for (const args of readers(path)) expect(await refused(args)).toContain('this is no ordinary file')
  })

  test('in a pack it is named', async () => {
    makePipe(at('cards.json'))
    writeFileSync(at('pack.json'), '{ "game": "tiny-fight" }')
    expect(await refused(['content', 'check', folder])).toMatch(/cards\.json: this is no ordinary file/)
  })

  test.each(['/proc', '/sys', '/dev', '/'])('the folder %s gets an answer', async (path) => {
    await refused(['content', 'check', path])
    await refused(['situation', path])
    await refused(['simulate', 'tiny-fight', '--content', path])
  })
})

test('a file larger than any game is refused before it is read', async () => {
  writeFileSync(at('large'), '')
  truncateSync(at('large'), 3_000_000_000) // takes no room on the disk
  for (const args of readers(at('large')))
    expect(await refused(args)).toMatch(/more than \d+ bytes, too many/)
})

test.runIf(process.platform === 'linux')(
  'a file that says it is empty and is not is read no further than allowed (Linux has such files)',
  () => {
    expect(readText('/proc/self/status', 'a record')).toContain('Pid:')
    expect(() => readText('/proc/self/status', 'a record', { most: 10 })).toThrow('more than 10 bytes')
  },
)

test.each([
  [['replay', '']],
  [['situation', '']],
  [['content', 'check', ' ']],
  [['content', 'schema', 'tiny-fight', '--out', '']],
  [['campaign', 'show', '']],
  [['campaign', 'import', '']],
  [['campaign', 'list', '--saves', '']],
  [['campaign', 'export', 'x', '--out', '']],
  [['play', 'tiny-fight', '--saves', '']],
  [['play', 'tiny-fight', '--content', '']],
  [['play', '--resume', '']],
  [['simulate', 'tiny-fight', '--content', '']],
])('an empty path is a bad call: %j', async (args) => {
  expect(await refused(args)).toContain('Expected a path, found an empty text')
})

describe.runIf(process.platform !== 'win32')('links in a pack (Windows asks for rights to make them)', () => {
  const card = JSON.stringify([{ id: 'strike', cost: 0 }])
  const check = (): ReturnType<typeof call> => call(['content', 'check', at('pack'), '--game', 'tiny-fight'])
  beforeEach(() => {
    mkdirSync(at('pack'))
    mkdirSync(at('else'))
  })

  test('a link to a file works', async () => {
    writeFileSync(at('else', 'mine.json'), card)
    symlinkSync(at('else', 'mine.json'), at('pack', 'cards.json'))
    expect(await check()).toMatchObject({ code: 0, output: expect.stringContaining('fine') as string })
  })

  test('a link to a folder works: what is in it is looked at', async () => {
    writeFileSync(at('pack', 'cards.json'), card)
    writeFileSync(at('else', 'odd.json'), '[]')
    symlinkSync(at('else'), at('pack', 'more'))
    expect((await check()).output).toContain('more/odd.json: expected one of the files')
  })

  test('a link that leads nowhere is named', async () => {
    symlinkSync(at('else', 'gone.json'), at('pack', 'cards.json'))
    expect(await check()).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /cards\.json: this link leads nowhere; mend it, or take it out/,
      ) as string,
    })
  })

  test('a link that leads back is named', async () => {
    writeFileSync(at('pack', 'cards.json'), card)
    symlinkSync(at('pack'), at('pack', 'again'))
    expect(await check()).toMatchObject({
      code: 2,
      output: expect.stringContaining('again: this link leads back to a folder around it') as string,
    })
  })
})

test('a broken save, whatever it is, breaks no other in the list of saves', async () => {
  writeFileSync(at('match-good.txt'), saveGame())
  writeFileSync(at('match-empty.txt'), '')
  writeFileSync(at('match-bytes.txt'), new Uint8Array([0xff, 0xfe, 0, 10, 200, 10]))
  writeFileSync(at('match-old.txt'), `hearthkeep match 1\n${'['.repeat(100_000)}\nhearthkeep record 1\n`)
  writeFileSync(at('match-huge.txt'), '')
  truncateSync(at('match-huge.txt'), 3_000_000_000)
  mkdirSync(at('match-folder.txt'))
  symlinkSync('/dev/zero', at('match-device.txt'))
  if (process.platform !== 'win32') makePipe(at('match-pipe.txt'))
  const list = await new Saves(folder).list()
  expect(list.filter(({ problem }) => problem === undefined).map(({ id, game }) => [id, game])).toEqual([
    ['good', 'tiny-fight'],
  ])
  for (const { problem } of list.filter(({ id }) => id !== 'good')) expect(problem).toMatch(/\w{4}/)
  const before = process.env.HEARTHKEEP_SAVES
  process.env.HEARTHKEEP_SAVES = folder
  try {
    const { code, output } = await call([])
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('good') as string })
    expect(output).toMatch(/saved games cannot be\s+read/)
  } finally {
    if (before === undefined) delete process.env.HEARTHKEEP_SAVES
    else process.env.HEARTHKEEP_SAVES = before
  }
})

describe('what a terminal must not get as it is', () => {
  const RAW = /(?!\n)[\p{Cc}\u2028\u202e\u2066-\u2069\ufeff\u{e0041}]/u

  test.each(CONTROLS)('%j is shown, and JSON with it stays the same JSON', (control) => {
    expect(visible(`a${control}b`)).not.toMatch(RAW)
    expect(inOneLine(`a\n${control}b`)).not.toMatch(/[\n\r\u001b]/)
    const json = JSON.stringify({ name: `a${control}b` }, null, 2)
    expect(JSON.parse(visible(json))).toEqual({ name: `a${control}b` })
  })

  test('in a call: the name of a game, an option, a seed, a file', async () => {
    const evil = 'x\u001b[31m\u0007\u202ey'
    for (const args of [
      ['simulate', evil],
      [evil],
      ['simulate', 'tiny-fight', '--seats', evil],
      ['simulate', 'tiny-fight', '--option', `${evil}=1`],
      ['simulate', 'tiny-fight', '--bot', evil],
      ['simulate', 'tiny-fight', `--${evil}`],
      ['play', 'tiny-fight', '--seed', evil],
      ['replay', at(evil)],
      ['campaign', 'show', at(evil)],
      ['play', '--resume', at(evil), '--saves', folder],
      ['content', 'check', at(evil)],
    ]) {
      const output = await refused(args)
      expect(output).not.toMatch(RAW)
      expect(output).toContain('\\u001b[31m\\u0007\\u202ey')
    }
  })

  test('a name with a line break in it does not look like two lines', async () => {
    const name = at('a\nhearthkeep: all is well')
    writeFileSync(name, '{ "title": "one\\ntwo" }')
    expect(await refused(['replay', `${name}x`])).toMatch(/^hearthkeep: [^\n]*\n$/)
    const { output } = await call(['situation', name])
    expect(output).not.toMatch(/^hearthkeep|^two/m)
  })

  test('in a pack: what turns text around is shown on the table', async () => {
    writeFileSync(at('pack.json'), '{ "game": "tiny-fight" }')
    writeFileSync(at('cards.json'), '[{ "id": "strike", "name": "Str\\u202eike" }]')
    const { code, output } = await call(['play', 'tiny-fight', '--seed', '1', '--content', folder])
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(output).not.toMatch(RAW)
    expect(output).toContain('Str\\u202eike')
  })

  test('on the screen it is shown before anything is measured', () => {
    const [shown] = [span('a\u001b[31mb')]
    expect(paint([shown], paletteFor({}, false))).toBe('a\\u001b[31mb')
    expect(widthOf([shown])).toBe('a\\u001b[31mb'.length)
  })

  test('what is typed into a pipe comes back visible', async () => {
    const { stdout } = await run(['play', 'tiny-fight', '--seed', '1', '--saves', folder], {
      input: 'x\u001b[31my\u0007\n',
    })
    expect(stdout).not.toMatch(RAW)
    expect(stdout).toContain('\\u001b[31my\\u0007')
  })

  test('our own colours are there, and no others', async () => {
    writeFileSync(at('lesson.json'), '{ "title": "\\u001b[31mred" }')
    const { stdout } = await run(['situation', at('lesson.json')], {
      env: { FORCE_COLOR: '1', NO_COLOR: undefined },
    })
    expect(stdout).toContain('\u001b[31mfailed\u001b[39m')
    expect(stdout).toContain('\\u001b[31mred')
  })
})
