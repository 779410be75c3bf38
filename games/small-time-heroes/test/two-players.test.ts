import { describe, expect, test } from 'vitest'
import { EMPTY, fight, lastBlow, lastMinion, MARKET_ROWS, plainMinion, read, tableOf } from './fight-three.ts'

const minion = plainMinion()

describe('two players', () => {
  test('[R192] the Reward goes to both', () => {
    const at = fight({
      seats: 2,
      table: {
        enemies: lastMinion(),
        challengeDeck: ['Second Breakfast'],
        heroes: [
          { health: 10, maxHealth: 32 },
          { health: 5, maxHealth: 28 },
        ],
      },
    })
    at.do(`play Shin Kick 1 on ${minion}`, 1)
    // The owner of a Market Row chooses from it.
    expect([at.offers(1).length, at.offers(2)]).toEqual([4, []])
    at.do('gain Amped Up 1', 1)
    expect([at.offers(1), at.offers(2).length]).toEqual([[], 4])
    at.do('gain Plan B 1', 2)
    expect(read(at, 'heroes[0].health', 'heroes[1].health', 'wave')).toEqual([14, 9, 2])
    const owned = (hero: number): string[] =>
      ['hand', 'deck'].flatMap((pile) => at.read(`heroes[${hero}].${pile}`) as string[])
    expect(owned(0)).toContain('Amped Up 1')
    expect(owned(1)).toContain('Plan B 1')
  })

  test('[R192] one Reward card is enough for both', () => {
    const at = fight({
      seats: 2,
      table: { enemies: lastMinion(), challengeDeck: ['Union Break', 'Pep Talk'] },
    })
    at.do(`play Shin Kick 1 on ${minion}`, 1).do('gain Amped Up 1', 1).do('gain Plan B 1', 2)
    expect(at.read('challengeDeck')).toEqual(['Union Break'])
    expect(at.read('challengeDiscard')).toContain('Pep Talk')
  })

  test('[R192] a Treasure helps both at the same time', () => {
    const at = fight({
      seats: 2,
      mode: 'campaign',
      table: {
        treasures: ['Home Advantage'],
        heroes: [
          { health: 10, maxHealth: 32 },
          { health: 15, maxHealth: 28 },
        ],
      },
    })
    at.do('use Suspiciously Warm Pie', 2)
    expect(read(at, 'heroes[0].health', 'heroes[1].health', 'treasures')).toEqual([20, 25, []])
  })

  test('[R192, R182] either player may use a Treasure; one who is knocked out may not', () => {
    const at = (out: number) =>
      fight({
        seats: 2,
        mode: 'campaign',
        table: { treasures: ['Home Advantage'], heroes: [{ health: 9 }, { health: 9, out }] },
      })
    const use = 'use Suspiciously Warm Pie'
    expect([at(0).offers(1).includes(use), at(0).offers(2).includes(use)]).toEqual([true, true])
    expect([at(1).offers(1).includes(use), at(1).offers(2)]).toEqual([true, []])
  })
})

describe('a Hero who was knocked out', () => {
  const knockedOut = {
    heroes: [
      { health: 20, maxHealth: 32 },
      { health: 0, maxHealth: 28, out: 1, hand: [] },
    ],
  }

  test('[A37] gets no Reward for a Minion Wave', () => {
    const at = fight({
      seats: 2,
      mode: 'campaign',
      table: { enemies: lastMinion(), challengeDeck: ['Second Breakfast'], ...knockedOut },
    })
    at.do(`play Shin Kick 1 on ${minion}`, 1).do('gain Amped Up 1', 1)
    expect(read(at, 'wave', 'heroes[1].health', 'heroes[1].out')).toEqual([2, 0, 1])
    expect(at.read('heroes[1].marketRow')).toEqual(MARKET_ROWS[1])
  })

  test('[A37] returns at full health once the Boss is defeated, with Knowledge and Reward', () => {
    const at = fight({
      seats: 2,
      mode: 'campaign',
      table: { ...lastBlow(), challengeDeck: ['Union Break'], ...knockedOut },
    })
    at.do('play Shin Kick 1 on The Houndmaster', 1)
    expect(read(at, 'heroes[1].health', 'heroes[1].out')).toEqual([28, 0])
    at.do(at.offers(1)[0], 1)
    expect(at.read('question')).toBe('choose-knowledge')
    at.do(at.offers(2)[0], 2)
    at.do('gain Amped Up 1', 1).do('take a Potion', 1).do('gain Plan B 1', 2).do('take a Potion', 2)
    expect(read(at, 'heroes[1].knowledge.size', 'heroes[1].potions.size', 'day')).toEqual([1, 1, 2])
    expect(read(at, 'heroes[1].hand.size', 'heroes[0].hand.size')).toEqual([5, 5])
  })

  test('[A37] is not brought back by a Boss who still stands', () => {
    const at = fight({
      seats: 2,
      mode: 'campaign',
      table: {
        ...lastBlow(),
        enemies: [EMPTY, EMPTY, EMPTY, { health: 4, maxHealth: 30, block: 0 }],
        ...knockedOut,
      },
    })
    at.do('play Shin Kick 1 on The Houndmaster', 1)
    expect(read(at, 'heroes[1].out', 'heroes[1].health', 'day')).toEqual([1, 0, 1])
    expect(tableOf(at).cleared).toBe(0)
  })
})
