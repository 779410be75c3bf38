/** Places on a table by name: `hero[0].life`, `drawPile.top`, `tracks[2]`. */
import { didYouMean, readLeaf } from '@hearthkeep/engine'
import type { Layout, Leaf, Table } from '@hearthkeep/engine'
import type { Names } from './names.ts'

/** What can be said of a pile besides all of it. */
const PILE_PARTS = ['top', 'size', 'has'] as const
/** One of them. */
type PilePart = (typeof PILE_PARTS)[number]

/** A field of the table, or a part of one. */
export interface Place {
  readonly path: string
  readonly leaf: Leaf
  /** A part of a pile, the number of an element of a row or pile, or all of the field. */
  readonly part: 'all' | PilePart | number
}

/** A value as situations write it: things by name. */
export type Value = number | string | null | readonly (number | string | null)[]

/** The fields a situation can name; the engine's own are its own. */
export function namedLeaves(layout: Layout): readonly Leaf[] {
  return layout.leaves.filter((leaf) => !leaf.path.startsWith('engine.'))
}

/** Whether a path names a list of records. */
export function isListPath(layout: Layout, path: string): boolean {
  return layout.leaves.some((leaf) => leaf.path.startsWith(`${path}[0]`))
}

/** Finds a place; throws an error that says what is near. */
export function findPlace(layout: Layout, path: string): Place {
  const leaves = namedLeaves(layout)
  const leafAt = (wanted: string): Leaf | undefined => leaves.find((leaf) => leaf.path === wanted)
  const whole = leafAt(path)
  if (whole !== undefined) return { path, leaf: whole, part: 'all' }
  const split = /^(.*?)(?:\.(\w+)|\[(\d+)\])$/.exec(path)
  const leaf = split === null ? undefined : leafAt(split[1])
  if (split !== null && leaf !== undefined) {
    const part = PILE_PARTS.find((one) => one === split[2])
    if (part !== undefined && leaf.kind === 'pile') return { path, leaf, part }
    const index = Number(split[3])
    if (split[3] !== undefined && leaf.kind === 'pile') return { path, leaf, part: index }
    if (split[3] !== undefined && leaf.kind === 'ints') {
      if (index < leaf.cells) return { path, leaf, part: index }
      throw new Error(`${leaf.path} has ${leaf.cells} numbers, counted from 0`)
    }
    if (leaf.kind === 'pile') throw new Error(`of a pile one can name ${PILE_PARTS.join(', ')} or [place]`)
  }
  throw new Error(unknownField(leaves, path))
}

function unknownField(leaves: readonly Leaf[], path: string): string {
  const list = /^(.*?)\[(\d+)\]/.exec(path)
  if (list !== null) {
    const numbers = leaves.flatMap((leaf) => {
      const rest = leaf.path.startsWith(`${list[1]}[`) ? leaf.path.slice(list[1].length + 1) : ''
      return rest === '' ? [] : [parseInt(rest, 10)]
    })
    const count = Math.max(-1, ...numbers) + 1
    if (count > 0 && Number(list[2]) >= count) return `${list[1]} has ${count}, counted from 0`
  }
  const near = didYouMean(
    path,
    leaves.map((leaf) => leaf.path),
  )
  const top = [...new Set(leaves.map((leaf) => leaf.path.replace(/[.[].*/, '')))]
  return `no field of this name${near || `; the table has ${top.join(', ')}`}`
}

/** What lies at a place now, things by name. A pile's `top` comes top first, everything else as it lies. */
export function readPlace(table: Table, place: Place, names: Names): Value {
  const { leaf, part } = place
  const shown = readLeaf(leaf, table.cells) as number | readonly number[]
  const name = (thing: number): number | string | null =>
    leaf.of === undefined ? thing : names.nameOf(leaf.of, thing)
  if (typeof shown === 'number') return name(shown)
  if (part === 'size') return shown.length
  if (typeof part === 'number') return part < shown.length ? name(shown[part]) : null
  const all = shown.map(name)
  return part === 'top' ? all.reverse() : all
}
