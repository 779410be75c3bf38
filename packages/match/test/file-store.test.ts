import * as nodeFiles from 'node:fs/promises'
import { join } from 'node:path'
import { KeptMatch } from '@hearthkeep/match'
import type { SavedMatch } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import { notationsIn, noted } from '@hearthkeep/testkit/vitest'
import { afterAll, describe, expect, test } from 'vitest'
import {
  failing,
  fileOf,
  filesThat,
  filesWith,
  newFolder,
  removeFolders,
  folderWith,
  header,
} from './folders.ts'
import { lanterns } from './lanterns.ts'

afterAll(removeFolders)

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
