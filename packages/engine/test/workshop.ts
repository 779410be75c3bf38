/** A bare rulebook to try procedures on: what happens is noted, by number, in the pile `trace`. */
import { int, layout, open, pile, rulebook, start } from '../src/index.ts'
import type { Procedure } from '../src/index.ts'
import { gameOf } from './support.ts'

export function workshop(stack = 64) {
  const rules = rulebook<null>()({
    layout: layout({ trace: open(pile(200)), n: open(int) }, { stack }),
    things: {},
    choices: { pick: ['n: number'], pass: [] },
  })
  type T = ReturnType<typeof rules.newTable>
  /** A step that notes a number. */
  const note = (n: number) => (t: T) => t.trace.push(n)
  /** Asks seat 0 for a number from 0 to 2 and notes it. */
  const pick = rules.ask({
    name: 'pick',
    rule: 'W1',
    who: 0,
    choices: (_: T, out) => [0, 1, 2].forEach((n) => out.add(rules.choices.pick, n)),
    take: { pick: (t, { n }) => t.trace.push(n) },
  })
  const gameWith = (main: Procedure) => gameOf(rules, null, main)
  const play = (main: Procedure, seats = 1) => start(gameWith(main), { seed: 1, seats }) as T
  return { ...rules, rules, note, pick, play, gameWith }
}
export type Bench = ReturnType<ReturnType<typeof workshop>['newTable']>
