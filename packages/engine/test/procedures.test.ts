import { describe, expect, test } from 'vitest'
import { DRAWN, LOST, sameCells, start, WON } from '../src/index.ts'
import type { Procedure } from '../src/index.ts'
import { workshop } from './workshop.ts'
import type { Bench } from './workshop.ts'

const traced = (t: Bench) => t.trace.toArray()

describe('steps', () => {
  test('[S1] happen in their order, and stop where somebody is asked', () => {
    const { procedure, note, pick, play } = workshop()
    const t = play(procedure('main', [], [note(10), note(11), pick, note(12), pick]))
    expect(traced(t)).toEqual([10, 11])
    expect([t.question?.name, t.question?.rule, t.choices.count]).toEqual(['pick', 'W1', 3])
    t.take(2)
    expect(traced(t)).toEqual([10, 11, 2, 12])
    t.take(0)
    expect(traced(t)).toEqual([10, 11, 2, 12, 0])
  })

  test('[S1] when the last procedure ends the game is over and nobody is asked', () => {
    const { procedure, pick, play } = workshop()
    const t = play(procedure('main', [], [pick]))
    expect(t.isOver).toBe(false)
    t.take(0)
    expect([t.isOver, t.question, t.choices.count, t.inFlight()]).toEqual([true, null, 0, []])
    expect(() => t.take(0)).toThrow('choice 0: there are 0')
  })

  test('[S2] a loop goes on as long as its condition holds when it comes round', () => {
    const { procedure, repeatWhile, play, note } = workshop()
    const count = (limit: number) => [
      repeatWhile<{ i: number }>((_, my) => my.i < limit, [(t, my) => void t.trace.push(my.i++)]),
      note(99),
    ]
    expect(traced(play(procedure('three', ['i'], count(3))))).toEqual([0, 1, 2, 99])
    expect(traced(play(procedure('none', ['i'], count(0))))).toEqual([99])
  })

  test('[S2] a loop over numbers goes from what the local holds to the limit, which it looks at each time', () => {
    const { procedure, repeatFor, play, note } = workshop()
    const count = (from: number, limit: (t: Bench) => number) => {
      const steps = [
        (_: Bench, my: { i: number }) => void (my.i = from),
        repeatFor<{ i: number }>('i', limit, [(t, my) => void t.trace.push(my.i), note(7)]),
        (t: Bench, my: { i: number }) => void t.trace.push(100 + my.i),
      ]
      return traced(play(procedure(`from ${from}`, ['i'], steps)))
    }
    expect(count(0, () => 2)).toEqual([0, 7, 1, 7, 102])
    expect(count(1, () => 0)).toEqual([101])
    expect(count(3, (t) => 5 - t.trace.size)).toEqual([3, 7, 104])
  })

  test('[S2] a loop without a condition goes on until a step leaves it or ends the game', () => {
    const { procedure, repeat, pick, note, play } = workshop()
    const until = (limit: number, stop: (t: Bench) => void) => (t: Bench) => {
      if (t.trace.size >= limit) stop(t)
    }
    const inner = procedure('inner', [], [repeat([note(1), until(3, (t) => t.leave(7))]), note(-1)])
    const outer = repeat<unknown>([inner, note(2), until(8, (t) => t.finish(WON))])
    const t = play(procedure('main', [], [outer, pick]))
    expect([traced(t), t.outcome]).toEqual([[1, 1, 1, 2, 1, 2, 1, 2], WON])
  })

  test('[S3] when does one list of steps or the other, also inside each other and in loops', () => {
    const { procedure, repeatWhile, when, note, play } = workshop()
    const main = procedure(
      'main',
      ['i'],
      [
        repeatWhile(
          (_, my) => my.i < 4,
          [
            when((_, my) => my.i % 2 === 0, [when((_, my) => my.i === 0, [note(100)]), note(2)], [note(1)]),
            when(() => false, [note(-1)]),
            when(() => false, [], [note(7)]),
            (_, my) => void my.i++,
          ],
        ),
      ],
    )
    expect(traced(play(main))).toEqual([100, 2, 7, 1, 7, 2, 7, 1, 7])
  })
})

describe('calls', () => {
  test('[S4] a procedure as a step runs there; a call runs when its step is over, before anything else', () => {
    const { procedure, note, pick, play } = workshop()
    const inner = procedure(
      'inner',
      ['a', 'b', 'c'],
      [(t, my) => t.trace.push(my.a * 100 + my.b * 10 + my.c), pick],
    )
    const main = procedure(
      'main',
      [],
      [
        inner,
        (t) => {
          t.call(inner, 4, 5)
          t.trace.push(1)
        },
        note(2),
      ],
    )
    const t = play(main)
    expect([traced(t), t.inFlight()]).toEqual([[0], ['main', 'inner']])
    t.take(1)
    expect(traced(t)).toEqual([0, 1, 1, 450])
    t.take(2)
    expect(traced(t)).toEqual([0, 1, 1, 450, 2, 2])
  })

  test('[S4] arguments are the first locals, five at most; the other locals begin at 0', () => {
    const { procedure, play } = workshop()
    const wide = procedure(
      'wide',
      ['a', 'b', 'c', 'd', 'e', 'f'],
      [
        (t, my) => [my.a, my.b, my.c, my.d, my.e, my.f].forEach((n) => t.trace.push(n)),
        (_, my) => {
          my.f = 99
        },
      ],
    )
    const main = procedure('main', [], [(t) => t.call(wide, 1, 2, 3, 4, 5), (t) => t.call(wide, -6)])
    expect(traced(play(main))).toEqual([1, 2, 3, 4, 5, 0, -6, 0, 0, 0, 0, 0])
  })

  test('[S5] each run of a procedure has its own locals, also when it runs inside itself', () => {
    const { procedure, when, play } = workshop()
    const factorial: Procedure = procedure(
      'factorial',
      ['n'],
      [
        when((_, my) => my.n < 2, [(t) => t.leave(1)]),
        (t, my) => t.call(factorial, my.n - 1),
        (t, my) => t.leave(my.n * t.result),
      ],
    )
    const t = play(procedure('main', [], [(t) => t.call(factorial, 6), (t) => t.trace.push(t.result)]))
    expect(traced(t)).toEqual([720])
  })

  test('[S6] leave ends the procedure when the step is over, out of loops too; the caller finds the result', () => {
    const { procedure, repeat, note, pick, play } = workshop()
    const look = (t: Bench, my: { i: number }) => {
      my.i++
      if (my.i === 3) t.leave(my.i)
      t.trace.push(my.i)
    }
    const search = procedure('search', ['i'], [repeat([look]), note(-1)])
    const main = procedure('main', [], [search, (t) => t.trace.push(t.result * 100), pick])
    expect(traced(play(main))).toEqual([1, 2, 3, 300])
  })

  test('[S6] a procedure that ends without leave returns 0', () => {
    const { procedure, note, play } = workshop()
    const five = procedure('five', [], [(t) => t.leave(5)])
    const nothing = procedure('nothing', [], [note(1)])
    const main = procedure('main', [], [five, nothing, (t) => t.trace.push(t.result)])
    expect(traced(play(main))).toEqual([1, 0])
  })

  test('[S7] a question inside a called effect is answered with the locals of its own procedure', () => {
    const { procedure, ask, choices, note, play } = workshop()
    const choose = ask({
      name: 'choose',
      rule: 'W2',
      who: (_: Bench, my: { who: number; base: number }) => my.who,
      choices: (_, out, my) => out.add(choices.pick, my.base + 1),
      take: { pick: (t, answer, my) => t.leave(my.base * 1000 + answer.n * 10 + answer.seat) },
    })
    const inner = procedure('inner', ['who', 'base'], [choose])
    // The same question stands in a second procedure, whose locals lie in another order.
    const other = procedure('other', ['base', 'x', 'who'], [choose])
    const outer = procedure('outer', ['n'], [(t, my) => t.call(inner, my.n, my.n), (t) => t.leave(t.result)])
    const push = (t: Bench) => t.trace.push(t.result)
    const main = procedure(
      'main',
      [],
      [(t) => t.call(outer, 1), push, (t) => t.call(other, 2, 0, 0), push, note(0)],
    )
    const t = play(main, 2)
    expect(t.inFlight()).toEqual(['main', 'outer', 'inner'])
    expect([t.choices.seatOf(0), t.choices.paramOf(0, 0)]).toEqual([1, 2])
    t.take(0)
    expect([traced(t), t.inFlight()]).toEqual([[1021], ['main', 'other']])
    t.take(0)
    expect(traced(t)).toEqual([1021, 2030, 0])
  })

  test('[S8] a call from an answer runs before the next step', () => {
    const { procedure, ask, choices, note, play } = workshop()
    const effect = procedure('effect', ['n'], [(t, my) => t.trace.push(my.n)])
    const choose = ask({
      name: 'choose',
      rule: 'W2',
      who: 0,
      choices: (_: Bench, out) => out.add(choices.pick, 8),
      take: { pick: (t, { n }) => t.call(effect, n) },
    })
    const t = play(procedure('main', [], [choose, note(1)]))
    t.take(0)
    expect(traced(t)).toEqual([8, 1])
  })

  test('[S9] what has ended leaves nothing on the stack: the way to a state does not show in it', () => {
    const { procedure, pick, play, when, layout } = workshop()
    const deep: Procedure = procedure(
      'deep',
      ['n', 'x'],
      [
        (_, my) => {
          my.x = 77
        },
        when((_, my) => my.n > 0, [(t, my) => t.call(deep, my.n - 1)]),
      ],
    )
    const main = procedure('main', ['n'], [(t, my) => t.call(deep, my.n), pick])
    const plain = procedure('plain', ['n'], [pick])
    const [t, other] = [play(main), play(plain)]
    // Apart from which procedure it is and where it stands, the blocks are the same.
    const stack = (of: Bench) => Array.from(of.cells.slice(layout.stack + 3))
    expect(stack(t)).toEqual(stack(other))
  })
})

describe('the end', () => {
  test.each([WON, LOST, DRAWN])(
    '[S10] finish ends the game from any depth when the step is over: %i',
    (outcome) => {
      const { procedure, note, play } = workshop()
      const inner = procedure(
        'inner',
        [],
        [
          (t) => {
            t.finish(outcome)
            t.trace.push(1)
          },
          note(2),
        ],
      )
      const t = play(procedure('main', ['x'], [procedure('middle', ['y'], [inner, note(3)]), note(4)]))
      expect([traced(t), t.outcome, t.isOver, t.choices.count]).toEqual([[1], outcome, true, 0])
      expect(t.inFlight()).toEqual([])
    },
  )

  const after: [string, (t: Bench, other: Procedure) => void][] = [
    ['leaves', (t) => t.leave(1)],
    ['calls', (t, other) => t.call(other)],
  ]
  test.each(after)('[S10] finish stands, even if the same step then %s', (_, act) => {
    const { procedure, note, play } = workshop()
    const other = procedure('other', [], [note(3)])
    const inner = procedure('inner', [], [(t) => (t.finish(LOST), act(t, other))])
    const t = play(procedure('main', [], [inner, note(4)]))
    expect([traced(t), t.outcome, t.isOver]).toEqual([[], LOST, true])
  })

  test('[S9] a call that the end of the game overtook leaves nothing on the stack either', () => {
    const { procedure, note, play, layout } = workshop()
    const inner = procedure('inner', ['n'], [note(3)])
    const t = play(procedure('main', [], [(t) => (t.call(inner, 5), t.finish(WON))]))
    expect([traced(t), t.isOver]).toEqual([[], true])
    expect(t.cells.slice(layout.stack).every((cell) => cell === 0)).toBe(true)
  })

  test('[S11] a game can be begun again on the same table and goes the same way', () => {
    const { procedure, pick, note, gameWith, play } = workshop()
    const main = procedure('main', ['x'], [note(1), procedure('inner', ['y', 'z'], [pick]), pick])
    const t = play(main)
    t.take(1)
    start(gameWith(main), { seed: 1 }, t)
    expect(sameCells(t.cells, play(main).cells)).toBe(true)
  })

  test('[S11] also on a table on which the rules failed in the middle of a step', () => {
    const { procedure, pick, gameWith } = workshop()
    const inner = procedure('inner', [], [pick])
    let isBroken = true
    const main = procedure(
      'main',
      [],
      [
        (t) => {
          t.call(inner)
          if (isBroken) throw new Error('a bug in the rules')
        },
      ],
    )
    const game = gameWith(main)
    const t = game.newTable()
    expect(() => start(game, { seed: 1 }, t)).toThrow('a bug in the rules')
    isBroken = false
    start(game, { seed: 1 }, t)
    expect(t.inFlight()).toEqual(['main', 'inner'])
  })
})
