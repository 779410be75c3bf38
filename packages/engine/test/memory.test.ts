import { afterEach, describe, expect, test } from 'vitest'
import { int, ints, layout, rulebook, start, Stream } from '../src/index.ts'
import type { Table } from '../src/index.ts'
import { Blocks } from '../src/table/blocks.ts'
import { MEMORY, taken } from '../src/table/memory.ts'
import { pearls } from './pearls.ts'
import { fc, takeAll } from './support.ts'

const rulesOf = (length: number) =>
  rulebook<null>()({
    layout: layout({ n: int, row: ints(length) }),
    things: {},
    choices: {},
  })

describe('memory', () => {
  const tables: Table[] = []
  const keep = <T extends Table>(table: T): T => (tables.push(table), table)
  afterEach(() => tables.splice(0).forEach((table) => table.release()))

  test('[M1] tables never share an integer', () => {
    const rules = rulesOf(100)
    const all = Array.from({ length: 20 }, () => keep(rules.newTable(null)))
    all.forEach((table, i) => table.cells.fill(i + 1))
    all.forEach((table, i) => expect(table.cells.every((cell) => cell === i + 1)).toBe(true))
  })

  test('[M2] the memory of a released table is used again, and the new table is empty', () => {
    const rules = rulesOf(321)
    const used = rules.newTable(null)
    const { at } = used
    used.cells.fill(99)
    used.release()
    const next = keep(rules.newTable(null))
    expect(next.at).toBe(at)
    expect(next.cells.every((cell) => cell === 0)).toBe(true)
  })

  test('[M2] a game can be played for ever on released tables', () => {
    const first = start(pearls, { seed: 1, seats: 3 })
    takeAll(first, [0, 1, 0, 0, 0])
    const { at } = first
    first.release()
    for (let i = 0; i < 3000; i++) {
      const table = start(pearls, { seed: i, seats: 3 })
      expect(table.at).toBe(at)
      takeAll(table, [0, 1, 2, 3])
      table.release()
    }
  })

  test('[M3] a table is released once; the second time does nothing', () => {
    const rules = rulesOf(77)
    const table = rules.newTable(null)
    table.release()
    table.release()
    const one = keep(rules.newTable(null))
    const other = keep(rules.newTable(null))
    expect(one.at).not.toBe(other.at)
  })

  test('[M4] when no memory is left the error says what to do', () => {
    // One that could never be had: to fill all there is would take all the machine has.
    const rules = rulesOf(MEMORY.length)
    expect(() => rules.newTable(null)).toThrow(
      /^no memory for another table: \d+ of \d+ integers are in use; release\(\) tables/,
    )
    expect(keep(rulesOf(1000).newTable(null)).cells.length).toBeGreaterThan(1000)
  })

  test('[M4] a full stretch has no room, until something is given back', () => {
    const blocks = new Blocks(100)
    const [one, two, three] = [40, 40, 20].map((size) => blocks.take(size))
    expect([one, two, three, blocks.take(1)]).toEqual([0, 40, 80, -1])
    blocks.giveBack(two, 40)
    blocks.giveBack(three, 20)
    expect([blocks.take(61), blocks.take(60), blocks.take(1)]).toEqual([-1, 40, -1])
  })

  test('[M5] blocks never overlap, and nothing is lost, whatever is taken and given back', () => {
    const step = fc.record({ size: fc.integer({ min: 1, max: 60 }), back: fc.nat() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const blocks = new Blocks(1500)
        const live: { at: number; size: number }[] = []
        for (const { size, back } of steps) {
          const at = blocks.take(size)
          for (const other of live)
            if (at >= 0) expect(at + size <= other.at || other.at + other.size <= at).toBe(true)
          if (at >= 0) live.push({ at, size })
          if (back % 2 === 0 && live.length > 0) {
            const [gone] = live.splice(back % live.length, 1)
            blocks.giveBack(gone.at, gone.size)
          }
        }
        for (const { at, size } of live) blocks.giveBack(at, size)
        expect(blocks.take(1500)).toBe(0)
      }),
    )
  })

  test('[M5] tables of different sizes use the same memory, in whatever order they come and go', () => {
    const kinds = [10, 123, 1804, 4532, 900, 40_000].map(rulesOf)
    const random = Stream.of(7)
    const live: Table[] = []
    const round = (): void => {
      for (let i = 0; i < 200; i++) {
        live.push(kinds[random.below(kinds.length)].newTable(null))
        if (live.length > 20) live.splice(random.below(live.length), 1)[0].release()
      }
    }
    for (let i = 0; i < 20; i++) round()
    const most = taken()
    for (let i = 0; i < 200; i++) round()
    for (const table of live) table.release()
    expect(taken()).toBeLessThan(most * 1.5)
  })

  test('[M5] what all tables of one game used serves another game, and blocks stay apart and empty', () => {
    const before = taken()
    const make = (size: number): Table[] =>
      Array.from({ length: 300 }, () => keep(rulesOf(size).newTable(null) as Table))
    for (const size of [700, 1900, 350, 2600, 90]) {
      const all = make(size)
      expect(all.every(({ cells }) => cells.every((cell) => cell === 0))).toBe(true)
      all.forEach(({ cells }, i) => cells.fill(i + 1))
      expect(all.every(({ cells }, i) => cells.every((cell) => cell === i + 1))).toBe(true)
      tables.splice(0).forEach((table) => table.release())
    }
    // One round of the largest, and a little for what lies between.
    expect(taken() - before).toBeLessThan(1.3 * 300 * (2600 + 400))
  })

  test('[M6] there may be more tables at once than 32 MB hold', () => {
    const rules = rulesOf(100_000)
    for (let i = 0; i < 120; i++) keep(rules.newTable(null)).cells[100_000] = i
    expect(taken()).toBeGreaterThan(8 * 2 ** 20)
    tables.forEach(({ cells }, i) => expect(cells[100_000]).toBe(i))
  })
})
