import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { data, dungeon, invasion, room } from './dungeon-one.ts'
import { play } from './measure.ts'
import { SCENARIOS } from './box.ts'

const kinds = Object.values(rules.choices) as { id: number; name: string }[]

/** What the heuristic player would do: the kind of choice and the things in it. */
function picks(at: Scene): { does: string; with: number[] } {
  const { choices } = at.table as Table
  const chosen = heuristic(at.table as Table, choices.seatOf(0))
  const does = kinds.find(({ id }) => id === choices.kindOf(chosen))?.name ?? '?'
  return { does, with: [0, 1, 2].map((i) => choices.paramOf(chosen, i)) }
}

/** Takes what it would do until the turn's first phase ends; tells the kinds of choices. */
function follow(at: Scene, most = 30): string[] {
  const done: string[] = []
  const t = at.table as Table
  while (done.length < most && t.phase === 1 && !t.isOver) {
    const { choices } = t
    const chosen = heuristic(t, choices.seatOf(0))
    done.push(kinds.find(({ id }) => id === choices.kindOf(chosen))?.name ?? '?')
    t.take(chosen)
  }
  return done
}
const USED = { 'players[0].cellsUsed': 1 }
const card = (name: string): number => data.cards.findIndex((one) => one.name === name)

describe('the heuristic player in a turn', () => {
  test('[W3] kills those who wait in the Vault before all others', () => {
    const at = dungeon({
      rooms: {
        vault: { monsters: [1], exhausted: { archer: 3 }, chest: 'Great chest' },
        graveyard: { monsters: [1], exhausted: { rogue: 1 } },
      },
      hands: [['Nip']],
      table: USED,
    })
    const { with: played, does } = picks(at)
    expect([does, played[0]]).toEqual(['play-card', card('Nip')])
    expect(follow(at)).toContain('melee')
    const left = (id: 'vault' | 'graveyard'): number[] => [...(at.table as Table).rooms[room(id)].exhausted]
    expect([left('vault'), left('graveyard')]).toEqual([
      [0, 0, 0, 2],
      [0, 1, 0, 0],
    ])
  })

  test('[A3] a move brings it to heroes whom another card can hit', () => {
    const at = dungeon({
      clans: ['dragon'],
      rooms: {
        forge: { monsters: [1] },
        vault: { exhausted: { rogue: 1, archer: 2 }, chest: 'Great chest' },
      },
      hands: [['Claw 1', 'Claw 2']],
      table: USED,
    })
    follow(at)
    const { monsters, exhausted } = (at.table as Table).rooms[room('vault')]
    expect([monsters[0], [...exhausted].reduce((sum, one) => sum + one, 0)]).toEqual([1, 1])
  })

  test('[Q50] plays every card, also for nothing, but keeps a Defend', () => {
    const at = dungeon({
      clans: ['dragon'],
      rooms: { vault: { monsters: [1], chest: 'Great chest' } },
      hands: [['Claw 1', 'Swoop 1', 'Scales']],
      table: USED,
    })
    follow(at)
    expect((at.table as Table).players[0].hand.toArray()).toEqual([card('Scales')])
  })

  test('[C1] uses the Cells while they are empty', () => {
    const at = dungeon({ rooms: { vault: { monsters: [4], chest: 'Great chest' } }, hands: [['Paws 1']] })
    expect(picks(at).does).toBe('use-cells')
  })

  test('[C3] leaves the Cells alone if a Mage could lose the game', () => {
    const at = dungeon({
      rooms: {
        cells: { exhausted: { warrior: 4 } },
        vault: { exhausted: { archer: 1 }, chest: 'Great chest' },
      },
      hands: [['Paws 1']],
    })
    expect(picks(at).does).not.toBe('use-cells')
  })
})

describe('the heuristic player in an invasion', () => {
  test('[H0] lets heroes appear before any acts, so that nobody is inspired to act twice', () => {
    const at = invasion({
      rooms: { vault: { monsters: [2], chest: 'Great chest' }, workshop: { monsters: [1] } },
      guild: ['Warrior Swords'],
    })
    expect(picks(at).does).toBe('summon-hero')
    const t = at.table as Table
    t.take(heuristic(t, 0))
    expect(picks(at).does).toBe('summon-hero')
  })

  test('[Q14] the Dragon takes a wound before a meeple falls', () => {
    const at = invasion({
      clans: ['dragon', 'ratkin'],
      rooms: {
        forge: { monsters: [1, 1] },
        workshop: { traps: 2 },
        vault: { chest: 'Great chest' },
      },
      guild: ['Warrior Swords'],
    })
    const t = at.table as Table
    while (picks(at).does === 'summon-hero') t.take(heuristic(t, 0))
    expect(picks(at)).toEqual({ does: 'hero-attacks', with: [0, room('forge'), 0] })
  })
})

describe('the heuristic player over whole games', () => {
  test.each(SCENARIOS)('[Q44] comes to an end in %s', (scenario) => {
    for (const [seats, rooms] of [
      [1, 'ten'],
      [4, 'twelve'],
    ] as const) {
      let longest = 0
      let games = 0
      const end = (_: Table, __: boolean, ___: number, decisions: number): void => {
        longest = Math.max(longest, decisions)
        games++
      }
      play({ seats, scenario, difficulty: 'medium', rooms }, 3, { end })
      expect(games).toBe(3)
      expect(longest).toBeLessThan(2000)
    }
  })

  test('wins more than playing at random', () => {
    const setting = { seats: 2, scenario: 'quiet-tuesday', difficulty: 'easy' }
    const wins = play(setting, 20)
    expect(wins).toBeGreaterThan(9)
    expect(play({ ...setting, bot: 'random' }, 20)).toBeLessThan(3)
  })
})
