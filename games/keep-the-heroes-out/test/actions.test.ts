import { describe, expect, test } from 'vitest'
import { dungeon, happened, offersOf, pile, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

describe('Draw', () => {
  test('[A1] draws a card now, to be played at once', () => {
    const at = dungeon({ clans: ['imp'], hands: [['Ideas']], decks: [['Pits', 'Fetch 1', 'Fetch 2']] })
    play(at, 'Ideas').do('draw')
    expect([pile(at, 0, 'hand'), pile(at, 0, 'deck')]).toEqual([['Pits'], ['Fetch 2', 'Fetch 1']])
    at.do('draw')
    expect(offersOf(at, 'play')).toEqual(['play Pits: Trap, Trap', 'play Fetch 1: Activate, Move'])
    expect(offersOf(at, 'draw')).toEqual([])
  })

  test('[A1] is not offered with no card left at all', () => {
    const at = dungeon({ clans: ['imp'], hands: [['Ideas']] })
    play(at, 'Ideas')
    expect(offersOf(at, 'draw')).toEqual([])
  })
})

describe('Activate', () => {
  test('[A2] the clan’s ability, a room with a meeple, or a Portal there', () => {
    const at = dungeon({
      rooms: {
        vault: { monsters: [1] },
        library: { monsters: [1], portal: 'incomplete' },
        workshop: { portal: 'incomplete' },
      },
      hands: [['Paws 1']],
    })
    play(at, 'Paws 1')
    expect(offersOf(at, /^(use|ability|complete)/)).toEqual([
      ...[
        'ability in Vault',
        'ability in Library',
        'use Vault',
        'use Library',
        'complete Library',
        'use the Cells',
      ],
    ])
    at.do('use Vault').do('complete Library')
    expect(placeAt(at, 'vault')).toEqual({ monsters: [1], resources: { coin: 1 } })
    expect(placeAt(at, 'library')).toEqual({ monsters: [1], portal: 'completed' })
    expect(offersOf(at, /^(use V|ability|complete)/)).toEqual([])
  })

  test('[A2] Ratkin: a meeple where they have one', () => {
    const at = dungeon({ rooms: { forge: { monsters: [1] } }, hands: [['Paws 1']] })
    play(at, 'Paws 1').do('ability in Forge')
    expect([placeAt(at, 'forge'), at.read('players[0].supply')]).toEqual([{ monsters: [2] }, 7])
  })

  test('[A2] Dragon: all wounds are gone', () => {
    const hurt: Dungeon = { clans: ['dragon'], rooms: { forge: { monsters: [1] } }, hands: [['Flame 1']] }
    const at = dungeon({ ...hurt, table: { 'players[0].wounds': 4 } })
    play(at, 'Flame 1', 1).do('ability')
    expect(at.read('players[0].wounds')).toBe(0)
    expect(happened(at)).toEqual(['dragon-mended'])
    expect(why(play(dungeon(hurt), 'Flame 1', 1), 'ability')).toBe('no-wounds [Q55]')
  })

  test('[A2] Skeleton: a Bone where they have a meeple', () => {
    const at = dungeon({
      clans: ['skeleton'],
      rooms: { forge: { monsters: [1] }, study: { monsters: [1] } },
      hands: [['Jab 1']],
    })
    play(at, 'Jab 1', 1)
    expect(offersOf(at, 'ability')).toEqual(['ability in Forge', 'ability in Study'])
    at.do('ability in Forge')
    expect(placeAt(at, 'forge')).toEqual({ monsters: [1], resources: { bone: 1 } })
    expect(at.read('resources')).toEqual([5, 5, 4, 5])
  })

  test('[A2] Imp: one of them moves', () => {
    const at = dungeon({
      clans: ['imp'],
      rooms: { forge: { monsters: [1], traps: 1 } },
      hands: [['Surprise 1']],
    })
    play(at, 'Surprise 1', 1)
    expect(offersOf(at, 'ability')).toContain('ability in Forge to Study')
    at.do('ability in Forge to Vault with a trap')
    expect([placeAt(at, 'forge'), placeAt(at, 'vault')]).toEqual([{}, { monsters: [1], traps: 1 }])
  })

  test('[A2] Slime: draws a card', () => {
    const at = dungeon({
      clans: ['slime'],
      rooms: { cells: { monsters: [1] } },
      hands: [['Split 1']],
      decks: [['Flow', 'Engulf']],
    })
    play(at, 'Split 1', 1).do('ability')
    expect(pile(at, 0, 'hand')).toEqual(['Flow'])
  })

  test.each(['ratkin', 'skeleton', 'imp', 'slime'] as const)(
    '[A16] without a meeple in the dungeon there is no ability: %s',
    (clan) => {
      const told: Dungeon = { clans: [clan], hands: [['Paws 1']], decks: [['Flow']] }
      expect(offersOf(play(dungeon(told), 'Paws 1'), 'ability')).toEqual([])
      const there = dungeon({ ...told, rooms: { sewers: { monsters: [1] } } })
      expect(offersOf(play(there, 'Paws 1'), 'ability')).not.toEqual([])
    },
  )

  test('[A19] the same meeple and the same room any number of times', () => {
    const at = dungeon({ rooms: { workshop: { monsters: [1] } }, hands: [['Paws 1', 'Paws 2']] })
    play(at, 'Paws 1').do('use Workshop').do('use Workshop')
    play(at, 'Paws 2').do('use Workshop')
    expect(placeAt(at, 'workshop')).toEqual({ monsters: [1], traps: 3 })
  })
})

describe('Move', () => {
  test('[A3, G2] through a passageway to the next room, and no further', () => {
    const at = dungeon({ rooms: { workshop: { monsters: [1] } }, hands: [['Wall']] })
    play(at, 'Wall')
    expect(offersOf(at, 'move')).toEqual(['move Workshop to Vault', 'move Workshop to Trainer'])
    at.do('move Workshop to Trainer')
    expect([placeAt(at, 'workshop'), placeAt(at, 'beast-trainer')]).toEqual([{}, { monsters: [1] }])
    expect(offersOf(at, 'move')).toEqual([])
  })

  test('[A3] only one’s own meeples', () => {
    const at = dungeon({
      clans: ['ratkin', 'slime'],
      rooms: { workshop: { monsters: [0, 2] }, cells: { monsters: [1] } },
      hands: [['Wall']],
    })
    expect(offersOf(play(at, 'Wall'), 'move')).toEqual(['move Cells to Apothecary'])
  })

  test('[A3, A18] with one resource or one trap of the room, at most', () => {
    const at = dungeon({
      rooms: {
        cells: { monsters: [1], resources: { frog: 2, book: 1 }, traps: 1 },
        apothecary: { resources: { coin: 1 } },
      },
      hands: [['Wall']],
    })
    play(at, 'Wall')
    expect(offersOf(at, 'move')).toEqual([
      ...[
        'move Cells to Apothecary',
        'move Cells to Apothecary with Frog',
        'move Cells to Apothecary with Book',
      ],
      'move Cells to Apothecary with a trap',
    ])
    at.do('move Cells to Apothecary with Frog')
    expect(placeAt(at, 'cells')).toEqual({ resources: { frog: 1, book: 1 }, traps: 1 })
    expect(placeAt(at, 'apothecary')).toEqual({ monsters: [1], resources: { frog: 1, coin: 1 } })
    expect(at.read('resources')).toEqual([3, 4, 5, 4])
  })
})

describe('attacks', () => {
  const rooms = {
    vault: { monsters: [1], exhausted: { rogue: 2, mage: 1 } },
    forge: { exhausted: { archer: 1 } },
    study: { exhausted: { warrior: 1 } },
  } as const

  test('[A4] Melee: an enemy in a room with a meeple', () => {
    const at = dungeon({ rooms, hands: [['Claw 1']] })
    play(at, 'Claw 1')
    expect(offersOf(at, 'hit')).toEqual(['hit Rogue in Vault', 'hit Mage in Vault'])
    expect(why(at, 'hit Archer in Forge')).toBe('no-meeple-there [A4]')
    at.do('hit Rogue in Vault')
    expect(placeAt(at, 'vault')).toEqual({ monsters: [1], exhausted: { rogue: 1, mage: 1 } })
    expect(at.read('heroes')).toEqual([4, 4, 4, 4])
  })

  test('[A4] nobody to hit', () => {
    const at = dungeon({ rooms: { vault: { monsters: [1] } }, hands: [['Claw 1']] })
    play(at, 'Claw 1')
    expect(offersOf(at, 'hit')).toEqual([])
    expect(why(at, 'hit Rogue in Vault')).toBe('nobody-to-hit [A4]')
  })

  test('[A5] Ranged: an enemy in the next room, by passageway; not here, not further', () => {
    const at = dungeon({ rooms, hands: [['Flame 1']] })
    play(at, 'Flame 1')
    expect(offersOf(at, 'shoot')).toEqual(['shoot Archer in Forge'])
    at.do('shoot Archer in Forge')
    expect(placeAt(at, 'forge')).toEqual({})
    expect(why(at, 'shoot Rogue in Vault')).toBe('nobody-to-shoot [A5]')
  })

  test('[A5, O2] nor through Portals', () => {
    const at = dungeon({
      rooms: {
        cells: { monsters: [1], portal: 'completed' },
        study: { exhausted: { mage: 1 }, portal: 'completed' },
      },
      hands: [['Flame 1']],
    })
    expect(offersOf(play(at, 'Flame 1'), 'shoot')).toEqual([])
  })

  test('[A15] one wound removes a hero: it is back in the Supply', () => {
    const at = dungeon({ rooms: { vault: { monsters: [1], exhausted: { rogue: 2 } } }, hands: [['Claw 1']] })
    play(at, 'Claw 1').do('hit Rogue in Vault').do('hit Rogue in Vault')
    expect([placeAt(at, 'vault'), at.read('heroes')]).toEqual([{ monsters: [1] }, [5, 5, 5, 5]])
  })
})

describe('placing', () => {
  test('[A6] the shown resource in a room with a meeple', () => {
    const at = dungeon({ rooms: { vault: { monsters: [1] }, cells: { monsters: [1] } }, hands: [['Gifts']] })
    play(at, 'Gifts')
    expect(offersOf(at, 'put')).toEqual(
      ['Frog', 'Coin', 'Book'].flatMap((one) => [`put ${one} in Vault`, `put ${one} in Cells`]),
    )
    at.do('put Coin in Cells')
    expect(placeAt(at, 'cells')).toEqual({ monsters: [1], resources: { coin: 1 } })
    expect(offersOf(at, 'put Coin')).toEqual([])
    expect(offersOf(at, 'put')).toHaveLength(4)
  })

  test('[A8] a trap in a room with a meeple', () => {
    const at = dungeon({
      clans: ['imp'],
      rooms: { vault: { monsters: [1] }, forge: { traps: 4 } },
      hands: [['Pits']],
    })
    play(at, 'Pits')
    expect(offersOf(at, 'trap')).toEqual(['trap in Vault'])
    at.do('trap in Vault')
    expect([placeAt(at, 'vault'), at.read('traps')]).toEqual([{ monsters: [1], traps: 1 }, 0])
    expect(why(at, 'trap in Vault')).toBe('no-token-left [Q11]')
  })

  test('[A9] a completed Portal in a room with a meeple', () => {
    const at = dungeon({ clans: ['imp'], rooms: { vault: { monsters: [1] } }, hands: [['Back Door']] })
    play(at, 'Back Door')
    expect(offersOf(at, 'portal')).toEqual(['portal in Vault'])
    at.do('portal in Vault')
    expect([placeAt(at, 'vault'), at.read('portals')]).toEqual([{ monsters: [1], portal: 'completed' }, 7])
  })
})

describe('Defend', () => {
  test('[A7] is no action of a turn', () => {
    const at = dungeon({ rooms: { vault: { monsters: [1], exhausted: { mage: 1 } } }, hands: [['Shield']] })
    play(at, 'Shield')
    expect(at.offers()).toEqual(['use the Cells', 'end play'])
  })
})
