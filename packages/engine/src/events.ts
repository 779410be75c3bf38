/** Events: what happened, as integers, for whoever listens. */
import { NONE } from './fields.ts'
import { MAX_EVENT_PARAMS } from './vocabulary.ts'
import type { EventKind } from './vocabulary.ts'

/** A parameter that this seat may not know. */
export const UNSEEN = -0x8000_0000

/** Integers per event: the kind and its parameters. */
export const EVENT_STRIDE: number = 1 + MAX_EVENT_PARAMS

/** Collects events while somebody listens. */
export class EventLog {
  /** `EVENT_STRIDE` integers per event. */
  readonly cells: number[] = []
  private readonly kinds: EventKind[] = []

  /** How many events there are. */
  get count(): number {
    return this.kinds.length
  }

  /** Notes an event. */
  add(kind: EventKind, a = NONE, b = NONE, c = NONE, d = NONE, e = NONE): void {
    this.kinds.push(kind)
    this.cells.push(kind.id, a, b, c, d, e)
  }

  /** The kind of event number `index`. */
  kindOf(index: number): EventKind {
    return this.kinds[index]
  }

  /** One of its parameters, as a seat may know it; without a seat, as it is. */
  paramOf(index: number, param: number, seat?: number): number {
    const kind = this.kinds[index]
    const value = this.cells[index * EVENT_STRIDE + 1 + param]
    if (seat === undefined || kind.secretOf === undefined || !kind.hides.includes(kind.names[param]))
      return value
    const owner = this.cells[index * EVENT_STRIDE + 1 + kind.names.indexOf(kind.secretOf)]
    return owner === seat ? value : UNSEEN
  }

  /** Forgets everything. */
  clear(): void {
    this.cells.length = 0
    this.kinds.length = 0
  }
}
