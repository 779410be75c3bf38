import { describe, expect, test } from 'vitest'
import { dungeon, happened, offersOf, pile, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const DECK = [['Paws 1', 'Paws 2', 'Nip', 'Wall']]

describe('using the Cells', () => {
  test('[C1] one hero of the class, exhausted, for three cards; no meeple and no action needed', () => {
    const at = dungeon({ decks: DECK, guild: ['Warrior Eye'] })
    at.do('use the Cells')
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { warrior: 1 } })
    expect([placeAt(at, 'study'), placeAt(at, 'graveyard')]).toEqual([{}, {}])
    expect([pile(at, 0, 'hand'), at.read('heroes')]).toEqual([
      ['Paws 1', 'Paws 2', 'Nip'],
      [4, 5, 5, 5],
    ])
    expect(at.read('guildDiscard')).toEqual(['Warrior Eye'])
    expect([at.read('question'), at.read('phase')]).toEqual(['play-cards', 1])
  })

  test('[C1] at any moment, also between two actions of a card', () => {
    const at = dungeon({
      rooms: { vault: { monsters: [1] } },
      hands: [['Two by Two']],
      decks: DECK,
      guild: ['Warrior Eye'],
    })
    play(at, 'Two by Two').do('move Vault to Forge').do('use the Cells').do('move Forge to Study')
    expect(placeAt(at, 'study')).toEqual({ monsters: [1] })
  })

  test('[C1] once a turn', () => {
    const at = dungeon({ decks: DECK, guild: ['Warrior Eye', 'Rogue Eye'] }).do('use the Cells')
    expect(why(at, 'use the Cells')).toBe('cells-used [P9]')
  })
})

describe('showing off in the Cells', () => {
  test('[C2] a Warrior smashes two resources', () => {
    const at = dungeon({ rooms: { cells: { resources: { frog: 1, bone: 2 } } }, guild: ['Warrior Eye'] })
    at.do('use the Cells').do('lose Frog').do('lose Bone')
    expect(placeAt(at, 'cells')).toEqual({ resources: { bone: 1 }, exhausted: { warrior: 1 } })
  })

  test('[C2] an Archer shoots into the next room towards the Vault', () => {
    const at = dungeon({ rooms: { apothecary: { monsters: [2] } }, decks: DECK, guild: ['Archer Eye'] })
    at.do('use the Cells').do('shot at Ratkin in Apothecary')
    expect(placeAt(at, 'apothecary')).toEqual({ monsters: [1] })
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { archer: 1 } })
    expect(pile(at, 0, 'hand')).toHaveLength(3)
  })

  test('[C2] a Rogue takes a trap away', () => {
    const at = dungeon({ rooms: { cells: { traps: 1 } }, guild: ['Rogue Eye'] }).do('use the Cells')
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { rogue: 1 } })
  })
})

describe('a Mage', () => {
  const full: Dungeon = {
    rooms: {
      vault: { chest: 'Great chest' },
      apothecary: { monsters: [3] },
      cells: { exhausted: { warrior: 1, rogue: 1 } },
    },
    ...{ decks: DECK, guild: ['Mage Eye'] },
  }

  test('[C3] wakes everybody, himself too, and all are resolved at once', () => {
    const at = dungeon(full).do('use the Cells')
    expect(at.read('question')).toBe('next-hero')
    expect(placeAt(at, 'cells')).toEqual({ active: { warrior: 1, rogue: 1, mage: 1 } })
    expect(happened(at)).toContain('breakout')
    at.do('Mage charges from Cells to Apothecary').do('Mage in Apothecary attacks Ratkin')
    expect(at.read('question')).toBe('next-hero')
  })

  test('[C3] then the turn goes on', () => {
    const at = dungeon({
      ...full,
      rooms: { ...full.rooms, cells: { monsters: [2], exhausted: { rogue: 1 } } },
    })
    at.do('use the Cells').do('Mage in Cells attacks Ratkin').do('Rogue in Cells attacks Ratkin')
    expect([at.read('question'), at.read('phase'), at.read('turn')]).toEqual(['play-cards', 1, 1])
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { rogue: 1, mage: 1 } })
    expect(offersOf(at, 'play')).toHaveLength(4)
  })

  test('[C3] he himself meets a trap, the others do not', () => {
    const at = dungeon({ ...full, rooms: { ...full.rooms, cells: { exhausted: { warrior: 2 }, traps: 2 } } })
    at.do('use the Cells')
    expect(placeAt(at, 'cells')).toEqual({ active: { warrior: 2 }, traps: 1 })
    expect(at.read('heroes')).toEqual([3, 5, 5, 5])
  })

  test('[C3, W3] the game may be lost by it', () => {
    const at = dungeon({
      ...full,
      rooms: { vault: { chest: 'Great chest' }, cells: { exhausted: { warrior: 3 } } },
    })
    at.do('use the Cells')
    for (const [from, to] of [
      ['Cells', 'Apothecary'],
      ['Apothecary', 'Sewers'],
      ['Sewers', 'Vault'],
    ]) {
      at.do(`Mage charges from ${from} to ${to}`)
      for (let i = 0; i < 3; i++) at.do(`Warrior charges from ${from} to ${to}`)
    }
    at.do('loot Vault')
    expect([at.read('outcome'), at.read('question')]).toEqual(['lost', null])
  })

  test('[C4] the three cards are drawn before, and played only after', () => {
    const at = dungeon(full).do('use the Cells')
    expect(pile(at, 0, 'hand')).toEqual(['Paws 1', 'Paws 2', 'Nip'])
    expect(offersOf(at, 'play')).toEqual([])
  })

  test('[C4] an Archer in the Cells shoots before they are drawn', () => {
    const at = dungeon({ rooms: { apothecary: { monsters: [1] } }, decks: DECK, guild: ['Archer Eye'] }).do(
      'use the Cells',
    )
    expect([at.read('question'), pile(at, 0, 'hand')]).toEqual(['archer-shoots', []])
  })
})

describe('a scenario card', () => {
  test('[C5] brings no hero and does nothing', () => {
    const at = dungeon({
      ...{ scenario: 'frogs-of-war', decks: DECK, guild: ['Croaking'] },
      rooms: { sewers: { monsters: [2], resources: { frog: 2 } } },
    })
    at.do('use the Cells')
    expect([at.read('question'), placeAt(at, 'cells')]).toEqual(['play-cards', {}])
    expect(placeAt(at, 'sewers')).toEqual({ monsters: [2], resources: { frog: 2 } })
    expect(happened(at)).toContain('guild-card-ignored')
    expect(at.read('guildDiscard')).toEqual(['Croaking'])
  })
})

describe('other ways into the Cells', () => {
  const brewing: Dungeon = {
    ...{ options: { rooms: 'twelve' }, hands: [['Paws 1']], offer: ['Flame 1', 'Flame 2'] },
    decks: [['Paws 2', 'Nip', 'Wall']],
    rooms: {
      laboratory: { monsters: [1] },
      apothecary: { monsters: [1] },
      cells: { exhausted: { rogue: 1 } },
    },
  }

  test('[C6, C2] the Laboratory: the hero shows off and stays', () => {
    const at = dungeon({ ...brewing, guild: ['Archer Eye'] })
    play(at, 'Paws 1').do('use Laboratory for Flame 1').do('shot at Ratkin in Apothecary')
    expect(placeAt(at, 'apothecary')).toEqual({})
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { rogue: 1, archer: 1 } })
  })

  test('[C6, C3] a Mage wakes everybody there, too', () => {
    const at = dungeon({ ...brewing, guild: ['Mage Eye'] })
    play(at, 'Paws 1').do('use Laboratory for Flame 1')
    expect([at.read('question'), placeAt(at, 'cells')]).toEqual([
      'next-hero',
      { active: { rogue: 1, mage: 1 } },
    ])
  })

  test('[C6, C5] a scenario card does nothing, and the card is crafted all the same', () => {
    const at = dungeon({ ...brewing, scenario: 'rent-day', guild: ['Bailiffs'] })
    play(at, 'Paws 1').do('use Laboratory for Flame 1')
    expect([placeAt(at, 'cells'), pile(at, 0, 'discard')]).toEqual([{ exhausted: { rogue: 1 } }, ['Flame 1']])
  })

  test('[C6] it is not the use of the turn, and gives no cards', () => {
    const at = dungeon({ ...brewing, guild: ['Warrior Eye', 'Rogue Eye', 'Rogue Hats'] })
    play(at, 'Paws 1').do('use Laboratory for Flame 1').do('use Laboratory for Flame 2')
    expect(pile(at, 0, 'hand')).toEqual([])
    at.do('use the Cells')
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { warrior: 1, rogue: 3 } })
  })

  test('[C6, H9] a Rescue', () => {
    const at = dungeon({
      ...{ guild: ['Warrior Eye', 'Rogue Hats'], options: { difficulty: 'easy' } },
      rooms: {
        vault: { chest: 'Great chest' },
        study: { chest: 'Rescue of one' },
        graveyard: { monsters: [1] },
      },
    })
    at.do('end play').do('end turn').do('Warrior appears in Study').do('loot Study')
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { rogue: 1 } })
    expect(at.read('players[0].cellsUsed')).toBe(0)
    expect(pile(at, 0, 'hand')).toEqual([])
  })
})
