/** Whether a mind keeps to what bots rely on, at every decision of the games it looks on at. */
import type { Mind, Table } from '@hearthkeep/engine'
import type { Watcher } from './many-games.ts'

/** Looks on, and throws where weights are not fair, or where the outlook is not between 0 and 1. */
export class MindCheck implements Watcher<Table> {
  /** Decisions that were looked at. */
  seen = 0
  private readonly mind: Mind
  private weights = new Float64Array(64)

  constructor(mind: Mind) {
    this.mind = mind
  }

  readonly see = (table: Table): void => {
    const { count } = table.choices
    if (count > this.weights.length) this.weights = new Float64Array(count * 2)
    this.weights.fill(NaN) // what is forgotten shows
    this.mind.weigh(table, this.weights)
    const given = this.weights.subarray(0, count)
    const isFair = given.every((weight) => weight >= 0 && weight < Infinity) && given.some((one) => one > 0)
    if (!isFair) throw new Error(`the weights are ${given.join(' ')}`)
    this.checkOutlook(table)
    this.seen++
  }

  readonly end = (table: Table): void => this.checkOutlook(table)

  private checkOutlook(table: Table): void {
    const outlook = this.mind.evaluate(table)
    if (!(outlook >= 0 && outlook <= 1)) throw new Error(`the outlook is ${outlook}`)
  }
}
