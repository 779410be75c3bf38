import { describe, expect, test } from 'vitest'
import { ANYHOW, dungeon, happened, invasion, offersOf, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const GREAT = { chest: 'Great chest' }

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
