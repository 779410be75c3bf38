import { createBot, playOut } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { start, WON } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import { tinyFight } from '../src/index.ts'

const { game } = tinyFight

function wins(name: BotName, games: number): number {
  const table = game.newTable()
  const bot = createBot(name, game, mind)
  let won = 0
  for (let seed = 1; seed <= games; seed++) {
    start(game, { seed }, table)
    bot.reseed(seed)
    playOut(table, bot)
    if (table.outcome === WON) won++
  }
  bot.release()
  table.release()
  return won
}

test('the policy wins far more often than chance does, and who looks ahead wins every time', () => {
  expect(wins('quick', 300)).toBeGreaterThan(wins('random', 300) + 75)
  expect(wins('search-100', 40)).toBe(40)
})
