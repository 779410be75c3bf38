import { spawnSync } from 'node:child_process'
import * as nodeFiles from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatRecord } from '@hearthkeep/engine'
import {
  formatSaved,
  gameTextIn,
  isMatchId,
  Match,
  MemoryStore,
  parseSaved,
  StoreError,
} from '@hearthkeep/match'
import type { MatchStore, SavedMatch } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { play, playAtRandom } from './support.ts'

const folders: string[] = []
async function newFolder(): Promise<string> {
  const folder = await nodeFiles.mkdtemp(join(tmpdir(), 'hearthkeep-match-'))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => nodeFiles.rm(folder, { recursive: true, force: true }))))

/** A match with a bit of everything, after so many random answers. */
function someMatch(answers = 12): Match {
  const match = Match.start(lanterns, { seed: 2, seats: 3 }, { undo: 'practice', autoForced: true })
  match.stand(2, 'guard', 'let go')
  playAtRandom(match, 2, answers)
  match.undo(0)
  if (!match.isOver) match.answerFor(1, 0)
  return match
}

/** A store, and the means to put any text in it from outside. */
interface Bench {
  readonly store: MatchStore
  readonly plant: (id: string, text: string) => Promise<void>
  readonly textOf: (id: string) => Promise<string | undefined>
}
const benches: Record<string, () => Promise<Bench>> = {
  MemoryStore: () => {
    const texts = new Map<string, string>()
    return Promise.resolve({
      store: new MemoryStore(texts),
      plant: (id, text) => Promise.resolve(void texts.set(id, text)),
      textOf: (id) => Promise.resolve(texts.get(id)),
    })
  },
  FileStore: async () => {
    const folder = await newFolder()
    const path = (id: string) => join(folder, `match-${id}.txt`)
    return {
      store: new FileStore(folder),
      plant: (id, text) => nodeFiles.writeFile(path(id), text),
      textOf: (id) => nodeFiles.readFile(path(id), 'utf8').catch(() => undefined),
    }
  },
}

describe.each(Object.entries(benches))('%s', (_, makeBench) => {
  test('[M26] gives back what was saved, and the match goes on from it', async () => {
    const { store } = await makeBench()
    const match = someMatch()
    expect(await store.load('one')).toBeUndefined()
    await store.save('one', match.saved())
    const saved = (await store.load('one')) as SavedMatch
    expect(saved).toEqual(match.saved())
    const opened = Match.open(lanterns, saved)
    expect(opened.view(1)).toEqual(match.view(1))
    for (const each of [match, opened]) playAtRandom(each, 7)
    expect(opened.saved()).toEqual(match.saved())
  })

  test('[M26] replaces, lists and removes', async () => {
    const { store } = await makeBench()
    expect(await store.list()).toEqual([])
    await store.save('b-2', someMatch(3).saved())
    await store.save('a_1', someMatch(4).saved())
    await store.save('b-2', someMatch(5).saved())
    expect(await store.list()).toEqual(['a_1', 'b-2'])
    expect(await store.load('b-2')).toEqual(someMatch(5).saved())
    await store.remove('b-2')
    await store.remove('b-2')
    expect(await store.list()).toEqual(['a_1'])
  })

  test('[M26] the last of many saves at once is the one that is kept', async () => {
    const { store } = await makeBench()
    const matches = Array.from({ length: 8 }, (_, i) => someMatch(i + 2).saved())
    await Promise.all(matches.map((saved) => store.save('race', saved)))
    expect(await store.load('race')).toEqual(matches.at(-1))
  })

  test('[M27] ids that could lead elsewhere are refused, by every method', async () => {
    const { store } = await makeBench()
    const saved = someMatch().saved()
    const bad = [
      '',
      '.',
      '..',
      '../x',
      'a/b',
      'a\\b',
      '/etc/x',
      'a.b',
      'A',
      'a b',
      'a\0',
      '-a',
      'a-',
      'ä',
      'a\n',
    ]
    for (const id of [...bad, 'x'.repeat(65), '__proto__']) {
      expect(isMatchId(id), id).toBe(false)
      for (const attempt of [store.save(id, saved), store.load(id), store.remove(id)])
        await expect(attempt).rejects.toMatchObject({ name: 'StoreError', kind: 'bad-id' })
    }
    expect(await store.list()).toEqual([])
  })

  test('[M26] what cannot be read is said, and stays', async () => {
    const { store, plant, textOf } = await makeBench()
    const text = formatSaved(someMatch().saved())
    const damaged: [kind: string, text: string, message: string][] = [
      ['corrupted', '', 'does not begin with'],
      ['corrupted', 'hello', 'does not begin with'],
      ['corrupted', text.slice(0, 60), 'line 1'],
      ['corrupted', text.slice(0, text.lastIndexOf('end')), 'in its record'],
      ['corrupted', text.replace('"practice"', '"whatever"'), '"undo" in its second line is "whatever"'],
      ['corrupted', text.replace('{', ''), 'not JSON'],
      ['corrupted', text.replace(/\n\{.*\}\n/, '\n[]\n'), 'not a JSON object'],
      ['corrupted', text.replace('"revisions":[1,', '"revisions":[9,'), '"revisions"'],
      ['corrupted', text.replace(/"revision":\d+/, '"revision":-1'), '"revision"'],
      ['corrupted', text.replace('"way":"', '"way":"x'), '"others"'],
      ['corrupted', text.replace('"seat":2', '"seat":3'), '"standing"'],
      ['corrupted', text.replace('"autoForced":true', '"autoForced":1'), '"autoForced"'],
      ['unknown-version', text.replace('match 1', 'match 2'), 'newer Hearthkeep'],
    ]
    for (const [kind, planted, message] of damaged) {
      expect(planted).not.toBe(text)
      await plant('hurt', planted)
      const failure = await store.load('hurt').then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(failure, planted).toBeInstanceOf(StoreError)
      expect(failure).toMatchObject({ kind })
      expect((failure as StoreError).message).toContain(message)
      expect((failure as StoreError).message).toContain('Nothing was changed')
      expect(await textOf('hurt')).toBe(planted)
    }
  })
})

test('[M26] a saved match is text that a person can read', () => {
  const match = Match.start(lanterns, { seed: 2 })
  play(match, [0, 'shine'], [1, 'draw'])
  const lines = formatSaved(match.saved()).split('\n')
  expect(lines[0]).toBe('hearthkeep match 1')
  expect(lines[1]).toBe(
    '{"undo":"honest","autoForced":false,"automaticLimit":1000,"revision":2,"revisions":[1,2],"others":[],"standing":[]}',
  )
  expect(lines[2]).toBe('hearthkeep record 1')
  expect(lines.at(-4)).toMatch(/^1\. 1> shine #[0-9a-f]{16}$/)
})

test('[M26] whatever a text says, reading it gives a match or a StoreError', () => {
  const text = formatSaved(someMatch().saved())
  const hurt = fc
    .tuple(fc.nat(text.length), fc.nat(40), fc.string())
    .map(([at, length, instead]) => text.slice(0, at) + instead + text.slice(at + length))
  fc.assert(
    fc.property(fc.oneof(fc.string(), hurt), (input) => {
      try {
        parseSaved(input)
      } catch (error) {
        expect(error).toBeInstanceOf(StoreError)
      }
    }),
    { numRuns: 1000 },
  )
})

test('[M30] a saved match or a record is found among other words', () => {
  const match = someMatch()
  for (const text of [formatSaved(match.saved()), formatRecord(match.record())]) {
    const game = text.trimEnd()
    expect(gameTextIn(text)).toBe(text)
    expect(gameTextIn(`It went wrong.\n\n${text}`)).toBe(game)
    expect(gameTextIn(`It went wrong.\n\n${text}\nend 99\nThank you!`)).toBe(game)
    expect(gameTextIn(`It went wrong.\r\n${text.replaceAll('\n', '\r\n')}`).trimEnd()).toBe(
      game.replaceAll('\n', '\r\n'),
    )
    expect(gameTextIn(`cut off\n${text.slice(0, 60)}`)).toBe(text.slice(0, 60))
  }
  for (const other of ['', 'I like hearthkeep record 1', `${formatRecord(match.record())}more`])
    expect(gameTextIn(other)).toBe(other)
})

describe('[M28] the store in a folder', () => {
  const filesWith = (change: object) => ({ ...nodeFiles, ...change })
  const fail = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: no`), { code }))

  test.each(['open', 'rename'])('keeps the old match if it fails to %s', async (name) => {
    const folder = await newFolder()
    const old = someMatch(3).saved()
    await new FileStore(folder).save('one', old)
    const failing = new FileStore(folder, filesWith({ [name]: fail('ENOSPC') }))
    await expect(failing.save('one', someMatch(9).saved())).rejects.toMatchObject({
      kind: 'folder',
      message: expect.stringContaining('disk is not full') as string,
    })
    expect(await new FileStore(folder).load('one')).toEqual(old)
    expect(await nodeFiles.readdir(folder)).toEqual(['match-one.txt'])
    await new FileStore(folder).save('one', someMatch(9).saved())
  })

  test('forces a match to the disk before it takes the old one’s place, and the folder after', async () => {
    const folder = await newFolder()
    const order: string[] = []
    const store = new FileStore(
      folder,
      filesWith({
        open: async (path: string, flags: string) => {
          const handle = await nodeFiles.open(path, flags)
          const sync = handle.sync.bind(handle)
          handle.sync = () => {
            order.push(path === folder ? 'sync folder' : 'sync file')
            return sync()
          }
          return handle
        },
        rename: (from: string, to: string) => {
          order.push('rename')
          return nodeFiles.rename(from, to)
        },
      }),
    )
    await store.save('one', someMatch().saved())
    expect(order).toEqual(['sync file', 'rename', 'sync folder'])
  })

  test('has the old match, whole, after a crash between writing and renaming', async () => {
    const folder = await newFolder()
    const script = join(import.meta.dirname, 'crash.ts')
    const run = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
    expect(run.stdout, run.stderr).toBe('saved\n')
    expect(run.signal).toBe('SIGKILL')
    expect(await nodeFiles.readdir(folder)).toHaveLength(2) // the old one and what the crash left
    const store = new FileStore(folder)
    expect(await store.list()).toEqual(['one'])
    expect((await store.load('one'))?.record.steps.map(({ notation }) => notation)).toEqual(['shine'])
    await store.save('one', someMatch().saved())
    expect(await store.load('one')).toEqual(someMatch().saved())
  })

  test('says what is wrong with a folder that is none, or that may not be read', async () => {
    const folder = await newFolder()
    const file = join(folder, 'file')
    await nodeFiles.writeFile(file, '')
    const store = new FileStore(file)
    const attempts = [
      () => store.list(),
      () => store.load('one'),
      () => store.save('one', someMatch().saved()),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toThrow(/the folder .*: .*check that it is a folder/)
    const locked = new FileStore(folder, filesWith({ readdir: fail('EACCES'), unlink: fail('EACCES') }))
    await expect(locked.list()).rejects.toMatchObject({ name: 'StoreError', kind: 'folder' })
    await expect(locked.remove('one')).rejects.toMatchObject({ kind: 'folder' })
    expect(await new FileStore(join(folder, 'not-yet')).list()).toEqual([])
  })

  test('keeps the order of two saves even if the first one is slow', async () => {
    const folder = await newFolder()
    let isFirst = true
    const rename = async (from: string, to: string) => {
      if (isFirst) {
        isFirst = false
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await nodeFiles.rename(from, to)
    }
    const store = new FileStore(folder, filesWith({ rename }))
    await Promise.all([store.save('one', someMatch(3).saved()), store.save('one', someMatch(9).saved())])
    expect(await store.load('one')).toEqual(someMatch(9).saved())
  })

  test('names the file that is damaged', async () => {
    const folder = await newFolder()
    await nodeFiles.writeFile(join(folder, 'match-one.txt'), 'hello')
    await nodeFiles.writeFile(join(folder, 'notes.txt'), 'mine')
    await expect(new FileStore(folder).load('one')).rejects.toThrow(join(folder, 'match-one.txt'))
    expect(await new FileStore(folder).list()).toEqual(['one'])
  })
})
