import type { Overrides, Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { certain, END, END_LIRA, fight, printed, read } from './fight-two.ts'
import type { Fixture, Printed } from './fight-two.ts'

const undead = (more: Printed = {}): Fixture => printed({ boss: 'necromancer', ...more })
const KICKS = { 'heroes[0].hand': ['Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3'] }
/** Zombies under the three Health cards. */
const under = (...zombies: (readonly string[])[]): Overrides =>
  Object.fromEntries(zombies.map((cards, place) => [`enemies[${place}].zombies`, cards]))
const zombies = (at: Scene): unknown[] => read(at, ...[0, 1, 2].map((place) => `enemies[${place}].zombies`))
/** What one Shin Kick may be played on. */
const targets = (at: Scene): string[] =>
  at.offers().flatMap((offer) => /^play Shin Kick \d on (.*)$/.exec(offer)?.[1] ?? [])

describe('Zombies', () => {
  test('[R160] have 1 health and none of their abilities', () => {
    const wild = {
      react: [{ hit: 9 }],
      onDeath: [{ hit: 9 }],
      guard: true,
      activate: [{ hit: 9 }],
      block: 5,
      health: 9,
    }
    const at = fight(undead({ minions: { Elm: wild } }), {
      ...{ row: ['Ash', 'Birch', null], intents: ['star'] },
      table: { ...KICKS, ...under([], [], ['Elm', 'Fir']) },
    })
    // Elm's GUARD does not count, and it does not activate under its symbol.
    expect(targets(at)).toEqual(['Ash', 'Birch', 'Zombie Elm', 'Zombie Fir'])
    at.do('play Shin Kick on Zombie Elm')
    expect([zombies(at), at.read('heroes[0].health')]).toEqual([[[], [], ['Fir']], 30])
    expect(at.do(END).read('heroes[0].health')).toBe(28) // Fir attacks for 2
  })

  test.each([
    [[[], [], []], 0],
    [[['Elm'], [], []], 1],
    [[['Elm'], ['Fir'], []], 2],
    [[['Elm'], ['Fir'], ['Gorse']], 0],
    [[['Elm', 'Fir'], [], ['Gorse']], 1],
  ])('[R161] with %j a new one goes under place %i', (before, place) => {
    const at = fight(undead({ horde: { skull: [{ zombie: 1 }] } }), { table: under(...before) }).do(END)
    const after = before.map((cards, one) => (one === place ? [...cards, 'Dogwood'] : cards))
    expect(zombies(at)).toEqual(after)
  })

  test('[R162] the top card of the current Wave is used, and R122 and R123 help out', () => {
    const raising = undead({ horde: { skull: [{ zombie: 2 }] } })
    const at = fight(raising, {
      table: { 'waveDecks[0]': { deck: ['Hazel'], discard: ['Elm', 'Fir'] } },
      rolls: { minionDice: [{ shuffle: ['Fir'] }] },
    })
    expect(zombies(at.do(END))).toEqual([['Hazel'], ['Fir'], []])
    const none = { 'waveDecks[0]': { deck: [], discard: [] } }
    expect(zombies(fight(raising, { table: none }).do(END))).toEqual([['Badger'], ['Coot'], []])
  })

  test('[R162] where an ability makes one of a particular card, it is that card', () => {
    const rising = undead({ minions: { Cedar: { onDeath: ['rise'], reward: { heal: 1 } } } })
    const at = fight(rising, {
      row: ['Ash', 'Birch', { card: 'Cedar', health: 3 }],
      table: { ...KICKS, ...under(['Elm']) },
    })
    at.do('play Shin Kick on Cedar').do('leave the reward')
    expect([zombies(at), at.read('enemies[2].card')]).toEqual([[['Elm'], ['Cedar'], []], null])
    expect(at.read('waveDecks[0].discard')).toEqual([])
  })

  test('[R163] those under a Health card have to be defeated before the Minion there', () => {
    const at = fight(undead(), { table: { ...KICKS, ...under(['Elm'], [], []) } })
    expect(targets(at)).toEqual(['Zombie Elm', 'Birch', 'Cedar'])
    at.do('play Shin Kick on Zombie Elm')
    expect(targets(at)).toEqual(['Ash', 'Birch', 'Cedar'])
  })

  test('[R165] a Minion Wave ends only when they are gone too', () => {
    const at = fight(undead(), {
      row: [{ card: 'Ash', health: 3 }, null, null],
      table: { ...KICKS, ...under([], ['Elm'], []) },
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    expect(at.do('play Shin Kick on Ash').read('wave')).toBe(1)
    expect(at.do('play Shin Kick on Zombie Elm').read('wave')).toBe(2)
  })

  test('[R165] in the Boss Wave they do not matter', () => {
    const at = fight(undead(), {
      table: { ...KICKS, ...under(['Elm'], ['Fir'], []), wave: 4, 'enemies[3]': { health: 3 } },
    })
    expect(at.do('play Shin Kick on Seraphina, the Necromancer').read('outcome')).toBe('won')
  })

  test('[R166] they give no Defeat Reward, and killing one is not killing a Minion', () => {
    const files = {
      'advanced-challenges.json': [
        {
          ...{ id: 'grief', name: 'Grief', copies: 12 },
          special: { when: 'minion-defeated', do: [{ hit: 3 }] },
          treasure: { name: 'Hanky', kind: 'consumable', effects: [{ heal: 1 }] },
        },
      ],
    }
    const grieving = undead({ files, minions: { Elm: { reward: { heal: 4 } }, Ash: { health: 3 } } })
    const at = fight(grieving, {
      mode: 'campaign',
      row: [{ card: 'Ash', health: 3 }, 'Birch', null],
      table: { ...KICKS, ...under([], ['Elm'], []), challenges: ['Grief 1'] },
    })
    at.do('play Shin Kick on Zombie Elm')
    expect(read(at, 'question', 'heroes[0].health')).toEqual(['hero-acts', 30])
    expect(at.do('play Shin Kick on Ash').read('heroes[0].health')).toBe(27) // a Minion's defeat does count
  })

  test('[R166] nothing that speaks of Minions touches them, and Challenges pass them by', () => {
    const buff = [{ id: 'day-off', name: 'Day Off', copies: 12, strength: 3, health: 3, reward: { heal: 1 } }]
    const cheering = undead({
      horde: {
        skull: [
          { hurt: 9, side: 'all-minions' },
          { strength: 2, who: 'all-minions' },
        ],
      },
      files: { 'challenges.json': buff },
    })
    const at = fight(cheering, {
      row: [{ card: 'Ash', health: 20 }, null, null],
      table: { ...under([], ['Elm'], []), challenges: ['Day Off 1'], 'intentDeck.top': [certain('claw')] },
    })
    at.do(END)
    expect([zombies(at), at.read('enemies[0].health')]).toEqual([[[], ['Elm'], []], 11])
    expect(at.read('heroes[0].health')).toBe(28)
    expect(at.do(END).read('heroes[0].health')).toBe(26)
  })
})

describe('the attack of the Zombies', () => {
  const pair = under(['Elm'], ['Fir'], [])
  const sized = undead({ minions: { Elm: { attack: 3 }, Fir: { attack: 1 }, Gorse: { attack: undefined } } })

  test('[R164] opens every Enemy Turn as one attack for the sum of their attack values', () => {
    const at = fight(sized, { table: under(['Elm'], ['Fir'], ['Gorse']) }).do(END)
    expect(at.events()).toContain('The Zombies attack together for 4.')
    expect(at.events().filter((event) => event.startsWith('Joan loses'))).toEqual([
      'Joan loses 4 health to the Zombies and has 26 left.',
    ])
  })

  test('[R164] so Exposed doubles the whole and is used up', () => {
    const at = fight(sized, { table: { ...pair, 'heroes[0].exposed': 1 } }).do(END)
    expect(read(at, 'heroes[0].health', 'heroes[0].exposed')).toEqual([22, 0])
  })

  test.each([
    ['Joan', END, END_LIRA, [26, 30]],
    ['Lira', END_LIRA, END, [30, 26]],
  ])('[A27] hits the Hero who fought first: %s', (first, one, two, health) => {
    const at = fight(sized, { seats: 2, table: pair }).do(`${first} fights first`).do(one).do(two)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual(health)
  })

  test('[A27] or the other one, if that one is knocked out', () => {
    const touchy = undead({ minions: { Ash: { react: [{ hit: 5 }] }, Elm: { attack: 4 } } })
    const table = { ...KICKS, 'heroes[0].health': 5, ...under([], ['Elm'], []) }
    const at = fight(touchy, { seats: 2, table })
    at.do('Joan fights first').do('play Shin Kick on Ash').do(END_LIRA)
    expect(read(at, 'heroes[0].out', 'heroes[1].health')).toEqual([1, 26])
  })

  test('[A27] takes no Strength, and Zombies have 1 health with two players too', () => {
    const table = { ...pair, ...KICKS, 'enemies[0].strength': 5, 'enemies[3].strength': 5 }
    const at = fight(sized, { seats: 2, table }).do('Joan fights first')
    at.do('play Shin Kick on Zombie Fir')
    expect(zombies(at)).toEqual([['Elm'], [], []])
    expect(at.do(END).do(END_LIRA).read('heroes[0].health')).toBe(27)
  })
})

describe('hitting Zombies', () => {
  test('[A28] damage to all Enemies hits every Zombie, the Boss, and the Minions that had none under them', () => {
    const at = fight(undead(), {
      table: {
        ...{ wave: 4, 'enemies[3]': { health: 20 }, 'heroes[0].potions': ['Jam 1'] },
        ...under(['Elm', 'Fir'], [], ['Gorse']),
      },
    })
    at.do('Jam for Joan') // 4 damage
    expect(zombies(at)).toEqual([[], [], []])
    const health = [0, 1, 2, 3].map((place) => at.read(`enemies[${place}].health`))
    expect(health).toEqual([6, 2, 6, 16])
  })

  test('[A29] whatever says Enemy, or says nothing, may; what says Minion may not', () => {
    const table = { ...KICKS, ...under(['Elm'], [], []), 'heroes[0].potions': ['Rocket 1', 'Net 1'] }
    const offers = fight(undead(), { row: ['Ash', 'Birch', null], table }).offers()
    const aimed = (name: string): string[] =>
      offers.filter((offer) => offer.startsWith(name)).map((offer) => offer.replace(/^.*(, at| on) /, ''))
    expect(aimed('Rocket')).toEqual(['Zombie Elm', 'Birch'])
    expect(aimed('play Shin Kick')).toEqual(['Zombie Elm', 'Birch'])
    expect(aimed('Net')).toEqual(['Birch'])
  })

  test('[A29] a defeated Zombie goes to the discard pile of its own Wave', () => {
    const at = fight(undead(), { table: { ...KICKS, ...under(['Coot'], [], []) } }).do(
      'play Shin Kick on Zombie Coot',
    )
    expect(read(at, 'waveDecks[0].discard', 'waveDecks[1].discard')).toEqual([[], ['Coot']])
  })

  test('[A46] with a Guard out, only Guards, or the Zombies under them', () => {
    const guarded = undead({ minions: { Ash: { guard: true }, Cedar: { guard: true } } })
    const at = fight(guarded, { table: { ...KICKS, ...under(['Elm', 'Fir'], ['Gorse'], []) } })
    expect(targets(at)).toEqual(['Zombie Elm', 'Zombie Fir', 'Cedar'])
  })

  test('[A46] without a Guard any Zombie, under an empty spot too; and they never shield the Boss', () => {
    const table = { ...KICKS, ...under([], ['Elm'], ['Fir']), wave: 4, 'enemies[3]': { health: 20 } }
    const at = fight(undead(), { row: ['Ash', null, 'Cedar'], table })
    expect(targets(at)).toEqual(['Ash', 'Zombie Elm', 'Zombie Fir', 'Seraphina, the Necromancer'])
  })
})
