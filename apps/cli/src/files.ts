/** Reading files and folders, with errors that say what to do. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { CommandError } from './command-error.ts'

/** No file of ours is nearly this large; something else was named by mistake. */
const MAX_BYTES = 64 * 1024 * 1024

function explain(path: string, error: unknown, what: string): CommandError {
  const { code, message } = error as NodeJS.ErrnoException
  const reasons: Record<string, string> = {
    ENOENT: `there is no such file; expected ${what}: check the path`,
    ENOTDIR: `a part of this path is no folder; expected ${what}: check the path`,
    EACCES: 'it may not be read; check its permissions',
    EPERM: 'it may not be read; check its permissions',
  }
  return new CommandError(`${path}: ${reasons[code ?? ''] ?? message}`)
}

/** The text of a file; `what` says what it should be, for the error: `a record`. */
export function readText(path: string, what: string): string {
  let bytes: Uint8Array
  try {
    const status = statSync(path)
    if (status.isDirectory()) throw new CommandError(`${path}: this is a folder; expected ${what}, a file`)
    if (!status.isFile()) throw new CommandError(`${path}: this is no ordinary file; expected ${what}`)
    if (status.size > MAX_BYTES) {
      throw new CommandError(`${path}: ${status.size} bytes are too many for ${what}; name another file`)
    }
    bytes = readFileSync(path)
  } catch (error) {
    throw error instanceof CommandError ? error : explain(path, error, what)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandError(`${path}: this is no text (UTF-8); expected ${what}`)
  }
}

/** Whether a path is a folder; throws if there is nothing there. */
export function isFolder(path: string, what: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    throw explain(path, error, what)
  }
}

/** The JSON files in a folder and below it, as paths from the folder on, in order. */
export function jsonFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.split('/').includes('node_modules'))
      .sort()
  } catch (error) {
    throw explain(folder, error, 'a folder')
  }
}

/** The JSON files of a content pack by name, as text. `rules.json` is no content: it is made from RULES.md. */
export function readPackFolder(folder: string): Record<string, string> {
  if (!isFolder(folder, 'the folder of a content pack')) {
    throw new CommandError(`${folder}: this is a file; expected the folder of a content pack`)
  }
  const names = jsonFilesIn(folder).filter((name) => name !== 'rules.json')
  if (names.length === 0) {
    throw new CommandError(`${folder}: there are no .json files in it; expected the folder of a content pack`)
  }
  return Object.fromEntries(names.map((name) => [name, readText(join(folder, name), 'a content file')]))
}
