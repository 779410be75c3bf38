import { describe, expect, test } from 'vitest'
import { ANYHOW, dungeon, happened, invade, offersOf, pile, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const RATS: Dungeon = { rooms: { vault: { monsters: [2], chest: 'Great chest' } } }

describe('phases', () => {
  test('[P1] cards, the offer, drawing to five, and an invasion', () => {
    const at = dungeon({
      ...RATS,
      hands: [['Paws 1', 'Nip']],
      decks: [['Wall', 'Gnaw', 'Scurry', 'Paws 2', 'Drains']],
      guild: ['Warrior Eye'],
    })
    expect([at.read('question'), at.read('phase')]).toEqual(['play-cards', 1])
    play(at, 'Paws 1').do('end play')
    expect([at.read('question'), at.read('phase')]).toEqual(['renew-offer', 2])
    expect(offersOf(at, 'play')).toEqual([])
    at.do('end turn')
    expect([at.read('question'), at.read('phase')]).toEqual(['next-hero', 3])
    expect(pile(at, 0, 'hand')).toEqual(['Nip', 'Wall', 'Gnaw', 'Scurry', 'Paws 2'])
    expect(happened(at)).toContain('invasion-started')
  })

  test('[P1] after the invasion it is the next player’s turn', () => {
    const at = dungeon({
      clans: ['ratkin', 'slime'],
      rooms: { vault: { monsters: [5, 3] } },
      guild: ['Mage Swords'],
    })
    invade(at).do('Mage appears in Forge').do('Mage appears in Workshop')
    at.do('Mage charges from Forge to Vault').do('Mage in Vault attacks Slime')
    at.do('Mage charges from Workshop to Vault').do('Mage in Vault attacks Ratkin')
    // The second inspired the first.
    at.do('Mage in Vault attacks Slime')
    expect([at.read('question'), at.read('active'), at.read('turn')]).toEqual(['play-cards', 1, 2])
    expect([at.offers(1), at.offers(2).length > 0]).toEqual([[], true])
  })
})

describe('playing cards', () => {
  test('[P2] any number, one at a time, also none', () => {
    const at = dungeon({ ...RATS, hands: [['Paws 1', 'Paws 2', 'Nip']] })
    expect(offersOf(at, 'end play')).toHaveLength(1)
    play(at, 'Paws 1')
    expect([at.read('card'), pile(at, 0, 'playArea')]).toEqual(['Paws 1', ['Paws 1']])
    play(at, 'Paws 2')
    expect([at.read('card'), pile(at, 0, 'playArea')]).toEqual(['Paws 2', ['Paws 1', 'Paws 2']])
    play(at, 'Nip')
    expect(pile(at, 0, 'hand')).toEqual([])
  })

  test('[P2] with the next card the rest of the last one is gone', () => {
    const at = dungeon({ ...RATS, hands: [['Paws 1', 'Two by Two']] })
    play(at, 'Paws 1').do('use Vault')
    expect(offersOf(at, 'use Vault')).toHaveLength(1)
    play(at, 'Two by Two')
    expect(offersOf(at, 'use Vault')).toEqual([])
    expect(offersOf(at, 'move')).not.toEqual([])
  })

  test('[P3] its actions in any order, by different meeples', () => {
    const rooms = {
      vault: { monsters: [1], exhausted: { rogue: 1 } },
      sewers: { monsters: [1], exhausted: { mage: 1 } },
    } as const
    const first = dungeon({ rooms, hands: [['Nip']] })
    play(first, 'Nip').do('hit Rogue in Vault').do('move Sewers to Vault')
    expect(placeAt(first, 'vault')).toEqual({ monsters: [2] })
    const second = dungeon({ rooms, hands: [['Nip']] })
    play(second, 'Nip').do('move Vault to Sewers').do('hit Mage in Sewers')
    expect(placeAt(second, 'sewers')).toEqual({ monsters: [2] })
    expect(offersOf(second, /move|hit/)).toEqual([])
  })

  test('[P3] some may be left unused', () => {
    const at = dungeon({ ...RATS, hands: [['Two by Two']] })
    play(at, 'Two by Two').do('move Vault to Forge').do('end play')
    expect(at.read('question')).toBe('renew-offer')
    expect(at.read('card')).toBeNull()
  })

  test('[P4] one side only, which is said at once', () => {
    const at = dungeon({
      rooms: { forge: { monsters: [1] }, vault: { exhausted: { mage: 2 } } },
      hands: [['Flame 1']],
    })
    expect(offersOf(at, 'play')).toEqual(['play Flame 1: Ranged, Ranged', 'play Flame 1: Activate'])
    play(at, 'Flame 1').do('shoot Mage in Vault')
    expect(offersOf(at, /use|ability/)).toEqual(['use the Cells'])
    at.do('shoot Mage in Vault')
    expect(placeAt(at, 'vault')).toEqual({})
    expect(offersOf(at, 'shoot')).toEqual([])
  })

  test('[P4] the other side has only its own actions', () => {
    const at = dungeon({
      rooms: { vault: { monsters: [1] }, forge: { exhausted: { mage: 2 } } },
      hands: [['Flame 1']],
    })
    play(at, 'Flame 1', 1)
    expect(offersOf(at, 'shoot')).toEqual([])
    at.do('use Vault')
    expect(offersOf(at, 'use Vault')).toEqual([])
  })
})

describe('the offer', () => {
  const stock = { offer: ['Axe', 'Brew'], craftDeck: ['Spider', 'Pony', 'Sword', 'Gifts'] }

  test('[P5] a card in hand goes to the discard pile, and the whole offer is new', () => {
    const at = dungeon({
      ...{ ...RATS, ...stock, hands: [['Nip', 'Wall']] },
      rolls: { craftDice: [{ shuffle: ['Gifts', 'Pony', 'Sword', 'Axe', 'Spider', 'Brew'] }] },
    })
    at.do('end play')
    expect(at.offers()).toEqual(['renew for Nip', 'renew for Wall', 'use the Cells', 'end turn'])
    at.do('renew for Nip')
    expect([pile(at, 0, 'hand'), pile(at, 0, 'discard')]).toEqual([['Wall'], ['Nip']])
    expect(at.read('offer')).toEqual(['Gifts', 'Pony', 'Sword', 'Axe', 'Spider'])
    expect(at.read('craftDeck')).toEqual(['Brew'])
    expect(at.offers()).toEqual(['renew for Wall', 'use the Cells', 'end turn'])
  })

  test('[P5] cards may be kept, and the offer stays', () => {
    const at = dungeon({
      ...RATS,
      ...stock,
      hands: [['Nip', 'Wall']],
      decks: [['Gnaw', 'Paws 1', 'Paws 2', 'Paws 3']],
    })
    invade(at)
    expect(pile(at, 0, 'hand')).toEqual(['Nip', 'Wall', 'Gnaw', 'Paws 1', 'Paws 2'])
    expect(at.read('offer')).toEqual(['Axe', 'Brew'])
  })

  test('[P5] not while cards are played', () => {
    const at = dungeon({ ...RATS, ...stock, hands: [['Nip']] })
    expect(offersOf(at, 'renew')).toEqual([])
    expect(why(at, 'renew for Nip')).toMatch(/\[P2\]$/)
  })

  test('[P6] what was played goes to the discard pile, but only then', () => {
    const at = dungeon({
      ...RATS,
      hands: [['Nip', 'Wall']],
      decks: [['Paws 1', 'Paws 2', 'Paws 3', 'Gnaw', 'Scurry']],
    })
    play(at, 'Nip')
    play(at, 'Wall').do('end play')
    expect([pile(at, 0, 'playArea'), pile(at, 0, 'discard')]).toEqual([['Nip', 'Wall'], []])
    at.do('end turn')
    expect([pile(at, 0, 'playArea'), pile(at, 0, 'discard')]).toEqual([[], ['Nip', 'Wall']])
  })
})

describe('drawing', () => {
  test('[P7] until five are in hand', () => {
    const at = dungeon({
      ...RATS,
      hands: [['Nip']],
      decks: [['Paws 1', 'Paws 2', 'Paws 3', 'Gnaw', 'Scurry']],
    })
    invade(at)
    expect(pile(at, 0, 'hand')).toEqual(['Nip', 'Paws 1', 'Paws 2', 'Paws 3', 'Gnaw'])
    expect(pile(at, 0, 'deck')).toEqual(['Scurry'])
  })

  test('[P8] from an empty deck: the discard pile is shuffled first', () => {
    const at = dungeon({
      ...{ ...RATS, hands: [['Nip', 'Wall']], decks: [['Paws 1']], discards: [['Gnaw', 'Scurry', 'Drains']] },
      rolls: { cardDice: [{ shuffle: ['Drains', 'Gnaw'] }] },
    })
    invade(at)
    expect(pile(at, 0, 'hand')).toEqual(['Nip', 'Wall', 'Paws 1', 'Drains', 'Gnaw'])
    expect([pile(at, 0, 'deck'), pile(at, 0, 'discard')]).toEqual([['Scurry'], []])
    expect(happened(at)).toContain('deck-shuffled')
  })

  test('[P8] not before a card is needed', () => {
    const at = dungeon({
      ...RATS,
      hands: [['Nip']],
      decks: [['Paws 1', 'Paws 2', 'Paws 3', 'Gnaw']],
      discards: [['Wall']],
    })
    invade(at)
    expect([pile(at, 0, 'deck'), pile(at, 0, 'discard')]).toEqual([[], ['Wall']])
  })
})

describe('the Cells', () => {
  test('[P9] once in a turn, in either phase', () => {
    const at = dungeon({ ...RATS, guild: ['Warrior Eye', 'Rogue Eye'] })
    at.do('use the Cells')
    expect(offersOf(at, 'use the')).toEqual([])
    expect(why(at, 'use the Cells')).toBe('cells-used [P9]')
    at.do('end play')
    expect(why(at, 'use the Cells')).toBe('cells-used [P9]')
    const later = dungeon({ ...RATS, guild: ['Warrior Eye'] })
    later.do('end play').do('use the Cells')
    expect(placeAt(later, 'cells')).toEqual({ exhausted: { warrior: 1 } })
  })

  test('[P9] again in the next turn', () => {
    const at = dungeon({ rooms: { vault: { monsters: [5] } }, guild: ['Warrior Eye', 'Mage Swords'] })
    at.do('use the Cells')
    invade(at)
    while (at.read('question') === 'next-hero') at.do(at.offers()[0])
    expect([at.read('question'), at.read('turn')]).toEqual(['play-cards', 2])
    expect(offersOf(at, 'use the')).toEqual(['use the Cells'])
  })

  test('[P9] not in a turn of somebody else', () => {
    const at = dungeon({
      clans: ['ratkin', 'slime'],
      rooms: { vault: { monsters: [2, 2] } },
      rolls: { cardDice: [ANYHOW] },
    })
    expect(at.offers(2)).toEqual([])
    expect(why(at, 'use the Cells')).toBeUndefined()
  })
})
