import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { all, dungeon, heroes, invade, order, read } from './dungeon-two.ts'

const CELLS = 'use the Cells'
const SHUFFLE = { guildDice: [{ shuffle: ['Rogue (Hats)'] }] }
/** Two Mages fall into traps wherever this card sends them. */
const TRAPPED = { forge: { traps: 1 }, workshop: { traps: 1 } }
const SWORDS = ['Mage appears in Forge', 'Mage appears in Workshop']

/** The last card of the first level is about to send them there. */
const lastSwords = (difficulty?: string): Scene =>
  dungeon({
    ...{ guild: ['Mage (Swords)'], last: true, rooms: TRAPPED, rolls: SHUFFLE },
    ...(difficulty !== undefined && { options: { difficulty } }),
  })

describe('the end of the Guild deck', () => {
  test('[Q23] with the last card of a level all are shuffled, the level goes up, then the card is resolved', () => {
    const at = lastSwords()
    invade(at)
    expect(read(at, 'level', 'guildDeck.size', 'guildDiscard.size', 'guildCard')).toEqual([
      1,
      16,
      0,
      'Mage (Swords)',
    ])
    expect(at.read('guildDeck')).toContain('Mage (Swords)')
    expect(at.offers()).toEqual(SWORDS)
    expect(at.unusedRolls()).toEqual([])
  })

  test('[Q23] this invasion keeps its number of cards, the next has that of the new level', () => {
    const at = lastSwords('easy')
    all(invade(at), ...SWORDS)
    expect(read(at, 'question', 'turn')).toEqual(['play-cards', 2]) // One card, though the second level asks for two.
    invade(at)
    expect(read(at, 'toReveal', 'guildCard')).toEqual([1, 'Rogue (Hats)'])
  })

  test('[Q23] an invasion goes on with the new deck', () => {
    const at = lastSwords('hard')
    all(invade(at), ...SWORDS)
    expect(read(at, 'toReveal', 'guildCard', 'guildDeck.size')).toEqual([0, 'Rogue (Hats)', 15])
  })

  test('[Q23] in the last level nothing is shuffled: a Rescue finds no card', () => {
    const rooms = { graveyard: { chest: 'Rescue chest of 1' }, study: { ratkin: 1 }, cells: { rogue: 1 } }
    const at = invade(dungeon({ guild: ['Mage (Mystic Eye)'], last: true, level: 1, rooms }))
    all(at, 'Mage appears in Graveyard', 'loot Graveyard')
    expect([order(at, 'chest-looted', 'guild-card-revealed'), heroes(at, 'cells')[1]]).toEqual([
      ['chest-looted'],
      [0, 1, 0, 0],
    ])
  })

  test('[Q23] and you win as soon as all are exhausted, even if the invasion had cards to go', () => {
    const rooms = { ...TRAPPED, forge: { ratkin: 1 } }
    const at = invade(dungeon({ guild: ['Mage (Swords)'], last: true, level: 1, rooms }))
    all(at, ...SWORDS)
    expect(read(at, 'outcome', 'toReveal')).toEqual(['playing', 1])
    expect(at.do('Mage in Forge attacks Ratkin').read('outcome')).toBe('won')
  })

  test('[Q23] but not if the last heroes loot the great chest', () => {
    const rooms = { forge: { traps: 1 }, workshop: {}, vault: { rogue: 3 } }
    const at = invade(dungeon({ guild: ['Mage (Swords)'], last: true, level: 1, rooms }))
    all(at, ...SWORDS, 'Mage charges Workshop to Vault', 'loot Vault')
    expect(at.read('outcome')).toBe('lost')
  })

  test('[Q24] a card for the Cells counts, and may begin a level', () => {
    const at = dungeon({ guild: ['Rogue (Swords)'], last: true, rolls: SHUFFLE, rooms: TRAPPED }).do(CELLS)
    expect(read(at, 'level', 'guildDeck.size', 'question')).toEqual([1, 16, 'play-cards'])
    expect(invade(at).read('toReveal')).toBe(1) // Two cards, one of them revealed.
  })

  test('[Q24] or win the game, once it is resolved', () => {
    const last = { last: true, level: 1 }
    expect(
      dungeon({ guild: ['Rogue (Swords)'], ...last })
        .do(CELLS)
        .read('outcome'),
    ).toBe('won')
    const mage = dungeon({ guild: ['Mage (Hats)'], rooms: { apothecary: { ratkin: 1 } }, ...last }).do(CELLS)
    all(mage, 'Mage charges Cells to Apothecary')
    expect(mage.read('outcome')).toBe('playing')
    expect(mage.do('Mage in Apothecary attacks Ratkin').read('outcome')).toBe('won')
  })

  test('[Q24] so may one for the Laboratory', () => {
    const at = dungeon({
      ...{ guild: ['Rogue (Swords)'], last: true, level: 1, brew: 'slime', hands: [['Paws 1']] },
      ...{ offer: ['Flow'], rooms: { laboratory: { ratkin: 1 } } },
    })
    all(at, 'play Paws 1: Activate, Activate', 'activate Laboratory for Flow')
    expect(read(at, 'outcome', 'players[0].discard')).toEqual(['won', ['Flow']])
  })

  test('[Q24] or for a Rescue, which is none of the cards an invasion has to reveal', () => {
    const rooms = { graveyard: { chest: 'Rescue chest of 1' }, study: { traps: 1 } }
    const guild = ['Mage (Mystic Eye)', 'Rogue (Hats)']
    const loots = ['Mage appears in Study', 'Mage appears in Graveyard', 'loot Graveyard']
    const at = all(invade(dungeon({ guild, level: 1, rooms })), ...loots)
    // The second of the two cards came after it.
    expect([heroes(at, 'cells')[1], ...read(at, 'phase', 'toReveal', 'guildDeck.size')]).toEqual([
      ...[[0, 1, 0, 0], 3, 0, 13],
    ])
    expect(all(invade(dungeon({ guild, level: 1, rooms, last: true })), ...loots).read('outcome')).toBe('won')
  })
})
