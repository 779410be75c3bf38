import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, nearest } from '../src/words/nearest.ts'

describe('suggestions', () => {
  test.each([
    ['damge', 'damage'],
    ['Damage', 'damage'],
    ['balm', undefined],
    ['bolck', 'block'],
    ['x', undefined],
  ])('for %s: %s', (word, suggestion) => {
    expect(nearest(word, ['damage', 'block', 'conceal'])).toBe(suggestion)
  })

  test('a swap of neighbours is one mistake', () => {
    expect([
      editDistance('block', 'bolck'),
      editDistance('kitten', 'sitting'),
      editDistance('', 'abc'),
    ]).toEqual([1, 3, 3])
  })

  test('the distance is the same both ways, and nothing only between equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b) === 0).toBe(a === b)
      }),
    )
  })
})
