/** What was seen of games whose effects are programs of integers. */
import { EventLog } from '@hearthkeep/engine'

/** A table of such a game. */
interface ProgrammedTable {
  readonly data: { readonly code: Int32Array }
  log: EventLog | null
}

/** Keeps count of the events of a table and of every instruction of every effect that was carried out. */
export class Witness<Table extends ProgrammedTable> {
  readonly table: Table
  /** `hero-played card 12`: an event with each thing it names. */
  readonly happened: Set<string> = new Set()
  /** The instructions, as they are. */
  protected readonly code: Int32Array
  /** 1 for each that was carried out. */
  protected readonly run: Uint8Array
  private readonly log = new EventLog()

  constructor(table: Table) {
    const { code } = table.data
    const run = new Uint8Array(code.length)
    // Rules read an instruction to carry it out; this table notes which ones they read.
    const noted = new Proxy(code, {
      get(target, key) {
        if (typeof key !== 'string') return Reflect.get(target, key) as unknown
        const at = Number(key)
        run[at] = 1
        return target[at]
      },
    })
    Object.assign(table, { data: { ...table.data, code: noted } })
    table.log = this.log
    this.table = table
    this.code = code
    this.run = run
  }

  /** Notes and forgets the events. */
  hear(): void {
    const { log } = this
    for (let i = 0; i < log.count; i++) {
      const kind = log.kindOf(i)
      this.happened.add(kind.name)
      kind.names.forEach((name, param) => this.happened.add(`${kind.name} ${name} ${log.paramOf(i, param)}`))
    }
    log.clear()
  }
}
