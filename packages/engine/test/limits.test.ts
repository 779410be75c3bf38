/** Texts from strangers: how much is read, and that nobody is held up by more. */
import { describe, expect, test } from 'vitest'
import {
  formatCampaign,
  formatRecord,
  nearest,
  parseCampaign,
  parseJson,
  parseRecord,
  shortened,
} from '@hearthkeep/engine'
import type { GameRecord } from '@hearthkeep/engine'

const HEADER = 'hearthkeep record 2\ngame g\nrules 1\ncontent c\nseats 2\nseed 1\nfields a b\n'

function recordOf(steps: number): GameRecord {
  return {
    game: 'g',
    rules: '1',
    content: 'c',
    setup: { seats: 2, seed: 1, options: {} },
    fields: ['a', 'b'],
    steps: Array.from({ length: steps }, (_, i) => ({
      seat: i % 2,
      notation: `play card ${i}`,
      hash: '0'.repeat(16),
    })),
  }
}

describe('[X1] a record', () => {
  test('of 100,000 steps is read', () => {
    expect(parseRecord(formatRecord(recordOf(100_000))).steps).toHaveLength(100_000)
  })

  test.each([
    [
      'text',
      `${HEADER}\n${'x\n'.repeat(9_000_000)}`,
      /line 1: it has \d+ characters; a game has 16000000 at most/,
    ],
    ['lines', `${HEADER}\n${'\n'.repeat(300_000)}x`, 'line 250001: a game has 250000 lines at most'],
    [
      'a line',
      `${HEADER}\n${'x'.repeat(20_001)}\n`,
      'line 9: it has 20001 characters; a line has 20000 at most',
    ],
    [
      'a header',
      HEADER.replace('seed', `${'option a b\n'.repeat(1001)}seed`),
      'a header has 1000 lines at most',
    ],
    [
      'a choice',
      `${HEADER}\n1. 1> ${'x'.repeat(500)}\nend 1\n`,
      /^line 9: expected "1\. SEAT> CHOICE", found "1\. 1> x+… \(506 characters\)"$/,
    ],
  ])('with too much of %s is refused, with the line', (_, text, message) => {
    expect(() => parseRecord(text)).toThrow(message)
  })

  test.each([
    ['a field twice', HEADER.replace('a b', 'a b a'), 'line 7: fields: expected each once, found "a" again'],
    ['player 0', `${HEADER}\n1. 0> x\nend 1\n`, 'line 9: expected "1. SEAT> CHOICE"'],
    [
      'seats without end',
      HEADER.replace('seats 2', `seats ${'9'.repeat(400)}`),
      'line 5: seats: expected a whole number',
    ],
    [
      'an end that is no number',
      `${HEADER}\n1. 1> x\nend 0x1\n`,
      'line 10: expected "end 1", found "end 0x1"',
    ],
  ])('with %s is refused', (_, text, message) => {
    expect(() => parseRecord(text)).toThrow(message)
  })
})

test('[X1] a campaign has 1,000 chapters at most, and finding their ends goes through it once', () => {
  const chapters = Array.from({ length: 1000 }, () => ({
    chapter: 'x',
    outcome: 'won' as const,
    record: recordOf(100),
  }))
  expect(parseCampaign(formatCampaign({ game: 'g', chapters })).chapters).toHaveLength(1000)
  const more = [...chapters, ...chapters.slice(0, 1)]
  expect(() => parseCampaign(formatCampaign({ game: 'g', chapters: more }))).toThrow('1000 chapters at most')
})

describe('[X2] JSON', () => {
  const limits = { characters: 100, values: 10 }

  test.each([
    [
      'characters',
      JSON.stringify('x'.repeat(99)),
      'line 1, column 1: expected at most 100 characters, found 101',
    ],
    ['values', '[1,2,3,4,5,6,7,8,9,10]', 'line 1, column 20: expected at most 10 values, found more'],
  ])('of too many %s is refused', (_, text, message) => {
    expect(() => parseJson(text, limits)).toThrow(message)
  })

  test('of too many fields in an object is refused', () => {
    const object = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, 1]))
    expect(() => parseJson(JSON.stringify(object))).toThrow('expected at most 10000 fields, found more')
  })

  test('with a text of millions of letters and escapes is read', () => {
    const text = 'a"\n'.repeat(1_000_000)
    expect(parseJson(JSON.stringify(text))).toBe(text)
  })

  test('that is refused is quoted in short', () => {
    expect(() => parseJson(`[${JSON.stringify('x'.repeat(1e6))} 1]`)).toThrow(/^.{0,300}$/s)
    expect(() => parseJson(`["a" ${JSON.stringify('x'.repeat(1e6))}]`)).toThrow(/x… \(1000002 characters\)$/)
  })
})

describe('[X3] a suggestion', () => {
  test('is looked for only for words that a person could have meant', () => {
    expect(nearest('x'.repeat(3000), ['x'.repeat(2999)])).toBeUndefined()
    const long = 'a'.repeat(200)
    expect(nearest(long.slice(1), [long])).toBeUndefined()
  })

  test('is looked for only in the beginning of a list without end', () => {
    function* forever(): Generator<string> {
      for (;;) yield 'strike'
    }
    expect(nearest('strikw', forever())).toBe('strike')
  })
})

test('a long text is shown by its beginning', () => {
  expect(shortened('abc', 3)).toBe('abc')
  expect(shortened('abcd', 3)).toBe('abc… (4 characters)')
})
