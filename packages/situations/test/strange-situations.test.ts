/** Situations from strangers. */
import { parseSituation } from '../src/index.ts'
import { describe, expect, test } from 'vitest'

const SOUND = '"game": "g", "title": "t", "rules": [], "steps": [{ "say": "x" }]'

describe('a situation from a stranger', () => {
  test.each([
    ['nested deeply', `{ ${SOUND}, "table": ${'['.repeat(50_000)} }`, 'at most 100 levels of nesting'],
    ['with a key twice', `{ ${SOUND}, "game": "h" }`, 'expected each field once, found "game" again'],
    [
      'too long',
      `{ ${SOUND}, "table": { "a": "${'x'.repeat(200_000)}" } }`,
      'expected at most 200000 characters',
    ],
    [
      'of too many values',
      `{ ${SOUND}, "table": { "a": [${'1,'.repeat(10_000)}1] } }`,
      'expected at most 10000 values',
    ],
  ])('%s is refused, with the place', (_, text, message) => {
    expect(() => parseSituation(text, 'lesson.json')).toThrow(message)
    expect(() => parseSituation(text, 'lesson.json')).toThrow(
      /^lesson\.json: expected JSON: line 1, column \d+/,
    )
  })

  test('with thousands of unknown keys is told the first hundred', () => {
    const keys = Array.from({ length: 9000 }, (_, i) => `"k${i}": 1`).join(', ')
    try {
      parseSituation(`{ ${SOUND}, ${keys} }`, 'lesson.json')
      expect.unreachable()
    } catch (error) {
      const lines = (error as Error).message.split('\n')
      expect(lines).toHaveLength(101)
      expect(lines.at(-1)).toBe('lesson.json: and more')
    }
  })
})
