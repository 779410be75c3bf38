/** A map from above as its parts are told of it: spaces by number, row after row, and what lies between them. */

/** How a space is laid: the first three lie under the sky. */
export const FLOORS = ['cobbles', 'grass', 'sand', 'planks', 'parquet', 'flags', 'cellar'] as const
export type Floor = (typeof FLOORS)[number]
export const isOutdoors = (floor: Floor): boolean => FLOORS.indexOf(floor) < 3

export interface TileSpace {
  readonly floor: Floor
  /** Nobody can stand there: a fountain under the sky, a pillar under a roof. */
  readonly isBlocked?: boolean
}

/** Between a space and the one to its east, or to its south. */
export type Edge = 'none' | 'wall' | 'open' | 'locked'

/** Furniture: an icon in a corner of a space, where no figure stands. */
export interface Decor {
  readonly icon: string
  /** Its middle and its size, in spaces. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

export interface TilePlan {
  readonly columns: number
  readonly rows: number
  /** By space; undefined where the map has none. */
  readonly spaces: readonly (TileSpace | undefined)[]
  readonly east: readonly Edge[]
  readonly south: readonly Edge[]
  readonly decor?: readonly Decor[]
}

/** Where something is, in spaces from the upper left: the middle of the first space is 0.5, 0.5. */
export interface At {
  readonly x: number
  readonly y: number
}

/** The middle of a space. */
export const middleOf = (space: number, columns: number): At => ({
  x: (space % columns) + 0.5,
  y: Math.floor(space / columns) + 0.5,
})

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The space that an arrow key leads to, over what is filled up; the same one, if there is none. */
export function spaceBeside({ columns, rows, spaces }: TilePlan, from: number, key: string): number {
  const [across, down] = STEPS[key] ?? [0, 0]
  let x = (from % columns) + across
  let y = Math.floor(from / columns) + down
  for (; x >= 0 && x < columns && y >= 0 && y < rows; x += across, y += down) {
    const space = spaces[y * columns + x]
    if (space !== undefined && space.isBlocked !== true) return y * columns + x
    if (across === 0 && down === 0) break
  }
  return from
}
