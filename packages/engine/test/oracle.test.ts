import { describe, expect, test } from 'vitest'
import { counted, fork, handOver, hidden, int, known, layered, layout, list, NONE } from '../src/index.ts'
import { open, owned, pile, redeal, rulebook, sameCells, slot, start, stream, Stream } from '../src/index.ts'
import { TooMany, unsettled, viewOf, WON } from '../src/index.ts'
import type { Game } from '../src/index.ts'
import { pearls, pearlsLayout } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { gameOf, takeAll } from './support.ts'

describe('re-dealing what is known by its place', () => {
  const fields = layout({
    dice: stream,
    tower: layered((_, __, place) => (place === 0 ? NONE : place < 4 ? 1 : 2), counted(pile(8, 'card'))),
    players: list(2, {
      hand: owned(known(pile(4, 'token'), 'own')),
      bag: counted(known(pile(4, 'token'), 'own')),
    }),
  })
  const { newTable } = rulebook<null>()({ layout: fields, things: {}, choices: {} })

  test('[D9] keeps things in their layers, and what is known where it lies', () => {
    const t = newTable(null)
    const tops = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      t.tower.clear()
      for (let card = 0; card < 8; card++) t.tower.push(card)
      redeal({ layout: fields }, t, 0, Stream.of(seed))
      const cards = t.tower.toArray()
      expect(cards[0]).toBe(0)
      expect(cards.slice(1, 4).toSorted()).toEqual([1, 2, 3])
      expect(cards.slice(4).toSorted()).toEqual([4, 5, 6, 7])
      tops.add(cards[7])
    }
    expect(tops.size).toBe(4)
  })

  test('[D9] deals a closed hand and its bag together, and never with those of others', () => {
    const t = newTable(null)
    const hands = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      for (const { hand, bag } of t.players) {
        hand.clear()
        bag.clear()
      }
      for (let i = 0; i < 2; i++) {
        t.players[0].hand.push(i)
        t.players[0].bag.push(2 + i)
        t.players[1].hand.push(10 + i)
        t.players[1].bag.push(12 + i)
      }
      redeal({ layout: fields }, t, 0, Stream.of(seed))
      expect(t.players[0].hand.toArray()).toEqual([0, 1])
      const other = [...t.players[1].hand.toArray(), ...t.players[1].bag.toArray()]
      expect(other.toSorted()).toEqual([10, 11, 12, 13])
      hands.add(t.players[1].hand.toArray().toSorted().join())
    }
    expect(hands.size).toBe(6)
  })
})

describe('handing over', () => {
  test('[D10] gives the same block for tables that the seat cannot tell apart, and its view is the same', () => {
    const random = Stream.of(9)
    for (let seed = 0; seed < 60; seed++) {
      const real = start(pearls, { seed, seats: 3 }) as Pearls
      takeAll(real, [seed % 5, seed % 3, seed % 7, 1, 2])
      const other = fork(pearls, real) as Pearls
      const seat = seed % 3
      redeal(pearls, other, seat, random)
      const [mine, theirs] = [pearls.newTable(), pearls.newTable()]
      handOver(pearls, real, seat, mine)
      handOver(pearls, other, seat, theirs)
      expect(sameCells(mine.cells, theirs.cells)).toBe(true)
      expect(viewOf(pearlsLayout, mine, seat)).toEqual(viewOf(pearlsLayout, real, seat))
      for (const table of [real, other, mine, theirs]) table.release()
    }
  })
})

/** What the rules of a throw-away game may do when they go on. */
type Deed = 'draw' | 'draw-unseen' | 'roll' | 'turn-up' | 'shuffle' | 'peek' | 'swap' | 'omen'

const laid = layout({
  dice: stream,
  sum: open(int),
  omen: hidden(int),
  deck: counted(pile(4, 'card')),
  hand: open(pile(4, 'card')),
  pit: hidden(pile(4, 'card')),
  chest: open(list(1, { inside: hidden(slot('card', { shows: (card: number) => card % 2 })) })),
})

/** A game of one decision, after which all the deeds are done. */
function gameWith(deeds: readonly Deed[]): Game {
  const rules = rulebook<null>()({
    layout: laid,
    things: { card: { name: (card) => `${card}`, count: () => 5 } },
    choices: { go: [], stay: [] },
  })
  const { ask, choices, procedure } = rules
  type T = ReturnType<typeof rules.newTable>
  const doIt: Record<Deed, (t: T) => void> = {
    draw: (t) => (t.sum += t.deck.pop()),
    'draw-unseen': (t) => t.deck.moveTopTo(t.hand),
    roll: (t) => (t.sum += 10 * t.dice.below(3)),
    'turn-up': (t) => (t.sum += 100 * t.chest[0].inside),
    shuffle: (t) => t.dice.shuffle(t.deck),
    peek: (t) => (t.sum += 0 * t.deck.top),
    swap: (t) => t.deck.swap(0, 1),
    omen: (t) => (t.sum += t.omen),
  }
  const steps = deeds.map((deed) => doIt[deed])
  return gameOf(
    rules,
    null,
    procedure(
      'main',
      [],
      [
        (t: T) => {
          for (let card = 0; card < 4; card++) t.deck.push(card)
          t.chest[0].inside = 4
          t.dice.shuffle(t.deck)
        },
        ask({
          name: 'act',
          rule: 'A1',
          choices: (_: T, out) => {
            out.add(choices.go)
            out.add(choices.stay)
          },
          take: { go: () => undefined, stay: () => undefined },
        }),
        ...steps,
        (t: T) => t.finish(WON),
      ],
    ),
  )
}

/** Everything that can happen, by the sum it comes to, with its chance. */
function goThrough(game: Game): Map<number, number> {
  const table = start(game, { seed: 3 })
  const copy = game.newTable()
  const deals = handOver(game, table, 0, copy)
  const { oracle, table: run } = game.newOracleTable()
  const { hidden: unseen, closed } = unsettled(deals, copy)
  const found = new Map<number, number>()
  oracle.begin(unseen, closed, (_, thing) => thing)
  do {
    run.copyFrom(copy)
    run.take(0)
    const { sum } = run as unknown as { sum: number }
    found.set(sum, (found.get(sum) ?? 0) + oracle.chance)
  } while (oracle.next())
  return found
}

const rounded = (found: Map<number, number>): [number, number][] =>
  [...found].sort(([a], [b]) => a - b).map(([sum, chance]) => [sum, Math.round(chance * 1e6) / 1e6])

describe('an oracle', () => {
  test('[D11] takes every card that may lie on top, and every roll', () => {
    // The chest shows an even back: 0, 2 or 4 may lie in it, the others in the deck.
    expect(rounded(goThrough(gameWith(['roll'])))).toEqual([0, 10, 20].map((sum) => [sum, 0.333333]))
    const drawn = rounded(goThrough(gameWith(['draw'])))
    expect(drawn.map(([sum]) => sum)).toEqual([0, 1, 2, 3, 4])
    // An odd card is never in the chest: 1/4; an even one is, one time in three.
    expect(drawn.map(([, chance]) => chance)).toEqual([0.166667, 0.25, 0.166667, 0.25, 0.166667])
  })

  test('[D11] agrees with play, and its chances add up to 1', () => {
    const game = gameWith(['turn-up', 'draw', 'roll', 'draw'])
    const exact = goThrough(game)
    expect([...exact.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    const real = start(game, { seed: 3 })
    const copy = game.newTable()
    const random = Stream.of(1)
    const counts = new Map<number, number>()
    const TIMES = 20_000
    for (let i = 0; i < TIMES; i++) {
      copy.copyFrom(real)
      redeal(game, copy, 0, random)
      copy.take(0)
      const { sum } = copy as unknown as { sum: number }
      counts.set(sum, (counts.get(sum) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual([...exact.keys()].toSorted())
    for (const [sum, chance] of exact) {
      const spread = 5 * Math.sqrt((chance * (1 - chance)) / TIMES)
      expect(Math.abs((counts.get(sum) ?? 0) / TIMES - chance)).toBeLessThan(spread)
    }
  })

  test('[D11] leaves open what is only dealt on', () => {
    expect(rounded(goThrough(gameWith(['draw-unseen', 'shuffle', 'draw-unseen'])))).toEqual([[0, 1]])
    // After two cards have gone unseen the third is still any of them.
    const third = rounded(goThrough(gameWith(['draw-unseen', 'draw-unseen', 'draw'])))
    expect(third.map(([, chance]) => chance)).toEqual([0.166667, 0.25, 0.166667, 0.25, 0.166667])
  })

  test.each<[Deed, ...Deed[]]>([['swap'], ['omen'], ['draw-unseen', 'peek', 'shuffle']])(
    '[D12] gives up where it cannot know: %s',
    (...deeds) => {
      expect(() => goThrough(gameWith(deeds))).toThrow(TooMany)
    },
  )
})
