import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { invasion, offersOf, pile, placeAt } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const GREAT = { chest: 'Great chest' }

/** One Mage loots a chest of value 1 in the Forge. */
function looted(back: string, told: Dungeon = {}): Scene {
  const forge = { chest: `${back} of one`, ...told.rooms?.forge }
  const at = invasion({
    ...told,
    guild: ['Mage Swords', 'Rogue Hats'],
    rooms: { vault: GREAT, workshop: { monsters: [1] }, ...told.rooms, forge },
  })
  return at.do('Mage appears in Forge').do('loot Forge')
}

describe('backs of chests', () => {
  test('[H9] Spoil: one resource of the room is lost', () => {
    const at = looted('Spoil', {
      rooms: { forge: { resources: { coin: 1, bone: 1 } }, study: { resources: { coin: 1 } } },
    })
    expect(at.offers()).toEqual(['lose Coin', 'lose Bone'])
    at.do('lose Bone')
    expect(placeAt(at, 'forge')).toEqual({ resources: { coin: 1 }, exhausted: { mage: 1 } })
    expect(placeAt(at, 'study')).toEqual({ resources: { coin: 1 } })
    expect(at.read('resources')).toEqual([5, 3, 5, 5])
  })

  test('[H9] Curse: every player discards a card of their choice', () => {
    const at = looted('Curse', {
      clans: ['ratkin', 'slime'],
      hands: [
        ['Nip', 'Wall'],
        ['Flow', 'Engulf'],
      ],
    })
    expect([at.offers(1), at.offers(2)]).toEqual([['discard Nip', 'discard Wall'], []])
    at.do('discard Wall')
    expect([at.offers(1), at.offers(2)]).toEqual([[], ['discard Flow', 'discard Engulf']])
    at.do('discard Flow')
    expect([pile(at, 0, 'hand'), pile(at, 1, 'hand')]).toEqual([['Nip'], ['Engulf']])
    expect([pile(at, 0, 'discard'), pile(at, 1, 'discard')]).toEqual([['Wall'], ['Flow']])
    expect(at.read('question')).toBe('next-hero')
  })

  test('[H9] Heal: all heroes in this room become active', () => {
    const at = looted('Heal', { rooms: { library: { exhausted: { rogue: 1 } } } })
    expect([placeAt(at, 'forge'), placeAt(at, 'library')]).toEqual([
      { active: { mage: 1 } },
      { exhausted: { rogue: 1 } },
    ])
  })

  test('[H9] Rescue: the next Guild card goes to the Cells', () => {
    const at = looted('Rescue')
    expect(placeAt(at, 'cells')).toEqual({ exhausted: { rogue: 1 } })
    expect(at.read('guildDiscard')).toEqual(['Mage Swords', 'Rogue Hats'])
    expect(offersOf(at, 'Rogue')).toEqual([])
  })

  test('[H9] Defeat: the game is lost', () => {
    const at = invasion({ guild: ['Mage Swords'], rooms: { vault: { ...GREAT, exhausted: { rogue: 3 } } } })
    at.do('Mage appears in Forge').do('Mage charges from Forge to Vault').do('loot Vault')
    expect(at.read('outcome')).toBe('lost')
  })
})
