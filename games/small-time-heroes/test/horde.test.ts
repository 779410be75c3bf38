import { describe, expect, test } from 'vitest'
import { certain, END, END_LIRA, fight, lostByJoan, printed, read } from './fight-two.ts'

describe('the Horde', () => {
  test('[R115] acts after the Minion, on the same Intent', () => {
    const stronger = printed({
      minions: { Ash: { activate: [{ strength: 1, who: 'mat' }] } },
      horde: { sun: [{ hit: 3 }] },
    })
    const at = fight(stronger, { intents: ['sun'] })
    expect(lostByJoan(at.do(END))).toEqual([
      'Joan loses 2 health to Ash and has 28 left.',
      'Joan loses 4 health to The Wolf Pack and has 24 left.',
    ])
  })

  test('[R115] its damage goes to the active Hero', () => {
    const one = printed({ horde: { skull: [{ hit: 3 }], claw: [{ hit: 4 }] } })
    const at = fight(one, { seats: 2, intents: ['skull', 'claw'] })
    at.do('Lira fights first').do(END_LIRA).do(END)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([27, 26])
  })

  test('[R115] unless the ability names someone else', () => {
    const everybody = printed({ horde: { skull: [{ hit: 3, heroes: 'all' }] } })
    const at = fight(everybody, { seats: 2, intents: ['skull', 'claw'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([27, 27])
  })
})

describe('an effect that fits several Minions', () => {
  const pack = printed({
    horde: {
      skull: [{ block: 2, who: 'weakest-minion' }],
      claw: [{ strength: 1, who: 'strongest-minion' }],
    },
  })
  const row = (...health: number[]): { card: string; health: number }[] =>
    ['Ash', 'Birch', 'Cedar'].map((card, place) => ({ card, health: health[place] }))

  test('[R116] with one that fits there is nothing to choose', () => {
    const weakest = fight(pack, { row: row(5, 3, 6), intents: ['skull'] }).do(END)
    expect(read(weakest, 'enemies[0].block', 'enemies[1].block', 'enemies[2].block')).toEqual([0, 2, 0])
    const strongest = fight(pack, { row: row(5, 3, 6), intents: ['claw'] }).do(END)
    expect(strongest.read('enemies[2].strength')).toBe(1)
    expect(strongest.read('question')).toBe('hero-acts')
  })

  test('[R116] with a tie the player chooses among those that fit', () => {
    const at = fight(pack, { row: row(3, 6, 3), intents: ['skull'] }).do(END)
    expect(at.offers()).toEqual(['choose Ash', 'choose Cedar'])
    at.do('choose Cedar')
    expect(read(at, 'enemies[0].block', 'enemies[1].block', 'enemies[2].block')).toEqual([0, 0, 2])
  })

  test('[R116, A58] with two players it is the player of the active Hero', () => {
    const at = fight(pack, { seats: 2, row: row(3, 6, 6), intents: ['skull', 'claw'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect([at.offers(1).length, at.offers(2)]).toEqual([0, ['choose Birch', 'choose Cedar']])
  })

  test('[R116] with nobody in the row nothing happens', () => {
    const undead = printed({ boss: 'necromancer', horde: { skull: [{ block: 2, who: 'weakest-minion' }] } })
    const at = fight(undead, { row: [null, null, null], table: { 'enemies[0].zombies': ['Ash'] } })
    at.do(END)
    expect(read(at, 'enemies[0].block', 'enemies[1].block', 'enemies[2].block')).toEqual([0, 0, 0])
    expect(at.read('question')).toBe('hero-acts')
  })
})

describe('tokens of Enemies', () => {
  const hitting = printed({ horde: { sun: [{ hit: 3 }], moon: [{ hit: 3 }] } })

  test('[A54] the Strength of a Minion serves that Minion only', () => {
    const row = [{ card: 'Ash', strength: 4 }, 'Birch', 'Cedar']
    expect(
      fight(hitting, { row, intents: ['sun'] })
        .do(END)
        .read('heroes[0].health'),
    ).toBe(30 - 6 - 3)
    expect(
      fight(hitting, { row, intents: ['moon'] })
        .do(END)
        .read('heroes[0].health'),
    ).toBe(30 - 2 - 3)
  })

  test('[A54] a Horde may hold tokens too, and they serve its own abilities only', () => {
    const table = { 'enemies[3]': { strength: 4, weak: 1 } }
    const at = fight(hitting, {
      intents: ['sun'],
      table: { ...table, 'intentDeck.top': ['Sun or Moon (Sun)'] },
    })
    // Ash attacks for 2; the Horde for half of 3 + 4, and then its Weak is used up.
    expect(at.do(END).read('heroes[0].health')).toBe(30 - 2 - 3)
    expect(read(at, 'enemies[3].weak', 'enemies[3].strength')).toEqual([0, 4])
    expect(at.do(END).read('heroes[0].health')).toBe(25 - 2 - 7)
  })

  test('[A54] the mat loses its tokens at the end of the Wave', () => {
    const held = { strength: 4, strengthNow: 1, protect: 2, weak: 1, exposed: 1, block: 3, immune: 1 }
    const at = fight(hitting, {
      row: [{ card: 'Ash', health: 3 }, null, null],
      table: { 'heroes[0].hand': ['Shin Kick 1'], 'enemies[3]': held },
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    at.do('play Shin Kick on Ash')
    expect(at.read('wave')).toBe(2)
    expect(Object.keys(held).map((field) => at.read(`enemies[3].${field}`))).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('[A54] a Minion takes its tokens with it, and they do not pass to the next one in its place', () => {
    const calls = printed({ horde: { skull: [{ summon: 1 }] } })
    const held = { health: 3, strength: 4, protect: 2, weak: 1 }
    const at = fight(calls, {
      row: [{ card: 'Ash', ...held }, 'Birch', 'Cedar'],
      table: { 'heroes[0].hand': ['Shin Kick 1'], 'intentDeck.top': [certain('claw')] },
    })
    at.do('play Shin Kick on Ash').do(END)
    expect(at.read('enemies[0].card')).toBe('Dogwood')
    expect(['strength', 'protect', 'weak'].map((field) => at.read(`enemies[0].${field}`))).toEqual([0, 0, 0])
  })
})
