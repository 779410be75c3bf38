import { normalNotation } from '@hearthkeep/engine'
import { memberOf, nameInFamily } from './collections.ts'
import type { AnyCollection, AnyFamily, ContentPack, Document, PackData, Parts } from './collections.ts'
import { countProblems } from './counts.ts'
import { rawCopies, rawName, readEntries } from './entries.ts'
import type { RawEntry } from './entries.ts'
import { readFile, unknownFile } from './files.ts'
import type { Files } from './files.ts'
import { checkValue } from './check-value.ts'
import { namingProblems } from './naming.ts'
import { ContentError, formatFound, MOST_PROBLEMS } from './problems.ts'
import type { Problem } from './problems.ts'
import type { LoadContext } from './reference.ts'

/** How many entries a file may have: no table holds nearly as many, and each is compared with others. */
const MOST_ENTRIES = 10_000

interface Loaded {
  readonly problems: Problem[]
  readonly data: unknown
}

/**
 * Checks a pack and returns its data, deeply frozen. If anything at all is wrong it throws a `ContentError` with every
 * problem found, and loads nothing.
 */
export function loadPack<P extends Parts>(pack: ContentPack<P>, files: Files): PackData<P> {
  const problems = unknownFiles(pack.parts, files)
  const contents = readAll(pack.parts, files, problems)
  const ids = collectIds(pack.parts, contents)
  const data: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(pack.parts)) {
    if (!contents.has(key)) continue
    const loaded = loadPart(key, part, contents.get(key), ids)
    problems.push(...loaded.problems)
    data[key] = loaded.data
  }
  if (problems.length > 0) throw new ContentError(problems)
  const frozen = deepFreeze(data) as PackData<P>
  const late = [...namingProblems(pack, frozen), ...(pack.check?.(frozen) ?? [])]
  if (late.length > 0) throw new ContentError(late)
  return frozen
}

function unknownFiles(parts: Parts, files: Files): Problem[] {
  const all = Object.values(parts)
  const known = all.map((part) => part.options.file)
  const isKnown = (file: string): boolean =>
    all.some((part) =>
      part.part === 'family' ? nameInFamily(part, file) !== undefined : part.options.file === file,
    )
  return Object.keys(files).flatMap((file) => (isKnown(file) ? [] : [unknownFile(file, known)]))
}

function loadPart(key: string, part: Parts[string], content: unknown, ids: LoadContext['ids']): Loaded {
  if (part.part === 'document') return loadDocument(part, content, ids)
  if (part.part === 'collection') return loadEntries(key, part, content, ids)
  const files = [...(content as ReadonlyMap<string, unknown>)].filter(([, entries]) => entries !== undefined)
  const loaded = files.map(
    ([name, entries]) => [name, loadEntries(key, memberOf(part, name), entries, ids)] as const,
  )
  return {
    data: Object.fromEntries(loaded.map(([name, { data }]) => [name, data])),
    problems: loaded.flatMap(([, { problems }]) => problems),
  }
}

/** The parsed content of every part whose file is there and is JSON; of a family, by name. */
function readAll(parts: Parts, files: Files, problems: Problem[]): Map<string, unknown> {
  const contents = new Map<string, unknown>()
  for (const [key, part] of Object.entries(parts)) {
    const { options } = part
    if (part.part === 'family') {
      contents.set(key, readFamily(part, files, problems))
      continue
    }
    if (!Object.hasOwn(files, options.file)) {
      problems.push({ file: options.file, expected: 'this file in the pack', found: 'nothing' })
      continue
    }
    const read = readFile(options.file, files[options.file])
    if ('problem' in read) problems.push(read.problem)
    else contents.set(key, read.value)
  }
  return contents
}

function readFamily(part: AnyFamily, files: Files, problems: Problem[]): Map<string, unknown> {
  const contents = new Map<string, unknown>()
  for (const file of Object.keys(files)) {
    const name = nameInFamily(part, file)
    if (name === undefined) continue
    const read = readFile(file, files[file])
    if ('problem' in read) problems.push(read.problem)
    // Also where it cannot be read: what refers to its name is not wrong for that.
    contents.set(name, 'problem' in read ? undefined : read.value)
  }
  return contents
}

/** The ids as written, also of entries with other mistakes, so that one mistake is not reported twice. */
function collectIds(parts: Parts, contents: ReadonlyMap<string, unknown>): LoadContext['ids'] {
  const ids = new Map<string, readonly string[] | undefined>()
  for (const [key, part] of Object.entries(parts)) {
    if (part.part === 'family') ids.set(key, [...(contents.get(key) as Map<string, unknown>).keys()])
    if (part.part !== 'collection') continue
    const entries = contents.has(key) ? readEntries(contents.get(key)) : undefined
    ids.set(
      key,
      entries?.flatMap(({ label }) => (typeof label === 'string' ? [label] : [])),
    )
  }
  return ids
}

function loadDocument({ schema, options }: Document, content: unknown, ids: LoadContext['ids']): Loaded {
  const { value, findings } = checkValue(schema, content, ids)
  return { data: value, problems: findings.map((finding) => ({ file: options.file, ...finding })) }
}

function loadEntries(key: string, part: AnyCollection, content: unknown, ids: LoadContext['ids']): Loaded {
  const { file, sameNames = false } = part.options
  const entries = readEntries(content)
  if (entries === undefined) {
    return {
      data: [],
      problems: [{ file, expected: 'a list of entries, or an object by id', found: formatFound(content) }],
    }
  }
  if (entries.length > MOST_ENTRIES) {
    const expected = `at most ${MOST_ENTRIES} entries`
    return { data: [], problems: [{ file, expected, found: String(entries.length) }] }
  }
  const data: unknown[] = []
  const problems = [...duplicateIds(file, entries), ...(sameNames ? [] : duplicateNames(file, entries))]
  for (const { label, value } of entries) {
    if (problems.length > MOST_PROBLEMS) break
    const checked = checkValue(part.schema, value, ids)
    data.push(checked.value)
    problems.push(...checked.findings.map((finding) => ({ file, entry: label, ...finding })))
  }
  if (part.options.single === true) problems.push(...copiesOfOne(file, entries))
  problems.push(...countProblems(key, part, entries, problems.length === 0 ? data : undefined))
  return { data, problems }
}

/** How many entries of one id are named. */
const MOST_PLACES = 8

/** Entries that say that there are several of them, where each is one. */
function copiesOfOne(file: string, entries: readonly RawEntry[]): Problem[] {
  return entries.flatMap((one) => {
    const copies = rawCopies(one) ?? 1
    if (copies === 1) return []
    const expected = '1, as every entry of this file is one piece'
    return [{ file, entry: one.label, field: 'copies', expected, found: `${copies}` }]
  })
}

function duplicateIds(file: string, entries: readonly RawEntry[]): Problem[] {
  const places = new Map<string, number[]>()
  entries.forEach(({ label }, place) => {
    if (typeof label !== 'string') return
    const known = places.get(label)
    if (known) known.push(place + 1)
    else places.set(label, [place + 1])
  })
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([id, where]) => ({
      file,
      entry: id,
      field: 'id',
      expected: 'an id used once',
      found: `it in entries ${where
        .slice(0, MOST_PLACES)
        .map((place) => `#${place}`)
        .join(' and ')}${where.length > MOST_PLACES ? ` and ${where.length - MOST_PLACES} more` : ''}`,
    }))
}

/** Entries that could not be told apart in notation, which knows neither capitals nor repeated spaces. */
function duplicateNames(file: string, entries: readonly RawEntry[]): Problem[] {
  const first = new Map<string, RawEntry>()
  return entries.flatMap((one) => {
    const name = rawName(one)
    if (name === undefined) return []
    const known = normalNotation(name)
    const other = first.get(known)
    if (other === undefined) first.set(known, one)
    if (other === undefined || other.label === one.label) return []
    const where = typeof other.label === 'number' ? `entry #${other.label}` : `entry "${other.label}"`
    return [
      {
        file,
        entry: one.label,
        field: 'name',
        expected: 'a name used once',
        found: `${formatFound(name)}, which is the name of ${where}`,
      },
    ]
  })
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
