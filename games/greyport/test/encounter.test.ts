import type { Roll, Scene } from '@hearthkeep/situations'
import { misplacedThings } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import type { Table } from '../src/rules/rulebook.ts'
import { allDone, begin, data, encounter, game, goOnTo, read, seatsAsked, street } from './street-one.ts'
import { SUBDECKS } from './box.ts'

const FOUR = ['Frenzy Goblin 1', 'Mad Bomber 1', 'Firespitter 1', 'Goblin Archer 1']
const groups = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => `players[${seat}].group`)
const hpOf = (at: Scene, name: string): number =>
  (at.table as Table).hp[data.monsters.findIndex((one) => one.name === name)]

/** The last monster of an encounter falls; the next encounter is set up with these monsters on top. */
function next(told: {
  readonly encounter: number
  readonly seats?: number
  readonly deck: readonly string[]
  readonly discard?: readonly string[]
  readonly monsterDice?: readonly Roll[]
}): Scene {
  const { seats = 2, deck, discard = [], monsterDice = [] } = told
  const at = street({
    people: [{ hand: ['Polite Cutpurse'], copper: 0, silver: 0 }].concat(
      Array.from({ length: seats - 1 }, () => ({ hand: [], copper: 0, silver: 0 })),
    ),
    location: ['Larder Raccoon 1'],
    damage: { 'Larder Raccoon 1': 2 },
    piles: { monsterDeck: deck, monsterDiscard: discard },
    table: { encounter: told.encounter - 1 },
    rolls: { fightDice: [0], monsterDice },
  })
  at.do('play Polite Cutpurse').do('Polite Cutpurse fights Larder Raccoon 1')
  while (at.read('question') === 'discard-step') at.do('discard no more')
  return at
}

describe('the card of the encounter', () => {
  test.each([2, 3, 4, 5])('[E1, E3] with %i players its column counts', (seats) => {
    const at = begin({ seats })
    const i = seats - 2
    expect(read(at, 'locationHp', 'locationMaxHp')).toEqual([[8, 10, 12, 14][i], [8, 10, 12, 14][i]])
    // All those monsters have threat 1 or 2, so the sums say where the revealing stopped.
    const threat = (path: string): number =>
      (at.read(path) as string[]).reduce(
        (sum, name) => sum + (data.monsters.find((one) => one.name === name)?.threat ?? 0),
        0,
      )
    expect(threat('locationGroup')).toBeGreaterThanOrEqual([3, 4, 5, 6][i])
    expect(threat('locationGroup')).toBeLessThanOrEqual([3, 4, 5, 6][i] + 1)
    for (const group of groups(seats)) expect(threat(group)).toBeGreaterThanOrEqual([2, 2, 1, 1][i])
  })

  test('[E1] it names the location, whose ability then holds', () => {
    const at = begin()
    expect(read(at, 'location', 'boon')).toEqual(['Grand Square', 0])
  })

  test('[E3] the second encounter puts its own HP on a new location, saved or destroyed as the first was', () => {
    const at = next({ encounter: 2, deck: [], monsterDice: [{ shuffle: [] }] })
    expect(read(at, 'location', 'locationHp', 'locationSaved')).toEqual(['Market District', 9, 0])
  })

  test('[E10] it has a penalty, and the location an ability and a reward, each in words', () => {
    for (const { encounters } of data.scenarios)
      for (const { penalty, penaltyText } of encounters) {
        expect(penalty).not.toBeNull()
        expect(penaltyText).not.toBe('')
      }
    for (const { boonText, rewardText } of data.locations) {
      expect(boonText).not.toBe('')
      expect(rewardText).not.toBe('')
    }
  })
})

describe('the monster deck', () => {
  test('[E2] in the first encounter is the subdeck that the card names', () => {
    const at = begin()
    const all = ['monsterDeck', 'locationGroup', ...groups(2)].flatMap((path) => at.read(path) as string[])
    const goblins = data.monsters.filter((one) => one.subdeck === SUBDECKS.indexOf('goblins'))
    expect([...all].sort()).toEqual(goblins.map((one) => one.name).sort())
  })

  test('[E2] later a subdeck is shuffled together with what is left', () => {
    const at = next({
      encounter: 2,
      deck: ['Goblin Archer 1', 'Goblin Archer 2'],
      // An old monster between the new ones: they are one deck now.
      monsterDice: [
        { shuffle: ['Giant Boar 1', 'Goblin Archer 2', 'Giant Boar 2', 'Giant Boar 3', 'Back-Alley Worg 1'] },
      ],
    })
    expect(read(at, 'locationGroup', ...groups(2))).toEqual([
      ['Giant Boar 1', 'Goblin Archer 2', 'Giant Boar 2'],
      [],
      ['Giant Boar 3', 'Back-Alley Worg 1'],
    ])
    // 20 beasts but for the one just defeated, and two goblins; five were revealed.
    expect(read(at, 'monsterDeck.size', 'monsterDiscard')).toEqual([16, ['Larder Raccoon 1']])
    expect(at.read('monsterDeck')).toContain('Goblin Archer 1')
  })

  test('[E2] without a subdeck the deck goes on as it is, unshuffled', () => {
    const at = next({
      encounter: 3,
      deck: ['Firespitter 1', 'Frenzy Goblin 1', 'Frenzy Goblin 2', 'Goblin Archer 1'],
    })
    expect(read(at, 'players[1].group', 'players[0].group', 'monsterDeck')).toEqual([
      ['Frenzy Goblin 1', 'Drog, Troll General'],
      ['Frenzy Goblin 2'],
      ['Goblin Archer 1'],
    ])
    expect((at.read('locationGroup') as string[])[0]).toBe('Firespitter 1')
  })

  test('[E6] an empty deck is made anew of the discard pile, and the revealing goes on', () => {
    const at = next({
      encounter: 3,
      deck: ['Frenzy Goblin 1'],
      discard: ['Goblin Archer 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3', 'Firespitter 1'],
      monsterDice: [{ shuffle: ['Goblin Archer 1', 'Firespitter 1', 'Frenzy Goblin 3'] }],
    })
    expect(read(at, 'locationGroup', 'players[1].group', 'players[0].group')).toEqual([
      [
        ...['Frenzy Goblin 1', 'Goblin Archer 1', 'Torglesnarf Duncleton'],
        ...['Goblin Underling 1', 'Goblin Underling 2'],
      ],
      ['Firespitter 1', 'Drog, Troll General'],
      ['Frenzy Goblin 3'],
    ])
    expect(read(at, 'monsterDiscard', 'monsterDeck.size')).toEqual([[], 2])
    expect(misplacedThings(game, at.table)).toEqual([])
  })

  test('[E6] the discard pile stays where it is while the deck lasts', () => {
    const deck = ['Firespitter 1', 'Frenzy Goblin 1', 'Frenzy Goblin 2', 'Goblin Archer 1']
    const at = next({ encounter: 3, deck, discard: ['Goblin Archer 2'] })
    expect(at.read('monsterDiscard')).toEqual(['Goblin Archer 2', 'Larder Raccoon 1'])
  })
})

describe('revealing monsters', () => {
  test('[E4] on the location until their threat is reached, then no more (the rulebook’s example)', () => {
    const at = begin({
      seats: 4,
      monsters: [...FOUR, 'Frenzy Goblin 2', 'Frenzy Goblin 3', 'Frenzy Goblin 4'],
    })
    expect(at.read('locationGroup')).toEqual(FOUR.slice(0, 3))
    expect((at.read('players[0].group') as string[])[0]).toBe('Goblin Archer 1')
  })

  test('[E4] exactly the threat is enough', () => {
    const at = begin({ monsters: ['Frenzy Goblin 1', 'Firespitter 1', 'Goblin Archer 1', 'Goblin Archer 2'] })
    expect(at.read('locationGroup')).toEqual(['Frenzy Goblin 1', 'Firespitter 1'])
  })

  const order = [
    ...['Frenzy Goblin 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3', 'Frenzy Goblin 4'], // threat 4
    ...['Goblin Archer 1', 'Goblin Archer 2', 'Firespitter 1', 'Firespitter 2'],
  ]
  test('[E5] before the defending player, then before each other in turn', () => {
    const at = begin({ seats: 3, monsters: order })
    expect(read(at, 'locationGroup', ...groups(3))).toEqual([
      order.slice(0, 4),
      ['Goblin Archer 1', 'Goblin Archer 2'],
      ['Firespitter 1'],
      ['Firespitter 2'],
    ])
  })

  test('[E5] whoever defends comes first', () => {
    const at = begin({ seats: 3, monsters: order, options: { scenario: 'goblin-king', first: '3' } })
    expect(read(at, ...groups(3))).toEqual([
      ['Firespitter 1'],
      ['Firespitter 2'],
      ['Goblin Archer 1', 'Goblin Archer 2'],
    ])
  })
})

describe('bosses and tokens', () => {
  const deck = ['Firespitter 1', 'Frenzy Goblin 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3', 'Frenzy Goblin 4']
  test.each([2, 3, 4, 5])('[E7] with %i players bosses have the HP of the card', (seats) => {
    const at = next({ encounter: 3, seats, deck: [...deck, 'Goblin Archer 1'] })
    const i = seats - 2
    expect([hpOf(at, 'Drog, Troll General'), hpOf(at, 'Torglesnarf Duncleton')]).toEqual([
      [10, 14, 18, 22][i],
      [11, 15, 19, 23][i],
    ])
    expect(at.read('bossesLeft')).toBe(2)
  })

  test('[E7] they and the tokens stand where the box says', () => {
    const at = next({ encounter: 3, deck })
    expect(read(at, 'defender', 'players[1].group', 'locationGroup')).toEqual([
      1,
      ['Frenzy Goblin 1', 'Drog, Troll General'],
      ['Firespitter 1', 'Torglesnarf Duncleton', 'Goblin Underling 1', 'Goblin Underling 2'],
    ])
    const supply = at.read('tokenSupply') as string[]
    expect(supply).not.toContain('Drog, Troll General')
    expect(supply).not.toContain('Goblin Underling 1')
    expect(supply).toContain('Goblin Underling 3')
  })

  test('[E7] nobody of them is in a monster deck or comes with another encounter', () => {
    for (const number of [1, 2]) {
      expect(encounter('goblin-king', number).bosses).toEqual([])
      const at = number === 1 ? begin() : next({ encounter: 2, deck: [], monsterDice: [{ shuffle: [] }] })
      expect(at.read('bossesLeft')).toBe(0)
      expect(at.read('tokenSupply')).toContain('Drog, Troll General')
    }
    expect(data.monsters.filter((one) => one.isBoss && one.subdeck >= 0)).toEqual([])
  })

  test('[E7] apart from that a boss is a monster as any other: it can be Taunted, and fought', () => {
    const at = next({ encounter: 3, deck })
    goOnTo(at, 'players-act')
    expect(at.offers(2)).toContain('flip the marker to Taunt Torglesnarf Duncleton')
    at.do('play Polite Cutpurse', 1)
    expect(at.offers(1)).toContain('Polite Cutpurse fights Drog, Troll General')
  })
})

describe('coins and ambushes', () => {
  test('[E8] everybody gets the coins of the card', () => {
    const at = begin({ seats: 3 })
    for (const seat of [0, 1, 2])
      expect(read(at, ...['copper', 'silver', 'gold'].map((coin) => `players[${seat}].${coin}`))).toEqual([
        2, 1, 0,
      ])
    const second = next({ encounter: 2, deck: [], monsterDice: [{ shuffle: [] }] })
    for (const seat of [0, 1])
      expect(read(second, ...['copper', 'silver', 'gold'].map((coin) => `players[${seat}].${coin}`))).toEqual(
        [1, 0, 2],
      )
  })

  const ambushers = [
    'Frenzy Goblin 1',
    'Firespitter 1',
    'Pocket Inspector 1',
    'Frenzy Goblin 2',
    'Mad Bomber 1',
  ]
  test('[E9] ambushes come when all monsters are there, in the order the players like', () => {
    for (const order of [
      ['Pocket Inspector 1', 'Mad Bomber 1'],
      ['Mad Bomber 1', 'Pocket Inspector 1'],
    ]) {
      const at = begin({ monsters: ambushers })
      expect(read(at, 'question', ...groups(2))).toEqual([
        'ambush-order',
        ['Pocket Inspector 1', 'Frenzy Goblin 2'],
        ['Mad Bomber 1'],
      ])
      expect(seatsAsked(at)).toEqual([1])
      expect(at.offers().sort()).toEqual(['let Mad Bomber 1 ambush', 'let Pocket Inspector 1 ambush'])
      expect(read(at, 'round', 'players[1].hp', 'players[0].hand.size')).toEqual([0, 10, 6])
      at.do(`let ${order[0]} ambush`)
      if (order[0] === 'Mad Bomber 1') {
        expect(read(at, 'players[1].hp', 'players[0].hand.size')).toEqual([9, 6])
        at.do(`let ${order[1]} ambush`)
      }
      // The Inspector is before Gerki, and he alone discards.
      expect(read(at, 'question')).toEqual(['lose-card'])
      expect(seatsAsked(at)).toEqual([1])
      at.do(at.offers()[0])
      goOnTo(at, 'players-act')
      expect(read(at, 'round', 'players[1].hp', 'players[0].hand.size', 'players[1].hand.size')).toEqual([
        1, 9, 5, 6,
      ])
    }
  })

  test('[E9] one that may end the game does', () => {
    const at = begin({ monsters: ambushers, options: { scenario: 'goblin-king', hp: '1' } })
    at.do('let Mad Bomber 1 ambush')
    // At once: nobody is asked for the other one.
    expect(at.offers()).toEqual([])
    expect(read(at, 'outcome', 'round')).toEqual(['lost', 0])
  })

  test('[E9] nobody is asked when nobody lies in ambush, and on the location it finds nobody', () => {
    expect(begin().read('question')).toBe('players-act')
    const at = begin({ monsters: ['Pocket Inspector 1', 'Firespitter 1', 'Firespitter 2', 'Firespitter 3'] })
    at.do('let Pocket Inspector 1 ambush')
    expect(read(at, 'question', 'players[0].hand.size')).toEqual(['players-act', 6])
    allDone(at)
  })
})
