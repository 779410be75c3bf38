import { refusedChoices } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { END, END_LIRA, fight, lostByJoan, printed, read } from './fight-two.ts'
import type { Fixture } from './fight-two.ts'

const KICKS = { 'heroes[0].hand': ['Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3'] }
const KNIFE = { 'heroes[1].hand': ['Borrowed Steak Knife 1'] }
const ash = (card: Readonly<Record<string, unknown>>): Fixture => printed({ minions: { Ash: card } })

describe('REACT', () => {
  const touchy = ash({ react: [{ strength: 1 }] })

  test('[R103] happens each time the Minion loses health', () => {
    const at = fight(touchy, { row: [{ card: 'Ash', health: 9 }, 'Birch', 'Cedar'], table: KICKS })
    expect(at.do('play Shin Kick on Ash').read('enemies[0].strength')).toBe(1)
    expect(at.do('play Shin Kick on Ash').read('enemies[0].strength')).toBe(2)
  })

  test('[R103] does not happen when only Block is lost', () => {
    const at = fight(touchy, { row: [{ card: 'Ash', block: 5 }, 'Birch', 'Cedar'], table: KICKS })
    expect(read(at.do('play Shin Kick on Ash'), 'enemies[0].block', 'enemies[0].strength')).toEqual([2, 0])
    expect(read(at.do('play Shin Kick on Ash'), 'enemies[0].block', 'enemies[0].strength')).toEqual([0, 1])
  })

  test('[R103, A8] happens on the killing blow too, before ON DEATH', () => {
    const at = fight(ash({ react: [{ hit: 1 }], onDeath: [{ hit: 4 }] }), {
      row: [{ card: 'Ash', health: 3 }, 'Birch', 'Cedar'],
      table: KICKS,
    })
    expect(lostByJoan(at.do('play Shin Kick on Ash'))).toEqual([
      'Joan loses 1 health to Ash and has 29 left.',
      'Joan loses 4 health to Ash and has 25 left.',
    ])
  })
})

describe('ON DEATH', () => {
  const vengeful = ash({ onDeath: [{ hit: 4 }], reward: { heal: 2 } })

  test('[R105] happens when the Minion has no health left, not before', () => {
    const at = fight(vengeful, { table: KICKS })
    expect(at.do('play Shin Kick on Ash').read('heroes[0].health')).toBe(30)
    expect(at.do('play Shin Kick on Ash').read('heroes[0].health')).toBe(26)
  })

  test('[R102, R105] is raised by the Strength that the Minion had', () => {
    const at = fight(vengeful, {
      row: [{ card: 'Ash', health: 3, strength: 2 }, 'Birch', 'Cedar'],
      table: KICKS,
    })
    expect(at.do('play Shin Kick on Ash').read('heroes[0].health')).toBe(24)
  })

  test('[A48] the card has left the row by then, and the Defeat Reward comes last', () => {
    const caller = ash({ onDeath: [{ summon: 1 }], reward: { heal: 2 } })
    const at = fight(caller, { row: [{ card: 'Ash', health: 3 }, 'Birch', 'Cedar'], table: KICKS })
    at.do('play Shin Kick on Ash')
    // The row was full; the new one stands where Ash stood.
    expect(read(at, 'enemies[0].card', 'enemies[0].health')).toEqual(['Dogwood', 6])
    expect(at.read('waveDecks[0].discard')).toEqual(['Ash'])
    expect(at.read('question')).toBe('defeat-reward')
  })
})

describe('GUARD', () => {
  const guarded = printed({ minions: { Birch: { guard: true }, Cedar: { guard: true } } })

  test('[R104] Heroes have to attack Guard Minions before anybody else', () => {
    const row = ['Ash', { card: 'Birch', health: 3 }, { card: 'Cedar', health: 3 }]
    const at = fight(guarded, { row, table: KICKS })
    expect(at.offers()).toEqual(['play Shin Kick 1 on Birch', 'play Shin Kick 1 on Cedar', END])
    at.do('play Shin Kick on Birch')
    expect(at.offers()).toEqual(['play Shin Kick 2 on Cedar', END])
    at.do('play Shin Kick on Cedar')
    expect(at.offers()).toEqual(['play Shin Kick 3 on Ash', END])
  })

  test('[R104, R163] whoever asks what cannot be done is told of Guards and Zombies, an Enemy once', () => {
    const row = [{ card: 'Ash', zombies: ['Cedar'] }, { card: 'Birch', health: 3 }, null]
    const at = fight(guarded, { row, table: KICKS })
    const told = (): unknown[] => refusedChoices(at.game, at.table).map(({ rule, text }) => [rule, text])
    expect(told()).toEqual([['R163', 'the Zombies before Ash have to be defeated first']])
    at.arrange({ 'enemies[0].zombies': [] })
    expect(told()).toEqual([['R104', 'a Minion with Guard has to be attacked before Ash']])
    at.do('play Shin Kick on Birch')
    expect(told()).toEqual([])
  })

  test('[R104] the Boss is guarded as well', () => {
    const table = { ...KICKS, wave: 4, 'enemies[3]': { health: 20, maxHealth: 30 } }
    const at = fight(guarded, { row: ['Ash', { card: 'Birch', health: 3 }, null], table })
    expect(at.offers()).toEqual(['play Shin Kick 1 on Birch', END])
    at.do('play Shin Kick on Birch')
    expect(at.offers()).toEqual(['play Shin Kick 2 on Ash', 'play Shin Kick 2 on The Houndmaster', END])
  })
})

describe('whom REACT and ON DEATH hit', () => {
  const touchy = printed({
    minions: { Ash: { react: [{ hit: 1 }], onDeath: [{ hit: 2 }] } },
    horde: { skull: [{ hurt: 9, side: 'all-minions' }] },
  })
  const row = [{ card: 'Ash', health: 3 }, 'Birch', 'Cedar']

  test('[A9] in a Hero Turn the Hero who dealt the damage', () => {
    const at = fight(touchy, { seats: 2, row, table: KNIFE })
    at.do('Lira fights first').do('play Borrowed Steak Knife on Ash')
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([30, 27])
  })

  test('[A9] in a Hero Turn also the Hero whose Potion it was', () => {
    const at = fight(touchy, { seats: 2, row, table: { 'heroes[1].potions': ['Rocket 1'] } })
    at.do('Joan fights first').do('Rocket for Lira, at Ash', 2)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([30, 27])
  })

  test('[A9] in the Enemy Turn the active Hero', () => {
    const tough = ['Ash', 'Birch', { card: 'Cedar', health: 20 }]
    const at = fight(touchy, { seats: 2, row: tough, intents: ['claw', 'skull'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([30, 27])
  })

  test('[A9] in the Enemy Turn the active Hero even if the Potion was the other one’s', () => {
    const table = { 'heroes[1].potions': ['Rocket 1'] }
    const at = fight(touchy, { seats: 2, row, intents: ['claw', 'star'], table })
    at.do('Joan fights first').do(END).do(END_LIRA)
    at.do('Rocket for Lira, at Ash', 2) // Joan's Intent has been turned up
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([27, 28])
  })
})

describe('Defeat Rewards', () => {
  const weak = { card: 'Ash', health: 3 }
  const beaten = { row: [weak, 'Birch', 'Cedar'], table: { ...KICKS, 'heroes[0].health': 20 } }

  test.each([
    ['a Potion', { potion: 1 }, 'heroes[0].potions.size', 0, 1],
    ['1 card drawn', { draw: 1 }, 'heroes[0].hand.size', 2, 3],
    ['a new Market Row', 'clear-row', 'heroes[0].marketDiscard.size', 0, 4],
    ['Energy for this turn', { energy: 1 }, 'heroes[0].energy', 2, 3],
    ['health', { heal: 4 }, 'heroes[0].health', 20, 24],
    ['Block', { block: 5 }, 'heroes[0].block', 0, 5],
  ])('[R112] %s may be taken or left', (_, reward, path, before, after) => {
    const taken = fight(ash({ reward }), beaten).do('play Shin Kick on Ash')
    expect(taken.read('question')).toBe('defeat-reward')
    expect(taken.read(path)).toBe(before)
    expect(taken.do('take the reward').read(path)).toBe(after)
    const left = fight(ash({ reward }), beaten).do('play Shin Kick on Ash')
    expect(left.do('leave the reward').read(path)).toBe(before)
    expect(left.read('question')).toBe('hero-acts')
  })

  test('[R112] damage to one Enemy may be taken or left', () => {
    const at = fight(ash({ reward: { damage: 4 } }), beaten).do('play Shin Kick on Ash')
    const others = ['Birch', 'Cedar'].map((enemy) => `take the reward, at ${enemy}`)
    expect(at.offers()).toEqual([...others, 'leave the reward'])
    at.do('take the reward, at Cedar')
    expect(read(at, 'enemies[1].health', 'enemies[2].health')).toEqual([6, 2])
  })

  test('[R112] a Minion without one gives nothing', () => {
    expect(fight(ash({}), beaten).do('play Shin Kick on Ash').read('question')).toBe('hero-acts')
  })

  test('[R112, A8] it is not lost when the REACT of the killing blow hurts the other Minions', () => {
    const reckless = ash({ react: [{ hurt: 1, side: 'other-minions' }], reward: { heal: 4 } })
    const at = fight(reckless, beaten).do('play Shin Kick on Ash')
    expect(at.do('take the reward').read('heroes[0].health')).toBe(24)
    expect(read(at, 'enemies[0].card', 'enemies[1].health')).toEqual([null, 5])
  })

  test('[R112] of several Minions felled at once each gives its own, whatever the first sets off', () => {
    const crowd = printed({
      minions: {
        Ash: { onDeath: [{ hurt: 1, side: 'all-minions' }] },
        Birch: { reward: { heal: 4 } },
        Cedar: { reward: { heal: 5 } },
      },
    })
    const at = fight(crowd, {
      row: [weak, { card: 'Birch', health: 2 }, { card: 'Cedar', health: 6 }],
      table: { 'heroes[0]': { health: 20, potions: ['Jam 1'] } }, // 4 damage to all Enemies
    })
    at.do('Jam for Joan')
    expect(at.do('take the reward').read('heroes[0].health')).toBe(24)
    expect(read(at, 'enemies[0].card', 'enemies[1].card', 'enemies[2].health')).toEqual([null, null, 1])
  })

  test('[R112] it goes to the player who defeated the Minion', () => {
    const at = fight(ash({ reward: { heal: 4 } }), {
      ...{ seats: 2, row: [weak, 'Birch', 'Cedar'] },
      table: { ...KNIFE, 'heroes[0].health': 20, 'heroes[1].health': 20 },
    })
    at.do('Lira fights first').do('play Borrowed Steak Knife on Ash')
    expect([at.offers(1).length, at.offers(2).length]).toEqual([0, 2])
    at.do('take the reward', 2)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([20, 24])
  })
})
