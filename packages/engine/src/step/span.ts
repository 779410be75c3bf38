/** What it costs to take a step back: nothing, if nobody can have learnt anything from it. */
import type { Leaf } from '../table/layout.ts'
import type { Table } from '../rules/table.ts'
import { sightOf, SPECTATOR } from '../table/view.ts'
import type { IsOpen, NotedRead, Watch } from '../table/watch.ts'

/**
 * What a step cost that is to be taken back: `free`, nobody learnt anything; `information`, dice were rolled, or what
 * somebody sees may hang on something that one could not see.
 */
export const SPANS = ['free', 'information'] as const
/** One of them. */
export type Span = (typeof SPANS)[number]

/** A step that was taken, with what the rules read meanwhile. */
interface WatchedStep {
  /** The tables before and after it. */
  readonly before: Table
  readonly after: Table
  /** What the rules read that not everybody always sees; before the step, what made the choice possible. */
  readonly reads: readonly NotedRead[]
  readonly watch: Pick<Watch, 'isKnown'>
  /** The choice: its things by kind and number. */
  readonly chosen: readonly { readonly kind: string; readonly id: number }[]
  /** The seat whose choice it was. */
  readonly seat: number
}

/** Which leaf each cell belongs to, for layouts that were asked for. */
const owners = new WeakMap<readonly Leaf[], readonly Leaf[]>()

function leafAt(leaves: readonly Leaf[], cell: number): Leaf {
  let byCell = owners.get(leaves)
  if (byCell === undefined) {
    byCell = leaves.flatMap((leaf) => Array<Leaf>(leaf.cells).fill(leaf))
    owners.set(leaves, byCell)
  }
  return byCell[cell]
}

/** Whether a seat sees a cell of a leaf. */
function sees(table: Table, leaf: Leaf, cell: number, seat: number): boolean {
  const sight = sightOf(leaf, table, seat)
  if (sight === 'all') return true
  if (sight === 'nothing') return false
  return cell === leaf.at || (sight === 'top' && cell === leaf.at + table.cells[leaf.at])
}

/** Tells whether all see a cell of a table as it stands, somebody who looks on included. */
export function openCells(leaves: readonly Leaf[], table: Table): IsOpen {
  const known = new Map<number, boolean>()
  const all = [SPECTATOR, ...Array.from({ length: table.seats }, (_, seat) => seat)]
  return (cell, isShifted) => {
    const key = cell * 2 + Number(isShifted)
    let isOpen = known.get(key)
    if (isOpen === undefined) {
      const leaf = leafAt(leaves, cell)
      isOpen = all.every((seat) =>
        isShifted ? sightOf(leaf, table, seat) === 'all' : sees(table, leaf, cell, seat),
      )
      known.set(key, isOpen)
    }
    return isOpen
  }
}

/** Whether a seat sees a thing somewhere on a table. */
function seesThing(table: Table, leaves: readonly Leaf[], kind: string, id: number, seat: number): boolean {
  return leaves.some((leaf) => {
    if (leaf.of !== kind) return false
    const first = leaf.kind === 'pile' ? leaf.at + 1 : leaf.at
    const end = leaf.kind === 'pile' ? first + table.cells[leaf.at] : first + leaf.cells
    for (let cell = first; cell < end; cell++)
      if (table.cells[cell] === id && sees(table, leaf, cell, seat)) return true
    return false
  })
}

/** Whether who sees a leaf can change. */
const isChangeable = ({ sight, topSeen }: Leaf): boolean =>
  typeof sight === 'function' || topSeen !== undefined

/**
 * What a step cost. It is free only if, for every seat, the rules read nothing that the seat did not see, nothing that was
 * hidden and stayed as it was came into its sight, and the choice named nothing that it could not see: then the seat sees
 * what it would have seen whatever the hidden things were. (What lies on the stack of the rules is taken for known: what
 * must stay secret lies in fields.)
 */
export function spanOf(leaves: readonly Leaf[], step: WatchedStep): Span {
  const { before, reads, chosen } = step
  const things = chosen.filter(({ kind }) => leaves.some((leaf) => leaf.of === kind))
  const changeable = leaves.filter(isChangeable)
  for (let seat = 0; seat < before.seats; seat++) {
    for (const { cell, listingFor, isOwnAffair, isShifted } of reads) {
      if (isOwnAffair && listingFor !== seat) continue
      const leaf = leafAt(leaves, cell)
      const isSeen = isShifted ? sightOf(leaf, before, seat) === 'all' : sees(before, leaf, cell, seat)
      if (!isSeen) return 'information'
    }
    for (const leaf of changeable) if (comesIntoSight(step, leaf, seat)) return 'information'
    if (seat !== step.seat && things.some(({ kind, id }) => !seesThing(before, leaves, kind, id, seat)))
      return 'information'
  }
  return 'free'
}

/** Whether a seat sees something afterwards that it cannot work out from what it saw before. */
function comesIntoSight({ before, after, watch }: WatchedStep, leaf: Leaf, seat: number): boolean {
  const sawField = sightOf(leaf, before, seat) === 'all'
  const size = leaf.kind === 'pile' ? 1 + after.cells[leaf.at] : leaf.cells
  for (let cell = leaf.at; cell < leaf.at + size; cell++) {
    if (!sees(after, leaf, cell, seat)) continue
    const isSize = leaf.kind === 'pile' && cell === leaf.at // who sees a pile at all has always seen its size
    if (!isSize && !watch.isKnown(cell, sees(before, leaf, cell, seat), sawField)) return true
  }
  return false
}
