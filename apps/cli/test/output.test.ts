import { expect, test } from 'vitest'
import { formatRate } from '../src/output.ts'

test('a rate has three figures and the unit it rounds to', () => {
  expect([3_214_000, 999_900, 999_400, 1_300, 999.7, 41].map(formatRate)).toEqual([
    '3.21 M',
    '1.00 M',
    '999 k',
    '1.30 k',
    '1.00 k',
    '41.0',
  ])
})
