import { describe, expect, test } from 'vitest'
import { dungeon, offersOf, pile, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

describe('Swarm', () => {
  const three: Dungeon = {
    rooms: { vault: { monsters: [3], resources: { coin: 1 } }, study: { monsters: [1] } },
    hands: [['Scurry']],
  }

  test('[A10, A17] every meeple of one room moves once, wherever it likes', () => {
    const at = dungeon(three)
    play(at, 'Scurry').do('Swarm Move from Vault')
    expect(offersOf(at, 'move Study')).toEqual([])
    at.do('move Vault to Sewers with Coin').do('move Vault to Sewers').do('move Vault to Workshop')
    expect(at.read('question')).toBe('play-cards')
    expect(placeAt(at, 'sewers')).toEqual({ monsters: [2], resources: { coin: 1 } })
    expect([placeAt(at, 'workshop'), placeAt(at, 'vault')]).toEqual([{ monsters: [1] }, {}])
    expect(offersOf(at, 'Swarm')).toEqual([])
  })

  test('[A10] the room is chosen; those elsewhere and newcomers do nothing', () => {
    const at = dungeon({
      rooms: { vault: { monsters: [2] }, forge: { monsters: [1] }, cells: {} },
      hands: [['Scurry']],
    })
    play(at, 'Scurry')
    expect(offersOf(at, 'Swarm')).toEqual(['Swarm Move from Vault', 'Swarm Move from Forge'])
    at.do('Swarm Move from Forge').do('move Forge to Vault')
    expect([at.read('question'), placeAt(at, 'vault')]).toEqual(['play-cards', { monsters: [3] }])
  })

  test('[A10] Melee: one attack for each meeple', () => {
    const at = dungeon({ rooms: { vault: { monsters: [2], exhausted: { mage: 3 } } }, hands: [['Gnaw']] })
    play(at, 'Gnaw').do('Swarm Melee from Vault').do('hit Mage in Vault').do('hit Mage in Vault')
    expect([at.read('question'), placeAt(at, 'vault')]).toEqual([
      'play-cards',
      { monsters: [2], exhausted: { mage: 1 } },
    ])
  })

  test('[A10] it ends with nobody left to hit', () => {
    const at = dungeon({ rooms: { vault: { monsters: [3], exhausted: { mage: 1 } } }, hands: [['Gnaw']] })
    play(at, 'Gnaw').do('Swarm Melee from Vault').do('hit Mage in Vault')
    expect(at.read('question')).toBe('play-cards')
  })

  test('[A10] Ranged and Trap likewise, from that room only', () => {
    const rooms = {
      vault: { monsters: [2] },
      study: { monsters: [1] },
      forge: { exhausted: { mage: 3 } },
    } as const
    const at = dungeon({ rooms, hands: [['Volley']] })
    play(at, 'Volley').do('Swarm Ranged from Vault')
    at.do('shoot Mage in Forge from Vault').do('shoot Mage in Forge from Vault')
    expect([at.read('question'), placeAt(at, 'forge')]).toEqual(['play-cards', { exhausted: { mage: 1 } }])
    const traps = dungeon({ rooms, hands: [['Volley']] })
    play(traps, 'Volley', 1).do('Swarm Trap from Vault').do('trap in Vault').do('trap in Vault')
    expect([traps.read('question'), placeAt(traps, 'vault').traps]).toEqual(['play-cards', 2])
  })

  test('[A10] who is left may stay, and then it is over', () => {
    const at = dungeon(three)
    play(at, 'Scurry').do('Swarm Move from Vault').do('move Vault to Sewers').do('enough')
    expect([at.read('question'), placeAt(at, 'vault').monsters]).toEqual(['play-cards', [2]])
    expect(offersOf(at, /move|Swarm/)).toEqual([])
  })

  test('[A10] is not offered where nobody could do it', () => {
    const at = dungeon({ ...three, hands: [['Gnaw']] })
    expect(offersOf(play(at, 'Gnaw'), 'Swarm')).toEqual([])
  })
})

describe('Reinforce', () => {
  test('[A11] of the top three all that show the action come to hand', () => {
    const at = dungeon({
      clans: ['dragon'],
      hands: [['Grudge']],
      decks: [['Claw 1', 'Homecoming', 'Swoop 1', 'Claw 2']],
    })
    play(at, 'Grudge').do('begin Reinforce Melee')
    expect(pile(at, 0, 'hand')).toEqual(['Claw 1', 'Swoop 1'])
    expect([pile(at, 0, 'discard'), pile(at, 0, 'deck')]).toEqual([['Homecoming'], ['Claw 2']])
    expect(offersOf(at, 'begin')).toEqual([])
  })
})

describe('Ambush', () => {
  test('[A12] so many meeples in rooms of the type, split at will, even with none there', () => {
    const at = dungeon({ hands: [['Drains']] })
    play(at, 'Drains').do('begin Ambush 3 Crossbones')
    expect(offersOf(at, 'meeple')).toEqual(['meeple to Sewers', 'meeple to Trainer'])
    at.do('meeple to Sewers').do('meeple to Trainer').do('meeple to Sewers')
    expect([placeAt(at, 'sewers'), placeAt(at, 'beast-trainer')]).toEqual([
      { monsters: [2] },
      { monsters: [1] },
    ])
    expect([at.read('question'), at.read('players[0].supply')]).toEqual(['play-cards', 6])
  })

  test('[A12] not without a meeple in the supply', () => {
    const at = dungeon({ clans: ['imp'], rooms: { vault: { monsters: [4] } }, hands: [['Drains']] })
    expect(offersOf(play(at, 'Drains'), 'begin')).toEqual([])
  })
})

describe('Surge', () => {
  const fight: Dungeon = {
    clans: ['skeleton'],
    rooms: { vault: { monsters: [1], exhausted: { mage: 1 } }, forge: { monsters: [1] } },
    hands: [['One More']],
  }

  test('[A13] the first action done gives the second', () => {
    const at = dungeon(fight)
    play(at, 'One More').do('begin Surge Melee Summon').do('hit Mage in Vault')
    expect(at.offers()).toEqual(['summon in Vault', 'enough'])
    at.do('summon in Vault')
    expect([placeAt(at, 'vault'), at.read('question')]).toEqual([{ monsters: [2] }, 'play-cards'])
  })

  test('[A13] without the first there is no second', () => {
    const at = dungeon(fight)
    play(at, 'One More').do('begin Surge Melee Summon').do('enough')
    expect([at.read('question'), placeAt(at, 'vault').monsters]).toEqual(['play-cards', [1]])
    const alone = dungeon({ ...fight, rooms: { vault: { monsters: [1] } } })
    expect(offersOf(play(alone, 'One More'), 'begin')).toEqual([])
  })

  test.each([
    ['Bear', 0, 'Move Melee', 'move Forge to Vault', 'hit Mage in Vault'],
    ['Bear', 1, 'Move Trap', 'move Forge to Study', 'trap in Study'],
    ['Bats', 0, 'Ranged Draw', 'shoot Mage in Vault from Forge', 'draw'],
    ['Bats', 1, 'Ranged Summon', 'shoot Mage in Vault from Forge', 'summon in Forge'],
    ['Temper', 0, 'Melee Activate', 'hit Archer in Forge', 'use Library'],
    ['Temper', 1, 'Melee Portal', 'hit Archer in Forge', 'portal in Forge'],
    ['Wobble', 0, 'Summon Draw', 'summon in Library', 'draw'],
  ])('[A13] %s, side %i: %s', (card, side, surge, first, second) => {
    const at = dungeon({
      clans: ['skeleton'],
      rooms: {
        vault: { exhausted: { mage: 2 } },
        forge: { monsters: [1], exhausted: { archer: 1 } },
        library: { monsters: [1] },
      },
      ...{ hands: [[card]], decks: [['Grave', 'Jab 1']] },
    })
    play(at, card, side).do(`begin Surge ${surge}`)
    expect(at.offers()).not.toContain(second)
    at.do(first)
    const before = [...at.table.cells]
    expect(at.offers()).toContain(second)
    // What is placed is placed where the first was done, though another meeple is elsewhere.
    const placing = /^(summon|trap|portal)/.exec(second)
    if (placing) expect(offersOf(at, placing[0])).toEqual([second])
    at.do(second)
    expect(at.read('question')).toBe('play-cards')
    expect([...at.table.cells]).not.toEqual(before)
  })
})

describe('Summon', () => {
  test('[A14] places a meeple of the supply where one is', () => {
    const at = dungeon({
      rooms: { vault: { monsters: [1] }, study: { monsters: [2] } },
      hands: [['Cousins']],
    })
    play(at, 'Cousins')
    expect(offersOf(at, 'summon')).toEqual(['summon in Vault', 'summon in Study'])
    at.do('summon in Vault').do('summon in Vault')
    expect([placeAt(at, 'vault'), at.read('players[0].supply')]).toEqual([{ monsters: [3] }, 4])
    expect(offersOf(at, 'summon')).toEqual([])
  })

  test('[A14, D3] with none in the dungeon, in a room of the clan’s symbol', () => {
    const at = dungeon({
      clans: ['ratkin', 'slime'],
      rooms: { vault: { monsters: [0, 1] } },
      hands: [['Cousins']],
    })
    expect(offersOf(play(at, 'Cousins'), 'summon')).toEqual(['summon in Sewers', 'summon in Trainer'])
  })

  test('[A14] not without a meeple in the supply', () => {
    const at = dungeon({ clans: ['dragon'], rooms: { vault: { monsters: [1] } }, hands: [['Homecoming']] })
    play(at, 'Homecoming')
    expect(offersOf(at, 'summon')).toEqual([])
    expect(why(at, 'summon in Vault')).toBe('no-meeple-left [Q5]')
  })
})
