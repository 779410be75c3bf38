import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { notationOf } from '@hearthkeep/engine'
import type { Overrides, Scene } from '@hearthkeep/situations'
import { MindCheck, playMany } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { openTable, smallTimeHeroes } from '../src/index.ts'
import { BOSSES } from './box.ts'
import { fight, printed } from './fight-two.ts'

const BOTS: readonly BotName[] = ['quick', 'search-100']

/** What a bot does at a scene. */
function answer(name: BotName, { game, table }: Scene): string {
  const bot = createBot(name, game, mind)
  bot.reseed(1)
  const chosen = notationOf(game, table, bot.choose(table))
  bot.release()
  return chosen
}

const hero = (more: Overrides): Overrides => ({ 'heroes[0]': more })
const KICK_AND_SHRUG = ['Shin Kick 1', 'Leather Jacket Shrug 1']
const HARD = printed({ boss: 'necromancer', horde: { skull: [{ hit: 6 }] } })

const POTION = openTable(HARD.game).data.potions[0].name

describe.each(BOTS)('%s', (name) => {
  test('finishes the last Minion', () => {
    const at = fight(HARD, {
      row: [{ card: 'Ash', health: 3 }, null, null],
      table: hero({ hand: KICK_AND_SHRUG, energy: 1, health: 20 }),
    })
    expect(answer(name, at)).toBe('play Shin Kick 1 on Ash')
  })

  test('hits the Minion that can be finished, not one that cannot', () => {
    const at = fight(HARD, {
      row: ['Ash', { card: 'Birch', health: 3 }, null],
      table: hero({ hand: ['Shin Kick 1'], energy: 1 }),
    })
    expect(answer(name, at)).toBe('play Shin Kick 1 on Birch')
  })

  test('blocks what would knock the Hero out', () => {
    const at = fight(HARD, { table: hero({ hand: KICK_AND_SHRUG, energy: 1, health: 5 }) })
    expect(answer(name, at)).toBe('play Leather Jacket Shrug 1')
  })

  test('does not end a turn in which a Minion can be hit', () => {
    const at = fight(HARD, { table: hero({ hand: ['Shin Kick 1'] }) })
    expect(answer(name, at)).toContain('play Shin Kick 1')
  })
})

describe('evaluate', () => {
  const worth = (more: Overrides, row?: Parameters<typeof fight>[1]): number =>
    mind.evaluate(fight(HARD, { ...row, table: hero(more) }).table)

  test.each([
    ['more health', { health: 20 }, { health: 8 }],
    ['Strength', { strength: 2 }, { strength: 0 }],
    ['Protect', { protect: 2 }, { protect: 0 }],
    ['a Potion', { potions: [POTION] }, { potions: [] }],
    ['not being Exposed', { exposed: 0 }, { exposed: 1 }],
  ])('likes %s', (_, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse))
  })

  test('likes fewer Minions', () => {
    expect(worth({}, { row: ['Ash', null, null] })).toBeGreaterThan(worth({}))
  })
})

test('weights are never below 0, some are above it, and the outlook is between 0 and 1', () => {
  const check = new MindCheck(mind)
  for (const boss of BOSSES) {
    for (const hero of ['joan', 'lira']) {
      const played = { games: 16, bot: 'random' } as const
      playMany(
        smallTimeHeroes.game,
        { ...played, seats: 1, options: { boss, hero, mode: 'campaign' } },
        check,
      )
      playMany(smallTimeHeroes.game, { ...played, seats: 2, options: { boss, hero, mode: 'day' } }, check)
    }
  }
  expect(check.seen).toBeGreaterThan(10_000)
})
