import { describe, expect, test } from 'vitest'
import type { Scene } from '@hearthkeep/situations'
import { allDone, begin, goOnTo, read, street } from './street-one.ts'

const noCoins = { copper: 0, silver: 0, gold: 0 }
const taunts = (at: Scene): string[] => at.offers().filter((offer) => offer.startsWith('Taunt'))

describe('Taunting', () => {
  test('[T1] moves a monster that is not in your group into your group', () => {
    const at = street({
      people: [{ group: ['Giant Boar 1'], hand: ['Rogue 1'] }, { group: ['Frenzy Goblin 1'] }, {}],
      location: ['Giant Boar 2'],
    })
    at.do('play Rogue 1')
    expect(taunts(at)).toEqual(['Taunt Giant Boar 2', 'Taunt Frenzy Goblin 1', 'Taunt nobody'])
    expect(at.refusal('Taunt Giant Boar 1', 1)?.rule).toBe('T1')
    at.do('Taunt Frenzy Goblin 1')
    expect(read(at, 'players[0].group', 'players[1].group', 'locationGroup')).toEqual([
      ['Giant Boar 1', 'Frenzy Goblin 1'],
      [],
      ['Giant Boar 2'],
    ])
  })

  test('[T1] also out of the active group, by who does not defend', () => {
    const at = street({
      people: [{ group: ['Giant Boar 1', 'Giant Boar 2'] }, {}, { hand: ['Bar Brawler 1'] }],
    })
    at.do('play Bar Brawler 1').do('Taunt Giant Boar 1')
    expect(read(at, 'players[0].group', 'players[2].group')).toEqual([['Giant Boar 2'], ['Giant Boar 1']])
  })

  test('[T1, Q51] what would not move is not offered: the immune, and the Ferocious one that is active', () => {
    const people = (group: string[]) => [{ group }, { hand: ['Rogue 1'] }]
    const at = street({
      people: people(['Back-Alley Worg 1']),
      location: ['Wallpaper Stalker 1', 'Giant Boar 1'],
    })
    at.do('play Rogue 1', 2)
    expect(taunts(at)).toEqual(['Taunt Giant Boar 1', 'Taunt nobody'])
    expect(at.refusal('Taunt Wallpaper Stalker 1', 2)?.rule).toBe('K8')
    expect(at.refusal('Taunt Back-Alley Worg 1', 2)?.rule).toBe('T1')
  })

  test('[T1, K6] a Ferocious one from the location goes to the active group, whoever Taunts', () => {
    const at = street({
      people: [{}, { hand: ['Rogue 1'] }],
      location: ['Back-Alley Worg 1', 'Giant Boar 1'],
    })
    at.do('play Rogue 1', 2).do('Taunt Back-Alley Worg 1')
    expect(read(at, 'players[0].group', 'players[1].group')).toEqual([['Back-Alley Worg 1'], []])
  })

  test('[T1, C25] some hit whoever Taunts them', () => {
    const at = street({ people: [{ hp: 5 }, { hand: ['Rogue 1'], hp: 5 }], location: ['Zombie 1'] })
    at.do('play Rogue 1', 2).do('Taunt Zombie 1')
    expect(read(at, 'players[0].hp', 'players[1].hp', 'players[1].group')).toEqual([5, 4, ['Zombie 1']])
  })

  test('[T2] is optional, and on a card now or never', () => {
    const at = street({
      people: [{ hand: ['Rogue 1', 'Kite Shield'] }, {}],
      location: ['Giant Boar 1', 'Giant Boar 2'],
    })
    at.do('play Rogue 1').do('Taunt nobody')
    expect(read(at, 'players[0].group', 'question')).toEqual([[], 'players-act'])
    expect(taunts(at)).toEqual([])
    expect(at.refusal('Taunt Giant Boar 1', 1)).toBeDefined()
  })

  test('[T2] nobody is asked when there is nobody to Taunt', () => {
    const at = street({ people: [{ hand: ['Rogue 1'], group: ['Giant Boar 1'] }, {}], location: [] })
    at.do('play Rogue 1')
    expect(at.read('question')).toBe('players-act')
  })

  test('[T2] Fiona of level 2 saves a location with it, and fights on (the rulebook’s example)', () => {
    const found = [
      'Claymore 1',
      'Freezing Staff 1',
      'Clockwork Spare Arm 1',
      'Freezing Staff 2',
      'Tainted Blade',
    ]
    const at = street({
      people: [{ group: ['Frenzy Goblin 1'] }, {}, { hand: ['Fiona, level 2'], level: 2, heroAside: 0 }],
      location: ['Giant Boar 1'],
      piles: { itemDeck: [...found, 'Scythe'], itemRow: ['Ballista, One Careful Owner'] },
      table: { location: 'Dwarven Ruins' },
      rolls: { marketDice: [{ shuffle: ['Scythe'] }], fightDice: [1, 0] },
    })
    at.do('play Fiona, level 2').do('Taunt Giant Boar 1')
    expect(at.read('question')).toBe('take-card')
    at.do('give Claymore 1 to Fiona')
    expect(read(at, 'players[2].hand', 'question')).toEqual([['Claymore 1'], 'players-act'])
    at.do('give Claymore 1 to Fiona, level 2')
    expect(at.offers(3)).toContain('Fiona, level 2 fights Frenzy Goblin 1')
  })
})

describe('the marker’s Taunt', () => {
  test('[T3] belongs to the defending player, at any moment of the round', () => {
    const at = street({
      people: [{ hand: ['Polite Cutpurse'] }, { group: ['Giant Boar 1'], hand: ['Holy Templar'] }],
      rolls: { fightDice: [0] },
    })
    const flip = 'flip the marker to Taunt Giant Boar 1'
    expect([at.offers(1).includes(flip), at.offers(2).includes(flip)]).toEqual([true, false])
    at.do('play Polite Cutpurse', 1).do('Polite Cutpurse fights Giant Boar 3', 1)
    expect(at.offers(1)).toContain(flip)
    at.do(flip)
    expect(read(at, 'players[0].group', 'markerUsed')).toEqual([['Giant Boar 1'], 1])
  })

  test('[T3] need not be used', () => {
    const at = street({ people: [{ ...noCoins }, { group: ['Giant Boar 1'], ...noCoins }] })
    goOnTo(allDone(at), 'players-act')
    expect(read(at, 'round', 'players[1].group')).toEqual([2, ['Giant Boar 1']])
  })

  test('[T3] does not count as the hero’s Taunt: both in one round', () => {
    const at = street({ people: [{ hand: ['Rogue 1'] }, { group: ['Giant Boar 1', 'Giant Boar 2'] }] })
    at.do('flip the marker to Taunt Giant Boar 1').do('play Rogue 1').do('Taunt Giant Boar 2')
    expect(at.read('players[0].group')).toEqual(['Giant Boar 1', 'Giant Boar 2'])
  })

  test('[T4] an Ambush that has been is not repeated when its monster is Taunted', () => {
    const monsters = [
      'Frenzy Goblin 1',
      'Firespitter 1',
      'Frenzy Goblin 2',
      'Frenzy Goblin 3',
      'Mad Bomber 1',
    ]
    const at = begin({ monsters })
    at.do('let Mad Bomber 1 ambush')
    expect(read(at, 'players[0].hp', 'players[1].hp', 'players[1].group')).toEqual([10, 9, ['Mad Bomber 1']])
    at.do('flip the marker to Taunt Mad Bomber 1')
    expect(read(at, 'question', 'players[0].hp', 'players[1].hp')).toEqual(['players-act', 10, 9])
    expect(at.read('players[0].group')).toContain('Mad Bomber 1')
  })
})
