import { scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { dungeon, game, invasion, offersOf, pile, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const GREAT = { chest: 'Great chest' }

describe('event tokens', () => {
  test('[W4, A2] Activate takes one away, with a meeple in the room', () => {
    const at = dungeon({
      ...{ scenario: 'the-long-fog', hands: [['Paws 1']] },
      rooms: { forge: { monsters: [1], events: 2 }, study: { events: 1 } },
    })
    play(at, 'Paws 1')
    expect(offersOf(at, 'clear')).toEqual(['clear Forge'])
    at.do('clear Forge')
    expect([placeAt(at, 'forge').events, at.read('events')]).toEqual([1, 1])
    at.do('clear Forge')
    expect([placeAt(at, 'forge').events, at.read('events')]).toEqual([undefined, 2])
  })
})

describe('Frogs of War', () => {
  const frogs: Dungeon = { scenario: 'frogs-of-war' }

  test('[W4] where a frog guard croaks, no meeple is placed: not by Summon', () => {
    const rooms = { sewers: { monsters: [1], events: 1 }, forge: { monsters: [1] } }
    const at = play(dungeon({ ...frogs, rooms, hands: [['Cousins', 'Paws 1']] }), 'Cousins')
    expect(offersOf(at, 'summon')).toEqual(['summon in Forge'])
    expect(why(at, 'summon in Sewers')).toBe('frogs-there [W4]')
  })

  test('[W4] nor by the Ratkin’s ability', () => {
    const rooms = { sewers: { monsters: [1], events: 1 }, forge: { monsters: [1] } }
    const at = play(dungeon({ ...frogs, rooms, hands: [['Paws 1']] }), 'Paws 1')
    expect(offersOf(at, 'ability')).toEqual(['ability in Forge'])
  })

  test('[W4] nor by Ambush, which is not offered with no other room', () => {
    const at = dungeon({ ...frogs, rooms: { sewers: { events: 1 } }, hands: [['Drains']] })
    play(at, 'Drains').do('begin Ambush 3 Crossbones')
    expect(offersOf(at, 'meeple')).toEqual(['meeple to Trainer'])
    const both = dungeon({
      ...frogs,
      rooms: { sewers: { events: 1 }, 'beast-trainer': { events: 1 } },
      hands: [['Drains']],
    })
    expect(offersOf(play(both, 'Drains'), 'begin')).toEqual([])
  })

  test('[W4] nor at the start', () => {
    const choices = [{ do: 'lead Ratkin' }]
    const at = scene(game, { setup: { seats: 1, options: { scenario: 'frogs-of-war' }, choices } })
    expect(placeAt(at, 'sewers').events).toBe(1)
    expect(at.offers()).toEqual(['meeple to Trainer'])
  })

  test('[W4] meeples may walk in, and everything goes once it is sent away', () => {
    const at = dungeon({
      ...frogs,
      rooms: { sewers: { events: 1 }, vault: { monsters: [1] } },
      hands: [['Wall', 'Paws 1', 'Cousins']],
    })
    play(at, 'Wall').do('move Vault to Sewers')
    play(at, 'Paws 1').do('clear Sewers')
    play(at, 'Cousins').do('summon in Sewers')
    expect(placeAt(at, 'sewers')).toEqual({ monsters: [2] })
  })

  test('[W4, H1] Croaking: every Frog bites, then a guard comes to each Crossbones room', () => {
    const at = invasion({
      ...{ ...frogs, clans: ['ratkin', 'slime'], guild: ['Croaking'], hands: [[], ['Squish']] },
      rooms: {
        vault: GREAT,
        library: { monsters: [1, 1], resources: { frog: 2, bone: 2 } },
        study: { monsters: [1], resources: { frog: 3 } },
        forge: { resources: { frog: 0 }, monsters: [1] },
      },
    })
    expect(at.offers()).toEqual(['Ratkin takes it', 'Slime takes it'])
    at.do('Slime takes it').do('defend with Squish')
    at.do('Ratkin takes it')
    expect(placeAt(at, 'library').monsters).toEqual([0, 1])
    // Three Frogs, but only one to be bitten.
    at.do('Ratkin takes it')
    expect([placeAt(at, 'study'), placeAt(at, 'forge').monsters]).toEqual([
      { resources: { frog: 3 } },
      [1, 0],
    ])
    expect([placeAt(at, 'sewers'), placeAt(at, 'beast-trainer')]).toEqual([{ events: 1 }, { events: 1 }])
    expect(at.read('question')).toBe('play-cards')
  })

  test('[W4, H1] Parade: no traps in Hats rooms, and a Rogue in each Crossbones room', () => {
    const at = invasion({
      ...{ ...frogs, guild: ['Parade'] },
      rooms: {
        vault: GREAT,
        library: { traps: 2 },
        apothecary: { traps: 1 },
        forge: { traps: 1 },
        sewers: { monsters: [1] },
        'beast-trainer': { monsters: [1] },
      },
    })
    expect([placeAt(at, 'library'), placeAt(at, 'apothecary'), placeAt(at, 'forge')]).toEqual([
      {},
      {},
      { traps: 1 },
    ])
    expect(at.offers()).toEqual(['Rogue appears in Sewers', 'Rogue appears in Trainer'])
    at.do('Rogue appears in Sewers').do('Rogue in Sewers attacks Ratkin')
    at.do('Rogue appears in Trainer').do('Rogue in Trainer attacks Ratkin')
    expect([at.read('question'), at.read('traps')]).toEqual(['play-cards', 4])
  })
})

describe('Rent Day', () => {
  const rent: Dungeon = { scenario: 'rent-day', guild: ['Mage Swords'] }

  test('[W4] a chest in a room with a bill needs one looter fewer', () => {
    const forge = { chest: 'Spoil of two' }
    const owed = invasion({ ...rent, rooms: { vault: GREAT, forge: { ...forge, events: 1 } } })
    owed.do('Mage appears in Forge').do('loot Forge')
    expect(placeAt(owed, 'forge')).toEqual({ events: 1, exhausted: { mage: 1 } })
    const paid = invasion({ ...rent, rooms: { vault: GREAT, forge, study: { events: 1 } } }).do(
      'Mage appears in Forge',
    )
    expect(offersOf(paid, /Forge/)).toEqual(['wait in Forge'])
  })

  test('[W4] but one at least, and the great one is spared', () => {
    const forge = { chest: 'Spoil of one', events: 1 }
    const at = invasion({
      ...rent,
      rooms: { vault: { ...GREAT, events: 1, exhausted: { rogue: 2 } }, forge, workshop: { monsters: [1] } },
    })
    at.do('Mage appears in Forge').do('loot Forge')
    expect(placeAt(at, 'forge').exhausted).toEqual({ mage: 1 })
    const vault = { ...GREAT, events: 1, exhausted: { rogue: 2 } } as const
    const great = invasion({ ...rent, scenario: 'rent-day', guild: ['Mage Hats'], rooms: { vault } })
    great.do('Mage appears in Library').do('Mage charges from Library to Vault')
    expect(offersOf(great, /Vault/)).toEqual(['wait in Vault'])
  })

  test('[W4, H1] Final Notice: a bill for each Mystic Eye room, and everybody discards a card', () => {
    const at = invasion({
      ...rent,
      clans: ['ratkin', 'slime'],
      guild: ['Final Notice'],
      hands: [['Nip'], ['Flow', 'Engulf']],
      rooms: { vault: GREAT },
    })
    at.do('discard Nip').do('discard Engulf')
    expect([pile(at, 0, 'hand'), pile(at, 1, 'hand')]).toEqual([[], ['Flow']])
    expect([placeAt(at, 'study'), placeAt(at, 'graveyard')]).toEqual([{ events: 1 }, { events: 1 }])
    expect(at.read('question')).toBe('play-cards')
  })

  test('[W4, H1] Bailiffs: the Vault’s resources are gone, and a Warrior comes to each Swords room', () => {
    const at = invasion({
      ...rent,
      guild: ['Bailiffs'],
      rooms: { vault: { ...GREAT, resources: { coin: 2, bone: 1 } }, forge: { resources: { coin: 1 } } },
    })
    expect([placeAt(at, 'vault'), at.read('resources')]).toEqual([GREAT, [5, 4, 5, 5]])
    expect(at.offers()).toEqual(['Warrior appears in Forge', 'Warrior appears in Workshop'])
  })
})
