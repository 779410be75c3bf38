import { describe, expect, test } from 'vitest'
import type { Scene } from '@hearthkeep/situations'
import { allDone, damageOn, die, goOnTo, read, seatsAsked, street } from './street-one.ts'
import type { Person } from './street-one.ts'

const flips = (at: Scene, seat: number): string[] =>
  at.offers(seat).filter((offer) => offer.startsWith('flip the marker'))
const noCoins = { copper: 0, silver: 0, gold: 0 }

describe('acting', () => {
  test('[R1] all are asked at once and act in any order', () => {
    const people = [
      { hand: ['Rogue 1'] },
      { hand: ['Holy Templar'] },
      { hand: ['Squire with Big Ideas', 'Mace'] },
    ]
    const at = street({ people, location: ['Giant Boar 1'], rolls: { fightDice: [0, 0] } })
    expect(seatsAsked(at)).toEqual([1, 2, 3])
    at.do('play Squire with Big Ideas', 3).do('play Holy Templar', 2)
    at.do('give Mace to Squire with Big Ideas', 3)
    at.do('Holy Templar fights Giant Boar 1', 2)
    expect(seatsAsked(at)).toEqual([1, 3])
    at.do('Squire with Big Ideas fights Giant Boar 1', 3)
    expect(damageOn(at, 'Giant Boar 1')).toBe(1 + 6)
    expect(read(at, 'round', 'question')).toEqual([1, 'players-act'])
  })

  test('[R1, Q3] whoever is done is asked no more, until somebody else changes something', () => {
    const people = [{ hand: ['Rogue 1'] }, { hand: ['Holy Templar'] }, { hand: ['Squire with Big Ideas'] }]
    const at = street({ people })
    at.do('done for now', 2)
    expect(seatsAsked(at)).toEqual([1, 3])
    at.do('done for now', 1)
    expect(seatsAsked(at)).toEqual([3])
    at.do('play Squire with Big Ideas')
    expect(seatsAsked(at)).toEqual([1, 2, 3])
  })

  test('[R1, Q3] the round ends when all are done; whoever can do nothing counts as done unasked', () => {
    const at = street({ people: [{ hand: ['Rogue 1'], ...noCoins }, { hand: ['Mace'] }, {}] })
    expect(seatsAsked(at)).toEqual([1])
    at.do('done for now', 1)
    expect(at.read('question')).toBe('discard-step')
    at.do('discard no more')
    expect(read(at, 'round', 'defender')).toEqual([2, 1])
  })

  test('[R1] nobody has to do anything', () => {
    const people = [{ hand: ['Rogue 1'], ...noCoins }, { hand: ['Holy Templar'] }, {}]
    const at = street({ people })
    allDone(at)
    expect(read(at, 'players[0].hand', 'players[1].hand', 'players[1].discard')).toEqual([
      ['Rogue 1'],
      ['Holy Templar'],
      [],
    ])
  })
})

describe('heroes and items', () => {
  test('[R2] one hero a round; the player hero counts', () => {
    for (const [first, second] of [
      ['Rogue 1', 'Gerki, level 1'],
      ['Gerki, level 1', 'Polite Cutpurse'],
    ]) {
      const at = street({ people: [{ hand: [first, second], group: ['Giant Boar 1'] }, {}], location: [] })
      at.do(`play ${first}`)
      expect(at.offers(1)).not.toContain(`play ${second}`)
      expect(at.refusal(`play ${second}`, 1)?.rule).toBe('R2')
    }
  })

  test('[R2] in everybody’s round, not only in one’s own', () => {
    const hand = ['Holy Templar', 'Clergyman 1', 'Clergyman 2']
    const at = street({ people: [noCoins, { hand, ...noCoins }] })
    at.do('play Holy Templar', 2)
    expect(at.refusal('play Clergyman 1', 2)?.rule).toBe('R2')
    goOnTo(allDone(at), 'players-act')
    expect(read(at, 'defender')).toEqual([1])
    expect(at.offers(2)).toContain('play Clergyman 1')
  })

  test('[R2] a hero not played is not made up for in the next round', () => {
    const hand = ['Holy Templar', 'Clergyman 1']
    const at = street({ people: [noCoins, { hand, ...noCoins }] })
    goOnTo(allDone(at), 'players-act')
    at.do('play Holy Templar', 2)
    expect(at.refusal('play Clergyman 1', 2)?.rule).toBe('R2')
  })

  test('[R2, K7] one more for each +Hero', () => {
    const at = street({ people: [{ hand: ['Townsfolk 1', 'Townsfolk 2', 'Rogue 1', 'Rogue 2'] }, {}] })
    at.do('play Townsfolk 1').do('play Townsfolk 2')
    at.do('play Rogue 1').do('Taunt nobody')
    expect(at.refusal('play Rogue 2', 1)?.rule).toBe('R2')
    expect(at.read('players[0].played')).toEqual(['Townsfolk 1', 'Townsfolk 2', 'Rogue 1'])
  })

  test('[R3] one item for each hero', () => {
    const at = street({
      people: [
        {
          played: ['Squire with Big Ideas', 'Polite Cutpurse'],
          hand: ['Mace', 'Bar Stool 1', 'Kite Shield'],
        },
        {},
      ],
    })
    at.do('give Mace to Squire with Big Ideas')
    expect(at.refusal('give Bar Stool 1 to Squire with Big Ideas', 1)).toMatchObject({ rule: 'R3' })
    at.do('give Bar Stool 1 to Polite Cutpurse')
    expect(at.refusal('give Kite Shield to Polite Cutpurse', 1)).toMatchObject({ rule: 'R3' })
    expect(at.read('players[0].played')).toEqual([
      'Squire with Big Ideas',
      'Mace',
      'Polite Cutpurse',
      'Bar Stool 1',
    ])
  })

  test('[R3, K5] two with Dual Wield, not three', () => {
    const at = street({
      people: [{ played: ['Grizzelda Two-Hats'], hand: ['Mace', 'Bar Stool 1', 'Bar Stool 2'] }, {}],
    })
    at.do('give Mace to Grizzelda Two-Hats').do('give Bar Stool 1 to Grizzelda Two-Hats')
    expect(at.refusal('give Bar Stool 2 to Grizzelda Two-Hats', 1)?.rule).toBe('R3')
    expect(at.read('players[0].played')).toEqual(['Grizzelda Two-Hats', 'Mace', 'Bar Stool 1'])
  })

  test('[R3] without a hero there is nobody to give an item to', () => {
    const at = street({ people: [{ hand: ['Mace'] }, {}] })
    expect(at.offers(1).filter((offer) => offer.startsWith('give'))).toEqual([])
    expect(at.refusal('give Mace to Squire with Big Ideas', 1)).toBeDefined()
  })

  test('[R4] each played hero fights, once', () => {
    const at = street({
      people: [{ played: ['Rogue 1', 'Rogue 2'], group: ['Giant Boar 1'] }, {}],
      rolls: { fightDice: [die('yellow', 4), die('yellow', 1)] },
    })
    at.do('Rogue 1 fights Giant Boar 1')
    expect(at.offers(1)).not.toContain('Rogue 1 fights Giant Boar 1')
    expect(at.refusal('Rogue 1 fights Giant Boar 1', 1)?.rule).toBe('R4')
    at.do('Rogue 2 fights Giant Boar 1')
    expect(damageOn(at, 'Giant Boar 1')).toBe(5)
    expect(at.offers(1).filter((offer) => offer.includes('fights'))).toEqual([])
  })

  test('[R4] the same card may fight again in a later round', () => {
    const at = street({
      people: [
        { ...noCoins, deck: [], hand: [] },
        { played: ['Vanishing Waiter 1'], group: [], ...noCoins },
      ],
      location: ['Giant Boar 1'],
      rolls: { fightDice: [0, 0] },
    })
    at.do('Vanishing Waiter 1 fights Giant Boar 1', 2)
    goOnTo(allDone(at), 'players-act')
    at.do('play Vanishing Waiter 1', 2).do('Vanishing Waiter 1 fights Giant Boar 1', 2)
    expect(damageOn(at, 'Giant Boar 1')).toBe(2)
  })
})

describe('the round marker', () => {
  test('[R5] is flipped by the defending player, once a round', () => {
    const at = street({ people: [{}, {}, {}], location: ['Giant Boar 1', 'Giant Boar 2'] })
    expect([flips(at, 1).length, flips(at, 2), flips(at, 3)]).toEqual([2, [], []])
    expect(at.refusal('flip the marker to Taunt Giant Boar 1', 2)?.rule).toBe('R5')
    at.do('flip the marker to Taunt Giant Boar 1')
    // Nobody can do anything more, so that the round is over.
    expect(at.read('question')).not.toBe('players-act')
  })

  test('[R5] a second flip is refused', () => {
    const at = street({ people: [{ hand: ['Rogue 1'] }, {}], location: ['Giant Boar 1', 'Giant Boar 2'] })
    at.do('flip the marker to Taunt Giant Boar 1')
    expect(at.read('markerUsed')).toBe(1)
    expect(flips(at, 1)).toEqual([])
    expect(at.refusal('flip the marker to Taunt Giant Boar 2', 1)?.rule).toBe('R5')
  })

  test('[R5] in the next round it can be flipped again, by the next player', () => {
    const at = street({ people: [noCoins, noCoins], location: ['Giant Boar 1', 'Giant Boar 2'] })
    at.do('flip the marker to Taunt Giant Boar 1')
    goOnTo(at, 'players-act')
    expect(read(at, 'defender', 'markerUsed')).toEqual([1, 0])
    expect(flips(at, 2)).toEqual([
      'flip the marker to Taunt Giant Boar 2',
      'flip the marker to Taunt Giant Boar 1',
    ])
  })

  const starting = (told: { second?: string[]; third?: string[]; location?: string[] }): Scene => {
    const { second = [], third = [], location = [] } = told
    const at = street({
      people: [
        { ...noCoins, group: ['Giant Boar 1'] },
        { group: second, ...noCoins },
        { group: third, ...noCoins },
      ],
      location,
    })
    return allDone(at)
  }

  test('[R6] with nobody to fight at the start of a round it must be used at once', () => {
    const at = starting({ third: ['Giant Boar 2'] })
    expect(read(at, 'question', 'defender')).toEqual(['forced-taunt', 1])
    expect(seatsAsked(at)).toEqual([2])
    expect(at.offers()).toEqual([
      'flip the marker to Taunt Giant Boar 1',
      'flip the marker to Taunt Giant Boar 2',
    ])
    at.do('flip the marker to Taunt Giant Boar 2')
    expect(read(at, 'players[1].group', 'players[2].group', 'markerUsed')).toEqual([['Giant Boar 2'], [], 1])
  })

  test('[R6] not if a monster is before the defender or on the location', () => {
    expect(starting({ second: ['Giant Boar 2'] }).read('question')).toBe('players-act')
    expect(starting({ location: ['Giant Boar 2'] }).read('question')).toBe('players-act')
  })

  test('[R6, Q24] nothing happens when nobody can be Taunted', () => {
    const at = street({
      people: [
        { ...noCoins, group: ['Wallpaper Stalker 1'] },
        { hand: ['Holy Templar'], ...noCoins },
      ],
      location: [],
    })
    allDone(at)
    expect(read(at, 'defender', 'question', 'markerUsed')).toEqual([1, 'players-act', 0])
  })

  test('[R6] not in the middle of a round, when they are all gone', () => {
    const at = street({
      people: [
        { hand: ['Polite Cutpurse', 'Kite Shield'], group: ['Goblin Archer 1'] },
        { group: ['Giant Boar 1'] },
      ],
      location: [],
      damage: { 'Goblin Archer 1': 2 },
      rolls: { fightDice: [0] },
    })
    at.do('play Polite Cutpurse').do('Polite Cutpurse fights Goblin Archer 1')
    expect(read(at, 'question', 'markerUsed')).toEqual(['players-act', 0])
    expect(at.offers(1)).toEqual(['flip the marker to Taunt Giant Boar 1', 'done for now'])
  })
})

describe('the end of the encounter', () => {
  const last = (people: readonly Person[]): Scene => {
    const [first, ...others] = people
    return street({
      people: [{ hand: ['Polite Cutpurse'], group: ['Goblin Archer 1'], ...first }, ...others],
      location: [],
      damage: { 'Goblin Archer 1': 2 },
      table: { locationMet: 0 },
      rolls: { fightDice: [0], monsterDice: [{ shuffle: [] }] },
    })
      .do('play Polite Cutpurse')
      .do('Polite Cutpurse fights Goblin Archer 1')
  }

  test('[R7] comes as soon as no monster is left, though others could still act', () => {
    const at = last([{}, { hand: ['Holy Templar'] }])
    expect(read(at, 'question', 'encounterOver')).toEqual(['recruit-all', 1])
    expect(seatsAsked(at)).toEqual([1, 2])
  })

  test('[R7] without damage and without the other steps of a round’s end', () => {
    const at = last([
      { hp: 3, ...noCoins },
      { hp: 3, ...noCoins },
    ])
    // Not the step of the defender alone: both have theirs, and then both level up.
    expect(
      read(at, 'encounter', 'players[0].hp', 'players[1].hp', 'players[0].level', 'players[1].level'),
    ).toEqual([2, 5, 5, 2, 2])
    expect(at.events().filter((event) => event.includes('loses'))).toEqual([])
  })

  test('[R7] not while one is left anywhere', () => {
    const at = last([{}, { hand: ['Holy Templar'], group: ['Giant Boar 1'] }])
    expect(read(at, 'question', 'encounterOver')).toEqual(['players-act', 0])
  })
})
