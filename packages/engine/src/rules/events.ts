/** Events: what happened, as integers, for whoever listens. */
import { NONE } from '../table/fields.ts'
import type { Given } from './ids.ts'
import { MAX_PARAMS } from './vocabulary.ts'
import type { EventKind } from './vocabulary.ts'

/** A parameter that this seat may not know. */
export const UNSEEN = -0x8000_0000

/** Integers per event: the kind and its parameters. */
const EVENT_STRIDE: number = 1 + MAX_PARAMS

/** Collects events while somebody listens. */
export class EventLog {
  /** `EVENT_STRIDE` integers per event. */
  readonly cells: number[] = []
  private readonly kinds: EventKind[] = []

  /** How many events there are. */
  get count(): number {
    return this.kinds.length
  }

  /** Notes an event. A parameter left out is absent. */
  add<A extends Given>(kind: EventKind<A>, ...params: NoInfer<A>): void
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
    if (seat === undefined || !kind.hides.includes(kind.names[param])) return value
    const owns = (name: string): boolean =>
      this.cells[index * EVENT_STRIDE + 1 + kind.names.indexOf(name)] === seat
    return kind.secretOf.some(owns) ? value : UNSEEN
  }

  /** Forgets everything. */
  clear(): void {
    this.cells.length = 0
    this.kinds.length = 0
  }
}
