/** The list of what can be done now: tuples of integers in one reused array. */
import { NONE } from '../table/fields.ts'
import type { Given, Id } from './ids.ts'
import { allocate, giveBack, MEMORY } from '../table/memory.ts'
import { MAX_PARAMS } from './vocabulary.ts'
import type { ChoiceKind, Reason } from './vocabulary.ts'

const M = MEMORY
const ABSENT = NONE

/** Integers per choice: seat and kind together, then the parameters. */
const STRIDE = 1 + MAX_PARAMS
/** More parameters than these take `LongChoices`. */
export const FEW_PARAMS = 3
/** The kind is in the lower half of the first integer, the seat above it. */
const SEAT_SHIFT = 16
const KIND_MASK = 0xffff

/** Integers per refusal: the reason, the seat, the kind, the parameters, and 1 if it is listed. */
export const REFUSAL_STRIDE: number = 4 + MAX_PARAMS

/**
 * The choices at one decision. Rules fill it with `add`, and say with `refuse` what cannot be done and why;
 * refusals are kept only when somebody asked for them, so they cost nothing otherwise.
 */
export class Choices {
  /** Where the tuples begin in memory, and how many fit. */
  protected at: number = allocateChoices(32)
  private capacity = 32
  /** How many choices there are. */
  count = 0
  /** Whose choices are being listed; `NONE` if nobody's are. */
  seat: Id<'seat'> = NONE
  /** Where refusals go when they are wanted. */
  private refused: number[] | null = null

  /** Empties the list. */
  reset(): void {
    this.count = 0
  }

  /** Offers a choice to the seat whose choices are being listed. A parameter left out is absent. */
  add<A extends Given>(kind: ChoiceKind<A>, ...params: NoInfer<A>): void
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
  refuse<A extends Given>(reason: Reason, kind: ChoiceKind<A>, ...params: NoInfer<A>): void
  refuse(reason: Reason, kind: ChoiceKind, a = ABSENT, b = ABSENT, c = ABSENT, d = ABSENT, e = ABSENT): void {
    if (this.refused !== null) this.refused.push(reason.id, this.seat, kind.id, a, b, c, d, e, 1)
  }

  /** The same for what nobody would expect to be offered: told to whoever asks for just that, but not listed. */
  explain<A extends Given>(reason: Reason, kind: ChoiceKind<A>, ...params: NoInfer<A>): void
  explain(
    reason: Reason,
    kind: ChoiceKind,
    a = ABSENT,
    b = ABSENT,
    c = ABSENT,
    d = ABSENT,
    e = ABSENT,
  ): void {
    if (this.refused !== null) this.refused.push(reason.id, this.seat, kind.id, a, b, c, d, e, 0)
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
  seatOf(index: number): Id<'seat'> {
    return M[this.at + index * STRIDE] >> SEAT_SHIFT
  }

  /** Everybody who has a choice, in the order in which they were listed. */
  askedSeats(): Id<'seat'>[] {
    const seats = new Set<Id<'seat'>>()
    for (let i = 0; i < this.count; i++) seats.add(this.seatOf(i))
    return [...seats]
  }

  /** The number of its kind. */
  kindOf(index: number): number {
    return M[this.at + index * STRIDE] & KIND_MASK
  }

  /** One of its parameters. */
  paramOf(index: number, param: number): number {
    return M[this.at + index * STRIDE + 1 + param]
  }

  /** One number for a choice, the same wherever the same choice is offered again: seat, kind and parameters. */
  keyOf(index: number): number {
    const at = this.at + index * STRIDE
    let key = 0x811c9dc5 | 0
    for (let i = at; i < at + STRIDE; i++) {
      key = Math.imul(key ^ M[i], 0x01000193)
      key ^= key >>> 15
    }
    return key
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
    const at = allocateChoices(this.capacity * 2)
    M.copyWithin(at, this.at, this.at + this.capacity * STRIDE)
    giveBack(this.at, this.capacity * STRIDE)
    this.at = at
    this.capacity *= 2
  }
}

/**
 * The choices of a game in which some have more than three parameters. They are a class of their own because `add` is
 * what rules spend most time in: two more parameters make every game a twentieth slower, used or not.
 */
export class LongChoices extends Choices {
  override add<A extends Given>(kind: ChoiceKind<A>, ...params: NoInfer<A>): void
  override add(kind: ChoiceKind, a = ABSENT, b = ABSENT, c = ABSENT, d = ABSENT, e = ABSENT): void {
    super.add(kind, a, b, c)
    const at = this.at + (this.count - 1) * STRIDE
    M[at + 4] = d
    M[at + 5] = e
  }

  override copyAnswer(index: number, to: number): number {
    const at = this.at + index * STRIDE
    M[to + 4] = M[at + 4]
    M[to + 5] = M[at + 5]
    return super.copyAnswer(index, to)
  }
}

/** Room for so many choices, with all parameters absent. */
function allocateChoices(count: number): number {
  const at = allocate(count * STRIDE)
  M.fill(ABSENT, at, at + count * STRIDE)
  return at
}
