/** Views of a table whose fields tell a listener what is done with them, where somebody may not see them. */
import type { Field, Fields, Sight } from './fields.ts'
import { CELLS, offsetsOf } from './layout.ts'
import type { Layout } from './layout.ts'
import type { Listener } from './listener.ts'
import { MEMORY } from './memory.ts'
import { Pile } from './pile.ts'
import { Stream } from './stream.ts'

const M = MEMORY

/** A pile that somebody may not see into. */
class WatchedPile extends Pile {
  private readonly watch: Listener
  constructor(at: number, capacity: number, name: string, watch: Listener) {
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
    this.watch.shifted(this.at + 2 + place, this.at + 1 + this.size, 1)
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
    this.watch.shifted(this.at + 1 + place, this.at + 1 + this.size, -1)
    return card
  }

  override indexOf(card: number): number {
    this.lookAtAll()
    return super.indexOf(card)
  }

  override swap(i: number, j: number): void {
    super.swap(i, j)
    for (const place of [i, j]) this.watch.shifted(this.at + 1 + place, this.at + 2 + place, 0)
  }

  override moveAllTo(other: Pile): void {
    if (this.at === other.at) return this.lookAtAll()
    const size = this.size
    const to = other.at + 1 + M[other.at]
    super.moveAllTo(other)
    for (let place = 0; place < size; place++) this.watch.moved(this.at + 1 + place, to + place)
  }

  override moveTopTo(other: Pile): void {
    const from = this.at + this.size
    const to = other.at + 1 + M[other.at]
    Pile.prototype.push.call(other, super.pop())
    this.watch.moved(from, to)
  }

  override toArray(): number[] {
    this.lookAtAll()
    return super.toArray()
  }
}

/** A stream: whoever uses it learns what nobody knew. */
class WatchedStream extends Stream {
  private readonly watch: Listener
  constructor(at: number, watch: Listener) {
    super(at)
    this.watch = watch
  }

  override next(): number {
    this.watch.read(this.at)
    return super.next()
  }

  override below(n: number): number {
    const decided = this.watch.rolls(n)
    return decided < 0 ? super.below(n) : decided
  }

  override shuffle(pile: Pile): void {
    if (M[pile.at] < 2) return super.shuffle(pile)
    this.watch.read(this.at)
    this.watch.shuffles(pile)
    super.shuffle(pile)
  }
}

/** A row of hidden numbers; its methods look at all of them. */
function watchedInts(at: number, length: number, watch: Listener): Int32Array {
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
function viewOfField(field: Field, at: number, around: Around): PropertyDescriptor {
  const { path, sight, watch, what } = around
  const isPublic = sight === 'open' && (what === 'hidden' || field.kind !== 'pile')
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
          attachWatched(record, field.fields, record.at, { ...around, path: `${path}[${i}].` })
          return record
        }),
      }
    }
  }
}

/** What is watched: what somebody may not see, and perhaps every pile, as a shuffle hides what lies in it. */
export type Watched = 'hidden' | 'hidden and piles'

/** What holds for the fields of a table or record. */
interface Around {
  readonly path: string
  readonly sight: Sight
  readonly watch: Listener
  readonly what: Watched
}

/** Gives a table or a record watched views of its fields. */
function attachWatched(host: object, fields: Fields, at: number, around: Around): void {
  for (const { name, field, offset } of offsetsOf(fields).places) {
    const sight = field.sight ?? around.sight
    const view = viewOfField(field, at + offset, { ...around, path: around.path + name, sight })
    Object.defineProperty(host, name, view)
  }
}

/** Gives a table watched views of its layout. */
export function watchTable(
  layout: Layout,
  table: { readonly at: number },
  watch: Listener,
  what: Watched,
): void {
  const around = { path: '', sight: 'hidden', watch, what } as const
  attachWatched(table, layout.fields, table.at + CELLS.FIELDS, around)
}
