import { createBot, playOut } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { start, WON } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { tinyFight } from '../src/index.ts'

const { game } = tinyFight
const GAMES = 300

function wins(name: BotName): number {
  const table = game.newTable()
  const bot = createBot(name, game)
  let won = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    start(game, { seed }, table)
    bot.reseed(seed)
    playOut(table, bot)
    if (table.outcome === WON) won++
  }
  return won
}

test('the heuristic wins far more often than chance does', () => {
  expect(wins('heuristic')).toBeGreaterThan(wins('random') + GAMES / 4)
})
