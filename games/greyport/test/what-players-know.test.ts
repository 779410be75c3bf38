import { describeFor, eventText, sightOf, SPECTATOR, viewOf } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { allDone, game, goOnTo, street } from './street-one.ts'
import type { Person, Street } from './street-one.ts'

const CLOSED = { scenario: 'goblin-king', hands: 'closed' }
const SILENT = { scenario: 'goblin-king', silent: 'yes' }

/** What each seat and then an onlooker see of a field. */
function sights(at: Scene, path: string): string[] {
  const leaf = at.game.layout.leaves.find((one) => one.path === path)
  if (leaf === undefined) throw new Error(`no field ${path}`)
  const seats = [...Array.from({ length: at.table.seats }, (_, seat) => seat), SPECTATOR]
  return seats.map((seat) => sightOf(leaf, at.table, seat))
}

/** Everything that one can read on the table. */
function textOf(at: Scene, seat = 0): string {
  return JSON.stringify(describeFor(at.game, at.table, seat))
}

/** Whether two tables look the same to a seat, in the view and in words. */
function expectSame(one: Scene, other: Scene, seat: number): void {
  expect(viewOf(game.layout, one.table, seat)).toEqual(viewOf(game.layout, other.table, seat))
  expect(textOf(one, seat)).toBe(textOf(other, seat))
}

describe('what lies open', () => {
  const two = street({ people: [{}, {}] })
  const ofPlayer = ['hp', 'maxHp', 'level', 'copper', 'silver', 'gold', 'group', 'discard', 'played']
  const open = [
    ...[0, 1].flatMap((seat) => ofPlayer.map((field) => `players[${seat}].${field}`)),
    ...['locationGroup', 'locationHp', 'heroRow', 'itemRow', 'monsterDiscard', 'shields', 'defender'],
    ...['markerUsed', 'damage', 'retired', 'tokenSupply'],
  ]
  test.each(open)('[S12, G7] everybody sees %s', (path) => {
    expect(new Set(sights(two, path))).toEqual(new Set(['all']))
  })
})

describe('hands', () => {
  const people: Person[] = [
    { hand: ['Rogue 1', 'Gerki, level 1'] },
    { hand: ['Clergyman 1', 'Holy Templar'] },
  ]
  const others: Person[] = [
    { hand: ['Rogue 1', 'Gerki, level 1'] },
    { hand: ['Clergyman 2', 'Prayer Beads 1'] },
  ]

  test('[S12] are seen by everybody when they are open', () => {
    expect(sights(street({ people }), 'players[1].hand')).toEqual(['all', 'all', 'all'])
    expect(textOf(street({ people }), 0)).toContain('Holy Templar')
  })

  test.each([
    ['closed', CLOSED],
    ['silent', SILENT],
  ])('[S12, V6] are seen by their owners only when they are %s', (_, options) => {
    const at = street({ people, options })
    const [owner, other] = [sights(at, 'players[1].hand'), sights(at, 'players[0].hand')]
    expect([owner[1], other[0]]).toEqual(['all', 'all'])
    for (const sight of [owner[0], owner[2], other[1], other[2]]) expect(sight).not.toBe('all')
    expect(textOf(at, 1)).toContain('Holy Templar')
    expect(textOf(at, 0)).not.toContain('Holy Templar')
    expect(textOf(at, SPECTATOR)).not.toContain('Holy Templar')
  })

  test('[S12] what a closed hand holds makes no difference to the others, nor to what they can do', () => {
    // The cards that were not taken lie in the deck, whose cards nobody knows.
    const all = ['Clergyman 1', 'Clergyman 2', 'Holy Templar', 'Prayer Beads 1']
    const deal = (told: readonly Person[]): Scene => {
      const hand = told[1].hand ?? []
      const deck = all.filter((name) => !hand.includes(name))
      return street({ people: [told[0], { ...told[1], deck }], options: CLOSED })
    }
    const [one, other] = [deal(people), deal(others)]
    for (const seat of [0, SPECTATOR]) expectSame(one, other, seat)
    expect(one.offers(1)).toEqual(other.offers(1))
    expect(one.offers(2)).not.toEqual(other.offers(2))
  })

  describe('[Q64] who is asked does not tell what a closed hand holds', () => {
    const asked = (at: Scene): number[] => at.table.choices.askedSeats()
    /** Of the second player, who has not played a hero yet: an item by itself cannot be played. */
    const holding = (hand: readonly string[], options?: Street['options']): Scene =>
      street({ people: [{ hand: ['Rogue 1'] }, { hand }], ...(options && { options }) })

    test('to act: one who can play nothing is asked, and is done', () => {
      const at = holding(['Prayer Beads 1'], CLOSED)
      expect(asked(at)).toEqual([0, 1])
      expect(at.offers(2)).toEqual(['done for now'])
      expect(asked(holding(['Clergyman 1'], CLOSED))).toEqual([0, 1])
      expect(asked(at.do('done for now', 2))).toEqual([0])
    })

    test('but one with no card at all is not, nor if all see the hand', () => {
      expect(asked(holding([], CLOSED))).toEqual([0])
      expect(asked(holding(['Prayer Beads 1']))).toEqual([0])
    })
  })

  test('[S12] a card drawn into a closed hand is told to its owner only', () => {
    const draw = (options: Street['options']): Scene =>
      street({
        people: [{ hand: ['Rogue 1'] }, { hand: ['Clergyman 1'], deck: ['Holy Templar'] }],
        ...(options && { options }),
      })
        .do('play Clergyman 1')
        .do('choose Deirdre')
    const told = (at: Scene, seat: number): string =>
      Array.from({ length: at.log.count }, (_, i) => eventText(at.game, at.table, at.log, i, seat)).join(' ')
    const closed = draw(CLOSED)
    expect(told(closed, 1)).toContain('Holy Templar')
    expect(told(closed, 0)).not.toContain('Holy Templar')
    expect(told(closed, SPECTATOR)).not.toContain('Holy Templar')
    expect(told(draw(undefined), 0)).toContain('Holy Templar')
  })
})

describe('decks', () => {
  const decks = ['players[0].deck', 'players[1].deck', 'monsterDeck', 'heroDeck', 'itemDeck']
  test.each(decks)('[S4, E2, S6] of %s everybody sees how many cards it has, and nobody which', (path) => {
    const at = street({
      people: [{ deck: ['Rogue 1', 'Rogue 2'] }, { deck: ['Clergyman 1', 'Holy Templar'] }],
    })
    expect(sights(at, path)).toEqual(['size', 'size', 'size'])
    const [name] = at.read(path) as string[]
    expect(name).toBeDefined()
  })

  test.each([
    ['monsterDeck', ['Firespitter 1', 'Mad Bomber 1', 'Goblin Archer 1']],
    ['heroDeck', ['Townsfolk 1', 'Fire Mage 1', 'Serena the Pious']],
    ['itemDeck', ['Claymore 1', 'Freezing Staff 1', 'Scythe']],
  ])('[E2, S6, S8] the order of %s is hidden', (pile, names) => {
    const one = street({ people: [{}, {}], piles: { [pile]: names } })
    const other = street({ people: [{}, {}], piles: { [pile]: [...names].reverse() } })
    for (const seat of [0, 1, SPECTATOR]) expectSame(one, other, seat)
    expect(one.offers()).toEqual(other.offers())
  })

  test('[S4] so is the order of a player’s own deck, also from its owner', () => {
    const deck = ['Rogue 1', 'Rogue 2', 'Kite Shield']
    const one = street({ people: [{ deck }, {}] })
    const other = street({ people: [{ deck: [...deck].reverse() }, {}] })
    for (const seat of [0, 1, SPECTATOR]) expectSame(one, other, seat)
  })
})

describe('an open deck', () => {
  const top = { heroDeck: ['Serena the Pious', 'Townsfolk 1'], itemDeck: ['Scythe', 'Claymore 1'] }
  const rows = { heroRow: ['Townsfolk 2'], itemRow: ['Tainted Blade'] }

  test.each([
    ['Grand Square', 0, 'heroDeck', 'itemDeck', 'Serena the Pious', 'Scythe'],
    ['Market District', 1, 'itemDeck', 'heroDeck', 'Scythe', 'Serena the Pious'],
  ])(
    '[C10, C11] at %s everybody sees the top of its deck, and of no other',
    (_, boon, open, shut, seen, unseen) => {
      const at = street({ people: [{}, {}], piles: { ...top, ...rows }, table: { boon } })
      expect([sights(at, open), sights(at, shut)]).toEqual([
        ['top', 'top', 'top'],
        ['size', 'size', 'size'],
      ])
      for (const seat of [0, 1, SPECTATOR]) {
        expect(textOf(at, seat)).toContain(seen)
        expect(textOf(at, seat)).not.toContain(unseen)
      }
    },
  )

  test.each([
    [0, 'heroDeck', ['Serena the Pious', 'Townsfolk 1', 'Fire Mage 1']],
    [1, 'itemDeck', ['Scythe', 'Claymore 1', 'Freezing Staff 1']],
  ])('[C10, C11] what lies below makes no difference (%i, %s)', (boon, pile, [first, second, third]) => {
    const lay = (...names: string[]): Scene =>
      street({ people: [{}, {}], piles: { ...rows, [pile]: names }, table: { boon } })
    for (const seat of [0, 1, SPECTATOR]) {
      expectSame(lay(first, second, third), lay(first, third, second), seat)
      expect(textOf(lay(second, first, third), seat)).not.toBe(textOf(lay(first, second, third), seat))
    }
  })

  test('[C10, Q60] it stays open for the game once the Grand Square is saved', () => {
    const at = street({
      people: [{ hand: ['Polite Cutpurse'] }, { group: ['Giant Boar 1'] }],
      location: ['Goblin Archer 1'],
      damage: { 'Goblin Archer 1': 2 },
      piles: { ...top, ...rows },
      rolls: { fightDice: [0] },
    })
    expect(sights(at, 'heroDeck')[0]).toBe('size')
    at.do('play Polite Cutpurse').do('Polite Cutpurse fights Goblin Archer 1')
    expect([sights(at, 'heroDeck')[0], sights(at, 'itemDeck')[0]]).toEqual(['top', 'size'])
  })

  test('[C10] the card can be recruited, and then the next is seen', () => {
    const at = street({
      people: [{ copper: 0, silver: 0, gold: 1 }, {}],
      piles: {
        heroDeck: ['Serena the Pious', 'Eagle Eye Sniper 1'],
        heroRow: ['Townsfolk 1', 'Townsfolk 2', 'Townsfolk 3', 'Fire Mage 2'],
      },
      table: { boon: 0 },
    })
    goOnTo(allDone(at), 'recruit')
    at.do('recruit Serena the Pious for gold')
    expect(at.read('heroRow.size')).toBe(4)
    expect(sights(at, 'heroDeck')).toEqual(['top', 'top', 'top'])
    expect(textOf(at, 1)).toContain('Eagle Eye Sniper')
  })
})
