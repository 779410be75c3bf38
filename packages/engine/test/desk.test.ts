import { describe, expect, test } from 'vitest'
import { counted, Desk, History, layout, open, pile, rulebook, stream } from '../src/index.ts'
import { gameOf } from './support.ts'

const CARDS = 6
const rules = rulebook<null>()({
  layout: layout({ dice: stream, deck: counted(pile(CARDS, 'card')), row: open(pile(CARDS, 'card')) }),
  things: { card: { name: (card) => `card ${card}` } },
  choices: { turn: {}, bury: { card: 'card' } },
  events: {},
  reasons: {},
})
type T = ReturnType<typeof rules.newTable>
const act = rules.ask({
  name: 'act',
  rule: 'P1',
  who: 0,
  choices(t: T, out) {
    if (!t.deck.isEmpty) out.add(rules.choices.turn)
    for (let i = 0; i < t.row.size; i++) out.add(rules.choices.bury, t.row.get(i))
  },
  take: {
    turn: (t: T) => t.row.push(t.deck.pop()),
    bury: (t: T, { card }) => t.row.take(card),
  },
})
const main = rules.procedure(
  'main',
  [],
  [
    (t: T) => {
      for (let card = 0; card < CARDS; card++) t.deck.push(card)
      t.dice.shuffle(t.deck)
    },
    rules.repeat([act]),
  ],
)
const game = gameOf<T, null>(rules, null, main)
const row = game.layout.leaves.find(({ path }) => path === 'row')?.at ?? 0
const begun = (seed: number) => History.begin(game, { seed, seats: 1, options: {} })

describe('a preview', () => {
  test('[U10] of a step that tells nobody anything shows it as it will be, and runs the rules once', () => {
    const desk = new Desk(game)
    const history = begun(3)
    history.take(0)
    const { present } = history
    const shown = desk.preview(present, 1)
    expect([shown[row], desk.runs]).toEqual([0, 1])
    expect(desk.take(present, 1).after[row]).toBe(0)
    expect(desk.runs).toBe(1)
    desk.release()
  })

  test('[U10] of one that hangs on something hidden shows what might be: right by chance, and always the same', () => {
    const desk = new Desk(game)
    const seen = new Map<string, number>()
    let right = 0
    const rounds = 1200
    for (let seed = 0; seed < rounds; seed++) {
      const { present } = begun(seed)
      const shown = desk.preview(present, 0)
      expect(desk.preview(present, 0)).toEqual(shown)
      const real = desk.take(present, 0).after[row + 1]
      if (shown[row + 1] === real) right++
      const pair = `${shown[row + 1]} ${real}`
      seen.set(pair, (seen.get(pair) ?? 0) + 1)
    }
    // A sixth of the time, and every pair of shown and real about as often as any other.
    expect(right / rounds).toBeGreaterThan(0.12)
    expect(right / rounds).toBeLessThan(0.22)
    expect(seen.size).toBe(CARDS * CARDS)
    expect(Math.min(...seen.values())).toBeGreaterThan(10)
    expect(Math.max(...seen.values())).toBeLessThan(70)
    desk.release()
  })
})
