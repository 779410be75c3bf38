/** Clearing away what crashes have left in a folder of saved games [F3]. */
import { join } from 'node:path'
import { isLeftTemporary } from './file-holder.ts'
import { isOlderThan, removeIfLeft } from './file-lock.ts'
import { realFiles } from './file-port.ts'
import type { Files } from './file-port.ts'

/** What is beside a file of ours: its name, and who made it. Nothing else in a folder is ever touched. */
const TEMPORARY = /^(?:match|campaign)-.+\.txt.*\.(\d+)-([0-9a-f]{8})-[0-9a-f-]{36}\.new$/
const TEMPORARY_RECORD = /^.+\.record\.(\d+)-([0-9a-f]{8})-[0-9a-f-]{36}\.new$/
/** What earlier versions left there. */
const OLD = [
  /^(?:match|campaign)-.+\.txt\.(?:[0-9a-f-]{36}|\d+)\.new$/,
  /^match-.+\.txt\.lock(?:\.left)?\.[0-9a-f-]{36}$/,
  /^.+-\d{8}-\d+\.record\.new$/,
]
const LOCK = /^(?:match|campaign)-.+\.txt\.(?:lock|open)$/
/** No program needs so long to put a file into its place, in milliseconds. */
const HOUR = 3_600_000

/**
 * Removes temporary files and locks that programs left which are gone: those of this machine at once, others when they
 * are an hour old. Where nothing may be removed, or there is no folder, nothing happens.
 */
export async function sweepFolder(folder: string, files: Files = realFiles): Promise<void> {
  const names = await files.readdir(folder).catch(() => [])
  await Promise.all(names.map((name) => sweep(files, folder, name).catch(() => undefined)))
}

async function sweep(files: Files, folder: string, name: string): Promise<void> {
  const path = join(folder, name)
  if (LOCK.test(name)) return removeIfLeft(files, path)
  const [, pid, machine] = TEMPORARY.exec(name) ?? TEMPORARY_RECORD.exec(name) ?? []
  const isOurs = pid !== undefined || OLD.some((pattern) => pattern.test(name))
  if (!isOurs) return
  const isLeft = pid !== undefined && isLeftTemporary(pid, machine)
  if (isLeft || (await isOlderThan(files, path, HOUR))) await files.unlink(path)
}
