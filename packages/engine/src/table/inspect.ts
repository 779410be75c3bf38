/** Blocks for human eyes: as a tree, and as the difference of two. */
import type { Layout, Leaf } from './layout.ts'

/** A cell that a view does not show. */
export const HIDDEN = -0x8000_0000

/** What a field says: a number, a row of numbers, `'?'` where it is hidden. */
type Shown = number | '?' | readonly (number | '?')[]

/** A block as nested names and values. */
export interface Tree {
  [name: string]: Shown | Tree | Tree[]
}

function show(value: number): number | '?' {
  return value === HIDDEN ? '?' : value
}

/** What a leaf holds in a block. */
export function readLeaf(leaf: Leaf, cells: Int32Array): Shown {
  if (leaf.kind === 'int' || leaf.kind === 'slot') return show(cells[leaf.at])
  const isPile = leaf.kind === 'pile'
  const first = isPile ? leaf.at + 1 : leaf.at
  const size = isPile ? cells[leaf.at] : leaf.cells
  if (size === HIDDEN) return '?'
  return Array.from(cells.subarray(first, first + size), show)
}

/** Prints a block as a tree of its fields. The engine's own cells come under `engine`. */
export function inspect(layout: Layout, cells: Int32Array): Tree {
  const tree: Tree = {}
  for (const leaf of layout.leaves) {
    const names = leaf.path.split(/[.[\]]+/).filter((name) => name !== '')
    let at: Record<string, unknown> = tree
    names.forEach((name, i) => {
      if (i === names.length - 1) at[name] = readLeaf(leaf, cells)
      else {
        at[name] ??= /^\d+$/.test(names[i + 1]) ? [] : {}
        at = at[name] as Record<string, unknown>
      }
    })
  }
  return tree
}

/** One field in which two blocks differ. */
interface Difference {
  readonly path: string
  readonly before: Shown
  readonly after: Shown
}

/** The fields in which two blocks of one layout differ. */
export function diff(layout: Layout, before: Int32Array, after: Int32Array): Difference[] {
  const out: Difference[] = []
  for (const leaf of layout.leaves) {
    let isSame = true
    for (let i = leaf.at; i < leaf.at + leaf.cells && isSame; i++) isSame = before[i] === after[i]
    if (!isSame) out.push({ path: leaf.path, before: readLeaf(leaf, before), after: readLeaf(leaf, after) })
  }
  return out
}

/** Differences as text, a line each: `heroes[0].block: 3 → 8`. */
export function formatDifferences(differences: readonly Difference[]): string {
  const say = (value: Shown): string => (typeof value === 'object' ? `[${value.join(' ')}]` : String(value))
  return differences.map((d) => `${d.path}: ${say(d.before)} → ${say(d.after)}`).join('\n')
}
