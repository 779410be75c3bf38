import { describe, expect, test } from 'vitest'
import { dungeon, happened, invasion, offersOf, placeAt, play } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const GREAT = { chest: 'Great chest' }

test.each(['ratkin', 'skeleton', 'imp', 'slime'] as const)(
  '[D1] one wound sends a meeple with one health back to its supply: %s',
  (clan) => {
    const at = invasion({
      clans: [clan],
      guild: ['Mage Swords'],
      rooms: { vault: GREAT, forge: { monsters: [2] } },
    })
    const before = at.read('players[0].supply') as number
    at.do('Mage appears in Forge').do(offersOf(at, 'Mage in Forge')[0])
    expect([placeAt(at, 'forge').monsters, at.read('players[0].supply')]).toEqual([[1], before + 1])
    expect(happened(at)).toEqual(['hero-attacked', 'monster-removed'])
    expect(at.read('players[0].wounds')).toBe(0)
  },
)

describe('the Dragon', () => {
  const dragon = (wounds: number, more: Dungeon = {}): Dungeon => ({
    ...{ clans: ['dragon'], guild: ['Mage Swords'], rooms: { vault: GREAT, forge: { monsters: [1] } } },
    ...{ table: { 'players[0].wounds': wounds }, ...more },
  })

  test.each([0, 1, 2, 3])('[D2] lives with %i wounds and one more', (wounds) => {
    const at = invasion(dragon(wounds)).do('Mage appears in Forge').do('Mage in Forge attacks Dragon')
    expect([placeAt(at, 'forge').monsters, at.read('players[0].wounds')]).toEqual([[1], wounds + 1])
    expect(happened(at)).toContain('monster-wounded')
  })

  test('[D2, D1] the fifth wound removes it', () => {
    const at = invasion(dragon(4)).do('Mage appears in Forge').do('Mage in Forge attacks Dragon')
    expect([placeAt(at, 'forge').monsters, at.read('players[0].supply')]).toEqual([undefined, 1])
    expect(at.read('players[0].wounds')).toBe(0)
  })

  test('[D2] Defend keeps it at four', () => {
    const at = invasion(dragon(4, { hands: [['Scales']] }))
      .do('Mage appears in Forge')
      .do('Mage in Forge attacks Dragon')
    at.do('defend with Scales')
    expect([placeAt(at, 'forge').monsters, at.read('players[0].wounds')]).toEqual([[1], 4])
  })
})

test('[D3] nobody is eliminated: a clan that lost its last meeple plays on and comes back', () => {
  const at = dungeon({
    clans: ['imp', 'slime'],
    rooms: { vault: { monsters: [0, 1] } },
    hands: [['Mischief', 'Pits']],
  })
  expect(offersOf(at, 'play')).toHaveLength(2)
  play(at, 'Mischief')
  expect(offersOf(at, 'summon')).toEqual(['summon in Forge', 'summon in Workshop'])
  at.do('summon in Workshop').do('use Workshop')
  expect(placeAt(at, 'workshop')).toEqual({ monsters: [1, 0], traps: 1 })
})
