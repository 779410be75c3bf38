/** Reading files and folders, which may come from strangers, with errors that say what to do. Everything is read here. */
import {
  closeSync,
  constants,
  fstatSync,
  opendirSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import type { Dir, Dirent, Stats } from 'node:fs'
import { join } from 'node:path'
import { LONGEST_TEXT } from '@hearthkeep/engine'
import { CommandError } from './command-error.ts'
import { inOneLine } from './visible.ts'

/** Bytes of all files of a content pack together: the largest game has some 200,000. */
const LARGEST_PACK = 32_000_000
/** Files and folders in a folder and below it: with more, another folder was meant, such as `/` or `/proc`. */
const MOST_NAMES = 20_000
/** Folders inside each other. */
const DEEPEST = 16
/** How much is read at a time, in bytes. */
const CHUNK = 65_536
/** Not to wait for somebody to write, where a file turns out to be a pipe. Windows has no such thing. */
const AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

function explain(path: string, error: unknown, what: string): CommandError {
  const { code, message } = error as NodeJS.ErrnoException
  const reasons: Record<string, string> = {
    ENOENT: `there is no such file; expected ${what}: check the path`,
    ENOTDIR: `a part of this path is no folder; expected ${what}: check the path`,
    EACCES: 'it may not be read; check its permissions',
    EPERM: 'it may not be read; check its permissions',
    ELOOP: 'its links lead in a circle; name the file itself',
    ENAMETOOLONG: `this is longer than any path; expected ${what}`,
  }
  return new CommandError(`${inOneLine(path)}: ${reasons[code ?? ''] ?? message}`)
}

/** Does something with a file; whatever the system says against it becomes an error that names the file. */
function explained<T>(path: string, what: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw error instanceof CommandError ? error : explain(path, error, what)
  }
}

/** Throws unless this is a file with no more than `most` bytes. A link is what it leads to. */
function checkFile(path: string, status: Stats, what: string, most: number): void {
  const shown = inOneLine(path)
  if (status.isDirectory()) throw new CommandError(`${shown}: this is a folder; expected ${what}, a file`)
  if (!status.isFile()) throw new CommandError(`${shown}: this is no ordinary file; expected ${what}`)
  if (status.size > most) throw tooLarge(path, what, most)
}

function tooLarge(path: string, what: string, most: number): CommandError {
  return new CommandError(
    `${inOneLine(path)}: it has more than ${most} bytes, too many for ${what}; name another file`,
  )
}

/** The bytes of a file. It is looked at before it is opened, when it is open, and while it is read: it may change, or never end. */
function readBytes(path: string, what: string, most: number): Buffer {
  checkFile(path, statSync(path), what, most)
  const file = openSync(path, AT_ONCE)
  try {
    const status = fstatSync(file)
    checkFile(path, status, what, most)
    const parts: Buffer[] = []
    let size = 0
    for (let room = status.size + 1; size <= most; room = CHUNK) {
      const part = Buffer.alloc(Math.min(room, most + 1 - size))
      const count = readSync(file, part)
      if (count === 0) return Buffer.concat(parts, size)
      parts.push(part.subarray(0, count))
      size += count
    }
    throw tooLarge(path, what, most)
  } finally {
    closeSync(file)
  }
}

/** How a text is read. */
interface Reading {
  /** How many bytes it may have. */
  readonly most?: number
  /** Whether a crash may have torn its last line, in the middle of a letter. */
  readonly mayBeTorn?: boolean
}

/** The text of a file; `what` says what it should be, for the error: `a record`. */
export function readText(
  path: string,
  what: string,
  { most = LONGEST_TEXT, mayBeTorn = false }: Reading = {},
): string {
  const bytes = explained(path, what, () => readBytes(path, what, most))
  const sound = mayBeTorn ? bytes.lastIndexOf('\n') + 1 : bytes.length
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, sound))
    return text + bytes.toString('utf8', sound)
  } catch {
    throw new CommandError(`${inOneLine(path)}: this is no text (UTF-8); expected ${what}`)
  }
}

/** Whether a path is a folder; throws if there is nothing there. */
export function isFolder(path: string, what: string): boolean {
  return explained(path, what, () => statSync(path).isDirectory())
}

/** The JSON files in a folder and below it, as paths from the folder on, in order. Links are followed. */
export function jsonFilesIn(folder: string): string[] {
  const found: string[] = []
  let left = MOST_NAMES

  function walk(path: string, inside: string, above: readonly string[]): void {
    const real = realpathSync(path)
    if (above.includes(real))
      throw new CommandError(`${inOneLine(path)}: this link leads back to a folder around it; take it out`)
    if (above.length > DEEPEST)
      throw new CommandError(`${inOneLine(path)}: this folder lies too deep; name another one`)
    for (const entry of entriesIn(path)) {
      if (left-- === 0)
        throw new CommandError(
          `${inOneLine(folder)}: there are more than ${MOST_NAMES} files in and below it; name the folder that is meant`,
        )
      if (entry.name === 'node_modules') continue
      const place = join(path, entry.name)
      const name = `${inside}${entry.name}`
      if (explained(place, 'a folder', () => leadsToFolder(place, entry))) {
        explained(place, 'a folder', () => walk(place, `${name}/`, [...above, real]))
      } else if (name.endsWith('.json')) found.push(name)
    }
  }
  explained(folder, 'a folder', () => walk(folder, '', []))
  return found.sort()
}

/** What is in a folder, one by one: there may be more than anybody wants to hold. */
function* entriesIn(path: string): Generator<Dirent> {
  const folder: Dir = opendirSync(path)
  try {
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) yield entry
  } finally {
    folder.closeSync()
  }
}

/** Whether this is a folder, or a link to one; throws if it is a link to a content file that is not there. */
function leadsToFolder(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  const status = statSync(path, { throwIfNoEntry: false })
  if (status === undefined && entry.name.endsWith('.json'))
    throw new CommandError(`${inOneLine(path)}: this link leads nowhere; mend it, or take it out`)
  return status?.isDirectory() === true
}

/** The JSON files of a content pack by name, as text. `rules.json` is no content: it is made from RULES.md. */
export function readPackFolder(folder: string): Record<string, string> {
  const shown = inOneLine(folder)
  if (!isFolder(folder, 'the folder of a content pack')) {
    throw new CommandError(`${shown}: this is a file; expected the folder of a content pack`)
  }
  const names = jsonFilesIn(folder).filter((name) => name !== 'rules.json')
  if (names.length === 0) {
    throw new CommandError(`${shown}: there are no .json files in it; expected the folder of a content pack`)
  }
  let left = LARGEST_PACK
  const texts = names.map((name): [string, string] => {
    const text = readText(join(folder, name), 'a content file', { most: Math.min(left, LONGEST_TEXT) })
    left -= text.length
    return [name, text]
  })
  return Object.fromEntries(texts)
}
