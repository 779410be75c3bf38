import { scene } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import {
  ANYHOW,
  dungeon,
  game,
  happened,
  invasion,
  offersOf,
  pile,
  placeAt,
  play,
  why,
} from './dungeon-one.ts'
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

describe('Battle of the Bands', () => {
  const bands: Dungeon = { scenario: 'battle-of-the-bands' }

  test('[W4] a hero card brings one hero more into a loud room', () => {
    const at = invasion({
      ...bands,
      guild: ['Rogue Eye'],
      rooms: { vault: GREAT, study: { monsters: [1], events: 1, traps: 1 }, graveyard: { monsters: [1] } },
    })
    at.do('Rogue appears in Study')
    // The first takes the trap away, and both stay.
    expect(placeAt(at, 'study')).toEqual({ monsters: [1], events: 1, active: { rogue: 2 } })
    expect(happened(at).filter((one) => one === 'hero-appeared')).toHaveLength(2)
    at.do('Rogue appears in Graveyard')
    expect(placeAt(at, 'graveyard').active).toEqual({ rogue: 1 })
  })

  test('[W4] one more, however loud, and if there is one', () => {
    const loud = invasion({
      ...bands,
      guild: ['Mage Eye'],
      rooms: { vault: GREAT, study: { monsters: [1], events: 2 } },
    })
    expect(placeAt(loud.do('Mage appears in Study'), 'study').active).toEqual({ mage: 2 })
    const last = invasion({
      ...bands,
      guild: ['Mage Eye'],
      rooms: { vault: GREAT, study: { monsters: [1], events: 1 }, forge: { exhausted: { mage: 4 } } },
    })
    expect(placeAt(last.do('Mage appears in Study'), 'study').active).toEqual({ mage: 1 })
  })

  test('[W4] not into the Cells, and not by charging', () => {
    const cells = dungeon({ ...bands, guild: ['Rogue Eye'], rooms: { cells: { events: 1 } } }).do(
      'use the Cells',
    )
    expect(placeAt(cells, 'cells')).toEqual({ events: 1, exhausted: { rogue: 1 } })
    const at = invasion({
      ...bands,
      guild: ['Mage Eye'],
      rooms: { vault: GREAT, library: { monsters: [1], events: 1 } },
    })
    at.do('Mage appears in Study').do('Mage charges from Study to Library')
    expect(placeAt(at, 'library').active).toEqual({ mage: 1 })
  })

  test('[W4, H1] Encore: Swords rooms become loud, and the heroes there active', () => {
    const at = invasion({
      ...bands,
      guild: ['Encore'],
      rooms: {
        vault: GREAT,
        forge: { monsters: [1], exhausted: { rogue: 1 } },
        study: { exhausted: { mage: 1 } },
      },
    })
    expect(placeAt(at, 'forge')).toEqual({ monsters: [1], events: 1, active: { rogue: 1 } })
    expect([placeAt(at, 'workshop'), placeAt(at, 'study')]).toEqual([
      { events: 1 },
      { exhausted: { mage: 1 } },
    ])
    expect(at.offers()).toEqual(['Rogue in Forge attacks Ratkin'])
  })

  test('[W4, H1] Stage Invasion: Hats rooms become loud, and Mages come there, two each', () => {
    const at = invasion({
      ...bands,
      guild: ['Stage Invasion'],
      rooms: { vault: GREAT, library: { monsters: [2] }, apothecary: { monsters: [2] } },
    })
    expect(at.offers()).toEqual(['Mage appears in Library', 'Mage appears in Apothecary'])
    at.do('Mage appears in Library')
    expect(placeAt(at, 'library')).toEqual({ monsters: [2], events: 1, active: { mage: 2 } })
  })
})

describe('The Long Fog', () => {
  const fog: Dungeon = { scenario: 'the-long-fog' }

  test('[W4] nobody shoots into a foggy room', () => {
    const rooms = {
      vault: { monsters: [1] },
      library: { events: 1, exhausted: { mage: 1 } },
      sewers: { exhausted: { mage: 1 } },
    } as const
    const at = play(dungeon({ ...fog, rooms, hands: [['Flame 1']] }), 'Flame 1')
    expect(offersOf(at, 'shoot')).toEqual(['shoot Mage in Sewers'])
    expect(why(at, 'shoot Mage in Library')).toBe('fog-there [W4]')
  })

  test('[W4] nor out of one', () => {
    const rooms = { vault: { monsters: [1], events: 1 }, sewers: { exhausted: { mage: 1 } } } as const
    const at = play(dungeon({ ...fog, rooms, hands: [['Flame 1']] }), 'Flame 1')
    expect(offersOf(at, 'shoot')).toEqual([])
    expect(why(at, 'shoot Mage in Sewers')).toBe('fog-there [W4]')
    const swarm = play(dungeon({ ...fog, rooms, hands: [['Volley']] }), 'Volley')
    expect(offersOf(swarm, 'Swarm')).toEqual([])
  })

  test.each(['study', 'library'] as const)('[W4] nor an Archer: fog in the %s', (id) => {
    const rooms = { vault: GREAT, library: { monsters: [1] } }
    const foggy = invasion({
      ...fog,
      guild: ['Archer Eye'],
      rooms: { ...rooms, [id]: { ...(id === 'library' ? rooms.library : {}), events: 1 } },
    })
    expect(foggy.do('Archer appears in Study').read('question')).toBe('next-hero')
    const clear = invasion({ ...fog, guild: ['Archer Eye'], rooms })
    expect(clear.do('Archer appears in Study').read('question')).toBe('archer-shoots')
  })

  test('[W4] Melee is as ever', () => {
    const at = play(
      dungeon({
        ...fog,
        rooms: { vault: { monsters: [1], events: 1, exhausted: { mage: 1 } } },
        hands: [['Claw 1']],
      }),
      'Claw 1',
    )
    expect(offersOf(at, 'hit')).toEqual(['hit Mage in Vault'])
  })

  test('[W4, H1] Rolling In: fog in Mystic Eye rooms, and every completed Portal is incomplete', () => {
    const at = invasion({
      ...fog,
      guild: ['Rolling In'],
      rooms: {
        vault: { ...GREAT, portal: 'completed' },
        forge: { portal: 'incomplete' },
        cells: { portal: 'completed' },
      },
    })
    expect([placeAt(at, 'vault').portal, placeAt(at, 'forge').portal, placeAt(at, 'cells').portal]).toEqual([
      'incomplete',
      'incomplete',
      'incomplete',
    ])
    expect([placeAt(at, 'study'), placeAt(at, 'graveyard'), at.read('portals')]).toEqual([
      { events: 1 },
      { events: 1 },
      5,
    ])
  })

  test('[W4, H1] Shapes: in every foggy room a monster takes a wound, and Mystic Eye heroes become active', () => {
    const at = invasion({
      ...{ ...fog, guild: ['Shapes'] },
      rooms: {
        vault: GREAT,
        forge: { monsters: [3], events: 2 },
        library: { monsters: [1], events: 1 },
        workshop: { monsters: [1] },
        study: { monsters: [1], exhausted: { rogue: 1 } },
      },
    })
    // One wound in the Forge, however thick the fog.
    at.do('Ratkin takes it').do('Ratkin takes it')
    expect([
      placeAt(at, 'forge').monsters,
      placeAt(at, 'library').monsters,
      placeAt(at, 'workshop').monsters,
    ]).toEqual([[2], undefined, [1]])
    expect(at.offers()).toEqual(['Rogue in Study attacks Ratkin'])
  })
})

describe('The Wandering Tunnels', () => {
  const tunnels: Dungeon = { scenario: 'wandering-tunnels' }

  test.each([
    ['out of', 'vault'],
    ['into', 'library'],
  ] as const)('[W4] nothing is carried %s rubble', (_, id) => {
    const loaded = { monsters: [1], resources: { coin: 1 }, traps: 1 }
    const rooms = { vault: loaded, [id]: { ...(id === 'vault' ? loaded : {}), events: 1 } }
    const at = play(dungeon({ ...tunnels, rooms, hands: [['Wall']] }), 'Wall')
    expect(offersOf(at, /to Library/)).toEqual(['move Vault to Library'])
    expect(why(at, 'move Vault to Library with Coin')).toBe('rubble-there [W4]')
    expect(offersOf(at, /to Sewers with/)).toHaveLength(id === 'vault' ? 0 : 2)
    at.do('move Vault to Library')
    expect(placeAt(at, 'library').monsters).toEqual([1])
  })

  test('[W4] nor by an Imp’s ability', () => {
    const rooms = { vault: { monsters: [1], traps: 1 }, library: { events: 1 } }
    const at = play(dungeon({ ...tunnels, clans: ['imp'], rooms, hands: [['Jab 1']] }), 'Jab 1', 1)
    expect(offersOf(at, /^ability.*to Library/)).toEqual(['ability in Vault to Library'])
    expect(why(at, 'ability in Vault to Library with a trap')).toBe('rubble-there [W4]')
  })

  test('[W4, H1] Cave-In: rubble in Special rooms, and all traps are gone', () => {
    const at = invasion({
      ...tunnels,
      guild: ['Cave-In'],
      rooms: { vault: { ...GREAT, traps: 1 }, study: { traps: 3 } },
    })
    expect([placeAt(at, 'cells'), placeAt(at, 'study'), placeAt(at, 'vault')]).toEqual([
      { events: 1 },
      {},
      GREAT,
    ])
    expect([at.read('traps'), at.read('events')]).toEqual([5, 2])
    const large = invasion({
      ...tunnels,
      options: { rooms: 'twelve' },
      guild: ['Cave-In'],
      rooms: { vault: GREAT, forge: { events: 1 } },
    })
    // As far as the three tokens go.
    expect([placeAt(large, 'cells'), placeAt(large, 'laboratory'), placeAt(large, 'builder')]).toEqual([
      { events: 1 },
      { events: 1 },
      {},
    ])
  })

  test('[W4, H1] New Way: no more rubble, an Archer in the Vault, and a new offer', () => {
    const at = invasion({
      ...{
        ...tunnels,
        guild: ['New Way'],
        offer: ['Axe', 'Brew'],
        craftDeck: ['Pony', 'Gifts'],
        rolls: { craftDice: [ANYHOW] },
      },
      rooms: { vault: GREAT, forge: { events: 1 }, study: { events: 2 } },
    })
    expect([placeAt(at, 'forge'), placeAt(at, 'study'), at.read('events')]).toEqual([{}, {}, 3])
    at.do('Archer appears in Vault').do('wait in Vault')
    expect(at.read('question')).toBe('play-cards')
    expect([...(at.read('offer') as string[])].sort()).toEqual(['Axe', 'Brew', 'Gifts', 'Pony'])
    expect([at.unusedRolls(), happened(at)]).toEqual([[], expect.arrayContaining(['card-offered'])])
  })
})
