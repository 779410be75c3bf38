/** A lock in a folder: one program at a time does what others must not come between. */
import { randomUUID } from 'node:crypto'
import { hostname, uptime } from 'node:os'
import { codeOf } from './file-port.ts'
import type { Files } from './file-port.ts'
import { StoreError } from './store-error.ts'

const PAUSE = 5
/** By how much two reckonings of when something began may differ, in milliseconds. */
const TOLERANCE = 2000

const startOf = (seconds: number): number => Math.round(Date.now() - seconds * 1000)
/** When this program began, the same in all its threads. */
const STARTED = startOf(process.uptime())

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/** Who holds a lock: which program, since when it runs, on which machine. */
const OURSELVES = `${process.pid} ${STARTED} ${hostname()}`

/** Whether the program that made a lock is gone. Numbers of programs are given anew, in a container all the time. */
function isLeft(holder: string): boolean {
  const [pid, started, host] = holder.split(' ')
  if (host !== hostname()) return false // cannot be told from here
  if (Number(pid) === process.pid) return Math.abs(Number(started) - STARTED) > TOLERANCE
  return !isRunning(Number(pid)) || Number(started) < startOf(uptime()) - TOLERANCE
}

/**
 * Does something while a lock file is there that only one program can make. One left behind by a crash is removed; who
 * runs is waited for, so many milliseconds at most.
 */
export async function withLock<R>(
  files: Files,
  path: string,
  patience: number,
  action: () => Promise<R>,
): Promise<R> {
  await waitForLock(files, path, patience)
  try {
    return await action()
  } finally {
    await files.unlink(path).catch(() => undefined)
  }
}

async function waitForLock(files: Files, path: string, patience: number): Promise<void> {
  const began = performance.now()
  while (!(await maybeLock(files, path))) {
    const holder = await holderOf(files, path)
    if (isLeft(holder)) await removeLeft(files, path)
    else if (performance.now() - began < patience) await sleep(PAUSE)
    else {
      throw new StoreError(
        'folder',
        `another program (process, start and machine: ${holder}) holds ${path}. Close it, or delete that file if it is not running any more, then try again.`,
      )
    }
  }
}

/** Makes a lock, whole from the first moment; whether there was none. */
async function maybeLock(files: Files, path: string): Promise<boolean> {
  const fresh = `${path}.${randomUUID()}`
  try {
    const handle = await files.open(fresh, 'wx')
    try {
      await handle.writeFile(OURSELVES, 'utf8')
    } finally {
      await handle.close()
    }
    await files.link(fresh, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await files.unlink(fresh).catch(() => undefined)
  }
}

/** What a lock says of who holds it; of ourselves if it is gone by now. */
async function holderOf(files: Files, path: string): Promise<string> {
  try {
    return (await files.readFile(path)).toString('utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return OURSELVES
    throw error
  }
}

/**
 * Removes a lock whose holder is gone. One after the other, each looking again: else the second of two would remove the
 * lock of whoever came after the first.
 */
async function removeLeft(files: Files, path: string): Promise<void> {
  const guard = `${path}.left`
  if (!(await maybeLock(files, guard))) return sleep(PAUSE)
  try {
    if (isLeft(await holderOf(files, path))) await files.unlink(path)
  } finally {
    await files.unlink(guard).catch(() => undefined)
  }
}
