/** The tree of a search: what came of each choice after the choices before it, in arrays that are used again. */

/** The first node. */
export const ROOT = 0
const NOBODY = -1

/** Nodes by number; the root is 0. A node is a choice that was made after those above it. */
export class Tree {
  private keys: Int32Array
  private firsts: Int32Array
  private nexts: Int32Array
  private visits: Int32Array
  private totals: Float64Array
  private count = 0
  /** The least and the most that any node has come to on average. */
  private least = 1
  private most = 0

  constructor(room = 256) {
    this.keys = new Int32Array(room)
    this.firsts = new Int32Array(room)
    this.nexts = new Int32Array(room)
    this.visits = new Int32Array(room)
    this.totals = new Float64Array(room)
  }

  /** Forgets everything but an empty root. */
  clear(): void {
    this.count = 0
    this.least = 1
    this.most = 0
    this.add(0)
  }

  /** The node below `node` for a choice, or -1. */
  find(node: number, key: number): number {
    for (let child = this.firsts[node]; child !== NOBODY; child = this.nexts[child])
      if (this.keys[child] === key) return child
    return NOBODY
  }

  /** Adds a node for a choice. */
  grow(node: number, key: number): number {
    const child = this.add(key)
    this.nexts[child] = this.firsts[node]
    this.firsts[node] = child
    return child
  }

  /** Counts what a game through this node came to. */
  note(node: number, value: number): void {
    this.visits[node]++
    this.totals[node] += value
    const mean = this.totals[node] / this.visits[node]
    if (mean < this.least) this.least = mean
    if (mean > this.most) this.most = mean
  }

  visitsOf(node: number): number {
    return this.visits[node]
  }

  /** What games through a node came to on average. */
  meanOf(node: number): number {
    return this.totals[node] / this.visits[node]
  }

  /** The same on a scale on which the worst node has 0 and the best 1. */
  scaled(mean: number): number {
    return this.most > this.least ? (mean - this.least) / (this.most - this.least) : 0.5
  }

  private add(key: number): number {
    if (this.count === this.keys.length) this.makeRoom()
    const node = this.count++
    this.keys[node] = key
    this.firsts[node] = NOBODY
    this.nexts[node] = NOBODY
    this.visits[node] = 0
    this.totals[node] = 0
    return node
  }

  private makeRoom(): void {
    const room = this.keys.length * 2
    const longer = <A extends Int32Array | Float64Array>(old: A, fresh: A): A => {
      fresh.set(old)
      return fresh
    }
    this.keys = longer(this.keys, new Int32Array(room))
    this.firsts = longer(this.firsts, new Int32Array(room))
    this.nexts = longer(this.nexts, new Int32Array(room))
    this.visits = longer(this.visits, new Int32Array(room))
    this.totals = longer(this.totals, new Float64Array(room))
  }
}
