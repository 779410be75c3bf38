import { describe, expect, test } from 'vitest'
import {
  findChoice,
  int,
  layout,
  NONE,
  notationFault,
  notationOf,
  offeredChoices,
  open,
  refusedChoices,
} from '../src/index.ts'
import { rulebook, start, whyNot } from '../src/index.ts'
import type { Choices, GameText } from '../src/index.ts'
import { pearls } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { gameOf } from './support.ts'

const NAMES = ['Strike', 'Strike Hard', 'Guard', 'Strike  Hard', 'Guard #0123456789abcdef']
const rules = rulebook<null>()({
  layout: layout({ last: open(int), taker: open(int) }),
  things: { card: { name: (card) => NAMES[card] } },
  choices: {
    play: ['card', 'target: seat'],
    pay: ['coins: number', 'from: number', 'to: number'],
    pass: [],
  },
  reasons: { dear: 'X1', far: 'X2', never: 'X3' },
})
type T = ReturnType<typeof rules.newTable>
const { choices: kinds, reasons } = rules
const text: GameText = {
  choices: { play: 'play {card}[ on {target}]', pay: 'pay {coins}[ from {from}][ to {to}]', pass: 'pass' },
  events: {},
  prompts: { choose: 'what will you do?' },
  reasons: {
    dear: '{card} is too dear',
    far: '[{target} ]is too far away',
    never: 'nobody plays cards here',
  },
}

/** A game with one question, whose choices the test lists. */
let procedures = 0
function asking(list: (t: T, out: Choices) => void, who?: number, seats = 3) {
  const choose = rules.ask({
    name: 'choose',
    rule: 'X0',
    ...(who !== undefined && { who }),
    choices: (t: T, out) => list(t, out),
    take: {
      play: (t, { card, target, seat }) => {
        t.last = card * 100 + target
        t.taker = seat
      },
      pay: (t, { coins, from, to, seat }) => {
        t.last = coins * 10_000 + from * 100 + to
        t.taker = seat
      },
      pass: (t, { seat }) => {
        t.taker = seat
      },
    },
  })
  const game = gameOf<T, null>(rules, null, rules.procedure(`main ${procedures++}`, [], [choose, choose]), {
    text,
  })
  return { game, t: start(game, { seed: 1, seats }) as T }
}

describe('the list of choices', () => {
  test('[C1] is exactly what the rules add, in their order, with seat, kind and parameters', () => {
    const { t } = asking((_, out) => {
      out.add(kinds.play, 2, 1)
      out.add(kinds.play, 0)
      out.add(kinds.pass)
    }, 1)
    const { choices } = t
    expect(choices.count).toBe(3)
    const listed = [0, 1, 2].map((i) => [
      choices.seatOf(i),
      choices.kindOf(i),
      ...[0, 1, 2].map((p) => choices.paramOf(i, p)),
    ])
    expect(listed).toEqual([
      [1, kinds.play.id, 2, 1, NONE],
      [1, kinds.play.id, 0, NONE, NONE],
      [1, kinds.pass.id, NONE, NONE, NONE],
    ])
  })

  test.each([32, 33, 64, 65, 1000])('[C2] grows: %i choices are all there and can all be taken', (count) => {
    const { t } = asking((_, out) => {
      for (let i = 0; i < count; i++) out.add(kinds.pay, i, i % 7, i % 11)
    }, 0)
    expect(t.choices.count).toBe(count)
    const saved = t.cells.slice()
    for (const i of [0, 31, count - 1]) {
      t.restore(saved)
      expect([0, 1, 2].map((p) => t.choices.paramOf(i, p))).toEqual([i, i % 7, i % 11])
      t.take(i)
      expect(t.last).toBe(i * 10_000 + (i % 7) * 100 + (i % 11))
    }
    t.release()
  })

  test('[C3] may be for several seats at once: each choice names its seat, and its answer does', () => {
    const { t } = asking((_, out) => {
      if (out.seat !== 1) out.add(kinds.pay, out.seat + 0)
      out.add(kinds.pass)
    })
    expect([0, 1, 2, 3, 4].map((i) => t.choices.seatOf(i))).toEqual([0, 0, 1, 2, 2])
    t.take(3)
    expect([t.taker, t.last]).toEqual([2, 20_000 - 100 - 1])
  })

  test.each([-1, 2, 0.5, NaN])(
    '[C4] a number that is not in it is refused and changes nothing: %d',
    (index) => {
      const { t } = asking((_, out) => {
        out.add(kinds.pass)
        out.add(kinds.play, 1)
      }, 0)
      const before = t.cells.slice()
      expect(() => t.take(index)).toThrow(`choice ${index}: there are 2, numbered from 0`)
      expect(t.cells).toEqual(before)
    },
  )

  test('[C5] listing it, however often, changes nothing on the table', () => {
    const t = start(pearls, { seed: 1, seats: 3 })
    const before = t.cells.slice()
    for (let i = 0; i < 3; i++) {
      t.refresh()
      refusedChoices(pearls, t)
      expect(t.choices.count).toBe(3)
    }
    expect(t.cells).toEqual(before)
  })
})

describe('notation', () => {
  test('[C6] names things, seats (from 1) and numbers, and leaves an optional part out with its value', () => {
    const { game, t } = asking((_, out) => {
      out.add(kinds.play, 1, 2)
      out.add(kinds.play, 1)
      out.add(kinds.pay, 3, 0, 12)
      out.add(kinds.pass)
    }, 0)
    expect([0, 1, 2, 3].map((i) => notationOf(game, t, i))).toEqual([
      'play Strike Hard on player 3',
      'play Strike Hard',
      'pay 3 from 0 to 12',
      'pass',
    ])
  })

  test('[C6] a number that a choice does without is left out too', () => {
    const { game, t } = asking((_, out) => out.add(kinds.pay, 3), 0)
    expect(notationOf(game, t, 0)).toBe('pay 3')
  })

  test('[C7] two choices of one seat with one notation are told of, and what a record could not hold', () => {
    const faultOf = (list: (out: Choices) => void, who?: number) => {
      const { game, t } = asking((_, out) => list(out), who)
      return notationFault(game, t)
    }
    expect(faultOf((out) => out.add(kinds.pass))).toBeUndefined()
    const twice = (out: Choices): void => {
      out.add(kinds.play, 0)
      out.add(kinds.pass)
      out.add(kinds.play, 0)
    }
    expect(faultOf(twice, 1)).toBe('"play Strike" is the notation of two choices')
    expect(faultOf((out) => out.add(kinds.play, 3), 0)).toMatch(
      /^the notation "play Strike {2}Hard" is empty, or has/,
    )
    expect(faultOf((out) => out.add(kinds.play, 4), 0)).toMatch(/a hash that records cannot hold$/)
  })

  test('[C7] finds the choice again for its seat, whatever the capitals and spaces', () => {
    const { game, t } = asking((_, out) => {
      out.add(kinds.play, out.seat + 0, 0)
      out.add(kinds.pass)
    })
    for (let i = 0; i < t.choices.count; i++) {
      expect(findChoice(game, t, t.choices.seatOf(i), notationOf(game, t, i))).toBe(i)
    }
    expect(findChoice(game, t, 1, '  PLAY strike   hard on Player 1 ')).toBe(2)
    expect(findChoice(game, t, 0, 'play Strike Hard on player 1')).toBe(-1)
    expect(findChoice(game, t, 1, 'play')).toBe(-1)
  })

  test('[C8] choices come to clients with the things they concern', () => {
    const { game, t } = asking((_, out) => {
      out.add(kinds.play, 2, 1)
      out.add(kinds.pay, 5)
    })
    expect(offeredChoices(game, t, 2)).toEqual([
      {
        seat: 2,
        notation: 'play Guard on player 2',
        kind: 'play',
        concerns: [
          { kind: 'card', id: 2 },
          { kind: 'seat', id: 1 },
        ],
      },
      expect.objectContaining({ kind: 'pay', concerns: [] }),
    ])
    expect(offeredChoices(game, t)).toHaveLength(6)
  })
})

describe('why not?', () => {
  const refusing = () =>
    asking((_, out) => {
      out.refuse(reasons.dear, kinds.play, 0)
      out.refuse(reasons.far, kinds.play, 2, 1)
      out.add(kinds.play, 2, 0)
    }, 1)

  test('[C9] refusals are told apart from choices and cost nothing unless somebody asks', () => {
    const { game, t } = refusing()
    expect(t.choices.count).toBe(1)
    expect(refusedChoices(game, t)).toMatchObject([
      {
        seat: 1,
        rule: 'X1',
        text: 'Strike is too dear',
        notation: 'play Strike',
        concerns: [{ kind: 'card', id: 0 }],
      },
      {
        rule: 'X2',
        text: 'player 2 is too far away',
        notation: 'play Guard on player 2',
      },
    ])
    expect(refusedChoices(game, t, 0)).toEqual([])
    expect(t.choices.count).toBe(1)
  })

  test('[C10] the rules’ own reason comes with its rule; a parameter left out stands for any', () => {
    const { game, t } = refusing()
    expect(whyNot(game, t, 1, 'play guard on player 2')).toEqual({
      rule: 'X2',
      text: 'player 2 is too far away',
    })
    expect(whyNot(game, t, 1, 'Play Strike')).toEqual({ rule: 'X1', text: 'Strike is too dear' })
    expect(whyNot(game, t, 1, 'play Strike on player 3').rule).toBe('X1')
  })

  test('[C10] also where every parameter is left out', () => {
    const { game, t } = asking((_, out) => {
      out.refuse(reasons.never, kinds.play)
      out.add(kinds.pass)
    }, 0)
    expect(whyNot(game, t, 0, 'play Guard on player 2')).toEqual({
      rule: 'X3',
      text: 'nobody plays cards here',
    })
  })

  test('[C10] a reason for one thing is not given for another whose name begins alike', () => {
    const { game, t } = refusing()
    expect(whyNot(game, t, 1, 'play Strike Hard').rule).toBe('X0')
  })

  test('[C13] what is only explained is told to whoever asks for it, but not listed', () => {
    const { game, t } = asking((_, out) => {
      if (out.isExplaining) out.explain(reasons.never, kinds.play)
      out.add(kinds.pass)
    }, 0)
    expect(refusedChoices(game, t, 0)).toEqual([])
    expect(whyNot(game, t, 0, 'play Guard on player 2').rule).toBe('X3')
  })

  test('[C11] otherwise the answer is the question, with its rule', () => {
    const { game, t } = refusing()
    expect(whyNot(game, t, 1, 'dance')).toEqual({
      rule: 'X0',
      text: 'what is asked now is: what will you do?',
    })
  })

  test('[C11] or that it is somebody else’s turn, or that the game is over', () => {
    const { game, t } = refusing()
    expect(whyNot(game, t, 0, 'pass')).toEqual({ rule: 'X0', text: 'it is not for player 1 to choose now' })
    t.take(0)
    t.take(0)
    expect(whyNot(game, t, 1, 'pass')).toEqual({ rule: '', text: 'the game is over' })
  })

  test('[C12] a question says which kind of choice may be made for somebody who is away', () => {
    const t = start(pearls, { seed: 1, seats: 2 }) as Pearls
    expect([t.question?.name, t.question?.pass]).toEqual(['act', -1])
    for (let i = 0; i < 3; i++) t.players[1].hand.push(t.deck.pop())
    t.take(findChoice(pearls, t, 0, 'rest'))
    expect(t.question?.name).toBe('react')
    expect(pearls.choices[t.question?.pass ?? -1].name).toBe('pass')
    expect(offeredChoices(pearls, t).every((choice) => choice.seat === 1)).toBe(true)
  })
})
