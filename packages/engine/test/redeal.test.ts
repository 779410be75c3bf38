import { describe, expect, test } from 'vitest'
import {
  counted,
  fork,
  int,
  known,
  layout,
  list,
  offeredChoices,
  owned,
  pile,
  redeal,
  rulebook,
  sameCells,
  slot,
} from '../src/index.ts'
import { sightOf, start, stream, Stream, viewOf } from '../src/index.ts'
import { backOf, CARDS, pearls, pearlsLayout } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { fc, takeAll } from './support.ts'

const situation = fc.record({
  seed: fc.nat(500),
  seat: fc.nat(2),
  random: fc.nat(10_000),
  play: fc.array(fc.nat(30), { maxLength: 30 }),
})
type Situation = { seed: number; seat: number; random: number; play: number[] }

/** A table in the middle of a game, and the same re-dealt for a seat. */
function dealt({ seed, seat, random, play }: Situation) {
  const real = start(pearls, { seed, seats: 3 }) as Pearls
  takeAll(real, play)
  const copy = fork(pearls, real) as Pearls
  redeal({ layout: pearlsLayout }, copy, seat, Stream.of(random))
  return { real, copy }
}

function things(t: Pearls): number[] {
  const piles = [t.deck, t.pit, t.shore, ...t.players.map((player) => player.hand)]
  return [...piles.flatMap((each) => each.toArray()), ...(t.chest < 0 ? [] : [t.chest])].sort((a, b) => a - b)
}

/** Checks a property in many situations. */
function always(check: (tables: { real: Pearls; copy: Pearls }, at: Situation) => void): void {
  fc.assert(
    fc.property(situation, (at) => {
      const tables = dealt(at)
      check(tables, at)
      tables.real.release()
      tables.copy.release()
    }),
    { numRuns: 80 },
  )
}

describe('re-dealing', () => {
  test('[D1] keeps what the seat sees and may choose', () => {
    always(({ real, copy }, { seat }) => {
      expect(viewOf(pearlsLayout, copy, seat)).toEqual(viewOf(pearlsLayout, real, seat))
      expect(offeredChoices(pearls, copy, seat)).toEqual(offeredChoices(pearls, real, seat))
      expect(copy.inFlight()).toEqual(real.inFlight())
    })
  })

  test('[D2] keeps every thing once, and every pile’s size', () => {
    const all = Array.from({ length: CARDS }, (_, pearl) => pearl)
    always(({ real, copy }) => {
      expect(things(real)).toEqual(all)
      expect(things(copy)).toEqual(all)
      for (const { kind, at } of pearlsLayout.leaves) {
        if (kind === 'pile') expect(copy.cells[at]).toBe(real.cells[at])
      }
    })
  })

  test('[D3] keeps what can be read off a card that lies face down', () => {
    const found = new Set<number>()
    always(({ real, copy }) => {
      expect(copy.chest < 0).toBe(real.chest < 0)
      if (real.chest < 0) return
      expect(backOf(copy.chest)).toBe(backOf(real.chest))
      found.add(copy.chest - real.chest)
    })
    expect(found.size).toBeGreaterThan(3)
  })

  test('[D3] also where two places show different things of their cards', () => {
    // Cards 0 to 3: the left place shows the colour (card & 1), the right one the size (card >> 1).
    const shown = layout({
      left: slot('card', { shows: (c) => c & 1 }),
      right: slot('card', { shows: (c) => c >> 1 }),
    })
    const rules = rulebook<null>()({ layout: shown, things: {}, choices: {} })
    const t = rules.newTable(null)
    for (let seed = 0; seed < 50; seed++) {
      t.left = 3
      t.right = 1
      redeal({ layout: shown }, t, 0, Stream.of(seed))
      expect([t.left, t.right].sort()).toEqual([1, 3])
      expect([t.left & 1, t.right >> 1]).toEqual([1, 0])
    }
  })

  test('[D4] starts the random streams anew, from the given generator alone', () => {
    always(({ real, copy }, at) => {
      expect([copy.dice.next(), copy.shuffles.next()]).not.toEqual([real.dice.next(), real.shuffles.next()])
      const again = dealt(at).copy
      expect([again.dice.next(), again.shuffles.next()]).not.toEqual([0, 0])
      const { copy: other } = dealt(at)
      expect(sameCells(other.cells, dealt(at).copy.cells)).toBe(true)
    })
  })

  test('[D5] deals each hidden thing to each hidden place equally often', () => {
    const real = start(pearls, { seed: 11, seats: 3 }) as Pearls
    takeAll(real, [0, 0, 0, 0])
    const random = Stream.of(5)
    const copy = pearls.newTable() as Pearls
    const hidden = [...real.deck.toArray(), ...real.pit.toArray(), ...real.players[1].hand.toArray()]
    const tops = new Map<number, number>()
    const times = 400
    for (let i = 0; i < times * hidden.length; i++) {
      copy.copyFrom(real)
      redeal({ layout: pearlsLayout }, copy, 0, random)
      tops.set(copy.deck.top, (tops.get(copy.deck.top) ?? 0) + 1)
    }
    for (const pearl of real.players[0].hand.toArray()) expect(tops.has(pearl)).toBe(false)
    for (const pearl of hidden) {
      // Cards with the chest's back lie in the chest now and then, and so a little less often here.
      expect(tops.get(pearl) ?? 0).toBeGreaterThan(times * 0.6)
      expect(tops.get(pearl) ?? 0).toBeLessThan(times * 1.4)
    }
  })

  test('[D6] keeps kinds apart', () => {
    const mixed = layout({
      dice: stream,
      cards: pile(5, 'card'),
      foes: pile(5, 'foe'),
      players: list(2, { hand: owned(pile(5, 'card')) }),
    })
    const rules = rulebook<null>()({ layout: mixed, things: {}, choices: {} })
    const t = rules.newTable(null)
    for (let i = 0; i < 5; i++) {
      t.cards.push(i)
      t.foes.push(100 + i)
      t.players[1].hand.push(10 + i)
    }
    redeal({ layout: mixed }, t, 0, Stream.of(1))
    expect(t.foes.toArray().every((foe) => foe >= 100)).toBe(true)
    expect([...t.cards.toArray(), ...t.players[1].hand.toArray()].every((card) => card < 100)).toBe(true)
    expect(t.cards.toArray()).not.toEqual([0, 1, 2, 3, 4])
    const hand = mixed.leaves.find(({ path }) => path === 'players[1].hand') ?? expect.fail()
    expect(sightOf(hand, t, 1)).toBe('all')
  })

  test('[D7] a pile that is known keeps its things, and the game draws hidden numbers anew', () => {
    const fields = layout({
      mine: known(counted(pile(6, 'card'))),
      yours: counted(pile(6, 'card')),
      other: counted(pile(6, 'card')),
      secret: int,
    })
    const { newTable } = rulebook<null>()({
      layout: fields,
      things: {},
      choices: {},
    })
    const t = newTable(null)
    for (let card = 0; card < 6; card++) {
      t.mine.push(card)
      t.yours.push(10 + card)
      t.other.push(20 + card)
    }
    const drawn = (_: unknown, __: number, stream: Stream): void => {
      t.secret = 1 + stream.below(9)
    }
    redeal({ layout: fields, redeal: { kinds: [], deal: drawn } }, t, 0, Stream.of(3))
    expect(t.mine.toArray().toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    expect(t.mine.toArray()).not.toEqual([0, 1, 2, 3, 4, 5])
    expect(t.yours.toArray().some((card) => card >= 20)).toBe(true)
    expect(t.secret).toBeGreaterThan(0)
  })
})
