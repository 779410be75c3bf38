import { describe, expect, test } from 'vitest'
import { all, deeds, dungeon, invade, meeples, order, read, room } from './dungeon-two.ts'
import type { Dungeon } from './dungeon-two.ts'

const CELLS = 'use the Cells'

describe('Summon', () => {
  const home = ['play Bite: Summon']
  const summons = (rooms: Dungeon['rooms']) =>
    deeds(all(dungeon({ hands: [['Bite']], rooms: rooms ?? {} }), ...home))

  test('[Q5] places a meeple where you have one', () => {
    expect(summons({ library: { ratkin: 2 }, vault: { ratkin: 1, rogue: 1 } })).toEqual([
      'summon in Vault',
      'summon in Library',
    ])
  })

  test('[Q5] with none in the dungeon, in any room of your symbol', () => {
    expect(summons({ sewers: { rogue: 2 } })).toEqual(['summon in Sewers', 'summon in Beast Trainer'])
    const dragon = dungeon({ of: ['dragon'], hands: [['Home 1']] }).do('play Home 1: Summon')
    expect(deeds(dragon)).toEqual(['summon in Vault'])
  })

  test('[Q5] another player’s meeples are not yours', () => {
    const at = dungeon({ of: ['ratkin', 'imp'], hands: [['Bite']], rooms: { study: { imp: 2 } } })
    expect(deeds(at.do('play Bite: Summon'))).toEqual(['summon in Sewers', 'summon in Beast Trainer'])
  })

  test('[Q5] two in a row: the first decides where the second can be', () => {
    const at = dungeon({ hands: [['Call']] })
    all(at, 'play Call: Summon, Summon', 'summon in Sewers')
    expect(deeds(at)).toEqual(['summon in Sewers'])
  })

  test('[Q5] with no meeple in the supply it does nothing', () => {
    expect(summons({ library: { ratkin: 9 } })).toEqual([])
    const at = dungeon({ hands: [['Bite']], rooms: { library: { ratkin: 9 } } }).do('play Bite: Summon')
    expect(at.refusal('summon in Library')?.rule).toBe('Q5')
  })
})

describe('hand and piles', () => {
  test('[Q6] each card discarded renews the whole offer, and that again and again', () => {
    const shuffle = [{ shuffle: ['Pony', 'Wind'] }, { shuffle: ['Sword'] }]
    const at = dungeon({ hands: [['March 1', 'Bite']], rolls: { craftDice: shuffle } }).do('no more cards')
    at.do('renew with March 1')
    expect(read(at, 'offer.size', 'craftDeck.size', 'players[0].discard')).toEqual([5, 15, ['March 1']])
    expect(at.read('offer')).toEqual(expect.arrayContaining(['Pony', 'Wind']))
    at.do('renew with Bite')
    expect(at.read('offer')).toContain('Sword')
    expect([at.offers(), at.unusedRolls()]).toEqual([[CELLS, 'end turn'], []])
  })

  test('[Q7] more than five cards may be kept; then none is drawn', () => {
    const hand = ['March 1', 'Bite', 'Call', 'Paws 1', 'Paws 2', 'Paws 3', 'Scurry']
    const at = invade(dungeon({ hands: [hand] }))
    expect(read(at, 'players[0].hand', 'players[0].deck.size')).toEqual([hand, 3])
  })

  test('[Q8] a shuffle in mid-turn leaves out what was played', () => {
    const at = dungeon({
      ...{ of: ['imp'], hands: [['Ideas', 'Pits']], decks: [[]], discards: [['Door', 'Fork']] },
      rolls: { cardDice: [{ shuffle: ['Fork', 'Door'] }] },
    })
    all(at, 'play Pits: Trap, Trap', 'play Ideas: Draw, Draw', 'draw', 'draw')
    expect(read(at, 'players[0].hand', 'players[0].playArea')).toEqual([
      ['Fork', 'Door'],
      ['Pits', 'Ideas'],
    ])
  })

  test('[Q58] with deck and discard pile empty no card is drawn', () => {
    const at = dungeon({ of: ['imp'], hands: [['Ideas']], decks: [[]], guild: ['Boo (Rent-day)'] })
    expect(deeds(at.do('play Ideas: Draw, Draw'))).toEqual([])
    at.do(CELLS)
    expect(read(at, 'players[0].hand', 'players[0].cellsUsed')).toEqual([[], 1])
    // Only what was played can be drawn again.
    invade(at)
    expect(read(at, 'players[0].hand', 'players[0].deck.size')).toEqual([['Ideas'], 0])
  })

  test('[Q50] a card may be played for nothing, even one that has only Defend', () => {
    const at = dungeon({
      hands: [['Shield', 'March 1']],
      decks: [['Bite', 'Call', 'Paws 1', 'Paws 2', 'Drains']],
    })
    expect(deeds(at.do('play Shield: Defend'))).toEqual([])
    at.do('play March 1: Move, Move')
    expect(at.read('players[0].playArea')).toEqual(['Shield', 'March 1'])
    expect(invade(at).read('players[0].hand.size')).toBe(5)
  })
})

describe('Reinforce', () => {
  const rally = (decks: string[], discards: string[] = [], shuffle?: string[]) => {
    const cardDice = shuffle === undefined ? [] : [{ shuffle }]
    const at = dungeon({ hands: [['Rally']], decks: [decks], discards: [discards], rolls: { cardDice } })
    return all(at, 'play Rally: Reinforce Melee', 'begin Reinforce Melee')
  }
  const piles = ['hand', 'discard', 'deck'].map((pile) => `players[0].${pile}`)

  test('[Q9] what is not taken is discarded', () => {
    expect(read(rally(['March 1', 'Bite', 'Call', 'Paws 1']), ...piles)).toEqual([
      ['Bite'],
      ['March 1', 'Call'],
      ['Paws 1'],
    ])
  })

  test('[Q10] with too few cards the discard pile is shuffled on the way, without those just seen', () => {
    const at = rally(['March 1'], ['Bite', 'Call', 'Scurry', 'Paws 1'], ['Scurry', 'Bite'])
    expect(order(at, 'deck-shuffled', 'cards-seen')).toEqual(['deck-shuffled', 'cards-seen'])
    expect(read(at, ...piles)).toEqual([['Scurry', 'Bite'], ['March 1'], ['Call', 'Paws 1']])
  })

  test('[Q10] if both piles run out there are fewer', () => {
    expect(read(rally(['March 1'], ['Bite']), ...piles)).toEqual([['Bite'], ['March 1'], []])
  })

  test('[Q53] either side counts, and what Swarm and Surge name', () => {
    expect(rally(['Scurry', 'Goose', 'Bear']).read('players[0].hand')).toEqual(['Scurry', 'Goose', 'Bear'])
  })

  test('[Q53] the second action of a Surge counts as well', () => {
    const at = dungeon({ hands: [['Orders']], decks: [['One More', 'Boots', 'Bow', 'Paws 1']] })
    all(at, 'play Orders: Reinforce Summon', 'begin Reinforce Summon')
    expect(at.read('players[0].hand')).toEqual(['One More', 'Boots', 'Bow'])
  })

  test('[Q53] what another Reinforce names does not count, nor does an Ambush for Summon', () => {
    expect(rally(['Grudge', 'Fire', 'March 1']).read('players[0].hand')).toEqual([])
    const at = dungeon({ hands: [['Orders']], decks: [['Drains', 'Grave', 'Cousin']] })
    all(at, 'play Orders: Reinforce Summon', 'begin Reinforce Summon')
    expect(at.read('players[0].hand')).toEqual(['Cousin'])
  })
})

describe('the Cells', () => {
  const guild = ['Rogue (Hats)', 'Rogue (Swords)']

  test('[Q49] may be used between two actions of a card, which then goes on', () => {
    const at = dungeon({ hands: [['Paws 1']], rooms: { sewers: { ratkin: 1 } }, guild })
    all(at, 'play Paws 1: Activate, Activate', 'activate Sewers', CELLS)
    expect(at.read('players[0].hand.size')).toBe(3)
    expect(deeds(at)).toContain('activate Sewers')
    all(at, 'activate Sewers')
    expect(room(at, 'sewers').resources[0]).toBe(2)
  })

  test.each([
    ['Swarm', ['Scurry'], ['play Scurry: Swarm Move', 'Swarm Move by Vault', 'Vault to Forge']],
    ['Surge', ['One More'], ['play One More: Surge Melee Summon', 'begin Surge Melee Summon']],
    [
      'Surge, its second',
      ['One More'],
      ['play One More: Surge Melee Summon', 'begin Surge Melee Summon', 'hit Mage in Vault'],
    ],
    [
      'Ambush',
      ['Drains'],
      ['play Drains: Ambush 3 Crossbones', 'begin Ambush 3 Crossbones', 'place in Sewers'],
    ],
  ])('[Q49] but not inside one action: %s', (_, hand, choices) => {
    const at = dungeon({ hands: [hand], rooms: { vault: { ratkin: 2, mage: 1 } }, guild })
    expect(at.offers()).toContain(CELLS)
    all(at, ...choices)
    expect(at.offers()).not.toContain(CELLS)
    expect(at.read('players[0].cellsUsed')).toBe(0)
  })

  test('[Q49] in the second phase too; the cards can then be kept or discarded, not played', () => {
    const at = dungeon({ decks: [['Bite', 'Call', 'Scurry', 'Paws 1', 'Paws 2', 'Rally']], guild })
    all(at, 'no more cards', CELLS)
    expect(at.offers()).toEqual(['renew with Bite', 'renew with Call', 'renew with Scurry', 'end turn'])
    expect(at.refusal(CELLS)?.rule).toBe('P9')
    expect(at.do('end turn').read('players[0].hand')).toEqual(['Bite', 'Call', 'Scurry', 'Paws 1', 'Paws 2'])
  })
})

describe('Surge', () => {
  test('[Q43] without the first action there is no second', () => {
    const at = dungeon({
      hands: [['One More', 'Boots']],
      rooms: { vault: { ratkin: 1 }, forge: { mage: 1 } },
    })
    expect(deeds(at.do('play One More: Surge Melee Summon'))).toEqual([])
    all(at, 'play Boots: Surge Move Summon', 'begin Surge Move Summon', 'enough')
    expect([deeds(at), meeples(at, 'vault')]).toEqual([[], [1]])
  })
})
