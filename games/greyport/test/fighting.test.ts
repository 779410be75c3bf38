import { describe, expect, test } from 'vitest'
import type { Table } from '../src/rules/rulebook.ts'
import { allDone, damageOn, data, die, goOnTo, seatsAsked, street } from './street-one.ts'
import { targets } from './street-one-acts.ts'

const noCoins = { copper: 0, silver: 0, gold: 0 }
const bramble = 'Sir Bramble, Knight of the Last Round'

describe('a fight', () => {
  test('[F1] targets are chosen, then the dice are rolled, and the hero has fought', () => {
    const at = street({
      people: [{ played: ['Rogue 1'], group: ['Giant Boar 1', 'Giant Boar 2'], hand: ['Mace'] }, {}],
      rolls: { fightDice: [die('yellow', 3)] },
    })
    expect(at.read('rolled')).toBe(0)
    at.do('Rogue 1 fights Giant Boar 2')
    const events = at.events()
    expect(events.findIndex((event) => event.includes('Rogue 1 fights Giant Boar 2'))).toBe(0)
    expect([damageOn(at, 'Giant Boar 1'), damageOn(at, 'Giant Boar 2')]).toEqual([0, 3])
    expect((at.table as Table).states[data.cards.findIndex((card) => card.name === 'Rogue 1')]).toBe(1)
    expect(at.read('rolled')).toBe(0)
  })

  test('[F1] both targets of a Cleave are chosen before the dice are rolled', () => {
    const at = street({
      people: [{ group: ['Giant Boar 1', 'Giant Boar 2'] }, { played: ['Fiona, level 1'] }],
      rolls: { fightDice: [die('yellow', 4)] },
    })
    at.do('Fiona, level 1 fights Giant Boar 1 and Giant Boar 2')
    expect([damageOn(at, 'Giant Boar 1'), damageOn(at, 'Giant Boar 2')]).toEqual([4, 4])
    expect(at.unusedRolls()).toEqual([])
  })

  test('[F2] is with a monster of the active group, whoever fights', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1', 'Frenzy Goblin 1'], played: ['Rogue 1'] },
        { group: ['Frenzy Goblin 2'], played: ['Holy Templar'] },
      ],
      location: ['Giant Boar 2'],
    })
    expect(targets(at, 'Rogue 1')).toEqual([['Giant Boar 1'], ['Frenzy Goblin 1']])
    expect(targets(at, 'Holy Templar', 2)).toEqual([['Giant Boar 1'], ['Frenzy Goblin 1']])
    expect(at.refusal('Holy Templar fights Frenzy Goblin 2', 2)?.rule).toBe('F2')
    expect(at.refusal('Rogue 1 fights Giant Boar 2', 1)?.rule).toBe('F2')
  })

  test('[F2] or, if that is empty, with one on the location', () => {
    const at = street({
      people: [{ played: ['Rogue 1'] }, { group: ['Frenzy Goblin 2'], played: ['Holy Templar'] }],
      location: ['Giant Boar 2', 'Giant Boar 1'],
    })
    expect(targets(at, 'Rogue 1')).toEqual([['Giant Boar 2'], ['Giant Boar 1']])
    expect(targets(at, 'Holy Templar', 2)).toEqual([['Giant Boar 2'], ['Giant Boar 1']])
    expect(at.refusal('Rogue 1 fights Frenzy Goblin 2', 1)?.rule).toBe('F2')
  })

  test('[F2, Q36] with both empty nobody can be fought, though a hero may be played', () => {
    const at = street({ people: [{ hand: ['Polite Cutpurse'] }, { group: ['Giant Boar 1'] }], location: [] })
    at.do('play Polite Cutpurse')
    expect(targets(at, 'Polite Cutpurse')).toEqual([])
  })

  test('[F3] all numbers and dice of the hero and its items are added', () => {
    const at = street({
      people: [
        {
          played: ['Kaylin the Renegade', 'Claymore 1', 'Frying Pan, Still Warm 1', 'Rogue 1', 'Mace'],
          group: ['Giant Boar 1'],
        },
        {},
      ],
      rolls: { fightDice: [die('white', 2), die('green', 7)] },
    })
    at.do('Kaylin the Renegade fights Giant Boar 1')
    // 1 and a white die, a green die, 4; what another hero wields does not count.
    expect(damageOn(at, 'Giant Boar 1')).toBe(1 + 2 + 7 + 4)
  })

  test('[F3] the faces of the three dice', () => {
    const roll = (hero: string, side: number): number => {
      const at = street({
        people: [{ played: [hero], group: ['Giant Boar 1'] }, {}],
        rolls: { fightDice: [side] },
      })
      return damageOn(at.do(`${hero} fights Giant Boar 1`), 'Giant Boar 1')
    }
    const faces = (hero: string): number[] => [0, 1, 2, 3, 4, 5].map((side) => roll(hero, side))
    expect(faces('Rogue 1')).toEqual([1, 2, 2, 3, 3, 4])
    expect(faces('Grizzelda Two-Hats')).toEqual([1, 2, 3, 4, 5, 6])
    expect(faces('Serena the Pious')).toEqual([4, 5, 6, 6, 7, 8])
  })

  test('[F4] hero and items are one instance of damage, two heroes are two', () => {
    const hurt = (played: string[]): number => {
      const at = street({
        people: [{ played, group: ['Armored Wyrm 1'] }, {}],
        rolls: { fightDice: [die('yellow', 2), die('yellow', 2)] },
      })
      const heroes = played.filter((name) => name.startsWith('Rogue'))
      for (const hero of heroes) at.do(`${hero} fights Armored Wyrm 1`)
      return damageOn(at, 'Armored Wyrm 1')
    }
    // Armor 1 counts once for each instance.
    expect(hurt(['Rogue 1', 'Mace'])).toBe(2 + 5 - 1)
    expect(hurt(['Rogue 1', 'Rogue 2'])).toBe(2 - 1 + 2 - 1)
  })

  test('[F5] damage stays on a monster, also from round to round', () => {
    const at = street({
      people: [{ played: ['Rogue 1'], group: ['Giant Boar 1'], ...noCoins }, noCoins],
      location: [],
      rolls: { fightDice: [die('yellow', 3)] },
    })
    at.do('Rogue 1 fights Giant Boar 1')
    goOnTo(allDone(at), 'forced-taunt')
    expect([at.read('round'), damageOn(at, 'Giant Boar 1')]).toEqual([2, 3])
    at.do('flip the marker to Taunt Giant Boar 1')
    // And when it changes group.
    expect([at.read('players[1].group'), damageOn(at, 'Giant Boar 1')]).toEqual([['Giant Boar 1'], 3])
  })

  test.each([
    [1, false],
    [2, true],
    [4, true],
  ])('[F5] 5 HP, 3 damage before: a roll of %i defeats it: %s', (face, isDefeated) => {
    const at = street({
      people: [{ played: ['Rogue 1'], group: ['Frenzy Goblin 1'] }, {}],
      damage: { 'Frenzy Goblin 1': 3 },
      rolls: { fightDice: [die('yellow', face)] },
    })
    at.do('Rogue 1 fights Frenzy Goblin 1')
    expect((at.read('monsterDiscard') as string[]).includes('Frenzy Goblin 1')).toBe(isDefeated)
    expect(at.read('players[0].group')).toEqual(isDefeated ? [] : ['Frenzy Goblin 1'])
    // A defeated one comes back unhurt.
    expect(damageOn(at, 'Frenzy Goblin 1')).toBe(isDefeated ? 0 : 4)
  })

  test('[F5, Q39] a token goes back to its supply', () => {
    const at = street({
      people: [{ played: [bramble], group: ['Goblin Underling 1'] }, {}],
    })
    at.do(`${bramble} fights Goblin Underling 1`)
    expect(at.read('tokenSupply')).toContain('Goblin Underling 1')
    expect(at.read('monsterDiscard')).not.toContain('Goblin Underling 1')
  })
})

describe('what is no fight', () => {
  const drake = 'Ironscale Drake 1'
  test('[F10] who answers a fight answers neither Snipe nor Splash', () => {
    const people = (played: string[]) => [
      { group: ['Giant Boar 1', drake] },
      { played, hand: ['Mace', 'Sleeve Full of Daggers 1'] },
    ]
    const fought = street({ people: people(['Rogue 1']), rolls: { fightDice: [0] } })
    fought.do(`Rogue 1 fights ${drake}`, 2)
    expect([fought.read('question'), seatsAsked(fought)]).toEqual(['lose-card', [2]])
    const sniped = street({ people: people(['Rogue 1']) })
    sniped.do('give Sleeve Full of Daggers 1 to Rogue 1', 2).do(`Snipe ${drake}`)
    expect([sniped.read('question'), damageOn(sniped, drake)]).toEqual(['players-act', 1])
    const splashed = street({
      people: people(['Rogue 1', 'Claymore 1']),
      rolls: { fightDice: [0, 0] },
    })
    splashed.do('Rogue 1 fights Giant Boar 1', 2)
    expect([splashed.read('question'), damageOn(splashed, drake)]).toEqual(['players-act', 2])
  })

  test('[F10] nor does its own fight count twice when Splash follows', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1', drake] },
        { played: ['Rogue 1', 'Claymore 1'], hand: ['Mace', 'Kite Shield', 'Holy Templar'] },
      ],
      rolls: { fightDice: [0, 0] },
    })
    at.do(`Rogue 1 fights ${drake}`, 2).do('discard Mace')
    expect([at.read('question'), damageOn(at, 'Giant Boar 1')]).toEqual(['players-act', 2])
    expect(at.read('players[1].hand')).toEqual(['Kite Shield', 'Holy Templar'])
  })

  test('[F10] Snipe reaches any monster on the table, past Tanks and behind others', () => {
    const at = street({
      people: [
        {
          group: ['Armored Wyrm 1', 'Goblin Archer 1'],
          played: ['Rogue 1'],
          hand: ['Sleeve Full of Daggers 1'],
        },
        { group: ['Frenzy Goblin 1'] },
      ],
      location: ['Giant Boar 1'],
    })
    at.do('give Sleeve Full of Daggers 1 to Rogue 1')
    expect(at.offers().sort()).toEqual([
      ...['Snipe Armored Wyrm 1', 'Snipe Frenzy Goblin 1', 'Snipe Giant Boar 1', 'Snipe Goblin Archer 1'],
    ])
    at.do('Snipe Goblin Archer 1')
    expect(damageOn(at, 'Goblin Archer 1')).toBe(1)
    // The hero may still fight.
    expect(targets(at, 'Rogue 1')).toEqual([['Armored Wyrm 1']])
  })

  test('[F10] Splash reaches those behind a Tank, each once, and nobody elsewhere', () => {
    const at = street({
      people: [
        { group: ['Bouncer for Hire 1', 'Firespitter 1', 'Giant Boar 1'], played: ['Rogue 1', 'Claymore 1'] },
        { group: ['Frenzy Goblin 1'] },
      ],
      location: ['Giant Boar 2'],
      rolls: { fightDice: [die('yellow', 1), die('green', 4)] },
    })
    at.do('Rogue 1 fights Bouncer for Hire 1')
    expect(
      ['Firespitter 1', 'Giant Boar 1', 'Frenzy Goblin 1', 'Giant Boar 2'].map((name) => damageOn(at, name)),
    ).toEqual([2, 2, 0, 0])
    expect(at.read('monsterDiscard')).toContain('Bouncer for Hire 1')
  })
})
