import type { BotName } from '@hearthkeep/bots'
import { MindCheck, playMany } from '@hearthkeep/testkit'
import { expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import { tinyFight } from '../src/index.ts'

const { game } = tinyFight

const wins = (bot: BotName, games: number): number =>
  playMany(game, { seats: 1, options: {}, games, bot, mind })

test('weights are never below 0, some are above it, and the outlook is between 0 and 1', () => {
  const check = new MindCheck(mind)
  playMany(game, { seats: 1, options: {}, games: 150, bot: 'random' }, check)
  expect(check.seen).toBeGreaterThan(2000)
})

test('the policy wins far more often than chance does, and who looks ahead wins every time', () => {
  expect(wins('quick', 300)).toBeGreaterThan(wins('random', 300) + 75)
  expect(wins('search-100', 40)).toBe(40)
})
