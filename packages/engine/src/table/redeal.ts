/** Re-dealing: a table in which everything a seat cannot see is drawn anew, for bots that must not peek. */
import type { Layout, Leaf } from './layout.ts'
import type { Stream } from './stream.ts'
import type { Table } from '../rules/table.ts'
import { sightOf } from './view.ts'

/** A cell with a hidden thing in it, and what can be read off the thing's back. */
interface HiddenCell {
  readonly at: number
  readonly leaf: Leaf
}

/** What re-dealing needs to know of a game. */
interface Redealt {
  readonly layout: Layout
  /** Draws hidden plain numbers anew, which only the game knows how to. */
  readonly redeal?: ((table: Table, seat: number, random: Stream) => void) | undefined
}

/**
 * Shuffles, among the places that `seat` cannot see into, all things of the same kind, and starts the table's
 * random streams anew. What the seat sees stays as it is, so views and choices stay the same; what lies face
 * down with a readable back (`shows`) is replaced by something with the same back.
 */
export function redeal(game: Redealt, table: Table, seat: number, random: Stream): void {
  const { layout } = game
  const byPool = new Map<string, HiddenCell[]>()
  for (const leaf of layout.leaves) {
    if (leaf.kind === 'stream') {
      for (let i = 0; i < 4; i++) table.cells[leaf.at + i] = random.next()
      continue
    }
    if (leaf.pool === undefined) continue
    const sight = sightOf(leaf, table, seat)
    if (sight === 'all') continue
    let places = byPool.get(leaf.pool)
    if (places === undefined) byPool.set(leaf.pool, (places = []))
    addHidden(places, leaf, table.cells, sight === 'top' ? 1 : 0)
  }
  for (const places of byPool.values()) deal(places, table.cells, random)
  game.redeal?.(table, seat, random)
  table.refresh()
}

/** Adds the cells of a leaf with something hidden in them; a loop, as bots do this at every decision. */
function addHidden(places: HiddenCell[], leaf: Leaf, cells: Int32Array, open: number): void {
  if (leaf.kind === 'slot') {
    if (cells[leaf.at] >= 0) places.push({ at: leaf.at, leaf })
    return
  }
  for (let at = leaf.at + 1, end = at + cells[leaf.at] - open; at < end; at++) places.push({ at, leaf })
}

/** Deals the things of these cells out again; cells that show a back choose first. */
function deal(places: readonly HiddenCell[], cells: Int32Array, random: Stream): void {
  if (places.every(({ leaf }) => leaf.shows === undefined)) {
    for (let i = places.length - 1; i > 0; i--) {
      const one = places[i].at
      const other = places[random.below(i + 1)].at
      const thing = cells[one]
      cells[one] = cells[other]
      cells[other] = thing
    }
    return
  }
  const things = places.map((place) => cells[place.at])
  const ordered = [...places].sort(
    (a, b) => Number(b.leaf.shows !== undefined) - Number(a.leaf.shows !== undefined),
  )
  for (let i = 0; i < ATTEMPTS; i++) {
    const chosen = choose(ordered, things, cells, random)
    if (chosen === undefined) continue
    ordered.forEach(({ at }, place) => (cells[at] = chosen[place]))
    return
  }
}

/** How often a deal is tried anew in which different backs stood in each other's way; then all stays as it is. */
const ATTEMPTS = 100

function choose(
  places: readonly HiddenCell[],
  all: readonly number[],
  cells: Int32Array,
  random: Stream,
): number[] | undefined {
  const things = [...all]
  const chosen: number[] = []
  for (const { at, leaf } of places) {
    const { shows } = leaf
    const back = shows?.(cells[at])
    const fitting = things.filter((thing) => shows === undefined || shows(thing) === back)
    if (fitting.length === 0) return undefined
    const thing = fitting[random.below(fitting.length)]
    things.splice(things.indexOf(thing), 1)
    chosen.push(thing)
  }
  return chosen
}
