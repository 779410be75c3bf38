import { describe, expect, test } from 'vitest'
import { all, deeds, dungeon, heroes, meeples, read, room } from './dungeon-two.ts'
import type { Dungeon } from './dungeon-two.ts'

const WORK = 'play Paws 1: Activate, Activate'
/** A Ratkin player with two Activates. */
const working = (rooms: Dungeon['rooms'], more: Dungeon = {}) =>
  dungeon({ hands: [['Paws 1']], rooms: rooms ?? {}, ...more }).do(WORK)

describe('rooms', () => {
  test('[Q12] a trap brought to heroes does nothing until somebody comes', () => {
    const at = dungeon({
      hands: [['March 1']],
      rooms: { vault: { ratkin: 1, traps: 1 }, forge: { rogue: 1 } },
    })
    all(at, 'play March 1: Move, Move', 'Vault to Forge with trap')
    expect([heroes(at, 'forge')[1], room(at, 'forge').traps]).toEqual([[0, 1, 0, 0], 1])
  })

  test('[Q30] only what lies in the room that is left can be carried, whoever put it there', () => {
    const at = dungeon({
      ...{ of: ['ratkin', 'imp'], hands: [['March 1']] },
      rooms: { workshop: { ratkin: 1, book: 1 }, vault: { coin: 1, imp: 1 } },
    })
    expect(deeds(at.do('play March 1: Move, Move'))).toEqual([
      ...['Workshop to Vault', 'Workshop to Vault with Book'],
      ...['Workshop to Beast Trainer', 'Workshop to Beast Trainer with Book'],
    ])
    at.do('Workshop to Vault')
    expect(deeds(at)).toContain('Vault to Forge with Coin')
  })

  test('[Q31] a Ranged attack reaches neither its own room nor through a Portal', () => {
    const flame = (rooms: Dungeon['rooms']) =>
      deeds(
        dungeon({ of: ['dragon'], hands: [['Flame 1']], rooms: rooms ?? {} }).do(
          'play Flame 1: Ranged, Ranged',
        ),
      )
    const rooms = { vault: { dragon: 1, mage: 1, portal: 2 }, library: { rogue: 1, portal: 2 } }
    expect(flame(rooms)).toEqual([])
    expect(flame({ ...rooms, sewers: { archer: 1 } })).toEqual(['shoot Archer in Sewers'])
  })

  test('[Q36] heroes in the Cells can be attacked like any others', () => {
    const at = dungeon({ hands: [['Bite']], rooms: { cells: { ratkin: 1, rogue: 1, mage: 1 } } })
    all(at, 'play Bite: Melee, Melee', 'hit Mage in Cells')
    expect(heroes(at, 'cells')[1]).toEqual([0, 1, 0, 0])
  })

  test('[Q37] nothing on offer that fits: no crafting, and the resource stays', () => {
    const rooms = { forge: { ratkin: 1, coin: 1 } }
    const at = working(rooms, { offer: ['Spider', 'Brew', 'Fire', 'Wind', 'Bat'] })
    expect(deeds(at)).toEqual(['ability in Forge'])
    expect([at.refusal('activate Forge')?.rule, room(at, 'forge').resources[1]]).toEqual(['Q37', 1])
    expect(deeds(working(rooms))).toEqual([
      'ability in Forge',
      'activate Forge for Sword',
      'activate Forge for Shield',
    ])
  })

  test('[Q38] with the Craft deck empty the offer shrinks', () => {
    const at = working({ forge: { ratkin: 1, coin: 2 } }, { craftDeck: [] })
    expect(at.do('activate Forge for Sword').read('offer')).toEqual(['Spider', 'Brew', 'Fire', 'Shield'])
  })

  test('[Q39] the Laboratory needs a Monster card on offer', () => {
    const rooms = { laboratory: { ratkin: 1 } }
    expect(deeds(working(rooms, { brew: 'slime' }))).toEqual(['ability in Laboratory'])
    const offer = ['Sword', 'Spider', 'Brew', 'Fire', 'Flow']
    expect(deeds(working(rooms, { brew: 'slime', offer }))).toContain('activate Laboratory for Flow')
  })

  test('[Q51] a room takes any number of pieces, and heroes hinder nothing', () => {
    const full = { ratkin: 8, rogue: 5, mage: 5, frog: 4, book: 5, traps: 5 }
    const at = working({ apothecary: full })
    all(at, 'activate Apothecary for Brew', 'ability in Apothecary')
    expect([meeples(at, 'apothecary'), room(at, 'apothecary').resources[0]]).toEqual([[9], 3])
    const moving = dungeon({ hands: [['March 1']], rooms: { apothecary: full } }).do(
      'play March 1: Move, Move',
    )
    expect(deeds(moving)).toContain('Apothecary to Sewers with trap')
  })
})

describe('Ambush, Swarm and Surge', () => {
  test('[Q54] an Ambush places fewer if the supply has fewer', () => {
    const at = dungeon({ hands: [['Drains']], rooms: { vault: { ratkin: 7 } } })
    all(
      at,
      'play Drains: Ambush 3 Crossbones',
      'begin Ambush 3 Crossbones',
      'place in Sewers',
      'place in Sewers',
    )
    expect(read(at, 'question', 'players[0].supply')).toEqual(['play-cards', 0])
  })

  test('[Q54] or if the player wants fewer', () => {
    const at = dungeon({ hands: [['Drains']] })
    all(at, 'play Drains: Ambush 3 Crossbones', 'begin Ambush 3 Crossbones', 'place in Sewers', 'enough')
    expect([meeples(at, 'sewers'), deeds(at)]).toEqual([[1], []])
  })

  const swarming = () => {
    const rooms = { vault: { ratkin: 2, coin: 1, traps: 1 }, forge: { ratkin: 1 } }
    return all(dungeon({ hands: [['Scurry']], rooms }), 'play Scurry: Swarm Move', 'Swarm Move by Vault')
  }

  test('[Q54] in a Swarm those take part who were there; each may carry', () => {
    const at = swarming().do('Vault to Forge with Coin').do('Vault to Sewers with trap')
    expect(at.read('question')).toBe('play-cards')
    expect([meeples(at, 'forge'), room(at, 'forge').resources[1], room(at, 'sewers').traps]).toEqual([
      [2],
      1,
      1,
    ])
  })

  test('[Q54] and each may decline', () => {
    const at = swarming().do('Vault to Forge').do('enough')
    expect([meeples(at, 'vault'), meeples(at, 'forge'), deeds(at)]).toEqual([[1], [2], []])
  })

  test('[Q54] the second action of a Surge may be declined', () => {
    const at = dungeon({ hands: [['One More']], rooms: { vault: { ratkin: 1, mage: 1 } } })
    all(at, 'play One More: Surge Melee Summon', 'begin Surge Melee Summon', 'hit Mage in Vault', 'enough')
    expect([meeples(at, 'vault'), at.read('question')]).toEqual([[1], 'play-cards'])
  })

  test.each([
    [
      'an attack: where the attacker is',
      'One More',
      'Surge Melee Summon',
      'hit Mage in Vault',
      'summon in Vault',
    ],
    [
      'a Ranged attack: where it came from',
      'Bow',
      'Surge Ranged Summon',
      'shoot Rogue in Forge from Study',
      'summon in Study',
    ],
    ['a Move: where it went', 'Boots', 'Surge Move Summon', 'Study to Forge', 'summon in Forge'],
    ['a Move, then a trap', 'Boots', 'Surge Move Trap', 'Vault to Sewers', 'trap Sewers'],
    ['an attack, then a Portal', 'Goose', 'Surge Melee Portal', 'hit Mage in Vault', 'portal in Vault'],
  ])('[Q54] placing follows %s', (_, card, action, first, second) => {
    const rooms = { vault: { ratkin: 2, mage: 1 }, forge: { rogue: 1 }, study: { ratkin: 1 } }
    const at = dungeon({ hands: [[card]], rooms })
    all(at, `play ${card}: ${action}`, `begin ${action}`, first)
    expect(at.offers()).toEqual([second, 'enough'])
  })
})

describe('abilities', () => {
  test('[Q55] that of the Ratkin needs a meeple in the supply', () => {
    const at = working({ forge: { ratkin: 9 } })
    expect([deeds(at), at.refusal('ability in Forge')?.rule]).toEqual([[], 'Q5'])
  })

  test('[Q55] that of the Imps is a whole Move, with cargo and Portals', () => {
    const rooms = { library: { imp: 1, book: 1, portal: 2 }, sewers: { portal: 2 } }
    const at = dungeon({ of: ['imp'], hands: [['Pit 1']], rooms }).do('play Pit 1: Activate')
    expect(deeds(at)).toEqual([
      ...['ability in Library to Forge', 'ability in Library to Forge with Book'],
      ...['ability in Library to Sewers', 'ability in Library to Sewers with Book', 'activate Library'],
    ])
    at.do('ability in Library to Sewers with Book')
    expect([meeples(at, 'sewers'), room(at, 'sewers').resources[3]]).toEqual([[1], 1])
  })

  test('[Q55] that of the Slimes may shuffle the discard pile, and is not offered without a card', () => {
    const slime = (discard: string[]) =>
      dungeon({
        ...{
          of: ['slime'],
          hands: [['Split 1']],
          decks: [[]],
          discards: [discard],
          rooms: { forge: { slime: 1 } },
        },
      }).do('play Split 1: Activate')
    expect(slime(['Flow']).do('ability').read('players[0].hand')).toEqual(['Flow'])
    expect(deeds(slime([]))).toEqual([])
  })

  test('[Q55] what would change nothing is not offered', () => {
    const unhurt = dungeon({ of: ['dragon'], hands: [['Flame 1']], rooms: { cells: { dragon: 1 } } })
    expect(deeds(unhurt.do('play Flame 1: Activate'))).toEqual([])
    expect(unhurt.refusal('ability')?.rule).toBe('Q55')
    const swarm = dungeon({ hands: [['Scurry']], rooms: { cells: { ratkin: 2 }, forge: { mage: 1 } } })
    expect(deeds(swarm.do('play Scurry: Swarm Melee'))).toEqual([])
    const bow = dungeon({ hands: [['Flags']], rooms: { cells: { ratkin: 2 }, forge: { traps: 5 } } })
    expect(deeds(bow.do('play Flags: Swarm Trap'))).toEqual([])
  })
})
