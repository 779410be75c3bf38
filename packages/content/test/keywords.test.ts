import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainKeyword, plainText, splitKeywords } from '@hearthkeep/content'

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
