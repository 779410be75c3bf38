import { describe, expect, test } from 'vitest'
import { ANYHOW, dungeon, happened, invade, invasion, placeAt } from './dungeon-one.ts'
import type { Dungeon } from './dungeon-one.ts'

const GUARDED: Dungeon['rooms'] = {
  vault: { chest: 'Great chest' },
  ...{
    forge: { monsters: [2] },
    workshop: { monsters: [2] },
    library: { monsters: [2] },
    apothecary: { monsters: [2] },
  },
}
const play = (told: Dungeon) => {
  const at = invasion(told)
  while (at.read('question') === 'next-hero') at.do(at.offers()[0])
  return at
}

describe('levels', () => {
  test('[W1] the used-up Guild deck is shuffled, and the next level begins', () => {
    const at = play({
      ...{ rooms: GUARDED, guild: ['Mage Swords'], guildEnds: true },
      rolls: { guildDice: [{ shuffle: ['Mage Hats', 'Mage Swords'] }] },
    })
    expect([at.read('level'), at.read('guildDeck.size'), at.read('guildDiscard.size')]).toEqual([1, 16, 0])
    expect([at.read('question'), at.read('turn')]).toEqual(['play-cards', 2])
    invade(at)
    expect(at.read('guildDiscard')).toEqual(['Mage Hats'])
    expect(at.read('toReveal')).toBe(1)
  })

  test('[W1] not before', () => {
    const at = play({ rooms: GUARDED, guild: ['Mage Swords', 'Mage Hats'], guildEnds: true })
    expect([at.read('level'), at.read('guildDeck')]).toEqual([0, ['Mage Hats']])
  })
})

describe('winning', () => {
  const last: Dungeon = { rooms: GUARDED, guild: ['Mage Swords'], guildEnds: true, level: 1 }

  test('[W2] the last card of the last level is resolved, and the great chest is there', () => {
    const at = play(last)
    expect([at.read('outcome'), at.read('question')]).toEqual(['won', null])
    expect(happened(at)).toContain('game-won')
    expect(placeAt(at, 'vault')).toEqual({ chest: 'Great chest' })
  })

  test('[W2] not while a hero is active', () => {
    const at = invasion(last)
    at.do('Mage appears in Forge').do('Mage in Forge attacks Ratkin').do('Mage appears in Workshop')
    expect(at.read('outcome')).toBe('playing')
    at.do('Mage in Workshop attacks Ratkin')
    expect(at.read('outcome')).toBe('won')
  })

  test('[W2] nor at the end of another level, nor with cards to come', () => {
    expect(play({ ...last, level: 0, rolls: { guildDice: [ANYHOW] } }).read('outcome')).toBe('playing')
    const guild = ['Mage Swords', 'Mage Hats', 'Rogue Swords']
    expect(play({ ...last, guild }).read('outcome')).toBe('playing')
  })

  test('[W2] the last card may be flipped for the Cells', () => {
    const at = dungeon(last).do('use the Cells')
    // A Mage breaks out first.
    expect(at.read('outcome')).toBe('playing')
    at.do('Mage charges from Cells to Apothecary').do('Mage in Apothecary attacks Ratkin')
    expect(at.read('outcome')).toBe('won')
  })
})

describe('losing', () => {
  const four: Dungeon = {
    ...{ guild: ['Mage Swords'], guildEnds: true, level: 1 },
    rooms: { vault: { chest: 'Great chest', exhausted: { rogue: 3 } }, workshop: { monsters: [1] } },
  }

  test('[W3] as soon as the great chest is looted, even with the last card', () => {
    const at = invasion(four)
    at.do('Mage appears in Forge').do('Mage charges from Forge to Vault').do('loot Vault')
    expect([at.read('outcome'), at.read('question')]).toEqual(['lost', null])
    expect(happened(at)).toContain('game-lost')
    expect(happened(at)).not.toContain('game-won')
  })

  test('[W3] three heroes are not enough, nor four with a monster there', () => {
    const fewer = invasion({
      ...four,
      rooms: { ...four.rooms, vault: { chest: 'Great chest', exhausted: { rogue: 2 } } },
    })
    fewer.do('Mage appears in Forge').do('Mage charges from Forge to Vault').do('wait in Vault')
    expect(fewer.read('outcome')).toBe('playing')
    const held = invasion({
      ...four,
      rooms: { ...four.rooms, vault: { chest: 'Great chest', exhausted: { rogue: 3 }, monsters: [4] } },
    })
    held.do('Mage appears in Forge').do('Mage charges from Forge to Vault')
    expect(held.offers()).not.toContain('loot Vault')
  })
})
