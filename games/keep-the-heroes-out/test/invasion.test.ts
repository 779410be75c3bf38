import { describe, expect, test } from 'vitest'
import { dungeon, happened, invade, invasion, offersOf, pile, placeAt } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const GREAT = { chest: 'Great chest' }

describe('an invasion', () => {
  test('[H0] comes after each turn, with as many cards as the level asks, one by one', () => {
    const at = invasion({
      ...{ options: { difficulty: 'medium' }, guild: ['Rogue Swords', 'Mage Eye'] },
      rooms: {
        vault: GREAT,
        forge: { monsters: [1] },
        workshop: { monsters: [1] },
        study: { monsters: [1] },
        graveyard: { monsters: [1] },
      },
    })
    expect(at.read('guildDiscard')).toEqual(['Rogue Swords'])
    at.do('Rogue appears in Forge').do('Rogue in Forge attacks Ratkin')
    at.do('Rogue appears in Workshop')
    // The second card waits until the first is wholly resolved.
    expect(at.read('guildDiscard')).toEqual(['Rogue Swords'])
    at.do('Rogue in Workshop attacks Ratkin')
    expect(at.read('guildDiscard')).toEqual(['Rogue Swords', 'Mage Eye'])
    at.do('Mage appears in Study').do('Mage in Study attacks Ratkin')
    at.do('Mage appears in Graveyard').do('Mage in Graveyard attacks Ratkin')
    expect([at.read('question'), at.read('turn')]).toEqual(['play-cards', 2])
  })

  test('[H0] with several active heroes the players choose who is next', () => {
    const at = invasion({
      guild: ['Mage Swords'],
      rooms: {
        vault: GREAT,
        forge: { monsters: [2] },
        workshop: { exhausted: { rogue: 1, archer: 1 }, monsters: [3] },
      },
    })
    at.do('Mage appears in Workshop')
    expect(at.offers()).toEqual([
      'Mage appears in Forge',
      ...[
        'Rogue in Workshop attacks Ratkin',
        'Mage in Workshop attacks Ratkin',
        'Archer in Workshop attacks Ratkin',
      ],
    ])
  })

  test('[H0] the player whose turn it was decides', () => {
    const at = invasion({ clans: ['ratkin', 'slime'], guild: ['Mage Swords'], rooms: { vault: GREAT } })
    expect([at.offers(1).length, at.offers(2)]).toEqual([2, []])
  })
})

describe('revealing', () => {
  test.each([
    ['Warrior Hats', 'Warrior', ['Library', 'Apothecary']],
    ['Rogue Swords', 'Rogue', ['Forge', 'Workshop']],
    ['Mage Crossbones', 'Mage', ['Sewers', 'Trainer']],
    ['Archer Eye', 'Archer', ['Graveyard', 'Study']],
  ])('[H1] %s: one hero in each of the two rooms', (card, hero, rooms) => {
    const at = invasion({ guild: [card], rooms: { vault: GREAT } })
    expect(at.offers()).toEqual(rooms.map((name) => `${hero} appears in ${name}`))
  })

  test('[H1, G7] a hero comes from the Supply, and is active', () => {
    const at = invasion({ guild: ['Mage Swords'], rooms: { vault: GREAT, forge: { monsters: [1] } } })
    at.do('Mage appears in Forge')
    expect([placeAt(at, 'forge'), at.read('heroes')]).toEqual([
      { monsters: [1], active: { mage: 1 } },
      [5, 5, 4, 5],
    ])
    expect(offersOf(at, 'Mage appears')).toEqual(['Mage appears in Workshop'])
    at.do('Mage in Forge attacks Ratkin')
    expect(placeAt(at, 'forge')).toEqual({ exhausted: { mage: 1 } })
  })

  test('[H1] a scenario card does what it says', () => {
    const at = invasion({ scenario: 'frogs-of-war', guild: ['Croaking'], rooms: { vault: GREAT } })
    expect(placeAt(at, 'sewers')).toEqual({ events: 1 })
    expect(at.read('question')).toBe('play-cards')
  })
})

describe('showing off', () => {
  const archers: Dungeon = {
    ...{ clans: ['ratkin', 'slime'], guild: ['Archer Hats'] },
    rooms: {
      vault: GREAT,
      forge: { monsters: [2, 1] },
      study: { monsters: [1] },
      library: { monsters: [1] },
      apothecary: { monsters: [1] },
    },
  }

  test('[H1.1] an Archer shoots a monster in an adjacent room closer to the Vault, and stays active', () => {
    const at = invasion(archers).do('Archer appears in Library')
    // Neither her own room nor the Study, which is no closer.
    expect(at.offers(1)).toEqual(['shot at Ratkin in Forge', 'shot at Slime in Forge'])
    at.do('shot at Slime in Forge')
    expect(placeAt(at, 'forge').monsters).toEqual([2, 0])
    expect(placeAt(at, 'library')).toEqual({ monsters: [1, 0], active: { archer: 1 } })
  })

  test('[H1.1] not without a monster there', () => {
    const at = invasion(archers).do('Archer appears in Apothecary')
    expect([at.read('question'), happened(at)]).toEqual(['next-hero', ['hero-appeared']])
  })

  test('[H1.1] not into a room that is just as far from the Vault', () => {
    const rooms = { vault: GREAT, sewers: { monsters: [1] } }
    const at = invasion({ scenario: 'wandering-tunnels', guild: ['Archer Hats'], rooms })
    expect(at.do('Archer appears in Library').read('question')).toBe('next-hero')
    expect(at.do('Archer appears in Apothecary').offers()).toEqual(['shot at Ratkin in Sewers'])
  })

  test('[H1.1] a Warrior removes up to two resources, of the players’ choice', () => {
    const at = invasion({
      guild: ['Warrior Eye'],
      rooms: {
        vault: GREAT,
        study: { monsters: [1], resources: { frog: 1, book: 2 } },
        graveyard: { resources: { bone: 1 } },
      },
    })
    at.do('Warrior appears in Study')
    expect(at.offers()).toEqual(['lose Frog', 'lose Book'])
    at.do('lose Book').do('lose Book')
    expect(placeAt(at, 'study')).toEqual({ monsters: [1], resources: { frog: 1 }, active: { warrior: 1 } })
    expect(at.read('resources')).toEqual([4, 5, 4, 5])
    at.do('Warrior appears in Graveyard').do('lose Bone')
    expect(at.read('question')).toBe('next-hero')
    expect(placeAt(at, 'graveyard')).toEqual({ active: { warrior: 1 } })
  })

  test('[H1.1] a Rogue removes one trap, and dies to the next', () => {
    const at = invasion({
      guild: ['Rogue Swords'],
      rooms: { vault: GREAT, forge: { traps: 1 }, workshop: { traps: 3 } },
    })
    at.do('Rogue appears in Forge')
    expect(placeAt(at, 'forge')).toEqual({ active: { rogue: 1 } })
    at.do('Rogue appears in Workshop')
    expect(placeAt(at, 'workshop')).toEqual({ traps: 1 })
  })

  test('[H1.1] a Mage has none outside the Cells', () => {
    const at = invasion({
      guild: ['Mage Hats'],
      rooms: {
        vault: GREAT,
        library: { resources: { book: 2 }, monsters: [1] },
        cells: { exhausted: { rogue: 2 } },
      },
    })
    at.do('Mage appears in Library')
    expect(placeAt(at, 'library')).toEqual({ monsters: [1], resources: { book: 2 }, active: { mage: 1 } })
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { rogue: 2 } })
  })
})

describe('traps', () => {
  test('[H2] the hero is dead, one trap gone, and it does nothing further', () => {
    const at = invasion({
      guild: ['Mage Swords'],
      rooms: { vault: GREAT, forge: { traps: 2, monsters: [1], exhausted: { rogue: 1 } } },
    })
    at.do('Mage appears in Forge')
    expect(placeAt(at, 'forge')).toEqual({ traps: 1, monsters: [1], exhausted: { rogue: 1 } })
    expect([at.read('heroes'), at.read('traps')]).toEqual([[5, 4, 5, 5], 4])
    expect(at.offers()).toEqual(['Mage appears in Workshop'])
    expect(happened(at)).toEqual(['hero-appeared', 'trap-sprung'])
  })

  test('[H2] also on charging in', () => {
    const at = invasion({
      guild: ['Mage Eye'],
      rooms: { vault: GREAT, forge: { traps: 1, exhausted: { rogue: 1 } } },
    })
    at.do('Mage appears in Study').do('Mage charges from Study to Forge')
    expect(placeAt(at, 'forge')).toEqual({ exhausted: { rogue: 1 } })
    expect(at.offers()).toEqual(['Mage appears in Graveyard'])
  })

  test('[H2, H1.1] show-off comes first: the Archer has shot, the Warrior has smashed', () => {
    const rooms = { vault: { ...GREAT, monsters: [1] }, forge: { traps: 1, resources: { coin: 1 } } } as const
    const archer = invasion({ guild: ['Archer Swords'], rooms })
    archer.do('Archer appears in Forge').do('shot at Ratkin in Vault')
    expect([placeAt(archer, 'vault').monsters, placeAt(archer, 'forge')]).toEqual([
      undefined,
      { resources: { coin: 1 } },
    ])
    const warrior = invasion({ guild: ['Warrior Swords'], rooms })
    warrior.do('Warrior appears in Forge').do('lose Coin')
    expect(placeAt(warrior, 'forge')).toEqual({})
  })
})

describe('inspiring', () => {
  test('[H3] a hero who survives makes the exhausted of the room active', () => {
    const at = invasion({
      guild: ['Mage Swords'],
      rooms: {
        vault: GREAT,
        forge: { monsters: [1], exhausted: { rogue: 2, mage: 1 } },
        library: { exhausted: { archer: 1 } },
      },
    })
    at.do('Mage appears in Forge')
    expect(placeAt(at, 'forge')).toEqual({ monsters: [1], active: { rogue: 2, mage: 2 } })
    expect(placeAt(at, 'library')).toEqual({ exhausted: { archer: 1 } })
    expect(happened(at)).toContain('heroes-inspired')
  })

  test('[H3] so does one who charges in', () => {
    const at = invasion({
      guild: ['Mage Eye'],
      rooms: { vault: GREAT, forge: { monsters: [2], exhausted: { rogue: 2 } } },
    })
    at.do('Mage appears in Study').do('Mage charges from Study to Forge')
    expect(placeAt(at, 'forge')).toEqual({ monsters: [2], active: { rogue: 2, mage: 1 } })
  })

  test.each(['Warrior', 'Rogue', 'Archer'])('[H3] not a %s who is put into the Cells', (hero) => {
    const at = dungeon({ guild: [`${hero} Eye`], rooms: { cells: { exhausted: { mage: 2 } } } }).do(
      'use the Cells',
    )
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { mage: 2, [hero.toLowerCase()]: 1 } })
    expect(happened(at)).not.toContain('heroes-inspired')
  })
})

describe('afterwards', () => {
  test('[H0, P7] the player has drawn before the heroes come', () => {
    const at = dungeon({ guild: ['Mage Swords'], rooms: { vault: GREAT }, decks: [['Nip', 'Wall']] })
    invade(at)
    expect([at.read('question'), pile(at, 0, 'hand')]).toEqual(['next-hero', ['Nip', 'Wall']])
  })
})
