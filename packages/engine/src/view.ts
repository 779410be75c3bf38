/** What a seat may know: a block built from nothing, into which only what the seat sees is copied. */
import { HIDDEN } from './inspect.ts'
import { CELLS } from './layout.ts'
import type { Layout, Leaf } from './layout.ts'
import type { Table } from './table.ts'

/** How much of a leaf a seat sees; `top` is the size of a pile and its top card. */
export const SIGHTS = ['nothing', 'size', 'top', 'all'] as const

/** The seat of somebody who only looks on and sees what every seat sees. */
export const SPECTATOR = -1

/** What `seat` sees of a leaf. A sight rule is never asked for the spectator, but for every seat instead. */
export function sightOf(leaf: Leaf, table: Table, seat: number): (typeof SIGHTS)[number] {
  if (seat === SPECTATOR && (typeof leaf.sight === 'function' || leaf.topSeen !== undefined)) {
    for (let other = 0; other < table.seats; other++) {
      const sight = sightOf(leaf, table, other)
      if (sight !== 'all') return sight
    }
    return 'all'
  }
  if (leaf.kind === 'stream' || leaf.kind === 'stack') return 'nothing'
  const isTopSeen = leaf.topSeen?.(table as never, seat, leaf.owner) === true
  const rest = isTopSeen ? 'top' : leaf.kind === 'pile' ? 'size' : 'nothing'
  if (leaf.sight === 'open') return 'all'
  if (leaf.sight === 'hidden') return 'nothing'
  if (leaf.sight === 'count') return rest
  const sees = leaf.sight === 'owner' ? leaf.owner === seat : leaf.sight(table as never, seat, leaf.owner)
  return sees ? 'all' : rest
}

/** The table as a seat sees it: hidden cells are `HIDDEN`, and `inspect` prints them as `?`. */
export function viewOf(layout: Layout, table: Table, seat: number): Int32Array {
  const view = new Int32Array(layout.size).fill(HIDDEN)
  for (const leaf of layout.leaves) {
    const sight = sightOf(leaf, table, seat)
    if (sight === 'nothing') continue
    const cells = sight === 'all' ? leaf.cells : 1
    for (let i = leaf.at; i < leaf.at + cells; i++) view[i] = table.cells[i]
    if (sight !== 'top') continue
    const top = leaf.at + table.cells[leaf.at]
    view[top] = table.cells[top]
  }
  // Where the rules stand is nobody's business; that they have ended is.
  if (table.isOver) view[CELLS.FRAME] = 0
  return view
}

/**
 * Whether a seat knows more after a step than before it: a piece of the game came into sight that was not, or
 * a hidden number became visible. A piece that only moved between visible places tells nothing new.
 */
export function learns(layout: Layout, before: Int32Array, after: Int32Array): boolean {
  const known = new Set<string>()
  for (const leaf of layout.leaves) for (const thing of thingsIn(leaf, before)) known.add(thing)
  for (const leaf of layout.leaves) {
    if (leaf.of === undefined) {
      for (let i = leaf.at; i < leaf.at + leaf.cells; i++) {
        if (before[i] === HIDDEN && after[i] !== HIDDEN) return true
      }
    } else for (const thing of thingsIn(leaf, after)) if (!known.has(thing)) return true
  }
  return false
}

/** The things a leaf shows in a view. */
function* thingsIn(leaf: Leaf, view: Int32Array): Generator<string> {
  if (leaf.of === undefined) return
  const isPile = leaf.kind === 'pile'
  const first = isPile ? leaf.at + 1 : leaf.at
  const end = isPile ? first + Math.max(0, view[leaf.at]) : first + leaf.cells
  for (let i = first; i < end; i++) if (view[i] >= 0) yield `${leaf.of} ${view[i]}`
}
