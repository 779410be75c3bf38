import { describeFor } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import type { Scene } from '@hearthkeep/situations'
import { allDone, damageOn, die, goOnTo, read, seatsAsked, street } from './street-one.ts'

const noCoins = { copper: 0, silver: 0, gold: 0 }
const gives = (at: Scene, seat: number): string[] =>
  at.offers(seat).filter((offer) => offer.startsWith('give'))

describe('putting cards on the table', () => {
  test('[P1] a hero lies before its player, an item on a hero', () => {
    const at = street({ people: [{ hand: ['Polite Cutpurse', 'Kite Shield'], played: ['Rogue 1'] }, {}] })
    at.do('play Polite Cutpurse').do('give Kite Shield to Rogue 1')
    expect(read(at, 'players[0].played', 'players[0].hand')).toEqual([
      ['Rogue 1', 'Kite Shield', 'Polite Cutpurse'],
      [],
    ])
  })

  test('[P2] an item needs a hero of its type', () => {
    const at = street({
      people: [{ played: ['Rogue 1', 'Clergyman 1'], hand: ['Mace', 'Freezing Staff 1'] }, {}],
    })
    expect(gives(at, 1)).toEqual(['give Mace to Rogue 1', 'give Freezing Staff 1 to Clergyman 1'])
    expect(at.refusal('give Mace to Clergyman 1', 1)?.rule).toBe('P2')
    expect(at.refusal('give Freezing Staff 1 to Rogue 1', 1)?.rule).toBe('P2')
  })

  test('[P2, C23] but for one who takes them all', () => {
    const at = street({ people: [{ played: ['Serena the Pious'], hand: ['Mace', 'Freezing Staff 1'] }, {}] })
    expect(gives(at, 1)).toEqual([
      'give Mace to Serena the Pious',
      'give Freezing Staff 1 to Serena the Pious',
    ])
  })

  test('[P2] never on another player’s hero', () => {
    const at = street({ people: [{ hand: ['Mace'] }, { played: ['Holy Templar'] }] })
    expect(gives(at, 1)).toEqual([])
    expect(at.refusal('give Mace to Holy Templar', 1)).toBeDefined()
    expect(gives(at, 2)).toEqual([])
  })

  test('[P3] nor on a hero that has fought', () => {
    const at = street({
      people: [{ played: ['Rogue 1', 'Rogue 2'], hand: ['Mace'], group: ['Giant Boar 1'] }, {}],
      rolls: { fightDice: [0] },
    })
    at.do('Rogue 1 fights Giant Boar 1')
    expect(gives(at, 1)).toEqual(['give Mace to Rogue 2'])
    expect(at.refusal('give Mace to Rogue 1', 1)?.rule).toBe('P3')
  })

  test('[P3, K5] also if it has a hand free', () => {
    const at = street({
      people: [
        { played: ['Grizzelda Two-Hats', 'Bar Stool 1'], hand: ['Mace'], group: ['Giant Boar 1'] },
        {},
      ],
      rolls: { fightDice: [0, 0] },
    })
    at.do('Grizzelda Two-Hats fights Giant Boar 1')
    expect(at.refusal('give Mace to Grizzelda Two-Hats', 1)?.rule).toBe('P3')
  })

  test('[P6] a card that did not fight is discarded all the same', () => {
    const at = street({
      people: [
        { played: ['Rogue 1', 'Kite Shield'], ...noCoins },
        { played: ['Holy Templar'], hand: ['Clergyman 1'] },
      ],
      rolls: { playerDice: [{ shuffle: [] }] },
    })
    allDone(at)
    expect(read(at, 'players[1].played', 'players[1].discard')).toEqual([[], ['Holy Templar']])
    // Gerki, who defended, has drawn his anew.
    expect(read(at, 'players[0].played', 'players[0].discard.size', 'players[0].hand.size')).toEqual([
      [],
      0,
      3,
    ])
  })

  test('[P7] a curse can be played in no way', () => {
    const at = street({ people: [{ hand: ['Curse 1', 'Curse 2'], played: ['Rogue 1', 'Clergyman 1'] }, {}] })
    expect(at.offers(1).filter((offer) => offer.includes('Curse'))).toEqual([])
    expect(at.refusal('play Curse 1', 1)).toBeDefined()
    expect(at.refusal('give Curse 1 to Rogue 1', 1)?.rule).toBe('P7')
  })
})

describe('the timing of abilities', () => {
  test('[P4] immediate: before anybody does anything else', () => {
    const at = street({
      people: [{ hand: ['Rogue 1'] }, { hand: ['Holy Templar'] }],
      location: ['Giant Boar 1'],
    })
    expect(seatsAsked(at)).toEqual([1, 2])
    at.do('play Rogue 1')
    expect(read(at, 'question')).toEqual(['taunt'])
    expect([at.offers(1), at.offers(2)]).toEqual([['Taunt Giant Boar 1', 'Taunt nobody'], []])
    at.do('Taunt nobody')
    expect(seatsAsked(at)).toEqual([1, 2])
    // Now or never.
    expect(at.offers(1).filter((offer) => offer.startsWith('Taunt'))).toEqual([])
  })

  test('[P4] immediate: also of an item', () => {
    const at = street({ people: [{ played: ['Rogue 1'], hand: ['Kite Shield'] }, {}] })
    at.do('give Kite Shield to Rogue 1')
    expect(at.read('shields')).toBe(1)
  })

  const sniper = (hand: string[]): Scene =>
    street({
      people: [
        { ...noCoins, group: ['Giant Boar 1'] },
        { played: ['Eagle Eye Sniper 1'], hand, ...noCoins },
      ],
      rolls: { fightDice: [0] },
    })
  const use = 'use the ability of Eagle Eye Sniper 1'

  test('[P4] anytime: at any moment of the round, before or after the fight', () => {
    const before = sniper(['Mace']).do(use, 2).do('discard Mace', 2).do('Snipe Giant Boar 1', 2)
    before.do('Eagle Eye Sniper 1 fights Giant Boar 1', 2)
    const after = sniper(['Mace']).do('Eagle Eye Sniper 1 fights Giant Boar 1', 2)
    after.do(use, 2).do('discard Mace', 2).do('Snipe Giant Boar 1', 2)
    expect([damageOn(before, 'Giant Boar 1'), damageOn(after, 'Giant Boar 1')]).toEqual([4 + 2, 2 + 4])
  })

  test('[P4, Q4] anytime: once a round', () => {
    const at = sniper(['Mace', 'Holy Templar']).do(use, 2).do('discard Mace', 2).do('Snipe Giant Boar 1', 2)
    expect(at.offers(2)).not.toContain(use)
    expect(at.refusal(use, 2)?.rule).toBe('Q4')
  })

  test('[P4, Q33] not by somebody who cannot pay for it', () => {
    const at = sniper([])
    expect(at.offers(2)).toEqual(['Eagle Eye Sniper 1 fights Giant Boar 1', 'done for now'])
    expect(at.refusal(use, 2)?.rule).toBe('Q33')
  })

  test('[P4] not while it is in hand', () => {
    const at = street({ people: [{ hand: ['Eagle Eye Sniper 1', 'Mace'] }, {}] })
    expect(at.offers(1)).not.toContain(use)
  })

  test('[P4, Q62] nor of an item whose hero was retired', () => {
    const ballista = 'Ballista, One Careful Owner'
    const at = street({
      people: [
        {
          played: ['Grizzelda Two-Hats', 'Tainted Blade', ballista, 'Rogue 1'],
          group: ['Giant Boar 1'],
          ...noCoins,
        },
        {},
      ],
      rolls: { fightDice: [0], playerDice: [{ shuffle: [] }] },
    })
    expect(at.offers(1)).toContain(`use the ability of ${ballista}`)
    at.do('Grizzelda Two-Hats fights Giant Boar 1')
    expect(at.offers(1)).not.toContain(`use the ability of ${ballista}`)
    expect(at.refusal(`use the ability of ${ballista}`, 1)).toBeDefined()
    // The table can be told all the same.
    expect(JSON.stringify(describeFor(at.game, at.table, 0))).toContain(ballista)
    allDone(at)
    expect(at.read('players[0].played')).toEqual([])
  })

  test('[P4] combat: when that hero fights, and no other', () => {
    const at = street({
      people: [
        { played: ['Rogue 1'], group: ['Giant Boar 1'] },
        { played: ['Chronos, level 1', 'Freezing Staff 1'] },
      ],
      rolls: { fightDice: [0, die('white', 1), die('white', 2), die('white', 5), die('white', 6)] },
    })
    at.do('Rogue 1 fights Giant Boar 1')
    expect(read(at, 'question')).toEqual(['players-act'])
    at.do('Chronos, level 1 fights Giant Boar 1')
    expect(at.read('question')).toBe('reroll')
    expect(at.offers(2)).toEqual(['roll again', 'keep the roll'])
    at.do('roll again')
    expect(damageOn(at, 'Giant Boar 1')).toBe(1 + 11)
  })

  test('[P4] combat: what it counts is counted then', () => {
    const at = street({
      people: [{ hand: ['Ohava, Grand Cleric', 'Rogue 1'], group: ['Giant Boar 1'] }, {}],
      rolls: { fightDice: [die('white', 3)] },
    })
    at.do('play Ohava, Grand Cleric').do('play Rogue 1').do('Taunt nobody')
    at.do('Ohava, Grand Cleric fights Giant Boar 1')
    expect(damageOn(at, 'Giant Boar 1')).toBe(3 + 2 * 2)
  })

  test('[P4] cleanup: in the Cleanup step, whether it fought or not', () => {
    const people = [{ ...noCoins }, { hand: ['Vanishing Waiter 1'], ...noCoins }]
    const at = street({ people }).do('play Vanishing Waiter 1', 2)
    expect(at.read('players[1].hand')).toEqual([])
    allDone(at)
    expect(read(at, 'question')).toEqual(['cleanup-order'])
    at.do('let Vanishing Waiter 1 do its part')
    expect(read(at, 'players[1].hand', 'players[1].discard')).toEqual([['Vanishing Waiter 1'], []])
  })

  test('[P4] one of two things is chosen when the card says so', () => {
    const kaylin = 'Kaylin the Renegade'
    const play = (): Scene =>
      street({ people: [{ hand: [kaylin, 'Mace', 'Bar Stool 1', 'Rogue 1'] }, {}] }).do(`play ${kaylin}`)
    const [dual, another] = play().offers()
    expect(play().offers()).toHaveLength(2)
    const both = play().do(dual).do(`give Mace to ${kaylin}`).do(`give Bar Stool 1 to ${kaylin}`)
    expect(both.refusal('play Rogue 1', 1)?.rule).toBe('R2')
    const one = play().do(another).do(`give Mace to ${kaylin}`)
    expect(one.refusal(`give Bar Stool 1 to ${kaylin}`, 1)?.rule).toBe('R3')
    expect(one.offers(1)).toContain('play Rogue 1')
  })
})

describe('the rulebook’s long example', () => {
  test('[P5, R1, T1, T3, F5] hero and item at different moments, others in between', () => {
    const at = street({
      people: [
        { hand: ['Rogue 1', 'Kite Shield', 'Polite Cutpurse'], group: ['Frenzy Goblin 1'] },
        { hand: ['Clergyman 1', 'Freezing Staff 1', 'Holy Templar'], group: ['Firespitter 1'] },
        { hand: ['Fiona, level 1', 'Mace', 'Squire with Big Ideas'], deck: ['Bar Stool 1'] },
      ],
      location: ['Giant Boar 1', 'Giant Boar 2'],
      rolls: {
        fightDice: [
          ...[die('yellow', 2), die('yellow', 1), die('yellow', 1)],
          ...[die('yellow', 3), die('white', 3)],
        ],
      },
    })
    // (a) Gerki plays Rogue and Taunts a location monster.
    at.do('play Rogue 1', 1).do('Taunt Giant Boar 1')
    expect(at.read('players[0].group')).toEqual(['Frenzy Goblin 1', 'Giant Boar 1'])
    // (b) Deirdre plays Clergyman, choosing Fiona to draw.
    at.do('play Clergyman 1', 2).do('choose Fiona')
    expect(at.read('players[2].hand')).toContain('Bar Stool 1')
    // (c) Fiona with Mace Cleaves two of Gerki's monsters.
    at.do('play Fiona, level 1', 3).do('give Mace to Fiona, level 1', 3)
    at.do('Fiona, level 1 fights Frenzy Goblin 1 and Giant Boar 1', 3)
    expect([at.read('players[0].group'), damageOn(at, 'Giant Boar 1')]).toEqual([['Giant Boar 1'], 7])
    expect(at.read('monsterDiscard')).toContain('Frenzy Goblin 1')
    // (d) Gerki plays Kite Shield on his Rogue, who then fights.
    at.do('give Kite Shield to Rogue 1', 1)
    expect(at.read('shields')).toBe(1)
    at.do('Rogue 1 fights Giant Boar 1', 1)
    // (e) He flips the marker and Taunts Deirdre's monster; a second flip is refused.
    at.do('flip the marker to Taunt Firespitter 1', 1)
    expect(read(at, 'players[0].group', 'markerUsed')).toEqual([['Giant Boar 1', 'Firespitter 1'], 1])
    // (f) Deirdre plays Freezing Staff on her Clergyman, who fights.
    at.do('give Freezing Staff 1 to Clergyman 1', 2).do('Clergyman 1 fights Giant Boar 1', 2)
    expect(damageOn(at, 'Giant Boar 1')).toBe(7 + 2 + 6)
    expect(at.unusedRolls()).toEqual([])
    // None of the three may play another hero: nobody can do anything, so the round is over.
    expect(at.read('question')).not.toBe('players-act')
  })

  test('[P5, F1] a fight of hero and item, and nothing more for that hero', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1'], hand: ['Rogue 1'] },
        { played: ['Clergyman 1'], hand: ['Freezing Staff 1', 'Freezing Staff 2'] },
      ],
      rolls: { fightDice: [die('yellow', 2), die('white', 4)] },
    })
    at.do('give Freezing Staff 1 to Clergyman 1').do('Clergyman 1 fights Giant Boar 1')
    expect(damageOn(at, 'Giant Boar 1')).toBe(6)
    expect(at.refusal('Clergyman 1 fights Giant Boar 1', 1)).toBeDefined()
    goOnTo(at, 'players-act')
    expect(at.offers(2)).toEqual([])
  })
})
