/** The views of a watched table: they do what those of other tables do, and tell the watch of it. */
import type { Field, Fields, Sight } from './fields.ts'
import { CELLS, offsetsOf } from './layout.ts'
import type { Layout } from './layout.ts'
import { MEMORY } from './memory.ts'
import { Pile } from './pile.ts'
import type { Code, Procedure } from './procedure.ts'
import { Stream } from './stream.ts'
import type { Watch } from './watch.ts'

const M = MEMORY

/** A pile that somebody may not see into. */
class WatchedPile extends Pile {
  private readonly watch: Watch
  constructor(at: number, capacity: number, name: string, watch: Watch) {
    super(at, capacity, name)
    this.watch = watch
  }

  private look(place: number): void {
    if (place >= 0 && place < this.size) this.watch.read(this.at + 1 + place)
  }

  private lookAtAll(): void {
    for (let place = this.size - 1; place >= 0; place--) this.look(place)
  }

  override get size(): number {
    this.watch.read(this.at)
    return super.size
  }

  override get isEmpty(): boolean {
    return this.size === 0
  }

  override get top(): number {
    return this.get(this.size - 1)
  }

  override get(place: number): number {
    this.look(place)
    return super.get(place)
  }

  override set(place: number, card: number): void {
    super.set(place, card)
    this.watch.wrote(this.at + 1 + place)
  }

  override push(card: number): void {
    const size = this.size
    super.push(card)
    this.watch.wrote(this.at + 1 + size)
  }

  override pop(): number {
    this.look(this.size - 1)
    return super.pop()
  }

  override insert(place: number, card: number): void {
    super.insert(place, card)
    this.watch.shifted(this.at + 2 + place, this.at + 1 + this.size)
    this.watch.wrote(this.at + 1 + place)
  }

  override takeAt(place: number): number {
    this.look(place)
    return this.remove(place)
  }

  /** Whoever takes a given card out knew that it was there; where it lay does not matter to anybody. */
  override take(card: number): void {
    const place = super.indexOf(card)
    if (place < 0) super.take(card) // throws
    this.remove(place)
  }

  private remove(place: number): number {
    const card = super.takeAt(place)
    this.watch.shifted(this.at + 1 + place, this.at + 1 + this.size)
    return card
  }

  override indexOf(card: number): number {
    this.lookAtAll()
    return super.indexOf(card)
  }

  override swap(i: number, j: number): void {
    super.swap(i, j)
    for (const place of [i, j]) this.watch.shifted(this.at + 1 + place, this.at + 2 + place)
  }

  override moveAllTo(other: Pile): void {
    this.lookAtAll()
    const from = this.at === other.at ? 0 : M[other.at]
    super.moveAllTo(other)
    for (let place = from; place < M[other.at]; place++) this.watch.wrote(other.at + 1 + place)
  }

  override toArray(): number[] {
    this.lookAtAll()
    return super.toArray()
  }
}

/** A stream: whoever uses it learns what nobody knew. */
class WatchedStream extends Stream {
  private readonly watch: Watch
  constructor(at: number, watch: Watch) {
    super(at)
    this.watch = watch
  }

  override next(): number {
    this.watch.read(this.at)
    return super.next()
  }
}

/** A row of hidden numbers; its methods look at all of them. */
function watchedInts(at: number, length: number, watch: Watch): Int32Array {
  const cells = M.subarray(at, at + length)
  return new Proxy(cells, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) watch.read(at + Number(key))
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      for (let i = 0; i < length; i++) watch.read(at + i)
      return (value as () => unknown).bind(target)
    },
    set(target, key, value: number) {
      Reflect.set(target, key, value, target)
      watch.wrote(at + Number(key))
      return true
    },
  })
}

/** The view of one field, as a property of its table or record. */
function viewOfField(field: Field, at: number, path: string, sight: Sight, watch: Watch): PropertyDescriptor {
  const isPublic = sight === 'open'
  switch (field.kind) {
    case 'int':
    case 'slot':
      return {
        get() {
          if (!isPublic) watch.read(at)
          return M[at]
        },
        set(value: number) {
          M[at] = value
          watch.wrote(at)
        },
      }
    case 'ints':
      return {
        value: isPublic ? M.subarray(at, at + field.length) : watchedInts(at, field.length, watch),
      }
    case 'pile':
      return {
        value: isPublic
          ? new Pile(at, field.capacity, path)
          : new WatchedPile(at, field.capacity, path, watch),
      }
    case 'stream':
      return { value: new WatchedStream(at, watch), writable: true } // scripted dice take its place
    case 'list': {
      const { size } = offsetsOf(field.fields)
      return {
        value: Array.from({ length: field.length }, (_, i) => {
          const record = { at: at + i * size }
          attachWatched(record, field.fields, record.at, { path: `${path}[${i}].`, sight, watch })
          return record
        }),
      }
    }
  }
}

/** Gives a table or a record watched views of its fields. */
function attachWatched(
  host: object,
  fields: Fields,
  at: number,
  around: { readonly path: string; readonly sight: Sight; readonly watch: Watch },
): void {
  for (const { name, field, offset } of offsetsOf(fields).places) {
    const sight = field.sight ?? around.sight
    const view = viewOfField(field, at + offset, around.path + name, sight, around.watch)
    Object.defineProperty(host, name, view)
  }
}

/** Procedures whose steps tell a watch when they begin. */
export function watchProcedures(procedures: readonly Procedure[], watch: () => Watch): readonly Procedure[] {
  let steps = 0
  const telling = (run: Code): Code => {
    const step = steps++
    return (table, my, third) => {
      watch().stepBegins(step)
      return run(table, my, third)
    }
  }
  return procedures.map((procedure) => ({
    ...procedure,
    instructions: procedure.instructions.map((one) => ({ ...one, run: one.run && telling(one.run) })),
  }))
}

/** Gives a table watched views of its layout. */
export function watchTable(layout: Layout, table: { readonly at: number }, watch: Watch): void {
  attachWatched(table, layout.fields, table.at + CELLS.FIELDS, { path: '', sight: 'hidden', watch })
}
