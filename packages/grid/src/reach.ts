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
  /** By space. */
  readonly #steps: Int8Array
  #standing: Uint8Array

  constructor(size: number) {
    this.spaces = new Int16Array(size)
    this.#steps = new Int8Array(size).fill(-1)
    this.#standing = new Uint8Array(size)
  }

  /** Looks how far `steps` steps lead; `standing` says of each space what it is to whoever moves: it is read until the next call. */
  spread(ways: Ways, from: number, steps: number, standing: Uint8Array): void {
    for (let i = 0; i < this.count; i++) this.#steps[this.spaces[i]] = -1
    this.#standing = standing
    this.spaces[0] = from
    this.#steps[from] = 0
    this.count = 1
    for (let i = 0; i < this.count; i++) {
      const space = this.spaces[i]
      if (this.#steps[space] === steps) return
      for (let direction = 0; direction < 4; direction++) {
        const to = ways.next(space, direction)
        if (to === NOWHERE || this.#steps[to] >= 0 || standing[to] === BLOCKED) continue
        this.#steps[to] = this.#steps[space] + 1
        this.spaces[this.count++] = to
      }
    }
  }

  /** How many steps it takes to a space, or -1. */
  steps(space: number): number {
    return this.#steps[space]
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
