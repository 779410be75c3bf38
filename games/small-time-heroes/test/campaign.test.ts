import { start } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { AS_IT_LIES, EMPTY, fight, lastBlow, lastMinion, plainMinion, read, tableOf } from './fight-three.ts'
import type { Fight } from './fight-three.ts'
import { BOSSES } from './box.ts'

const { game } = smallTimeHeroes
const minion = plainMinion()

/** A game as it is set up. */
function begun(seed: number, options: Record<string, string>): Table {
  return start(game, { seed, options }) as Table
}

const seeds = Array.from({ length: 20 }, (_, i) => i + 1)

describe('setting a campaign up', () => {
  test.each(BOSSES)('[R170] three different Bosses; the first may be chosen: %s', (boss) => {
    const orders = seeds.map((seed) => [...begun(seed, { mode: 'campaign', boss }).bosses])
    for (const order of orders) {
      expect(new Set(order).size).toBe(3)
      expect(BOSSES[order[0]]).toBe(boss)
    }
    // The others come at random: all three of them, in both places.
    for (const day of [1, 2]) expect(new Set(orders.map((order) => order[day])).size).toBe(3)
  })

  test.each([
    ['joan', 0],
    ['lira', 1],
  ] as const)('[R171] the five Knowledge cards of %s are shuffled', (hero, number) => {
    const decks = seeds.map((seed) =>
      begun(seed, { mode: 'campaign', hero }).heroes[number].knowledgeDeck.toArray(),
    )
    const { knowledge } = begun(1, {}).data
    const own = knowledge.flatMap((one, id) => (one.hero === number ? [id] : []))
    expect(own).toHaveLength(5)
    for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual(own)
    expect(new Set(decks.map(String)).size).toBeGreaterThan(10)
  })

  test('[R172] twelve basic cards and six Advanced ones, drawn at random, are shuffled into one deck', () => {
    const decks = seeds.map((seed) => begun(seed, { mode: 'campaign' }).challengeDeck.toArray())
    const { challenges } = begun(1, {}).data
    for (const deck of decks) {
      expect(deck.filter((card) => !challenges[card].isAdvanced)).toHaveLength(12)
      expect(new Set(deck).size).toBe(18)
    }
    const sixes = decks.map((deck) => deck.filter((card) => challenges[card].isAdvanced).sort())
    expect(new Set(sixes.map(String)).size).toBeGreaterThan(10)
    // Advanced cards lie anywhere in it.
    expect(decks.some((deck) => challenges[deck[17]].isAdvanced)).toBe(true)
    expect(decks.some((deck) => !challenges[deck[17]].isAdvanced)).toBe(true)
  })

  test('[R27] a standard game has neither Knowledge nor Advanced cards', () => {
    const { challengeDeck, challengeDiscard, heroes, data } = begun(1, { mode: 'day' })
    expect(challengeDeck.toArray().every((card) => !data.challenges[card].isAdvanced)).toBe(true)
    expect([challengeDeck.size, challengeDiscard.size, heroes[0].knowledgeDeck.size]).toEqual([12, 0, 0])
  })
})

/** The last blow on a Boss of a campaign against Houndmaster, Goblin King and Guardian. */
function bossFalls(day: number, more: Fight = {}) {
  const table = { ...lastBlow(day), bosses: [0, 1, 2], ...more.table }
  const at = fight({ mode: 'campaign', ...more, table })
  const boss = tableOf(at).data.bosses[tableOf(at).bosses[day - 1]].name
  return at.do(`play Shin Kick 1 on ${boss}`, 1)
}

describe('Day 1', () => {
  test('[R173] no Challenge is in play, and after a Wave the top card gives its Reward', () => {
    const at = fight({
      mode: 'campaign',
      table: { enemies: lastMinion(), challengeDeck: ['Pep Talk', 'Union Break'] },
    })
    expect(at.read('challenges')).toEqual([])
    at.do(`play Shin Kick 1 on ${minion}`)
    expect(at.events()).toContain('The Reward of Union Break is due.')
    at.do('gain Amped Up 1').do('take a Potion')
    expect(read(at, 'wave', 'challenges', 'challengeDeck')).toEqual([2, [], ['Pep Talk']])
    expect(read(at, 'enemies[0].strength', 'enemies[1].strength')).toEqual([0, 0])
  })

  test('[R173] an Advanced card gives its Treasure', () => {
    const at = fight({
      mode: 'campaign',
      table: { enemies: lastMinion(), challengeDeck: ['Pep Talk', 'Home Advantage'] },
    })
    at.do(`play Shin Kick 1 on ${minion}`).do('take the Treasure').do('gain no card')
    expect(at.read('treasures')).toEqual(['Home Advantage'])
  })

  test('[A36] the Boss pays as well: the top card, as after any Wave', () => {
    const at = bossFalls(1, { table: { challengeDeck: ['Pep Talk', 'Second Breakfast'] } })
    at.do(at.offers()[0])
    expect(at.events()).toContain('The Reward of Second Breakfast is due.')
    expect(at.offers()).toContain('gain Amped Up 1')
  })
})

describe('the Bosses of Days 2 and 3', () => {
  /** The Boss Wave that follows when the third Wave of a Day is cleared. */
  function bossWave(day: number, seats: number) {
    const table = {
      ...{ day, wave: 3, challengeDeck: ['Union Break', 'Thick Socks', 'Pep Talk'], enemies: lastMinion() },
      challenges: day === 1 ? [] : ['Second Breakfast'],
      bosses: [0, 0, 0],
    }
    const at = fight({ mode: 'campaign', seats, table })
    at.do(`play Shin Kick 1 on ${minion}`, 1).do('gain Amped Up 1', 1)
    return seats === 1 ? at : at.do('gain Plan B 1', 2)
  }

  test('[R174, R175, A34] more health on later Days, doubled for two players', () => {
    const healths = [1, 2].map((seats) =>
      [1, 2, 3].map((day) => bossWave(day, seats).read('enemies[3].health')),
    )
    expect(healths).toEqual([
      [30, 40, 50],
      [60, 80, 100],
    ])
  })

  test.each([1, 2, 3])(
    '[R173, R174, R175, R141] on Day %i the Boss comes with Minions of that Wave',
    (day) => {
      const { enemies, data } = tableOf(bossWave(day, 1))
      expect([0, 1, 2].map((place) => data.cards[enemies[place].card].wave + 1)).toEqual([day, day, day])
    },
  )
})

describe('a new Day', () => {
  test('[R176] starts again at Wave 1 with the next Boss', () => {
    const at = bossFalls(1, { table: { challengeDeck: ['Union Break', 'Pep Talk'] } })
    at.do(at.offers()[0]).do('gain Amped Up 1')
    expect(read(at, 'day', 'wave', 'round')).toEqual([2, 1, 1])
    const { enemies, data } = tableOf(at)
    for (let place = 0; place < 3; place++) {
      const { boss, wave } = data.cards[enemies[place].card]
      expect([BOSSES[boss], wave]).toEqual(['goblin-king', 0])
    }
    expect(at.events()).toContain('Day 2 begins: Grimclaw, the Goblin King.')
  })

  test('[R176] deck, Market, Potions, Treasures and Knowledge stay', () => {
    const kept = { potions: ['Flat Cola, Nine Sugars 1'], knowledge: ['Skin Like Old Boots'] }
    const at = bossFalls(1, {
      table: {
        ...{ 'heroes[0]': kept, treasures: ['Home Advantage'], challengeDeck: ['Union Break', 'Pep Talk'] },
        'heroes[0].knowledgeDeck.top': ['Coffee Blacker Than Metal', 'Home Crowd'],
      },
    })
    at.do('keep Coffee Blacker Than Metal').do('gain Amped Up 1')
    expect(at.read('question')).toBe('potion-window') // the Pie helps between Waves
    at.do('no Potion now')
    expect(read(at, 'day', 'heroes[0].potions', 'treasures')).toEqual([2, kept.potions, ['Home Advantage']])
    expect(at.read('heroes[0].knowledge')).toEqual(['Skin Like Old Boots', 'Coffee Blacker Than Metal'])
    expect(at.read('heroes[0].marketRow')).toEqual([
      'Headbang 1',
      'Stage Dive 1',
      'Cover Band 1',
      'Cover Band 2',
    ])
    const { hand, deck } = tableOf(at).heroes[0]
    expect(hand.size + deck.size).toBe(10) // nine Starting cards and Amped Up
  })

  test('[A51] starts without Block and Unconcealed', () => {
    const at = fight({
      hero: 'lira',
      mode: 'campaign',
      table: {
        ...lastBlow(),
        'heroes[1]': { block: 6, concealed: 1, health: 9, maxHealth: 28 },
        'heroes[1].knowledgeDeck.top': ['Fingers Faster Than Thought', 'Knows Where It Hurts'],
        challengeDeck: ['Revolving Door', 'Pep Talk'],
      },
    })
    at.do('play Borrowed Steak Knife 1 on The Houndmaster')
    expect(read(at, 'heroes[1].block', 'heroes[1].concealed')).toEqual([6, 1])
    at.do('keep Fingers Faster Than Thought').do('gain Eavesdrop 1')
    expect(read(at, 'day', 'heroes[1].block', 'heroes[1].concealed')).toEqual([2, 0, 0])
    // Healed to the full, she took the 3 damage of those who arrived through the Revolving Door.
    expect(at.read('heroes[1].health')).toBe(Number(at.read('heroes[1].maxHealth')) - 3)
  })

  test('[A55] everything is put back, and Intents and Health cards are shuffled anew, the Challenges not', () => {
    const at = bossFalls(1, {
      table: {
        enemies: [{ card: minion, health: 4, maxHealth: 5 }, EMPTY, EMPTY, { health: 1, maxHealth: 30 }],
        challengeDeck: ['Bad Mood', 'Matching Helmets', 'Union Break', 'Pep Talk'],
      },
      rolls: { minionDice: [AS_IT_LIES, AS_IT_LIES, AS_IT_LIES, 0, 0] },
    })
    expect(read(at, 'enemies[0].card', 'enemies[3].health')).toEqual([null, 0])
    at.do(at.offers()[0]).do('gain Amped Up 1')
    expect(at.events()).toContain('Day 2 begins: Grimclaw, the Goblin King.')
    // 24 Goblins: three in the row, the others in their decks. One Intent is drawn, none is discarded.
    expect(read(at, 'waveDecks[0].deck.size', 'waveDecks[1].deck.size', 'waveDecks[2].deck.size')).toEqual([
      5, 8, 8,
    ])
    expect(read(at, 'waveDecks[0].discard', 'intentDiscard', 'intentDeck.size')).toEqual([[], [], 19])
    // The rolls 0, 0 lay Moon, Star and Sun in a row.
    expect(read(at, 'enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol')).toEqual([1, 2, 0])
    // The Challenge of the new Wave is the next card of the deck as it lay.
    expect(read(at, 'challenges', 'challengeDeck')).toEqual([
      ['Union Break'],
      ['Bad Mood', 'Matching Helmets'],
    ])
  })

  test('[A55] Challenges are turned up before the Minions spawn', () => {
    const at = bossFalls(1, { table: { challengeDeck: ['Union Break', 'Pep Talk'] } })
    at.do(at.offers()[0]).do('gain Amped Up 1')
    const events = at.events()
    const turned = events.indexOf('Union Break is in play this Wave.')
    expect(turned).toBeGreaterThan(0)
    expect(events.findIndex((event) => event.includes(' arrives with '))).toBeGreaterThan(turned)
    expect(at.read('enemies[0].strength')).toBe(1) // [R178] they have got what it gives
  })
})
