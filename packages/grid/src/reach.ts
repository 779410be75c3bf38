/** Where somebody can go with so many steps, past those who stand about; one object for all moves. */
import { NOWHERE } from './grid.ts'
import type { Ways } from './ways.ts'

/** What a space is to whoever moves: one can stop there, only pass, or not even that. */
export const ROOM = 0
export const FULL = 1
export const BLOCKED = 2

export class Reach {
  /** The spaces one can get to, in the order of the steps that takes, the own one first. */
  readonly spaces: Int16Array
  count = 0
  /** By space: the steps to it, the space before it on the way, and what that way costs besides. */
  readonly #steps: Int8Array
  readonly #before: Int16Array
  readonly #tolls: Int16Array
  readonly #free: Uint8Array
  #standing: Uint8Array

  constructor(size: number) {
    this.spaces = new Int16Array(size)
    this.#steps = new Int8Array(size).fill(-1)
    this.#before = new Int16Array(size)
    this.#tolls = new Int16Array(size)
    this.#free = new Uint8Array(size)
    this.#standing = new Uint8Array(size)
  }

  /**
   * Looks how far `steps` steps lead; `standing` says of each space what it is to whoever moves: it is read until the next call. Of the
   * shortest ways to a space the one is taken that costs least, where leaving a space costs its toll.
   */
  spread(ways: Ways, from: number, steps: number, standing: Uint8Array, tolls = this.#free): void {
    for (let i = 0; i < this.count; i++) this.#steps[this.spaces[i]] = -1
    this.#standing = standing
    this.spaces[0] = from
    this.#steps[from] = this.#tolls[from] = 0
    this.#before[from] = NOWHERE
    this.count = 1
    for (let i = 0; i < this.count; i++) {
      const space = this.spaces[i]
      if (this.#steps[space] === steps) return
      const toll = this.#tolls[space] + tolls[space]
      for (let direction = 0; direction < 4; direction++) {
        const to = ways.next(space, direction)
        if (to === NOWHERE || standing[to] === BLOCKED) continue
        if (this.#steps[to] < 0) {
          this.#steps[to] = this.#steps[space] + 1
          this.spaces[this.count++] = to
        } else if (this.#steps[to] <= this.#steps[space] || this.#tolls[to] <= toll) continue
        this.#before[to] = space
        this.#tolls[to] = toll
      }
    }
  }

  /** How many steps it takes to a space, or -1. */
  steps(space: number): number {
    return this.#steps[space]
  }

  /** The space before one on the way to it; NOWHERE before the first. */
  before(space: number): number {
    return this.#before[space]
  }

  /** What the way to a space costs besides steps. */
  toll(space: number): number {
    return this.#tolls[space]
  }

  /** Whether the move can end on a space. */
  canEnd(space: number): boolean {
    return this.#steps[space] >= 0 && this.#standing[space] === ROOM
  }

  /** Whether the move can end anywhere but where it began: nobody walks into a crowd without a way out of it. */
  canGo(): boolean {
    for (let i = 1; i < this.count; i++) if (this.#standing[this.spaces[i]] === ROOM) return true
    return false
  }

  /** The spaces where the move can end that are nearest to a goal, whoever stands in the way there; how many, and which. */
  nearest(ways: Ways, goal: number, found: Int16Array): number {
    let least = Infinity
    let count = 0
    for (let i = 0; i < this.count; i++) {
      const space = this.spaces[i]
      const distance = ways.distance(space, goal)
      if (distance > least || !this.canEnd(space)) continue
      if (distance < least) count = 0
      least = distance
      found[count++] = space
    }
    return count
  }
}
