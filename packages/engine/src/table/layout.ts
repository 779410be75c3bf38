/** Lays declared fields out in one block of integers and makes the class that reads it by name. */
import { RulesError } from '../rules/fault.ts'
import { NONE } from './fields.ts'
import type { Field, Fields, Shows, Sight, SightRule, StratumRule } from './fields.ts'
import { MEMORY } from './memory.ts'
import { mayWriteOut, writeCode } from './written-code.ts'
import { Pile } from './pile.ts'
import { Stream } from './stream.ts'

const M = MEMORY

/**
 * The engine's own cells, at the start of every block. Modules that use them (or any other number) in the hot
 * path copy them into constants of their own: V8 folds those, but looks imports up at every use.
 */
export const CELLS = {
  /** Where the frame of the running procedure lies; 0 when the game is over. */
  FRAME: 0,
  /** The first free cell of the stack. */
  STACK_TOP: 1,
  /** What the procedure that ended last returned. */
  RESULT: 2,
  /** How the game ended; 0 while it is played. */
  OUTCOME: 3,
  /** How many people play. */
  SEATS: 4,
  /** Where the game's own fields begin. */
  FIELDS: 5,
} as const
const { FIELDS, OUTCOME, SEATS } = CELLS

const HEADER_NAMES = ['frame', 'stackTop', 'result', 'outcome', 'seats']

/** One field of one record, with its place in the block: what printing, viewing and re-dealing work on. */
export interface Leaf {
  /** Its name from the table down, such as `heroes[0].block`. */
  readonly path: string
  /** Its name as declared, without the numbers of records: `heroes.block`. */
  readonly name: string
  readonly kind: 'int' | 'slot' | 'ints' | 'pile' | 'stream' | 'stack'
  /** Its first cell. */
  readonly at: number
  /** How many cells it takes; of a pile, the size first. */
  readonly cells: number
  readonly sight: Sight
  /** The index of the outermost list around it, or 0. */
  readonly owner: number
  /** The kind of thing it holds. */
  readonly of: string | undefined
  /** Whether it only says which thing is meant: the thing itself lies elsewhere. */
  readonly isPointer: boolean
  /** Hidden things are re-dealt among leaves of the same pool: those of a kind, or one pile by itself. */
  readonly pool: string | undefined
  readonly shows: Shows | undefined
  /** When the top of a pile is seen by those who do not see all of it. */
  readonly topSeen: SightRule | undefined
  /** In which layer of a pile a place lies. */
  readonly strata: StratumRule | undefined
}

/** A laid-out declaration: how large a block is, what lies where, and the class that reads it. */
export interface Layout<F extends Fields = Fields> {
  readonly fields: F
  /** How many integers a block has. */
  readonly size: number
  /** Where the stack of rules in flight begins; it runs to the end of the block. */
  readonly stack: number
  readonly leaves: readonly Leaf[]
  /** The leaves that are random streams, in order of declaration. */
  readonly streams: readonly Leaf[]
  /** Attaches the piles, streams and lists to a table. */
  readonly attach: (table: Host) => void
  /** Defines the named integers on the class of the tables. */
  readonly define: (prototype: object) => void
  /** Puts every cell of a block to its value at the start. */
  readonly clear: (cells: Int32Array) => void
}

interface Shape {
  /** How many cells one record of these fields takes. */
  readonly size: number
  readonly places: readonly { readonly name: string; readonly field: Field; readonly offset: number }[]
  /** The class of such a record; lists of the same fields share it. */
  readonly Record: RecordClass
}
type RecordClass = new (at: number, path: string) => object

function sizeOf(field: Field): number {
  switch (field.kind) {
    case 'int':
    case 'slot':
      return 1
    case 'stream':
      return 4
    case 'ints':
      return field.length
    case 'pile':
      return field.capacity + 1
    case 'list':
      return field.length * shapeOf(field.fields).size
  }
}

const shapes = new WeakMap<Fields, Shape>()

function shapeOf(fields: Fields): Shape {
  const known = shapes.get(fields)
  if (known) return known
  let size = 0
  const places = []
  for (const [name, field] of Object.entries(fields)) {
    places.push({ name, field, offset: size })
    size += sizeOf(field)
  }
  const shape = { size, places, Record: recordClass(places) }
  shapes.set(fields, shape)
  return shape
}

/** Where each of some fields lies, counted from the first, and how many cells they take together. */
export function offsetsOf(fields: Fields): Pick<Shape, 'size' | 'places'> {
  return shapeOf(fields)
}

/** Makes the class of one kind of record: numbers as accessors, everything else as a property of its own. */
function recordClass(places: Shape['places']): RecordClass {
  class RecordView {
    declare readonly at: number
    constructor(at: number, path: string) {
      this.at = at
      attachViews(this, places, at, path)
    }
  }
  for (const { name, field, offset } of places) {
    if (field.kind === 'int' || field.kind === 'slot') defineAt(RecordView.prototype, name, offset)
  }
  return RecordView
}

/** A view: it knows where in memory it begins. */
interface Host {
  readonly at: number
}

/** An integer at a fixed distance from the first cell of its table or record. */
function defineAt(prototype: object, name: string, offset: number): void {
  Object.defineProperty(prototype, name, accessorAt(offset))
}

/**
 * Reads and writes an integer at a distance from where a view begins. Each is a function of its own, if that may be: its place is
 * then a constant in it, and what V8 learns of one field's views is not mixed with what it learns of all others.
 */
export function accessorAt(offset: number): PropertyDescriptor {
  if (mayWriteOut) {
    const place = `M[this.at + ${offset}]`
    const text = `return { get() { return ${place} }, set(value) { ${place} = value } }`
    return writeCode<[Int32Array], PropertyDescriptor>('M', text)(M)
  }
  return {
    get(this: Host) {
      return M[this.at + offset]
    },
    set(this: Host, value: number) {
      M[this.at + offset] = value
    },
  }
}

type Attach = (host: object, view: unknown) => void
const attachers = new Map<string, Attach>()
/**
 * Gives a host a property by a name that stands in the code, if that may be: V8 keeps an object with many properties fast only if they
 * came by name. One with some fifty that were given by key is a dictionary, in which every look at a pile is a search.
 */
function attacherOf(name: string): Attach {
  const known = attachers.get(name)
  if (known !== undefined) return known
  const made: Attach = mayWriteOut
    ? writeCode<[object, unknown], undefined>('host, view', `host[${JSON.stringify(name)}] = view`)
    : (host, view) => {
        ;(host as Record<string, unknown>)[name] = view
      }
  attachers.set(name, made)
  return made
}

function attachViews(host: object, places: Shape['places'], at: number, path: string): void {
  for (const { name, field, offset } of places) {
    const start = at + offset
    const own = path === '' ? name : `${path}.${name}`
    if (field.kind === 'int' || field.kind === 'slot') continue
    attacherOf(name)(host, viewAt(field, start, own))
  }
}

/** What reads a field of several cells. */
function viewAt(field: Exclude<Field, { kind: 'int' | 'slot' }>, start: number, own: string): unknown {
  if (field.kind === 'pile') return new Pile(start, field.capacity, own)
  if (field.kind === 'stream') return new Stream(start)
  if (field.kind === 'ints') return M.subarray(start, start + field.length)
  const { Record, size } = shapeOf(field.fields)
  return Array.from({ length: field.length }, (_, i) => new Record(start + i * size, `${own}[${i}]`))
}

interface Place {
  readonly path: string
  readonly at: number
  readonly sight: Sight
  readonly owner: number
}

function poolOf(field: Field, path: string): string | undefined {
  if (field.kind === 'slot') return field.isPointer === true ? undefined : field.of
  if (field.kind !== 'pile' || field.of === undefined) return undefined
  if (typeof field.isKnown === 'string') return `${path.slice(0, path.lastIndexOf('.') + 1)}${field.isKnown}`
  return field.isKnown === true ? path : field.of
}

function addLeaves(leaves: Leaf[], fields: Fields, parent: Place, isTop: boolean): void {
  for (const { name, field, offset } of shapeOf(fields).places) {
    const at = parent.at + offset
    const path = isTop ? name : `${parent.path}.${name}`
    const sight = field.sight ?? parent.sight
    if (field.kind === 'list') {
      const size = shapeOf(field.fields).size
      for (let i = 0; i < field.length; i++) {
        const place = { path: `${path}[${i}]`, at: at + i * size, sight, owner: isTop ? i : parent.owner }
        addLeaves(leaves, field.fields, place, false)
      }
      continue
    }
    const isPointer = field.kind === 'slot' && field.isPointer === true
    if (isPointer && sight !== 'open')
      throw new RulesError(
        `field ${path}: a pointer must be open; use a slot for a thing that lies out of sight`,
      )
    leaves.push({
      path,
      name: path.replace(/\[\d+\]/g, ''),
      kind: field.kind,
      at,
      cells: sizeOf(field),
      sight,
      owner: parent.owner,
      of: field.kind === 'slot' || field.kind === 'pile' ? field.of : undefined,
      isPointer,
      pool: poolOf(field, path),
      shows: field.kind === 'slot' ? field.shows : undefined,
      topSeen: field.kind === 'pile' ? field.topSeen : undefined,
      strata: field.kind === 'pile' ? field.strata : undefined,
    })
  }
}

/** Names of properties that tables and records have for themselves; methods are caught by `define`. */
const TAKEN = {
  table: (
    'answer answers asked askedLocals at called cells data engine isListed isReleased list locals log machine ' +
    'signal stepsLeft'
  ).split(' '),
  record: ['at'],
}

function checkNames(fields: Fields, taken: readonly string[], path = ''): void {
  for (const [name, field] of Object.entries(fields)) {
    if (taken.includes(name))
      throw new RulesError(`field ${path}${name}: the engine uses this name for itself; choose another`)
    if (field.kind === 'list') checkNames(field.fields, TAKEN.record, `${path}${name}.`)
  }
}

/** A field of the engine's own: how the game ended and who plays is for all to see, the rest for nobody. */
function engineLeaf(name: string, kind: 'int' | 'stack', at: number, cells: number): Leaf {
  return {
    path: `engine.${name}`,
    name: `engine.${name}`,
    kind,
    at,
    cells,
    sight: at === OUTCOME || at === SEATS ? 'open' : 'hidden',
    owner: 0,
    of: undefined,
    isPointer: false,
    pool: undefined,
    shows: undefined,
    topSeen: undefined,
    strata: undefined,
  }
}

/**
 * Lays fields out. `stack` is how many integers the rules in flight may take at the same time; each
 * procedure in flight takes three and one for each of its locals.
 */
export function layout<const F extends Fields>(fields: F, options: { stack?: number } = {}): Layout<F> {
  checkNames(fields, TAKEN.table)
  const shape = shapeOf(fields)
  const stack = FIELDS + shape.size
  const size = stack + (options.stack ?? 128)
  const leaves: Leaf[] = HEADER_NAMES.map((name, at) => engineLeaf(name, 'int', at, 1))
  addLeaves(leaves, fields, { path: '', at: FIELDS, sight: 'hidden', owner: 0 }, true)
  const slots = leaves.filter((leaf) => leaf.kind === 'slot').map((leaf) => leaf.at)
  leaves.push(engineLeaf('stack', 'stack', stack, size - stack))
  return {
    fields,
    size,
    stack,
    leaves,
    streams: leaves.filter((leaf) => leaf.kind === 'stream'),
    attach: (table) => attachViews(table, shape.places, table.at + FIELDS, ''),
    define(prototype) {
      for (const { name, field, offset } of shape.places) {
        if (name in prototype)
          throw new RulesError(`field ${name}: the engine uses this name for itself; choose another`)
        if (field.kind === 'int' || field.kind === 'slot') defineAt(prototype, name, FIELDS + offset)
      }
    },
    clear(cells) {
      cells.fill(0)
      for (const at of slots) cells[at] = NONE
    },
  }
}
