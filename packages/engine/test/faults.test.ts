import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { Fault, FAULTS, layout, pile, rulebook, RUN_AWAY, start } from '../src/index.ts'
import type { Procedure } from '../src/index.ts'
import { thrownBy } from '@hearthkeep/testkit'
import { gameOf } from './support.ts'
import { workshop } from './workshop.ts'
import type { Bench } from './workshop.ts'

function faultOf(act: () => unknown): Fault {
  const fault = thrownBy(Fault, act)
  if (fault === undefined) throw new Error('nothing was wrong')
  return fault
}

describe('questions with nothing to choose', () => {
  const nothing = (bench: ReturnType<typeof workshop>, ifNone?: 'skip') =>
    bench.ask({
      name: 'nothing',
      rule: 'W9',
      who: 0,
      choices: () => undefined,
      take: {},
      ...(ifNone && { ifNone }),
    })

  test('[S12] are a dead end, unless they are to be skipped', () => {
    const bench = workshop()
    const { procedure, note, pick, play } = bench
    const dead = procedure('dead', [], [nothing(bench)])
    const fault = faultOf(() => play(procedure('main', [], [note(1), dead])))
    expect(fault.kind).toBe('dead-end')
    expect(fault.message).toBe(
      "dead-end: nothing [W9] offers no choice; offer one, or say ifNone: 'skip' (in main > dead)",
    )
    const skips = procedure('skips', [], [nothing(bench, 'skip'), note(5), pick])
    expect(play(skips).trace.toArray()).toEqual([5])
  })

  test('[S12] a question to a seat that nobody sits on is a fault, not a table that waits for ever', () => {
    const { procedure, ask, choices, play } = workshop()
    for (const who of [2, -1]) {
      const lost = ask({
        name: 'lost',
        rule: 'W9',
        who,
        choices: (_: Bench, out) => out.add(choices.pass),
        take: {},
      })
      const main = procedure(`main ${who}`, [], [lost])
      expect(faultOf(() => play(main, 2)).message).toContain('lost [W9]')
    }
  })
})

describe('choices that nobody handles', () => {
  test('[S17] are a fault when they are taken', () => {
    const { procedure, ask, choices, play } = workshop()
    const half = ask({
      name: 'half',
      rule: 'W9',
      who: 0,
      choices(_: Bench, out) {
        out.add(choices.pass)
        out.add(choices.pick, 1)
      },
      take: { pass: () => undefined },
    })
    const t = play(procedure('main', [], [half, half]))
    t.take(0)
    const fault = faultOf(() => t.take(1))
    expect([fault.kind, fault.inFlight]).toEqual(['no-handler', ['main']])
    expect(fault.message).toContain('half [W9] offers a kind of choice that its take does not handle')
  })
})

describe('rules that run in circles', () => {
  test('[S13] are stopped after 100 000 steps without a decision', () => {
    const { procedure, repeatWhile, play } = workshop()
    let steps = 0
    const circle = procedure('circle', [], [repeatWhile(() => true, [() => void steps++])])
    const fault = faultOf(() => play(procedure('main', [], [circle])))
    expect([fault.kind, fault.inFlight]).toEqual(['run-away', ['main', 'circle']])
    expect(fault.message).toContain(`${RUN_AWAY} steps without a decision`)
    expect([RUN_AWAY, steps > RUN_AWAY / 3, steps <= RUN_AWAY]).toEqual([100_000, true, true])
  })

  test('[S13] also in a loop with nothing in it, and where every question is skipped', () => {
    const { procedure, repeatWhile, ask, play } = workshop()
    const skip = ask({ name: 'skip', rule: 'W9', who: 0, choices: () => undefined, take: {}, ifNone: 'skip' })
    const empty = procedure('empty', [], [repeatWhile(() => true, [])])
    const skips = procedure('skips', [], [repeatWhile(() => true, [skip])])
    const calls = procedure('calls', [], [repeatWhile(() => true, [procedure('callee', [], [])])])
    for (const main of [empty, skips, calls]) expect(faultOf(() => play(main)).kind).toBe('run-away')
  })

  test('[S13] a loop without condition and steps does not hang the program that declares it', () => {
    const program = `import { layout, rulebook } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)}
      const spec = { layout: layout({}), things: {}, choices: {}, events: {}, reasons: {} }
      const { procedure, repeat, newTable } = rulebook()(spec)
      newTable(null).begin(procedure('main', [], [() => undefined, repeat([])]))`
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { timeout: 60_000 })
    expect(run.error).toBeUndefined()
    expect(String(run.stderr)).toMatch(/run-away|repeat/)
  })

  test('[S13] the count begins anew after each decision', () => {
    const { procedure, repeat, repeatWhile, pick, play } = workshop()
    const long = repeatWhile<{ i: number }>((_, my) => my.i < 20_000, [(_, my) => void my.i++])
    const anew = (_: Bench, my: { i: number }) => void (my.i = 0)
    const main = procedure('main', ['i'], [repeat([anew, long, pick])])
    const t = play(main)
    for (let i = 0; i < 10; i++) t.take(0)
    expect(t.trace.size).toBe(10)
  })

  test('[S14] a procedure that calls itself without end overflows the stack, not the process', () => {
    const { procedure, play } = workshop(20)
    const again: Procedure = procedure('again', ['n'], [(t, my) => t.call(again, my.n + 1)])
    const fault = faultOf(() => play(procedure('main', [], [again])))
    expect([fault.kind, fault.inFlight]).toEqual([
      'stack-overflow',
      ['main', 'again', 'again', 'again', 'again'],
    ])
    expect(fault.message).toContain('no room to call again; declare a larger stack in the layout')
  })

  test('[S14] the stack holds exactly what was declared: three integers and the locals for each procedure', () => {
    const inner = (size: number) => {
      const { procedure, pick, play } = workshop(size)
      return play(procedure('main', ['a'], [procedure('inner', ['b', 'c'], [pick])]))
    }
    expect(inner(9).choices.count).toBe(3)
    expect(faultOf(() => inner(8)).kind).toBe('stack-overflow')
  })
})

describe('two things at once', () => {
  const ways: [string, (t: Bench, inner: Procedure) => void][] = [
    ['two calls', (t, inner) => (t.call(inner), t.call(inner))],
    ['leave, then call', (t, inner) => (t.leave(1), t.call(inner))],
    ['call, then leave', (t, inner) => (t.call(inner), t.leave(1))],
  ]
  test.each(ways)('[S15] a step that wants two is a fault: %s', (_, act) => {
    const { procedure, note, play } = workshop()
    const inner = procedure('inner', ['n'], [note(1)])
    const fault = faultOf(() => play(procedure('main', [], [(t) => act(t, inner), note(2)])))
    expect([fault.kind, fault.inFlight]).toEqual(['two-calls', ['main']])
    expect(fault.message).toContain('make it two steps')
  })

  test('[S15] faults are errors with a name, of a kind', () => {
    const fault = new Fault('dead-end', 'x', [])
    expect([fault.name, fault.message, fault instanceof Error]).toEqual([
      'Fault',
      'dead-end: x (in no procedure)',
      true,
    ])
    expect(FAULTS).toEqual(['dead-end', 'no-handler', 'no-steps', 'run-away', 'stack-overflow', 'two-calls'])
  })
})

describe('names', () => {
  const declare = (choices: Record<string, readonly `${string}: number`[]>) =>
    rulebook<null>()({ layout: layout({ p: pile(1) }), things: {}, choices })

  test('[S16] two procedures cannot have the same name', () => {
    const { procedure } = workshop()
    procedure('twice', [], [])
    expect(() => procedure('twice', [], [])).toThrow('procedure twice: the name is taken')
  })

  test('[S16] a local cannot be called at, which the engine uses for itself, nor like another local', () => {
    const { procedure } = workshop()
    expect(() => procedure('main', ['at'], [])).toThrow('local at: the engine uses this name')
    expect(() => procedure('other', ['n', 'n'], [])).toThrow('local n')
  })

  test.each(['at', 'seat'])('[S16] nor can a parameter of a choice be called %s', (name) => {
    expect(() => declare({ go: [`${name}: number`] })).toThrow(`choice go: ${name}`)
  })

  test('[S18] a procedure is defined once, and a game with one that is not is refused', () => {
    const rules = declare({})
    const later = rules.declare('later', ['count'])
    const main = rules.procedure('main', [], [(t) => t.call(later, 2)])
    expect(() => gameOf(rules, null, main)).toThrow(
      'procedure later: declared, but its steps are defined nowhere; write them with define, in a file that the game imports',
    )
    rules.define(later, [(t, my) => t.finish(my.count)])
    expect(start(gameOf(rules, null, main), { seed: 1 }).outcome).toBe(2)
    expect(() => rules.define(later, [])).toThrow('procedure later: its steps are defined already')
  })

  test('[S18] whoever calls a procedure without steps is told its name and what to do', () => {
    const { declare: declareIn, procedure, gameWith } = workshop()
    const main = procedure('main', [], [(t) => t.call(later)])
    const game = gameWith(main)
    const later = declareIn('later', [])
    const fault = faultOf(() => start(game, { seed: 1 }))
    expect([fault.kind, fault.inFlight]).toEqual(['no-steps', ['main', 'later']])
    expect(fault.message).toContain(
      'later is declared, but its steps are defined nowhere; write them with define(later, [...])',
    )
  })

  test('[S16] a choice and an event have five parameters at most', () => {
    const five = ['a: number', 'b: number', 'c: number', 'd: number', 'e: number'] as const
    expect(() => declare({ go: five })).not.toThrow()
    expect(() => declare({ go: [...five, 'f: number'] })).toThrow(
      'choice go: has 6 parameters, at most 5 fit',
    )
    const spec = { layout: layout({}), things: {}, choices: {}, reasons: {} }
    const events = (params: readonly `${string}: number`[]) => () =>
      rulebook<null>()({ ...spec, events: { gone: { rule: 'X', with: params } } })
    expect(events(five)).not.toThrow()
    expect(events([...five, 'f: number'])).toThrow('event gone: has 6 parameters, at most 5 fit')
  })

  test('[S16] a parameter is written as "name: kind", and its name once', () => {
    expect(() => declare({ go: ['a:number' as 'a: number'] })).toThrow(
      'choice go: "a:number": write it as "name: kind"',
    )
    expect(() => declare({ go: ['a: number', 'a: number'] })).toThrow('choice go: a: the name is taken')
  })
})
