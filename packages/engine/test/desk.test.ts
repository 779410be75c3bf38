import { describe, expect, test } from 'vitest'
import { counted, Desk, findChoice, History, ints, layout, list, open } from '../src/index.ts'
import { owned, pile, rulebook, stream } from '../src/index.ts'
import { askAgain } from '@hearthkeep/testkit/games'
import { gameOf } from './support.ts'

const CARDS = 6
const rules = rulebook<null>()({
  layout: layout({ dice: stream, deck: counted(pile(CARDS, 'card')), row: open(pile(CARDS, 'card')) }),
  things: { card: { name: (card) => `card ${card}` } },
  choices: { turn: [], bury: ['card'] },
})
type T = ReturnType<typeof rules.newTable>
const main = askAgain(
  rules,
  'P1',
  {
    choices(t, out) {
      if (!t.deck.isEmpty) out.add(rules.choices.turn)
      for (let i = 0; i < t.row.size; i++) out.add(rules.choices.bury, t.row.get(i))
    },
    take: {
      turn: (t) => t.row.push(t.deck.pop()),
      bury: (t, { card }) => t.row.take(card),
    },
  },
  (t) => {
    for (let card = 0; card < CARDS; card++) t.deck.push(card)
    t.dice.shuffle(t.deck)
  },
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
    expect([shown?.[row], desk.runs]).toEqual([0, 1])
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
      if (shown?.[row + 1] === real) right++
      const pair = `${shown?.[row + 1]} ${real}`
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

  test('[U10] is of the choice itself, though others may be offered more or less where hidden hands are dealt anew', () => {
    const own = rulebook<null>()({
      layout: layout({
        dice: stream,
        deck: counted(pile(8, 'card')),
        players: list(2, { hand: owned(pile(4, 'card')) }),
        said: open(ints(2)),
      }),
      things: { card: { name: (card) => `card ${card}` } },
      choices: { boast: [], roll: [] },
    })
    type Boasters = ReturnType<typeof own.newTable>
    const all = own.ask({
      name: 'all',
      rule: 'P2',
      // An even card in hand is something to boast of; everybody may roll.
      choices(t: Boasters, out) {
        if (t.players[out.seat].hand.toArray().some((card) => card % 2 === 0)) out.add(own.choices.boast)
        out.add(own.choices.roll)
      },
      take: {
        boast: (t: Boasters, { seat }) => void (t.said[seat] = 1),
        roll: (t: Boasters, { seat }) => void (t.said[seat] = 10 + t.dice.below(6)),
      },
    })
    const boasters = gameOf<Boasters, null>(own, null, own.procedure('main', [], [own.repeat([all])]), {
      setUp(t) {
        for (let card = 0; card < 8; card++) t.deck.push(card)
        t.dice.shuffle(t.deck)
        for (const { hand } of t.players) hand.push(t.deck.pop())
      },
    })
    const said = boasters.layout.leaves.find(({ path }) => path === 'said')?.at ?? 0
    const desk = new Desk(boasters)
    for (let seed = 0; seed < 60; seed++) {
      const { present } = History.begin(boasters, { seed, seats: 2, options: {} })
      const table = desk.at(present)
      const index = findChoice(boasters, table, 1, 'roll')
      const shown = desk.preview(present, index)
      expect([shown?.[said], (shown?.[said + 1] ?? 0) >= 10], `seed ${seed}`).toEqual([0, true])
    }
    desk.release()
  })
})
