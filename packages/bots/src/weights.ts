/** The weights that a game's policy gives to the choices on offer. */
import type { Mind, Stream, Table } from '@hearthkeep/engine'

/** How many numbers a stream can give. */
const NUMBERS = 0x1_0000_0000

/** Weights of the choices that were read last; their array is used again. */
export class Weights {
  private values = new Float64Array(64)
  private top = new Float64Array(64)
  private count = 0
  private total = 0

  /** Lets a policy weigh the choices of a table. */
  read(mind: Mind, table: Table): void {
    const { count } = table.choices
    if (count > this.values.length) {
      this.values = new Float64Array(count * 2)
      this.top = new Float64Array(count * 2)
    }
    mind.weigh(table, this.values)
    let total = 0
    for (let i = 0; i < count; i++) total += this.values[i]
    this.count = count
    this.total = total
  }

  /** The share of a choice in all weights. */
  shareOf(index: number): number {
    return this.total > 0 ? this.values[index] / this.total : 1 / this.count
  }

  /** The smallest share among the `width` heaviest choices. */
  least(width: number): number {
    if (width >= this.count || this.total <= 0) return 0
    const { top, values } = this
    // The `width` heaviest so far, in order, the lightest of them last.
    for (let i = 0, held = 0; i < this.count; i++) {
      const value = values[i]
      if (held === width && value <= top[held - 1]) continue
      let place = held < width ? held++ : held - 1
      for (; place > 0 && top[place - 1] < value; place--) top[place] = top[place - 1]
      top[place] = value
    }
    return top[width - 1] / this.total
  }

  /** Draws a choice, each as often as it weighs. */
  draw(random: Stream): number {
    if (!(this.total > 0)) return random.below(this.count)
    let rest = ((random.next() >>> 0) / NUMBERS) * this.total
    for (let i = 0; i < this.count; i++) {
      rest -= this.values[i]
      if (rest < 0) return i
    }
    return this.count - 1
  }

  /** The heaviest of the choices that fit, the first of equals; -1 if none does. */
  heaviest(fits: (index: number) => boolean): number {
    let best = -1
    for (let i = 0; i < this.count; i++) {
      if (fits(i) && (best < 0 || this.values[i] > this.values[best])) best = i
    }
    return best
  }
}
