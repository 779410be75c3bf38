/** The same games as every other version of bench/SPEC.md. */
import { createBot, playOut } from '@hearthkeep/bots'
import { start } from '@hearthkeep/engine'
import { tableAsText } from '@hearthkeep/testkit'
import { expect, test } from 'vitest'
import { tinyFight } from '../src/index.ts'
import type { Table } from '../src/rulebook.ts'

const { game } = tinyFight

test('the first 1000 random games give the check number 2958248278', () => {
  const table = game.newTable() as Table
  const bot = createBot('random', game)
  let check = 2166136261
  const mix = (value: number): void => {
    check = Math.imul(check ^ value, 16777619) >>> 0
  }
  for (let number = 0; number < 1000; number++) {
    start(game, { seed: number + 1 }, table)
    bot.reseed(number ^ 0x5bd1e995)
    const decisions = playOut(table, bot)
    mix(table.outcome)
    mix(table.turn)
    mix(table.hero[0].life)
    for (const enemy of table.enemies) mix(enemy.life)
    mix(decisions)
  }
  expect(check).toBe(2958248278)
})

test('six random decisions into rules seed 28 with player seed 28 is the state of the specification', () => {
  const table = start(game, { seed: 28 }) as Table
  const bot = createBot('random', game)
  bot.reseed(28)
  for (let i = 0; i < 6; i++) table.take(bot.choose(table))
  expect(tableAsText(game, table)).toEqual(
    expect.arrayContaining([
      '  turn: 3',
      '  hero[0].life: 47',
      '  enemies[0].life: 15',
      '  enemies[1].life: 14',
      '  enemies[2].life: 28',
    ]),
  )
})
