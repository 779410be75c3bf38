/** Moves past those who stand about. */
import { expect, test } from 'vitest'
import { BLOCKED, DIRECTIONS, FULL, NOWHERE, Reach, ROOM, Ways } from '../src/index.ts'
import type { Grid } from '../src/index.ts'
import { numbers, randomGrid } from './slow.ts'

/** The fewest steps to each space, trying every way there is. */
function slowReach(
  grid: Grid,
  shut: number,
  from: number,
  steps: number,
  standing: Uint8Array,
): Map<number, number> {
  const found = new Map([[from, 0]])
  const goOn = (space: number, taken: number): void => {
    if (taken === steps) return
    for (const direction of DIRECTIONS) {
      const to = grid.next(space, direction, shut)
      if (to === NOWHERE || standing[to] === BLOCKED || (found.get(to) ?? Infinity) <= taken + 1) continue
      found.set(to, taken + 1)
      goOn(to, taken + 1)
    }
  }
  goOn(from, 0)
  return found
}

test('one comes where every way tried leads, one object for all moves, and ends only where there is room', () => {
  const draw = numbers(3)
  let ends = 0
  let stops = 0
  for (let i = 0; i < 600; i++) {
    const grid = randomGrid(draw)
    const shut = draw(16)
    const ways = new Ways(grid, shut)
    const reach = new Reach(grid.size)
    for (let move = 0; move < 3; move++) {
      const standing = Uint8Array.from(
        { length: grid.size },
        () => [ROOM, ROOM, ROOM, FULL, BLOCKED][draw(5)],
      )
      const [from, steps] = [draw(grid.size), draw(6)]
      reach.spread(ways, from, steps, standing)
      const found = slowReach(grid, shut, from, steps, standing)
      expect(reach.count).toBe(found.size)
      const spaces = Array.from({ length: grid.size }, (_, space) => space)
      const canEnd = spaces.filter((space) => found.has(space) && standing[space] === ROOM)
      expect(spaces.map((space) => reach.steps(space))).toEqual(spaces.map((space) => found.get(space) ?? -1))
      expect(spaces.filter((space) => reach.canEnd(space))).toEqual(canEnd)
      ends += canEnd.length
      const isAway = [...found.keys()].some((space) => space !== from && standing[space] === ROOM)
      expect(reach.canGo()).toBe(isAway)
      stops += Number(!isAway)
    }
  }
  expect(ends).toBeGreaterThan(1000)
  expect(stops).toBeGreaterThan(100)
})

test('nearest to a goal are those spaces to stop at from which the way on is shortest, whoever stands on it', () => {
  const draw = numbers(4)
  let several = 0
  for (let i = 0; i < 2000; i++) {
    const grid = randomGrid(draw)
    const ways = new Ways(grid, 0)
    const standing = Uint8Array.from({ length: grid.size }, () => [ROOM, ROOM, FULL, BLOCKED][draw(4)])
    const [from, goal] = [draw(grid.size), draw(grid.size)]
    const reach = new Reach(grid.size)
    reach.spread(ways, from, 3, standing)
    const found = new Int16Array(grid.size)
    const count = reach.nearest(ways, goal, found)
    const ends = Array.from({ length: grid.size }, (_, space) => space).filter((space) => reach.canEnd(space))
    const least = Math.min(...ends.map((space) => ways.distance(space, goal)))
    const wanted = ends.filter((space) => ways.distance(space, goal) === least)
    expect([...found.subarray(0, count)].sort((a, b) => a - b)).toEqual(wanted)
    several += Number(count > 1)
  }
  expect(several).toBeGreaterThan(100)
})

test('of the shortest ways the one is gone that costs least, every way tried', () => {
  const draw = numbers(11)
  let tolled = 0
  for (let i = 0; i < 300; i++) {
    const grid = randomGrid(draw)
    const ways = new Ways(grid, 0)
    const reach = new Reach(grid.size)
    const standing = Uint8Array.from({ length: grid.size }, () => [ROOM, ROOM, FULL, BLOCKED][draw(4)])
    const tolls = Uint8Array.from({ length: grid.size }, () => draw(3))
    const from = draw(grid.size)
    reach.spread(ways, from, 5, standing, tolls)
    const least = new Map<number, number>()
    const goOn = (space: number, taken: number, paid: number): void => {
      if (taken === reach.steps(space)) least.set(space, Math.min(paid, least.get(space) ?? Infinity))
      if (taken === 5) return
      for (const direction of DIRECTIONS) {
        const to = ways.next(space, direction)
        if (to !== NOWHERE && standing[to] !== BLOCKED) goOn(to, taken + 1, paid + tolls[space])
      }
    }
    goOn(from, 0, 0)
    for (const [space, paid] of least) {
      expect(reach.toll(space)).toBe(paid)
      let walked = 0
      for (let at = reach.before(space); at !== NOWHERE; at = reach.before(at)) walked += tolls[at]
      expect(walked).toBe(paid)
      tolled += Number(paid > 0)
    }
  }
  expect(tolled).toBeGreaterThan(500)
})
