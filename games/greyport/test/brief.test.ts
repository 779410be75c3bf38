import { describe, expect, test } from 'vitest'
import type { Table } from '../src/rules/rulebook.ts'
import { allDone, begin, data, game, goOnTo, read, street } from './street-one.ts'
import type { Person } from './street-one.ts'
import { defeatIt, each, lastMonster, sorted } from './street-one-acts.ts'
import { HEROES, SCENARIOS, SUBDECKS } from './box.ts'
import { LEVELS } from '../src/content/limits.ts'

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
