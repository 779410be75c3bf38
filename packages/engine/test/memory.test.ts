import { afterEach, describe, expect, test } from 'vitest'
import { int, ints, layout, rulebook, start } from '../src/index.ts'
import type { Table } from '../src/index.ts'
import { pearls } from './pearls.ts'
import { takeAll } from './support.ts'

const rulesOf = (length: number) =>
  rulebook<null>()({
    layout: layout({ n: int, row: ints(length) }),
    things: {},
    choices: {},
    events: {},
    reasons: {},
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
    const rules = rulesOf(2_000_000)
    const make = () => {
      for (let i = 0; i < 5; i++) keep(rules.newTable(null))
    }
    expect(make).toThrow(/^no memory for another table: \d+ of \d+ integers are in use; release\(\) tables/)
    // What fitted is usable, and once released it is there for others.
    const count = tables.length
    expect(count).toBeGreaterThanOrEqual(3)
    tables.splice(0).forEach((table) => table.release())
    for (let i = 0; i < count; i++) keep(rules.newTable(null))
  })
})
