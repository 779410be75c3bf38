/** The file system as the store in a folder uses it. */
import { constants } from 'node:fs'
import * as nodeFiles from 'node:fs/promises'
import { LONGEST_TEXT } from '@hearthkeep/engine'

/** What the store needs of `node:fs/promises`; tests put failures in. */
export type Files = Pick<
  typeof nodeFiles,
  'link' | 'mkdir' | 'open' | 'readdir' | 'rename' | 'stat' | 'truncate' | 'unlink' | 'utimes'
> & {
  readonly readFile: (path: string) => Promise<Buffer>
}

/** The real file system. */
export const realFiles: Files = { ...nodeFiles, readFile: readGameFile }

/** The code of a system's error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether a file system has no hard links, as those of memory cards and some of the network. */
export function hasNoLinks(error: unknown): boolean {
  return ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK'].includes(codeOf(error))
}

/** Not to wait for somebody to write, where a file turns out to be a pipe. Windows has no such thing. */
const AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * The bytes of a file that is no larger than any game. Whoever put it there may have put a pipe, a device or an endless file in
 * its place: those are refused by an error that says so.
 */
async function readGameFile(path: string): Promise<Buffer> {
  const handle = await nodeFiles.open(path, AT_ONCE)
  try {
    const status = await handle.stat()
    if (!status.isFile()) throw new Error(`${path} is no ordinary file`)
    const parts: Buffer[] = []
    let size = 0
    for (let room = status.size + 1; size <= LONGEST_TEXT; room = 65_536) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(room, LONGEST_TEXT + 1 - size)))
      if (bytesRead === 0) return Buffer.concat(parts, size)
      parts.push(buffer.subarray(0, bytesRead))
      size += bytesRead
    }
    throw new Error(`${path} has more than ${LONGEST_TEXT} bytes, which no game has`)
  } finally {
    await handle.close()
  }
}
