/** Parameters that name things of several kinds, and choices with five parameters, from the rules to the client. */
import { describe, expect, test } from 'vitest'
import {
  deskOf,
  EventLog,
  eventText,
  findChoice,
  int,
  layout,
  NONE,
  notationOf,
  offeredChoices,
  open,
  pile,
  promptText,
  refusedChoices,
  rulebook,
  start,
  thingMeant,
  unpackStep,
  UNSEEN,
  whyNot,
} from '../src/index.ts'
import type { Choices, GameText, The } from '../src/index.ts'
import { gameOf } from './support.ts'

const rules = rulebook<null>()({
  layout: layout({ hand: open(pile(4, 'card')), last: open(int), more: open(int) }),
  things: {
    card: { name: (card) => `Card ${card}`, count: () => 4, unseen: 'a piece' },
    foe: { name: (foe) => `Foe ${foe}`, unseen: 'a piece' },
    mat: { name: () => 'the mat' },
  },
  choices: {
    hit: ['target: foe|seat|mat', 'with: card'],
    trade: ['give: card', 'take: card', 'from: foe', 'coins: number', 'also: card|foe'],
    pass: [],
  },
  events: {
    struck: { rule: 'K1', with: ['by: seat', 'target: foe|mat'] },
    hidden: { rule: 'K2', with: ['by: seat', 'what: card|foe'], secret: { seats: ['by'], hides: ['what'] } },
    veiled: { rule: 'K3', with: ['by: seat', 'what: card|mat'], secret: { seats: ['by'], hides: ['what'] } },
  },
  reasons: { far: 'K4', dear: 'K5' },
})
const { choices, events, idOf, isA, the } = rules
type T = ReturnType<typeof rules.newTable>
const text: GameText = {
  choices: {
    hit: 'hit {target}[ with {with}]',
    trade: 'trade {give} for {take}[ of {from}][ and {coins} coins][ and {also}]',
    pass: 'pass',
  },
  events: {
    struck: '{by} strikes {target}',
    hidden: '{by} hides {what}',
    veiled: '{by} veils {what}',
  },
  prompts: { choose: 'what about {target}?' },
  reasons: { far: '{target} is far', dear: '{coins} is too much' },
}

let made = 0
function asking(list: (out: Choices) => void, target: The<'foe' | 'mat'> = the.foe(2)) {
  const choose = rules.ask({
    name: 'choose',
    rule: 'K0',
    who: 1,
    about: { target: ['foe|mat', () => target] },
    choices: (_: T, out) => list(out),
    take: {
      hit: (t, { target: hit, with: card, seat }) => {
        if (!isA(hit, 'seat')) t.log?.add(events.struck, seat, hit)
        t.last = isA(hit, 'foe') ? 100 + idOf(hit) : isA(hit, 'seat') ? 200 + idOf(hit) : 300
        t.more = card
      },
      trade: (t, { give, take, from, coins, also }) => {
        t.last = give * 1000 + take * 100 + from * 10 + coins
        t.more = also
      },
      pass: (t) => void t.last++,
    },
  })
  const main = rules.procedure(`main ${made++}`, [], [choose, choose])
  const game = gameOf<T, null>(rules, null, main, { text })
  return { game, t: start(game, { seed: 1, seats: 3 }) as T }
}

describe('a thing of several kinds', () => {
  const listed = () =>
    asking((out) => {
      out.add(choices.hit, the.foe(3), 1)
      out.add(choices.hit, the.seat(0))
      out.add(choices.hit, the.mat(0))
      out.refuse(rules.reasons.far, choices.hit, the.foe(1))
    })

  test('[I8] reads as its kind calls it, and leads back to its choice', () => {
    const { game, t } = listed()
    const notations = ['hit Foe 3 with Card 1', 'hit player 1', 'hit the mat']
    expect([0, 1, 2].map((i) => notationOf(game, t, i))).toEqual(notations)
    notations.forEach((notation, i) => expect(findChoice(game, t, 1, notation)).toBe(i))
  })

  test('[I8] is told to clients as that thing', () => {
    const { game, t } = listed()
    expect(offeredChoices(game, t).map(({ concerns }) => concerns)).toEqual([
      [
        { kind: 'foe', id: 3 },
        { kind: 'card', id: 1 },
      ],
      [{ kind: 'seat', id: 0 }],
      [{ kind: 'mat', id: 0 }],
    ])
    expect(refusedChoices(game, t)).toEqual([
      {
        seat: 1,
        rule: 'K4',
        text: 'Foe 1 is far',
        notation: 'hit Foe 1',
        concerns: [{ kind: 'foe', id: 1 }],
      },
    ])
    expect(whyNot(game, t, 1, 'hit Foe 1 with Card 2').rule).toBe('K4')
    expect(whyNot(game, t, 1, 'hit Foe 2').rule).toBe('K0')
  })

  test('[I6] comes back to the rules as it was', () => {
    for (const [i, last] of [103, 200, 300].entries()) {
      const { t } = listed()
      t.take(i)
      expect([t.last, t.more]).toEqual([last, i === 0 ? 1 : NONE])
    }
  })

  test('[I8] is the same in the packed past', () => {
    const { game, t } = listed()
    const block = t.cells.slice()
    const { packed } = deskOf(game).take(block, 2)
    const log = unpackStep(packed, block.slice(), game.events)
    expect([log.count, log.paramOf(0, 1)]).toEqual([1, the.mat(0)])
    expect(eventText(game, t, log, 0)).toBe('player 2 strikes the mat')
  })

  test('[I8] is named in prompts', () => {
    const prompt = (target?: The<'foe' | 'mat'>) => {
      const { game, t } = asking((out) => out.add(choices.pass), target)
      return promptText(game, t)
    }
    expect(prompt()).toBe('what about Foe 2?')
    expect(prompt(the.mat(0))).toBe('what about the mat?')
  })

  test('[I8] is named in events, and hidden with its kind; where all kinds have one word for that, by it', () => {
    const { game, t } = listed()
    const log = new EventLog()
    log.add(events.struck, 0, the.mat(0))
    log.add(events.hidden, 0, the.foe(2))
    log.add(events.veiled, 0, the.mat(0))
    const told = (seat: number) => [0, 1, 2].map((i) => eventText(game, t, log, i, seat))
    expect(told(0)).toEqual(['player 1 strikes the mat', 'player 1 hides Foe 2', 'player 1 veils the mat'])
    expect(told(1)).toEqual([
      'player 1 strikes the mat',
      'player 1 hides a piece',
      'player 1 veils something',
    ])
    expect(log.paramOf(1, 1, 1)).toBe(UNSEEN)
  })

  test('[I8] a value that is none of its kinds is an error that says so', () => {
    const { game, t } = listed()
    const log = new EventLog()
    log.add(events.struck, 0, 3)
    log.add(events.struck, 0, the.card(3) as unknown as The<'foe'>)
    const advice = /^\d+ is no foe or mat; name it by kind: the\.foe\(id\)$/
    for (const i of [0, 1]) expect(() => eventText(game, t, log, i)).toThrow(advice)
    expect(thingMeant(game.things, 'foe|mat', NONE)).toBeUndefined()
    expect(thingMeant(game.things, 'number', 3)).toBeUndefined()
  })

  test('[G6] two choices that read alike for one of the kinds are refused', () => {
    const alike = { ...text, choices: { ...text.choices, trade: 'hit {from}{give}{take}{coins}{also}' } }
    const { game } = listed()
    expect(() => gameOf(rules, null, game.main, { text: alike })).not.toThrow()
    const odd = { ...text, choices: { ...text.choices, hit: '{target}[{with}]', pass: 'x', trade: '{also}' } }
    expect(() => gameOf(rules, null, game.main, { text: odd })).toThrow(
      'choices.trade: reads like choices.hit, and the question choose offers both',
    )
  })

  test('[G7] nor may a parameter be of several kinds of which there is none, or of a number', () => {
    const make = (of: string) => {
      const odd = rulebook<null>()({
        layout: layout({}),
        things: { card: { name: () => 'card' } },
        choices: { play: [`x: ${of}` as 'x: card'] },
      })
      return gameOf(odd, null, odd.procedure('main', [], []))
    }
    expect(() => make('card|seat')).not.toThrow()
    expect(() => make('card|crad')).toThrow('play.x: crad is no kind of thing')
    expect(() => make('card|number')).toThrow('play.x: number is no kind of thing')
  })
})

describe('five parameters', () => {
  const listed = (isLong = true) =>
    asking((out) => {
      out.add(choices.pass)
      if (isLong) out.add(choices.trade, 0, 1, 2, 3, the.foe(4))
      if (isLong) out.add(choices.trade, 0, 1, 2, 5)
      out.add(choices.trade, 0, 1, 2)
      out.refuse(rules.reasons.dear, choices.trade, 0, 1, 2, 9, the.card(3))
    })

  test('[C1] are kept, told and read back', () => {
    const { game, t } = listed()
    expect([1, 2, 3].map((i) => notationOf(game, t, i))).toEqual([
      'trade Card 0 for Card 1 of Foe 2 and 3 coins and Foe 4',
      'trade Card 0 for Card 1 of Foe 2 and 5 coins',
      'trade Card 0 for Card 1 of Foe 2',
    ])
    expect([0, 1, 2, 3].map((i) => [3, 4].map((param) => t.choices.paramOf(i, param)))).toEqual([
      [NONE, NONE],
      [3, the.foe(4)],
      [5, NONE],
      [NONE, NONE],
    ])
    const block = t.cells.slice()
    t.take(1)
    expect([t.last, t.more]).toEqual([123, the.foe(4)])
    t.restore(block)
    t.take(3)
    expect([t.last, t.more]).toEqual([119, NONE])
  })

  test('[C1] one list leaves nothing behind for the next', () => {
    let isLong = true
    const { t } = asking((out) => {
      for (let i = 0; i < 40; i++)
        if (isLong) out.add(choices.trade, i, 1, 2, 3, the.foe(4))
        else out.add(choices.trade, i, 1)
    })
    expect(t.choices.paramOf(39, 3)).toBe(3)
    isLong = false
    t.refresh()
    for (let i = 0; i < 40; i++)
      expect([2, 3, 4].map((param) => t.choices.paramOf(i, param))).toEqual([NONE, NONE, NONE])
    t.take(7)
    expect(t.more).toBe(NONE)
  })

  test('[C10] a refusal is about all five', () => {
    const { game, t } = listed()
    const { text: why, notation, concerns } = refusedChoices(game, t)[0]
    expect([why, notation]).toEqual([
      '9 is too much',
      'trade Card 0 for Card 1 of Foe 2 and 9 coins and Card 3',
    ])
    expect(concerns.at(-1)).toEqual({ kind: 'card', id: 3 })
    expect(whyNot(game, t, 1, 'trade Card 0 for Card 1 of Foe 2 and 8 coins and Card 3').rule).toBe('K0')
    expect(whyNot(game, t, 1, notation).rule).toBe('K5')
  })

  test('[C7] tell choices of two lists apart', () => {
    const { t } = listed()
    const { t: other } = listed()
    expect([0, 1, 2, 3].map((i) => t.choices.indexOfSame(other.choices, i))).toEqual([0, 1, 2, 3])
    const { t: few } = listed(false)
    expect([0, 1, 2, 3].map((i) => few.choices.indexOfSame(t.choices, i))).toEqual([0, -1, -1, 1])
  })
})
