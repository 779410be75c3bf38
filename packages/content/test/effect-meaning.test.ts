/** What effects mean to whoever weighs them. */
import { describe, expect, test } from 'vitest'
import { factsIn, isMet, likely, meaningOf } from '@hearthkeep/content'
import type { ConditionMeaning, Meaning } from '@hearthkeep/content'
import { arena } from './effect-arena.ts'
import type { Deed } from './effect-arena.ts'

const { deeds, pack } = arena()
const word = (facts: number): Meaning<number, number> => ({ type: 'word', facts })
const meant = (effect: Deed): readonly Meaning<number, number>[] => meaningOf(deeds, effect)

describe('the meaning of an effect', () => {
  test('is the facts of its words, in order, out of lists inside lists', () => {
    expect(meant([{ note: 4 }, [{ gain: 2 }, 'hero']])).toEqual([word(4), word(2), word(100)])
  })

  test('is nothing where there is no effect', () => {
    expect(meaningOf(deeds, undefined)).toEqual([])
    expect(meant([])).toEqual([])
  })

  const flows: [Deed, Meaning<number, number>][] = [
    [
      { if: 'first', do: 'hero' },
      { type: 'if', condition: { type: 'one', facts: 0.5 }, then: [word(100)], otherwise: [] },
    ],
    [
      {
        if: { any: [{ rich: 3 }, { all: ['first', { rich: 1 }] }] },
        do: 'hero',
        else: [{ note: 1 }, 'fall'],
      },
      {
        type: 'if',
        condition: {
          type: 'any',
          of: [
            { type: 'one', facts: 3 },
            {
              type: 'all',
              of: [
                { type: 'one', facts: 0.5 },
                { type: 'one', facts: 1 },
              ],
            },
          ],
        },
        then: [word(100)],
        otherwise: [word(1), word(-1)],
      },
    ],
    [
      { choose: [{ note: 1 }, [{ note: 2 }, { note: 3 }]] },
      { type: 'choose', options: [[word(1)], [word(2), word(3)]] },
    ],
    [
      { pay: { spend: 2 }, do: { note: 1 } },
      { type: 'pay', price: -2, then: [word(1)] },
    ],
    [
      { times: 3, do: 'hero' },
      { type: 'times', times: 3, then: [word(100)] },
    ],
    [
      { each: 'other', do: { times: 2, do: { note: 1 } } },
      { type: 'each', group: 'other', then: [{ type: 'times', times: 2, then: [word(1)] }] },
    ],
  ]
  test.each(flows.map(([effect, meaning]) => [JSON.stringify(effect), effect, meaning] as const))(
    'of %s tells what its words depend on',
    (_, effect, meaning) => {
      expect(meant(effect)).toEqual([meaning])
    },
  )

  test('is known of every procedure of a book', () => {
    const effects: Deed[] = [{ note: 4 }, { times: 2, do: 'hero' }]
    const { book, effect } = pack(effects)
    expect(book.meaningOf(deeds, effect)).toEqual(meaningOf(deeds, effects))
    expect(book.meaningOf(deeds, effect)).toBe(book.meaningOf(deeds, effect))
    expect(book.meaningOf(deeds, null)).toEqual([])
    expect(book.meaningOf(deeds, pack(effects).effect)).toEqual([]) // of another pack
  })

  test.each([
    [{ miss: 1 }, '{"miss":1}: no word of deed'],
    [{ if: 'dark', do: 'hero' }, '"dark": no condition of deed'],
    [{ pay: { times: 2, do: 'hero' }, do: 'hero' }, '{"times":2,"do":"hero"}: no price of deed'],
  ])('is not guessed: %o', (effect, message) => {
    expect(() => meaningOf(deeds, effect)).toThrow(message)
  })
})

describe('the facts in it', () => {
  test('are those of all words at any depth, also of what may not happen; what is paid is not among them', () => {
    const effects: Deed[] = [
      { note: 1 },
      { if: 'first', do: { note: 2 }, else: { choose: [{ note: 3 }, { times: 2, do: { note: 4 } }] } },
      { each: 'hero', do: { pay: { spend: 9 }, do: [{ note: 5 }, { note: 6 }] } },
    ]
    expect(factsIn(meaningOf(deeds, effects))).toEqual([1, 2, 3, 4, 5, 6])
    expect(factsIn([])).toEqual([])
  })
})

describe('a condition', () => {
  const one = (facts: number): ConditionMeaning<number> => ({ type: 'one', facts })
  const both = { type: 'all', of: [one(0.5), one(0.2)] } as const
  const either = { type: 'any', of: [one(0.9), both] } as const

  test.each([
    [one(0.5), true],
    [one(0.2), false],
    [both, false],
    [either, true],
    [{ type: 'any', of: [both, one(0.3)] } as const, false],
  ])('%o is met, by those in it that hold: %o', (condition, expected) => {
    expect(isMet(condition, (facts) => facts >= 0.5)).toBe(expected)
  })

  test('is as likely as those in it', () => {
    expect(likely(one(0.5), (facts) => facts)).toBe(0.5)
    expect(likely(both, (facts) => facts)).toBeCloseTo(0.1)
    expect(likely(either, (facts) => facts)).toBeCloseTo(1 - 0.1 * 0.9)
  })
})
