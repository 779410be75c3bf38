/** Distance and sight, by properties and against slow checkers. */
import { expect, test } from 'vitest'
import { Doors, FAR, Grid, NOWHERE, parseDrawing, Ways } from '../src/index.ts'
import { numbers, randomGrid, slowDistance, slowSight } from './slow.ts'

const MAPS = 100_000
const nobody = (grid: Grid): Uint8Array => new Uint8Array(grid.size)

/** A map from a drawing: letters are doors, in the order of the alphabet; `#` is filled up. */
function mapOf(text: string): Grid {
  const { columns, rows, squares, east, south } = parseDrawing(text)
  const side = (drawn: string): number => (drawn === ' ' ? 0 : drawn === '|' ? -1 : drawn.charCodeAt(0) - 96)
  const floor = squares.map((square) => square !== undefined && !square.lower.startsWith('#'))
  return new Grid({ columns, rows, floor, east: east.map(side), south: south.map(side) })
}

test(`distance and sight are those of the slow checkers, on ${MAPS} maps with a pair of spaces each`, () => {
  const draw = numbers(7)
  let seen = 0
  let near = 0
  for (let i = 0; i < MAPS; i++) {
    const grid = randomGrid(draw)
    const shut = draw(16)
    const ways = new Ways(grid, shut)
    const pair = [draw(grid.size), draw(grid.size)] as const
    const blocked = Uint8Array.from({ length: grid.size }, () => (draw(6) === 0 ? 1 : 0))
    const sight = slowSight(grid, shut, pair, (space) => blocked[space] !== 0)
    const steps = slowDistance(grid, shut, ...pair)
    if (ways.sees(...pair, blocked) !== sight)
      expect.fail(`map ${i}: sight from ${pair.join(' to ')} is ${sight}`)
    if (ways.distance(...pair) !== Math.min(steps, FAR))
      expect.fail(`map ${i}: ${pair.join(' to ')}: ${steps}`)
    seen += Number(sight)
    near += Number(steps > 1 && steps < Infinity)
  }
  expect(seen).toBeGreaterThan(MAPS / 5)
  expect(near).toBeGreaterThan(MAPS / 5)
})

test('both are the same there and back, and one sees whoever is Close', () => {
  const draw = numbers(8)
  let close = 0
  for (let i = 0; i < 300; i++) {
    const grid = randomGrid(draw)
    const ways = new Ways(grid, draw(16))
    const blocked = Uint8Array.from({ length: grid.size }, () => draw(2))
    for (let one = 0; one < grid.size; one++)
      for (let other = 0; other < grid.size; other++) {
        const isSeen = ways.sees(one, other, blocked)
        const isSame = ways.distance(one, other) === ways.distance(other, one)
        if (!isSame || isSeen !== ways.sees(other, one, blocked)) expect.fail(`map ${i}: ${one} and ${other}`)
        if (ways.isClose(one, other) && !isSeen) expect.fail(`map ${i}: ${one} is Close to ${other}, unseen`)
        close += Number(ways.isClose(one, other))
      }
  }
  expect(close).toBeGreaterThan(10_000)
})

test('a line through a corner is free if one of its two sides is [R-2]', () => {
  const free = mapOf(`
   +-----+-----+
 1 |.    |.    |
   |.    |.    |
   +     +     +
 2 |.     .    |
   |.     .    |
   +-----+-----+`)
  expect(new Ways(free, 0).sees(0, 3, nobody(free))).toBe(true)
  const stood = nobody(free)
  stood[2] = 1
  expect(new Ways(free, 0).sees(0, 3, stood)).toBe(false)
  const filled = mapOf(`
   +-----+-----+
 1 |.     .    |
   |.     #    |
   +-----+     +
 2 |.     .    |
   |.     .    |
   +-----+-----+`)
  expect(new Ways(filled, 0).sees(0, 3, nobody(filled))).toBe(false)
})

test('a door that is shut stops steps and sight; the ways of each set of doors are kept', () => {
  const grid = mapOf(`
   +-----+-----+
 1 |.    a.    |
   |.    a.    |
   +-----+-----+`)
  expect(grid.doors).toBe(1)
  const doors = new Doors(grid)
  expect(doors.ways(0).distance(0, 1)).toBe(1)
  expect(doors.ways(1).distance(0, 1)).toBe(FAR)
  expect(doors.ways(1).sees(0, 1, nobody(grid))).toBe(false)
  expect(doors.ways(1)).toBe(doors.ways(1))
  expect(grid.next(0, 1, 0)).toBe(1)
  expect(grid.next(0, 1, 1)).toBe(NOWHERE)
  expect(grid.beside(0, 1)).toBe(1)
})

test('a plan with too few entries or too many doors is refused with the reason', () => {
  const two = { columns: 2, rows: 1, floor: [true, true], south: [-1, -1] }
  expect(() => new Grid({ ...two, east: [0] })).toThrow('east: 1 entries for 2 x 1 spaces')
  expect(() => new Grid({ ...two, east: [32, -1] })).toThrow('door 32: there can be 31')
})
