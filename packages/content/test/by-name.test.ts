import { expect, expectTypeOf, test } from 'vitest'
import { byName } from '../src/index.ts'

test('something is made for each name, in their order, and known by it', () => {
  const lengths = byName(['hurt', 'harmed'], (name) => name.length)
  expect(Object.entries(lengths)).toEqual([
    ['hurt', 4],
    ['harmed', 6],
  ])
  expectTypeOf(lengths).toEqualTypeOf<Record<'hurt' | 'harmed', number>>()
})
