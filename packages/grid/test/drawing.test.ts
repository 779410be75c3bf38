/** Maps as text: read, drawn again, and refused with the place where they are none. */
import { expect, test } from 'vitest'
import { drawGrid, parseDrawing } from '../src/index.ts'
import type { Drawing } from '../src/index.ts'
import { numbers, randomPlan } from './slow.ts'

const YARD = `      a     b     c
   +-----+-----+     +
 1 |Ork   Elf  |
   |.     . 5  |
   +--o--+     +-----+
 2 |     |           x
   |:    |XXXXX .    x
   +-----+-----+-----+`.replace(/x$/gm, '|')

test('a drawing says what stands in each space and what lies between them', () => {
  const { columns, rows, squares, east, south } = parseDrawing(YARD)
  expect([columns, rows]).toEqual([3, 2])
  expect(squares[0]).toEqual({ upper: 'Ork', lower: '.' })
  expect(squares[1]).toEqual({ upper: 'Elf', lower: '. 5' })
  expect(squares[2]).toBeUndefined()
  expect(east).toEqual([' ', '|', ' ', '|', ' ', '|'])
  expect(south).toEqual(['o', ' ', '|', '|', '|', '|'])
})

test('what is drawn reads as what it was drawn from', () => {
  expect(drawGrid(parseDrawing(YARD))).toBe(YARD)
  const draw = numbers(5)
  for (let i = 0; i < 300; i++) {
    const { columns, rows, floor, ...plan } = randomPlan(draw)
    const isThere = (column: number, row: number): boolean =>
      column >= 0 && column < columns && row >= 0 && row < rows && floor[row * columns + column]
    if (!floor.some(Boolean)) continue
    const sides = (list: readonly number[], dx: number, dy: number): string[] =>
      list.map((side, i) => {
        const [column, row] = [i % columns, Math.trunc(i / columns)]
        const [one, other] = [isThere(column, row), isThere(column + dx, row + dy)]
        if (one !== other) return '|'
        return !one || side === 0 ? ' ' : side < 0 ? '|' : String.fromCharCode(96 + side)
      })
    const squares = floor.map((is) => (is ? { upper: 'Ab', lower: `. ${draw(9)}` } : undefined))
    const drawing: Drawing = {
      columns,
      rows,
      squares,
      east: sides(plan.east, 1, 0),
      south: sides(plan.south, 0, 1),
    }
    expect(parseDrawing(drawGrid(drawing))).toEqual(drawing)
  }
})

test.each([
  ['no frame', 'nothing', 'a drawing begins and ends with a line of + and -'],
  ['a frame of another width', '   +----+\n   |.   |\n   |.   |\n   +----+', 'a + every 6'],
  ['a line too few', '   +-----+\n   |.    |\n   +-----+', '3 lines: 2 for each row'],
  ['a wall on one line only', YARD.replace('|Ork', ' Ork'), 'west of a1 stand " " and "|"'],
  ['half a wall', YARD.replace('--o--', '--o  '), 'north of a2 stands "--o  "'],
  [
    'an open end',
    YARD.replace('+-----+-----+     +', '+     +-----+     +'),
    'north of a1 the map ends: a wall is drawn there',
  ],
  [
    'a wall in nowhere',
    YARD.replace('+-----+-----+     +', '+-----+-----+-----+'),
    'north of c1 there are no spaces',
  ],
])('%s is refused with the place', (_, text, why) => {
  expect(() => parseDrawing(text)).toThrow(why)
})
