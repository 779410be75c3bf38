import { HIDDEN, viewOf } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import bosses from '../content/bosses.json' with { type: 'json' }
import intents from '../content/intents.json' with { type: 'json' }
import { SYMBOLS } from '../src/content/limits.ts'
import { smallTimeHeroes } from '../src/index.ts'
import { certain, END, END_LIRA, fight, NEW_DAY, printed, read } from './fight-two.ts'

const HITS = {
  sun: [{ hit: 5 }],
  moon: [{ hit: 5 }],
  star: [{ hit: 5 }],
  skull: [{ hit: 7 }],
  claw: [{ hit: 8 }],
}
const plain = printed({ horde: HITS })
const quiet = printed({})

/** A symbol as the log writes it: `Sun`. */
const inWords = (symbol: string): string => symbol[0].toUpperCase() + symbol.slice(1)

describe('the Enemy Reset', () => {
  const shielded = printed({ minions: { Ash: { block: 2 } }, bossBlock: 3 })

  test.each([0, 1, 2, 5])('[R90] a Minion with printed Block 2 that has %i has 2 again', (block) => {
    const at = fight(shielded, { row: [{ card: 'Ash', block }, 'Birch', 'Cedar'] })
    expect(at.do(END).read('enemies[0].block')).toBe(2)
  })

  test('[R90] without a printed figure Block is set to 0, for every Minion and for a Horde', () => {
    const row = [{ card: 'Birch', block: 2 }, { card: 'Cedar', block: 1 }, null]
    const at = fight(shielded, { row, table: { 'enemies[3].block': 4 } })
    at.do(END)
    expect(read(at, 'enemies[0].block', 'enemies[1].block', 'enemies[3].block')).toEqual([0, 0, 0])
  })

  test.each([0, 9])('[R90] a Boss that has %i Block has its printed Block again', (block) => {
    const at = fight(shielded, { table: { wave: 4, 'enemies[3]': { health: 20, block } } })
    expect(at.do(END).read('enemies[3].block')).toBe(3)
  })

  test('[R90, A41] Protect adds nothing to the Block that the Reset sets, but it does to Block gained', () => {
    const gains = printed({ minions: { Ash: { block: 2, activate: [{ block: 1 }] } } })
    const row = [{ card: 'Ash', protect: 3 }, 'Birch', 'Cedar']
    expect(fight(gains, { row }).do(END).read('enemies[0].block')).toBe(2)
    const active = fight(gains, { row, intents: ['sun'] })
    expect(active.do(END).read('enemies[0].block')).toBe(2 + 1 + 3)
  })

  test('[A54] what Enemies had until end of turn, and their Immunity, goes at the Reset; lasting Strength stays', () => {
    const held = { strength: 2, strengthNow: 3, immune: 1 }
    const at = fight(quiet, {
      row: [{ card: 'Ash', ...held }, 'Birch', 'Cedar'],
      table: { 'enemies[3]': held },
    })
    at.do(END)
    for (const enemy of ['enemies[0]', 'enemies[3]']) {
      expect(read(at, `${enemy}.strength`, `${enemy}.strengthNow`, `${enemy}.immune`)).toEqual([2, 0, 0])
    }
  })

  test('[R91, A27] the Reset comes before the Zombies attack, and that comes before the Intent', () => {
    const undead = printed({ boss: 'necromancer', horde: HITS })
    const at = fight(undead, { table: { 'enemies[0].zombies': ['Dogwood'], 'enemies[1].block': 4 } })
    const events = at.do(END).events()
    const [attack, intent] = ['The Zombies attack together for 2.', 'The Intent for Joan is Skull.']
    expect(events.indexOf(attack)).toBeGreaterThanOrEqual(0)
    expect(events.indexOf(attack)).toBeLessThan(events.indexOf(intent))
    expect(read(at, 'heroes[0].health', 'enemies[1].block')).toEqual([30 - 2 - 7, 0])
  })
})

describe('the Enemy Fight', () => {
  test.each([
    ['sun', 'Ash', 'Birch', 'Cedar'],
    ['moon', 'Birch', 'Ash', 'Cedar'],
    ['star', 'Cedar', 'Ash', 'Birch'],
  ] as const)('[R92, R115] on %s only %s activates, and then the Horde', (symbol, minion, ...others) => {
    const at = fight(plain, { intents: [symbol] })
    const events = at.do(END).events()
    const acts = events.indexOf(`${minion} activates.`)
    expect(acts).toBeGreaterThan(events.indexOf(`The Intent for Joan is ${inWords(symbol)}.`))
    expect(events.indexOf(`${inWords(symbol)}: The Wolf Pack at work.`)).toBeGreaterThan(acts)
    for (const other of others) expect(events).not.toContain(`${other} activates.`)
    expect(at.read('heroes[0].health')).toBe(30 - 2 - 5)
  })

  test('[R92] it is the Health card under the Minion that counts, wherever it lies', () => {
    const symbols = { 'enemies[0].symbol': 2, 'enemies[1].symbol': 0, 'enemies[2].symbol': 1 }
    expect(
      fight(plain, { intents: ['sun'], table: symbols })
        .do(END)
        .events(),
    ).toContain('Birch activates.')
    expect(
      fight(plain, { intents: ['star'], table: symbols })
        .do(END)
        .events(),
    ).toContain('Ash activates.')
  })

  test('[R92] with nobody over the symbol only the Horde acts', () => {
    const at = fight(plain, { row: [null, 'Birch', 'Cedar'], intents: ['sun'] })
    expect(
      at
        .do(END)
        .events()
        .filter((event) => event.includes('activates')),
    ).toEqual([])
    expect(at.read('heroes[0].health')).toBe(30 - 5)
  })

  test.each([
    ['skull', 7],
    ['claw', 8],
  ] as const)('[R93] %s belongs to no Minion: only the Horde acts', (symbol, damage) => {
    const at = fight(plain, { intents: [symbol] })
    expect(
      at
        .do(END)
        .events()
        .filter((event) => event.includes('activates')),
    ).toEqual([])
    expect(at.read('heroes[0].health')).toBe(30 - damage)
  })

  test.each([
    ['Joan', END, END_LIRA, [3, 4]],
    ['Lira', END_LIRA, END, [4, 3]],
  ])(
    '[R92, R191] with two Heroes, %s first, each Intent hits its own Hero in that order',
    (first, one, two, symbols) => {
      const at = fight(plain, { seats: 2, intents: ['skull', 'claw'] })
      const second = first === 'Joan' ? 'Lira' : 'Joan'
      const events = at.do(`${first} fights first`).do(one).do(two).events()
      const shown = events.filter((event) => event.startsWith('The Intent'))
      expect(shown).toEqual([
        `The Intent for ${first} is ${inWords(SYMBOLS[symbols[0]])}.`,
        `The Intent for ${second} is ${inWords(SYMBOLS[symbols[1]])}.`,
      ])
      expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([30 - 7, 30 - 8])
    },
  )
})

describe('Intent cards', () => {
  const isSeen = (at: Scene, path: string): boolean => {
    const leaf = at.game.layout.leaves.find((one) => one.path === path)
    if (leaf === undefined) throw new Error(path)
    return viewOf(at.game.layout, at.table, 0)[leaf.at] !== HIDDEN
  }

  test('[R94] the back is seen and the front is not, until it is turned up', () => {
    const at = fight(quiet, {
      table: { 'intents[0]': { card: 'Sun or Moon (Moon)', back: 3 }, 'heroes[0].potions': ['Tea 1'] },
    })
    expect([isSeen(at, 'intents[0].back'), isSeen(at, 'intents[0].card')]).toEqual([true, false])
    expect(at.read('intents[0].shown')).toBe(-1)
    at.do(END) // the Intent is turned up, and a Potion may be used
    expect(at.read('question')).toBe('potion-window')
    expect(at.read('intents[0].shown')).toBe(SYMBOLS.indexOf('moon'))
  })

  test('[R94] some backs leave no doubt and some do, and every back allows what its front shows', () => {
    expect(intents.filter(({ back }) => back.length === 1).length).toBeGreaterThan(0)
    expect(intents.filter(({ back }) => back.length > 1).length).toBeGreaterThan(0)
    expect(intents.filter(({ front, back }) => !back.includes(front))).toEqual([])
  })

  test('[A1] there are five results, and each side of each mat has an ability for every one', () => {
    expect([...new Set(intents.map(({ front }) => front))].sort()).toEqual([...SYMBOLS].sort())
    expect(SYMBOLS).toHaveLength(5)
    for (const { horde, abilities } of bosses) {
      expect(Object.keys(horde).sort()).toEqual([...SYMBOLS].sort())
      expect(Object.keys(abilities).sort()).toEqual([...SYMBOLS].sort())
    }
  })

  test('[A3] a resolved Intent is discarded, and the next comes from the deck as it lies', () => {
    const at = fight(quiet, {
      table: { intentDiscard: [], 'intentDeck.top': [certain('moon'), certain('sun')] },
    })
    at.do(END)
    expect(at.read('intentDiscard')).toEqual([certain('skull')])
    expect(at.read('intents[0].card')).toBe(certain('moon'))
    at.do(END)
    expect(at.read('intents[0].card')).toBe(certain('sun'))
  })

  test('[A3] an empty deck is made anew of the discarded Intents', () => {
    const at = fight(quiet, {
      table: { intentDeck: [], intentDiscard: 'rest' },
      rolls: { intentDice: [{ shuffle: [certain('claw')] }] },
    })
    at.do(END)
    expect(at.unusedRolls()).toEqual([])
    expect(at.read('intents[0].card')).toBe(certain('claw'))
    expect(read(at, 'intentDeck.size', 'intentDiscard.size')).toEqual([19, 0])
  })

  test('[A2] the Health cards keep their places from Wave to Wave', () => {
    const at = fight(quiet, {
      row: [null, { card: 'Birch', health: 1 }, null],
      table: {
        'heroes[0].hand': ['Shin Kick 1'],
        ...{ 'enemies[0].symbol': 2, 'enemies[1].symbol': 0, 'enemies[2].symbol': 1 },
      },
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    at.do('play Shin Kick on Birch')
    expect(at.read('wave')).toBe(2)
    expect(read(at, 'enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol')).toEqual([2, 0, 1])
  })

  test('[A2] their order is drawn by lot as the game is set up', () => {
    const symbols = ['enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol']
    const orders = Array.from({ length: 30 }, (_, seed) => {
      const anyCard = scene(smallTimeHeroes, { setup: { seed } }).offers()[0]
      return read(scene(smallTimeHeroes, { setup: { seed, choices: [{ do: anyCard }] } }), ...symbols)
    })
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2])
    expect(new Set(orders.map(String)).size).toBeGreaterThan(2)
  })

  test('[A2] in a campaign it is drawn again as a Day begins', () => {
    const at = fight(quiet, {
      mode: 'campaign',
      table: {
        ...{ wave: 4, 'bosses[1]': 3, 'enemies[3]': { health: 1, maxHealth: 30 } },
        ...{ 'heroes[0].hand': ['Shin Kick 1'], challengeDeck: ['Day Off 1', 'Day Off 2'] },
      },
      rolls: NEW_DAY,
    })
    at.do('play Shin Kick on The Houndmaster')
    at.do(at.offers()[0]) // the Knowledge to keep
    expect(at.read('day')).toBe(2)
    expect(read(at, 'enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol')).toEqual([2, 1, 0])
  })
})
