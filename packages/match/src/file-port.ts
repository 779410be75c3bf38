/** The file system as the store in a folder uses it. */
import type * as nodeFiles from 'node:fs/promises'

/** What the store needs of `node:fs/promises`; tests put failures in. */
export type Files = Pick<
  typeof nodeFiles,
  'link' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'truncate' | 'unlink'
>

/** The code of a system's error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
