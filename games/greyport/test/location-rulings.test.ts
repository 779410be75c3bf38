import { describe, expect, test } from 'vitest'
import { SQUIRE } from './street-three-cards.ts'
import { damage, endRound, groups, hp, read, street } from './street-three.ts'

const saved = (at: { events: () => string[] }) => at.events().some((event) => event.includes('is saved'))

describe('saving the location', () => {
  test('[Q8] it is saved if its last monster leaves by being Vengeful, or Taunted', () => {
    const at = street({ people: [{ hand: [SQUIRE], hp: 5 }, { hp: 5 }], there: ['Ale-Cellar Rat 1'] })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Ale-Cellar Rat 1`)
    expect([saved(at), hp(at), groups(at)[0]]).toEqual([true, [7, 7], ['Ale-Cellar Rat 1']])
    const taunted = street({ people: [{ hp: 5 }, {}], there: ['Giant Boar 1'] })
    expect(saved(taunted.do('flip the marker and Taunt Giant Boar 1'))).toBe(true)
  })

  test('[Q8] the reward comes once in an encounter', () => {
    const at = street({
      people: [{ hand: [SQUIRE], hp: 5 }, { hp: 5 }],
      there: ['Giant Boar 1'],
      table: { locationSaved: 1 },
    }).do('flip the marker and Taunt Giant Boar 1')
    expect([saved(at), hp(at)]).toEqual([false, [5, 5]])
  })

  test('[Q9] its ability holds on after that', () => {
    const at = street({
      people: [{ hand: [SQUIRE] }, {}],
      ...{ there: ['Giant Boar 1'], table: { boon: 2 } },
    }).do('flip the marker and Taunt Giant Boar 1')
    expect(read(at, 'locationSaved', 'boon')).toEqual([1, 2])
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Giant Boar 1`)
    expect(damage(at, 'Giant Boar 1')).toEqual([6]) // 1 more for physical heroes
  })

  test('[Q9] until the encounter ends', () => {
    const at = street({
      people: [{ hand: [SQUIRE, 'Mace'], group: ['Giant Boar 1'] }, {}],
      ...{ wounds: { 'Giant Boar 1': 15 }, table: { boon: 2, locationSaved: 1, locationMet: 1 } },
    })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Giant Boar 1`)
    expect(read(at, 'question', 'boon', 'location')).toEqual(['discard-step', -1, null])
  })

  test('[Q52] a location where no monster has been is not saved; after the first has gone it is', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1'], hand: ['Punctual Squire', 'Mace'] },
        { hand: [SQUIRE], group: ['Valeria'] },
      ],
      ...{ scenario: 'insidious-cult', bosses: { Valeria: 30 }, table: { encounter: 3 } },
    }).do('play Punctual Squire')
    expect([saved(at), at.read('locationMet')]).toEqual([false, 0])
    // Valeria brings a Cultist whenever a round starts with her front up: two rounds on.
    endRound(at).do('keep the rest')
    endRound(at)
    while (at.read('question') !== 'players-act') at.do(at.offers().at(-1) ?? '')
    expect(read(at, 'locationGroup', 'locationMet')).toEqual([['Cultist 1'], 1])
    at.do('flip the marker and Taunt Cultist 1')
    expect(saved(at)).toBe(true)
  })

  test('[Q60, C10] Grand Square: the top of the hero deck is open, and as its reward for the rest of the game', () => {
    const at = street({
      people: [{ copper: 1, hand: ['Mace'] }, {}],
      there: ['Giant Boar 1'],
      table: {
        location: 'Grand Square',
        boon: 0,
        heroRow: [],
        itemRow: [],
        itemDeck: [],
        heroDeck: ['Townsfolk 2', 'Townsfolk 1'],
      },
    }).do('flip the marker and Taunt Giant Boar 1')
    expect(read(at, 'heroesOpen', 'itemsOpen')).toEqual([1, 0])
    const later = street({
      people: [{ copper: 1, group: ['Giant Boar 1'] }, {}],
      table: {
        heroesOpen: 1,
        heroRow: ['Alley Duellist 1'],
        itemRow: [],
        itemDeck: [],
        heroDeck: ['Townsfolk 2', 'Townsfolk 1'],
      },
    })
    expect(endRound(later).offers()).toEqual(['recruit Townsfolk 1 for copper'])
  })

  test('[Q60, C11] Market District: the same with the item deck', () => {
    const at = street({
      people: [{}, {}],
      there: ['Giant Boar 1'],
      table: { location: 'Market District', boon: 1 },
    }).do('flip the marker and Taunt Giant Boar 1')
    expect(read(at, 'heroesOpen', 'itemsOpen')).toEqual([0, 1])
  })
})

describe('open decks', () => {
  const row = ['Alley Duellist 1', 'Alley Duellist 2', 'Storm-Caller on Tour 1', 'Storm-Caller on Tour 2']
  const market = (table: object, coins: object = { copper: 1 }) =>
    endRound(
      street({
        people: [{ ...coins, group: ['Giant Boar 1'] }, {}],
        table: { heroRow: row, itemRow: [], itemDeck: [], heroDeck: [], ...table },
      }),
    )

  test('[C10] the open top can be recruited, and the next is then open at once', () => {
    const at = market({ boon: 0, heroDeck: ['Fire Mage 2', 'Townsfolk 2', 'Townsfolk 1'] }, { copper: 2 })
    expect(at.offers()).toEqual(['recruit Townsfolk 1 for copper'])
    at.do('recruit Townsfolk 1 for copper')
    expect(read(at, 'heroDeck', 'heroRow', 'players[0].hand')).toEqual([
      ['Fire Mage 2', 'Townsfolk 2'],
      row,
      ['Punctual Squire', 'Townsfolk 1'],
    ])
  })

  test('[C11] Market District does the same for items, and only for items', () => {
    const at = market({
      boon: 1,
      itemDeck: ['Freezing Staff 2', 'Freezing Staff 1'],
      heroDeck: ['Townsfolk 1'],
      itemRow: ['Claymore 1'],
    })
    expect(at.offers()).toEqual(['recruit Freezing Staff 1 for copper'])
    at.do('recruit Freezing Staff 1 for copper')
    expect(read(at, 'itemRow', 'itemDeck')).toEqual([['Claymore 1', 'Freezing Staff 2'], []])
  })

  test('[C10, C11] without them a deck is closed', () => {
    const at = market({ heroDeck: ['Townsfolk 1'] })
    expect(at.offers()).not.toContain('recruit Townsfolk 1 for copper')
  })

  test('[Q25] a character in play that would lie open leaves the game, and the next is turned up', () => {
    const at = market({
      boon: 0,
      heroDeck: ['Fire Mage 1', 'Gerki the Sneak', 'Fiona the Volatile', 'Townsfolk 1'],
    })
    at.do('recruit Townsfolk 1 for copper')
    expect(at.read('heroDeck')).toEqual(['Fire Mage 1'])
    expect(at.read('retired')).toEqual(['Fiona the Volatile', 'Gerki the Sneak'])
  })

  test('[Q25] one that nobody plays stays', () => {
    const at = market({ boon: 0, heroDeck: ['Zot the Wizard', 'Townsfolk 1'] }).do(
      'recruit Townsfolk 1 for copper',
    )
    expect(at.read('heroDeck')).toEqual(['Zot the Wizard'])
  })
})

describe('rewards that take a card', () => {
  const ruins = (table: object) =>
    street({
      people: [{}, {}],
      there: ['Giant Boar 1'],
      table: {
        location: 'Dwarven Ruins',
        itemRow: ['Boar Spear, Never Used 1', 'Freezing Staff 1'],
        heroDeck: [],
        ...table,
      },
      rolls: { marketDice: [{ shuffle: ['Claymore 2'] }] },
    }).do('flip the marker and Taunt Giant Boar 1')
  const itemDeck = [
    'Clockwork Spare Arm 1',
    'Claymore 2',
    'Freezing Staff 2',
    'Scythe',
    'Claymore 1',
    'Prayer Beads 1',
    'Tainted Blade',
  ]

  test('[Q48] one of the five found or of the row, of the type, for anybody; the rest is shuffled back', () => {
    const at = ruins({ itemDeck: [...itemDeck, 'Bar Stool 1'].slice(0, 7) })
    expect(at.read('found')).toEqual([
      'Tainted Blade',
      'Prayer Beads 1',
      'Claymore 1',
      'Scythe',
      'Freezing Staff 2',
    ])
    const cards = ['Tainted Blade', 'Claymore 1', 'Scythe', 'Boar Spear, Never Used 1']
    expect(at.offers()).toEqual([
      ...cards.flatMap((card) => [`Fiona gets ${card}`, `Gerki gets ${card}`]),
      'leave them all',
    ])
    at.do('Gerki gets Claymore 1')
    expect(at.read('players[1].hand')).toContain('Claymore 1')
    expect(at.read('found')).toEqual([])
    expect(at.read('itemRow')).toContain('Claymore 2') // the row had only two: it is refilled from the new deck
  })

  test('[Q48] one of the row is replaced at once', () => {
    const row = ['Boar Spear, Never Used 1', 'Freezing Staff 1', 'Freezing Staff 3', 'Ember in a Jam Jar 1']
    const at = ruins({ itemDeck, itemRow: row }).do('Fiona gets Boar Spear, Never Used 1')
    expect(at.read('players[0].hand')).toContain('Boar Spear, Never Used 1')
    expect(at.read('itemRow')).toEqual([...row.slice(1), 'Claymore 2'])
    expect(at.read('itemDeck.size')).toBe(6)
  })

  test('[Q48] it may be declined', () => {
    const row = ['Boar Spear, Never Used 1', 'Freezing Staff 1', 'Freezing Staff 3', 'Ember in a Jam Jar 1']
    const at = ruins({ itemDeck, itemRow: row }).do('leave them all')
    expect(read(at, 'itemRow', 'itemDeck.size', 'found')).toEqual([row, 7, []])
  })

  test('[Q48] an open top is among those found, and after the shuffle the new top is open', () => {
    const row = ['Boar Spear, Never Used 1', 'Freezing Staff 1', 'Freezing Staff 3', 'Ember in a Jam Jar 1']
    const at = ruins({ itemDeck, itemRow: row, itemsOpen: 1, 'players[0].silver': 1 })
    expect(at.offers()).toContain('Fiona gets Tainted Blade')
    at.do('Gerki gets Tainted Blade')
    endRound(at)
    expect(at.offers()).toContain('recruit Claymore 2 for silver')
  })
})
