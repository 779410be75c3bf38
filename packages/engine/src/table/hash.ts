/** Hashes of tables: one number for one state, the same on every machine. */
import { NONE } from './fields.ts'
import { CELLS } from './layout.ts'
import type { Layout, Leaf } from './layout.ts'

function finish(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const DIGITS = new Uint8Array(16)
const HALVES = new Int32Array(2)

/** Sixteen digits, in one piece: a text put together of two would be kept as both halves and the whole. */
function hex(upper: number, lower: number): string {
  for (let i = 0; i < 16; i++) {
    const digit = ((i < 8 ? upper : lower) >>> (28 - 4 * (i & 7))) & 0xf
    DIGITS[i] = digit < 10 ? 48 + digit : 87 + digit
  }
  return String.fromCharCode(...DIGITS)
}

/** Hashes the fields of a table by what they are called, not by where they lie. */
export interface FieldHash {
  /** The declared names of the fields that count, in order of the alphabet. */
  readonly fields: readonly string[]
  /** The hash of a block, 16 hexadecimal digits. */
  readonly of: (cells: Int32Array) => string
  /** The same as two integers, written to a place of an array. */
  readonly into: (cells: Int32Array, to: Int32Array, at: number) => void
}

/** Where the rules stand is nobody's field: a new step, or more room on the stack, changes no hash. */
const NOT_FIELDS: readonly number[] = [CELLS.FRAME, CELLS.STACK_TOP, CELLS.RESULT]

const isField = ({ kind, at }: Leaf): boolean => kind !== 'stack' && !NOT_FIELDS.includes(at)

/** The declared names of a table's fields. */
export function fieldNames(layout: Layout): readonly string[] {
  return [...new Set(layout.leaves.filter(isField).map(({ name }) => name))].sort()
}

const ofAllFields = new WeakMap<Layout, FieldHash>()

/**
 * The hash over a table's fields, or over those of the given names, which must be fields of it. Every cell that is not
 * as in an empty table adds a number made of its name, its place in the field and its value: so neither a larger
 * capacity nor another order of declaration changes the hash, nor a new field that is not among the names.
 */
export function fieldHash(layout: Layout, names?: readonly string[]): FieldHash {
  const known = names === undefined ? ofAllFields.get(layout) : undefined
  if (known !== undefined) return known
  const fields = names ?? fieldNames(layout)
  const wanted = new Set(fields)
  const leaves = layout.leaves.filter((leaf) => isField(leaf) && wanted.has(leaf.name))
  const count = leaves.reduce((sum, leaf) => sum + leaf.cells, 0)
  const cellAt = new Int32Array(count)
  const empty = new Int32Array(count)
  const keysA = new Int32Array(count)
  const keysB = new Int32Array(count)
  let next = 0
  for (const leaf of leaves) {
    const keyA = hashText(leaf.path, 0x811c9dc5)
    const keyB = hashText(leaf.path, 0x2f6e2b1d)
    for (let i = 0; i < leaf.cells; i++, next++) {
      cellAt[next] = leaf.at + i
      empty[next] = leaf.kind === 'slot' ? NONE : 0
      keysA[next] = finish(keyA + Math.imul(i, 0x9e3779b9))
      keysB[next] = finish(keyB + Math.imul(i, 0x7f4a7c15))
    }
  }
  const into = (cells: Int32Array, to: Int32Array, at: number): void => {
    let a = 0
    let b = 0
    for (let i = 0; i < count; i++) {
      const value = cells[cellAt[i]] - empty[i]
      if (value === 0) continue
      a = (a + finish(keysA[i] ^ Math.imul(value, 0x85ebca6b))) | 0
      b = (b + finish(keysB[i] ^ Math.imul(value, 0xc2b2ae35))) | 0
    }
    to[at] = finish(a)
    to[at + 1] = finish(b ^ a)
  }
  const of = (cells: Int32Array): string => {
    into(cells, HALVES, 0)
    return hex(HALVES[0], HALVES[1])
  }
  const made = { fields, into, of }
  if (names === undefined) ofAllFields.set(layout, made)
  return made
}

/**
 * The hash of a table's fields, 16 hexadecimal digits: two different tables have the same one by a chance of one in
 * 2^64. It tells tables apart; it is no protection against forgery.
 */
export function hashFields(layout: Layout, cells: Int32Array): string {
  return fieldHash(layout).of(cells)
}

/** FNV-1a. */
function hashText(text: string, start: number): number {
  let h = start | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}

/** A hash of a text, 16 hexadecimal digits. It tells texts apart; it is no protection against forgery. */
export function textHash(text: string): string {
  return hex(finish(hashText(text, 0x811c9dc5)), finish(hashText(text, 0x2f6e2b1d)))
}

/** Whether two blocks hold the same integers. */
export function sameCells(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
