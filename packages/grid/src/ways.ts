/** How far it is and who is in sight, as long as the same doors are shut: worked out once, then looked up. */
import { EAST, NORTH, NOWHERE, SOUTH, WEST } from './grid.ts'
import type { Grid } from './grid.ts'

/** Farther than anything: there is no way. */
export const FAR = 255

/** Whether one space is seen from another: not known yet, never, whoever stands between, or if nobody does. */
const UNKNOWN = 0
const NEVER = 1
const ALWAYS = 2
const SOMETIMES = 3

export class Ways {
  readonly grid: Grid
  readonly shut: number
  /** By space and direction, the space one comes to. */
  readonly #next: Int16Array
  /** Row after row, each filled when it is first asked for. */
  readonly #distances: Uint8Array
  readonly #isMeasured: Uint8Array
  readonly #sights: Uint8Array
  readonly #queue: Int16Array
  /** Everything in the way, and nothing. */
  readonly #crowd: Uint8Array
  readonly #nobody: Uint8Array

  constructor(grid: Grid, shut: number) {
    const { size } = grid
    this.grid = grid
    this.shut = shut
    this.#next = Int16Array.from({ length: 4 * size }, (_, i) => grid.next(i >> 2, i & 3, shut))
    this.#distances = new Uint8Array(size * size).fill(FAR)
    this.#isMeasured = new Uint8Array(size)
    this.#sights = new Uint8Array(size * size)
    this.#queue = new Int16Array(size)
    this.#crowd = new Uint8Array(size).fill(1)
    this.#nobody = new Uint8Array(size)
  }

  /** The space one comes to from another by one step, or NOWHERE. */
  next(space: number, direction: number): number {
    return this.#next[4 * space + direction]
  }

  isClose(one: number, other: number): boolean {
    return this.distance(one, other) <= 1
  }

  /** In steps through what is open, whoever stands there; FAR if there is no way. */
  distance(from: number, to: number): number {
    if (this.#isMeasured[from] === 0) this.#measure(from)
    return this.#distances[from * this.grid.size + to]
  }

  #measure(from: number): void {
    const queue = this.#queue
    const row = from * this.grid.size
    this.#isMeasured[from] = 1
    this.#distances[row + from] = 0
    queue[0] = from
    for (let head = 0, tail = 1; head < tail; head++) {
      const space = queue[head]
      for (let direction = 0; direction < 4; direction++) {
        const to = this.#next[4 * space + direction]
        if (to === NOWHERE || this.#distances[row + to] !== FAR) continue
        this.#distances[row + to] = this.#distances[row + space] + 1
        queue[tail++] = to
      }
    }
  }

  /**
   * Whether the line from the middle of a space to the middle of another is free: of walls, shut doors, spaces without a floor and
   * those marked in `blocked`, but for the two themselves. Through a corner it is free if one of its two sides is.
   */
  sees(from: number, to: number, blocked: Uint8Array): boolean {
    const at = from * this.grid.size + to
    if (this.#sights[at] === UNKNOWN) this.#sights[at] = this.#sightOf(from, to)
    const sight = this.#sights[at]
    return sight === ALWAYS || (sight === SOMETIMES && this.#isFree(from, to, blocked))
  }

  #sightOf(from: number, to: number): number {
    if (!this.#isFree(from, to, this.#nobody)) return NEVER
    return this.#isFree(from, to, this.#crowd) ? ALWAYS : SOMETIMES
  }

  /** Goes along the line from space to space, in whole numbers: which of the next lines of the grid comes first. */
  #isFree(from: number, to: number, blocked: Uint8Array): boolean {
    const { grid } = this
    const across = grid.columnOf(to) - grid.columnOf(from)
    const down = grid.rowOf(to) - grid.rowOf(from)
    const [width, height] = [Math.abs(across), Math.abs(down)]
    const sideways = across > 0 ? EAST : WEST
    const upright = down > 0 ? SOUTH : NORTH
    for (let space = from, column = 0, row = 0; space !== to;) {
      const order = (2 * column + 1) * height - (2 * row + 1) * width
      if (order === 0) space = this.#pastCorner(space, sideways, upright, blocked)
      else space = this.#next[4 * space + (order < 0 ? sideways : upright)]
      if (order <= 0) column++
      if (order >= 0) row++
      if (space === NOWHERE || (space !== to && blocked[space] !== 0)) return false
    }
    return true
  }

  /** The space across a corner, if one of the two ways round it is free. */
  #pastCorner(space: number, sideways: number, upright: number, blocked: Uint8Array): number {
    const one = this.#next[4 * space + sideways]
    const byOne = one === NOWHERE || blocked[one] !== 0 ? NOWHERE : this.#next[4 * one + upright]
    if (byOne !== NOWHERE) return byOne
    const other = this.#next[4 * space + upright]
    return other === NOWHERE || blocked[other] !== 0 ? NOWHERE : this.#next[4 * other + sideways]
  }
}

/** The ways of a grid, kept for each set of doors that were shut at some time. */
export class Doors {
  readonly #grid: Grid
  readonly #ways = new Map<number, Ways>()

  constructor(grid: Grid) {
    this.#grid = grid
  }

  ways(shut: number): Ways {
    let ways = this.#ways.get(shut)
    if (ways === undefined) this.#ways.set(shut, (ways = new Ways(this.#grid, shut)))
    return ways
  }
}
