import { describe, expect, test } from 'vitest'
import { SLINGER, SQUIRE, WITCH } from './street-three-cards.ts'
import { damage, endRound, groups, hp, monster, read, real, street } from './street-three.ts'

describe('Drakes', () => {
  const IRON = 'Ironscale Drake 1'
  const MAGMA = 'Magma Drake 1'

  test('[C14] what an Ironscale Drake does when fought is not done for Splash or Snipe', () => {
    const at = street({
      people: [
        { group: [IRON, 'Giant Boar 1'] },
        { hand: [SLINGER, 'Mace'] },
        { hand: ['Fire Mage 1', 'Bar Stool 1'] },
      ],
    })
    at.do(`play ${SLINGER}`).do(`Snipe ${IRON}`).do('play Fire Mage 1').do('Fire Mage 1 fights Giant Boar 1')
    expect([damage(at, IRON), ...read(at, 'players[1].discard', 'players[2].discard')]).toEqual([[4], [], []])
    at.do(`${SLINGER} fights ${IRON}`)
    expect(at.offers()).toEqual(['discard Mace'])
    expect(at.do('discard Mace').read('players[1].discard')).toEqual(['Mace'])
  })

  test('[C14] a Magma Drake hurts who fought it, Cleave included, not who Splashed or Sniped it', () => {
    const at = street({
      people: [{ group: [MAGMA, 'Giant Boar 1'] }, { hand: ['Alley Duellist 1'] }, { hand: ['Fire Mage 1'] }],
    })
    at.do('play Fire Mage 1').do('Fire Mage 1 fights Giant Boar 1')
    expect(hp(at)).toEqual([10, 10, 10])
    at.do('play Alley Duellist 1').do(`Alley Duellist 1 fights ${MAGMA} and Giant Boar 1`)
    expect(hp(at)).toEqual([10, 9, 10])
  })

  test('[C14] once for a fight, whatever Splash the same hero does', () => {
    const at = street({ people: [{ group: [MAGMA, 'Giant Boar 1'] }, { hand: ['Fire Mage 1'] }] })
    at.do('play Fire Mage 1').do(`Fire Mage 1 fights ${MAGMA}`)
    expect([...hp(at), ...damage(at, 'Giant Boar 1')]).toEqual([10, 9, 2])
  })

  test('[Q32] a fight with damage 0 is a fight', () => {
    const at = street({ people: [{ group: [MAGMA] }, { hand: ['Cheerful Penitent 1'] }] })
    at.do('play Cheerful Penitent 1').do(`Cheerful Penitent 1 fights ${MAGMA}`)
    expect([...hp(at), ...damage(at, MAGMA)]).toEqual([10, 9, 0])
    expect(at.refusal(`Cheerful Penitent 1 fights ${MAGMA}`, 2)?.rule).toBe('R4')
  })

  test('[C24] a Diamondscale Drake has Armor against heroes of one type, whatever the type of the item', () => {
    const DIAMOND = 'Diamondscale Drake 1'
    const fight = (hero: string, item: string) => {
      const at = street({ people: [{ hand: [hero, item], group: [DIAMOND] }, {}] }).do(`play ${hero}`)
      at.do(`give ${item} to ${hero}`).do(`${hero} fights ${DIAMOND}`)
      return damage(at, DIAMOND)[0]
    }
    expect(fight(SQUIRE, 'Bar Stool 1')).toBe(6)
    expect(fight(WITCH, 'Prayer Beads 1')).toBe(2) // 4 + 1 - 3
    expect(fight('Serena the Pious', 'Prayer Beads 1')).toBe(7) // a physical hero
    expect(fight(WITCH, 'Freezing Staff 1')).toBe(4) // Pierce 1
    expect(real.monsters[monster(DIAMOND)].resistedType).toBe(1)
  })

  test('[C26] who defeats a Spiked Drake takes damage, by fight, Splash or Snipe', () => {
    const SPIKED = 'Spiked Drake 1'
    const end = (hero: string, act: string, wounds: number) => {
      const at = street({
        people: [{ group: [SPIKED, 'Giant Boar 1'] }, { hand: [hero] }],
        wounds: { [SPIKED]: wounds },
      })
      at.do(`play ${hero}`).do(act)
      return [...hp(at), (groups(at)[0] as string[]).length]
    }
    expect(end(SQUIRE, `${SQUIRE} fights ${SPIKED}`, 0)).toEqual([10, 10, 2])
    expect(end(SQUIRE, `${SQUIRE} fights ${SPIKED}`, 1)).toEqual([10, 8, 1])
    expect(end('Fire Mage 1', 'Fire Mage 1 fights Giant Boar 1', 4)).toEqual([10, 8, 1])
    expect(end(SLINGER, `Snipe ${SPIKED}`, 2)).toEqual([10, 8, 1])
  })

  test('[C26, Q46] it can be shielded; two at once are two blows', () => {
    const at = street({
      people: [
        { group: ['Spiked Drake 1', 'Spiked Drake 2', 'Giant Boar 1'] },
        { hand: ['Alley Duellist 1'] },
      ],
      table: { shields: 1 },
    })
    at.do('play Alley Duellist 1').do('Alley Duellist 1 fights Spiked Drake 1 and Spiked Drake 2')
    at.do('spend a shield for Gerki')
    expect(hp(at)).toEqual([10, 7])
  })
})

describe('Zombies and Skeleton Mages', () => {
  test.each(['Zombie 1', 'Skeleton Mage 1'])('[C25] whoever Taunts one takes damage: %s', (name) => {
    const at = street({ people: [{}, { hand: ['Bar Brawler 1'] }], there: [name, 'Giant Boar 1'] })
    at.do('play Bar Brawler 1').do(`Taunt ${name}`)
    expect([...hp(at), groups(at)[1]]).toEqual([10, 8, [name]])
    // The marker's Taunt is one too.
    at.do(`flip the marker and Taunt ${name}`)
    expect(hp(at)).toEqual([8, 8])
    expect(real.monsters[monster(name)].tauntDamage).toBeGreaterThan(0)
  })

  test('[C25] it can be shielded', () => {
    const at = street({ people: [{}, {}], there: ['Zombie 1', 'Giant Boar 1'], table: { shields: 2 } })
    at.do('flip the marker and Taunt Zombie 1').do('spend a shield for Fiona').do('spend a shield for Fiona')
    expect(hp(at)).toEqual([10, 10])
  })
})

describe('who is in front of whom', () => {
  test('[C6] before a player, a Cultist keeps shields from them: gained, but not used', () => {
    const at = street({
      people: [{ group: ['Cultist 1', 'Giant Boar 1'] }, { hand: ['Off-Duty Watchman 1'] }],
    })
    at.do('play Off-Duty Watchman 1')
    expect(at.read('shields')).toBe(2)
    endRound(at)
    expect([...hp(at), at.read('question')]).toEqual([7, 10, 'discard-step'])
    expect(real.monsters[monster('Cultist 1')]).toMatchObject({ noShields: true, subdeck: -1 })
  })

  test('[C6] the others can be shielded, and on the location it does nothing', () => {
    const at = street({
      people: [{ group: ['Mostly Elbows 1'] }, { group: ['Cultist 1'] }, {}],
      ...{ there: ['Cultist 2'], table: { shields: 4 } },
    })
    endRound(at).do('shield against Mostly Elbows 1').do('spend no more shields')
    expect(at.offers()).toEqual(['spend a shield for Zot', 'let Zot take it'])
    at.do('spend a shield for Zot')
    expect(hp(at)).toEqual([9, 9, 10])
  })

  test('[C15, Q44] Mercenary Mages make the hand smaller, in the own Discard and Refill only', () => {
    const cards = ['Mace', 'Bar Stool 1', 'Bar Stool 2', SQUIRE, WITCH]
    const at = street({
      people: [{ hand: cards, group: ['Mercenary Mage 1'] }, { group: ['Mercenary Mage 2'] }],
      there: ['Mercenary Mage 3'],
    })
    expect(at.read('players[0].hand.size')).toBe(5) // nothing was discarded when it came
    endRound(at)
    expect(at.offers()).not.toContain('keep the rest')
    at.do('discard Mace').do('keep the rest')
    expect(at.read('players[0].hand.size')).toBe(5) // four and the player hero
  })

  test('[Q44] several add up, but one card is always kept', () => {
    const keep = (group: string[], hand: string[]) => {
      const at = endRound(street({ people: [{ hand, group, hp: 10 }, {}] }))
      for (let left = hand.length; !at.offers().includes('keep the rest'); left--) at.do(at.offers()[0])
      return at.read('players[0].hand.size')
    }
    const mages = ['Mercenary Mage 1', 'Mercenary Mage 2', 'Mercenary Mage 3']
    const hand = ['Mace', 'Bar Stool 1', 'Bar Stool 2', SQUIRE, WITCH]
    expect(keep(mages.slice(0, 2), hand)).toBe(3)
    expect(keep(mages, hand)).toBe(2)
    expect(keep([], hand)).toBe(5)
    expect(keep([...mages, 'Debt Collector 1'], hand)).toBe(1)
    expect(keep([...mages, 'Debt Collector 1', 'Debt Collector 2'], hand)).toBe(1)
  })

  test.each(['Orc Warlord 1', "Mordigar's Wing 1"])(
    '[C18, Q44] no draws while it is in front: %s',
    (name) => {
      const deck = ['Mace', 'Bar Stool 1', 'Bar Stool 2']
      const at = street({
        people: [
          { hand: ['Deirdre, level 1', SQUIRE], deck, group: [name], character: 3, copper: 1 },
          { character: 0, deck: ['Townsfolk 1'] },
        ],
        table: { heroRow: ['Fire Mage 1'], itemRow: [], heroDeck: [], itemDeck: [] },
      })
      at.do('play Deirdre, level 1').do('choose Deirdre')
      expect(read(at, 'players[0].hand', 'players[0].deck.size')).toEqual([[SQUIRE], 3])
      endRound(at).do('recruit Fire Mage 1 for copper').do('keep the rest')
      // Recruiting and taking the player hero back are not draws.
      expect(read(at, 'players[0].hand', 'players[0].deck.size')).toEqual([
        [SQUIRE, 'Fire Mage 1', 'Deirdre, level 1'],
        3,
      ])
    },
  )

  test('[C18, Q44] nobody is stopped by one on the location or before somebody else', () => {
    const at = street({
      people: [{ hand: [SQUIRE], deck: ['Mace', 'Bar Stool 1'] }, { group: ["Mordigar's Wing 1"] }],
      there: ['Orc Warlord 1'],
    })
    endRound(at).do('keep the rest')
    expect(at.read('players[0].hand')).toEqual([SQUIRE, 'Mace', 'Bar Stool 1', 'Fiona, level 1'])
  })
})
