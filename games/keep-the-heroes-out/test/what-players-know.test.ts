import { describeFor, sightOf, SPECTATOR, viewOf } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { dungeon, game, invasion, play } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const TWO: Dungeon = {
  clans: ['ratkin', 'slime'],
  rooms: { vault: { monsters: [1, 1], chest: 'Great chest' }, forge: { chest: 'Heal of one' } },
  ...{
    hands: [['Nip'], ['Flow']],
    decks: [
      ['Wall', 'Gnaw', 'Scurry'],
      ['Engulf', 'Cracks'],
    ],
  },
  ...{ offer: ['Axe'], craftDeck: ['Pony', 'Gifts', 'Brew'] },
}

/** What each seat and then an onlooker see of a field. */
function sights(at: Scene, path: string): string[] {
  const leaf = at.game.layout.leaves.find((one) => one.path === path)
  if (leaf === undefined) throw new Error(`no field ${path}`)
  return [0, 1, SPECTATOR].map((seat) => sightOf(leaf, at.table, seat))
}

const textOf = (at: Scene, seat: number): string => JSON.stringify(describeFor(at.game, at.table, seat))

/** Two tables look the same to everybody, in the view and in words, and offer the same. */
function expectSame(one: Scene, other: Scene): void {
  expect([...one.table.cells]).not.toEqual([...other.table.cells])
  for (const seat of [0, 1, SPECTATOR]) {
    expect(viewOf(game.layout, one.table, seat)).toEqual(viewOf(game.layout, other.table, seat))
    expect(textOf(one, seat)).toBe(textOf(other, seat))
  }
  expect(one.offers()).toEqual(other.offers())
}

describe('what lies open', () => {
  const at = dungeon(TWO)
  test.each([
    ...[
      'players[0].hand',
      'players[1].hand',
      'players[0].discard',
      'players[1].playArea',
      'players[0].supply',
    ],
    ...[
      'players[1].wounds',
      'offer',
      'guildDiscard',
      'looted',
      'resources',
      'heroes',
      'traps',
      'portals',
      'events',
    ],
    ...[
      'rooms[1].chest',
      'rooms[0].monsters',
      'rooms[0].active',
      'rooms[0].exhausted',
      'rooms[0].traps',
      'level',
    ],
  ])('[Q57] everybody sees %s', (path) => {
    expect(sights(at, path)).toEqual(['all', 'all', 'all'])
  })

  test('[Q57] hands are open: all read the cards of both', () => {
    for (const seat of [0, 1, SPECTATOR]) {
      expect(textOf(at, seat)).toContain('Nip')
      expect(textOf(at, seat)).toContain('Flow')
    }
  })

  test('[Q57, A11] what Reinforce turned up and did not take lies open in the discard pile', () => {
    const deck = [['Claw 1', 'Homecoming', 'Swoop 1']]
    const other = dungeon({ ...TWO, clans: ['dragon', 'slime'], rooms: {}, hands: [['Grudge']], decks: deck })
    play(other, 'Grudge').do('begin Reinforce Melee')
    expect(sights(other, 'players[0].discard')).toEqual(['all', 'all', 'all'])
    expect(other.events().join(' ')).toContain('Homecoming')
  })
})

describe('what is hidden', () => {
  test.each(['players[0].deck', 'players[1].deck', 'craftDeck', 'guildDeck'])(
    '[Q57] the order of %s, from everybody',
    (path) => {
      for (const sight of sights(dungeon(TWO), path)) expect(sight).not.toBe('all')
    },
  )

  test('[Q57] two orders of a player’s deck look alike, also to its owner', () => {
    const decks = [
      ['Scurry', 'Wall', 'Gnaw'],
      ['Cracks', 'Engulf'],
    ]
    expectSame(dungeon(TWO), dungeon({ ...TWO, decks }))
  })

  test('[Q57] two orders of the Craft deck look alike', () => {
    expectSame(dungeon(TWO), dungeon({ ...TWO, craftDeck: ['Brew', 'Pony', 'Gifts'] }))
  })

  test('[Q57] two orders of the Guild deck look alike', () => {
    expectSame(
      dungeon({ ...TWO, guild: ['Mage Hats', 'Rogue Eye'] }),
      dungeon({ ...TWO, guild: ['Rogue Eye', 'Mage Hats'] }),
    )
  })

  test('[S3, Q57] a chest shows its value, and not its back', () => {
    const heal = dungeon(TWO)
    const curse = dungeon({ ...TWO, rooms: { ...TWO.rooms, forge: { chest: 'Curse of one' } } })
    expectSame(heal, curse)
    const dearer = dungeon({ ...TWO, rooms: { ...TWO.rooms, forge: { chest: 'Heal of two' } } })
    expect(textOf(dearer, 0)).not.toBe(textOf(heal, 0))
    for (const seat of [0, 1, SPECTATOR]) expect(textOf(heal, seat)).not.toContain('Heal of one')
  })

  test('[S3, H4.1] once it is looted, everybody sees it', () => {
    const at = invasion({ ...TWO, guild: ['Mage Swords'] })
      .do('Mage appears in Forge')
      .do('loot Forge')
    expect(at.events().join(' ')).toContain('Heal of one')
    expect(at.read('looted')).toEqual(['Heal of one'])
    for (const seat of [0, 1, SPECTATOR]) expect(textOf(at, seat)).toContain('Heal of one')
  })
})
