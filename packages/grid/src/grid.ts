/** Spaces in rows and columns and what lies between them: all of a map that never changes. */

/** North, east, south, west: the direction opposite to `d` is `d ^ 2`. */
export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3
export const DIRECTIONS = [NORTH, EAST, SOUTH, WEST] as const

/** Between two spaces: nothing, a wall, or a door by its number, from 1 on. */
export const OPEN = 0
export const WALL = -1

/** No space. */
export const NOWHERE = -1

/** Doors are the bits of a number. */
export const MOST_DOORS = 31

export interface Plan {
  readonly columns: number
  readonly rows: number
  /** By space, row after row: whether anybody can stand there; what is not floor is off the map, or filled up. */
  readonly floor: readonly boolean[]
  /** By space: what lies between it and the space to its east, and to its south. */
  readonly east: readonly number[]
  readonly south: readonly number[]
}

export class Grid {
  readonly columns: number
  readonly rows: number
  /** How many spaces there are, those without a floor included. */
  readonly size: number
  readonly doors: number
  /** By space and direction the space next to it, whatever lies between; NOWHERE without floor on both. */
  readonly #beside: Int16Array
  /** By space and direction what lies between. */
  readonly #between: Int8Array

  constructor({ columns, rows, floor, east, south }: Plan) {
    this.columns = columns
    this.rows = rows
    this.size = columns * rows
    for (const [name, list] of Object.entries({ floor, east, south }))
      if (list.length !== this.size)
        throw new RangeError(`${name}: ${list.length} entries for ${columns} x ${rows} spaces`)
    this.doors = Math.max(0, ...east, ...south)
    if (this.doors > MOST_DOORS) throw new RangeError(`door ${this.doors}: there can be ${MOST_DOORS}`)
    this.#beside = new Int16Array(4 * this.size).fill(NOWHERE)
    this.#between = new Int8Array(4 * this.size).fill(WALL)
    const join = (space: number, direction: number, other: number, what: number): void => {
      if (!floor[space] || !floor[other]) return
      this.#beside[4 * space + direction] = other
      this.#beside[4 * other + (direction ^ 2)] = space
      this.#between[4 * space + direction] = this.#between[4 * other + (direction ^ 2)] = what
    }
    for (let space = 0; space < this.size; space++) {
      if (this.columnOf(space) < columns - 1) join(space, EAST, space + 1, east[space])
      if (space + columns < this.size) join(space, SOUTH, space + columns, south[space])
    }
  }

  columnOf(space: number): number {
    return space % this.columns
  }

  rowOf(space: number): number {
    return Math.trunc(space / this.columns)
  }

  spaceAt(column: number, row: number): number {
    const isOn = column >= 0 && column < this.columns && row >= 0 && row < this.rows
    return isOn ? row * this.columns + column : NOWHERE
  }

  /** The space next to one, walls and doors or not. */
  beside(space: number, direction: number): number {
    return this.#beside[4 * space + direction]
  }

  between(space: number, direction: number): number {
    return this.#between[4 * space + direction]
  }

  /** The space one comes to from another by one step; `shut` are the doors that are, as bits: door 1 is the lowest. */
  next(space: number, direction: number, shut: number): number {
    const at = 4 * space + direction
    const what = this.#between[at]
    const isOpen = what === OPEN || (what > OPEN && ((shut >>> (what - 1)) & 1) === 0)
    return isOpen ? this.#beside[at] : NOWHERE
  }
}
