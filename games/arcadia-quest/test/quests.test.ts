/** Tokens, quests, coins, titles, scenarios, resting [B-TOK] [B-Q] [S-COIN] [S-Q] [S-REST] [S-POT]. */
import { offeredChoices, start, whyNot } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { arcadiaQuest } from '../src/index.ts'
import { lifeOf, movementOf } from '../src/rules/heroes.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { M, R, tableOf, told, yard } from './yard.ts'
import type { Placed } from './yard.ts'

const [OM, HB] = ['Orc Marauder', 'Hammer Beastman']
const diva = (at: string, own: Partial<Placed> = {}): Placed => ({ name: 'Diva', at, ...own })
const { data } = arcadiaQuest.game.newTable() as Table

describe('tokens', () => {
  test('[B-TOK-1, B-TOK-4, R-20] fourteen: six chests, two of each potion, two traps; eight to twelve lie face down', () => {
    const kinds = data.tokens.map(({ kind, value }) => `${kind}${value}`).sort()
    expect(kinds.filter((kind) => kind.startsWith('0')).sort()).toEqual(['01', '02', '02', '02', '03', '04'])
    expect(data.tokens.length).toBe(14)
    for (const { map, hiddenQuests } of data.scenarios)
      expect([8, 12]).toContain(map.exploration.length - hiddenQuests)
    const at = arcadiaQuest.game.newTable() as Table
    expect(at.ground.length).toBeGreaterThan(17)
  })

  test('[B-TOK-2, R-30] nothing is taken where an enemy stands; when it leaves, it is', () => {
    const at = yard({
      heroes: [diva('d4', { cards: ['Rusty Blade'] })],
      monsters: [[`${OM} 1`, 'd4', { used: 1, wounds: 1 }]],
      ground: [['d4', 'Chest of 4']],
      rolls: { attackDice: [M, R, R] },
    })
    at.do('activate Diva')
    expect(at.read('heroes[0].tokens')).toEqual([])
    at.do(`attack ${OM} 1 with Rusty Blade`)
    expect(at.read('heroes[0].tokens')).toEqual(['Chest of 4'])
  })

  test('[B-TOK-3, B-TOK-5, B-CURSE-3] potions heal and lift curses, refresh, or let one act again; a trap wounds', () => {
    const at = yard({
      heroes: [
        diva('d4', {
          cards: ['Rusty Blade'],
          wounds: 2,
          curses: ['Glass Jaw'],
          tokens: ['Healing Potion 1', 'Refreshing Potion 1'],
        }),
      ],
      ground: [['d5', '?Trap 1']],
      table: { 'exhausted[Rusty Blade]': 1 },
    })
    at.do('activate Diva').do('drink Healing Potion 1').do('drink Refreshing Potion 1')
    expect([
      at.read('heroes[0].wounds'),
      at.read('heroes[0].curses'),
      at.read('exhausted[Rusty Blade]'),
    ]).toEqual([0, [], 0])
    at.do('walk to d5')
    expect(at.read('heroes[0].wounds')).toBe(1)
    const dies = yard({ heroes: [diva('d4', { wounds: 3 })], ground: [['d5', '?Trap 1']] })
    dies.do('activate Diva').do('walk to d5')
    expect([dies.read('heroes[0].deaths'), dies.read('coins')]).toEqual([1, 0])
  })

  test('[S-POT-1, R-38] T-32: the Extra Turn Potion takes the marker off at the end, or is kept', () => {
    const at = yard({ heroes: [diva('d4', { tokens: ['Extra Turn Potion 1'] })] })
    at.do('activate Diva')
    expect(at.refusal('drink Extra Turn Potion 1')?.rule).toBe('B-TOK-3')
    at.do('end the activation').do('drink Extra Turn Potion 1')
    expect(at.read('heroes[0].isUsed')).toBe(0)
    at.do('rest Diva')
    expect(at.refusal('activate Diva')?.rule).toBe('S-HERO-1')
  })

  test('[B-TOK-2a] tokens that are stood on lie fixed; one that may be held once stays while another is held', () => {
    const gate = yard({ chapter: 'the-moon-gate', heroes: [diva('d2')] })
    expect(gate.read('questTokens')).toBe(0)
    const rookery = yard({
      chapter: 'the-rookery',
      heroes: [{ name: 'Diva', at: 'b4', tokens: ['quest token 1'] }],
      ground: [['b4', 'quest token 2']],
    })
    rookery.do('activate Diva')
    expect(rookery.read('heroes[0].tokens')).toEqual(['quest token 1'])
  })
})

describe('resting', () => {
  test('[S-REST-1, S-REST-2, S-REST-3, R-15] T-27: only the own cards; potions go from who rests; a curse moves to another slot', () => {
    const at = yard({
      heroes: [
        diva('d4', {
          cards: ['Rusty Blade'],
          tokens: ['Healing Potion 1', 'quest token 1'],
          isDazed: 1,
          wounds: 1,
          covered: 1,
        }),
        { name: 'Seth', at: 'i6', cards: ['Nova Bolt'] },
      ],
      table: { 'exhausted[Rusty Blade]': 1, 'exhausted[Nova Bolt]': 1 },
    })
    at.do('rest Diva')
    expect([
      at.read('exhausted[Rusty Blade]'),
      at.read('exhausted[Nova Bolt]'),
      at.read('heroes[0].isDazed'),
      at.read('heroes[0].wounds'),
    ]).toEqual([0, 1, 0, 1])
    expect(at.offers()).not.toContain('give quest token 1 to Seth')
    at.do('move the curse from slot 1 to slot 3')
      .do('give Healing Potion 1 to Seth')
      .passForced('end the rest')
    expect([at.read('heroes[1].tokens'), at.read('heroes[0].covered')]).toEqual([['Healing Potion 1'], 4])
  })
})

describe('coins', () => {
  test('[S-COIN-1, S-COIN-2] a kill keeps one coin, the rest goes on slot 5 while coins lie there', () => {
    const kill = (fifth: number) => {
      const at = yard({
        heroes: [diva('d4', { cards: ['Rusty Blade'] })],
        monsters: [[`${HB} 1`, 'd3', { wounds: 2, used: 2 }]],
        table: { 'trackCoins[1]': fifth },
        rolls: { attackDice: [M, R, R] },
      })
      at.do('activate Diva').do(`attack ${HB} 1 with Rusty Blade`)
      return [at.read('coins'), at.read('trackCoins')]
    }
    expect(kill(3)).toEqual([1, [3, 4]])
    expect(kill(0)).toEqual([1, [3, 0]])
  })
})

describe('quests', () => {
  const hammers = (own: Partial<Placed>, table = {}, rolls = {}) =>
    yard({
      chapter: 'district-of-hammers',
      heroes: [{ name: 'Diva', at: 'b8', ...own }],
      monsters: [[`${OM} 1`, 'c8', { used: 1, wounds: 1 }]],
      ground: [['b7', 'quest token 1']],
      table,
      rolls,
    })
  test('[B-Q-2, B-Q-3, S-Q-2, R-39] T-19: done with a coin on the track it gives its reward, without it only counts', () => {
    const at = hammers({})
    at.do('activate Diva').do('walk to b7')
    expect(at.offers()[0]).toBe('Skull Crusher 1 goes to Diva')
    at.do('Skull Crusher 1 goes to Diva')
    expect([at.read('quests'), at.read('heroes[0].cards')]).toEqual([[1, 0, 0], ['Skull Crusher 1']])
    const late = hammers({}, { 'trackCoins[0]': 0, 'trackCoins[1]': 0 })
    late.do('activate Diva').do('walk to b7')
    expect([late.read('quests'), late.read('heroes[0].cards')]).toEqual([[2, 0, 0], []])
  })

  test('[B-Q-3, B-EQ-5] another card makes room; a second Armor is refused', () => {
    const at = hammers({ cards: ['Rusty Blade', 'Slingshot', 'Nova Bolt', 'Life Drain'] })
    at.do('activate Diva').do('walk to b7').do('Skull Crusher 1 goes to Diva').do('discard Slingshot')
    expect(at.read('heroes[0].cards')).toEqual(['Rusty Blade', 'Skull Crusher 1', 'Nova Bolt', 'Life Drain'])
    const t = tableOf(yard({ heroes: [diva('d4', { cards: ['Padded Jack'] })] }))
    expect(lifeOf(t, t.heroes[0])).toBe(6)
  })

  test('[S-Q-1, S-COIN-2, R-18, R-29, S-Q-3, R-21] T-20: the second quest ends it at once: track coins and chests to the guild, no coins for quests', () => {
    const at = hammers(
      { cards: ['Rusty Blade'], tokens: ['Chest of 4'] },
      { 'quests[0]': 1, 'progress[1]': 2, 'trackCoins[0]': 1 },
      { attackDice: [M, R, R] },
    )
    at.do('activate Diva').do(`attack ${OM} 1 with Rusty Blade`)
    expect(told(at)).toContain('District of Hammers is complete, 4 coins from the track')
    expect([at.read('coins'), at.read('phase'), at.read('question')]).toEqual([1 + 4 + 4, 4, 'keep'])
  })

  test('[B-Q-4, R-34] a title helps in the scenarios it names', () => {
    const plain = tableOf(yard({ heroes: [], mission: 4 }))
    const bane = tableOf(yard({ heroes: [], mission: 4, titles: 'bane-of-the-greenskins' }))
    const orc = (t: Table) => t.figures.find(({ type }) => type >= 0 && t.data.types[type].name === OM)?.band
    expect([orc(plain), orc(bane)]).toEqual([2, 1])
    const friend = yard({ heroes: [], titles: 'friend-of-the-rooks' })
    expect([yard().read('isRedOpen'), friend.read('isRedOpen')]).toEqual([0, 1])
  })

  test('[B-Q-2] stand, end, carry, hold: each by its own words', () => {
    const gate = yard({ chapter: 'the-moon-gate', heroes: [{ name: 'Diva', at: 'd2' }], monsters: [] })
    gate.do('activate Diva').do('walk to e2')
    expect(gate.offers()).toContain('close the gate of melee and melee')
    gate.do('close the gate of melee and crit')
    expect([gate.read('spawns[2]'), gate.read('titles'), gate.read('quests[0]')]).toEqual([-1, 1, 1])
    const arena = yard({
      chapter: 'brightsun-arena',
      heroes: [{ name: 'Diva', at: 'e3' }],
      table: { stones: [4, 0, 0, 0] },
    })
    arena.do('activate Diva').do('end the activation')
    expect(arena.read('quests[0]')).toBe(1)
    const tour = yard({
      chapter: 'brightsun-arena',
      heroes: [{ name: 'Diva', at: 'e3' }],
      table: { stones: [0, 1, 1, 1] },
    })
    tour.do('activate Diva').do('end the activation')
    expect(tour.read('quests[0]')).toBe(1)
    const rookery = yard({
      chapter: 'the-rookery',
      heroes: [{ name: 'Diva', at: 'b2', tokens: ['quest token 1'] }],
    })
    rookery.do('activate Diva').do('walk to b3')
    expect([rookery.read('quests[0]'), told(rookery).includes('From the egg is done')]).toEqual([1, true])
    const books = yard({
      heroes: [
        diva('d4', { tokens: ['quest token 1'] }),
        { name: 'Seth', at: 'd4', tokens: ['quest token 2'] },
      ],
    })
    books.do('activate Diva')
    expect(books.read('quests[0]')).toBe(1)
  })

  test('[S-SET-1, S-SET-3, S-SET-7, R-27] T-45: the row, the deck and the coins of the first missions', () => {
    const hammer = yard({ chapter: 'district-of-hammers' })
    expect([hammer.read('row.size'), hammer.read('deck.size'), hammer.read('trackCoins')]).toEqual([
      2,
      6,
      [3, 3],
    ])
    const arena = tableOf(yard({ chapter: 'brightsun-arena' }))
    const names = arena.row.toArray().map((type) => arena.data.types[type].name)
    const orders = arena.deck.toArray().map((order) => arena.data.types[Math.trunc(order / 4)].name)
    expect([names.includes('Minotaur'), orders.includes('Minotaur'), orders.length]).toEqual([true, false, 6])
  })

  test('[S-SET-5, S-SET-6] any start area, at most two to a space; the row is shuffled', () => {
    const rows = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      const t = start(arcadiaQuest.game, {
        seed,
        options: { guild: 'random', scenario: 'the-university-plaza', mission: '1' },
      }) as Table
      rows.add(t.row.toArray().join())
    }
    expect(rows.size).toBeGreaterThan(3)
    const t = start(arcadiaQuest.game, { seed: 1, options: { guild: 'random' } }) as Table
    while (t.question?.name !== 'start-area') t.take(0)
    expect(offeredChoices(arcadiaQuest.game, t).map(({ notation }) => notation)).toEqual([
      'start at a8',
      'start at i8',
    ])
    t.take(0)
    t.take(0)
    t.take(0)
    const third = t.data.heroes[t.heroes[2].character].name
    expect(whyNot(arcadiaQuest.game, t, 0, `put ${third} on a8`).rule).toBe('B-MAP-2')
  })
})

describe('curses', () => {
  test('[B-CURSE-1, R-33] twenty-four, each with its value; some change numbers', () => {
    expect(data.curses.length).toBe(24)
    const counts = [0, 1, 2, 3].map((value) => data.curses.filter((curse) => curse.value === value).length)
    expect(counts).toEqual([4, 8, 7, 5])
    const t = tableOf(
      yard({
        heroes: [
          diva('d4', { curses: ['Pebble in the Boot 1'] }),
          { name: 'Seth', at: 'd4', curses: ['Severe Nosebleed 1'] },
        ],
      }),
    )
    expect([movementOf(t, t.heroes[0]), lifeOf(t, t.heroes[1])]).toEqual([2, 2])
  })
  test('[B-HERO] no natural ability under a curse', () => {
    const at = yard({
      heroes: [{ name: 'Wisp', at: 'd4', curses: ['Who Am I? 1'] }],
      monsters: [[`${OM} 1`, 'd3']],
      rolls: { attackDice: [R, R, R] },
    })
    at.do('activate Wisp').do('walk to d5')
    expect(at.read(`figures.${OM} 1.used`)).toBe(1)
  })
})
