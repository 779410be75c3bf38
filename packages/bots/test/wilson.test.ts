import { expect, test } from 'vitest'
import { wilson } from '../src/index.ts'

test('the interval is that of Wilson', () => {
  // Published examples: Newcombe 1998, table I.
  const rounded = (count: number, total: number): number[] =>
    wilson(count, total).map((end) => Number(end.toFixed(4)))
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662])
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605])
  expect(rounded(0, 20)).toEqual([0, 0.1611])
  expect(rounded(1, 29)).toEqual([0.0061, 0.1718])
  expect(rounded(20, 20)).toEqual([0.8389, 1])
  expect(rounded(0, 0)).toEqual([0, 1])
})
