import { spawn } from 'node:child_process'
import * as nodeFiles from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { KeptMatch, Match, StoreError } from '@hearthkeep/match'
import type { SavedMatch } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import { notationsIn, noted } from '@hearthkeep/testkit/vitest'
import { afterAll, describe, expect, test } from 'vitest'
import { failing, fileOf, filesThat, filesWith, newFolder, removeFolders } from './folders.ts'
import { lanterns } from './lanterns.ts'

afterAll(removeFolders)

const header = Match.start(lanterns, { seed: 1 }).saved()

/** A folder with a match of these decisions. */
async function folderWith(
  ...notations: string[]
): Promise<{ folder: string; store: FileStore; path: string }> {
  const folder = await newFolder()
  const store = new FileStore(folder)
  await store.create('one', header, notations.map(noted))
  return { folder, store, path: fileOf(folder, 'one') }
}

describe('[M28] a torn end', () => {
  test('is passed over, said, and cut off by the next change, wherever it was torn', async () => {
    const { folder, store, path } = await folderWith('first', 'zweitens: Ä')
    const before = await nodeFiles.readFile(path)
    await store.append('one', 2, [noted('drittens: 龍'), noted('four 🐉'), noted('five')])
    const after = await nodeFiles.readFile(path)
    for (let length = before.length; length < after.length; length++) {
      await nodeFiles.writeFile(path, after.subarray(0, length))
      const again = new FileStore(folder)
      const said: [string, string][] = []
      again.onTorn = (...torn) => said.push(torn)
      const isTorn = length > before.length
      expect(notationsIn(await again.load('one')), `${length}`).toEqual(['first', 'zweitens: Ä'])
      expect(said).toHaveLength(isTorn ? 1 : 0)
      expect((await nodeFiles.readFile(path)).length).toBe(length) // to look changes nothing
      expect(await again.append('one', 2, [noted('instead')])).toBe('appended')
      expect(said).toHaveLength(isTorn ? 2 : 0)
      const torn = after.subarray(before.length, length).toString('utf8')
      for (const one of said) expect(one).toEqual([path, torn])
      const whole = await nodeFiles.readFile(path)
      expect(whole.subarray(0, before.length).equals(before)).toBe(true)
      expect(notationsIn(await store.load('one'))).toEqual(['first', 'zweitens: Ä', 'instead'])
    }
    expect(await nodeFiles.readdir(folder)).toEqual(['match-one.txt'])
  })

  test('of somebody who is writing right now is waited for, and not complained about', async () => {
    const { folder, store, path } = await folderWith('first')
    let isHalf: () => void = () => undefined
    const half = new Promise<void>((resolve) => (isHalf = resolve))
    const slow = new FileStore(
      folder,
      filesThat((opened, handle) => ({
        writeFile: async (text: string) => {
          if (opened !== path) return void (await handle.write(text))
          await handle.write(text.slice(0, 5))
          isHalf()
          await new Promise((resolve) => setTimeout(resolve, 30))
          await handle.write(text.slice(5))
        },
      })),
    )
    const writing = slow.append('one', 1, [noted('second')])
    await half
    const said: string[] = []
    store.onTorn = (_, torn) => said.push(torn)
    expect(notationsIn(await store.load('one'))).toEqual(['first', 'second'])
    expect(said).toEqual([])
    expect(await writing).toBe('appended')
  })

  test('is all that may be wrong: other bytes that are no letters are said, and nothing is cut off', async () => {
    const { store, path } = await folderWith('Ä', 'second')
    const bytes = await nodeFiles.readFile(path)
    bytes[bytes.indexOf(0xc3)] = 0x41
    await nodeFiles.writeFile(path, Buffer.concat([bytes, Buffer.from('3. 1> to')]))
    const before = await nodeFiles.readFile(path)
    await expect(store.load('one')).rejects.toMatchObject({ kind: 'corrupted' })
    await expect(store.append('one', 2, [noted('third')])).rejects.toThrow('not text in UTF-8')
    expect((await nodeFiles.readFile(path)).equals(before)).toBe(true)
  })
})

describe('[M28] a disk that fails', () => {
  const spoilt = {
    'to open': () => ({ files: filesWith({ open: failing('ENOSPC') }) }),
    'to write anything': (path: string) => ({
      files: filesThat((opened) => (opened === path ? { writeFile: failing('ENOSPC') } : {})),
    }),
    'to write all of it': (path: string) => ({
      files: filesThat((opened, handle) =>
        opened === path
          ? {
              writeFile: async (text: string) => {
                await handle.write(text.slice(0, 9))
                await failing('ENOSPC')()
              },
            }
          : {},
      ),
    }),
    'to keep it': (path: string) => ({
      files: filesThat((opened) => (opened === path ? { sync: failing('EIO') } : {})),
    }),
  }

  test.each(Object.entries(spoilt))('%s leaves the match as it was', async (_, spoil) => {
    const { folder, store, path } = await folderWith('first')
    const before = await nodeFiles.readFile(path, 'utf8')
    const bad = new FileStore(folder, spoil(path).files)
    await expect(bad.append('one', 1, [noted('second')])).rejects.toMatchObject({
      name: 'StoreError',
      kind: 'folder',
      message: expect.stringContaining('disk is not full') as string,
    })
    expect(await nodeFiles.readFile(path, 'utf8')).toBe(before)
    expect(await nodeFiles.readdir(folder)).toEqual(['match-one.txt'])
    expect(await store.append('one', 1, [noted('second')])).toBe('appended')
  })

  test('to keep it and to take it away again leaves it whole or torn, and the next change finds that', async () => {
    for (const written of ['all', 'half'] as const) {
      const { folder, path } = await folderWith()
      const files = filesThat((opened, handle) => {
        if (opened !== path) return {}
        const writeFile = async (text: string): Promise<void> => {
          await handle.write(written === 'all' ? text : text.slice(0, 9))
          await failing('EIO')()
        }
        return { writeFile, truncate: failing('EIO') }
      })
      const kept = await KeptMatch.open(new FileStore(folder, files), 'one', lanterns)
      const shine = { seat: 0, revision: 0, notation: 'shine' }
      await expect(kept.answer(shine)).rejects.toThrow('EIO')
      expect(kept.reader.steps).toBe(0)
      const again = await KeptMatch.open(new FileStore(folder), 'one', lanterns)
      expect((await again.answer(shine)).kind).toBe(written === 'all' ? 'repeated' : 'taken')
      await kept.catchUp()
      expect(kept.reader.saved()).toEqual(again.reader.saved())
      expect(kept.reader.steps).toBe(1)
    }
  })

  test('to cut off what is torn adds nothing to it', async () => {
    const { folder, store, path } = await folderWith('first')
    await nodeFiles.appendFile(path, '2. 1> se')
    const before = await nodeFiles.readFile(path, 'utf8')
    const bad = new FileStore(folder, filesWith({ truncate: failing('EIO') }))
    await expect(bad.append('one', 1, [noted('second')])).rejects.toMatchObject({ kind: 'folder' })
    expect(await nodeFiles.readFile(path, 'utf8')).toBe(before)
    expect(await store.append('one', 1, [noted('second')])).toBe('appended')
    expect(notationsIn(await store.load('one'))).toEqual(['first', 'second'])
  })

  test.each(['open', 'link'])('to %s keeps no new match, and leaves nothing behind', async (name) => {
    const { folder } = await folderWith('first')
    const bad = new FileStore(folder, filesWith({ [name]: failing('ENOSPC') }))
    await expect(bad.create('two', header, [])).rejects.toMatchObject({ kind: 'folder' })
    expect(await nodeFiles.readdir(folder)).toEqual(['match-one.txt'])
  })

  test.each(['open', 'rename'])('to %s keeps the old match when it is written anew', async (name) => {
    const { folder, path } = await folderWith('first')
    const before = await nodeFiles.readFile(path, 'utf8')
    const bad = new FileStore(folder, filesWith({ [name]: failing('ENOSPC') }))
    await expect(bad.rewrite('one', 1, header)).rejects.toMatchObject({ kind: 'folder' })
    expect(await nodeFiles.readFile(path, 'utf8')).toBe(before)
    expect(await nodeFiles.readdir(folder)).toEqual(['match-one.txt'])
  })
})

test('[M28] what is new is forced to the disk before it takes its place, the folder after, and every change', async () => {
  const folder = await newFolder()
  const order: string[] = []
  const noting = filesThat((path, handle) => {
    const sync = handle.sync.bind(handle)
    const what = path === folder ? 'folder' : path.endsWith('.txt') ? 'journal' : 'new file'
    return { sync: () => (order.push(`sync ${what}`), sync()) }
  })
  const putting = (name: 'link' | 'rename') => (from: string, to: string) => {
    if (to.endsWith('.txt')) order.push(name)
    return nodeFiles[name](from, to)
  }
  const store = new FileStore(folder, { ...noting, ...filesWith({ link: putting('link'), rename: putting('rename') }), open: noting.open }) // prettier-ignore
  await store.create('one', header, [])
  expect(order.splice(0)).toEqual(['sync new file', 'link', 'sync folder'])
  await store.append('one', 0, [noted('a')])
  expect(order.splice(0)).toEqual(['sync journal'])
  await store.rewrite('one', 1, header)
  expect(order.splice(0)).toEqual(['sync new file', 'rename', 'sync folder'])
})

/** A program that adds to a match until it is killed, and what it said was acknowledged. */
function writer(folder: string, who: string) {
  const script = join(import.meta.dirname, 'crash.ts')
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') } // so that all but the first begin fast
  const child = spawn(process.execPath, [script, folder, 'one', who], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let failed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (failed += text))
  const isOver = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    /** Waits until it has said something, kills it in the midst of its work, and returns what it had said. */
    kill: async (after: number): Promise<string[]> => {
      await expect.poll(() => said + failed, { interval: 5 }).not.toBe('')
      expect(failed).toBe('')
      await new Promise((resolve) => setTimeout(resolve, after))
      child.kill('SIGKILL')
      await isOver
      return said.split('\n').slice(0, -1)
    },
  }
}

describe('[M28] several programs', () => {
  test('that are killed at any moment lose nothing that was acknowledged, and tear nothing apart', async () => {
    const { folder, store } = await folderWith()
    const acknowledged: string[] = []
    let torn = 0
    store.onTorn = () => torn++
    // Five at once, six times: thirty are killed while they and the others write.
    for (let round = 0; round < 6; round++) {
      const writers = Array.from({ length: 5 }, (_, i) => writer(folder, `${round}-${i}`))
      const said = await Promise.all(writers.map((each, i) => each.kill(5 + 17 * ((i + round) % 5))))
      for (const own of said) expect(own.length).toBeGreaterThan(0)
      acknowledged.push(...said.flat())
      const kept = notationsIn(await store.load('one'))
      const all = new Set(kept)
      expect(all.size).toBe(kept.length)
      expect(acknowledged.filter((notation) => !all.has(notation))).toEqual([])
      // What was written together is there together; who was killed may have written one more than he could say.
      for (const notation of kept) {
        const [batch, place] = notation.split(' ')[1].split('.').map(Number)
        const who = notation.split(' ')[0]
        for (let k = 0; k < 1 + (batch % 3); k++) expect(all.has(`${who} ${batch}.${k} äöü龍🐉`)).toBe(true)
        expect(place).toBeLessThan(1 + (batch % 3))
      }
      expect(kept.length - acknowledged.length).toBeLessThanOrEqual(3 * 5 * (round + 1))
    }
    expect(await store.append('one', notationsIn(await store.load('one')).length, [noted('at last')])).toBe('appended') // prettier-ignore
    expect(await store.list()).toEqual(['one'])
  })
})

describe('[M28] a lock', () => {
  const lock = async (text: string) => {
    const found = await folderWith('first')
    await nodeFiles.writeFile(`${found.path}.lock`, text)
    return found
  }

  test.each([
    ['a program that is gone', `999999999 ${Date.now()} ${hostname()}`],
    [
      'one that had our number, as in a container that was started again',
      `${process.pid} 1000 ${hostname()}`,
    ],
    [
      'one that had the number of another before the machine was started',
      `${process.ppid} 1000 ${hostname()}`,
    ],
  ])('that was left by %s is removed', async (_, text) => {
    const { folder, store } = await lock(text)
    const both = [store, new FileStore(folder), new FileStore(folder)]
    const results = await Promise.all(both.map((each) => each.append('one', 1, [noted('second')])))
    expect(results.sort()).toEqual(['appended', 'behind', 'behind'])
    expect(await nodeFiles.readdir(folder)).toEqual(['match-one.txt'])
  })

  test('of whoever came next is not taken away by one who still thinks of the dead one', async () => {
    const { folder, path } = await lock(`999999999 ${Date.now()} ${hostname()}`)
    let isHeld: () => void = () => undefined
    const held = new Promise<void>((resolve) => (isHeld = resolve))
    let hasLooked: () => void = () => undefined
    const looked = new Promise<void>((resolve) => (hasLooked = resolve))
    // He reads whose lock it is, and goes on only when somebody else has removed it and holds his own.
    const readFile = async (file: string): Promise<Buffer> => {
      const bytes = await nodeFiles.readFile(file)
      if (!file.endsWith('.lock')) return bytes
      hasLooked()
      await held
      return bytes
    }
    const late = new FileStore(folder, filesWith({ readFile })).append('one', 1, [noted('late')])
    await looked
    const holding = filesThat((opened, handle) => ({
      writeFile: async (text: string) => {
        if (opened === path) {
          isHeld()
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
        await handle.write(text)
      },
    }))
    expect(await new FileStore(folder, holding).append('one', 1, [noted('first')])).toBe('appended')
    expect(await late).toBe('behind')
    expect(notationsIn(await new FileStore(folder).load('one'))).toEqual(['first', 'first'])
  })

  test('of another machine is waited for, then said, and nothing is done', async () => {
    const { store, path } = await lock(`1 1000 another-machine`)
    store.patience = 50
    const before = await nodeFiles.readFile(path, 'utf8')
    const failure = await store.append('one', 1, [noted('second')]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreError)
    expect((failure as StoreError).message).toMatch(
      /another-machine\) holds .*match-one\.txt\.lock.*delete that file/,
    )
    expect(await nodeFiles.readFile(path, 'utf8')).toBe(before)
    await nodeFiles.unlink(`${path}.lock`)
    expect(await store.append('one', 1, [noted('second')])).toBe('appended')
  })
})

test('[M28] what crashes left behind is neither listed nor in the way', async () => {
  const { store, path } = await folderWith('first')
  for (const left of ['.1-0.new', `.${crypto.randomUUID()}.new`, `.lock.${crypto.randomUUID()}`])
    await nodeFiles.writeFile(path + left, 'half')
  expect(await store.list()).toEqual(['one'])
  expect(await store.append('one', 1, [noted('second')])).toBe('appended')
  expect(await store.rewrite('one', 2, header)).toBe('appended')
  await store.remove('one')
  await store.create('one', header, [])
  expect(await store.load('one')).toEqual(header)
})

test('[M28] a folder that is none, or that may not be read, is said', async () => {
  const folder = await newFolder()
  const file = join(folder, 'file')
  await nodeFiles.writeFile(file, '')
  const store = new FileStore(file)
  const attempts = [
    () => store.list(),
    () => store.load('one'),
    () => store.create('one', header, []),
    () => store.append('one', 0, []),
    () => store.remove('one'),
  ]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toThrow(/the folder .*: .*check that it is a folder/)
  await new FileStore(folder).create('one', header, [])
  const locked = new FileStore(folder, filesWith({ readdir: failing('EACCES'), unlink: failing('EACCES') }))
  await expect(locked.list()).rejects.toMatchObject({ name: 'StoreError', kind: 'folder' })
  await expect(locked.remove('one')).rejects.toMatchObject({ kind: 'folder' })
  const notYet = new FileStore(join(folder, 'not-yet'))
  expect(await notYet.list()).toEqual([])
  expect(await notYet.load('one')).toBeUndefined()
  await expect(notYet.append('one', 0, [])).rejects.toMatchObject({ kind: 'gone' })
  await notYet.remove('one')
  await notYet.create('one', header, [])
  expect(await notYet.list()).toEqual(['one'])
})

test('[M28] what is torn can be read where nothing may be written', async () => {
  const { folder, path } = await folderWith('first')
  await nodeFiles.appendFile(path, '2. 1> se')
  const reading = new FileStore(folder, filesWith({ open: failing('EROFS') }))
  const said: string[] = []
  reading.onTorn = (_, torn) => said.push(torn)
  expect(notationsIn((await reading.load('one')) as SavedMatch)).toEqual(['first'])
  expect(said).toEqual(['2. 1> se'])
})

test('[M28] the file that is damaged is named', async () => {
  const folder = await newFolder()
  await nodeFiles.writeFile(fileOf(folder, 'one'), 'hello')
  await nodeFiles.writeFile(join(folder, 'notes.txt'), 'mine')
  await expect(new FileStore(folder).load('one')).rejects.toThrow(fileOf(folder, 'one'))
  expect(await new FileStore(folder).list()).toEqual(['one'])
})
