import { createBot } from '@hearthkeep/bots'
import type { Scene } from '@hearthkeep/situations'
import { MindCheck, playMany } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { dungeon, game, invasion, room } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'
import { SCENARIOS } from './box.ts'

const kinds = Object.values(rules.choices) as { id: number; name: string }[]
const USED = { 'players[0].cellsUsed': 1 }
const PLAYERS = ['quick', 'search-1000'] as const

/** Lets a bot play until the first phase ends; tells the kinds of its choices. */
function follow(name: (typeof PLAYERS)[number], at: Scene): string[] {
  const bot = createBot(name, game, mind)
  bot.reseed(1)
  const t = at.table as Table
  const done: string[] = []
  while (done.length < 30 && t.phase === 1 && !t.isOver) {
    const chosen = bot.choose(t)
    done.push(kinds.find(({ id }) => id === t.choices.kindOf(chosen))?.name ?? '?')
    t.take(chosen)
  }
  bot.release()
  return done
}

describe.each(PLAYERS)('%s', (name) => {
  test('[W3] kills those who wait in the Vault before all others', () => {
    const at = dungeon({
      rooms: {
        vault: { monsters: [1], exhausted: { archer: 3 }, chest: 'Great chest' },
        graveyard: { monsters: [1], exhausted: { rogue: 1 } },
      },
      hands: [['Nip']],
      table: USED,
    })
    expect(follow(name, at)).toContain('melee')
    expect((at.table as Table).rooms[room('vault')].exhausted[3]).toBe(2)
  })

  test('[C3] leaves the Cells alone if a Mage could lose the game', () => {
    const at = dungeon({
      rooms: {
        cells: { exhausted: { warrior: 4 } },
        vault: { exhausted: { archer: 1 }, chest: 'Great chest' },
      },
      hands: [['Paws 1']],
    })
    expect(follow(name, at)[0]).not.toBe('use-cells')
  })
})

test('[H0] the policy lets heroes appear before any acts', () => {
  const at = invasion({
    rooms: { vault: { monsters: [2], chest: 'Great chest' }, workshop: { monsters: [1] } },
    guild: ['Warrior Swords'],
  })
  const bot = createBot('quick', game, mind)
  const t = at.table as Table
  for (let i = 0; i < 2; i++) {
    const chosen = bot.choose(t)
    expect(t.choices.kindOf(chosen)).toBe(rules.choices['summon-hero'].id)
    t.take(chosen)
  }
  bot.release()
})

describe('how well the party stands', () => {
  const valueOf = (rooms: NonNullable<Dungeon['rooms']>): number => mind.evaluate(dungeon({ rooms }).table)
  const vault = { monsters: [2], chest: 'Great chest' } as const

  test('is better with guards and traps, worse with heroes, worst with heroes in the Vault', () => {
    const guarded = valueOf({ vault, forge: { monsters: [2], traps: 1 } })
    const quiet = valueOf({ vault })
    const visited = valueOf({ vault, study: { exhausted: { mage: 3 } } })
    const besieged = valueOf({ vault: { ...vault, monsters: [], exhausted: { mage: 3 } } })
    expect(guarded).toBeGreaterThan(quiet)
    expect(quiet).toBeGreaterThan(visited)
    expect(visited).toBeGreaterThan(besieged)
  })
})

test('weights are never below 0, some are above it, and the outlook is between 0 and 1', () => {
  const check = new MindCheck(mind)
  SCENARIOS.forEach((scenario, i) => {
    const options = { scenario, rooms: i % 3 === 0 ? 'twelve' : 'ten' }
    playMany(keepTheHeroesOut.game, { seats: 1 + (i % 4), options, games: 20, bot: 'random' }, check)
  })
  expect(check.seen).toBeGreaterThan(10_000)
})
