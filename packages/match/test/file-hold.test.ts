/** Several programs at one folder: who has a file open, what crashes leave, and file systems that can less. */
import { spawn } from 'node:child_process'
import * as nodeFiles from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Match } from '@hearthkeep/match'
import { FileStore, holdFile, sweepFolder, withLock, writeWhole } from '@hearthkeep/match/file-store'
import type { Hold } from '@hearthkeep/match/file-store'
import { notationsIn, noted } from '@hearthkeep/testkit/vitest'
import { afterAll, describe, expect, test } from 'vitest'
import { failing, fileOf, filesThat, filesWith, newFolder, removeFolders } from './folders.ts'
import { lanterns } from './lanterns.ts'

afterAll(removeFolders)

const header = Match.start(lanterns, { seed: 1 }).saved()
const ages = async (path: string, milliseconds: number): Promise<void> => {
  const then = new Date(Date.now() - milliseconds)
  await nodeFiles.utimes(path, then, then)
}
const isHold = (held: Hold | string): held is Hold => typeof held !== 'string'

describe('[F1] a file that is written whole', () => {
  test('is forced to the disk before it takes its place, and its folder after', async () => {
    const folder = await newFolder()
    const path = join(folder, 'a.record')
    const order: string[] = []
    const noting = filesThat((opened, handle) => {
      const sync = handle.sync.bind(handle)
      return { sync: () => (order.push(opened === folder ? 'sync folder' : 'sync file'), sync()) }
    })
    const rename = (from: string, to: string) => (order.push('rename'), nodeFiles.rename(from, to))
    await writeWhole(path, 'one', 'over', { ...noting, rename: rename as typeof nodeFiles.rename })
    expect(order).toEqual(['sync file', 'rename', 'sync folder'])
    expect(await nodeFiles.readFile(path, 'utf8')).toBe('one')
    await expect(writeWhole(path, 'two', 'new')).rejects.toMatchObject({ code: 'EEXIST' })
    await writeWhole(path, 'three')
    expect(await nodeFiles.readFile(path, 'utf8')).toBe('three')
    expect(await nodeFiles.readdir(folder)).toEqual(['a.record'])
  })

  test.each(['full', 'failing'])(
    'on a disk that is %s leaves what was there, and nothing else',
    async (disk) => {
      const folder = await newFolder()
      const path = join(folder, 'a.record')
      await writeWhole(path, 'one')
      const bad = filesThat((_, handle) =>
        disk === 'failing'
          ? { sync: failing('EIO') }
          : {
              writeFile: async (text: string) => {
                await handle.write(text.slice(0, 1))
                await failing('ENOSPC')()
              },
            },
      )
      await expect(writeWhole(path, 'two', 'over', bad)).rejects.toThrow(disk === 'full' ? 'ENOSPC' : 'EIO')
      expect(await nodeFiles.readFile(path, 'utf8')).toBe('one')
      expect(await nodeFiles.readdir(folder)).toEqual(['a.record'])
    },
  )
})

/** A program of this machine that was killed; its number is nobody's. */
async function deadProgram(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.on('close', resolve))
  return child.pid ?? 0
}

describe('[F2] a file that is open', () => {
  test('is held by one at a time; the second is told who has it, and may have it after', async () => {
    const path = fileOf(await newFolder(), 'one')
    const all = await Promise.all(Array.from({ length: 5 }, () => holdFile(path)))
    const holds = all.filter(isHold)
    expect(holds).toHaveLength(1)
    for (const other of all.filter((held) => !isHold(held)))
      expect(other).toMatch(new RegExp(`^process ${process.pid} on this machine, running since 20.* UTC$`))
    await holds[0].release()
    const next = await holdFile(path)
    expect(isHold(next)).toBe(true)
    if (isHold(next)) await next.release()
    expect(await nodeFiles.readdir(join(path, '..'))).toEqual([])
  })

  test('by a program that was killed is free at once', async () => {
    const path = fileOf(await newFolder(), 'one')
    await nodeFiles.writeFile(`${path}.open`, `${await deadProgram()} ${Date.now()} ${hostname()} 1`)
    const all = await Promise.all(Array.from({ length: 5 }, () => holdFile(path)))
    expect(all.filter(isHold)).toHaveLength(1)
  })

  test.skipIf(process.platform !== 'linux')(
    'by one whose number another program has by now is free, too (only Linux tells when a program began)',
    async () => {
      const path = fileOf(await newFolder(), 'one')
      const other = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)'])
      try {
        const began = Date.now()
        await nodeFiles.writeFile(`${path}.open`, `${other.pid} ${began} ${hostname()} 1`)
        expect(isHold(await holdFile(path))).toBe(true)
        await nodeFiles.writeFile(`${path}.open`, `${other.pid} ${began} ${hostname()}`)
        expect(await holdFile(path)).toMatch(`process ${other.pid} on this machine`)
      } finally {
        other.kill()
      }
    },
  )

  test('on another machine is held as long as that one says so now and then', async () => {
    const path = fileOf(await newFolder(), 'one')
    await nodeFiles.writeFile(`${path}.open`, `1 ${Date.now()} another-machine 7`)
    expect(await holdFile(path)).toMatch(/^process 1 on another-machine, running since/)
    await ages(`${path}.open`, 10 * 60_000)
    expect(isHold(await holdFile(path))).toBe(true)
  })

  test('by one who died while making the mark is free a little later', async () => {
    const path = fileOf(await newFolder(), 'one')
    await nodeFiles.writeFile(`${path}.open`, '')
    expect(await holdFile(path)).toBe('a program that does not say which')
    await ages(`${path}.open`, 60_000)
    expect(isHold(await holdFile(path))).toBe(true)
  })
})

describe('[F3] what crashes have left', () => {
  const uuid = (): string => crypto.randomUUID()

  test('is cleared away, and nothing else', async () => {
    const folder = await newFolder()
    const dead = await deadProgram()
    const own = (await nodeFiles.readdir(folder)).length
    expect(own).toBe(0)
    // What this very program would call its temporary files.
    let mine = ''
    const open = (path: string, flags: string) => ((mine = path), nodeFiles.open(path, flags))
    await writeWhole(fileOf(folder, 'one'), 'x', 'over', filesWith({ open: (path: string, flags: string) => (mine === '' ? open(path, flags) : nodeFiles.open(path, flags)) })) // prettier-ignore
    const [, machine] = /\.\d+-([0-9a-f]{8})-/.exec(mine) as RegExpExecArray
    const swept = [
      `match-one.txt.${dead}-${machine}-${uuid()}.new`,
      `match-one.txt.lock.${dead}-${machine}-${uuid()}.new`,
      `campaign-one.txt.${dead}-${machine}-${uuid()}.new`,
      `tiny-fight-20261115-1.record.${dead}-${machine}-${uuid()}.new`,
    ]
    const old = [
      `match-two.txt.${uuid()}.new`,
      `match-two.txt.lock.${uuid()}`,
      `campaign-two.txt.4711.new`,
      `tiny-fight-20261115-1.record.new`,
      `match-two.txt.1-0badcafe-${uuid()}.new`,
    ]
    const kept = [
      `match-one.txt.${process.pid}-${machine}-${uuid()}.new`,
      `match-one.txt.1-0badcafe-${uuid()}.new`,
      'notes.new',
      'my.record',
      'match-three.txt',
      'match-three.txt.lock',
      'a.record.new',
    ]
    for (const name of [...swept, ...old, ...kept]) await nodeFiles.writeFile(join(folder, name), '')
    for (const name of [...old, 'notes.new', 'my.record', 'match-three.txt', 'a.record.new'])
      await ages(join(folder, name), 3 * 3_600_000)
    await nodeFiles.writeFile(join(folder, 'match-two.txt.lock'), `${dead} ${Date.now()} ${hostname()}`)
    await nodeFiles.writeFile(join(folder, 'match-two.txt.open'), `${dead} ${Date.now()} ${hostname()}`)
    await sweepFolder(folder)
    expect((await nodeFiles.readdir(folder)).sort()).toEqual([...kept, 'match-one.txt'].sort())
  })

  test('stays where nothing may be removed, and where there is no folder nothing happens', async () => {
    const folder = await newFolder()
    const left = `match-two.txt.${uuid()}.new`
    await nodeFiles.writeFile(join(folder, left), '')
    await ages(join(folder, left), 3 * 3_600_000)
    await sweepFolder(folder, filesWith({ unlink: failing('EROFS') }))
    expect(await nodeFiles.readdir(folder)).toEqual([left])
    await sweepFolder(join(folder, 'nowhere'))
  })

  test('of one who died while clearing away the lock of another is no trap', async () => {
    const folder = await newFolder()
    const lock = join(folder, 'a.lock')
    for (const name of [lock, `${lock}.left`]) {
      await nodeFiles.writeFile(name, `${await deadProgram()} ${Date.now()} ${hostname()}`)
      await ages(name, 60_000)
    }
    expect(await withLock(nodeFiles, lock, 5000, () => Promise.resolve('done'))).toBe('done')
    expect(await nodeFiles.readdir(folder)).toEqual([])
  })
})

test.each(['EPERM', 'ENOTSUP'])('[F4] a file system without hard links (%s) will do', async (code) => {
  const folder = await newFolder()
  const plain = filesWith({ link: failing(code) })
  const both = [new FileStore(folder, plain), new FileStore(folder, plain)]
  const made = await Promise.allSettled(both.map((store) => store.create('one', header, [])))
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(made.find((one) => one.status === 'rejected')?.reason).toMatchObject({ kind: 'taken' })
  const added = await Promise.all(both.map((store) => store.append('one', 0, [noted('first')])))
  expect(added.sort()).toEqual(['appended', 'behind'])
  expect(notationsIn(await both[0].load('one'))).toEqual(['first'])
  expect(isHold(await holdFile(fileOf(folder, 'one'), plain))).toBe(true)
  expect(await holdFile(fileOf(folder, 'one'), plain)).toMatch('on this machine')
  expect((await nodeFiles.readdir(folder)).sort()).toEqual(['match-one.txt', 'match-one.txt.open'])
})
