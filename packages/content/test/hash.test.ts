import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentHash } from '@hearthkeep/content'
import { canonicalJson, filesHash, hashText } from '../src/hash.ts'

/** The same JSON with the keys of every object in reverse. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  )
}

const json = fc.jsonValue({ stringUnit: 'grapheme' })

describe('content hash', () => {
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('FNV-1a of "%s" is the published %s', (text, hash) => {
    expect(hashText(text)).toBe(hash)
  })

  test('is the same for any order of files and keys and any white space', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), (files) => {
        const texts = Object.entries(files).map(
          ([file, content]) => [file, JSON.stringify(content, null, 3)] as const,
        )
        const other = Object.fromEntries(
          texts
            .reverse()
            .map(([file, text]) => [file, text.startsWith('"') ? text : reversed(JSON.parse(text))]),
        )
        const plain = Object.fromEntries(texts)
        expect(filesHash(other)).toBe(filesHash(plain))
        expect(filesHash(plain)).toMatch(/^[0-9a-f]{16}$/)
      }),
    )
  })

  test('differs whenever the canonical text does', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const same = canonicalJson(a) === canonicalJson(b)
        expect(filesHash({ f: JSON.stringify(a) }) === filesHash({ f: JSON.stringify(b) })).toBe(same)
      }),
    )
  })

  test('the canonical text is JSON for the same value, in printable ASCII', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value)
        expect(text).toMatch(/^[ -~]*$/)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('keys stand in order and letters beyond ASCII are escaped', () => {
    expect(canonicalJson({ b: 'Å', a: [null, 1.0, -0] })).toBe('{"a":[null,1,0],"b":"\\u00c5"}')
  })

  test('notices the name of a file, but not a hint for editors', () => {
    const hash = filesHash({ 'a.json': { energy: 3 } })
    expect(filesHash({ 'b.json': { energy: 3 } })).not.toBe(hash)
    expect(filesHash({ 'a.json': '{ "$schema": "x", "energy": 3.0 }' })).toBe(hash)
  })

  test('has the words that make notation behind a hyphen, so that it shows which of both differ', () => {
    const files = { 'a.json': { energy: 3 } }
    const hash = contentHash(files, { choices: { hit: 'hit {foe}' }, names: ['Ooze'] })
    expect(hash).toMatch(/^[0-9a-f]{16}-[0-9a-f]{16}$/)
    const [data, words] = hash.split('-')
    expect(data).toBe(filesHash(files))
    const others = [
      { choices: { hit: 'strike {foe}' }, names: ['Ooze'] },
      { choices: { hit: 'hit {foe}' }, names: ['Slime'] },
      { choices: { hit: 'hit {foe}' } },
    ]
    const all = others.map((other) => contentHash(files, other).split('-'))
    expect(all.map(([part]) => part)).toEqual([data, data, data])
    expect(new Set([words, ...all.map(([, part]) => part)]).size).toBe(4)
  })

  test('refuses what is not JSON', () => {
    expect(() => filesHash({ 'a.json': '[1,]' })).toThrow(
      'a.json, line 1, column 4: expected a value, found "]"',
    )
  })
})
