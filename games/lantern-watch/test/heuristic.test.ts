import { createBot, playOut } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { start, WON } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { lanternWatch } from '../src/index.ts'

const { game } = lanternWatch
const GAMES = 200

function wins(name: BotName, seats: number, sky: string): number {
  const table = game.newTable()
  const bot = createBot(name, game)
  let won = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    start(game, { seed, seats, options: { sky } }, table)
    bot.reseed(seed)
    playOut(table, bot)
    if (table.outcome === WON) won++
  }
  return won
}

test('the heuristic wins far more often than chance does', () => {
  expect(wins('heuristic', 2, 'clear')).toBeGreaterThan(wins('random', 2, 'clear') + GAMES / 4)
})

test('the darker the sky, the harder the night', () => {
  const [clear, cloudy, moonless] = ['clear', 'cloudy', 'moonless'].map((sky) => wins('heuristic', 2, sky))
  expect(clear).toBeGreaterThan(cloudy)
  expect(cloudy).toBeGreaterThan(moonless)
})

test('where all are asked at once, it answers for its own seat', () => {
  const table = start(game, { seed: 1, seats: 3 })
  for (const seat of [2, 0, 1])
    expect(table.choices.seatOf(game.heuristic?.(table as never, seat) ?? -1)).toBe(seat)
})
