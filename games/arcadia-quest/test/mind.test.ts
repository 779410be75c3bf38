/** What bots know of the game: that their numbers are fair everywhere, what they do where it is clear, and that it helps. */
import { createBot } from '@hearthkeep/bots'
import { notationOf, start, WON } from '@hearthkeep/engine'
import { MindCheck, playMany } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { arcadiaQuest, openTable } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = arcadiaQuest
const scenarios = game.options['scenario'].values

test('weights and outlooks are fair at every decision', () => {
  const check = new MindCheck(mind)
  for (const scenario of scenarios) playMany(game, { seats: 1, options: { scenario }, games: 1, mind }, check)
  expect(check.seen).toBeGreaterThan(500)
})

/** Plays a mission by the policy until something is so; null if it never is. */
function playUntil(scenario: string, seed: number, isSo: (t: Table) => boolean): Table | null {
  const table = openTable(game)
  const bot = createBot('quick', game, mind)
  bot.reseed(seed)
  start(game, { seats: 1, seed, options: { scenario, mission: '1' } }, table)
  while (!table.isOver && !isSo(table)) table.take(bot.choose(table))
  return table.isOver ? null : table
}

describe('how the guild stands', () => {
  const begun = (): Table => {
    const table = playUntil('district-of-hammers', 1, (t) => t.round === 1 && t.active < 0)
    if (table === null) throw new Error('the mission never began')
    return table
  }
  test.each<[string, (t: Table) => unknown]>([
    ['a hero is dead [B-KILL-5]', (t) => (t.heroes[0].space = -1)],
    ['a hero is wounded', (t) => (t.heroes[1].wounds = 2)],
    ['coins have gone from the track [S-CLEAN-2]', (t) => t.trackCoins.fill(0)],
    ['the drain has grown [S-MON-5]', (t) => (t.drain = 3)],
    ['attacks are exhausted', (t) => t.exhausted.fill(1)],
  ])('is worse when %s', (_, change) => {
    const table = begun()
    const before = mind.evaluate(table)
    change(table)
    expect(mind.evaluate(table)).toBeLessThan(before)
  })
  test('is better with a quest done, or two of three monsters killed', () => {
    const table = begun()
    const before = mind.evaluate(table)
    table.progress[1] = 2
    const killed = mind.evaluate(table)
    expect(killed).toBeGreaterThan(before)
    table.quests[1] = 1
    expect(mind.evaluate(table)).toBeGreaterThan(killed)
  })
})

test('[S-DEATH-3] a hero who is dead rests before the others act on', () => {
  const table = playUntil(
    'the-manor',
    3,
    (t) => t.active < 0 && t.heroes.some(({ space, deaths }) => space < 0 && deaths > 0),
  )
  if (table === null) throw new Error('nobody died')
  const bot = createBot('quick', game, mind)
  bot.reseed(1)
  expect(notationOf(game, table, bot.choose(table))).toMatch(/^rest /)
})

test('the quick player wins most first missions, the naive one hardly any', () => {
  const wins = (name: 'quick' | 'naive'): number => {
    const table = openTable(game)
    const bot = createBot(name, game, mind)
    bot.reseed(1)
    let won = 0
    for (let seed = 0; seed < 24; seed++) {
      const scenario = scenarios[seed % 6]
      start(game, { seats: 1, seed, options: { scenario, mission: '1', guild: 'random' } }, table)
      while (!table.isOver) table.take(bot.choose(table))
      if (table.outcome === WON) won++
    }
    return won
  }
  expect(wins('quick')).toBeGreaterThanOrEqual(16)
  expect(wins('naive')).toBeLessThanOrEqual(8)
})
