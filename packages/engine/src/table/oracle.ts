/**
 * Going through everything that can happen. Rules run on a table whose rolls and hidden things are not settled: whenever they roll, or look at
 * something that lies hidden, one of the possible results is taken, with its chance; run again and again, each result has its turn. What is only
 * dealt from one place to another, unseen, is settled when somebody looks at it there, if ever.
 */
import type { Layout, Leaf } from './layout.ts'
import { MEMORY } from './memory.ts'
import type { Listener } from './listener.ts'
import type { Pile } from './pile.ts'

const M = MEMORY

/** Thrown out of the rules where too many things could happen to go through them, or something that only chance can settle. */
export class TooMany extends Error {}

/** Hidden cells whose things may lie in any order; the first ones only take things with a certain back. */
export interface Unsettled {
  readonly cells: Int32Array
  readonly showing: readonly Showing[]
  /** The kind of the things. */
  readonly of: string
}

interface Showing {
  readonly shows: ((thing: number) => number) | undefined
  readonly back: number
}

/** Whether things of a kind make no difference: equal numbers for those that do not. */
type Alike = (kind: string, thing: number) => number

/** One point at which things could go on in several ways. */
interface Fork {
  taken: number
  readonly weights: readonly number[]
  readonly total: number
}

/** A run beside which there may be more others than this has too many. */
const MOST_OTHERS = 512

/** In place of the number of a group: nobody can say what may lie there. */
const CLOSED = 255

/** Settles what happens on one table, run after run. */
export class Oracle implements Listener {
  private readonly at: number
  private readonly piles: ReadonlyMap<number, Leaf>
  private hidden: readonly Unsettled[] = []
  private closed: readonly number[] = []
  private alike: Alike = (_, thing) => thing
  /** By cell of the block: the number of its group, from 1; 0 where there is nothing to settle. */
  private readonly groupOf: Uint8Array
  /** The kinds of the things of each group. */
  private kinds: string[] = []
  private forks: Fork[] = []
  private place = 0
  /** How many ways there are if all that is open now were open in each of them. */
  private others = 1
  /** Called before every step of the rules. */
  onStep: () => void = () => undefined
  /** How likely what happened in this run is. */
  chance = 1

  constructor(at: number, layout: Layout) {
    this.at = at
    this.groupOf = new Uint8Array(layout.size + 1)
    this.piles = new Map(layout.leaves.filter(({ kind }) => kind === 'pile').map((leaf) => [leaf.at, leaf]))
  }

  /** Forgets all runs. `hidden` is what may lie anyhow; of the `closed` cells nobody can say what they may hold. */
  begin(hidden: readonly Unsettled[], closed: readonly number[], alike: Alike): void {
    this.hidden = hidden
    this.closed = closed
    this.alike = alike
    this.forks = []
    this.beginRun()
  }

  /** Makes ready for the next run; false if all have been made. */
  next(): boolean {
    for (let last = this.forks.at(-1); last !== undefined; last = this.forks.at(-1)) {
      if (++last.taken < last.weights.length) {
        this.beginRun()
        return true
      }
      this.forks.pop()
    }
    return false
  }

  private beginRun(): void {
    this.place = 0
    this.others = 1
    this.chance = 1
    this.kinds = []
    this.groupOf.fill(0)
    for (const cell of this.closed) this.groupOf[cell] = CLOSED
    for (const { cells, of } of this.hidden) {
      const group = this.newGroup(of)
      for (const cell of cells) this.groupOf[cell] = group
    }
  }

  private newGroup(kind: string): number {
    if (this.kinds.push(kind) === CLOSED) throw new TooMany('too many piles are shuffled')
    return this.kinds.length
  }

  stepBegins(): void {
    this.onStep()
  }

  rolls(n: number): number {
    return n === 1 ? 0 : this.decide(Array.from({ length: n }, () => 1))
  }

  /** From now on its cards may lie in any order. */
  shuffles(pile: Pile): void {
    const first = pile.at + 1 - this.at
    const end = first + M[pile.at]
    const groups = new Set(this.groupOf.subarray(first, end))
    if (groups.size === 1 && !groups.has(0)) return // they may already
    const isOutside = (group: number, cell: number): boolean =>
      group !== 0 && (cell < first || cell >= end) && groups.has(group)
    if (groups.has(CLOSED) || this.groupOf.some(isOutside))
      throw new TooMany('a pile is shuffled whose cards may lie elsewhere')
    this.groupOf.fill(this.newGroup(this.piles.get(pile.at - this.at)?.of ?? ''), first, end)
  }

  read(place: number): void {
    const cell = place - this.at
    const group = this.groupOf[cell]
    if (group === 0) return
    if (group === CLOSED) throw new TooMany('something is read that only the game can deal')
    // Those that only take some things choose first: what is left for the others hangs on it.
    const made = group <= this.hidden.length ? this.hidden[group - 1] : undefined
    made?.showing.forEach((showing, i) => this.settle(group, made.cells[i], showing))
    this.settle(group, cell)
  }

  wrote(place: number): void {
    this.groupOf[place - this.at] = 0
  }

  moved(from: number, to: number): void {
    this.groupOf[to - this.at] = this.groupOf[from - this.at]
    this.groupOf[from - this.at] = 0
  }

  shifted(first: number, end: number, by: -1 | 0 | 1): void {
    const [start, stop] = [first - this.at, end - this.at]
    if (by === 0) {
      if (this.groupOf[start] !== 0) throw new TooMany('hidden things change places')
    } else if (by === 1) this.groupOf.copyWithin(start, start - 1, stop - 1)
    else {
      this.groupOf.copyWithin(start, start + 1, stop + 1)
      this.groupOf[stop] = 0
    }
  }

  /** Settles which thing lies in a cell. */
  private settle(group: number, cell: number, only?: Showing): void {
    const { groupOf } = this
    if (groupOf[cell] !== group) return
    const found = new Map<number, { readonly cell: number; count: number }>()
    for (let other = groupOf.indexOf(group); other >= 0; other = groupOf.indexOf(group, other + 1)) {
      const thing = M[this.at + other]
      if (only !== undefined && only.shows?.(thing) !== only.back) continue
      const alike = this.alike(this.kinds[group - 1], thing)
      const same = found.get(alike)
      if (same === undefined) found.set(alike, { cell: other, count: 1 })
      else same.count++
    }
    const options = [...found.values()]
    const taken = options.length === 1 ? 0 : this.decide(options.map(({ count }) => count))
    const other = this.at + options[taken].cell
    const thing = M[other]
    M[other] = M[this.at + cell]
    M[this.at + cell] = thing
    groupOf[cell] = 0
  }

  private decide(weights: readonly number[]): number {
    if (this.place === this.forks.length)
      this.forks.push({ taken: 0, weights, total: weights.reduce((sum, weight) => sum + weight, 0) })
    const fork = this.forks[this.place++]
    this.others *= fork.weights.length
    if (this.others > MOST_OTHERS) throw new TooMany('too much can happen')
    this.chance *= fork.weights[fork.taken] / fork.total
    return fork.taken
  }
}
