import { describe, expect, test } from 'vitest'
import { endRound, hpOf, misplaced, place, placesOf, read, SQUIRE, street } from './street-two.ts'
import type { Street } from './street-two.ts'

const INN = place('The Red Dragon Inn')
const RUINS = place('Dwarven Ruins')

/** One goblin on the inn, one before Zot; Fiona's Squire is out and fells anything. The reward heals everybody by 2. */
function lastOne(more: Street = {}) {
  return street({
    people: [
      { played: [SQUIRE], hp: 5 },
      { group: ['Frenzy Goblin 2'], hp: 9 },
    ],
    there: ['Frenzy Goblin 1'],
    ...more,
    table: { ...INN, ...more.table },
  })
}

describe('saving the location', () => {
  test('[L1] the last monster on it is defeated: the reward comes at once, and the round goes on', () => {
    const at = lastOne().do(`${SQUIRE} fights Frenzy Goblin 1`)
    const [defeated, saved, healed] = placesOf(
      at.events(),
      ...['Frenzy Goblin 1 is defeated', 'The Red Dragon Inn is saved!', 'Fiona regains 2'],
    )
    expect([defeated < saved, saved < healed]).toEqual([true, true])
    expect(read(at, 'question', 'locationSaved', 'players[0].hp')).toEqual(['players-act', 1, 7])
  })

  test('[L1] the last monster on it is Taunted away: the same', () => {
    const at = lastOne().do('flip the marker and Taunt Frenzy Goblin 1')
    expect(at.events()).toContain('The Red Dragon Inn is saved!')
    expect(read(at, 'players[0].group', 'players[0].hp')).toEqual([['Frenzy Goblin 1'], 7])
  })

  test('[L1, Q8] it leaves because it is Vengeful: the same', () => {
    const at = lastOne({ there: ['Ale-Cellar Rat 1'], people: [{ hand: ['Bar Stool 1'], hp: 5 }] })
    at.do('play Fiona, level 1', 1).do('Fiona, level 1 fights Ale-Cellar Rat 1')
    expect(read(at, 'players[0].group', 'locationSaved')).toEqual([['Ale-Cellar Rat 1'], 1])
    expect(at.events()).toContain('The Red Dragon Inn is saved!')
  })

  test('[L1] a monster left on it: no reward', () => {
    const at = lastOne({ there: ['Frenzy Goblin 1', 'Goblin Archer 1'] })
    at.do(`${SQUIRE} fights Frenzy Goblin 1`)
    expect(read(at, 'locationSaved', 'players[0].hp')).toEqual([0, 5])
  })

  test('[L1] at least 1 HP has to be left of it', () => {
    const saved = (locationHp: number) =>
      lastOne({ locationHp }).do(`${SQUIRE} fights Frenzy Goblin 1`).read('locationSaved')
    expect([saved(1), saved(0)]).toEqual([1, 0])
  })

  test('[L1] a location without HP has no reward: it is destroyed, though all its monsters are gone', () => {
    const at = lastOne({ locationHp: 1, people: [{ hand: ['Mace'] }, {}] })
    endRound(at)
    expect(at.read('question')).toBe('take-monster')
    const events = at.do('take Frenzy Goblin 1').events()
    expect(read(at, 'location', 'locationGroup', 'locationSaved')).toEqual([null, [], 0])
    expect(events.join()).not.toContain('is saved')
  })

  test('[L1] after it was destroyed nobody gains anything by clearing the street', () => {
    const at = lastOne({ table: { location: null, boon: -1, locationHp: 0, locationSaved: 0 }, there: [] })
    at.do('flip the marker and Taunt Frenzy Goblin 2')
    expect(read(at, 'locationSaved', 'players[0].hp')).toEqual([0, 5])
  })

  test('[L1, Q8] the reward is gained once in an encounter', () => {
    const at = lastOne({ table: { locationSaved: 1 } }).do(`${SQUIRE} fights Frenzy Goblin 1`)
    expect(at.events().join()).not.toContain('is saved')
    expect(hpOf(at)).toEqual([5, 9])
  })

  test('[L1, Q52] a location that never had a monster gives no reward', () => {
    const at = lastOne({ table: { locationMet: 0, locationSaved: 0 }, there: [] }).do(
      'flip the marker and Taunt Frenzy Goblin 2',
    )
    expect(read(at, 'locationSaved', 'players[0].hp')).toEqual([0, 5])
  })

  test('[L1, Q11] the last monster of all: the reward first, then the encounter ends', () => {
    const at = lastOne({ people: [{ played: [SQUIRE], hp: 5, coins: [1, 0, 0] }, { hp: 9 }] })
    at.do(`${SQUIRE} fights Frenzy Goblin 1`)
    const [saved, healed, ended] = placesOf(
      at.events(),
      ...['is saved!', 'Zot regains 1', 'the encounter is over'],
    )
    expect([saved < healed, healed < ended]).toEqual([true, true])
    expect(at.read('question')).toBe('recruit-all')
  })
})

describe('what a reward gives', () => {
  const TOP = ['Claymore 1', 'Freezing Staff 2', 'Freezing Staff 3', 'Scythe', 'Tavern Sign 2']
  /** [X7] Fiona is at level 2, and her Taunt takes the last monster off the Dwarven Ruins. */
  const ruins = (more: Street = {}) =>
    street({
      people: [
        { level: 2, group: ['Firespitter 1'], hand: ['Bar Stool 1'] },
        { group: ['Frenzy Goblin 2'], hand: ['Borrowed Wand 1'] },
      ],
      there: ['Goblin Archer 1'],
      itemRow: ['Freezing Staff 1', 'Tavern Sign 1', 'Orb of Second Thoughts', 'Mostly Bottomless Satchel 1'],
      itemDeck: [...TOP, 'Scepter of Illusions'],
      rolls: { marketDice: [{ shuffle: ['Scepter of Illusions'] }] },
      ...more,
      table: { ...RUINS, ...more.table },
    })
      .do('play Fiona, level 2')
      .do('Taunt Goblin Archer 1')

  test('[L1, X7] before any other action the party is asked for it; nobody else can do anything', () => {
    const at = ruins()
    expect(read(at, 'question', 'found')).toEqual(['take-card', TOP])
    expect(at.offers(2)).toEqual([])
  })

  test('[L2, Q48] one physical item of the five or of the row, for any player, or none', () => {
    expect(ruins().offers()).toEqual([
      ...['Claymore 1', 'Scythe', 'Tavern Sign 2', 'Tavern Sign 1'].flatMap((name) => [
        `Fiona gets ${name}`,
        `Zot gets ${name}`,
      ]),
      'leave them all',
    ])
  })

  test('[L2, X7] the card goes to the hand, the other four back into the deck, and it is of use in the same round', () => {
    const at = ruins().do('Fiona gets Claymore 1')
    expect(read(at, 'players[0].hand', 'players[0].discard', 'found')).toEqual([
      ['Bar Stool 1', 'Claymore 1'],
      ...[[], []],
    ])
    expect(at.read('itemDeck.size')).toBe(5)
    expect(at.unusedRolls()).toEqual([])
    expect(misplaced(at)).toEqual([])
    at.do('give Claymore 1 to Fiona, level 2').do('Fiona, level 2 fights Firespitter 1 and Goblin Archer 1')
    // 3 and 1, and one more of the Dwarven Ruins, which goes on helping after it was saved [Q9].
    expect(at.events()).toContain('Firespitter 1 takes 5 damage and has 1 left.')
  })

  test('[L2] a card for somebody else goes to their hand', () => {
    const at = ruins().do('Zot gets Scythe')
    expect(at.read('players[1].hand')).toEqual(['Borrowed Wand 1', 'Zot, level 1', 'Scythe'])
  })

  test('[L2, Q48] a card of the row: the row is refilled at once', () => {
    const at = ruins().do('Zot gets Tavern Sign 1')
    expect(at.read('itemRow.size')).toBe(4)
    expect(at.read('itemRow')).toContain('Scepter of Illusions')
    expect(at.read('players[1].hand')).toContain('Tavern Sign 1')
  })

  test('[L2] cards that are drawn as a reward go to the hand as well', () => {
    const at = lastOne({
      people: [
        { played: [SQUIRE], deck: ['Mace', 'Bar Stool 1', 'Bar Stool 2'] },
        { deck: ['Borrowed Wand 1', 'Borrowed Wand 2'], group: ['Firespitter 1'] },
      ],
      table: place('Harbour Docks'),
    })
    at.do(`${SQUIRE} fights Frenzy Goblin 1`)
    at.do('draw a card', 1).do('draw a card', 1).do('draw a card', 2).do('draw nothing', 2)
    expect(read(at, 'players[0].hand', 'players[1].hand')).toEqual([
      ['Fiona, level 1', 'Mace', 'Bar Stool 1'],
      ['Zot, level 1', 'Borrowed Wand 1'],
    ])
  })

  test('[L3] HP of a reward stop at the maximum', () => {
    const at = lastOne().do(`${SQUIRE} fights Frenzy Goblin 1`)
    expect(hpOf(at)).toEqual([7, 10])
  })

  test('[L3] the maximum is what one started with', () => {
    const people = [
      { played: [SQUIRE], hp: 5, maxHp: 6 },
      { group: ['Frenzy Goblin 2'], hp: 6, maxHp: 6 },
    ]
    expect(hpOf(lastOne({ people }).do(`${SQUIRE} fights Frenzy Goblin 1`))).toEqual([6, 6])
  })

  test.each([
    ['2', [9, 6]],
    ['0', [7, 4]],
  ])('[L3, N6] Rest Healing of %s comes on top of it', (rest, hp) => {
    const at = lastOne({ people: [{ played: [SQUIRE], hp: 5 }, { hp: 2 }], options: { rest } })
    at.do(`${SQUIRE} fights Frenzy Goblin 1`)
    while (at.read('encounter') === 1) at.do(at.offers()[0])
    expect(hpOf(at)).toEqual(hp)
  })

  test('[O2, L2] a found hero who is in the party leaves the game, and another is turned up', () => {
    const at = lastOne({
      table: place("Mages' Collegium"),
      heroDeck: [
        ...[
          'Zot the Wizard',
          'Storm-Caller on Tour 1',
          'Chronos the Time Mage',
          'Townsfolk 2',
          'Fire Mage 2',
        ],
        ...['Fire Mage 3', 'Ogre Doorman 2'],
      ],
      rolls: { marketDice: [{ shuffle: [] }] },
    }).do(`${SQUIRE} fights Frenzy Goblin 1`)
    expect(at.read('retired')).toEqual(['Zot the Wizard'])
    expect(at.read('found')).toEqual([
      ...['Storm-Caller on Tour 1', 'Chronos the Time Mage', 'Townsfolk 2', 'Fire Mage 2', 'Fire Mage 3'],
    ])
  })
})
