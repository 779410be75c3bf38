/** Saved matches from strangers, as texts and as what lies in a folder. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileStore } from '@hearthkeep/match/file-store'
import { parseJournal, parseSaved } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'

const HEADER =
  'hearthkeep match 2\nundo practice\nforced asked\nautomatic-limit 100\ngame g\nrules 1\ncontent c\nseats 1\nseed 1\nfields a\n\n'
const lines = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `${i + 1}. ${one(i)}\n`).join('')

describe('[X1] a saved match', () => {
  test('of 20,000 changes is read', () => {
    expect(parseSaved(HEADER + lines(20_000, () => '1> end turn')).entries).toHaveLength(20_000)
  })

  test.each([
    ['lines', HEADER + lines(300_000, () => 'x'), /line 250001: a game has 250000 lines/],
    ['a line', `${HEADER}1. ${'x'.repeat(30_000)}\n`, /line 12: it has 30003 characters/],
    ['standing answers', HEADER + lines(5001, (i) => `always 1 q${i}: x`), /5001 times, of 5000 at most/],
    ['a standing answer', `${HEADER}1. always 1 q: ${'x'.repeat(500)}\n`, /in line 12 change 1 was expected/],
    ['an old header', `hearthkeep match 1\n${'['.repeat(1e6)}\n`, /this saved match is damaged/],
  ])('with too much of %s is refused', (_, text, message) => {
    expect(() => parseJournal(text)).toThrow(message)
  })

  test('of the first format says a key once, and what is wrong is quoted in short', () => {
    const record = 'hearthkeep record 1\ngame g\nrules 1\ncontent c\nseats 1\nseed 1\n\nend 0\n'
    const old = (header: string): string => `hearthkeep match 1\n${header}\n${record}`
    expect(() => parseSaved(old('{"revision":0,"revision":1}'))).toThrow(/each field once was expected/)
    const deep = `${'['.repeat(90)}${']'.repeat(90)}`
    expect(() => parseSaved(old(`{"revision":${deep}}`))).toThrow(/"revision" in its second line is \[{80}…/)
  })
})

describe.runIf(process.platform !== 'win32')(
  '[X2] in a folder (Windows has no pipes and devices there)',
  () => {
    test.each([
      ['a pipe', (path: string) => execFileSync('mkfifo', [path]), /is no ordinary file/],
      ['a device', (path: string) => symlinkSync('/dev/zero', path), /is no ordinary file/],
      ['a file larger than any game', (path: string) => truncateSync(path, 3e9), /has more than \d+ bytes/],
    ])('%s in the place of a match is refused, and read by nobody', async (_, put, message) => {
      const folder = mkdtempSync(join(tmpdir(), 'hearthkeep-strange-'))
      try {
        if (message.source.includes('bytes')) writeFileSync(join(folder, 'match-one.txt'), '')
        put(join(folder, 'match-one.txt'))
        const store = new FileStore(folder)
        await expect(store.load('one')).rejects.toThrow(message)
        expect(await store.list()).toEqual(['one'])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })

    test('a lock that is a pipe holds nobody up for ever', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hearthkeep-strange-'))
      try {
        writeFileSync(join(folder, 'match-one.txt'), HEADER)
        execFileSync('mkfifo', [join(folder, 'match-one.txt.lock')])
        const store = new FileStore(folder)
        store.patience = 100
        await expect(store.remove('one')).rejects.toThrow(/no ordinary file/)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  },
)
