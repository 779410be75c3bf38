/**
 * Watched tables: they note which cells that somebody may not see the rules read. Rules that read no such cell would have
 * done the same whatever lies there, so that nobody can have learnt anything from what they did.
 *
 * They are slower than other tables and made for those who run one step at a time, not for bots.
 */
import type { Choices } from '../rules/choices.ts'
import { NONE } from './fields.ts'
import type { Field, Fields, Sight } from './fields.ts'
import { CELLS, offsetsOf } from './layout.ts'
import type { Layout } from './layout.ts'
import { MEMORY } from './memory.ts'
import { Pile } from './pile.ts'
import type { CompiledAsk } from '../rules/procedure.ts'
import { Stream } from './stream.ts'

const M = MEMORY

/** The question whose choices are being listed. */
type Asked = () => Pick<CompiledAsk, 'who' | 'ifNone'> | null

/** A cell that was read. */
export interface NotedRead {
  /** Its place in the block. */
  readonly cell: number
  /** Whose choices were being listed, and how many there were by then; `NONE` if the rules were at work. */
  readonly listingFor: number
  readonly listed: number
  /** Whether it makes no difference to other seats than that one. */
  readonly isOwnAffair: boolean
  /** Whether what lay there had come from elsewhere in the same field, unseen. */
  readonly isShifted: boolean
}

/** Whether everybody sees a cell; if things were moved within its field, whether everybody sees all of that. */
export type IsOpen = (cell: number, isShifted: boolean) => boolean

/** In place of the number of a step: the rules ask somebody. */
const BETWEEN_STEPS = -1

const MOST_SEATS = 32

/** What has happened to a cell since the watch began: nothing, the rules put something there, or things were moved. */
const UNTOUCHED = 0
const SETTLED = 1
const SHIFTED = 2

/** Notes what is read on one table. */
export class Watch {
  private readonly at: number
  private readonly listing: Choices
  private readonly asked: Asked
  private isOn = false
  /** By cell of the block. */
  private readonly state: Uint8Array
  private readonly noted = new Map<number, NotedRead>()
  /** Whether everybody sees a cell, and all of the field it lies in; null if nobody asks. */
  private isOpen: IsOpen | null = null
  /** The block when a step last began that everybody could foresee, and the number of that step; null if there was none. */
  private followed: Int32Array | null = null

  constructor(at: number, size: number, listing: Choices, asked: Asked) {
    this.at = at
    this.listing = listing
    this.asked = asked
    this.state = new Uint8Array(size)
  }

  /** Begins anew; with `isOpen` it also notes how far everybody can follow what the rules do. */
  begin(isOpen: IsOpen | null = null): void {
    this.state.fill(UNTOUCHED)
    this.noted.clear()
    this.isOn = true
    this.isOpen = isOpen
    this.followed = null
  }

  /** A step of the rules begins; its number and the block say all there is to know of what comes. */
  stepBegins(step: number): void {
    if (this.isOpen !== null) this.remember(step)
  }

  /**
   * How far everybody could follow what the rules did since the watch began, whatever lies hidden: the block when the last
   * step began before something was read that somebody cannot see, or as it is now if nothing was, and the number of that
   * step. What is the same there goes on alike. Null if nobody could follow.
   */
  lastFollowed(): Int32Array | null {
    if (this.isOpen !== null) this.remember(BETWEEN_STEPS)
    this.isOpen = null
    return this.followed
  }

  private remember(step: number): void {
    const { at, state } = this
    this.followed ??= new Int32Array(state.length + 1)
    this.followed.set(M.subarray(at, at + state.length))
    this.followed[state.length] = step
  }

  /** What was read since it began, each cell once. */
  end(): readonly NotedRead[] {
    this.isOn = false
    return [...this.noted.values()]
  }

  /** Somebody looks at a cell of the memory. */
  read(place: number): void {
    if (!this.isOn) return
    const cell = place - this.at
    const state = this.state[cell]
    if (state === SETTLED) return
    const { seat: listingFor, count: listed } = this.listing
    const key = cell * MOST_SEATS + 1 + listingFor
    const before = this.noted.get(key)
    const isOwnAffair = this.isOwnAffair() && before?.isOwnAffair !== false
    const isShifted = state === SHIFTED || before?.isShifted === true
    if (this.isOpen?.(cell, isShifted) === false) {
      if (listingFor !== NONE) this.remember(BETWEEN_STEPS) // a listing changes nothing
      this.isOpen = null
    }
    this.noted.set(key, { cell, listingFor, listed: before?.listed ?? listed, isOwnAffair, isShifted })
  }

  /**
   * Whether it makes no difference to others what is read now for a seat's choices. They learn of a listing only whether
   * it is empty: it cannot be if only this seat is asked and has to choose, or once it is not.
   */
  private isOwnAffair(): boolean {
    const { listing } = this
    const { seat, count } = listing
    if (seat === NONE) return false
    const ask = this.asked()
    const mustChoose = ask !== null && ask.who !== null && ask.ifNone === 'dead-end'
    return mustChoose || (count > 0 && listing.seatOf(count - 1) === seat)
  }

  /** Whether a seat knows what lies in a cell that it sees now, from what it saw of the field before. */
  isKnown(cell: number, sawCell: boolean, sawField: boolean): boolean {
    const state = this.state[cell]
    return state === SETTLED || (state === UNTOUCHED ? sawCell : sawField)
  }

  /** The rules put something into a cell that they can only have from cells noted as read. */
  wrote(place: number): void {
    if (this.isOn) this.state[place - this.at] = SETTLED
  }

  /** Cells got other contents without anybody looking at them: what lies there now is as unknown as it was. */
  shifted(first: number, end: number): void {
    if (this.isOn) this.state.fill(SHIFTED, first - this.at, end - this.at)
  }
}

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

  override shuffle(pile: Pile): void {
    if (M[pile.at] > 1) this.watch.read(this.at)
    super.shuffle(pile)
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

/** Gives a table watched views of its layout. */
export function watchTable(layout: Layout, table: { readonly at: number }, watch: Watch): void {
  attachWatched(table, layout.fields, table.at + CELLS.FIELDS, { path: '', sight: 'hidden', watch })
}
