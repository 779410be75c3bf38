import { describe, expect, test } from 'vitest'
import { endRound, misplaced, place, play, read, street, tableOf } from './street-two.ts'
import type { Person, Street } from './street-two.ts'

type Coins = NonNullable<Person['coins']>

const GOLD_HEROES = [
  ...['Serena the Pious', 'Grizzelda Two-Hats', 'Ohava, Grand Cleric'],
  'Professor Ampersand, Retired Twice',
]
const GOLD_ITEMS = [
  ...['Orb of Second Thoughts', 'Complete Works, Abridged', 'Greatsword of the Unpaid Tab'],
  'Axe with an Axe on the Other End',
]
/** Two copper, one silver and one gold card in each row, unless told. */
function atRecruit(coins: Coins, more: Street = {}) {
  const at = street({
    people: [
      { group: ['Frenzy Goblin 1'], coins, hand: ['Mace'] },
      { group: ['Frenzy Goblin 2'], coins: [2, 2, 2], hand: ['Borrowed Wand 1'] },
    ],
    ...more,
  })
  endRound(at)
  return at
}
const coinsOf = (at: ReturnType<typeof atRecruit>, seat: number): number[] => {
  const { copper, silver, gold } = tableOf(at).players[seat]
  return [copper, silver, gold]
}
const offered = (coins: Coins, more: Street = {}): string[] =>
  atRecruit(coins, more)
    .offers()
    .map((text) => text.replace('recruit ', ''))

describe('who recruits', () => {
  test('[D3, D9] the defending player and nobody else', () => {
    const at = atRecruit([1, 0, 0])
    expect(at.read('question')).toBe('recruit')
    expect([at.offers(1).length > 0, at.offers(2)]).toEqual([true, []])
    play(at, 'recruit Townsfolk 1 for copper', 'keep the rest')
    expect([coinsOf(at, 1), at.read('defender'), at.read('round')]).toEqual([[2, 2, 2], 1, 2])
  })

  test('[D3] whoever defends then', () => {
    const at = atRecruit([1, 0, 0], { table: { defender: 1 } })
    expect([at.offers(1), at.offers(2).length > 0]).toEqual([[], true])
  })
})

describe('what a coin buys', () => {
  test('[D3a, X25] with a coin one has to recruit: there is no way to skip', () => {
    const at = atRecruit([1, 0, 0])
    expect(at.offers().every((text) => text.startsWith('recruit '))).toBe(true)
    expect(at.refusal('keep the rest')).toBeDefined()
  })

  test('[D3a] exactly one card for exactly one coin', () => {
    const at = atRecruit([2, 1, 1])
    play(at, 'recruit Townsfolk 1 for copper')
    expect([coinsOf(at, 0), at.read('question')]).toEqual([[1, 1, 1], 'discard-step'])
  })

  test('[D3a] without a coin one does not', () => {
    expect(atRecruit([0, 0, 0]).read('question')).toBe('discard-step')
  })

  test('[D3b] copper buys copper', () => {
    expect(offered([1, 0, 0])).toEqual(
      ['Townsfolk 1', 'Fire Mage 1', 'Freezing Staff 1', 'Tavern Sign 1'].map((name) => `${name} for copper`),
    )
    for (const name of ['Ogre Doorman 1', 'Serena the Pious', 'Claymore 1', 'Orb of Second Thoughts'])
      expect(atRecruit([1, 0, 0]).refusal(`recruit ${name} for copper`)).toMatchObject({ rule: 'D3b' })
  })

  test('[D3b, X24] silver buys copper or silver, and gives no change', () => {
    expect(offered([0, 1, 0])).toEqual(
      [
        ...['Townsfolk 1', 'Fire Mage 1', 'Ogre Doorman 1'],
        ...['Freezing Staff 1', 'Tavern Sign 1', 'Claymore 1'],
      ].map((name) => `${name} for silver`),
    )
    const at = atRecruit([0, 1, 0])
    expect(at.refusal('recruit Serena the Pious for silver')).toMatchObject({ rule: 'D3b' })
    play(at, 'recruit Townsfolk 1 for silver')
    expect(coinsOf(at, 0)).toEqual([0, 0, 0])
  })

  test('[D3b] gold buys anything', () => {
    expect(offered([0, 0, 1])).toHaveLength(8)
  })

  test('[D3b] coins are not added up, and those of others do not help', () => {
    const at = atRecruit([2, 0, 0])
    expect(at.offers().join()).not.toContain('Ogre Doorman')
    expect(at.offers().join()).not.toContain('silver')
  })

  test('[D3b, Q47] of several coins the owner chooses which one is spent', () => {
    const at = atRecruit([1, 1, 1])
    expect(at.offers().filter((text) => text.includes('Townsfolk'))).toEqual(
      ['copper', 'silver', 'gold'].map((coin) => `recruit Townsfolk 1 for ${coin}`),
    )
    play(at, 'recruit Townsfolk 1 for gold')
    expect(coinsOf(at, 0)).toEqual([1, 1, 0])
  })
})

describe('when nothing is affordable', () => {
  const dear: Street = {
    heroRow: ['Ogre Doorman 1', 'Ogre Doorman 2', ...GOLD_HEROES.slice(0, 2)],
    itemRow: GOLD_ITEMS,
  }
  const dearest: Street = { heroRow: GOLD_HEROES, itemRow: GOLD_ITEMS }

  test('[D3c, X24] copper counts as silver', () => {
    expect(offered([1, 0, 0], dear)).toEqual(['Ogre Doorman 1 for copper', 'Ogre Doorman 2 for copper'])
  })

  test('[D3c, X24] if that does not help, every coin counts as gold', () => {
    expect(offered([1, 0, 0], dearest)).toHaveLength(8)
    expect(offered([0, 1, 0], dearest)).toHaveLength(8)
    expect(offered([1, 1, 0], dearest)).toHaveLength(16)
    const at = atRecruit([1, 0, 0], dearest)
    play(at, 'recruit Serena the Pious for copper')
    expect([at.read('players[0].hand'), coinsOf(at, 0)]).toEqual([
      ['Mace', 'Fiona, level 1', 'Serena the Pious'],
      [0, 0, 0],
    ])
  })

  test('[D3c] nothing is upgraded while another coin of the player buys something', () => {
    expect(offered([1, 1, 0], dear)).toEqual(['Ogre Doorman 1 for silver', 'Ogre Doorman 2 for silver'])
    expect(offered([1, 0, 1], dearest).every((text) => text.endsWith('for gold'))).toBe(true)
  })

  test('[D3c, Q26] with nothing to recruit at all the coins are kept', () => {
    const at = atRecruit([1, 0, 0], { heroRow: [], itemRow: [], heroDeck: [], itemDeck: [] })
    expect([at.read('question'), coinsOf(at, 0)]).toEqual(['discard-step', [1, 0, 0]])
  })
})

describe('what happens to the card', () => {
  test('[D3d] it goes to the hand, and the row is refilled from the matching deck', () => {
    const at = atRecruit([1, 0, 0], {
      heroDeck: ['Grizzelda Two-Hats', 'Townsfolk 2'],
      itemDeck: ['Scythe', 'Tavern Sign 2'],
    })
    play(at, 'recruit Freezing Staff 1 for copper')
    expect(read(at, 'players[0].hand', 'players[0].discard')).toEqual([
      ['Mace', 'Fiona, level 1', 'Freezing Staff 1'],
      [],
    ])
    expect(at.read('itemRow')).toEqual(['Tavern Sign 1', 'Claymore 1', 'Orb of Second Thoughts', 'Scythe'])
    expect(read(at, 'heroDeck.size', 'itemDeck.size')).toEqual([2, 1])
  })

  test('[D3d, S6] a hero is refilled from the heroes, and the new card may cost gold', () => {
    const at = atRecruit([1, 0, 0], { heroDeck: ['Grizzelda Two-Hats', 'Townsfolk 2'] })
    play(at, 'recruit Townsfolk 1 for copper')
    expect(at.read('heroRow')).toContain('Grizzelda Two-Hats')
    expect(at.read('itemRow.size')).toBe(4)
  })

  test('[D3d, Q26] with an empty deck the row shrinks', () => {
    const at = atRecruit([1, 0, 0], { heroDeck: [] })
    play(at, 'recruit Townsfolk 1 for copper')
    expect(at.read('heroRow')).toEqual(['Fire Mage 1', 'Ogre Doorman 1', 'Serena the Pious'])
  })

  test('[D3d, C10, Q47] the open top of a deck counts as part of the row', () => {
    const square: Street = { table: place('Grand Square'), heroDeck: ['Townsfolk 2', 'Fire Mage 2'] }
    const at = atRecruit([1, 0, 0], square)
    play(at, 'recruit Townsfolk 2 for copper')
    expect(read(at, 'heroRow.size', 'heroDeck')).toEqual([4, ['Fire Mage 2']])
    expect(at.read('players[0].hand')).toContain('Townsfolk 2')
    // Elsewhere it is not to be had.
    expect(
      atRecruit([1, 0, 0], { ...square, table: {} })
        .offers()
        .join(),
    ).not.toContain('Townsfolk 2')
  })

  test('[D3c, Q47] and it keeps coins from being upgraded', () => {
    const market: Street = {
      ...{ table: place('Market District'), heroRow: GOLD_HEROES, itemRow: GOLD_ITEMS },
      itemDeck: ['Tavern Sign 1'],
    }
    expect(offered([1, 0, 0], market)).toEqual(['Tavern Sign 1 for copper'])
  })

  test('[D3d] no card is lost on the way', () => {
    const at = atRecruit([0, 0, 1])
    play(at, 'recruit Serena the Pious for gold')
    expect(misplaced(at)).toEqual([])
  })
})
