/** The same questions answered slowly and another way, to check the fast answers by. */
import { DIRECTIONS, Grid, NOWHERE, OPEN, WALL } from '../src/index.ts'
import type { Plan } from '../src/index.ts'

/** A small generator of its own, so that maps are the same on every machine. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.trunc((state / 2 ** 32) * below)
  }
}

/** A map of up to 8 x 8 spaces with walls, doors and holes. */
export function randomPlan(draw: (below: number) => number): Plan {
  const columns = 1 + draw(8)
  const rows = 1 + draw(8)
  const each = <T>(of: () => T): T[] => Array.from({ length: columns * rows }, of)
  const walls = 1 + draw(6)
  const side = (): number => (draw(12) < walls ? WALL : draw(10) === 0 ? 1 + draw(4) : OPEN)
  return { columns, rows, floor: each(() => draw(9) > 0), east: each(side), south: each(side) }
}

export const randomGrid = (draw: (below: number) => number): Grid => new Grid(randomPlan(draw))

/** Steps on the shortest way, by looking one step further again and again; Infinity without one. */
export function slowDistance(grid: Grid, shut: number, from: number, to: number): number {
  let known = new Set([from])
  for (let steps = 0; ; steps++) {
    if (known.has(to)) return steps
    const further = new Set(known)
    for (const space of known)
      for (const direction of DIRECTIONS) {
        const next = grid.next(space, direction, shut)
        if (next !== NOWHERE) further.add(next)
      }
    if (further.size === known.size) return Infinity
    known = further
  }
}

/**
 * Sight by geometry: every edge between two spaces and every corner of the map is asked whether the line crosses it. All in units of half a
 * space, so that middles and corners are whole numbers.
 */
export function slowSight(
  grid: Grid,
  shut: number,
  [from, to]: readonly [number, number],
  isBlocked: (space: number) => boolean,
): boolean {
  const middle = (space: number): [number, number] => [
    2 * grid.columnOf(space) + 1,
    2 * grid.rowOf(space) + 1,
  ]
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)]
  /** On which side of the line a point lies. */
  const sideOf = (x: number, y: number): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
  const isWithin = (x: number, y: number): boolean =>
    x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)
  const isIn = (space: number): boolean => space === from || space === to || !isBlocked(space)
  const isOpen = (one: number, other: number): boolean =>
    one !== NOWHERE && other !== NOWHERE && DIRECTIONS.some((way) => grid.next(one, way, shut) === other)

  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const here = grid.spaceAt(column, row)
      const edges = [
        { other: grid.spaceAt(column + 1, row), ends: [[2 * column + 2, 2 * row], [2 * column + 2, 2 * row + 2]] }, // prettier-ignore
        { other: grid.spaceAt(column, row + 1), ends: [[2 * column, 2 * row + 2], [2 * column + 2, 2 * row + 2]] }, // prettier-ignore
      ]
      for (const { other, ends } of edges) {
        const [[px, py], [qx, qy]] = ends
        // The middle of an edge lies on whole numbers, and the line crosses between its ends.
        const isCrossed =
          sideOf(px, py) * sideOf(qx, qy) < 0 &&
          sideOfLine([px, py, qx, qy], [ax, ay]) !== sideOfLine([px, py, qx, qy], [bx, by])
        if (isCrossed && !(isOpen(here, other) && isIn(here) && isIn(other))) return false
      }
      const [x, y] = [2 * column + 2, 2 * row + 2]
      if (sideOf(x, y) !== 0 || !isWithin(x, y)) continue
      // The line goes exactly through the corner south-east of here: along one diagonal or the other.
      const around = [here, grid.spaceAt(column + 1, row), grid.spaceAt(column, row + 1), grid.spaceAt(column + 1, row + 1)] // prettier-ignore
      const isFalling = (bx - ax) * (by - ay) > 0
      const [start, end, ...sides] = isFalling ? [around[0], around[3], around[1], around[2]] : [around[1], around[2], around[0], around[3]] // prettier-ignore
      const isPast = sides.some((side) => isOpen(start, side) && isOpen(side, end) && !isBlocked(side))
      if (!isPast || !isIn(start) || !isIn(end)) return false
    }
  return true
}

function sideOfLine([px, py, qx, qy]: readonly number[], [x, y]: readonly number[]): number {
  return Math.sign((qx - px) * (y - py) - (qy - py) * (x - px))
}
