import { comesTo, perContent, weighing, worthOf } from '@hearthkeep/content'
import type { Appraisal, Meaning } from '@hearthkeep/content'
import { describe, expect, test } from 'vitest'

type Facts = Partial<Record<'damage' | 'cards', number>>
const how: Appraisal<Facts, number, 'damage' | 'cards'> = {
  nothing: { damage: 0, cards: 0 },
  worth: (facts) => facts,
  likely: (p) => p,
  total: ({ damage, cards }) => damage + 2 * cards,
  paid: 0.5,
}
const word = (facts: Facts): Meaning<Facts, number> => ({ type: 'word', facts })
const hit = word({ damage: 4 })
const draw = word({ cards: 1 })
const often = { type: 'one', facts: 0.75 } as const

describe('what an effect comes to', () => {
  test.each<[string, readonly Meaning<Facts, number>[], { damage: number; cards: number }]>([
    ['of nothing, nothing', [], { damage: 0, cards: 0 }],
    ['of words, their sum', [hit, draw, hit], { damage: 8, cards: 1 }],
    ['of options, the best', [{ type: 'choose', options: [[draw], [hit], [draw]] }], { damage: 4, cards: 0 }],
    [
      'of a condition, as often as it holds',
      [{ type: 'if', condition: often, then: [hit], otherwise: [draw] }],
      { damage: 3, cards: 0.25 },
    ],
    [
      'of what is paid for, half of it, and of its price',
      [{ type: 'pay', price: { cards: -1 }, then: [hit] }],
      { damage: 2, cards: -0.5 },
    ],
    ['of what is done again, as often', [{ type: 'times', times: 3, then: [draw] }], { damage: 0, cards: 3 }],
    ['for each of a group, once', [{ type: 'each', group: 'seats', then: [hit] }], { damage: 4, cards: 0 }],
    [
      'of one in the other, the product',
      [{ type: 'if', condition: often, then: [{ type: 'times', times: 2, then: [hit] }], otherwise: [] }],
      { damage: 6, cards: 0 },
    ],
  ])('is %s', (_, meaning, sum) => {
    expect(comesTo(meaning, how)).toEqual(sum)
  })

  test('leaves the nothing that it begins with alone', () => {
    comesTo([hit], how)
    expect(how.nothing).toEqual({ damage: 0, cards: 0 })
  })
})

describe('what an effect is worth in one number', () => {
  const worth = ({ damage = 0, cards = 0 }: Facts): number => damage + 2 * cards
  const onAverage = { worth, likely: (p: number) => p, paid: 0.5 }
  const now = { worth, likely: (p: number) => (p > 0.5 ? 1 : 0), paid: 1 }
  test.each<[string, readonly Meaning<Facts, number>[], number, number]>([
    ['of words, their sum', [hit, draw], 6, 6],
    ['of options, the best', [{ type: 'choose', options: [[draw], [hit]] }], 4, 4],
    ['of a condition', [{ type: 'if', condition: often, then: [hit], otherwise: [draw] }], 3.5, 4],
    ['of what is paid for', [{ type: 'pay', price: { cards: -1 }, then: [hit] }], 1, 2],
    ['of what is not worth its price', [{ type: 'pay', price: { cards: -3 }, then: [hit] }], 0, 0],
    ['of what is done again', [{ type: 'times', times: 3, then: [draw] }], 6, 6],
  ])('is %s', (_, meaning, average, atOnce) => {
    expect(worthOf(meaning, onAverage)).toBe(average)
    expect(worthOf(meaning, now)).toBe(atOnce)
  })
})

test('what is worth less by the spread is made about a third as often', () => {
  const choices = { count: 3, kindOf: (i: number) => i, seatOf: () => 2, paramOf: (i: number) => i }
  const weigh = weighing(
    { hit: 0, wait: 0, flee: 0 },
    { hit: () => 0.3, wait: (_, seat, a) => seat - 2 * a },
    0.3,
  )
  const weights = new Float64Array(3)
  weigh({ choices }, weights)
  expect(weights[0]).toBe(1)
  expect(weights[1]).toBeCloseTo(Math.exp(-1), 2)
  expect(weights[2]).toBe(weights[1])
})

test('what is worked out of a content is so once for each', () => {
  const read: object[] = []
  const nameOf = perContent((data: { readonly name: string }) => {
    read.push(data)
    return data.name
  })
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  expect([one, one, other, one, other].map(nameOf)).toEqual(['one', 'one', 'other', 'one', 'other'])
  expect(read).toEqual([one, other])
})
