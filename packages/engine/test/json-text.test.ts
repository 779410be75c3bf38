import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../src/record/json-text.ts'

describe('JSON text', () => {
  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(4), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent)
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test('is refused where JSON.parse refuses it', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'[]{}",:\\ \n-0.1eu', 'true', 'null', '"a"') })
    fc.assert(
      fc.property(soup, (text) => {
        const accepts = (parse: (source: string) => unknown): boolean => {
          try {
            parse(text)
            return true
          } catch {
            return false
          }
        }
        fc.pre(!/"a"[^]*"a"|""[^]*""/.test(text)) // a key written twice is refused here only
        expect(accepts(parseJson)).toBe(accepts(JSON.parse))
      }),
      { numRuns: 2000 },
    )
  })

  test('may begin with a byte order mark, and a key cannot reach the prototype', () => {
    const value = parseJson('\ufeff{ "__proto__": { "polluted": true } }') as Record<string, unknown>
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect(value['polluted']).toBeUndefined()
  })

  test.each([
    ['', 'line 1, column 1: expected a value, found the end of the file'],
    ['[1, 2', 'line 1, column 6: expected a comma or ], found the end of the file'],
    ['{\n  "a": 1,\n}', 'line 3, column 1: expected a field name in double quotes, found "}"'],
    ['{ a: 1 }', 'line 1, column 3: expected a field name in double quotes, found "a"'],
    ['{ "a" 1 }', 'line 1, column 7: expected a colon, found "1"'],
    ['[\n  01\n]', 'line 2, column 3: expected a value, found "01"'],
    ['[yes]', 'line 1, column 2: expected a value, found "yes"'],
    ["['a']", 'line 1, column 2: expected a value, found "\'"'],
    [
      '["a\n"]',
      'line 1, column 2: expected a text closed by " on its line, with valid \\ escapes, found "\\""',
    ],
    ['[] []', 'line 1, column 4: expected the end of the file, found "["'],
    ['{ "a": 1,\n "a": 2 }', 'line 2, column 2: expected each field once, found "a" again'],
    [`${'['.repeat(200)}`, 'line 1, column 102: expected at most 100 levels of nesting, found "["'],
  ])('%j is refused: %s', (text, message) => {
    expect(() => parseJson(text)).toThrow(message)
  })
})
