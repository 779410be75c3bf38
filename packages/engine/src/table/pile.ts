/** Piles: ordered rows of small integers (cards, mostly) in a block. The top is last. */
import { MEMORY } from './memory.ts'

const M = MEMORY

/** A view of one pile of one table; `C` is what lies in it. */
export class Pile<C extends number = number> {
  /** Where the pile's size stands; its cards follow. */
  declare readonly at: number
  /** How many cards it can hold. */
  declare readonly capacity: number
  /** Its path in the table, for messages. */
  declare readonly name: string

  constructor(at: number, capacity: number, name: string) {
    this.at = at
    this.capacity = capacity
    this.name = name
  }

  /** How many cards lie in it. */
  get size(): number {
    return M[this.at]
  }

  /** Whether no card lies in it. */
  get isEmpty(): boolean {
    return M[this.at] === 0
  }

  /** The card on top. */
  get top(): C {
    return this.get(M[this.at] - 1)
  }

  /** The card at a place counted from the bottom, 0. */
  get(place: number): C {
    if (place < 0 || place >= M[this.at]) this.missing(place)
    return M[this.at + 1 + place] as C
  }

  /** Puts another card in a place. */
  set(place: number, card: C): void {
    if (place < 0 || place >= M[this.at]) this.missing(place)
    M[this.at + 1 + place] = card
  }

  /** Puts a card on top. */
  push(card: C): void {
    const size = M[this.at]
    if (size >= this.capacity) this.overflow()
    M[this.at + 1 + size] = card
    M[this.at] = size + 1
  }

  /** Takes the top card. */
  pop(): C {
    const size = M[this.at] - 1
    if (size < 0) this.missing(size)
    const card = M[this.at + 1 + size]
    M[this.at + 1 + size] = 0
    M[this.at] = size
    return card as C
  }

  /** Puts a card at a place; those from there on move up. Place 0 is the bottom. */
  insert(place: number, card: C): void {
    const size = M[this.at]
    if (size >= this.capacity) this.overflow()
    if (place < 0 || place > size) this.missing(place)
    const first = this.at + 1
    for (let i = first + size; i > first + place; i--) M[i] = M[i - 1]
    M[first + place] = card
    M[this.at] = size + 1
  }

  /** Takes the card at a place; the others keep their order. */
  takeAt(place: number): C {
    const last = this.at + M[this.at]
    const cell = this.at + 1 + place
    if (place < 0 || cell > last) this.missing(place)
    const card = M[cell]
    for (let i = cell; i < last; i++) M[i] = M[i + 1]
    M[last] = 0
    M[this.at]--
    return card as C
  }

  /** Takes a given card out, wherever it lies; the others keep their order. */
  take(card: C): void {
    const place = this.indexOf(card)
    if (place < 0) throw new Error(`pile ${this.name}: card ${card} is not in it`)
    this.takeAt(place)
  }

  /** The first place of a card, or -1. */
  indexOf(card: C): number {
    const first = this.at + 1
    const end = first + M[this.at]
    for (let i = first; i < end; i++) if (M[i] === card) return i - first
    return -1
  }

  /** Whether a card lies in it. */
  has(card: C): boolean {
    return this.indexOf(card) >= 0
  }

  /** Empties the pile. */
  clear(): void {
    for (let i = this.at + M[this.at]; i >= this.at; i--) M[i] = 0
  }

  /** Exchanges the cards at two places. */
  swap(i: number, j: number): void {
    if (i < 0 || i >= M[this.at]) this.missing(i)
    if (j < 0 || j >= M[this.at]) this.missing(j)
    const first = this.at + 1
    const card = M[first + i]
    M[first + i] = M[first + j]
    M[first + j] = card
  }

  /** Puts all cards, in their order, on top of another pile of the same table. */
  moveAllTo(other: Pile<C>): void {
    if (other.at === this.at) return
    const size = M[this.at]
    const from = this.at + 1
    const to = other.at + 1 + M[other.at]
    if (M[other.at] + size > other.capacity) other.overflow()
    for (let i = 0; i < size; i++) {
      M[to + i] = M[from + i]
      M[from + i] = 0
    }
    M[other.at] += size
    M[this.at] = 0
  }

  /** Puts the top card on another pile of the same table, unseen: the rules need not know which it is. */
  moveTopTo(other: Pile<C>): void {
    other.push(this.pop())
  }

  /** The cards from the bottom up, as a new array: for tests and texts, not for rules. */
  toArray(): C[] {
    return Array.from(M.subarray(this.at + 1, this.at + 1 + this.size)) as C[]
  }

  private overflow(): never {
    throw new Error(`pile ${this.name}: full, it holds ${this.capacity} cards; declare a larger capacity`)
  }

  private missing(place: number): never {
    throw new Error(`pile ${this.name}: no card at place ${place}, it holds ${this.size}`)
  }
}
