/** What bots know of the game: what they do where it is clear what is best, and that their numbers are fair everywhere. */
import { createBot } from '@hearthkeep/bots'
import { notationOf } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { MindCheck, playMany } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { gainOf } from '../src/bot/standing.ts'
import { hellbringer } from '../src/index.ts'
import { numberOf, party, tableOf } from './party.ts'
import { struck } from './struck.ts'

const { game } = hellbringer

/** What a bot does next. */
function picks(at: Scene, name: 'quick' | 'search-100'): string {
  const bot = createBot(name, game, mind)
  bot.reseed(1)
  const table = tableOf(at)
  const notation = notationOf(game, table, bot.choose(table))
  bot.release()
  return notation
}

describe.each(['quick', 'search-100'] as const)('the %s player', (name) => {
  test('[H91] goes for the enemy that can be felled', () => {
    const at = party({
      table: { 'players[0].items': ["Sorcerer's Staff"], enemies: ['Stitched Giant', 'Grave Grub'] },
    })
    expect(picks(at, name)).toBe("use Sorcerer's Staff on Grave Grub")
  })

  test('[H81] learns before it attacks', () => {
    const table = { 'players[0].hand': ['Chain Lightning'], enemies: ['Grave Grub'] }
    expect(picks(party({ table }), name)).toBe('learn Chain Lightning')
  })

  const hand = ['Starter Elixir 1', 'Torch', 'Buckler']
  const foes = ['Arachnid', 'Shambler', 'Stitched Giant']
  /** After the roll of a Player hit; the two windows before it are left alone. */
  const rolled = (dice: readonly number[]): Scene => {
    const at = struck({ hero: 'Sorcerer', table: { 'players[0].hand': hand, enemies: foes }, dice })
    return at.do('do nothing').do('do nothing')
  }

  test('[H114] plays an Elixir after a roll that would be the end', () => {
    expect(picks(rolled([4, 4, 4, 1, 2, 2]), name)).toBe('use Starter Elixir 1')
  })

  test('[H114] keeps it after a roll that can be stood', () => {
    expect(picks(rolled([0, 0, 0, 1, 0, 0]), name)).toBe('do nothing')
  })
})

test('[HA67] a weapon gains the Monk less when what he has learned wants bare hands; claws do not', () => {
  const gain = (card: string, skills: readonly string[]): number => {
    const table = { 'players[0].hand': [card], 'players[0].skills': [...skills] }
    return gainOf(tableOf(party({ heroes: ['Monk'], table })), 0, numberOf(card))
  }
  const [bare, armed] = [['First Form'], ['Straight Blow']]
  expect(gain('Dawn Mace', bare)).toBeLessThan(gain('Dawn Mace', armed))
  expect(gain('Iron Claws', bare)).toBe(gain('Iron Claws', armed))
})

describe('how the party stands', () => {
  const stands = (hp: number, enemies: readonly string[]): number =>
    mind.evaluate(
      tableOf(party({ table: { 'players[0].rows': [hp, 0, 0, 0, 0, 0], enemies: [...enemies] } })),
    )

  test('[H100] is better with more Attribute Points', () => {
    expect(stands(4, ['Ogre'])).toBeGreaterThan(stands(1, ['Ogre']))
  })
  test('[H111] is worse with more enemies', () => {
    expect(stands(1, ['Ogre', 'Ghoul'])).toBeLessThan(stands(1, ['Ghoul']))
  })
})

test.each([1, 2, 3, 4])('weights and outlooks of %i players are fair at every decision', (seats) => {
  const check = new MindCheck(mind)
  for (const scenario of game.options['scenario'].values)
    playMany(game, { seats, options: { scenario }, games: 1, mind }, check)
  expect(check.seen).toBeGreaterThan(500)
})
