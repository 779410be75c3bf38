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
    if (part.part !== 'collection') continue
    for (const [label, count] of countCopies(key, part, data[key] as readonly Entry[])) {
      counts[label] = (counts[label] ?? 0) + count
    }
  }
  return counts
}

/**
 * Where a collection differs from the counts declared for it. A single total is counted on the entries as written, so
 * that it is reported beside other mistakes; counts by component need entries that are sound (`data`).
 */
export function countProblems(
  key: string,
  part: AnyCollection,
  entries: readonly RawEntry[],
  data: readonly unknown[] | undefined,
): Problem[] {
  const { file, count, label = key } = part.options
  if (count === undefined) return []
  if (typeof count === 'number') {
    const copies = entries.map(rawCopies)
    const total = copies.reduce<number>((sum, some) => sum + (some ?? 0), 0)
    return copies.includes(undefined) ? [] : differences(file, [[label, count]], new Map([[label, total]]))
  }
  if (data === undefined) return []
  const found = countCopies(key, part, data as readonly Entry[])
  const wanted = new Map([...[...found.keys()].map((name) => [name, 0] as const), ...Object.entries(count)])
  return differences(file, [...wanted], found)
}

function differences(
  file: string,
  wanted: readonly (readonly [string, number])[],
  found: ReadonlyMap<string, number>,
): Problem[] {
  return wanted
    .filter(([label, count]) => count !== (found.get(label) ?? 0))
    .map(([label, count]) => ({
      file,
      expected: `${count} ${label} counting copies`,
      found: String(found.get(label) ?? 0),
    }))
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
