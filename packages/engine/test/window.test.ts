/** Reaction windows: who may react, how one passes, and what a reaction prevents. */
import { describe, expect, test } from 'vitest'
import { defineGame, fork, int, layout, open, pile, rulebook, start, WON } from '../src/index.ts'
import type { Game, PartialSetup, WindowSpec } from '../src/index.ts'

const rulesOf = (how: 'at-once' | 'in-turn' | 'alone', more: Partial<Spec> = {}): Game => {
  const { rules, spec } = setting(how, more)
  const { procedure, window } = rules
  const main = procedure(
    'blow',
    ['damage', 'victim', 'passed'],
    [
      (_, my) => {
        my.damage = 5
        my.victim = 1
      },
      window(spec),
      (t, my) => {
        t.hurt = my.damage
        t.finish(WON)
      },
    ],
  )
  const text = {
    choices: { block: 'block {amount}', guard: 'guard', pass: 'pass' },
    prompts: { react: 'React?' },
    events: {},
    reasons: {},
  }
  return defineGame({
    ...{ id: 'blow', name: 'Blow', about: '', version: '1', contentHash: '0', seats: [1, 3], components: {} },
    ...{ rules, data: null, text, main, describe: () => [], glossary: [], rulesText: [] },
    setUp(t) {
      // Everybody has as many shields as the number of the seat.
      for (let seat = 0; seat < t.seats; seat++) t.shields.push(seat)
    },
  })
}

interface My {
  damage: number
  victim: number
  passed: number
}
type Rules = ReturnType<typeof tools>
type Table = ReturnType<Rules['newTable']>
type Choices = { block: readonly ['amount: number']; guard: readonly []; pass: readonly [] }
type Spec = WindowSpec<Table, Rules['things'], Choices, My, 'pass'>

function tools() {
  return rulebook<null>()({
    layout: layout({ shields: open(pile(3)), order: open(pile(9)), hurt: open(int) }),
    things: {},
    choices: { block: ['amount: number'], guard: [], pass: [] },
  })
}

function setting(how: 'at-once' | 'in-turn' | 'alone', more: Partial<Spec>): { rules: Rules; spec: Spec } {
  const rules = tools()
  const spec: Spec = {
    ...{ name: 'react', rule: 'X1', pass: 'pass', passed: 'passed' },
    ...(how === 'alone' ? { who: (_, my) => my.victim } : {}),
    ...(how === 'in-turn' ? { who: (_, my) => my.victim, order: 'in-turn' } : {}),
    isOpen: (_, my) => my.damage > 0,
    choices(t, out) {
      for (let amount = 1; amount <= t.shields.get(out.seat); amount++) out.add(rules.choices.block, amount)
    },
    take: {
      block(t, { seat, amount }, my) {
        t.order.push(seat)
        t.shields.set(seat, t.shields.get(seat) - amount)
        my.damage -= amount
      },
    },
    onPass: (t, { seat }) => t.order.push(10 + seat),
    ...more,
  }
  return { rules, spec }
}

const begin = (game: Game, setup: PartialSetup): Table => start(game, setup) as Table
/** What can be done now, as `seat kind amount`. */
const offered = (t: Table): string[] =>
  Array.from({ length: t.choices.count }, (_, i) => {
    const kind = ['block', 'guard', 'pass'][t.choices.kindOf(i)]
    return `${t.choices.seatOf(i)} ${kind}${kind === 'block' ? ` ${t.choices.paramOf(i, 0)}` : ''}`
  })
const take = (t: Table, what: string): void => t.take(offered(t).indexOf(what))

/** Seat 2, who alone is asked, blocks once of twice and passes. */
function blockOnceAndPass(t: Table): void {
  expect(offered(t)).toEqual(['2 block 1', '2 block 2', '2 pass'])
  take(t, '2 block 1')
  expect(offered(t)).toEqual(['2 block 1', '2 pass'])
  take(t, '2 pass')
}

describe('a reaction window', () => {
  test('[W1] is open to everybody at once who has something to react with, and to nobody else', () => {
    const t = begin(rulesOf('at-once'), { seats: 3, seed: 1 })
    expect(offered(t)).toEqual(['1 block 1', '1 pass', '2 block 1', '2 block 2', '2 pass'])
    take(t, '2 block 1')
    expect(offered(t)).toEqual(['1 block 1', '1 pass', '2 block 1', '2 pass'])
  })

  test('[W2] one who has passed is not asked again; it closes when all have', () => {
    const t = begin(rulesOf('at-once'), { seats: 3, seed: 1 })
    take(t, '1 pass')
    blockOnceAndPass(t)
    expect([t.isOver, t.hurt, t.order.toArray()]).toEqual([true, 4, [11, 2, 12]])
  })

  test('[W2] it closes by itself when nobody has anything left, or there is nothing to react to', () => {
    const t = begin(rulesOf('at-once'), { seats: 2, seed: 1 })
    take(t, '1 block 1')
    expect([t.isOver, t.hurt]).toEqual([true, 4])
    const nobody = begin(rulesOf('at-once'), { seats: 1, seed: 1 })
    expect([nobody.isOver, nobody.hurt]).toEqual([true, 5])
    const shut = begin(rulesOf('at-once', { isOpen: () => false }), { seats: 3, seed: 1 })
    expect([shut.isOver, shut.hurt]).toEqual([true, 5])
  })

  test('[W3] in turn each reacts until they pass, from the first one on; nobody is asked twice', () => {
    const t = begin(rulesOf('in-turn'), { seats: 3, seed: 1 })
    expect(offered(t)).toEqual(['1 block 1', '1 pass'])
    take(t, '1 block 1')
    blockOnceAndPass(t) // seat 1 has nothing left
    expect([t.isOver, t.hurt, t.order.toArray()]).toEqual([true, 3, [1, 2, 12]])
  })

  test('[W4] one alone may react; the others are not asked', () => {
    const t = begin(rulesOf('alone'), { seats: 3, seed: 1 })
    expect(offered(t)).toEqual(['1 block 1', '1 pass'])
    take(t, '1 pass')
    expect([t.isOver, t.hurt]).toEqual([true, 5])
  })

  test('[W5] where it says who is asked, they are, also with nothing to react with', () => {
    const t = begin(rulesOf('at-once', { mayReact: (_, seat) => seat !== 1 }), { seats: 3, seed: 1 })
    expect(offered(t)).toEqual(['0 pass', '2 block 1', '2 block 2', '2 pass'])
  })

  test('[W6] passing is what anybody may do for one who is away', () => {
    const t = begin(rulesOf('at-once'), { seats: 3, seed: 1 })
    expect(t.question?.pass).toBe(2)
  })

  test('[W7] what a reaction prevents is handed back: by locals, or by leaving with a result', () => {
    const { procedure, window, newTable, choices } = tools()
    const blow = procedure(
      'blow',
      ['victim', 'passed'],
      [
        window({
          ...{ name: 'guard', rule: 'X2', pass: 'pass', passed: 'passed' },
          who: (_: Table, my: { victim: number; passed: number }) => my.victim,
          choices: (_, out) => out.add(choices.guard),
          take: { guard: (t) => t.leave(1) },
        }),
      ],
    )
    const main = procedure(
      'main',
      [],
      [
        (t) => t.call(blow, 0),
        (t) => {
          t.hurt = t.result === 1 ? 0 : 5
        },
      ],
    )
    const play = (choice: number): number => {
      const t = newTable(null)
      t.cells[4] = 1 // one seat
      t.begin(main)
      t.take(choice)
      return t.hurt
    }
    expect([play(0), play(1)]).toEqual([0, 5])
  })

  test('[L6] a table copied in the middle of a window goes on as the other does', () => {
    const game = rulesOf('at-once')
    const t = begin(game, { seats: 3, seed: 1 })
    take(t, '1 pass')
    const copy = fork(game, t) as Table
    for (const one of [t, copy]) {
      take(one, '2 block 2')
      expect([one.isOver, one.hurt, one.order.toArray()]).toEqual([true, 3, [11, 2]])
    }
  })
})
