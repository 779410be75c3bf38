import { describe, expect, test } from 'vitest'
import { SQUIRE } from './street-three-cards.ts'
import { damage, endRound, fights, groups, hp, read, street } from './street-three.ts'

describe('Ambush', () => {
  /** The Mad Bombers come at set-up, with seat 2 to defend. */
  const revealed = { people: [{}, {}], there: ['Frenzy Goblin 1'] }

  test('[K1] of a monster revealed in mid-round happens at that moment, and never a second time', () => {
    const at = street({
      people: [{ hand: ['Bar Brawler 1'] }, { group: ['Frenzy Goblin 2'] }],
      there: ['Frenzy Goblin 1'],
      scenario: 'goblin-king',
      table: { locationHp: 1, 'monsterDeck.top': ['Mad Bomber 1'] },
    })
    // The location falls, and its penalty turns up a monster.
    endRound(at)
    expect(at.events()).toContain('Mad Bomber 1 comes before Fiona.')
    expect(at.offers()).toEqual(['Mad Bomber 1 ambushes first'])
    at.do('Mad Bomber 1 ambushes first')
    expect(hp(at)).toEqual([9, 10])
    at.do('take Frenzy Goblin 1').do('keep the rest')
    // Taunted by the next defender, it does nothing any more.
    at.do('flip the marker and Taunt Mad Bomber 1')
    expect(at.events().filter((event) => event.includes('ambushes'))).toEqual([])
    expect(hp(at)).toEqual([9, 10])
  })

  test('[K1] what an Ambush says about the player in front goes by where the monster is', () => {
    const at = street({
      ...{ ...revealed, scenario: 'summoner-strikes', bosses: { 'Baelfire the Summoner': 30 } },
      people: [{ group: ['Baelfire the Summoner'] }, {}],
      table: { 'monsterDeck.top': ['Mad Bomber 1'] },
    })
    endRound(at).do('keep the rest')
    expect(at.read('round')).toBe(2)
    at.do('Mad Bomber 1 ambushes first')
    expect(hp(at)).toEqual([8, 9])
    expect(at.read('locationHp')).toBe(19)
  })

  test('[K1] a monster revealed by an Ambush comes with its own', () => {
    const at = street({
      people: [{}, {}],
      there: ['Frenzy Goblin 1'],
      scenario: 'goblin-king',
      table: { locationHp: 1, 'monsterDeck.top': ['Auntie Mudge, Uninvited', 'Mad Bomber 1'] },
    })
    endRound(at).do('Auntie Mudge, Uninvited ambushes first').do('Mad Bomber 1 ambushes first')
    expect([groups(at)[0], hp(at)]).toEqual([
      ['Auntie Mudge, Uninvited', 'Mad Bomber 1'],
      [9, 10],
    ])
  })
})

describe('Armor', () => {
  test('[K2] comes off every instance of damage: each fight, each Splash, each Snipe', () => {
    const at = street({
      people: [
        { hand: [SQUIRE, 'Mace'], group: ['Ogre in a Barrel 1', 'Giant Boar 1'] },
        { hand: ['Rooftop Slinger 1'] },
        { hand: ['Fire Mage 1', 'Ember in a Jam Jar 1'] },
      ],
    })
    at.do(`play ${SQUIRE}`).do(`give Mace to ${SQUIRE}`).do(`${SQUIRE} fights Ogre in a Barrel 1`)
    expect(damage(at, 'Ogre in a Barrel 1')).toEqual([8]) // 5 + 5 in one instance
    at.do('play Rooftop Slinger 1').do('Snipe Ogre in a Barrel 1')
    expect(damage(at, 'Ogre in a Barrel 1')).toEqual([10])
    at.do('play Fire Mage 1')
      .do('give Ember in a Jam Jar 1 to Fire Mage 1')
      .do('Fire Mage 1 fights Giant Boar 1')
    expect(damage(at, 'Ogre in a Barrel 1', 'Giant Boar 1')).toEqual([11, 5]) // Splash 2 + 1, then Armor 2
  })

  test('[K2] never turns damage into healing', () => {
    const at = street({
      people: [{ hand: ['Townsfolk 1'], group: ['Ogre in a Barrel 1'] }, {}],
      wounds: { 'Ogre in a Barrel 1': 7 },
    })
    at.do('play Townsfolk 1').do('Townsfolk 1 fights Ogre in a Barrel 1')
    expect(damage(at, 'Ogre in a Barrel 1')).toEqual([7])
    expect(at.events()).toContain('Ogre in a Barrel 1 is not hurt.')
  })
})

describe('Cursed', () => {
  const struck = (shields: number) => {
    const at = street({ people: [{ group: ['Hex Knitter 1'] }, {}], table: { shields } })
    endRound(at)
    for (let i = 0; i < shields; i++) at.do('shield against Hex Knitter 1')
    return at
  }

  test('[K4] gives one curse, however much damage got through', () => {
    expect(read(struck(0), 'players[0].hp', 'players[0].discard', 'curseDeck.size')).toEqual([
      7,
      ['Curse 20'],
      19,
    ])
    expect(read(struck(2), 'players[0].hp', 'players[0].discard.size')).toEqual([9, 1])
  })

  test('[K4] gives none if shields stop all of it, nor from the location', () => {
    expect(read(struck(3), 'players[0].hp', 'players[0].discard', 'curseDeck.size')).toEqual([10, [], 20])
    const at = endRound(street({ there: ['Hex Knitter 1'] }))
    expect(read(at, 'locationHp', 'players[0].discard', 'players[1].discard')).toEqual([17, [], []])
  })
})

describe('Ferocious', () => {
  test('[K6] goes along with the marker, unless it is on the location', () => {
    const at = street({
      people: [{ group: ['Frenzy Goblin 1', 'Back-Alley Worg 1', 'Back-Alley Worg 2'] }, {}],
      there: ['Back-Alley Worg 3'],
    })
    endRound(at).do('keep the rest')
    expect(groups(at)).toEqual([['Frenzy Goblin 1'], ['Back-Alley Worg 1', 'Back-Alley Worg 2']])
    expect(at.read('locationGroup')).toEqual(['Back-Alley Worg 3'])
  })

  test('[K6] Taunted by somebody else, it lands in the active group', () => {
    const at = street({
      people: [{}, { hand: ['Bar Brawler 1'] }],
      there: ['Back-Alley Worg 1', 'Frenzy Goblin 1'],
    })
    at.do('play Bar Brawler 1').do('Taunt Back-Alley Worg 1')
    expect(groups(at)).toEqual([['Back-Alley Worg 1'], []])
  })

  test('[K6] revealed before another player, it lands in the active group', () => {
    const at = street({
      ...{ scenario: 'summoner-strikes', bosses: { 'Baelfire the Summoner': 30 }, there: ['Giant Boar 1'] },
      people: [{ group: ['Baelfire the Summoner'] }, {}],
      table: { encounter: 3, locationHp: 1, 'monsterDeck.top': ['Frenzy Goblin 1', 'Back-Alley Worg 1'] },
    })
    // The penalty summons one before each player.
    endRound(at)
    expect(groups(at)).toEqual([['Baelfire the Summoner', 'Frenzy Goblin 1', 'Back-Alley Worg 1'], []])
  })
})

describe('Immune', () => {
  test('[K8] Splash does not hurt a monster immune to it; a fight and a Snipe do', () => {
    const at = street({
      people: [
        { hand: ['Fire Mage 1'], group: ['Frenzy Goblin 1', 'Larder Raccoon 1'] },
        { hand: [SQUIRE, 'Sling and Small Change 1'] },
      ],
    })
    at.do('play Fire Mage 1').do('Fire Mage 1 fights Frenzy Goblin 1')
    expect(damage(at, 'Frenzy Goblin 1', 'Larder Raccoon 1')).toEqual([4, 0])
    at.do(`play ${SQUIRE}`).do(`give Sling and Small Change 1 to ${SQUIRE}`).do('Snipe Larder Raccoon 1')
    at.do(`${SQUIRE} fights Larder Raccoon 1`)
    expect(damage(at, 'Larder Raccoon 1')).toEqual([9])
  })

  test('[K8] Snipe does not hurt a monster immune to it; a fight and Splash do', () => {
    const at = street({
      people: [
        { hand: ['Fire Mage 1'], group: ['Frenzy Goblin 1', 'Rafter Bat 1'] },
        { hand: [SQUIRE, 'Sling and Small Change 1'] },
      ],
    })
    at.do(`play ${SQUIRE}`).do(`give Sling and Small Change 1 to ${SQUIRE}`).do('Snipe Rafter Bat 1')
    expect(damage(at, 'Rafter Bat 1')).toEqual([0])
    at.do(`${SQUIRE} fights Rafter Bat 1`).do('play Fire Mage 1').do('Fire Mage 1 fights Frenzy Goblin 1')
    expect(damage(at, 'Rafter Bat 1')).toEqual([8])
  })

  test('[K8] Taunt does not move a monster immune to it, neither by a card nor by the marker', () => {
    const at = street({
      people: [{ hand: ['Bar Brawler 1'] }, {}],
      there: ['Tentacle from the Privy 1', 'Frenzy Goblin 1'],
    })
    expect(at.refusal('flip the marker and Taunt Tentacle from the Privy 1')?.rule).toBe('K8')
    at.do('play Bar Brawler 1')
    expect(at.offers()).toEqual(['Taunt Frenzy Goblin 1', 'Taunt nobody'])
  })
})

describe('Ranged and Tank', () => {
  const facing = (hero: string, group: string[]) =>
    fights(street({ people: [{ hand: [hero], group }, {}] }).do(`play ${hero}`), hero)

  test('[K10] a Ranged monster is fought when no other is left, or together with all others', () => {
    expect(facing(SQUIRE, ['Goblin Archer 1', 'Frenzy Goblin 1'])).toEqual(['Frenzy Goblin 1'])
    expect(facing(SQUIRE, ['Goblin Archer 1', 'Goblin Archer 2'])).toEqual([
      'Goblin Archer 1',
      'Goblin Archer 2',
    ])
    expect(facing('Alley Duellist 1', ['Goblin Archer 1', 'Frenzy Goblin 1'])).toEqual([
      'Goblin Archer 1 and Frenzy Goblin 1',
      'Frenzy Goblin 1',
    ])
    expect(facing('Alley Duellist 1', ['Goblin Archer 1', 'Frenzy Goblin 1', 'Frenzy Goblin 2'])).toEqual([
      'Frenzy Goblin 1',
      'Frenzy Goblin 1 and Frenzy Goblin 2',
      'Frenzy Goblin 2',
    ])
  })

  test('[K16] a Tank is fought before others, or together with one other if there is only one Tank', () => {
    expect(facing(SQUIRE, ['Bouncer for Hire 1', 'Frenzy Goblin 1'])).toEqual(['Bouncer for Hire 1'])
    expect(facing('Alley Duellist 1', ['Frenzy Goblin 1', 'Bouncer for Hire 1'])).toEqual([
      'Frenzy Goblin 1 and Bouncer for Hire 1',
      'Bouncer for Hire 1',
    ])
    expect(
      facing('Alley Duellist 1', ['Bouncer for Hire 1', 'Bouncer for Hire 2', 'Frenzy Goblin 1']),
    ).toEqual(['Bouncer for Hire 1', 'Bouncer for Hire 1 and Bouncer for Hire 2', 'Bouncer for Hire 2'])
  })

  test('[K10, K16] a Tank before a Ranged monster: with Cleave both, if there is nobody else', () => {
    expect(facing('Alley Duellist 1', ['Bouncer for Hire 1', 'Goblin Archer 1'])).toEqual([
      'Bouncer for Hire 1',
      'Bouncer for Hire 1 and Goblin Archer 1',
    ])
  })
})
