/** One run of the rules as it is kept: each event with what changed before it, packed. */
import { EventLog } from '../rules/events.ts'
import type { Given } from '../rules/ids.ts'
import { applyChanges, packChanges, Packer, Unpacker } from './packed.ts'
import type { Packed } from './packed.ts'
import type { EventKind } from '../rules/vocabulary.ts'

const packer = new Packer()

/** Listens to a table and notes each event with the cells that changed since the one before. */
export class StepLog extends EventLog {
  private readonly block: Int32Array
  private readonly seen: Int32Array

  /** `block` is the table's own, which the rules change; `seen` is how it was before the run, and is changed along. */
  constructor(block: Int32Array, seen: Int32Array) {
    super()
    this.block = block
    this.seen = seen
    packer.take()
  }

  override add<A extends Given>(kind: EventKind<A>, ...params: NoInfer<A>): void
  override add(kind: EventKind, a?: number, b?: number, c?: number, d?: number, e?: number): void {
    super.add<Given>(kind, a, b, c, d, e)
    packChanges(packer, this.seen, this.block)
    packer.count(1 + kind.id)
    const event = this.count - 1
    for (let param = 0; param < kind.names.length; param++) packer.value(this.paramOf(event, param))
  }

  /** The run, once it is over. */
  packed(): Packed {
    packChanges(packer, this.seen, this.block)
    packer.count(0)
    return packer.take()
  }
}

/** Goes through a run again: `cells`, as before the run, change as they did, and each event is told at its moment. */
export function unpackStep(
  packed: Packed,
  cells: Int32Array,
  kinds: readonly EventKind[],
  onEvent?: () => void,
): EventLog {
  const unpacker = new Unpacker(packed)
  const log = new EventLog()
  for (;;) {
    applyChanges(unpacker, cells)
    const id = unpacker.count()
    if (id === 0) return log
    const kind = kinds[id - 1]
    log.add(kind, ...kind.names.map(() => unpacker.value()))
    onEvent?.()
  }
}
