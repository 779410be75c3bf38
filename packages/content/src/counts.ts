import { memberOf } from './collections.ts'
import type { AnyCollection, ContentPack, Entry, PackData, Parts } from './collections.ts'
import { rawCopies } from './entries.ts'
import type { RawEntry } from './entries.ts'
import type { Problem } from './problems.ts'

/** How many physical pieces a pack has, copies counted, by the label of each component. */
export function componentCounts<P extends Parts>(
  pack: ContentPack<P>,
  data: PackData<P>,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [key, part] of Object.entries(pack.parts)) {
    const add = (one: AnyCollection, entries: unknown): void => {
      for (const [label, count] of countCopies(key, one, entries as readonly Entry[])) {
        counts[label] = (counts[label] ?? 0) + count
      }
    }
    if (part.part === 'collection') add(part, data[key])
    if (part.part === 'family') {
      for (const [name, entries] of Object.entries(data[key] as object)) add(memberOf(part, name), entries)
    }
  }
  return counts
}

/**
 * Where a collection differs from the counts declared for it. Totals are counted on the entries as written, so that
 * they are reported beside other mistakes; counts by component need entries that are sound (`data`).
 */
export function countProblems(
  key: string,
  part: AnyCollection,
  entries: readonly RawEntry[],
  data: readonly unknown[] | undefined,
): Problem[] {
  const { file, count, most, label = key } = part.options
  const copies = entries.map(rawCopies)
  const total = copies.includes(undefined)
    ? undefined
    : copies.reduce<number>((sum, some) => sum + (some ?? 0), 0)
  if (most !== undefined && total !== undefined && total > most) {
    const expected = `at most ${most} ${label}, as no more fit on the table`
    return [{ file, expected, found: String(total) }]
  }
  const report = (name: string, wanted: number, found: number): Problem[] => {
    if (most === undefined ? found === wanted : found >= wanted) return []
    const expected = `${most === undefined ? '' : 'at least '}${wanted} ${name} counting copies`
    return [{ file, expected, found: String(found) }]
  }
  if (typeof count === 'number') return total === undefined ? [] : report(label, count, total)
  if (count === undefined || data === undefined) return []
  const found = countCopies(key, part, data as readonly Entry[])
  const names = new Set([...found.keys(), ...Object.keys(count)])
  return [...names].flatMap((name) => report(name, count[name] ?? 0, found.get(name) ?? 0))
}

function countCopies(key: string, part: AnyCollection, entries: readonly Entry[]): Map<string, number> {
  const { label = key, component } = part.options
  const counts = new Map<string, number>()
  for (const one of entries) {
    const name = component ? component(one as never) : label
    counts.set(name, (counts.get(name) ?? 0) + one.copies)
  }
  return counts
}
