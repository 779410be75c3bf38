import { eventText, fittingValues } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { greyport } from '../src/index.ts'
import { allDone, begin, data, die, game, goOnTo, PARTY, read, startingDeck, street } from './street-one.ts'
import { defeatIt, each, lastMonster, sorted } from './street-one-acts.ts'

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

  test.each([
    ['open', 'Fiona draws Bottled Thunder.'],
    ['closed', 'Fiona draws a card.'],
  ])('[S4, S12] the opening draws are told with their rule, hands %s', (hands, first) => {
    const decks = [{ shuffle: ['Bottled Thunder'] }, { shuffle: [] }]
    const at = scene(game, {
      setup: { seats: 2, options: { hands } },
      rolls: { playerDice: decks },
    })
    at.do('lead Fiona').do('lead Zot')
    const { log } = at
    const drawn = Array.from({ length: log.count }, (_, i) => i).filter((i) => log.kindOf(i).rule === 'S4')
    expect(drawn).toHaveLength(10)
    expect(eventText(game, at.table, log, drawn[0], 1)).toBe(first)
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

  test.each(['first', 'wounded'])('[S10, V5] %s: a seat that nobody has is refused', (name) => {
    expect(() => begin({ options: { scenario: 'goblin-king', [name]: '5' } })).toThrow(
      `option ${name}=5: there are only 2 players; expected one of `,
    )
    expect(fittingValues(game, name, { seats: 3 }).slice(-3)).toEqual(['1', '2', '3'])
  })

  test('[V2] other monsters for an encounter that there is not are refused', () => {
    const options = { scenario: 'interrupted-party', monsters3: 'dragons' }
    expect(() => begin({ options })).toThrow(
      'option monsters3=dragons: The Interrupted Party has only 2 encounters; expected one of printed',
    )
    expect(fittingValues(game, 'monsters3', { options: { scenario: 'goblin-king' } })).toContain('dragons')
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
