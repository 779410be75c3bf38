import { describe, expect, test } from 'vitest'
import { englishPlural, fillTemplate, formatTemplate, parseTemplate, placeholders } from '../src/index.ts'
import { fc } from './support.ts'

const fill = (phrase: string, values: Record<string, string | number | undefined>): string =>
  fillTemplate(parseTemplate(phrase) ?? [], values)

describe('phrases', () => {
  test('[T1] fill in values, forms that go with a number, and parts that may be absent', () => {
    const phrase = 'take {n|one coin|# coins}[ from {whom}]'
    expect(fill(phrase, { n: 1 })).toBe('take one coin')
    expect(fill(phrase, { n: 0, whom: 'the bank' })).toBe('take 0 coins from the bank')
  })

  test('[T1] want every value that stands outside square brackets', () => {
    expect(() => fill('give {card}[ to {whom}]', { whom: 'me' })).toThrow(
      'no value for {card} in "give {card}[ to {whom}]"',
    )
    expect([englishPlural(0), englishPlural(1), englishPlural(2)]).toEqual([1, 0, 1])
  })

  test('[T4] tell their placeholders, and which of them may be absent', () => {
    expect(placeholders(parseTemplate('take {n|one|#}[ from {whom}]') ?? [])).toEqual([
      { value: 'n', forms: ['one', '#'], isOptional: false },
      { value: 'whom', forms: [], isOptional: true },
    ])
  })

  test('[T2] take the last form for a value that is no number, and for a number beyond the forms', () => {
    expect(fill('{n|a card|# cards}', { n: 'X' })).toBe('X cards')
    expect(fillTemplate(parseTemplate('{n|a|b}') ?? [], { n: 5 }, () => 7)).toBe('b')
  })

  test.each(['{n', 'n}', '[n', 'n]', '[a[b]]', '{a{b}}', '{a[b]}'])('[T3] %s is not a phrase', (phrase) => {
    expect(parseTemplate(phrase)).toBeUndefined()
  })

  const word = fc.string({ unit: fc.constantFrom(...'ab #|*é.'), minLength: 1 })
  const name = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1 })
  const form = fc.string({ unit: fc.constantFrom(...'ab #') })
  const value = fc.record({ value: name, forms: fc.array(form) })
  const text = fc.record({ text: word })
  const optional = fc.record({ optional: fc.array(fc.oneof(text, value)) })

  test('[T4] are written as they were read', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, value, optional)), (parts) => {
        const phrase = formatTemplate(parts)
        const parsed = parseTemplate(phrase)
        expect(parsed).toBeDefined()
        expect(formatTemplate(parsed ?? [])).toBe(phrase)
      }),
    )
  })

  test('[T4] without brackets say what they are', () => {
    fc.assert(
      fc.property(word, (phrase) => {
        expect(fill(phrase, {})).toBe(phrase)
      }),
    )
  })
})
