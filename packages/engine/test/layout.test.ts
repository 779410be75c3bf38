import { describe, expect, test } from 'vitest'
import {
  diff,
  fieldHash,
  fork,
  formatDifferences,
  hashFields,
  inspect,
  sameCells,
  start,
  viewOf,
} from '../src/index.ts'
import { hidden, int, ints, layout, list, NONE } from '../src/index.ts'
import { open, pile, pointer, rulebook, seenIf, slot, stream } from '../src/index.ts'
import type { Fields } from '../src/index.ts'
import { pearls, pearlsLayout } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { fc, takeAll } from './support.ts'

const laidOut = layout(
  {
    round: int,
    leader: slot('hero'),
    row: ints(3),
    deck: pile(4, 'card'),
    heroes: list(2, { life: int, weapon: slot('card'), bag: list(2, { coins: int }) }),
  },
  { stack: 6 },
)
const tableOf = <F extends Fields>(declared: ReturnType<typeof layout<F>>) =>
  rulebook<null>()({ layout: declared, things: {}, choices: {} }).newTable(null)

describe('fields', () => {
  test('[L13] a pointer says which thing is meant: a re-deal leaves it alone, and out of sight it is refused', () => {
    const declared = layout({ deck: pile(4, 'card'), slot: slot('card'), meant: open(pointer('card')) })
    const pools = declared.leaves.filter(({ of }) => of === 'card').map(({ pool }) => pool)
    expect(pools).toEqual(['card', 'card', undefined])
    expect(tableOf(declared).meant).toBe(NONE)
    for (const field of [pointer('card'), hidden(pointer('card')), seenIf(() => true, pointer('card'))])
      expect(() => layout({ meant: field })).toThrow('field meant: a pointer must be open; use a slot')
  })

  test('[L1] a block has 5 cells of the engine, then the fields as declared, then the stack', () => {
    expect(laidOut.leaves.map(({ path, at, cells }) => `${path} ${at} ${cells}`)).toEqual([
      'engine.frame 0 1',
      'engine.stackTop 1 1',
      'engine.result 2 1',
      'engine.outcome 3 1',
      'engine.seats 4 1',
      'round 5 1',
      'leader 6 1',
      'row 7 3',
      'deck 10 5',
      'heroes[0].life 15 1',
      'heroes[0].weapon 16 1',
      'heroes[0].bag[0].coins 17 1',
      'heroes[0].bag[1].coins 18 1',
      'heroes[1].life 19 1',
      'heroes[1].weapon 20 1',
      'heroes[1].bag[0].coins 21 1',
      'heroes[1].bag[1].coins 22 1',
      'engine.stack 23 6',
    ])
    expect(laidOut.size).toBe(29)
    expect(tableOf(laidOut).cells).toHaveLength(29)
  })

  test('[L2] what is written by name stands in the block, at the place of that field and nowhere else', () => {
    const t = tableOf(laidOut)
    const before = t.cells.slice()
    t.heroes[1].bag[0].coins = -7
    expect(t.cells[21]).toBe(-7)
    t.heroes[1].bag[0].coins += 8
    t.row[2] = 9
    t.leader = 3
    t.deck.push(6)
    expect(diff(laidOut, before, t.cells).map((one) => one.path)).toEqual([
      'leader',
      'row',
      'deck',
      'heroes[1].bag[0].coins',
    ])
    expect([t.heroes[1].bag[0].coins, t.cells[21], t.heroes[0].bag[0].coins]).toEqual([1, 1, 0])
  })

  test('[L2] an integer wraps to 32 bits', () => {
    const t = tableOf(laidOut)
    t.round = 0x7fffffff
    t.round++
    expect(t.round).toBe(-0x80000000)
  })

  test('[L3] a new table has 0 in every integer, NONE in every slot and nothing in every pile', () => {
    const t = tableOf(laidOut)
    expect([t.round, ...t.row, t.deck.size, t.heroes[1].life]).toEqual([0, 0, 0, 0, 0, 0])
    expect([t.leader, t.heroes[0].weapon, t.heroes[1].weapon]).toEqual([NONE, NONE, NONE])
  })

  test('[L3] a started table has NONE in every slot, also where it was used before', () => {
    const t = start(pearls, { seed: 1 }) as Pearls
    expect(t.chest).toBeGreaterThanOrEqual(0)
    takeAll(t, [0, 0, 0, 0])
    start(pearls, { seed: 1 }, t)
    expect(t.cells).toEqual(start(pearls, { seed: 1 }).cells)
  })

  // Whatever a table without fields has of its own, and what it inherits.
  const own = Object.keys(tableOf(layout({})))
  test.each([...own, 'choices', 'take', 'seats', 'constructor'])(
    '[L4] a field cannot be called %s',
    (name) => {
      const message = `field ${name}: the engine uses this name`
      expect(() => tableOf(layout({ [name]: int }))).toThrow(message)
      expect(() => tableOf(layout({ [name]: pile(3) }))).toThrow(message)
    },
  )

  test('[L4] a field of a record cannot be called at', () => {
    expect(() => tableOf(layout({ heroes: list(2, { at: int }) }))).toThrow(
      'field heroes.at: the engine uses',
    )
  })

  test('[L4] a field cannot be called engine, under which inspect prints the engine’s own cells', () => {
    expect(() => inspect(layout({ engine: int }), new Int32Array(200))).toThrow(
      'field engine: the engine uses',
    )
  })
})

describe('copies', () => {
  const play = fc.array(fc.nat(50), { maxLength: 40 })

  test('[L5] a copy goes its own way: what happens on one table never shows on the other', () => {
    fc.assert(
      fc.property(fc.nat(1000), play, play, (seed, first, then) => {
        const t = start(pearls, { seed, seats: 3 })
        takeAll(t, first)
        const copy = fork(pearls, t)
        const before = t.cells.slice()
        takeAll(copy, then)
        expect(sameCells(t.cells, before)).toBe(true)
        takeAll(t, then)
        expect(sameCells(t.cells, copy.cells)).toBe(true)
        copy.release()
        t.release()
      }),
      { numRuns: 50 },
    )
  })

  test('[L6] restored from its integers alone, a table goes on exactly as if nothing had happened', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.constantFrom(1, 2, 3),
        fc.array(fc.nat(50), { maxLength: 60 }),
        (seed, seats, play) => {
          const t = start(pearls, { seed, seats })
          const other = pearls.newTable()
          for (const index of play) {
            if (t.isOver) break
            // Saved as text and loaded into a table that has played something else.
            const saved = JSON.stringify(Array.from(t.cells))
            other.restore(Int32Array.from(JSON.parse(saved) as number[]))
            expect(other.question?.name).toBe(t.question?.name)
            expect(other.inFlight()).toEqual(t.inFlight())
            expect(other.choices.count).toBe(t.choices.count)
            other.take(index % other.choices.count)
            t.take(index % t.choices.count)
            expect(sameCells(other.cells, t.cells)).toBe(true)
          }
          other.release()
          t.release()
        },
      ),
      { numRuns: 60 },
    )
  })

  test('[L7] a block of another size is refused, and the table stays as it was', () => {
    const t = start(pearls, { seed: 1 })
    const before = t.cells.slice()
    expect(() => t.restore(new Int32Array(t.cells.length + 1))).toThrow()
    expect(() => t.restore(new Int32Array(t.cells.length - 1))).toThrow()
    expect(t.cells).toEqual(before)
  })

  test('[L8] a table edited from outside lists its choices anew when told so', () => {
    const t = start(pearls, { seed: 1, seats: 2 }) as Pearls
    expect(t.choices.count).toBe(3)
    t.players[0].hand.push(t.deck.pop())
    t.refresh()
    expect(t.choices.count).toBe(4)
  })
})

describe('hashes and differences', () => {
  const edits = fc.array(fc.tuple(fc.nat(pearlsLayout.size - 1), fc.integer()), { maxLength: 4 })
  /** The engine's own cells before the fields, and the stack after them. */
  const isField = (at: number) => at >= 3 && at < pearlsLayout.stack

  test('[L9] two tables have the same hash exactly if their fields hold the same, wherever the rules stand', () => {
    const cells = start(pearls, { seed: 5, seats: 3 }).cells.slice()
    fc.assert(
      fc.property(edits, (changes) => {
        const other = cells.slice()
        for (const [at, value] of changes) other[at] = value
        const isSame = other.every((value, at) => value === cells[at] || !isField(at))
        expect(hashFields(pearlsLayout, other) === hashFields(pearlsLayout, cells)).toBe(isSame)
      }),
      { numRuns: 500 },
    )
  })

  test('[L12] neither order, capacity, stack nor new fields change the hash; another name does', () => {
    const fields = { round: int, deck: pile(3, 'card'), heroes: list(2, { life: int, weapon: slot('card') }) }
    const grown = {
      fresh: int,
      heroes: list(3, { weapon: slot('card'), life: int, mood: int }),
      deck: pile(9, 'card'),
      round: int,
    }
    const renamed = { ...fields, round: undefined, turn: int } as unknown as {
      turn: typeof int
    } & typeof fields
    delete (renamed as Partial<typeof fields>).round
    const before = layout(fields)
    const after = layout(grown, { stack: 500 })
    const other = layout(renamed)
    const fill = (one: typeof before, more: (t: { round: number; turn: number; fresh: number }) => void) => {
      const t = tableOf(one) as unknown as ReturnType<typeof tableOf<typeof fields>> & {
        turn: number
        fresh: number
      }
      t.deck.push(2)
      t.deck.push(0)
      t.heroes[1].life = -4
      t.heroes[0].weapon = 0
      more(t)
      return t.cells
    }
    const names = fieldHash(before).fields
    expect(names).toEqual(['deck', 'engine.outcome', 'engine.seats', 'heroes.life', 'heroes.weapon', 'round'])
    const hash = hashFields(
      before,
      fill(before, (t) => (t.round = 7)),
    )
    const later = fill(after, (t) => {
      t.round = 7
      t.fresh = 3
    })
    expect(fieldHash(after as never, names).of(later)).toBe(hash)
    expect(hashFields(after as never, later)).not.toBe(hash) // a new field that is in use counts from now on
    expect(
      hashFields(
        other as never,
        fill(other as never, (t) => (t.turn = 7)),
      ),
    ).not.toBe(hash)
  })

  test('[L9] the hash is 16 hexadecimal digits, the same on every machine', () => {
    const one = layout({ a: int, b: pile(2) })
    expect(hashFields(one, tableOf(one).cells)).toBe('0000000000000000')
    const t = tableOf(one)
    t.a = -2
    t.b.push(3)
    expect(hashFields(one, t.cells)).toBe('26a033bf4fb0a7b3')
    expect(sameCells(Int32Array.of(0), Int32Array.of(0, 0))).toBe(false)
  })

  test('[L10] a difference names exactly the fields that were changed, with both values', () => {
    const { leaves } = pearlsLayout
    const before = start(pearls, { seed: 5, seats: 3 }).cells.slice()
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(leaves.length - 1), { maxLength: 6 }), (chosen) => {
        const after = before.slice()
        for (const i of chosen) after[leaves[i].at + leaves[i].cells - 1] ^= 0x5555
        const expected = leaves.filter((_, i) => chosen.includes(i)).map((leaf) => leaf.path)
        expect(diff(pearlsLayout, before, after).map((one) => one.path)).toEqual(expected)
      }),
    )
  })

  test('[L10] a difference reads as one line for each field', () => {
    const t = tableOf(laidOut)
    const before = t.cells.slice()
    t.heroes[1].life = 8
    t.deck.push(2)
    t.deck.push(3)
    const differences = diff(laidOut, before, t.cells)
    expect(differences).toContainEqual({ path: 'deck', before: [], after: [2, 3] })
    expect(formatDifferences(differences)).toBe('deck: [] → [2 3]\nheroes[1].life: 0 → 8')
  })

  test('[L11] a block prints as a tree of its fields, the engine’s own cells under engine', () => {
    const t = tableOf(laidOut)
    t.deck.push(2)
    t.heroes[0].bag[1].coins = 4
    const record = { life: 0, weapon: 0, bag: [{ coins: 0 }, { coins: 0 }] }
    expect(inspect(laidOut, t.cells)).toMatchObject({
      engine: { frame: 0, seats: 0, stack: [0, 0, 0, 0, 0, 0] },
      round: 0,
      row: [0, 0, 0],
      deck: [2],
      heroes: [{ life: 0, bag: [{ coins: 0 }, { coins: 4 }] }, { bag: record.bag }],
    })
  })

  test('[L11] what a view hides prints as a question mark', () => {
    const small = layout({ dice: stream, secret: int, score: open(int), deck: pile(3), hand: open(pile(3)) })
    const t = tableOf(small)
    t.hand.push(1)
    expect(inspect(small, viewOf(small, t, 0))).toMatchObject({
      dice: ['?', '?', '?', '?'],
      secret: '?',
      score: 0,
      deck: '?',
      hand: [1],
    })
  })
})
