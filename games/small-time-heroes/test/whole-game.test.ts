import { createBot } from '@hearthkeep/bots'
import {
  formatRecord,
  hashCells,
  notationOf,
  offeredChoices,
  parseRecord,
  start,
  verifyRecord,
} from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'
import { BOSSES } from '../src/content/schema.ts'
import { rules } from '../src/rulebook.ts'
import type { Table } from '../src/rulebook.ts'
import { hardy, play } from './hardy.ts'

const { game } = smallTimeHeroes
const long = hardy(game)
const endTurn = rules.choices['end-turn'].id

describe('saving', () => {
  const setup = { seed: 4, seats: 2, options: { mode: 'campaign', boss: 'goblin-king' } }

  test('a campaign goes on alike when it is saved and loaded between any two decisions', () => {
    const bot = createBot('random', long)
    bot.reseed(1)
    const steady = start(long, setup) as Table
    let other = start(long, setup) as Table
    let decisions = 0
    for (; !steady.isOver; decisions++) {
      const saved = JSON.stringify([...other.cells])
      other.release()
      other = long.newTable() as Table
      other.restore(Int32Array.from(JSON.parse(saved) as number[]))
      expect(hashCells(other.cells)).toBe(hashCells(steady.cells))
      expect(other.choices.count).toBe(steady.choices.count)
      const index = bot.choose(steady)
      steady.take(index)
      other.take(index)
    }
    expect([other.isOver, other.outcome, other.day]).toEqual([true, steady.outcome, 3])
    expect(hashCells(other.cells)).toBe(hashCells(steady.cells))
    expect(decisions).toBeGreaterThan(500)
  })

  test('a campaign replays from its record to the same hash after every decision', () => {
    const bot = createBot('heuristic', game)
    bot.reseed(1)
    const table = start(game, setup)
    const steps: { seat: number; notation: string; hash: string }[] = []
    while (!table.isOver) {
      const index = bot.choose(table)
      const step = { seat: table.choices.seatOf(index), notation: notationOf(game, table, index) }
      table.take(index)
      steps.push({ ...step, hash: hashCells(table.cells) })
    }
    const head = { game: game.id, rules: game.version, content: game.contentHash }
    const record = parseRecord(formatRecord({ ...head, setup: { ...setup }, steps }))
    expect(record.steps).toEqual(steps)
    expect(verifyRecord(game, record)).toMatchObject({ table: expect.anything() as unknown })
  })
})

describe('a campaign from beginning to end', () => {
  test('[A36, R172] uses 16 of the 18 Challenge cards: four, four and eight', () => {
    for (let seed = 2; seed <= 12; seed += 2) {
      const left = new Map<string, number>()
      play(long, { seed, options: { mode: 'campaign' } }, 'random', (t) => {
        if (t.cleared === 0 && t.day > 0) left.set(`${t.day}.${t.wave}`, t.challengeDeck.size)
      })
      // Turned over after the Wave on Day 1, before it on Days 2 and 3.
      expect(Object.fromEntries(left)).toEqual({
        ...{ '1.1': 18, '1.2': 17, '1.3': 16, '1.4': 15 },
        ...{ '2.1': 13, '2.2': 12, '2.3': 11, '2.4': 10 },
        ...{ '3.1': 8, '3.2': 6, '3.3': 4, '3.4': 2 },
      })
    }
  })

  test('[R170, R176] meets three different Bosses, each with three Waves before it', () => {
    const met: string[] = []
    const table = play(long, { seed: 2, options: { mode: 'campaign', boss: 'guardian' } }, 'random', (t) => {
      const now = t.day === 0 ? 'set-up' : `${BOSSES[t.bosses[t.day - 1]]} ${t.wave}`
      if (met.at(-1) !== now) met.push(now)
    })
    expect(met).toHaveLength(13)
    expect(met.slice(1, 5)).toEqual(['guardian 1', 'guardian 2', 'guardian 3', 'guardian 4'])
    expect(new Set(met.slice(1)).size).toBe(12)
    expect([table.outcome, table.day, table.wave]).toEqual([1, 3, 4])
  })
})

describe('no game goes on for ever', () => {
  /** Somebody who never ends a turn while there is anything else to do. */
  function stubborn(seed: number): (table: Table) => number {
    const bot = createBot('random', game)
    bot.reseed(seed)
    return (table) => {
      const { choices } = table
      const others = Array.from({ length: choices.count }, (_, i) => i).filter(
        (i) => choices.kindOf(i) !== endTurn,
      )
      return others.length === 0 ? bot.choose(table) : others[bot.choose(table) % others.length]
    }
  }

  test.each(['joan', 'lira'])('[A62] even if %s never wants to end a turn, each turn comes to an end', (hero) => {
    let longest = 0
    for (let seed = 2; seed <= 40; seed += 2) {
      let turn = ''
      let decisions = 0
      const options = { mode: 'campaign', hero, boss: BOSSES[(seed / 2) % 4] }
      play(long, { seed, options }, stubborn(seed), (t) => {
        const now = `${t.day}.${t.wave}.${t.round}.${t.side}`
        decisions = now === turn ? decisions + 1 : 1
        turn = now
        if (t.side === 1) longest = Math.max(longest, decisions)
      })
    }
    expect(longest).toBeGreaterThan(10)
    expect(longest).toBeLessThan(150)
  })

  test('[A62] a Wave that reaches round 100 is lost, and this is reported', () => {
    const log: string[] = []
    const table = start(game, { seed: 2 }) as Table
    table.take(0)
    // Nobody can be hurt: the Hero has plenty, the Enemies too, and every turn is ended at once.
    table.heroes[0].health = 1_000_000
    for (const enemy of table.enemies) enemy.health = 1_000_000
    while (!table.isOver) {
      const { notation } = offeredChoices(game, table)[table.choices.count - 1]
      log.push(notation)
      table.take(table.choices.count - 1)
    }
    expect([table.outcome, table.round, table.wave]).toEqual([2, 100, 1])
    expect(log.filter((notation) => notation === 'end the turn of Joan')).toHaveLength(99)
  })
})
