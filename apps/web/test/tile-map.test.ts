/** What of a map is seen, where arrow keys lead, and what is drawn: reckoned without a page. */
import { expect, test } from 'vitest'
import { drawArea, drawFloors, drawGrid, drawWalls } from '../src/kit/tile-drawing.ts'
import { arrowOf, cornersOn, sightLine, wayOf } from '../src/kit/tile-lines.ts'
import {
  firstView,
  holdView,
  isWhole,
  movedView,
  viewOf,
  wholeView,
  zoomedView,
} from '../src/kit/tile-view.ts'
import type { Room } from '../src/kit/tile-view.ts'
import { FLOORS, spaceBeside } from '../src/kit/tiles.ts'
import type { TilePlan, TileSpace } from '../src/kit/tiles.ts' // prettier-ignore

const DESK: Room = { width: 900, height: 600, columns: 9, rows: 9, rem: 16 }
const PHONE: Room = { ...DESK, width: 360, height: 320 }
const START = { x: 1.5, y: 7.5 }

test('all of a map is seen first where there is room, and it lies in the middle', () => {
  const view = firstView(DESK, START)
  expect(isWhole(view, DESK)).toBe(true)
  expect(view.x + 4.5 * view.space).toBeCloseTo(450)
  expect(view.y + 4.5 * view.space).toBeCloseTo(300)
  expect(9 * view.space).toBeLessThanOrEqual(600)
})

test('where that would be too small, it begins near to somebody, and nothing beyond the rim is shown', () => {
  const view = firstView(PHONE, START)
  expect(isWhole(view, PHONE)).toBe(false)
  expect(view.space).toBeGreaterThanOrEqual(44)
  const [x, y] = [view.x + START.x * view.space, view.y + START.y * view.space]
  expect(x > 0 && x < PHONE.width && y > 0 && y < PHONE.height).toBe(true)
  expect(view.x).toBeLessThan(view.space * 0.2)
  expect(view.y + 9.2 * view.space).toBeGreaterThan(PHONE.height)
})

test('nearer or farther, the point under the pointer stays', () => {
  const near = zoomedView(wholeView(DESK), DESK, 2.2, { x: 430, y: 310 })
  const at = { x: 500, y: 280 }
  const under = (view: typeof near) => ({ x: (at.x - view.x) / view.space, y: (at.y - view.y) / view.space })
  const before = under(near)
  const nearer = zoomedView(near, DESK, 1.2, at)
  expect(nearer.space).toBeGreaterThan(near.space)
  expect(under(nearer).x).toBeCloseTo(before.x)
  expect(under(nearer).y).toBeCloseTo(before.y)
})

test('it is never farther than whole, never nearer than a space can be drawn, and never off the window', () => {
  const far = zoomedView(wholeView(DESK), DESK, 0.01, { x: 0, y: 0 })
  expect(far).toEqual(wholeView(DESK))
  const near = zoomedView(wholeView(DESK), DESK, 100, { x: 0, y: 0 })
  expect(near.space).toBe(11 * 16)
  const off = movedView(near, DESK, { x: -1e6, y: 1e6 })
  expect(off.x + 9 * off.space).toBeGreaterThan(800)
  expect(off.y).toBeLessThan(near.space)
  expect(holdView(off, DESK)).toEqual(off)
})

test('to show a space it moves as far as it takes, and not at all if the space is seen', () => {
  const near = firstView(PHONE, START)
  expect(viewOf(near, PHONE, START)).toEqual(near)
  const there = viewOf(near, PHONE, { x: 8.5, y: 0.5 })
  expect(there.space).toBe(near.space)
  expect(there.x + 9 * there.space).toBeLessThan(PHONE.width)
  expect(there.y).toBeGreaterThan(-0.01)
})

const ROW: readonly (TileSpace | undefined)[] = [
  { floor: 'grass' },
  { floor: 'flags', isBlocked: true },
  { floor: 'flags' },
  undefined,
]
const PLAN: TilePlan = {
  ...{ columns: 4, rows: 1, spaces: ROW },
  ...{ east: ['open', 'locked', 'none', 'none'], south: ['none', 'none', 'none', 'none'] },
}

test('arrow keys pass over what is filled up, and stay where nothing follows', () => {
  expect(spaceBeside(PLAN, 0, 'ArrowRight')).toBe(2)
  expect(spaceBeside(PLAN, 2, 'ArrowLeft')).toBe(0)
  expect(spaceBeside(PLAN, 2, 'ArrowRight')).toBe(2)
  expect(spaceBeside(PLAN, 2, 'ArrowDown')).toBe(2)
  expect(spaceBeside(PLAN, 2, 'x')).toBe(2)
})

test('walls are drawn around all that is there, with doors where they are', () => {
  const { doors, top } = drawWalls(PLAN)
  expect(doors.map(({ x, isUpright, isLocked }) => ({ x, isUpright, isLocked }))).toEqual([
    { x: 100, isUpright: true, isLocked: false },
    { x: 200, isUpright: true, isLocked: true },
  ])
  // Three above, three below, one at each end, and two beside each door; none where there is nothing.
  expect(top.match(/M/g)?.length).toBe(3 + 3 + 2 + 4)
})

test('every floor is drawn in a few colours, the same every time', () => {
  for (const floor of FLOORS) {
    const plan: TilePlan = { ...PLAN, columns: 2, spaces: [{ floor }, { floor }] }
    const strokes = drawFloors(plan)
    expect(strokes.length, floor).toBeGreaterThan(2)
    expect(strokes.length, floor).toBeLessThan(8)
    expect(drawFloors(plan)).toEqual(strokes)
  }
  expect(drawArea(PLAN, true).match(/M/g)?.length).toBe(1)
  expect(drawArea(PLAN, false).match(/M/g)?.length).toBe(2)
  expect(drawGrid(PLAN).dots.match(/M/g)?.length).toBe(2)
})

test('a way through a portal is no step on foot', () => {
  const spaces = [0.5, 1.5, 4.5].map((x) => ({ x, y: 0.5 }))
  const { walked, hops } = wayOf(spaces)
  expect(walked).toBe('M50 50L150 50M450 50')
  expect(hops.startsWith('M150 50Q')).toBe(true)
  expect(wayOf(spaces.slice(0, 2)).hops).toBe('')
})

test('arrows point at the space beside, or farther; lines of sight stop before whom they see, or with a bar', () => {
  const beside = arrowOf({ x: 0.5, y: 1.5 }, { x: 0.5, y: 0.5 })
  expect(beside.isUpright).toBe(true)
  expect(beside.head.startsWith('M50 ')).toBe(true)
  const far = arrowOf({ x: 0.5, y: 0.5 }, { x: 4.5, y: 0.5 })
  expect(far.isUpright).toBe(false)
  expect(Number(/^M(\d+)/.exec(far.head)?.[1])).toBeGreaterThan(350)
  expect(sightLine({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 }, undefined)).toMatchObject({ bar: '', path: 'M50 50L316 50' })
  expect(sightLine({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 }, { x: 2, y: 0.5 })).toMatchObject({ bar: 'M200 33L200 67' })
  const [corner] = cornersOn({ x: 0, y: 0 }, { x: 2, y: 2 }, [{ x: 1, y: 1, open: [true, false] as const }])
  expect(corner).toEqual({ x: 1, y: 1, open: [true, false], turn: 45 })
}) // prettier-ignore
