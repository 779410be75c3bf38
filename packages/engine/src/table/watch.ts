/**
 * Watched tables: they note which cells that somebody may not see the rules read. Rules that read no such cell would have
 * done the same whatever lies there, so that nobody can have learnt anything from what they did.
 *
 * They are slower than other tables and made for those who run one step at a time, not for bots.
 */
import type { Choices } from '../rules/choices.ts'
import { NONE } from './fields.ts'
import type { Listener } from './listener.ts'
import { MEMORY } from './memory.ts'
import type { CompiledAsk } from '../rules/procedure.ts'

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
export class Watch implements Listener {
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

  /** Whoever sees the other cell learns what lay in this one. */
  moved(from: number, to: number): void {
    this.read(from)
    this.wrote(to)
  }

  /** What lies there now is as unknown as it was. */
  shifted(first: number, end: number): void {
    if (this.isOn) this.state.fill(SHIFTED, first - this.at, end - this.at)
  }

  /** Nothing is decided here. */
  rolls(): number {
    return -1
  }

  /** A shuffled pile is as unknown as the stream it was shuffled with. */
  shuffles(): void {
    return
  }
}
