import { isObject, readEntries } from './entries.ts'
import { readFile } from './files.ts'
import type { Files } from './files.ts'
import { formatFound, MOST_PROBLEMS, suggest } from './problems.ts'
import type { Problem } from './problems.ts'

/** Files with changes laid over them, and what of the changes could not be: that is left out. */
interface Laid {
  readonly files: Files
  readonly problems: readonly Problem[]
}

/**
 * Lays changed files over a game's own. In a list of entries, an entry with a known id changes the fields it names,
 * and one with a new id is added at the end; in any other file the objects are merged key by key. `null` takes a
 * field or a key out, and an entry where entries are given by id. What a file does not name stays.
 */
export function layOver(own: Files, changes: Files): Laid {
  const files: Record<string, unknown> = { ...own }
  const problems: Problem[] = []
  for (const [file, source] of Object.entries(changes)) {
    const read = readFile(file, source)
    const below = readFile(file, own[file])
    // A file that the game does not have stays as it is: the loader knows whether there may be such a file.
    if (!Object.hasOwn(own, file)) files[file] = source
    else if ('problem' in read) problems.push(read.problem)
    else if ('value' in below) {
      files[file] = Array.isArray(below.value)
        ? layEntries(file, below.value, read.value, problems)
        : layObject(file, below.value, read.value, problems)
    }
  }
  return { files, problems }
}

function layEntries(file: string, own: readonly unknown[], change: unknown, problems: Problem[]): unknown[] {
  const entries = new Map(own.map((one) => [(one as { id: string }).id, one as object]))
  const ids = [...entries.keys()]
  const taken = isObject(change) ? Object.keys(change).filter((id) => change[id] === null) : []
  for (const id of taken) {
    if (problems.length > MOST_PROBLEMS) break
    const expected = 'the id of an entry to be taken out'
    if (!entries.delete(id)) problems.push({ file, entry: id, expected, found: 'null', ...suggest(id, ids) })
  }
  const changed = readEntries(isObject(change) ? withoutNulls(change) : change)
  if (changed === undefined) {
    problems.push({ file, expected: 'a list of entries, or an object by id', found: formatFound(change) })
    return [...own]
  }
  const seen = new Set<string>()
  for (const { label, value } of changed) {
    if (problems.length > MOST_PROBLEMS) break
    if (typeof label === 'number' || !isObject(value)) {
      const expected = 'an entry with the id of the one it changes, or with a new one'
      problems.push({ file, entry: label, expected, found: formatFound(value) })
    } else if (seen.has(label)) {
      problems.push({
        file,
        entry: label,
        field: 'id',
        expected: 'an id used once',
        found: 'it more than once',
      })
    } else {
      seen.add(label)
      const known = entries.get(label)
      // A null in a new entry is left for the loader to tell: there is nothing it could take out.
      entries.set(label, known === undefined ? value : withoutNulls({ ...known, ...value }))
    }
  }
  return [...entries.values()]
}

function withoutNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null))
}

function layObject(file: string, own: unknown, change: unknown, problems: Problem[]): unknown {
  if (isObject(change)) return merge(own, change)
  problems.push({ file, expected: 'an object', found: formatFound(change) })
  return own
}

function merge(own: unknown, change: unknown): unknown {
  if (!isObject(change) || !isObject(own)) return change
  const merged: Record<string, unknown> = { ...own }
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(own[key], value)
  }
  return merged
}
