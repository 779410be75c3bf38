/** An event log that also keeps the block as it stood at each event; lessons show one thing after the other. */
import { EventLog } from '@hearthkeep/engine'
import type { EventKind, Given, Table } from '@hearthkeep/engine'

export class FrameLog extends EventLog {
  /** A copy of the table's block for each event. */
  readonly frames: Int32Array[] = []
  private readonly table: Table

  constructor(table: Table) {
    super()
    this.table = table
  }

  override add(kind: EventKind, ...params: Given): void {
    super.add(kind, ...params)
    this.frames.push(this.table.cells.slice())
  }

  override clear(): void {
    super.clear()
    this.frames.length = 0
  }
}
