import { describe, expect, test } from 'vitest'
import {
  counted,
  HIDDEN,
  int,
  known,
  layout,
  open,
  pile,
  redeal,
  rulebook,
  sightOf,
  SPECTATOR,
  Stream,
  topSeenIf,
  viewOf,
} from '../src/index.ts'

const fields = layout({
  isOpen: open(int),
  deck: topSeenIf((t: { isOpen: number }) => t.isOpen === 1, known(counted(pile(6, 'card')))),
})
const rules = rulebook<null>()({
  layout: fields,
  things: { card: { name: (card) => `card ${card}`, count: () => 6 } },
  choices: {},
})
/** The cell that tells how many people play. */
const SEATS = 4
const leaf = fields.leaves.find((each) => each.path === 'deck') ?? expect.fail()

function table(isOpen: number, cards: readonly number[] = [0, 1, 2, 3, 4, 5]) {
  const t = rules.newTable(null)
  t.cells[SEATS] = 2
  t.isOpen = isOpen
  for (const card of cards) t.deck.push(card)
  return t
}
const seen = (t: ReturnType<typeof table>, seat = 0) => [
  ...viewOf(fields, t, seat).slice(leaf.at, leaf.at + leaf.cells),
]

describe('a pile whose top card lies open', () => {
  test('[V11] shows its size and its top card while the rule holds, to everybody', () => {
    const cards = [HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]
    for (const seat of [0, SPECTATOR]) {
      expect(seen(table(1), seat)).toEqual([6, ...cards, 5])
      expect(seen(table(0), seat)).toEqual([6, ...cards, HIDDEN])
    }
    expect(sightOf(leaf, table(1), 0)).toBe('top')
    expect(seen(table(1, []))).toEqual([0, HIDDEN, ...cards])
  })

  test('[D8] keeps its top card when it is dealt anew, and only that', () => {
    const tops = new Set<number>()
    const seconds = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const t = table(1)
      redeal({ layout: fields }, t, 0, Stream.of(seed))
      expect([...t.deck.toArray()].sort()).toEqual([0, 1, 2, 3, 4, 5])
      tops.add(t.deck.top)
      seconds.add(t.deck.get(4))
    }
    expect([...tops]).toEqual([5])
    expect(seconds.size).toBe(5)
  })
})
