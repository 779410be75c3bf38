import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { dungeon, happened, invasion, offersOf, pile, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon, Heroes } from './dungeon-one.ts'

const GREAT = { chest: 'Great chest' }

describe('monsters and heroes', () => {
  test('[G1] players hit heroes, and none of each other’s meeples', () => {
    const rooms = {
      vault: { monsters: [1, 2], exhausted: { rogue: 1 } },
      forge: { monsters: [0, 3] },
    } as const
    const at = dungeon({ clans: ['ratkin', 'slime'], rooms, hands: [['Claw 1', 'Flame 1']] })
    expect(offersOf(play(at, 'Claw 1'), 'hit')).toEqual(['hit Rogue in Vault'])
    expect(offersOf(play(at, 'Flame 1'), 'shoot')).toEqual([])
  })

  test('[G1] heroes attack monsters of every clan, and no heroes', () => {
    const forge = { monsters: [1, 1], exhausted: { archer: 2 } } as const
    const at = invasion({
      clans: ['ratkin', 'slime'],
      guild: ['Mage Swords'],
      rooms: { vault: GREAT, forge },
    })
    at.do('Mage appears in Forge').do('Mage in Forge attacks Slime').do('Archer in Forge attacks Ratkin')
    // Nobody is left to attack, so the last one charges.
    expect(offersOf(at, /in Forge|from Forge/)).toEqual(['Archer charges from Forge to Vault'])
    expect(at.read('heroes')).toEqual([5, 5, 4, 3])
  })
})

describe('attacking', () => {
  const fight: Dungeon = {
    ...{ clans: ['ratkin', 'slime'], guild: ['Rogue Swords'] },
    rooms: { vault: GREAT, forge: { monsters: [2, 1], chest: 'Spoil of one' } },
  }

  test('[H4] a monster in the room: the hero exhausts and wounds one, chest or not', () => {
    const at = invasion(fight).do('Rogue appears in Forge')
    expect(at.offers()).toEqual([
      'Rogue appears in Workshop',
      'Rogue in Forge attacks Ratkin',
      'Rogue in Forge attacks Slime',
    ])
    at.do('Rogue in Forge attacks Slime')
    expect(placeAt(at, 'forge')).toEqual({ monsters: [2, 0], chest: 'Spoil of one', exhausted: { rogue: 1 } })
  })

  test('[H4, A7] the owner may answer with Defend: no wound, and the hero exhausts all the same', () => {
    const at = invasion({ ...fight, hands: [['Nip'], ['Squish', 'Flow']] })
    at.do('Rogue appears in Forge').do('Rogue in Forge attacks Slime')
    expect([at.offers(1), at.offers(2)]).toEqual([[], ['defend with Squish', 'take it']])
    at.do('defend with Squish')
    expect(placeAt(at, 'forge')).toEqual({ monsters: [2, 1], chest: 'Spoil of one', exhausted: { rogue: 1 } })
    expect([pile(at, 1, 'hand'), pile(at, 1, 'discard')]).toEqual([['Flow'], ['Squish']])
  })

  test('[A7] or take the wound, and keep the card', () => {
    const at = invasion({ ...fight, hands: [[], ['Squish']] })
    at.do('Rogue appears in Forge').do('Rogue in Forge attacks Slime').do('take it')
    expect([placeAt(at, 'forge').monsters, pile(at, 1, 'hand')]).toEqual([[2, 0], ['Squish']])
  })

  test('[A7] only cards of its owner help, and only those with Defend', () => {
    const at = invasion({ ...fight, hands: [['Nip'], ['Squish']] })
    at.do('Rogue appears in Forge').do('Rogue in Forge attacks Ratkin')
    expect([at.read('question'), placeAt(at, 'forge').monsters]).toEqual(['next-hero', [1, 1]])
  })
})

describe('looting', () => {
  /** A Mage comes to the exhausted heroes of the Forge, where a chest is. */
  const mageAt = (chest: string, exhausted: Heroes): Scene =>
    invasion({ guild: ['Mage Swords'], rooms: { vault: GREAT, forge: { chest, exhausted } } }).do(
      'Mage appears in Forge',
    )

  test('[H4.1] enough active heroes and no monster: exactly so many exhaust, and the chest is gone', () => {
    const at = mageAt('Spoil of two', { mage: 2 })
    expect(offersOf(at, /Forge/)).toEqual(['loot Forge'])
    at.do('loot Forge')
    expect(placeAt(at, 'forge')).toEqual({ active: { mage: 1 }, exhausted: { mage: 2 } })
    expect([at.read('looted'), happened(at)]).toEqual([['Spoil of two'], ['chest-looted']])
  })

  test('[H4.1] of several classes the players choose who exhausts', () => {
    const at = mageAt('Spoil of one', { rogue: 1 }).do('loot Forge')
    expect(at.offers()).toEqual(['Rogue loots', 'Mage loots'])
    at.do('Mage loots')
    expect(placeAt(at, 'forge')).toEqual({ active: { rogue: 1 }, exhausted: { mage: 1 } })
  })

  test('[H4.2] too few: all active ones exhaust, and the chest stays', () => {
    const at = mageAt('Spoil of three', { rogue: 1 })
    expect(offersOf(at, /Forge/)).toEqual(['wait in Forge'])
    expect(why(at, 'loot Forge')).toMatch(/\[H0\]$/)
    at.do('wait in Forge')
    expect(placeAt(at, 'forge')).toEqual({ chest: 'Spoil of three', exhausted: { rogue: 1, mage: 1 } })
    expect(at.read('looted')).toEqual([])
  })

  test('[H4.2] exhausted heroes do not count', () => {
    const at = invasion({
      guild: ['Mage Swords'],
      rooms: {
        vault: { ...GREAT, exhausted: { rogue: 5 } },
        forge: { chest: 'Spoil of two' },
        workshop: { monsters: [1] },
      },
    })
    at.do('Mage appears in Forge')
      .do('wait in Forge')
      .do('Mage appears in Workshop')
      .do('Mage in Workshop attacks Ratkin')
    expect(at.read('question')).toBe('play-cards')
  })
})

describe('charging', () => {
  test('[H5] no monster and no chest: on to the next room on the way to the Vault', () => {
    const at = invasion({ guild: ['Mage Eye'], rooms: { vault: GREAT, study: { resources: { book: 1 } } } })
    at.do('Mage appears in Graveyard')
    expect(offersOf(at, 'Mage charges')).toEqual(['Mage charges from Graveyard to Trainer'])
    at.do('Mage charges from Graveyard to Trainer').do('Mage charges from Trainer to Workshop')
    at.do('Mage charges from Workshop to Vault').do('wait in Vault')
    expect(placeAt(at, 'vault')).toEqual({ ...GREAT, exhausted: { mage: 1 } })
  })

  test('[H5] between equal ways the players choose, for each hero anew', () => {
    const at = invasion({
      ...{ scenario: 'battle-of-the-bands', guild: ['Mage Hats'] },
      rooms: {
        vault: GREAT,
        apothecary: { exhausted: { mage: 1 } },
        library: { monsters: [1] },
        sewers: { monsters: [1] },
      },
    })
    at.do('Mage appears in Apothecary')
    const both = ['Mage charges from Apothecary to Library', 'Mage charges from Apothecary to Sewers']
    expect(offersOf(at, 'Mage charges')).toEqual(both)
    at.do(both[0])
    expect(offersOf(at, 'Mage charges')).toEqual(both)
    at.do(both[1])
    expect([placeAt(at, 'library'), placeAt(at, 'sewers')]).toEqual([
      { monsters: [1], active: { mage: 1 } },
      { monsters: [1], active: { mage: 1 } },
    ])
  })

  test('[H5] never to a room that is no nearer', () => {
    const told: Dungeon = { scenario: 'wandering-tunnels', guild: ['Mage Hats'], rooms: { vault: GREAT } }
    const at = invasion(told).do('Mage appears in Library')
    expect(offersOf(at, 'Mage charges')).toEqual(['Mage charges from Library to Vault'])
  })

  test('[H8] show-off abilities do not trigger on charging', () => {
    const rooms = {
      vault: { ...GREAT, monsters: [3] },
      forge: { monsters: [1], resources: { coin: 2 } },
    } as const
    const warrior = invasion({ guild: ['Warrior Eye'], rooms })
    warrior.do('Warrior appears in Study').do('Warrior charges from Study to Forge')
    expect([warrior.read('question'), placeAt(warrior, 'forge').resources]).toEqual([
      'next-hero',
      { coin: 2 },
    ])
    const archer = invasion({ guild: ['Archer Eye'], rooms: { vault: { ...GREAT, monsters: [3] } } })
    archer.do('Archer appears in Study').do('Archer charges from Study to Forge')
    expect([archer.read('question'), placeAt(archer, 'vault').monsters]).toEqual(['next-hero', [3]])
    const rogue = invasion({ guild: ['Rogue Eye'], rooms: { vault: GREAT, forge: { traps: 2 } } })
    rogue.do('Rogue appears in Study').do('Rogue charges from Study to Forge')
    // Not two traps, and not a living Rogue.
    expect(placeAt(rogue, 'forge')).toEqual({ traps: 1 })
  })
})

describe('until all are exhausted', () => {
  test('[H6] the next player plays only then', () => {
    const at = invasion({
      guild: ['Mage Swords'],
      rooms: { vault: GREAT, forge: { chest: 'Spoil of one' }, workshop: { chest: 'Spoil of two' } },
    })
    at.do('Mage appears in Forge').do('loot Forge').do('Mage appears in Workshop')
    expect(at.offers()).toEqual(['wait in Workshop'])
    at.do('wait in Workshop')
    expect(at.read('question')).toBe('play-cards')
  })

  test('[H7] exhausted by attacking, looting and waiting', () => {
    const at = invasion({
      guild: ['Mage Swords'],
      rooms: {
        vault: GREAT,
        forge: { monsters: [1], chest: 'Spoil of one', exhausted: { mage: 2 } },
        workshop: { chest: 'Curse of two' },
      },
    })
    at.do('Mage appears in Forge').do('Mage in Forge attacks Ratkin')
    expect(placeAt(at, 'forge')).toEqual({
      chest: 'Spoil of one',
      active: { mage: 2 },
      exhausted: { mage: 1 },
    })
    at.do('loot Forge')
    expect(placeAt(at, 'forge')).toEqual({ active: { mage: 1 }, exhausted: { mage: 2 } })
    at.do('Mage appears in Workshop').do('wait in Workshop')
    expect(placeAt(at, 'workshop')).toEqual({ chest: 'Curse of two', exhausted: { mage: 1 } })
  })

  test('[H7] active by inspiring, by a breakout and by Heal, not by a turn that begins', () => {
    const at = invasion({
      guild: ['Mage Swords'],
      rooms: {
        vault: GREAT,
        forge: { chest: 'Heal of one' },
        workshop: { monsters: [1] },
        cells: { exhausted: { rogue: 2 } },
      },
    })
    at.do('Mage appears in Workshop').do('Mage in Workshop attacks Ratkin')
    at.do('Mage appears in Forge').do('loot Forge')
    expect(placeAt(at, 'forge')).toEqual({ active: { mage: 1 } })
    at.do('Mage charges from Forge to Vault').do('wait in Vault')
    expect([at.read('question'), placeAt(at, 'cells')]).toEqual(['play-cards', { exhausted: { rogue: 2 } }])
  })
})
