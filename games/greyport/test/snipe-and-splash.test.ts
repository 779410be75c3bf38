import { describe, expect, test } from 'vitest'
import { SLINGER, SQUIRE } from './street-three-cards.ts'
import { damage, fights, groups, read, street } from './street-three.ts'

describe('Snipe', () => {
  const people = [
    { hand: [SLINGER, 'Sling and Small Change 1'], group: ['Bouncer for Hire 1', 'Goblin Archer 1'] },
    { group: ['Frenzy Goblin 1'] },
  ]
  const there = ['Frenzy Goblin 2']

  test('[K14] any one monster on the table, whatever stands before it', () => {
    const at = street({ people, there }).do(`play ${SLINGER}`)
    const all = [...there, 'Bouncer for Hire 1', 'Goblin Archer 1', 'Frenzy Goblin 1']
    expect(at.offers()).toEqual(all.map((one) => `Snipe ${one}`))
    at.do('Snipe Goblin Archer 1')
    expect(damage(at, 'Goblin Archer 1', 'Bouncer for Hire 1')).toEqual([4, 0])
  })

  test('[K14] the hero may still get an item, Snipe with it and fight', () => {
    const at = street({ people, there }).do(`play ${SLINGER}`).do('Snipe Frenzy Goblin 1')
    at.do(`give Sling and Small Change 1 to ${SLINGER}`).do('Snipe Frenzy Goblin 1')
    expect(damage(at, 'Frenzy Goblin 1')).toEqual([7])
    at.do(`${SLINGER} fights Bouncer for Hire 1`)
    expect(damage(at, 'Bouncer for Hire 1')).toEqual([3])
  })

  test('[K14] several come one after another, with Armor each time', () => {
    const at = street({
      people: [{ hand: [SQUIRE, 'Grappling Hook 1'], group: ['Pack Mother 1', 'Frenzy Goblin 1'] }, {}],
    })
    at.do(`play ${SQUIRE}`).do(`give Grappling Hook 1 to ${SQUIRE}`).do('Snipe Pack Mother 1')
    expect(damage(at, 'Pack Mother 1')).toEqual([1])
    at.do('Snipe Pack Mother 1')
    expect(damage(at, 'Pack Mother 1')).toEqual([2])
  })

  test('[K14] a monster it defeats is gone at once', () => {
    const at = street({ people, there, wounds: { 'Goblin Archer 1': 16 } }).do(`play ${SLINGER}`)
    at.do('Snipe Goblin Archer 1')
    expect([groups(at)[0], at.read('monsterDiscard')]).toEqual([['Bouncer for Hire 1'], ['Goblin Archer 1']])
  })

  test('[Q5] it must be used, if need be on an immune monster; a Taunt may be passed up', () => {
    const at = street({ people: [{ hand: [SLINGER], group: ['Rafter Bat 1'] }, { hand: ['Bar Brawler 1'] }] })
    at.do(`play ${SLINGER}`)
    expect(at.offers()).toEqual(['Snipe Rafter Bat 1'])
    at.do('Snipe Rafter Bat 1')
    expect(damage(at, 'Rafter Bat 1')).toEqual([0])
    at.do('play Bar Brawler 1').do('Taunt nobody')
    expect(groups(at)).toEqual([['Rafter Bat 1'], []])
  })
})

describe('Splash', () => {
  const group = ['Frenzy Goblin 1', 'Frenzy Goblin 2', 'Goblin Archer 1']

  test('[K15] hits all others of the group, Ranged ones too, and nobody elsewhere', () => {
    const at = street({
      people: [{ hand: ['Fire Mage 1'], group }, { group: ['Frenzy Goblin 3'] }],
      there: ['Frenzy Goblin 4'],
    })
    at.do('play Fire Mage 1').do('Fire Mage 1 fights Frenzy Goblin 1')
    expect(damage(at, ...group, 'Frenzy Goblin 3', 'Frenzy Goblin 4')).toEqual([4, 2, 2, 0, 0])
  })

  test('[K15] values of hero and item add up before Armor', () => {
    const at = street({
      people: [
        { hand: ['Fire Mage 1', 'Ember in a Jam Jar 1'], group: ['Frenzy Goblin 1', 'Ogre in a Barrel 1'] },
        {},
      ],
    })
    at.do('play Fire Mage 1')
      .do('give Ember in a Jam Jar 1 to Fire Mage 1')
      .do('Fire Mage 1 fights Frenzy Goblin 1')
    expect(damage(at, 'Frenzy Goblin 1', 'Ogre in a Barrel 1')).toEqual([5, 1])
  })

  test('[K15] is not doubled by Cleave', () => {
    const at = street({
      people: [
        { hand: ['Storm-Caller on Tour 1'], group: [...group.slice(0, 2), 'Giant Boar 1', 'Giant Boar 2'] },
        {},
      ],
    })
    at.do('play Storm-Caller on Tour 1').do(
      'Storm-Caller on Tour 1 fights Frenzy Goblin 1 and Frenzy Goblin 2',
    )
    expect(damage(at, 'Frenzy Goblin 1', 'Frenzy Goblin 2', 'Giant Boar 1', 'Giant Boar 2')).toEqual([
      6, 6, 3, 3,
    ])
  })

  test('[K15] on the location it hits those on the location', () => {
    const at = street({
      people: [{ hand: ['Fire Mage 1'] }, { group: ['Frenzy Goblin 3'] }],
      there: ['Frenzy Goblin 1', 'Frenzy Goblin 2'],
    })
    at.do('play Fire Mage 1').do('Fire Mage 1 fights Frenzy Goblin 1')
    expect(damage(at, 'Frenzy Goblin 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3')).toEqual([4, 2, 0])
  })
})

describe('Taunt', () => {
  test('[K17] by a card: any monster not in your group comes to you, whoever defends', () => {
    const at = street({
      people: [
        { group: ['Frenzy Goblin 1'] },
        { hand: ['Bar Brawler 1'], group: ['Frenzy Goblin 2'] },
        { group: ['Giant Boar 1'] },
      ],
      there: ['Giant Boar 2'],
    }).do('play Bar Brawler 1')
    expect(at.offers(2)).toEqual([
      'Taunt Giant Boar 2',
      'Taunt Frenzy Goblin 1',
      'Taunt Giant Boar 1',
      'Taunt nobody',
    ])
    at.do('Taunt Frenzy Goblin 1')
    expect(groups(at)).toEqual([[], ['Frenzy Goblin 2', 'Frenzy Goblin 1'], ['Giant Boar 1']])
  })

  test('[K17] by the marker: the defender only, once a round', () => {
    const at = street({ people: [{}, { hand: [SQUIRE] }], there: ['Giant Boar 1', 'Giant Boar 2'] })
    expect(at.refusal('flip the marker and Taunt Giant Boar 1', 2)?.rule).toBe('R5')
    at.do('flip the marker and Taunt Giant Boar 1')
    expect(read(at, 'players[0].group', 'markerUsed')).toEqual([['Giant Boar 1'], 1])
    expect(at.refusal('flip the marker and Taunt Giant Boar 2')?.rule).toBe('R5')
  })

  test('[K17] damage goes along, and who was Taunted out of the active group cannot be fought', () => {
    const at = street({
      people: [
        { hand: [SQUIRE], group: ['Frenzy Goblin 1', 'Frenzy Goblin 2'] },
        { hand: ['Bar Brawler 1'] },
      ],
      wounds: { 'Frenzy Goblin 1': 6 },
    })
    at.do('play Bar Brawler 1').do('Taunt Frenzy Goblin 1').do(`play ${SQUIRE}`)
    expect(damage(at, 'Frenzy Goblin 1')).toEqual([6])
    expect(fights(at, SQUIRE)).toEqual(['Frenzy Goblin 2'])
  })
})
