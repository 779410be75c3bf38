import { describe, expect, test } from 'vitest'
import { card, hpOf, misplaced, placesOf, play, read, SQUIRE, street, tableOf } from './street-two.ts'
import type { Person, Street } from './street-two.ts'

const GOBLIN = 'Frenzy Goblin 1'
const ROWS = {
  heroRow: ['Townsfolk 1', 'Townsfolk 2', 'Ogre Doorman 1', 'Serena the Pious'],
  itemRow: ['Freezing Staff 1', 'Tavern Sign 1', 'Claymore 1', 'Scythe'],
}

/** The first encounter of The Goblin King; Fiona's Squire has felled the last monster of all. */
function over(fiona: Person = {}, zot: Person = {}, more: Street = {}) {
  const at = street({
    people: [{ played: [SQUIRE], group: [GOBLIN], ...fiona }, zot],
    scenario: 'goblin-king',
    ...ROWS,
    ...more,
    // The next encounter shuffles its monsters in.
    rolls: { monsterDice: [{ shuffle: ['Pocket Inspector 1'] }], ...more.rolls },
  })
  return { at, events: play(at, `${SQUIRE} fights ${GOBLIN}`) }
}
/** Takes the first choice until the next encounter has begun. */
function goOn(at: ReturnType<typeof over>['at']): string[] {
  const events: string[] = []
  while (at.read('encounter') === 1) events.push(...at.do(at.offers()[at.offers().length - 1]).events())
  return events
}

describe('step 1', () => {
  const COINS: Person = { coins: [1, 0, 0] }

  test('[N1] Cleanup: played cards are discarded, the player hero beside, shields are gone', () => {
    const { at, events } = over(
      COINS,
      { played: ['Zot, level 1', 'Borrowed Wand 1'] },
      { table: { shields: 2 } },
    )
    expect(events).toContain('No monster is left: the encounter is over.')
    expect(at.read('question')).toBe('recruit-all')
    expect(read(at, 'players[0].played', 'players[0].discard', 'players[1].played')).toEqual([
      [],
      [SQUIRE],
      [],
    ])
    expect(read(at, 'players[1].discard', 'players[1].heroAside', 'shields')).toEqual([
      ['Borrowed Wand 1'],
      1,
      0,
    ])
    expect(tableOf(at).states[card(SQUIRE)]).toBe(0)
  })

  test('[N1, D2] its effects are carried out', () => {
    const { at } = over({}, { ...COINS, played: ['Stargazer with a Hangover'] })
    expect(at.read('question')).toBe('cleanup-order')
    at.do('Stargazer with a Hangover comes first')
    expect(read(at, 'question', 'players[1].hand')).toEqual([
      'recruit-all',
      ['Zot, level 1', 'Stargazer with a Hangover'],
    ])
  })

  test('[N1, R7] it is over in the middle of the round: who had something left to do does not get to it', () => {
    const { at, events } = over(COINS, { hand: ['Unpaid Apprentice 1'] })
    expect(at.offers(2)).toEqual([])
    expect(events.join()).not.toContain('marker')
    expect(at.read('players[1].hand')).toContain('Unpaid Apprentice 1')
  })
})

describe('step 2', () => {
  test('[N2] all players recruit, at the same time and in any order', () => {
    const { at } = over({ coins: [1, 0, 0] }, { coins: [0, 1, 0] })
    expect([at.offers(1).length, at.offers(2).length]).toEqual([4, 7])
    at.do('recruit Claymore 1 for silver', 2)
    expect([at.offers(1).length, at.offers(2)]).toEqual([4, []])
  })

  test('[N2] all coins have to be spent: nobody can stop', () => {
    const { at } = over({ coins: [2, 0, 0] }, { coins: [0, 0, 1] })
    for (const seat of [1, 2]) expect(at.offers(seat).every((text) => text.startsWith('recruit '))).toBe(true)
    at.do('recruit Townsfolk 1 for copper', 1).do('recruit Scythe for gold', 2)
    expect(at.read('question')).toBe('recruit-all')
    at.do('recruit Townsfolk 2 for copper', 1)
    expect(at.read('question')).toBe('discard-step')
  })

  test('[N2, X8] rows are refilled at once, and interleaving makes use of it; the cards go to the hands', () => {
    const { at } = over(
      { coins: [1, 0, 0] },
      { coins: [2, 0, 0] },
      { heroDeck: ['Fire Mage 1', 'Storm-Caller on Tour 1'], itemDeck: ['Tavern Sign 2'] },
    )
    expect(at.offers(2).join()).not.toContain('Fire Mage')
    at.do('recruit Freezing Staff 1 for copper', 2).do('recruit Townsfolk 1 for copper', 1)
    expect(at.read('heroRow')).toContain('Fire Mage 1')
    at.do('recruit Fire Mage 1 for copper', 2)
    expect(at.read('players[1].hand')).toEqual(['Zot, level 1', 'Freezing Staff 1', 'Fire Mage 1'])
    expect(at.read('players[0].hand')).toEqual(['Fiona, level 1', 'Townsfolk 1'])
    expect(misplaced(at)).toEqual([])
  })

  test('[N2, D3c, Q47] what counts as silver or gold is judged at each purchase, for each player alone', () => {
    const gold = ['Serena the Pious', 'Grizzelda Two-Hats', 'Ohava, Grand Cleric']
    const { at } = over(
      { coins: [1, 1, 0] },
      { coins: [1, 0, 0] },
      { heroRow: [...gold, 'Ogre Doorman 1'], itemRow: [], heroDeck: [], itemDeck: [] },
    )
    // Fiona's silver buys the Ogre, so her copper is copper; Zot has nothing but copper.
    expect(at.offers(1)).toEqual(['recruit Ogre Doorman 1 for silver'])
    expect(at.offers(2)).toEqual(['recruit Ogre Doorman 1 for copper'])
    at.do('recruit Ogre Doorman 1 for silver', 1)
    expect(at.offers(1)).toEqual(gold.map((name) => `recruit ${name} for copper`))
    expect(at.offers(2)).toHaveLength(3)
  })

  test('[N2, Q26] with nothing to recruit the coins are lost', () => {
    const { at } = over({ coins: [1, 1, 1] }, {}, { heroRow: [], itemRow: [], heroDeck: [], itemDeck: [] })
    goOn(at)
    const { copper, silver, gold } = tableOf(at).players[0]
    expect([copper, silver, gold]).toEqual([0, 1, 1]) // what the second encounter gives
  })
})

describe('steps 3 and 4', () => {
  const HAND = ['Mace', 'Bar Stool 1', 'Bar Stool 2', 'Bar Brawler 1', 'Bar Brawler 2', 'Sister-in-Arms']

  test('[N3] each player discards down to five, the player hero aside, and more if they like', () => {
    const { at } = over({ hand: HAND }, { hand: ['Library Imp'] })
    expect(at.read('question')).toBe('discard-step')
    expect(at.offers(1)).toEqual(HAND.map((name) => `discard ${name}`))
    at.do('discard Mace', 1)
    expect(at.offers(1)).toContain('keep the rest')
    at.do('discard Bar Stool 1', 1).do('keep the rest', 1)
    expect(at.offers(2)).toEqual(['discard Library Imp', 'keep the rest'])
  })

  test('[N3, N4] everybody has discarded before anybody draws', () => {
    const { at } = over({ hand: HAND.slice(0, 3) }, { hand: ['Library Imp'] })
    at.do('keep the rest', 1)
    expect(at.read('players[0].hand.size')).toBe(4)
    at.do('keep the rest', 2)
    expect(at.read('players[0].hand.size')).toBe(6)
  })

  test('[N4] each player draws up to five', () => {
    const { at } = over({ hand: HAND.slice(0, 2) }, { hand: [] })
    goOn(at)
    for (const seat of [0, 1]) expect(at.read(`players[${seat}].hand.size`)).toBe(6)
  })

  test('[N4, Q28] five, also where the location had made hands larger', () => {
    const { at } = over({ hand: HAND }, {}, { table: { boon: 5 } })
    expect(at.offers()).not.toContain('keep the rest')
  })
})

describe('steps 5 to 7', () => {
  test('[N5] the next level is taken into the hand in place of the last: six cards', () => {
    const { at, events } = over()
    expect([...events, ...goOn(at)]).toContain('Fiona is at level 2.')
    expect(read(at, 'players[0].level', 'players[1].level')).toEqual([2, 2])
    const hand = at.read('players[0].hand') as readonly string[]
    expect([hand.length, hand.includes('Fiona, level 2'), hand.includes('Fiona, level 1')]).toEqual([
      6,
      true,
      false,
    ])
    expect(misplaced(at)).toEqual([])
  })

  test('[N5, Q27] it counts from the level one has now, and beside the discard pile is no hindrance', () => {
    const { at } = over({ level: 2, heroAside: 1 }, { level: 1, heroAside: 1 })
    goOn(at)
    expect(read(at, 'players[0].level', 'players[0].heroAside', 'players[1].level')).toEqual([3, 0, 2])
    expect(at.read('players[0].hand')).toContain('Fiona, level 3')
    expect(at.read('players[1].hand')).toContain('Zot, level 2')
  })

  test('[N5, Q27] a hero of level 3 is simply taken back', () => {
    const { at, events } = over({ level: 3, heroAside: 1 })
    const all = [...events, ...goOn(at)]
    expect([all.includes('Zot is at level 2.'), all.join().includes('Fiona is at level')]).toEqual([
      true,
      false,
    ])
    expect(read(at, 'players[0].level')).toEqual([3])
    expect(at.read('players[0].hand')).toContain('Fiona, level 3')
  })

  test.each([
    ['2', [7, 10]],
    ['1', [6, 10]],
    ['0', [5, 9]],
  ])('[N6, X41] Rest Healing of %s, not above the maximum', (rest, hp) => {
    const { at } = over({ hp: 5 }, { hp: 9 }, { options: { rest } })
    goOn(at)
    expect(hpOf(at)).toEqual(hp)
  })

  test('[N6, S5] the maximum is the player’s own', () => {
    const { at } = over({ hp: 5, maxHp: 6 }, { hp: 3, maxHp: 6 }, { options: { rest: '5' } })
    goOn(at)
    expect(hpOf(at)).toEqual([6, 6])
  })

  test('[N7, Q37] the marker goes left from whoever defends now, Taunt side up; then the next encounter', () => {
    const at = street({
      people: [{ played: [SQUIRE] }, { group: [GOBLIN] }, {}],
      ...{ scenario: 'goblin-king', ...ROWS, table: { defender: 1, markerUsed: 1 } },
      rolls: { monsterDice: [{ shuffle: ['Pocket Inspector 1'] }] },
    })
    const events = [...play(at, `${SQUIRE} fights ${GOBLIN}`), ...goOn(at)]
    const [passed, next] = placesOf(events, 'The marker goes to Deirdre', 'at Grand Square')
    expect(passed < next).toBe(true)
    expect(read(at, 'defender', 'markerUsed', 'encounter', 'round')).toEqual([2, 0, 2, 1])
    expect(read(at, 'location', 'locationHp', 'locationSaved')).toEqual(['Grand Square', 10, 0])
  })

  test('[N7] the marker shows its Taunt side before the next encounter is laid out', () => {
    const shuffle = ['Firespitter 1', 'Mad Bomber 1'] // the second has an Ambush, so that the table waits
    const { at } = over({}, {}, { table: { markerUsed: 1 }, rolls: { monsterDice: [{ shuffle }] } })
    expect(read(at, 'question', 'encounter', 'defender', 'markerUsed')).toEqual(['ambush-order', 2, 1, 0])
  })

  test('[N1, N2, N3, N4, N5, N6, N7] the steps follow each other in this order', () => {
    const { at, events } = over({
      played: [SQUIRE, 'Vanishing Waiter 1'],
      coins: [1, 0, 0],
      hp: 5,
      hand: ['Mace'],
    })
    events.push(
      ...play(at, 'Vanishing Waiter 1 comes first', 'recruit Townsfolk 1 for copper', 'discard Mace'),
      ...goOn(at),
    )
    const steps = placesOf(
      events,
      ...['the encounter is over', 'Vanishing Waiter 1 comes back', 'Fiona recruits Townsfolk 1'],
      ...['Fiona discards Mace', 'Zot draws', 'Fiona is at level 2', 'Fiona regains 2'],
      ...['The marker goes to Zot', 'at Grand Square', 'Round 1: Zot defends'],
    )
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
  })
})
