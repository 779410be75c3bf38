import { describe, expect, test } from 'vitest'
import { SQUIRE } from './street-three-cards.ts'
import { damage, endRound, fights, groups, read, street } from './street-three.ts'

const AXE = 'Axe with an Axe on the Other End'
const GOBLINS = ['Frenzy Goblin 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3']

describe('Cleave', () => {
  const cleaver = 'Alley Duellist 1'

  test('[K3] one or two monsters of the group may be fought, both with full damage', () => {
    const at = street({ people: [{ hand: [cleaver], group: GOBLINS }, {}] }).do(`play ${cleaver}`)
    expect(fights(at, cleaver)).toHaveLength(6)
    at.do(`${cleaver} fights Frenzy Goblin 1 and Frenzy Goblin 3`)
    expect(damage(at, ...GOBLINS)).toEqual([6, 0, 6])
  })

  test('[K3] several Cleaves still mean two', () => {
    const at = street({ people: [{ hand: [cleaver, AXE], group: GOBLINS }, {}] }).do(`play ${cleaver}`)
    at.do(`give ${AXE} to ${cleaver}`)
    expect(fights(at, cleaver)).toHaveLength(6)
    at.do(`${cleaver} fights Frenzy Goblin 1 and Frenzy Goblin 2`)
    expect(damage(at, ...GOBLINS)).toEqual([8, 8, 0])
  })

  test('[K3] an item gives it to its hero; without it one monster is all', () => {
    const at = street({ people: [{ hand: [SQUIRE, AXE], group: GOBLINS }, {}] }).do(`play ${SQUIRE}`)
    expect(fights(at, SQUIRE)).toEqual(GOBLINS)
    at.do(`give ${AXE} to ${SQUIRE}`)
    expect(fights(at, SQUIRE)).toContain('Frenzy Goblin 1 and Frenzy Goblin 2')
  })

  test('[K3] both lie in one group', () => {
    const at = street({
      people: [{ hand: [cleaver], group: ['Frenzy Goblin 1'] }, { group: ['Frenzy Goblin 2'] }],
      there: ['Frenzy Goblin 3'],
    }).do(`play ${cleaver}`)
    expect(fights(at, cleaver)).toEqual(['Frenzy Goblin 1'])
  })

  test('[K3] both are dealt their damage before either is seen to be defeated', () => {
    const at = street({
      people: [{ hand: [cleaver], group: ['Drog, Troll General', 'Torglesnarf Duncleton'] }, {}],
      ...{ scenario: 'goblin-king', bosses: { 'Drog, Troll General': 6, 'Torglesnarf Duncleton': 6 } },
    })
    at.do(`play ${cleaver}`).do(`${cleaver} fights Drog, Troll General and Torglesnarf Duncleton`)
    expect(groups(at)[0]).toEqual(['Torglesnarf Duncleton'])
    expect(damage(at, 'Torglesnarf Duncleton')).toEqual([0])
  })
})

describe('Dual Wield and +Hero', () => {
  const OGRE = 'Ogre Doorman 1'

  test('[K5] two items may be used, and no third however often it is said', () => {
    const hand = [OGRE, 'Clockwork Spare Arm 1', 'Mace', 'Bar Stool 1']
    const at = street({ people: [{ hand, group: GOBLINS }, {}] }).do(`play ${OGRE}`)
    at.do(`give Clockwork Spare Arm 1 to ${OGRE}`).do(`give Mace to ${OGRE}`)
    expect(at.refusal(`give Bar Stool 1 to ${OGRE}`)?.rule).toBe('R3')
    at.do(`${OGRE} fights Frenzy Goblin 1`)
    expect(damage(at, 'Frenzy Goblin 1')).toEqual([8])
  })

  test('[K5] without it one item is all', () => {
    const at = street({ people: [{ hand: [SQUIRE, 'Mace', 'Bar Stool 1'], group: GOBLINS }, {}] })
    at.do(`play ${SQUIRE}`).do(`give Mace to ${SQUIRE}`)
    expect(at.refusal(`give Bar Stool 1 to ${SQUIRE}`)?.rule).toBe('R3')
  })

  test('[K5] an item can give it to the hero who wields it, the real Kaylin by choice', () => {
    const at = street({ people: [{ hand: [SQUIRE, 'Clockwork Spare Arm 1', 'Mace'], group: GOBLINS }, {}] })
    at.do(`play ${SQUIRE}`).do(`give Clockwork Spare Arm 1 to ${SQUIRE}`).do(`give Mace to ${SQUIRE}`)
    expect(at.read('players[0].played')).toEqual([SQUIRE, 'Clockwork Spare Arm 1', 'Mace'])
    const kaylin = street({
      people: [{ hand: ['Kaylin the Renegade', 'Bar Stool 1', 'Mace'], group: GOBLINS }, {}],
    }).do('play Kaylin the Renegade')
    kaylin.do(kaylin.offers().find((text) => text.includes('Dual Wield')) ?? 'Dual Wield')
    kaylin.do('give Bar Stool 1 to Kaylin the Renegade').do('give Mace to Kaylin the Renegade')
    expect(kaylin.read('players[0].heroesLeft')).toBe(0)
  })

  test('[Q56] both items must be of the type of the hero', () => {
    const at = street({ people: [{ hand: [OGRE, 'Mace', 'Prayer Beads 1'], group: GOBLINS }, {}] })
    at.do(`play ${OGRE}`).do(`give Mace to ${OGRE}`)
    expect(at.refusal(`give Prayer Beads 1 to ${OGRE}`)?.rule).toBe('P2')
  })

  test('[K7] one more hero may be played this round, with an item of its own', () => {
    const hand = ['Townsfolk 1', SQUIRE, 'Mace', 'Bar Stool 1', 'Sister-in-Arms']
    const at = street({ people: [{ hand, group: GOBLINS }, {}] })
      .do('play Townsfolk 1')
      .do(`play ${SQUIRE}`)
    at.do(`give Mace to ${SQUIRE}`).do('give Bar Stool 1 to Townsfolk 1')
    expect(at.refusal('play Sister-in-Arms')?.rule).toBe('R2')
    at.do('Townsfolk 1 fights Frenzy Goblin 1').do(`${SQUIRE} fights Frenzy Goblin 2`)
    expect(damage(at, ...GOBLINS)).toEqual([2, 10, 0])
  })

  test('[K7] it is gone in the next round', () => {
    const at = street({ people: [{ hand: ['Townsfolk 1', SQUIRE], group: GOBLINS }, {}] }).do(
      'play Townsfolk 1',
    )
    endRound(at).do('keep the rest')
    expect(read(at, 'players[0].heroesLeft', 'players[1].heroesLeft')).toEqual([1, 1])
  })

  test('[Q56] each +Hero counts', () => {
    const hand = ['Townsfolk 1', 'Townsfolk 2', SQUIRE, 'Sister-in-Arms']
    const at = street({ people: [{ hand, group: GOBLINS }, {}] })
    at.do('play Townsfolk 1').do('play Townsfolk 2')
    expect(at.read('players[0].heroesLeft')).toBe(1)
    at.do(`play ${SQUIRE}`)
    expect(at.refusal('play Sister-in-Arms')?.rule).toBe('R2')
  })
})

describe('Pierce', () => {
  const OGRES = ['Ogre in a Barrel 1', 'Ogre in a Barrel 2']
  const SCRATCHER = 'Rune Scratcher 1'
  const SPEAR = 'Boar Spear, Never Used 1'

  test('[K9] takes so much off the Armor, values added up, and no more than there is', () => {
    const at = street({ people: [{ hand: [SCRATCHER, 'Freezing Staff 1'], group: OGRES }, {}] })
    at.do(`play ${SCRATCHER}`)
      .do(`give Freezing Staff 1 to ${SCRATCHER}`)
      .do(`${SCRATCHER} fights ${OGRES[0]}`)
    expect(damage(at, ...OGRES)).toEqual([5, 0]) // 3 + 2, Armor 2 - Pierce 3
  })

  test('[K9] part of the Armor is left if Pierce is less', () => {
    const at = street({
      people: [{ hand: ['Hedge Witch in the Snug', 'Freezing Staff 1'], group: OGRES }, {}],
    })
    at.do('play Hedge Witch in the Snug').do('give Freezing Staff 1 to Hedge Witch in the Snug')
    at.do(`Hedge Witch in the Snug fights ${OGRES[0]}`)
    expect(damage(at, ...OGRES)).toEqual([5, 0]) // 4 + 2 - 1
  })

  test('[K9] works for Splash as well', () => {
    const at = street({ people: [{ hand: ['Fire Mage 1', 'Freezing Staff 1'], group: OGRES }, {}] })
    at.do('play Fire Mage 1').do('give Freezing Staff 1 to Fire Mage 1').do(`Fire Mage 1 fights ${OGRES[0]}`)
    expect(damage(at, ...OGRES)).toEqual([5, 1])
  })

  test('[K9, Q6] works for a Snipe too, but only what is there when it is shot', () => {
    const shot = (hand: string[], items: string[]) => {
      const at = street({ people: [{ hand: [...hand, ...items], group: OGRES }, {}] }).do(`play ${hand[0]}`)
      for (const item of items) {
        at.do(`give ${item} to ${hand[0]}`)
        if (item.startsWith('Sling')) at.do(`Snipe ${OGRES[0]}`)
      }
      return damage(at, OGRES[0])
    }
    const sling = 'Sling and Small Change 1'
    expect(shot(['Ogre Doorman 1'], [SPEAR, sling])).toEqual([3])
    expect(shot(['Ogre Doorman 1'], [sling, SPEAR])).toEqual([1])
  })
})

describe('Retire', () => {
  test('[K11] the card leaves the game; a player hero goes down a level', () => {
    const retire = (name: string, level: number) => {
      const at = street({
        people: [{ hand: ['Brother Bastian', SQUIRE, `Fiona, level ${level}`], group: GOBLINS, level }, {}],
      })
      at.do('play Brother Bastian').do('choose Fiona').do(`retire ${name}`)
      return read(
        at,
        'retired',
        'players[0].hand',
        'players[0].discard',
        'players[0].level',
        'players[0].heroAside',
      )
    }
    expect(retire(SQUIRE, 2)[0]).toContain(SQUIRE)
    expect(retire(SQUIRE, 2).slice(1, 4)).toEqual([['Fiona, level 2'], [], 2])
    expect(retire('Fiona, level 2', 2).slice(1)).toEqual([[SQUIRE], [], 1, 1])
    expect(retire('Fiona, level 1', 1).slice(1)).toEqual([[SQUIRE], [], 1, 1])
    expect(retire('Fiona, level 2', 2)[0]).not.toContain('Fiona, level 2')
  })
})
