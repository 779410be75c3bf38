import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainKeyword, plainText, splitKeywords } from '../src/keywords.ts'
import { fillTemplate, formatTemplate, parseTemplate } from '../src/template.ts'

const fill = (phrase: string, values: Record<string, string | number | undefined>): string =>
  fillTemplate(parseTemplate(phrase) ?? [], values)

describe('phrases', () => {
  test('fill in values, forms that go with a number, and parts that may be absent', () => {
    const phrase = 'take {n|one coin|# coins}[ from {whom}]'
    expect(fill(phrase, { n: 1 })).toBe('take one coin')
    expect(fill(phrase, { n: 0, whom: 'the bank' })).toBe('take 0 coins from the bank')
  })

  test('take the last form for a value that is no number, and for a number beyond the forms', () => {
    expect(fill('{n|a card|# cards}', { n: 'X' })).toBe('X cards')
    expect(fillTemplate(parseTemplate('{n|a|b}') ?? [], { n: 5 }, () => 7)).toBe('b')
  })

  test.each(['{n', 'n}', '[n', 'n]', '[a[b]]', '{a{b}}', '{a[b]}'])('%s is not a phrase', (phrase) => {
    expect(parseTemplate(phrase)).toBeUndefined()
  })

  const word = fc.string({ unit: fc.constantFrom(...'ab #|*é.'), minLength: 1 })
  const name = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1 })
  const form = fc.string({ unit: fc.constantFrom(...'ab #') })
  const value = fc.record({ value: name, forms: fc.array(form) })
  const text = fc.record({ text: word })
  const optional = fc.record({ optional: fc.array(fc.oneof(text, value)) })

  test('are written as they were read', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, value, optional)), (parts) => {
        const phrase = formatTemplate(parts)
        const parsed = parseTemplate(phrase)
        expect(parsed).toBeDefined()
        expect(formatTemplate(parsed ?? [])).toBe(phrase)
      }),
    )
  })

  test('without brackets say what they are', () => {
    fc.assert(
      fc.property(word, (phrase) => {
        expect(fill(phrase, {})).toBe(phrase)
      }),
    )
  })
})

describe('keywords', () => {
  test('are split off for clients to explain', () => {
    expect(splitKeywords('Gain 2 **Block**. **Conceal**')).toEqual([
      { text: 'Gain 2 ', isKeyword: false },
      { text: 'Block', isKeyword: true },
      { text: '. ', isKeyword: false },
      { text: 'Conceal', isKeyword: true },
    ])
    expect(plainText('Gain 2 **Block**.')).toBe('Gain 2 Block.')
  })

  test('are explained whatever their capitals', () => {
    expect(explainKeyword({ Block: 'Taken first.' }, 'block')).toBe('Taken first.')
    expect(explainKeyword({ Block: 'Taken first.' }, 'Weak')).toBeUndefined()
  })

  test('can be put back: splitting loses nothing, even where a mark is left open', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', '**') }), (text) => {
        const marked = splitKeywords(text).map((part) => (part.isKeyword ? `**${part.text}**` : part.text))
        expect(marked.join('')).toBe(text)
      }),
    )
  })
})
