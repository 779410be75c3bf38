import { describe, expect, test } from 'vitest'
import { certain, END, END_LIRA, fight, PIECES, printed, read } from './fight-two.ts'
import type { Fixture, Printed } from './fight-two.ts'

const guardian = (more: Printed = {}): Fixture => printed({ boss: 'guardian', ...more })

describe('Crystals', () => {
  const humming = guardian({
    horde: { skull: [{ crystal: 1 }, { if: { crystals: 3 }, do: { hit: 5 } }], claw: [{ crystal: 2 }] },
    abilities: { skull: [{ crystal: 1 }] },
  })

  test.each([
    [0, 1, 30],
    [1, 2, 30],
    [2, 3, 25],
    [5, 6, 25],
  ])(
    '[R151] with %i Crystals before, %i with the new one: the rest happens from 3 on, and spends none',
    (had, has, health) => {
      const at = fight(humming, { table: { crystals: had } }).do(END)
      expect(read(at, 'crystals', 'heroes[0].health')).toEqual([has, health])
    },
  )

  test('[R151] they are counted in the Boss Wave too', () => {
    const at = fight(humming, { row: [...PIECES[0]], table: { wave: 4, crystals: 4 } })
    expect(at.do(END).read('crystals')).toBe(5)
  })

  test('[R151] they return to 0 after each Wave', () => {
    const at = fight(humming, {
      row: [{ card: 'Ash', health: 3 }, null, null],
      table: { crystals: 4, 'heroes[0].hand': ['Shin Kick 1'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    expect(read(at.do('play Shin Kick on Ash'), 'wave', 'crystals')).toEqual([2, 0])
  })

  test('[R151] other Bosses have none', () => {
    const other = printed({ horde: { skull: [{ crystal: 1 }] } })
    expect(fight(other).do(END).read('crystals')).toBe(0)
  })

  test.each([
    ['Joan', END, END_LIRA, 1],
    ['Lira', END_LIRA, END, 2],
  ])(
    '[R193, A57] of two Heroes only the Intent of the one who fought first gains any: %s',
    (first, one, two, gained) => {
      const at = fight(humming, { seats: 2, intents: ['skull', 'claw'] })
      at.do(`${first} fights first`).do(one).do(two)
      expect(at.read('crystals')).toBe(gained)
    },
  )

  test('[A57] the Intent of the second Hero still compares the count', () => {
    const at = fight(humming, { seats: 2, intents: ['skull', 'claw'], table: { crystals: 3 } })
    at.do('Lira fights first').do(END_LIRA).do(END)
    expect(read(at, 'crystals', 'heroes[0].health', 'heroes[1].health')).toEqual([5, 25, 30])
  })

  test('[R193, A57] and so do only the actions of the first', () => {
    const reacting = guardian({ minions: { Ash: { react: [{ crystal: 1 }] } } })
    const hands = { 'heroes[0].hand': ['Shin Kick 1'], 'heroes[1].hand': ['Borrowed Steak Knife 1'] }
    const at = fight(reacting, { seats: 2, row: [{ card: 'Ash', health: 20 }, null, null], table: hands })
    at.do('Lira fights first').do('play Borrowed Steak Knife on Ash')
    expect(at.read('crystals')).toBe(1)
    at.do(END_LIRA).do('play Shin Kick on Ash')
    expect(read(at, 'crystals', 'enemies[0].health')).toEqual([1, 14])
  })

  test('[A57] ARRIVE as a Wave is set up gains them', () => {
    const arriving = guardian({ minions: { Badger: { arrive: [{ crystal: 2 }] } } })
    const at = fight(arriving, {
      seats: 2,
      row: [{ card: 'Ash', health: 3 }, null, null],
      table: { 'heroes[0].hand': ['Shin Kick 1'] },
      rolls: { heroDice: [{ shuffle: [] }, { shuffle: [] }] },
    })
    // The second Hero defeats the last Minion, and is the one named for the arrivals.
    at.do('Lira fights first').do(END_LIRA).do('play Shin Kick on Ash').do('Joan faces them')
    expect(at.read('crystals')).toBe(2)
  })

  test('[A57] with one Hero knocked out the first of the two Intents counts, and what the survivor does', () => {
    const lone = guardian({
      horde: { skull: [{ crystal: 1 }], claw: [{ crystal: 2 }] },
      minions: { Ash: { react: [{ crystal: 1 }] } },
    })
    const at = fight(lone, {
      seats: 2,
      row: [{ card: 'Ash', health: 20 }, 'Birch', null],
      intents: ['moon', 'star'],
      table: {
        'heroes[0].health': 2,
        'heroes[1].deck.top': ['Sidestep 1', 'Borrowed Steak Knife 1', 'Borrowed Steak Knife 2'],
        'intentDeck.top': [certain('skull'), certain('claw')],
      },
    })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(read(at, 'heroes[0].out', 'crystals')).toEqual([1, 0])
    expect(at.do('play Borrowed Steak Knife on Ash').read('crystals')).toBe(1)
    at.do(END_LIRA).do('resolve Claw first')
    expect(at.read('crystals')).toBe(1 + 2)
  })
})
