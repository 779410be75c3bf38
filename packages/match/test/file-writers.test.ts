/** Several programs that write to one folder, and their locks. */
import { spawn } from 'node:child_process'
import * as nodeFiles from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StoreError } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import { notationsIn, noted } from '@hearthkeep/testkit/vitest'
import { afterAll, describe, expect, test } from 'vitest'
import { filesThat, filesWith, removeFolders, folderWith } from './folders.ts'

afterAll(removeFolders)

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
