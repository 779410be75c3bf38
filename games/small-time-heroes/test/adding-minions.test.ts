import { describe, expect, test } from 'vitest'
import { END, END_LIRA, fight, lostByJoan, printed, read } from './fight-two.ts'
import type { Fixture } from './fight-two.ts'

const calling = (minions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}): Fixture =>
  printed({ minions, horde: { skull: [{ summon: 1 }], claw: [{ summon: 2 }] } })
const CARDS = ['enemies[0].card', 'enemies[1].card', 'enemies[2].card']
const EMPTY = { deck: [], discard: [] }

describe('adding a Minion', () => {
  test('[R120] the top card of the Wave spawns in the leftmost empty spot, and nobody moves', () => {
    const fixture = calling({ Dogwood: { health: 7, block: 2, arrive: [{ hit: 3 }] } })
    const at = fight(fixture, { row: ['Ash', null, null] }).do(END)
    expect(read(at, ...CARDS)).toEqual(['Ash', 'Birch', null])
    const again = fight(fixture, {
      row: [null, 'Birch', null],
      table: { 'waveDecks[0].deck': ['Ash', 'Dogwood'] },
    })
    again.do(END)
    expect(read(again, ...CARDS)).toEqual(['Dogwood', 'Birch', null])
    expect(read(again, 'enemies[0].health', 'enemies[0].maxHealth', 'enemies[0].block')).toEqual([7, 7, 2])
    expect(again.read('heroes[0].health')).toBe(27)
    expect(again.read('waveDecks[0].deck')).toEqual(['Ash'])
  })

  test('[R120, R190] with two players it has twice its health', () => {
    const at = fight(calling(), { seats: 2, row: [null, 'Birch', 'Cedar'], intents: ['skull', 'sun'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(read(at, 'enemies[0].card', 'enemies[0].health')).toEqual(['Ash', 12])
  })

  test('[R124] the Wave goes on until those who were added are defeated as well', () => {
    const last = printed({ minions: { Ash: { onDeath: [{ summon: 1 }] }, Birch: { health: 3 } } })
    const at = fight(last, {
      row: [null, { card: 'Ash', health: 3 }, null],
      table: { 'heroes[0].hand': ['Shin Kick 1', 'Shin Kick 2'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    at.do('play Shin Kick on Ash')
    expect(read(at, 'wave', 'enemies[0].card')).toEqual([1, 'Birch'])
    at.do('play Shin Kick on Birch')
    expect(at.read('wave')).toBe(2)
  })
})

describe('adding a Minion to a full row', () => {
  const rusher = {
    ...{
      attack: 3,
      activate: [{ hit: 1 }],
      onDeath: [{ hit: 5 }],
      arrive: [{ hit: 9 }],
      reward: { heal: 2 },
    },
  }

  test('[R121, A24] it activates, is discarded, and its ON DEATH happens; no ARRIVE and no Defeat Reward', () => {
    const at = fight(calling({ Dogwood: rusher })).do(END)
    const hits = lostByJoan(at)
    expect(hits.map((event) => Number(/loses (\d+)/.exec(event)?.[1]))).toEqual([3, 1, 5])
    expect(read(at, ...CARDS)).toEqual(['Ash', 'Birch', 'Cedar'])
    expect(at.read('waveDecks[0].discard')).toEqual(['Dogwood'])
    expect(at.read('question')).toBe('hero-acts')
  })

  test('[R121] its ACTIVATE ability knows that the attack cost health, as that of any other Minion does', () => {
    const biter = { attack: 3, activate: [{ if: 'hero-lost-health', do: 'weaken' }] }
    expect(
      fight(calling({ Dogwood: biter }))
        .do(END)
        .read('heroes[0].weak'),
    ).toBe(1)
    const blocked = fight(calling({ Dogwood: biter }), { table: { 'heroes[0].block': 3 } })
    expect(blocked.do(END).read('heroes[0].weak')).toBe(0)
  })

  test('[A24] it has no Strength from Challenges', () => {
    const challenge = [{ id: 'day-off', name: 'Day Off', copies: 12, strength: 3, reward: { heal: 1 } }]
    const mean = printed({
      horde: { skull: [{ summon: 1 }] },
      files: { 'challenges.json': challenge },
    })
    const table = { challenges: ['Day Off 1'] }
    expect(fight(mean, { table }).do(END).read('heroes[0].health')).toBe(30 - 2)
    // One with a place to stand has it.
    const spawned = fight(mean, { row: ['Ash', 'Birch', null], table }).do(END)
    expect(spawned.read('enemies[2].strength')).toBe(3)
  })

  test('[R121, A9] it faces the Hero whose Intent, or whose damage, added it', () => {
    const at = fight(calling(), { seats: 2, intents: ['sun', 'skull'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    // Ash activates against Joan; Dogwood rushes in against Lira.
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([28, 28])
    const reacting = printed({ minions: { Ash: { react: [{ summon: 1 }] } } })
    const knife = { 'heroes[1].hand': ['Borrowed Steak Knife 1'] }
    const hurt = fight(reacting, { seats: 2, table: knife })
    hurt.do('Lira fights first').do('play Borrowed Steak Knife on Ash')
    expect(read(hurt, 'heroes[0].health', 'heroes[1].health')).toEqual([30, 28])
  })
})

describe('where the cards come from', () => {
  test('[R122] an empty deck is made anew of the Wave’s discard pile', () => {
    const at = fight(calling(), {
      row: ['Ash', null, null],
      table: { 'waveDecks[0]': { deck: [], discard: ['Dogwood', 'Elm', 'Fir'] } },
      rolls: { minionDice: [{ shuffle: ['Elm', 'Fir'] }] },
    })
    at.do(END)
    expect(read(at, ...CARDS)).toEqual(['Ash', 'Elm', null])
    expect(read(at, 'waveDecks[0].deck', 'waveDecks[0].discard')).toEqual([['Dogwood', 'Fir'], []])
    expect(at.unusedRolls()).toEqual([])
  })

  test('[R122] if several are needed, those that are left in the deck come first', () => {
    const at = fight(calling(), {
      row: ['Ash', null, null],
      intents: ['claw'],
      table: { 'waveDecks[0]': { deck: ['Hazel'], discard: ['Elm', 'Fir'] } },
      rolls: { minionDice: [{ shuffle: ['Fir'] }] },
    })
    expect(read(at.do(END), ...CARDS)).toEqual(['Ash', 'Hazel', 'Fir'])
  })

  test.each([
    ['Wave 1', 1, { 0: EMPTY }, 'Badger'],
    ['Wave 1', 1, { 0: EMPTY, 1: EMPTY }, 'Agate'],
    ['Wave 2', 2, { 1: EMPTY }, 'Agate'],
    ['Wave 2', 2, { 1: EMPTY, 2: EMPTY }, 'Dogwood'],
    ['Wave 3', 3, { 2: EMPTY }, 'Badger'],
    ['Wave 3', 3, { 1: EMPTY, 2: EMPTY }, 'Dogwood'],
  ])('[R123] %s (%i) without a card takes one of the next in order', (_, wave, empty, card) => {
    const decks = Object.fromEntries(
      Object.entries(empty).flatMap(([number, { deck, discard }]) => [
        [`waveDecks[${number}].deck`, deck],
        [`waveDecks[${number}].discard`, discard],
      ]),
    )
    const at = fight(calling(), {
      row: ['Ash', 'Birch', null],
      table: { wave, 'waveDecks[0].deck': ['Dogwood'], ...decks },
    })
    expect(at.do(END).read('enemies[2].card')).toBe(card)
  })

  test('[R123] each is reshuffled before the next one is turned to', () => {
    const at = fight(calling(), {
      row: ['Ash', 'Birch', null],
      table: { 'waveDecks[0]': EMPTY, 'waveDecks[1]': { deck: [], discard: ['Heron', 'Ibex'] } },
      rolls: { minionDice: [{ shuffle: ['Heron'] }] },
    })
    expect(at.do(END).read('enemies[2].card')).toBe('Heron')
  })

  test('[R123] if all are used up, nothing is added', () => {
    const none = { 'waveDecks[0]': EMPTY, 'waveDecks[1]': EMPTY, 'waveDecks[2]': EMPTY }
    const at = fight(calling(), { row: ['Ash', null, 'Cedar'], table: none }).do(END)
    expect(read(at, ...CARDS)).toEqual(['Ash', null, 'Cedar'])
    expect(read(at, 'heroes[0].health', 'question')).toEqual([30, 'hero-acts'])
  })

  test('[R123] the same order serves the set-up of a Wave', () => {
    const at = fight(calling(), {
      row: [{ card: 'Ash', health: 3 }, null, null],
      table: { 'heroes[0].hand': ['Shin Kick 1'], 'waveDecks[1]': { deck: ['Badger'], discard: [] } },
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    at.do('play Shin Kick on Ash')
    expect(read(at, 'wave', ...CARDS)).toEqual([2, 'Badger', 'Agate', 'Beryl'])
  })
})
