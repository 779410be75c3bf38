/** Effects as they are carried out: words of one step and several, and all flow words. */
import { describe, expect, test } from 'vitest'
import { done, play } from './effect-arena.ts'
import type { Deed } from './effect-arena.ts'

const note = (n: number): Deed => ({ note: n })
const asked = (effects: readonly Deed[], coins = 0): string | undefined =>
  play(effects, { coins }).question?.name

describe('words', () => {
  test('happen in their order, also out of lists inside lists', () => {
    expect(done(play([note(1), [note(2), [note(3)]], note(4)]))).toEqual([1, 2, 3, 4])
  })

  test('know the arguments with which the effect was called', () => {
    expect(done(play(['hero']))).toEqual([101])
  })

  test('of several steps keep to themselves what one step leaves for the next', () => {
    expect(done(play([{ march: 2 }, note(1), { march: 1 }]))).toEqual([202, 201, 200, 1, 201, 200])
  })

  test('that only may call read one result, whether or not they did', () => {
    expect(done(play(['aim']))).toEqual([299])
    expect(done(play(['aim'], { coins: 1, takes: [2] }))).toEqual([307])
    // What was picked before is not taken for the result of a step that does not call.
    const broke = play(['aim', { spend: 1 }, 'aim'], { coins: 1, takes: [0] })
    expect(done(broke)).toEqual([305, 299])
  })

  test('are not begun any more where the game says that nothing goes on', () => {
    expect(done(play([note(1), 'fall', note(2)]))).toEqual([1])
    expect(done(play([{ times: 3, do: [note(1), 'fall', note(2)] }, note(3)]))).toEqual([1])
    expect(asked(['fall', { choose: [note(1), note(2)] }])).toBeUndefined()
    expect(asked(['fall', { pay: { spend: 1 }, do: note(1) }], 1)).toBeUndefined()
  })
})

describe('if', () => {
  const rich = (n: number): Deed => ({ if: { rich: n }, do: note(1), else: note(2) })

  test('does the one, or what stands under else, and goes on', () => {
    expect(done(play([rich(3), note(9)], { coins: 3 }))).toEqual([1, 9])
    expect(done(play([rich(3), note(9)], { coins: 2 }))).toEqual([2, 9])
    expect(done(play([{ if: { rich: 3 }, do: note(1) }, note(9)]))).toEqual([9])
  })

  test('tests when it comes to it, not when the card is played', () => {
    expect(done(play([{ gain: 3 }, rich(3), { spend: 1 }, rich(3)]))).toEqual([1, 2])
  })

  test('reads the locals', () => {
    expect(done(play([{ each: 'hero', do: { if: 'first', do: 'hero', else: note(1) } }]))).toEqual([
      100, 1, 1,
    ])
  })

  const all = { all: [{ rich: 1 }, { rich: 3 }] }
  const any = { any: [{ rich: 5 }, all] }
  test.each([
    [0, false, false],
    [1, false, false],
    [3, true, true],
    [5, true, true],
  ])('with %i coins holds if all hold: %s; if any holds: %s', (coins, forAll, forAny) => {
    const holds = (one: typeof all | typeof any): boolean =>
      done(play([{ if: one, do: note(1) }], { coins })).length === 1
    expect([holds(all), holds(any)]).toEqual([forAll, forAny])
  })

  test('holds if one of several does, whichever it is', () => {
    for (const several of [
      [{ rich: 9 }, { rich: 1 }],
      [{ rich: 1 }, { rich: 9 }],
    ]) {
      expect(done(play([{ if: { any: several }, do: note(1) }], { coins: 1 }))).toEqual([1])
      expect(done(play([{ if: { all: several }, do: note(1) }], { coins: 1 }))).toEqual([])
    }
  })

  test('inside if, each with its own else', () => {
    const inner: Deed = { if: { rich: 2 }, do: note(1), else: note(2) }
    const outer: Deed = { if: { rich: 1 }, do: inner, else: { if: 'first', do: note(3), else: note(4) } }
    expect([0, 1, 2].map((coins) => done(play([outer], { coins })))).toEqual([[4], [2], [1]])
  })
})

describe('choose', () => {
  test.each([0, 1, 2])('does option %i and no other, and goes on', (option) => {
    const effect: Deed = { choose: [note(1), [note(2), note(3)], 'hero'] }
    const chosen = [[1], [2, 3], [101]][option]
    expect(done(play([effect, note(9)], { takes: [option] }))).toEqual([...chosen, 9])
  })

  test('inside choose asks again', () => {
    const inner: Deed = { choose: [note(1), note(2)] }
    const effect: Deed = { choose: [inner, note(3), { choose: [note(4), [note(5), inner]] }] }
    const takes = (...indices: number[]): number[] => done(play([effect], { takes: indices }))
    expect([takes(0, 0), takes(0, 1), takes(1), takes(2, 0)]).toEqual([[1], [2], [3], [4]])
    expect([takes(2, 1, 0), takes(2, 1, 1)]).toEqual([
      [5, 1],
      [5, 2],
    ])
  })

  test('twice on one card are two questions', () => {
    const two: Deed[] = [{ choose: [note(1), note(2)] }, { choose: [note(3), note(4)] }]
    expect(done(play(two, { takes: [1, 0] }))).toEqual([2, 3])
  })
})

describe('pay', () => {
  const effect: Deed = { pay: { spend: 2 }, do: [note(1), note(2)] }

  test('does the other for the price, if it is paid', () => {
    const table = play([effect, note(9)], { coins: 3, takes: [0] })
    expect([done(table), table.coins]).toEqual([[1, 2, 9], 1])
  })

  test('does nothing and costs nothing if it is not', () => {
    const table = play([effect, note(9)], { coins: 3, takes: [1] })
    expect([done(table), table.coins]).toEqual([[9], 3])
  })

  test('asks nobody who cannot pay, whatever was the result before', () => {
    const table = play([{ pay: { spend: 1 }, do: note(1) }, effect, note(9)], { coins: 2, takes: [0] })
    expect([done(table), table.coins]).toEqual([[1, 9], 1])
  })
})

describe('times', () => {
  test('does it that often, and goes on', () => {
    expect(done(play([{ times: 3, do: [note(1), note(2)] }, note(9)]))).toEqual([1, 2, 1, 2, 1, 2, 9])
  })

  test('inside times multiplies, three deep', () => {
    const effect: Deed = {
      times: 2,
      do: [note(1), { times: 3, do: [note(2), { times: 2, do: note(3) }] }],
    }
    const inner = [2, 3, 3, 2, 3, 3, 2, 3, 3]
    expect(done(play([effect, note(9)]))).toEqual([1, ...inner, 1, ...inner, 9])
  })

  test('after times counts anew', () => {
    expect(
      done(
        play([
          { times: 2, do: note(1) },
          { times: 3, do: note(2) },
        ]),
      ),
    ).toEqual([1, 1, 2, 2, 2])
  })

  test('around a word with a loop of its own', () => {
    expect(done(play([{ times: 2, do: { march: 2 } }]))).toEqual([202, 201, 200, 202, 201, 200])
  })

  test('asks each time', () => {
    const effect: Deed = { times: 3, do: { choose: [note(1), note(2)] } }
    expect(done(play([effect], { takes: [1, 0, 1] }))).toEqual([2, 1, 2])
  })
})

describe('each', () => {
  test('goes through its members in order', () => {
    expect(done(play([{ each: 'hero', do: ['hero', note(1)] }]))).toEqual([100, 1, 101, 1, 102, 1])
  })

  test('gives the local back: what follows is done as before', () => {
    expect(done(play([{ each: 'hero', do: note(1) }, 'hero']))).toEqual([1, 1, 1, 101])
  })

  test('finds members by the locals as they were before the first', () => {
    expect(done(play([{ each: 'other', do: 'hero' }, 'hero']))).toEqual([102, 100, 101])
  })

  test('inside each goes on with the outer member', () => {
    const effect: Deed = { each: 'hero', do: [{ each: 'other', do: 'hero' }, 'hero'] }
    expect(done(play([effect]))).toEqual([101, 102, 100, 102, 100, 101, 100, 101, 102])
  })

  test('inside times and around it has its own count', () => {
    expect(done(play([{ times: 2, do: { each: 'hero', do: 'hero' } }]))).toEqual([
      100, 101, 102, 100, 101, 102,
    ])
    expect(done(play([{ each: 'hero', do: { times: 2, do: 'hero' } }]))).toEqual([
      100, 100, 101, 101, 102, 102,
    ])
  })

  test('may have no member', () => {
    const empty: Deed = { each: 'none', do: 'hero' }
    expect(done(play([empty, 'hero']))).toEqual([101])
  })
})
