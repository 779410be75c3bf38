/** What the mind makes of a watch: choices in plain situations, weights and outlook everywhere, and how strong its players are. */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { notationOf } from '@hearthkeep/engine'
import { MindCheck, playMany } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { lanternWatch } from '../src/index.ts'
import { watch } from './watch.ts'

const { game } = lanternWatch

const wins = (bot: BotName, games: number, sky = 'clear'): number =>
  playMany(game, { seats: 2, options: { sky }, games, bot, mind })

/** What a bot does, with its seat. */
function picks({ table }: ReturnType<typeof watch>, name: BotName): string {
  const bot = createBot(name, game, mind)
  bot.reseed(1)
  const chosen = bot.choose(table)
  bot.release()
  return `${table.choices.seatOf(chosen) + 1}: ${notationOf(game, table, chosen)}`
}

describe.each(['quick', 'search-1000'] as const)('the %s player', (name) => {
  test('[E3] drives off the shadow that would put a lantern out', () => {
    const table = {
      'lanterns.Mill': { oil: 2, shadows: ['Hollow Hound 1'] },
      'watchers[0].hand': ['Silver Pike 1', 'Spyglass 1'],
    }
    expect(picks(watch({ at: ['Mill', 'Bell'], table }), name)).toBe('1: play Silver Pike 1')
  })

  test('[F2] throws a ward that saves a lantern, and keeps one that does not', () => {
    const at = (oil: number): ReturnType<typeof watch> => {
      const table = {
        'lanterns.Mill': { oil, shadows: ['Hollow Hound 1'] },
        'watchers[0].hand': ['Spyglass 1'],
        'watchers[1].hand': [],
      }
      return watch({ at: ['Bell', 'Bell'], table })
        .do('end turn', 1)
        .do('end turn', 2)
    }
    expect(picks(at(2), name)).toBe('1: throw Spyglass 1')
    expect(picks(at(1), name)).toBe('1: hold back')
  })
})

describe('how the watch stands', () => {
  const stands = (oil: number, shadows: string[]): number =>
    mind.evaluate(watch({ table: { 'lanterns.Mill': { oil, shadows } } }).table)

  test('[E1, F1] is better with more oil, and with fewer shadows', () => {
    expect(stands(4, ['Hollow Hound 1'])).toBeGreaterThan(stands(2, ['Hollow Hound 1']))
    expect(stands(4, ['Gloom 1'])).toBeGreaterThan(stands(4, ['Gloom 1', 'Hollow Hound 1']))
  })
})

test('weights are never below 0, some are above it, and the outlook is between 0 and 1', () => {
  const check = new MindCheck(mind)
  for (const seats of [1, 2, 3, 4]) playMany(game, { seats, options: {}, games: 25, bot: 'random' }, check)
  expect(check.seen).toBeGreaterThan(2000)
})

describe('whole nights', () => {
  test('the policy wins far more often than chance does, and who looks ahead more often still', () => {
    expect(wins('quick', 200)).toBeGreaterThan(wins('random', 200) + 100)
    expect(wins('search-30', 24)).toBeGreaterThan(wins('quick', 24))
  })

  test('the darker the sky, the harder the night', () => {
    const [clear, cloudy, moonless] = ['clear', 'cloudy', 'moonless'].map((sky) => wins('quick', 200, sky))
    expect(clear).toBeGreaterThan(cloudy)
    expect(cloudy).toBeGreaterThan(moonless)
  })
})
