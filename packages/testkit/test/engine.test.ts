/** Mistakes of the engine that the testkit's games came upon, kept so that they stay mended. */
import { fork, int, layout, open, pile, rulebook, sameCells, start, WON } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { quickGame } from '../src/games/index.ts'

const rules = rulebook<null>()({
  layout: layout({ sum: open(int), cards: open(pile(4)) }, { stack: 32 }),
  things: {},
  choices: { add: [], throw: [], 'call-and-finish': [], finish: [], 'call-and-leave': [] },
})
type Table = ReturnType<typeof rules.newTable>
const { choices } = rules
const ALL = Object.values(choices)

const addTo = rules.procedure(
  'add-to',
  ['amount'],
  [
    (t: Table, my: { amount: number }) => {
      t.sum += my.amount
    },
  ],
)
const question = rules.ask({
  name: 'question',
  rule: 'Q1',
  who: 0,
  choices: (_: Table, out) => ALL.forEach((kind) => out.add(kind)),
  take: {
    add: (t: Table) => {
      t.sum++
    },
    throw: (t: Table) => {
      t.finish(WON)
      throw new Error('a mistake of the rules')
    },
    'call-and-finish': (t: Table) => {
      t.call(addTo, 5)
      t.finish(WON)
    },
    finish: (t: Table) => t.finish(WON),
    'call-and-leave': (t: Table) => {
      t.call(addTo, 5)
      t.leave()
    },
  },
})
const inner = rules.procedure('inner', [], [question])
const game = quickGame('bugs', rules, rules.procedure('main', [], [rules.repeat([inner])]), null)
const begin = (): Table => start(game, { seed: 1 }) as Table
const take = (table: Table, kind: { id: number }): void => table.take(kind.id)

test('a table that is made equal to another forgets what a failed step had asked for', () => {
  const original = begin()
  const copy = fork(game, original) as Table
  expect(() => take(copy, choices.throw)).toThrow('a mistake of the rules')
  copy.copyFrom(original)
  take(copy, choices.add)
  expect(copy.isOver).toBe(false)
})

test('a call in the step that ends the game leaves nothing behind in the block', () => {
  const [one, other] = [begin(), begin()]
  take(one, choices['call-and-finish'])
  take(other, choices.finish)
  expect(sameCells(one.cells, other.cells)).toBe(true)
})

test('a call in a step that then leaves its procedure is not lost without a word', () => {
  const table = begin()
  expect(() => take(table, choices['call-and-leave'])).toThrow('two-calls')
})

test('a choice that is no whole number is refused', () => {
  expect(() => begin().take(0.5)).toThrow(RangeError)
})

test('a pile that is put on top of itself keeps its cards', () => {
  const { cards } = begin()
  cards.push(1)
  cards.push(2)
  cards.moveAllTo(cards)
  expect(cards.toArray()).toEqual([1, 2])
})
