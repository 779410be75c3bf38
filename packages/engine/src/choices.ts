/** The list of what can be done now: tuples of integers in one reused array. */
import { NONE } from './fields.ts'
import { allocate, giveBack, MEMORY } from './memory.ts'
import type { ChoiceKind, Reason } from './vocabulary.ts'

const M = MEMORY
const ABSENT = NONE

/** Integers per choice: seat and kind together, then three parameters. */
const STRIDE = 4
/** The kind is in the lower half of the first integer, the seat above it. */
const SEAT_SHIFT = 16
const KIND_MASK = 0xffff

/** Integers per refusal: the reason, the seat, the kind, three parameters, and 1 if it is listed. */
export const REFUSAL_STRIDE = 7

/**
 * The choices at one decision. Rules fill it with `add`, and say with `refuse` what cannot be done and why;
 * refusals are kept only when somebody asked for them, so they cost nothing otherwise.
 */
export class Choices {
  /** Where the tuples begin in memory, and how many fit. */
  private at: number = allocate(STRIDE * 32)
  private capacity = 32
  /** How many choices there are. */
  count = 0
  /** Whose choices are being listed; `NONE` if nobody's are. */
  seat: number = NONE
  /** Where refusals go when they are wanted. */
  private refused: number[] | null = null

  /** Empties the list. */
  reset(): void {
    this.count = 0
  }

  /** Offers a choice to the seat whose choices are being listed. */
  add(kind: ChoiceKind, a = ABSENT, b = ABSENT, c = ABSENT): void {
    const count = this.count
    if (count === this.capacity) this.grow()
    const at = this.at + count * STRIDE
    M[at] = (this.seat << SEAT_SHIFT) | kind.id
    M[at + 1] = a
    M[at + 2] = b
    M[at + 3] = c
    this.count = count + 1
  }

  /** Says why something is not offered. A parameter left out stands for any. */
  refuse(reason: Reason, kind: ChoiceKind, a = ABSENT, b = ABSENT, c = ABSENT): void {
    if (this.refused !== null) this.refused.push(reason.id, this.seat, kind.id, a, b, c, 1)
  }

  /** The same for what nobody would expect to be offered: told to whoever asks for just that, but not listed. */
  explain(reason: Reason, kind: ChoiceKind, a = ABSENT, b = ABSENT, c = ABSENT): void {
    if (this.refused !== null) this.refused.push(reason.id, this.seat, kind.id, a, b, c, 0)
  }

  /** Whether refusals are wanted: rules may then look for reasons that they need not know otherwise. */
  get isExplaining(): boolean {
    return this.refused !== null
  }

  /** Collects refusals while `list` fills the list; returns them, `REFUSAL_STRIDE` integers each. */
  collectRefusals(list: () => void): number[] {
    this.refused = []
    try {
      list()
      return this.refused
    } finally {
      this.refused = null
    }
  }

  /** Copies the seat and parameters of a choice to a place in memory; returns its kind. */
  copyAnswer(index: number, to: number): number {
    const at = this.at + index * STRIDE
    const head = M[at]
    M[to] = head >> SEAT_SHIFT
    M[to + 1] = M[at + 1]
    M[to + 2] = M[at + 2]
    M[to + 3] = M[at + 3]
    return head & KIND_MASK
  }

  /** Whose choice number `index` is. */
  seatOf(index: number): number {
    return M[this.at + index * STRIDE] >> SEAT_SHIFT
  }

  /** Everybody who has a choice, in the order in which they were listed. */
  askedSeats(): number[] {
    const seats = new Set<number>()
    for (let i = 0; i < this.count; i++) seats.add(this.seatOf(i))
    return [...seats]
  }

  /** The number of its kind. */
  kindOf(index: number): number {
    return M[this.at + index * STRIDE] & KIND_MASK
  }

  /** One of its three parameters. */
  paramOf(index: number, param: number): number {
    return M[this.at + index * STRIDE + 1 + param]
  }

  /** The number of the choice that is the same as choice number `index` of another list: seat, kind and parameters; or -1. */
  indexOfSame(other: Choices, index: number): number {
    const wanted = other.at + index * STRIDE
    const isSame = (own: number): boolean => {
      const at = this.at + own * STRIDE
      for (let i = 0; i < STRIDE; i++) if (M[at + i] !== M[wanted + i]) return false
      return true
    }
    if (index < this.count && isSame(index)) return index // as a rule both lists are alike
    for (let own = 0; own < this.count; own++) if (isSame(own)) return own
    return -1
  }

  /** Gives the memory back; the list must not be used any more. */
  release(): void {
    giveBack(this.at, this.capacity * STRIDE)
  }

  private grow(): void {
    const at = allocate(this.capacity * 2 * STRIDE)
    M.copyWithin(at, this.at, this.at + this.capacity * STRIDE)
    giveBack(this.at, this.capacity * STRIDE)
    this.at = at
    this.capacity *= 2
  }
}
