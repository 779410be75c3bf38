import { describe, expect, test } from 'vitest'
import { int, layout, list, pile, rulebook } from '../src/index.ts'
import { fc } from './support.ts'

const CAPACITY = 6
const rules = rulebook<null>()({
  layout: layout({
    before: int,
    deck: pile(CAPACITY),
    between: int,
    discard: pile(CAPACITY),
    heroes: list(2, { hand: pile(2) }),
  }),
  things: {},
  choices: {},
})
function table(deck: readonly number[] = [], discard: readonly number[] = []) {
  const t = rules.newTable(null)
  t.before = 111
  t.between = 222
  for (const card of deck) t.deck.push(card)
  for (const card of discard) t.discard.push(card)
  return t
}
type T = ReturnType<typeof table>

describe('piles', () => {
  test('[P1] the top is last: push and pop work there, place 0 is the bottom', () => {
    const { deck } = table([4, 5, 6])
    expect([deck.size, deck.top, deck.get(0), deck.get(2)]).toEqual([3, 6, 4, 6])
    expect([deck.pop(), deck.pop(), deck.pop()]).toEqual([6, 5, 4])
    expect([deck.size, deck.isEmpty]).toEqual([0, true])
  })

  test('[P2] a pile that would hold more than its capacity throws, names itself, and stays as it was', () => {
    const t = table([1, 2, 3, 4, 5, 6], [7])
    const message = 'pile deck: full, it holds 6 cards; declare a larger capacity'
    expect(() => t.deck.push(9)).toThrow(message)
    expect(() => t.deck.insert(0, 9)).toThrow(message)
    expect(() => t.discard.moveAllTo(t.deck)).toThrow(message)
    expect([t.deck.toArray(), t.discard.toArray()]).toEqual([[1, 2, 3, 4, 5, 6], [7]])
    const { hand } = t.heroes[1]
    hand.push(1)
    hand.push(1)
    expect(() => hand.push(1)).toThrow('pile heroes[1].hand: full')
  })

  const outside: [string, (t: T) => unknown][] = [
    ['get', (t) => t.deck.get(2)],
    ['get below', (t) => t.deck.get(-1)],
    ['set', (t) => t.deck.set(2, 9)],
    ['insert', (t) => t.deck.insert(3, 9)],
    ['takeAt', (t) => t.deck.takeAt(2)],
    ['takeAt below', (t) => t.deck.takeAt(-1)],
    ['swap', (t) => t.deck.swap(0, 2)],
    ['swap below', (t) => t.deck.swap(-1, 0)],
    ['take', (t) => t.deck.take(9)],
    ['pop of none', (t) => t.discard.pop()],
    ['top of none', (t) => t.discard.top],
  ]
  test.each(outside)('[P3] a place or card that is not there throws and changes nothing: %s', (_, act) => {
    const t = table([1, 2])
    const cells = t.cells.slice()
    expect(() => act(t)).toThrow(/^pile (deck|discard): (no card at place|card 9 is not in it)/)
    expect(t.cells).toEqual(cells)
  })

  test('[P4] what leaves a pile leaves no trace: equal piles are equal cells', () => {
    const plain = table([1, 2]).cells.slice()
    const ways: ((t: T) => void)[] = [
      (t) => t.deck.pop(),
      (t) => t.deck.take(9),
      (t) => t.deck.takeAt(2),
      (t) => {
        t.deck.moveAllTo(t.discard)
        t.discard.pop()
        t.discard.moveAllTo(t.deck)
      },
      (t) => {
        t.deck.clear()
        t.deck.push(1)
        t.deck.push(2)
      },
    ]
    for (const way of ways) {
      const t = table([1, 2, 9])
      way(t)
      expect(t.cells).toEqual(plain)
    }
  })

  test('[P5] take removes the first such card, and the others keep their order', () => {
    const { deck } = table([7, 8, 7, 9])
    deck.take(7)
    expect(deck.toArray()).toEqual([8, 7, 9])
    expect([deck.indexOf(7), deck.indexOf(1), deck.has(9), deck.has(1)]).toEqual([1, -1, true, false])
  })

  test('[P6] moveAllTo puts all cards on the other pile in their order; to itself it changes nothing', () => {
    const t = table([1, 2], [3])
    t.deck.moveAllTo(t.discard)
    expect([t.deck.toArray(), t.discard.toArray()]).toEqual([[], [3, 1, 2]])
    t.discard.moveAllTo(t.discard)
    expect(t.discard.toArray()).toEqual([3, 1, 2])
  })

  test('[P7] cards are any 32-bit integers, negative ones too', () => {
    const { deck } = table([-1, -0x80000000, 0x7fffffff])
    expect(deck.toArray()).toEqual([-1, -0x80000000, 0x7fffffff])
    expect(deck.indexOf(-1)).toBe(0)
  })
})

describe('piles against plain arrays', () => {
  const card = fc.integer({ min: -3, max: 5 })
  const place = fc.nat(7)
  type Act = (t: T, deck: number[], discard: number[]) => unknown
  const act: fc.Arbitrary<Act> = fc.oneof(
    card.map(
      (c): Act =>
        (t, deck) =>
          deck.length < CAPACITY && (t.deck.push(c), deck.push(c)),
    ),
    fc.constant<Act>((t, deck) => deck.length > 0 && expect(t.deck.pop()).toBe(deck.pop())),
    fc.tuple(place, card).map(
      ([at, c]): Act =>
        (t, deck) =>
          deck.length < CAPACITY && at <= deck.length && (t.deck.insert(at, c), deck.splice(at, 0, c)),
    ),
    place.map(
      (at): Act =>
        (t, deck) =>
          at < deck.length && expect(t.deck.takeAt(at)).toBe(deck.splice(at, 1)[0]),
    ),
    card.map(
      (c): Act =>
        (t, deck) =>
          deck.includes(c) && (t.deck.take(c), deck.splice(deck.indexOf(c), 1)),
    ),
    fc.tuple(place, card).map(
      ([at, c]): Act =>
        (t, deck) =>
          at < deck.length && (t.deck.set(at, c), (deck[at] = c)),
    ),
    fc.tuple(place, place).map(([i, j]): Act => (t, deck) => {
      if (i >= deck.length || j >= deck.length) return
      t.deck.swap(i, j)
      ;[deck[i], deck[j]] = [deck[j], deck[i]]
    }),
    fc.constant<Act>((t, deck, discard) => {
      if (deck.length + discard.length > CAPACITY) return
      t.deck.moveAllTo(t.discard)
      discard.push(...deck.splice(0))
    }),
    fc.constant<Act>((t, _, discard) => (t.discard.clear(), (discard.length = 0))),
  )

  test('[P8] any row of operations leaves a pile as it leaves an array, and touches nothing beside it', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const t = table()
        const deck: number[] = []
        const discard: number[] = []
        for (const each of acts) {
          each(t, deck, discard)
          expect(t.deck.toArray()).toEqual(deck)
          expect(t.discard.toArray()).toEqual(discard)
          expect([t.deck.size, t.deck.isEmpty]).toEqual([deck.length, deck.length === 0])
        }
        for (let c = -3; c <= 5; c++) expect(t.deck.indexOf(c)).toBe(deck.indexOf(c))
        expect([t.before, t.between, t.heroes[0].hand.size]).toEqual([111, 222, 0])
        expect(t.cells).toEqual(table(deck, discard).cells)
        t.release()
      }),
    )
  })
})
