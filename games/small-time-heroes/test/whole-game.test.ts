import { createBot } from '@hearthkeep/bots'
import {
  EventLog,
  formatRecord,
  LOST,
  hashFields,
  notationOf,
  parseRecord,
  recordOf,
  start,
  verifyRecord,
} from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { smallTimeHeroes } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { fight, read } from './fight-three.ts'
import { hardy, play } from './hardy.ts'
import { BOSSES } from './box.ts'

const { game } = smallTimeHeroes
const long = hardy(game)
const endTurn = rules.choices['end-turn'].id

describe('saving', () => {
  const setup = { seed: 6, seats: 2, options: { mode: 'campaign', boss: 'goblin-king' } }

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
      expect(hashFields(game.layout, other.cells)).toBe(hashFields(game.layout, steady.cells))
      expect(other.choices.count).toBe(steady.choices.count)
      const index = bot.choose(steady)
      steady.take(index)
      other.take(index)
    }
    expect([other.isOver, other.outcome, other.day]).toEqual([true, steady.outcome, 3])
    expect(hashFields(game.layout, other.cells)).toBe(hashFields(game.layout, steady.cells))
    expect(decisions).toBeGreaterThan(500)
  })

  test('a campaign replays from its record to the same hash after every decision', () => {
    const bot = createBot('quick', game, mind)
    bot.reseed(1)
    const table = start(game, setup)
    const steps: { seat: number; notation: string; hash: string }[] = []
    while (!table.isOver) {
      const index = bot.choose(table)
      const step = { seat: table.choices.seatOf(index), notation: notationOf(game, table, index) }
      table.take(index)
      steps.push({ ...step, hash: hashFields(game.layout, table.cells) })
    }
    const record = parseRecord(formatRecord(recordOf(game, { ...setup }, steps)))
    expect(record.steps).toEqual(steps)
    expect(verifyRecord(game, record)).toMatchObject({ isSame: true, hashed: steps.length })
    expect(steps.length).toBeGreaterThan(50)
  })
})

describe('a campaign from beginning to end', () => {
  test('[A36, R172] uses 16 of the 18 Challenge cards: four, four and eight', () => {
    for (let seed = 2; seed <= 22; seed += 4) {
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

  test.each(['joan', 'lira'])(
    '[A62] even if %s never wants to end a turn, each turn comes to an end',
    (hero) => {
      let longest = 0
      for (let seed = 2; seed <= 78; seed += 4) {
        let turn = ''
        let decisions = 0
        const options = { mode: 'campaign', hero, boss: BOSSES[((seed - 2) / 4) % 4] }
        play(long, { seed, options }, stubborn(seed), (t) => {
          const now = `${t.day}.${t.wave}.${t.round}.${t.side}`
          decisions = now === turn ? decisions + 1 : 1
          turn = now
          if (t.side === 1) longest = Math.max(longest, decisions)
        })
      }
      expect(longest).toBeGreaterThan(10)
      expect(longest).toBeLessThan(150)
    },
  )

  test('[A62] a Wave that reaches round 100 is lost, and this is reported', () => {
    const log = new EventLog()
    const table = start(game, { seed: 2 }) as Table
    table.take(0)
    table.log = log
    // Both sides have plenty of health, and the last choice each time is to end the turn.
    table.heroes[0].health = 1_000_000
    for (const enemy of table.enemies) enemy.health = 1_000_000
    while (!table.isOver) {
      log.clear()
      table.take(table.choices.count - 1)
    }
    expect([table.outcome, table.round, table.wave]).toEqual([LOST, 100, 1])
    const names = Array.from({ length: log.count }, (_, i) => log.kindOf(i).name)
    expect(names.slice(-2)).toEqual(['stalemate-reached', 'game-lost'])
  })
})

describe('what holds everywhere', () => {
  test('[R5] a card that says something else than the rules is followed', () => {
    // Damage hits one Enemy [R50]; this card says every Enemy.
    const sturdy = ['Bitey Bitsy 1', 'Bitey Bitsy 2', 'Howling Beagle'].map((card) => ({
      ...{ card, health: 9, maxHealth: 9, block: 0 },
    }))
    const at = fight({
      table: { 'heroes[0]': { hand: ['Trash the Stage 1'], energy: 3 }, enemies: sturdy },
    })
    at.do('play Trash the Stage')
    expect(read(at, 'enemies[0].health', 'enemies[1].health', 'enemies[2].health')).toEqual([6, 6, 6])
  })

  test('[A42] tokens never run out: more Block, Strength and Protect than the box has', () => {
    // The box has 40 Block, 22 Strength and 6 Protect tokens.
    const joan = { block: 40, strength: 22, protect: 6, energy: 3 }
    const hand = ['Sound Check', 'Leather Jacket Shrug 1']
    const deck = ['Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3', 'Power Chord']
    const at = (option: string) =>
      fight({ table: { 'heroes[0]': { ...joan, hand, deck } } })
        .do('play Sound Check')
        .do(option)
        .do('play Leather Jacket Shrug')
    const strong = at('gain 1 Strength')
    expect(read(strong, 'heroes[0].strength', 'heroes[0].block')).toEqual([23, 49])
    const safe = at('gain 1 Protect')
    expect(read(safe, 'heroes[0].protect', 'heroes[0].block')).toEqual([7, 50])
  })
})
