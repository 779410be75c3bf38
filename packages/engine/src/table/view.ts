/** What a seat may know: a block built from nothing, into which only what the seat sees is copied. */
import { HIDDEN } from './inspect.ts'
import { CELLS } from './layout.ts'
import type { Layout, Leaf } from './layout.ts'
import type { Table } from '../rules/table.ts'

/** How much of a leaf a seat sees; `top` is the size of a pile and its top card. */
const SIGHTS = ['nothing', 'size', 'top', 'all'] as const

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
