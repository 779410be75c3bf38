/** Re-dealing: a table in which everything a seat cannot see is drawn anew, for bots that must not peek. */
import type { Layout, Leaf } from './layout.ts'
import type { Stream } from './stream.ts'
import type { Table } from './table.ts'
import { sightOf } from './view.ts'

/** A cell with a hidden thing in it, and what can be read off the thing's back. */
interface HiddenCell {
  readonly at: number
  readonly leaf: Leaf
}

/**
 * Shuffles, among the places that `seat` cannot see into, all things of the same kind, and starts the table's
 * random streams anew. What the seat sees stays as it is, so views and choices stay the same; what lies face
 * down with a readable back (`shows`) is replaced by something with the same back.
 */
export function redeal(layout: Layout, table: Table, seat: number, random: Stream): void {
  const byKind = new Map<string, HiddenCell[]>()
  for (const leaf of layout.leaves) {
    if (leaf.kind === 'stream') {
      for (let i = 0; i < 4; i++) table.cells[leaf.at + i] = random.next()
    } else if (leaf.of !== undefined && sightOf(leaf, table, seat) !== 'all') {
      const cells = byKind.get(leaf.of) ?? []
      byKind.set(leaf.of, cells)
      cells.push(...hiddenCells(leaf, table.cells))
    }
  }
  for (const cells of byKind.values()) deal(cells, table.cells, random)
  table.refresh()
}

function hiddenCells(leaf: Leaf, cells: Int32Array): HiddenCell[] {
  if (leaf.kind === 'slot') return cells[leaf.at] >= 0 ? [{ at: leaf.at, leaf }] : []
  return Array.from({ length: cells[leaf.at] }, (_, i) => ({ at: leaf.at + 1 + i, leaf }))
}

/** Deals the things of these cells out again; cells that show a back choose first. */
function deal(places: readonly HiddenCell[], cells: Int32Array, random: Stream): void {
  const things = places.map((place) => cells[place.at])
  const ordered = [...places].sort(
    (a, b) => Number(b.leaf.shows !== undefined) - Number(a.leaf.shows !== undefined),
  )
  for (const { at, leaf } of ordered) {
    const { shows } = leaf
    const back = shows?.(cells[at])
    const fitting = things.filter((thing) => shows === undefined || shows(thing) === back)
    const thing = fitting[random.below(fitting.length)]
    things.splice(things.indexOf(thing), 1)
    cells[at] = thing
  }
}
