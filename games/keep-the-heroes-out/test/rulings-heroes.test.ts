import { describe, expect, test } from 'vitest'
import { all, dungeon, heroes, invaded, meeples, order, read, room } from './dungeon-two.ts'

const NOBODY = [0, 0, 0, 0]

describe('who decides', () => {
  test('[Q14] in an invasion the player whose turn has ended decides, for others’ meeples too', () => {
    const at = invaded(['Rogue (Swords)'], {
      ...{ of: ['ratkin', 'imp', 'slime'], active: 1 },
      rooms: { forge: { ratkin: 2, slime: 1 }, workshop: { traps: 2 } },
    })
    expect([at.offers(1), at.offers(3)]).toEqual([[], []])
    all(at, 'Rogue appears in Workshop')
    at.do('Rogue appears in Forge', 2)
    // Two Ratkin in a room are one option.
    expect(at.offers(2)).toEqual(['Rogue in Forge attacks Ratkin', 'Rogue in Forge attacks Slime'])
  })

  test('[Q14] in a turn its owner does', () => {
    const at = dungeon({
      ...{ of: ['ratkin', 'imp'], guild: ['Archer (Hats)'], hands: [['Bite']] },
      rooms: { apothecary: { ratkin: 1, imp: 1 } },
    }).do('use the Cells')
    expect([at.offers(1), at.offers(2)]).toEqual([
      ['shot at Ratkin in Apothecary', 'shot at Imp in Apothecary'],
      [],
    ])
  })

  test('[Q14] tokens of one kind are one option, and so is what cannot be otherwise', () => {
    const at = invaded(['Warrior (Swords)'], { rooms: { forge: { coin: 3, ratkin: 1 } } })
    expect(at.do('Warrior appears in Forge').offers()).toEqual(['lose Coin'])
  })
})

describe('heroes who appear', () => {
  const shot = (defends: boolean) => {
    const at = invaded(['Archer (Swords)'], {
      hands: [
        defends
          ? ['Call', 'Bite', 'Rally', 'Paws 1', 'Paws 2']
          : ['Bite', 'Rally', 'Paws 1', 'Paws 2', 'Paws 3'],
      ],
      rooms: { vault: { ratkin: 1 }, forge: { ratkin: 1 }, library: { ratkin: 1 } },
    })
    return all(at, 'Archer appears in Forge', 'shot at Ratkin in Vault')
  }

  test('[Q15] the Archer’s shot can be answered with Defend, and does not exhaust her', () => {
    const at = shot(true)
    expect(at.offers()).toEqual(['defend with Call', 'take it'])
    at.do('defend with Call')
    expect([meeples(at, 'vault'), heroes(at, 'forge')[0]]).toEqual([[1], [0, 0, 0, 1]])
    expect(at.offers()).toContain('Archer in Forge attacks Ratkin')
    expect(meeples(shot(false), 'vault')).toEqual([0])
  })

  test('[Q16] with nobody in an adjacent closer room the shot is lost', () => {
    // The Library is next to the Forge but farther from the Vault; in her own room she does not shoot.
    const at = invaded(['Archer (Swords)'], { rooms: { forge: { ratkin: 1 }, library: { ratkin: 1 } } })
    at.do('Archer appears in Forge')
    expect([order(at, 'archer-shot'), at.read('question')]).toEqual([[], 'next-hero'])
    expect([meeples(at, 'forge'), meeples(at, 'library')]).toEqual([[1], [1]])
  })

  test('[Q17] the players choose the order, and the second is put down when it is chosen', () => {
    const at = invaded(['Mage (Hats)'], { rooms: { apothecary: { ratkin: 1 } } })
    expect(at.offers()).toEqual(['Mage appears in Library', 'Mage appears in Apothecary'])
    at.do('Mage appears in Apothecary')
    expect([heroes(at, 'library'), room(at, 'library').chest]).toEqual([[NOBODY, NOBODY], 0])
    expect(at.offers()).toEqual(['Mage appears in Library', 'Mage in Apothecary attacks Ratkin'])
    all(at, 'Mage in Apothecary attacks Ratkin', 'Mage appears in Library')
    expect(heroes(at, 'apothecary')[1]).toEqual([0, 0, 1, 0])
  })

  test('[Q13] each hero springs one trap, though several lie there', () => {
    const at = invaded(['Mage (Swords)'], { rooms: { forge: { traps: 3 } } }).do('Mage appears in Forge')
    expect([room(at, 'forge').traps, heroes(at, 'forge'), at.read('traps')]).toEqual([2, [NOBODY, NOBODY], 3])
  })

  test('[Q46] a Warrior smashes two; the players choose which, but not whether', () => {
    const at = invaded(['Warrior (Swords)'], { rooms: { forge: { frog: 1, coin: 1, book: 1 } } })
    at.do('Warrior appears in Forge')
    expect(at.offers()).toEqual(['lose Frog', 'lose Coin', 'lose Book'])
    expect(at.do('lose Coin').offers()).toEqual(['lose Frog', 'lose Book'])
    expect([...room(at.do('lose Book'), 'forge').resources]).toEqual([1, 0, 0, 0])
    expect(at.read('question')).toBe('next-hero')
  })

  test('[Q46] or the one there is, and traps are no resources', () => {
    const at = invaded(['Warrior (Swords)'], { rooms: { forge: { bone: 1, traps: 2 } } })
    all(at, 'Warrior appears in Forge', 'lose Bone')
    // He did not smash a trap: he fell into one of the two.
    expect([room(at, 'forge').traps, order(at, 'trap-removed', 'trap-sprung')]).toEqual([1, ['trap-sprung']])
  })

  test('[Q46] the Rogue’s trap goes without asking', () => {
    const at = invaded(['Rogue (Swords)'], { rooms: { forge: { traps: 1, coin: 2 } } }).do(
      'Rogue appears in Forge',
    )
    expect([room(at, 'forge').traps, room(at, 'forge').resources[1], heroes(at, 'forge')[0]]).toEqual([
      ...[0, 2],
      [0, 1, 0, 0],
    ])
  })
})

describe('charging and looting', () => {
  test('[Q18] a hero who charges into the Cells frees those who sit there', () => {
    const at = invaded(['Mage (Hats)'], {
      ...{ options: { scenario: 'wandering-tunnels' }, rooms: { cells: { rogue: 2 } } },
    })
    all(at, 'Mage appears in Apothecary', 'Mage charges Apothecary to Cells')
    expect(heroes(at, 'cells')).toEqual([[0, 2, 1, 0], NOBODY])
  })

  const looters = { study: { chest: 'Spoil chest of 2', rogue: 1, archer: 1 } }

  test('[Q20] with more heroes than it takes the players choose who loots; the others charge', () => {
    const at = invaded(['Warrior (Mystic Eye)'], { rooms: looters }).do('Warrior appears in Study')
    expect(at.offers()).toEqual(['Warrior appears in Graveyard', 'loot Study'])
    expect(at.do('loot Study').offers()).toEqual(['Warrior loots', 'Rogue loots', 'Archer loots'])
    all(at, 'Warrior loots', 'Archer loots')
    expect(heroes(at, 'study')).toEqual([
      [0, 1, 0, 0],
      [1, 0, 0, 1],
    ])
    expect(at.offers()).toEqual(['Warrior appears in Graveyard', 'Rogue charges Study to Forge'])
  })

  test('[Q20] with just enough, or all of one class, nobody is asked', () => {
    const exact = { study: { chest: 'Spoil chest of 3', rogue: 1, archer: 1 } }
    const at = all(
      invaded(['Warrior (Mystic Eye)'], { rooms: exact }),
      'Warrior appears in Study',
      'loot Study',
    )
    expect([at.read('question'), heroes(at, 'study')[1]]).toEqual(['next-hero', [1, 1, 0, 1]])
    const same = { study: { chest: 'Spoil chest of 1', warrior: 2 } }
    const three = all(
      invaded(['Warrior (Mystic Eye)'], { rooms: same }),
      'Warrior appears in Study',
      'loot Study',
    )
    expect([three.read('question'), heroes(three, 'study')]).toEqual([
      'next-hero',
      [
        [2, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    ])
  })

  test('[Q21] heroes of different classes count together', () => {
    const at = invaded(['Mage (Mystic Eye)'], { rooms: { study: { chest: 'Spoil chest of 2', rogue: 1 } } })
    expect(at.do('Mage appears in Study').offers()).toContain('loot Study')
  })

  test('[Q22] the way to the Vault is by passageways; Portals do not count', () => {
    const at = invaded(['Mage (Mystic Eye)'], { rooms: { graveyard: { portal: 2 }, forge: { portal: 2 } } })
    expect(at.do('Mage appears in Graveyard').offers()).toEqual([
      'Mage appears in Study',
      'Mage charges Graveyard to Beast Trainer',
    ])
  })

  const looted = (chest: string, more: object = {}) =>
    all(
      invaded(['Mage (Mystic Eye)'], { rooms: { graveyard: { chest } }, ...more }),
      ...['Mage appears in Graveyard', 'loot Graveyard'],
    )

  test('[Q28] a Curse asks in seat order; an empty hand loses nothing', () => {
    const hands = [['Bite', 'Call'], [], ['Split 1', 'Flow']]
    const at = looted('Curse chest of 1', {
      ...{ of: ['ratkin', 'imp', 'slime'], hands, active: 1, decks: [undefined, [], undefined] },
    })
    expect([at.offers(1), at.offers(3)]).toEqual([['discard Bite', 'discard Call'], []])
    at.do('discard Call', 1)
    expect(at.offers(3)).toEqual(['discard Split 1', 'discard Flow'])
    at.do('discard Flow', 3)
    expect(read(at, 'question', 'players[0].hand', 'players[2].hand', 'players[1].discard')).toEqual([
      ...['next-hero', ['Bite'], ['Split 1'], []],
    ])
  })

  test('[Q29] a Spoil with no resource does nothing', () => {
    const at = looted('Spoil chest of 1')
    expect(read(at, 'question', 'looted', 'resources')).toEqual([
      'next-hero',
      ['Spoil chest of 1'],
      [5, 5, 5, 5],
    ])
  })

  test('[Q59] looted chests lie face up in the Supply', () => {
    const at = looted('Heal chest of 1')
    expect(read(at, 'looted', 'chests[5].back', 'rooms[5].chest')).toEqual([['Heal chest of 1'], null, 0])
  })
})
