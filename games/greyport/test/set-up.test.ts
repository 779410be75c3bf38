import { scene } from '@hearthkeep/testkit'
import type { Scene } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { HEROES, LEVELS } from '../src/content/data.ts'
import { SCENARIOS, SUBDECKS } from '../src/content/schema.ts'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rulebook.ts'
import { allDone, begin, data, die, game, goOnTo, PARTY, read, startingDeck, street } from './street-one.ts'
import type { Person } from './street-one.ts'

const sorted = (value: unknown): string[] => [...(value as string[])].sort()
const each = (seats: number, field: string): string[] =>
  Array.from({ length: seats }, (_, seat) => `players[${seat}].${field}`)
/** One hero of Gerki's can defeat the last monster there is. */
const lastMonster = (more: Person = {}): Scene =>
  street({
    people: [{ hand: ['Polite Cutpurse'], ...more }, {}],
    location: ['Goblin Archer 1'],
    damage: { 'Goblin Archer 1': 2 },
    rolls: { fightDice: [0], monsterDice: [{ shuffle: [] }] },
  })
const defeatIt = (at: Scene): Scene =>
  at.do('play Polite Cutpurse').do('Polite Cutpurse fights Goblin Archer 1')

describe('the game in brief', () => {
  test('[G1] one player at 0 loses the game for all, however well the others are', () => {
    const at = street({ people: [{ hp: 1, group: ['Frenzy Goblin 1'] }, { hp: 10 }, { hp: 10 }] })
    allDone(at)
    expect(read(at, 'outcome', 'players[0].hp', 'players[1].hp')).toEqual(['lost', 0, 10])
    expect(at.offers()).toEqual([])
  })

  test('[G1] and all win together', () => {
    const at = street({
      people: [{ hand: ['Polite Cutpurse'], hp: 1 }, { group: ['Torglesnarf Duncleton'] }],
      table: { encounter: 3, bossesLeft: 1 },
      damage: { 'Torglesnarf Duncleton': 0 },
      rolls: { fightDice: [0] },
    })
    const boss = data.monsters.findIndex((one) => one.name === 'Torglesnarf Duncleton')
    ;(at.table as Table).hp[boss] = 1
    at.do('flip the marker to Taunt Torglesnarf Duncleton').do('play Polite Cutpurse')
    at.do('Polite Cutpurse fights Torglesnarf Duncleton')
    expect(read(at, 'outcome')).toEqual(['won'])
  })

  test.each(SCENARIOS)('[G2, S1] %s fixes its locations and monsters', (scenario) => {
    const at = begin({ options: { scenario }, monsters: [] })
    const card = data.scenarios[SCENARIOS.indexOf(scenario)]
    const t = at.table as Table
    expect(t.scenario).toBe(SCENARIOS.indexOf(scenario))
    card.encounters.forEach(({ location, subdeck }, i) => {
      expect(t.locations[i]).toBe(location)
      expect(t.subdecks[i]).toBe(subdeck < 0 ? 0 : 1 << subdeck)
    })
    // Everything else stays in the box.
    const first = SUBDECKS[card.encounters[0].subdeck]
    const boxed = (at.read('monsterBox') as string[]).map(
      (name) => SUBDECKS[data.monsters.find((one) => one.name === name)?.subdeck ?? -1],
    )
    expect(new Set(boxed)).toEqual(new Set(SUBDECKS.filter((one) => one !== first)))
    expect(boxed).toHaveLength(100)
    expect(at.read('tokenSupply.size')).toBeGreaterThan(20)
  })

  test('[S1] there are seven scenarios to choose from', () => {
    expect(game.options['scenario'].values).toEqual(SCENARIOS)
    expect(SCENARIOS).toHaveLength(7)
  })

  test('[G3] when no monster is left the next encounter begins, at its own location', () => {
    const at = lastMonster()
    expect(read(at, 'encounter', 'location')).toEqual([1, 'Grand Square'])
    goOnTo(defeatIt(at), 'players-act')
    expect(read(at, 'encounter', 'location', 'round')).toEqual([2, 'Market District', 1])
  })

  test('[G3] the third encounter is the last', () => {
    const at = street({
      people: [{ hand: ['Polite Cutpurse'] }, {}],
      location: ['Goblin Archer 1'],
      damage: { 'Goblin Archer 1': 2 },
      table: { encounter: 2 },
      rolls: { fightDice: [0] },
    })
    goOnTo(defeatIt(at), 'players-act')
    expect(read(at, 'encounter', 'location')).toEqual([3, 'Dwarven Ruins'])
  })

  test('[G4] rounds follow each other, each with the next player defending', () => {
    const at = street()
    const seen: unknown[] = []
    for (let i = 0; i < 4; i++) {
      seen.push(read(at, 'round', 'defender'))
      goOnTo(allDone(at), 'players-act')
    }
    expect(seen).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ])
  })

  test('[G5] the defending player’s group is the active one, and that changes with the marker', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1'] },
        { group: ['Frenzy Goblin 1'], hand: ['Holy Templar'] },
        { group: ['Frenzy Goblin 2'] },
      ],
      piles: { heroRow: ['Townsfolk 1'], itemRow: [] },
    })
    at.do('play Holy Templar')
    const fights = (): string[] => at.offers(2).filter((offer) => offer.includes('fights'))
    expect(fights()).toEqual(['Holy Templar fights Giant Boar 1'])
    const next = street({
      people: [
        { group: ['Giant Boar 1'] },
        { group: ['Frenzy Goblin 1'], hand: ['Holy Templar'] },
        { group: ['Frenzy Goblin 2'] },
      ],
    })
    goOnTo(allDone(next), 'players-act')
    next.do('play Holy Templar')
    expect(next.offers(2).filter((offer) => offer.includes('fights'))).toEqual([
      'Holy Templar fights Frenzy Goblin 1',
    ])
  })

  test('[G6] every character has a player hero of levels 1, 2 and 3, and begins with the first', () => {
    for (const [character] of data.characters.entries()) {
      const levels = data.cards.filter((card) => card.level > 0 && card.character === character)
      expect(levels.map((card) => card.level)).toEqual([1, 2, 3])
    }
    expect(LEVELS).toBe(3)
    expect(read(begin({ seats: 5 }), ...each(5, 'level'))).toEqual([1, 1, 1, 1, 1])
  })

  test('[G6] a played hero lies on the table for this round only', () => {
    const at = street({ people: [{ hand: ['Polite Cutpurse'] }, {}] })
    at.do('play Polite Cutpurse')
    expect(read(at, 'players[0].played', 'players[0].hand')).toEqual([['Polite Cutpurse'], []])
    allDone(at)
    expect(read(at, 'players[0].played', 'players[0].discard')).toEqual([[], ['Polite Cutpurse']])
  })

  test('[G7] four heroes and four items lie face up', () => {
    for (const seats of [2, 3, 4, 5]) {
      const at = begin({ seats })
      expect(read(at, 'heroRow.size', 'itemRow.size')).toEqual([4, 4])
      const numbers = [...(at.table as Table).heroRow.toArray(), ...(at.table as Table).itemRow.toArray()]
      expect(numbers.map((card) => card < HEROES)).toEqual([
        true,
        true,
        true,
        true,
        false,
        false,
        false,
        false,
      ])
    }
  })

  test('[G8] “this hero” on an item is who wields it', () => {
    const at = street({
      people: [
        {
          hand: ['Tainted Blade'],
          played: ['Polite Cutpurse', 'Rogue 1', 'Rogue 2'],
          group: ['Giant Boar 1'],
        },
        {},
      ],
      rolls: { fightDice: [0] },
    })
    at.do('give Tainted Blade to Rogue 1').do('Rogue 1 fights Giant Boar 1')
    expect((at.read('retired') as string[]).at(-1)).toBe('Rogue 1')
    // What it wielded stays until Cleanup and belongs to nobody.
    expect(sorted(at.read('players[0].played'))).toEqual(['Polite Cutpurse', 'Rogue 2', 'Tainted Blade'])
  })

  test('[G8] “you” is who played the card, also in somebody else’s round', () => {
    const at = street({
      people: [{}, {}, { hand: ['Bar Brawler 1'] }],
      location: ['Giant Boar 1', 'Giant Boar 2'],
    })
    at.do('play Bar Brawler 1').do('Taunt Giant Boar 1')
    expect(read(at, 'players[0].group', 'players[2].group')).toEqual([[], ['Giant Boar 1']])
  })

  test('[G9] a card of a character in the hero deck is a non-player hero: it counts for the hand and can be discarded', () => {
    const hand = [
      'Gerki, level 1',
      'Fiona the Volatile',
      'Rogue 1',
      'Rogue 2',
      'Kite Shield',
      'Polite Cutpurse',
    ]
    const noCoins = { copper: 0, silver: 0, gold: 0 }
    const at = street({ people: [{ hand: [...hand, 'Card-Table Conjurer'], ...noCoins }, {}] })
    allDone(at)
    goOnTo(at, 'discard-step')
    expect(at.offers()).toContain('discard Fiona the Volatile')
    expect(at.offers()).not.toContain('discard Gerki, level 1')
    expect(at.offers()).not.toContain('discard no more')
    at.do('discard Fiona the Volatile')
    expect(at.offers()).toContain('discard no more')
  })

  test('[G10] in play is on the location or before any player', () => {
    const ends = (people: Person[], location: string[]): unknown => {
      const at = street({
        people: [{ hand: ['Polite Cutpurse'], group: ['Goblin Archer 1'] }, ...people],
        location,
        damage: { 'Goblin Archer 1': 2 },
        rolls: { fightDice: [0], monsterDice: [{ shuffle: [] }] },
      })
      defeatIt(at)
      return at.read('encounterOver')
    }
    expect(ends([{}], ['Giant Boar 1'])).toBe(0)
    expect(ends([{ group: ['Giant Boar 1'] }], [])).toBe(0)
    expect(ends([{}], [])).toBe(1)
  })
})

describe('setting up', () => {
  test('[S2] each chooses a character that nobody has, the first defender first', () => {
    const shuffles = [{ shuffle: [] }, { shuffle: [] }, { shuffle: [] }]
    const at = scene(game, {
      setup: { seats: 3, options: { first: '2' } },
      rolls: {
        playerDice: shuffles,
        marketDice: [...shuffles, { shuffle: [] }],
        monsterDice: [{ shuffle: [] }],
      },
    })
    expect([at.offers(1), at.offers(3)]).toEqual([[], []])
    expect(at.offers(2)).toEqual(data.characters.map(({ name }) => `lead ${name}`))
    at.do('lead Zot', 2)
    expect(at.offers(3)).toEqual(['lead Fiona', 'lead Gerki', 'lead Deirdre', 'lead Chronos'])
    at.do('lead Fiona', 3)
    expect(at.refusal('lead Zot', 1)).toBeDefined()
    expect(at.offers(1)).toEqual(['lead Gerki', 'lead Deirdre', 'lead Chronos'])
    at.do('lead Chronos', 1)
    expect(read(at, ...each(3, 'character'))).toEqual([4, 2, 0])
  })

  test('[S2] five characters, so that five can play', () => {
    expect(data.characters.map(({ name }) => name)).toEqual(['Fiona', 'Gerki', 'Zot', 'Deirdre', 'Chronos'])
    expect(game.seats).toEqual([2, 5])
  })

  test.each(PARTY)(
    '[S3, S4] %s has nine cards, five of them in hand, and the player hero of level 1',
    (name) => {
      const party = [name, ...PARTY.filter((one) => one !== name)]
      const at = begin({ party })
      const hand = at.read('players[0].hand') as string[]
      const deck = at.read('players[0].deck') as string[]
      expect([hand.length, deck.length]).toEqual([6, 4])
      expect(hand.at(-1)).toBe(`${name}, level 1`)
      expect(sorted([...hand.slice(0, 5), ...deck])).toEqual(startingDeck(name).sort())
      expect(startingDeck(name)).toHaveLength(9)
      const box = at.read('box') as string[]
      expect(box).toContain(`${name}, level 2`)
      expect(box).toContain(`${name}, level 3`)
      expect(box.filter((card) => startingDeck(name).includes(card))).toEqual([])
    },
  )

  test('[S4] the hand is the top of the shuffled deck', () => {
    const deck = ['Rogue 2', 'Kite Shield', 'Polite Cutpurse', 'Rogue 1', 'Card-Table Conjurer']
    const at = begin({ decks: [deck] })
    expect(at.read('players[0].hand')).toEqual([...deck, 'Gerki, level 1'])
  })

  test('[S5] everybody starts with 10, which is also the most there is', () => {
    const at = begin({ seats: 3 })
    expect(read(at, ...each(3, 'hp'), ...each(3, 'maxHp'))).toEqual([10, 10, 10, 10, 10, 10])
  })

  test('[S5] unless the scenario says otherwise', () => {
    const scenarios = (greyport.files['scenarios.json'] as readonly { id: string }[]).map((one) =>
      one.id === 'mad-dragon' ? { ...one, startingHp: 7 } : one,
    )
    const tougher = greyport.create({ ...greyport.files, 'scenarios.json': scenarios })
    const at = scene(tougher, { setup: { options: { scenario: 'mad-dragon' } } })
    expect(read(at, ...each(2, 'hp'), ...each(2, 'maxHp'))).toEqual([7, 7, 7, 7])
    const other = scene(tougher, { setup: { options: { scenario: 'goblin-king' } } })
    expect(read(other, 'players[0].hp')).toEqual([10])
  })

  test('[S5] nobody heals beyond the start', () => {
    const at = lastMonster({ hp: 9, maxHp: 10 })
    goOnTo(defeatIt(at), 'players-act')
    expect(read(at, 'restHealing', 'players[0].hp', 'players[1].hp')).toEqual([2, 10, 10])
  })

  const metals = [
    'Sir Bramble, Knight of the Last Round',
    'Townsfolk 1',
    'Kaylin the Renegade',
    'Fire Mage 1',
  ]
  const gold = [metals[0], 'Grizzelda Two-Hats']
  test('[S6] gold cards met on the way to four others go back into the deck, which is shuffled', () => {
    const heroes = [...metals, gold[1], 'Fire Mage 2']
    const at = begin({ heroes, heroesAgain: [gold[1], 'Fire Mage 3', gold[0]] })
    expect(at.read('heroRow')).toEqual(['Townsfolk 1', 'Kaylin the Renegade', 'Fire Mage 1', 'Fire Mage 2'])
    expect((at.read('heroDeck.top') as string[]).slice(0, 3)).toEqual([gold[1], 'Fire Mage 3', gold[0]])
    expect(at.read('heroDeck.size')).toBe(46)
  })

  test('[S6] later the row may be filled with gold', () => {
    const at = street({
      people: [{ copper: 1, silver: 0, gold: 0 }, {}],
      piles: { heroRow: ['Townsfolk 1'], heroDeck: [gold[0], 'Fire Mage 1', 'Fire Mage 2', 'Fire Mage 3'] },
    })
    allDone(at).do('recruit Townsfolk 1 for copper')
    expect(at.read('heroRow')).toEqual([gold[0], 'Fire Mage 1', 'Fire Mage 2', 'Fire Mage 3'])
  })

  const withFiona = ['Townsfolk 1', 'Fiona the Volatile', 'Fire Mage 1', 'Fire Mage 2', 'Fire Mage 3']
  test('[S7] a hero who is in the party leaves the game and is replaced', () => {
    const at = begin({ seats: 3, heroes: withFiona, heroesAgain: ['Townsfolk 2'] })
    expect(at.read('heroRow')).toEqual(['Townsfolk 1', 'Fire Mage 1', 'Fire Mage 2', 'Fire Mage 3'])
    expect(read(at, 'retired', 'heroDeck.size')).toEqual([['Fiona the Volatile'], 45])
  })

  test('[S7] one whom nobody plays stays, and so does one who was not revealed', () => {
    const without = begin({ seats: 2, heroes: withFiona, heroesAgain: ['Townsfolk 2'] })
    expect(read(without, 'heroRow', 'retired')).toEqual([withFiona.slice(0, 4), []])
    const below = begin({
      seats: 3,
      heroes: [...withFiona.slice(2), 'Townsfolk 1'],
      heroesAgain: ['Townsfolk 2'],
    })
    expect(below.read('retired')).toEqual([])
    expect(below.read('heroDeck')).toContain('Fiona the Volatile')
  })

  test('[S8] the items are laid out in the same way', () => {
    const ballista = 'Ballista, One Careful Owner'
    const items = [ballista, 'Claymore 1', 'Freezing Staff 1', 'Tainted Blade', 'Freezing Staff 2']
    const at = begin({ items, itemsAgain: [ballista] })
    expect(at.read('itemRow')).toEqual(items.slice(1))
    expect((at.read('itemDeck.top') as string[])[0]).toBe(ballista)
    expect(read(at, 'itemDeck.size', 'heroDeck.size')).toEqual([44, 46])
  })

  test.each([
    ['0', 5],
    ['1', 6],
    ['2', 7],
    ['4', 9],
  ])('[S9] Rest Healing %s: 5 becomes %i between encounters', (rest, hp) => {
    const at = street({
      people: [{ hand: ['Polite Cutpurse'], hp: 5 }, { hp: 5 }],
      location: ['Goblin Archer 1'],
      damage: { 'Goblin Archer 1': 2 },
      options: { scenario: 'goblin-king', rest },
      rolls: { fightDice: [0], monsterDice: [{ shuffle: [] }] },
    })
    goOnTo(defeatIt(at), 'players-act')
    expect(read(at, 'players[0].hp', 'players[1].hp')).toEqual([hp, hp])
  })

  test('[S9] 2 if nothing is said', () => {
    expect(begin().read('restHealing')).toBe(2)
    expect(game.options['rest'].values).toContain('0')
  })

  test.each([
    [1, '1'],
    [3, '3'],
    [4, '4'],
  ])('[S10] seat %i starts with the marker, its Taunt side up', (seat, first) => {
    const at = begin({ seats: 4, options: { scenario: 'goblin-king', first } })
    expect(read(at, 'defender', 'markerUsed', 'round')).toEqual([seat - 1, 0, 1])
    const canFlip = (who: number): boolean =>
      at.offers(who).some((offer) => offer.startsWith('flip the marker'))
    expect([1, 2, 3, 4].filter(canFlip)).toEqual([seat])
  })

  test('[S11] then the first encounter is set up', () => {
    const at = begin()
    expect(read(at, 'encounter', 'location', 'round')).toEqual([1, 'Grand Square', 1])
    expect(at.read('locationGroup.size')).toBeGreaterThan(0)
  })

  test.each([
    [{ hands: 'open' }, 1],
    [{ hands: 'closed' }, 0],
    [{ hands: 'open', silent: 'yes' }, 0],
  ])('[S12] open or closed hands are an option: %o', (options, openHands) => {
    expect(begin({ options: { scenario: 'goblin-king', ...options } }).read('openHands')).toBe(openHands)
  })

  test('[S12] open if nothing is said', () => {
    expect(begin().read('openHands')).toBe(1)
  })
})

test('dice as the tests script them', () => {
  expect([die('yellow', 2), die('white', 6), die('green', 8)]).toEqual([1, 5, 5])
})
