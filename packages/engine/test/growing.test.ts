/** A game that grows: records from before a new field, a new step and more room on the stack still verify. */
import { expect, test } from 'vitest'
import { counted, formatRecord, History, int, layout, open, parseRecord, pile } from '../src/index.ts'
import { recordOf, rulebook, stream, verifyRecord, WON } from '../src/index.ts'
import type { Game } from '../src/index.ts'
import { gameOf } from './support.ts'

const SETUP = { seats: 1, seed: 5, options: {} }
const before = {
  dice: stream,
  deck: counted(pile(9, 'card')),
  row: open(pile(9, 'card')),
  turn: open(int),
}

/** Cards are turned up until the deck is empty; the younger game counts the odd ones and has a greeting. */
function game({ isGrown = false, first = 0 } = {}): Game {
  const fields = isGrown
    ? { odd: open(int), turn: open(int), row: open(pile(12, 'card')), deck: before.deck, dice: stream }
    : before
  const rules = rulebook<null>()({
    layout: layout(fields, { stack: isGrown ? 420 : 40 }),
    things: { card: { name: (card) => `card ${card}` } },
    choices: { turn: [], bury: ['card'] },
  })
  type T = ReturnType<typeof rules.newTable>
  type Grown = T & { odd: number }
  const act = rules.ask({
    name: 'act',
    rule: 'G1',
    who: 0,
    choices(t: T, out) {
      out.add(rules.choices.turn)
      for (let i = 0; i < t.row.size; i++) out.add(rules.choices.bury, t.row.get(i))
    },
    take: {
      turn: (t: T) => t.row.push(t.deck.pop()),
      bury: (t: T, { card }) => t.row.take(card),
    },
  })
  const greet = rules.procedure('greet', ['to'], [(t: T) => void (t.turn = first)])
  const count = (t: T): void => {
    if (isGrown) (t as Grown).odd += t.row.isEmpty ? 0 : t.row.top % 2
  }
  const steps = [(t: T) => void t.turn++, act, count]
  const main = rules.procedure(
    'main',
    [],
    [
      (t: T) => {
        for (let card = 0; card < 9; card++) t.deck.push(card)
        t.dice.shuffle(t.deck)
      },
      ...(isGrown ? [greet] : []),
      rules.repeatWhile((t: T) => !t.deck.isEmpty, steps),
      (t: T) => t.finish(WON),
    ],
  )
  return gameOf<T, null>(rules, null, main)
}

/** A whole game as the text of a record. */
function played(): string {
  const old = game()
  const history = History.begin(old, SETUP)
  for (let i = 0; history.present[0] !== 0; i++) history.take(i % 3 === 2 ? 1 : 0)
  return formatRecord(recordOf(old, SETUP, history.recorded()))
}

test('[K12] a record from before a field, a step and room on the stack were added verifies, hashes and all', () => {
  const record = parseRecord(played())
  const result = verifyRecord(game({ isGrown: true }), record)
  expect(result.difference).toBeUndefined()
  expect(result).toMatchObject({ isSame: true, hashed: record.steps.length, outcome: 'won' })
  expect(result.passedOver).toBeUndefined()
})

test('[K12] a step that changes what was there is a difference at the very step', () => {
  const result = verifyRecord(game({ isGrown: true, first: 3 }), parseRecord(played()))
  expect(result.difference?.step).toBe(1)
  expect(result.difference?.message).toContain('the table differs')
})

test('[K12] what the younger game records covers its new field', () => {
  const grown = game({ isGrown: true })
  const history = History.begin(grown, SETUP)
  for (let i = 0; i < 4; i++) history.take(0)
  const record = recordOf(grown, SETUP, history.recorded())
  expect(record.fields).toContain('odd')
  expect(verifyRecord(grown, record)).toMatchObject({ isSame: true, hashed: 4 })
  const older = verifyRecord(game(), record)
  expect(older).toMatchObject({ isSame: true, hashed: 0 })
  expect(older.passedOver).toBe('its hashes cover what the table no longer has: odd')
})
