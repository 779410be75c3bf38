import { describe, expect, test } from 'vitest'
import { EventLog, eventText, findChoice, int, layout, NONE, rulebook, start, UNSEEN } from '../src/index.ts'
import { pearls, rules } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { gameOf } from './support.ts'

describe('events', () => {
  const dived = (isHeard = true) => {
    const t = start(pearls, { seed: 3, seats: 2 }) as Pearls
    const log = new EventLog()
    if (isHeard) t.log = log
    const found = t.deck.top
    t.take(findChoice(pearls, t, 0, 'dive'))
    return { t, log, found }
  }

  test('[E1] go to whoever listens, with kind, rule and parameters', () => {
    const { log, found } = dived()
    expect(log.count).toBe(1)
    expect([log.kindOf(0).name, log.kindOf(0).rule]).toEqual(['pearl-found', 'Y1'])
    expect([0, 1, 2].map((param) => log.paramOf(0, param))).toEqual([0, found, 12])
  })

  test('[E2] change nothing: with or without a listener the table goes the same way', () => {
    const heard = dived(true)
    const unheard = dived(false)
    expect(unheard.log.count).toBe(0)
    expect(heard.t.cells).toEqual(unheard.t.cells)
  })

  test('[E3] hide from the other seats what only one may know', () => {
    const { log, found } = dived()
    expect([0, 1, 2].map((param) => log.paramOf(0, param, 0))).toEqual([0, found, 12])
    expect([0, 1, 2].map((param) => log.paramOf(0, param, 1))).toEqual([0, UNSEEN, 12])
    expect(log.paramOf(0, 1, -1)).toBe(UNSEEN)
  })

  test('[E4] read as text, for each seat as far as it may know', () => {
    const { t, log, found } = dived()
    expect(eventText(pearls, t, log, 0)).toBe(`player 1 finds pearl ${found}; 12 are left`)
    expect(eventText(pearls, t, log, 0, 0)).toBe(`player 1 finds pearl ${found}; 12 are left`)
    expect(eventText(pearls, t, log, 0, 1)).toBe('player 1 finds a pearl; 12 are left')
  })

  test('[E5] are forgotten on demand', () => {
    const { t, log } = dived()
    log.clear()
    expect([log.count, log.cells.length]).toEqual([0, 0])
    t.log?.add(rules.events['round-ended'], 2)
    expect(eventText(pearls, t, log, 0)).toBe('round 2 ends')
  })
})

test('[E1, E4] five parameters are kept and told', () => {
  const own = rulebook<null>()({
    layout: layout({ n: int }),
    things: { card: { name: (card) => `card ${card}` } },
    choices: {},
    events: {
      hit: {
        rule: 'B1',
        with: ['by: card', 'on: card', 'amount: number', 'block: number', 'left: number'],
      },
    },
  })
  const game = gameOf(own, null, own.procedure('main', [], []), {
    text: {
      choices: {},
      prompts: {},
      reasons: {},
      events: { hit: '{by} hits {on}: {amount} - {block}, {left} left' },
    },
  })
  const t = start(game, { seed: 1 })
  const log = new EventLog()
  log.add(own.events.hit, 1, 2, 4, 3, 12)
  log.add(own.events.hit, 2, 1, 5, 0, 7)
  expect(eventText(game, t, log, 0)).toBe('card 1 hits card 2: 4 - 3, 12 left')
  expect(eventText(game, t, log, 1)).toBe('card 2 hits card 1: 5 - 0, 7 left')
})

describe('what events may hide', () => {
  const declare = (secret: { seats: string[]; hides: string[] }) =>
    rulebook<null>()({
      layout: layout({ n: int }),
      things: { card: { name: (card) => `card ${card}` } },
      choices: {},
      events: { bid: { rule: 'B1', with: ['player: seat', 'coins: number', 'card'], secret } },
    })
  const said = (coins: number, seat?: number, card = 3) => {
    const own = declare({ seats: ['player'], hides: ['coins', 'card'] })
    const text = {
      choices: {},
      prompts: {},
      reasons: {},
      events: { bid: '{player} bids {coins}[ for {card}]' },
    }
    const game = gameOf(own, null, own.procedure('main', [], []), { text })
    const t = start(game, { seed: 1, seats: 2 })
    t.log = new EventLog()
    t.log?.add(own.events.bid, 0, coins, card)
    return eventText(game, t, t.log, 0, seat)
  }

  test('[E6] a hidden thing is called by its kind’s word for it, or “something”', () => {
    expect(said(5, 0)).toBe('player 1 bids 5 for card 3')
    expect(said(5, 1)).toContain('for something')
    expect(said(5, 0, NONE)).toBe('player 1 bids 5')
  })

  test('[E6] a hidden number is not printed, neither itself nor the mark for it', () => {
    expect(said(5, 1)).toBe('player 1 bids something for something')
  })

  test('[E6] a number that happens to be -2 or -1 is printed', () => {
    expect(said(-2)).toBe('player 1 bids -2 for card 3')
    expect(said(-2, 0)).toBe('player 1 bids -2 for card 3')
    expect(said(-1, 0)).toBe('player 1 bids -1 for card 3')
  })

  test('[E7] a secret that names no parameter is refused when the rulebook is made', () => {
    expect(() => declare({ seats: ['nobody'], hides: [] })).toThrow('event bid: its secret names nobody')
    expect(() => declare({ seats: ['player'], hides: ['colour'] })).toThrow(
      'event bid: its secret names colour',
    )
  })

  test('[E7] nor one that is told to nobody, or to something that is no seat', () => {
    expect(() => declare({ seats: [], hides: ['card'] })).toThrow(
      'event bid: its secret is told to no seat; name one',
    )
    expect(() => declare({ seats: ['player', 'coins'], hides: ['card'] })).toThrow(
      'event bid: its secret is told to coins, which is a number, no seat',
    )
  })

  test('[E3] a secret of several seats is known to each of them and to nobody else', () => {
    const own = rulebook<null>()({
      layout: layout({ n: int }),
      things: {
        card: { name: (card) => `card ${card}`, unseen: 'a card' },
        player: { is: 'seat', name: (seat) => `the player of seat ${seat}` },
      },
      choices: {},
      events: {
        given: {
          rule: 'B2',
          with: ['giver: player', 'taker: seat', 'card'],
          secret: { seats: ['giver', 'taker'], hides: ['card'] },
        },
      },
    })
    const text = {
      ...{ choices: {}, prompts: {}, reasons: {} },
      events: { given: '{giver} gives {taker} {card}' },
    }
    const game = gameOf(own, null, own.procedure('main', [], []), { text })
    const t = start(game, { seed: 1, seats: 4 })
    const log = new EventLog()
    log.add(own.events.given, 2, 0, 7)
    const told = [0, 1, 2, 3, -1].map((seat) => log.paramOf(0, 2, seat))
    expect(told).toEqual([7, UNSEEN, 7, UNSEEN, UNSEEN])
    expect(eventText(game, t, log, 0, 0)).toBe('the player of seat 2 gives player 1 card 7')
    expect(eventText(game, t, log, 0, 1)).toBe('the player of seat 2 gives player 1 a card')
  })
})
