/** Writing a file so that it is there, whole, whatever happens next: the one way for everything that is acknowledged [F1]. */
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { TEMPORARY } from './file-holder.ts'
import { codeOf, hasNoLinks, realFiles } from './file-port.ts'
import type { Files } from './file-port.ts'

/** A name beside a file for what is not yet in its place; `sweepFolder` knows it again. */
export function temporaryFor(path: string): string {
  return `${path}.${TEMPORARY}-${randomUUID()}.new`
}

/** How a file gets into its place: over what is there, or only where nothing is. */
type Putting = 'over' | 'new'

/**
 * Writes a text beside its place, forces it to the disk, puts it there in one step and forces the folder to the disk. If
 * that fails nothing is left behind and what was there before still is. With `new`, a file that is there already is left
 * alone, and the error's code is `EEXIST`.
 */
export async function writeWhole(
  path: string,
  text: string,
  putting: Putting = 'over',
  files: Files = realFiles,
): Promise<void> {
  const fresh = temporaryFor(path)
  try {
    const handle = await files.open(fresh, 'wx')
    try {
      await handle.writeFile(text, 'utf8')
      await handle.sync()
    } finally {
      await handle.close()
    }
    await (putting === 'over' ? files.rename(fresh, path) : putNew(files, fresh, path))
  } finally {
    await files.unlink(fresh).catch(() => undefined) // it may not even have been made
  }
  await syncFolder(dirname(path), files)
}

/** Puts a file where nothing is. Without hard links two programs could do so at once: only under a lock they do not. */
async function putNew(files: Files, fresh: string, path: string): Promise<void> {
  try {
    await files.link(fresh, path)
  } catch (error) {
    if (!hasNoLinks(error)) throw error
    if (await isThere(files, path))
      throw Object.assign(new Error(`EEXIST: ${path} is there already`), { code: 'EEXIST' })
    await files.rename(fresh, path)
  }
}

/** Whether there is a file. */
async function isThere(files: Files, path: string): Promise<boolean> {
  try {
    await files.stat(path)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Forces a folder's list of names to the disk, where the system lets us. */
export async function syncFolder(folder: string, files: Files = realFiles): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await files.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
