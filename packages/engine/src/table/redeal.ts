/** Re-dealing: a table in which everything a seat cannot see is drawn anew, for bots that must not peek. */
import type { Table } from '../rules/table.ts'
import { NONE } from './fields.ts'
import type { Layout, Leaf } from './layout.ts'
import type { Unsettled } from './oracle.ts'
import { Stream } from './stream.ts'
import { sightOf } from './view.ts'

/** What re-dealing needs to know of a game. */
interface Redealt {
  readonly layout: Layout
  /** Deals what only the game knows how to. */
  readonly redeal?:
    | {
        readonly kinds: readonly string[]
        readonly deal: (table: Table, seat: number, random: Stream) => void
      }
    | undefined
}

/** A cell with a hidden thing in it. */
interface HiddenCell {
  readonly at: number
  /** Things are dealt among the cells of the same stratum. */
  readonly stratum: number
  /** What can be read off the thing's back there, and what it is now. */
  readonly shows: ((thing: number) => number) | undefined
  readonly back: number
  readonly of: string
}

/** Cells among which things may change places; those that show a back come first. */
interface Group {
  readonly cells: Int32Array
  readonly showing: readonly HiddenCell[]
  /** The kind of the things. */
  readonly of: string
}

/** How often a deal is tried anew in which different backs stood in each other's way; then all stays as it is. */
const ATTEMPTS = 100

/** The leaves with things in them, pool by pool; worked out once a layout. */
const pools = new WeakMap<Layout, readonly (readonly Leaf[])[]>()

function poolsOf(layout: Layout): readonly (readonly Leaf[])[] {
  const known = pools.get(layout)
  if (known !== undefined) return known
  const byName = new Map<string, Leaf[]>()
  for (const leaf of layout.leaves) {
    if (leaf.pool === undefined || leaf.sight === 'open') continue
    const others = byName.get(leaf.pool)
    if (others === undefined) byName.set(leaf.pool, [leaf])
    else others.push(leaf)
  }
  const made = [...byName.values()]
  pools.set(layout, made)
  return made
}

/**
 * The ways in which things may lie where a seat cannot see them. Made for one moment of a table, it deals copies of that moment out again
 * as often as one likes, without looking at the table any more.
 */
export class Deals {
  readonly game: Redealt
  readonly groups: readonly Group[]
  readonly seat: number

  constructor(game: Redealt, table: Table, seat: number) {
    this.game = game
    this.seat = seat
    this.groups = poolsOf(game.layout).flatMap((leaves) => groupsIn(hiddenCells(leaves, table, seat)))
  }

  /**
   * Shuffles, among the places that the seat cannot see into, all things of the same kind, and starts the table's
   * random streams anew. What the seat sees stays as it is, so views and choices stay the same; what lies face
   * down with a readable back (`shows`) is replaced by something with the same back.
   */
  deal(table: Table, random: Stream): void {
    const { cells } = table
    for (const { at } of this.game.layout.streams) for (let i = 0; i < 4; i++) cells[at + i] = random.next()
    for (const group of this.groups) dealGroup(group, cells, random)
    this.game.redeal?.deal(table, this.seat, random)
    table.refresh()
  }
}

/** Deals out anew, once, what `seat` cannot see of a table. */
export function redeal(game: Redealt, table: Table, seat: number, random: Stream): void {
  new Deals(game, table, seat).deal(table, random)
}

/**
 * Makes `copy` all that `seat` may know of a table: equal blocks for equal views. Whoever is handed this cannot peek. Returns the ways in
 * which the rest may lie.
 */
export function handOver(game: Redealt, table: Table, seat: number, copy: Table): Deals {
  copy.copyFrom(table)
  const deals = new Deals(game, table, seat)
  layInOrder(deals, copy)
  return deals
}

/**
 * What an oracle has to settle, and the cells of which it cannot say what they may hold: hidden plain numbers, and what only the
 * game knows how to deal.
 */
export function unsettled(
  { game, groups, seat }: Deals,
  table: Table,
): { readonly hidden: readonly Unsettled[]; readonly closed: readonly number[] } {
  const isClosed = ({ of }: Group): boolean => game.redeal?.kinds.includes(of) === true
  const closed = groups.filter(isClosed).flatMap(({ cells }) => [...cells])
  for (const leaf of game.layout.leaves) {
    if ((leaf.kind !== 'int' && leaf.kind !== 'ints') || leaf.path.startsWith('engine.')) continue
    if (sightOf(leaf, table, seat) === 'all') continue
    for (let i = 0; i < leaf.cells; i++) closed.push(leaf.at + i)
  }
  return { hidden: groups.filter((group) => !isClosed(group)), closed }
}

/** Lays everything hidden down in the order of its numbers: what is left depends on nothing but what the seat may know. */
function layInOrder({ game, groups, seat }: Deals, table: Table): void {
  const { cells } = table
  for (const { cells: places, showing } of groups) {
    const things = Array.from(places, (at) => cells[at]).sort((a, b) => a - b)
    const chosen = showing.map(({ shows, back }) => {
      const fitting = things.findIndex((thing) => shows?.(thing) === back)
      return fitting < 0 ? undefined : things.splice(fitting, 1)[0]
    })
    if (chosen.includes(undefined)) continue // different backs stand in each other's way
    places.forEach((at, i) => (cells[at] = chosen[i] ?? things[i - showing.length]))
  }
  const fixed = Stream.of(seat + 1)
  for (const { at } of game.layout.streams) for (let i = 0; i < 4; i++) cells[at + i] = fixed.next()
  game.redeal?.deal(table, seat, fixed)
  fixed.release()
  table.refresh()
}

/** The cells of some leaves with something hidden in them. */
function hiddenCells(leaves: readonly Leaf[], table: Table, seat: number): HiddenCell[] {
  const found: HiddenCell[] = []
  const { cells } = table
  for (const leaf of leaves) {
    const sight = sightOf(leaf, table, seat)
    if (sight === 'all') continue
    const of = leaf.of ?? ''
    if (leaf.kind === 'slot') {
      const thing = cells[leaf.at]
      const shows = leaf.shows && ((one: number): number => leaf.shows?.(one, table as never) ?? 0)
      if (thing >= 0) found.push({ at: leaf.at, stratum: 0, shows, back: shows?.(thing) ?? 0, of })
      continue
    }
    const size = cells[leaf.at] - (sight === 'top' ? 1 : 0)
    for (let place = 0; place < size; place++) {
      const stratum = leaf.strata?.(table as never, seat, place, leaf.owner) ?? 0
      if (stratum !== NONE) found.push({ at: leaf.at + 1 + place, stratum, shows: undefined, back: 0, of })
    }
  }
  return found
}

function groupsIn(hidden: readonly HiddenCell[]): Group[] {
  if (hidden.length === 0) return []
  const first = hidden[0].stratum
  const strata = hidden.every(({ stratum }) => stratum === first)
    ? [hidden]
    : [...Map.groupBy(hidden, ({ stratum }) => stratum).values()]
  return strata.map((cells) => {
    const showing = cells.filter(({ shows }) => shows !== undefined)
    const rest = showing.length === 0 ? cells : cells.filter(({ shows }) => shows === undefined)
    return { cells: Int32Array.from([...showing, ...rest], ({ at }) => at), showing, of: cells[0].of }
  })
}

/** Deals the things of these cells out again; cells that show a back choose first. */
function dealGroup({ cells: places, showing }: Group, cells: Int32Array, random: Stream): void {
  for (let i = places.length - 1; i > 0; i--) swap(cells, places[i], places[random.below(i + 1)])
  if (showing.length === 0) return
  for (let i = 0; i < ATTEMPTS; i++) if (fitBacks(places, showing, cells, random)) return
}

/** Puts into every cell that shows a back one of the things that have it; whether that could be done. */
function fitBacks(
  places: Int32Array,
  showing: readonly HiddenCell[],
  cells: Int32Array,
  random: Stream,
): boolean {
  for (let i = 0; i < showing.length; i++) {
    const { shows, back } = showing[i]
    let fitting = 0
    for (let j = i; j < places.length; j++) if (shows?.(cells[places[j]]) === back) fitting++
    if (fitting === 0) return false
    let chosen = random.below(fitting)
    for (let j = i; ; j++) {
      if (shows?.(cells[places[j]]) !== back || chosen-- > 0) continue
      swap(cells, places[i], places[j])
      break
    }
  }
  return true
}

function swap(cells: Int32Array, one: number, other: number): void {
  const thing = cells[one]
  cells[one] = cells[other]
  cells[other] = thing
}
