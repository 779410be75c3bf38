/** A lock in a folder: one program at a time does what others must not come between. */
import { isLeft, OURSELVES } from './file-holder.ts'
import { codeOf, hasNoLinks } from './file-port.ts'
import type { Files } from './file-port.ts'
import { temporaryFor } from './file-write.ts'
import { StoreError } from './store-error.ts'

const PAUSE = 5
/** A lock without words is being written, unless it is older than this, in milliseconds. */
const WRITING = 10_000

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

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
  const began = performance.now()
  for (;;) {
    const holder = await takeLock(files, path)
    if (holder === undefined) break
    if (performance.now() - began < patience) await sleep(PAUSE)
    else {
      throw new StoreError(
        'folder',
        `another program (process, start and machine: ${holder}) holds ${path}. Close it, or delete that file if it is not running any more, then try again.`,
      )
    }
  }
  try {
    return await action()
  } finally {
    await files.unlink(path).catch(() => undefined)
  }
}

/**
 * Makes a lock, in the place of one that a crash has left; returns who holds it if somebody does. One that its holder
 * touches now and then is left, too, if it is older than `silence`, in milliseconds: also on another machine.
 */
export async function takeLock(
  files: Files,
  path: string,
  silence: number = Infinity,
): Promise<string | undefined> {
  for (;;) {
    if (await maybeLock(files, path)) return undefined
    const holder = await holderOf(files, path)
    if (holder === undefined) continue // it is gone by now
    if (!(await isDead(files, path, { holder, silence }))) return holder
    await removeLeft(files, path, silence)
  }
}

/** Removes a lock if whoever made it is gone. */
export async function removeIfLeft(files: Files, path: string): Promise<void> {
  const holder = await holderOf(files, path)
  if (holder !== undefined && (await isDead(files, path, { holder, silence: Infinity })))
    await removeLeft(files, path, Infinity)
}

/** Makes a lock, whole from the first moment; whether there was none. */
async function maybeLock(files: Files, path: string): Promise<boolean> {
  const fresh = temporaryFor(path)
  try {
    await write(files, fresh)
    await files.link(fresh, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (!hasNoLinks(error)) throw error
    return await maybeLockWithoutLinks(files, path)
  } finally {
    await files.unlink(fresh).catch(() => undefined)
  }
}

/** The same where there are no hard links [F4]: for a moment it says nothing. */
async function maybeLockWithoutLinks(files: Files, path: string): Promise<boolean> {
  try {
    await write(files, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function write(files: Files, path: string): Promise<void> {
  const handle = await files.open(path, 'wx')
  try {
    await handle.writeFile(OURSELVES, 'utf8')
  } catch (error) {
    await files.unlink(path).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
}

/** What a lock says of who holds it; undefined if it is gone by now. */
async function holderOf(files: Files, path: string): Promise<string | undefined> {
  try {
    return (await files.readFile(path)).toString('utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether whoever made a lock is gone. One that says nothing, or half of it, was left in the middle of being made. */
async function isDead(
  files: Files,
  path: string,
  { holder, silence }: { readonly holder: string; readonly silence: number },
): Promise<boolean> {
  if (holder.split(' ').length < 3) return isOlderThan(files, path, WRITING)
  return isLeft(holder) || (silence !== Infinity && (await isOlderThan(files, path, silence)))
}

/** Whether a file was last written so many milliseconds ago. */
export async function isOlderThan(files: Files, path: string, age: number): Promise<boolean> {
  try {
    return Date.now() - (await files.stat(path)).mtimeMs > age
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/**
 * Removes a lock whose holder is gone. One after the other, each looking again: else the second of two would remove the
 * lock of whoever came after the first.
 */
async function removeLeft(files: Files, path: string, silence: number): Promise<void> {
  const guard = `${path}.left`
  if (!(await maybeLock(files, guard))) {
    // Whoever died while holding this did so a while ago: it is held for a moment only.
    if (await isOlderThan(files, guard, WRITING)) await files.unlink(guard).catch(() => undefined)
    return sleep(PAUSE)
  }
  try {
    const holder = await holderOf(files, path)
    if (holder !== undefined && (await isDead(files, path, { holder, silence }))) await files.unlink(path)
  } finally {
    await files.unlink(guard).catch(() => undefined)
  }
}
