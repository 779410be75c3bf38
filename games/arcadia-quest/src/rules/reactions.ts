/** Guards: who is set off, in which order [B-GUARD-1] to [B-GUARD-7] [S-REACT-1] to [S-REACT-3]. */
import { isClose, waysOf } from './board.ts'
import { leavesIfDead, monsterAttacks } from './chapters.ts'
import { FLAG } from './facts.ts'
import { activationsOf, isReady, rowOf, typeOf } from './figures.ts'
import { hasFlag } from './heroes.ts'
import { MARK } from './marks.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { declare, define, events, repeatWhile } = rules
const { idle: IDLE } = rules.words

/** A figure gets an activation token for what it does now [S-REACT-1]. */
export function noteActivation(t: Table, figure: number, call: number, hero: number): void {
  const one = t.figures[figure]
  one.used = Math.min(one.used + 1, activationsOf(t, figure))
  t.log?.add(events['monster-called'], figure, call, hero, one.used)
}

/** Whether one figure comes before another: by rank, then by the row, then by distance; 0: all is equal. */
export function precedence(t: Table, one: number, other: number, space: number): number {
  const byRank = typeOf(t, other).rank - typeOf(t, one).rank
  if (byRank !== 0) return byRank
  const byRow = rowOf(t, one) - rowOf(t, other)
  if (byRow !== 0) return byRow
  const ways = waysOf(t)
  return ways.distance(t.figures[one].space, space) - ways.distance(t.figures[other].space, space)
}
export function isAnyMarked(t: Table, mark: number): boolean {
  for (let i = 0, { size } = t.board; i < size; i++)
    if ((t.figures[t.board.get(i)].marks & mark) !== 0) return true
  return false
}
/** The first in order of those with a mark; among equals at random. -1: nobody. */
export function firstMarked(t: Table, mark: number, space: number): number {
  let first = -1
  let equals = 0
  for (let i = 0, { size } = t.board; i < size; i++) {
    const figure = t.board.get(i)
    if ((t.figures[figure].marks & mark) === 0) continue
    const order = first < 0 ? -1 : precedence(t, figure, first, space)
    if (order > 0) continue
    equals = order < 0 ? 1 : equals + 1
    first = order < 0 || t.chance.below(equals) === 0 ? figure : first
  }
  return first
}

/** Whether a step of a hero would be guarded at all [S-AB-3]. */
const isGuarded = (t: Table, hero: number): boolean =>
  t.isUnguarded === 0 && !hasFlag(t, t.heroes[hero], FLAG.unguarded)

/** By space, how many guards a step from there would set off now: for ways past them. */
export function guardTolls(t: Table, hero: number, tolls: Uint8Array): Uint8Array {
  tolls.fill(0)
  if (!isGuarded(t, hero)) return tolls
  const ways = waysOf(t)
  for (let i = 0, { size } = t.board; i < size; i++) {
    const figure = t.board.get(i)
    if (!isReady(t, figure)) continue
    const { space } = t.figures[figure]
    tolls[space]++
    for (let direction = 0; direction < 4; direction++) {
      const next = ways.next(space, direction)
      if (next >= 0) tolls[next]++
    }
  }
  return tolls
}

/** Marks those whom a step sets off; whether there is anybody. */
export function markGuards(t: Table, hero: number): boolean {
  if (!isGuarded(t, hero)) return false
  const { space } = t.heroes[hero]
  let isAny = false
  for (let i = 0, { size } = t.board; i < size; i++) {
    const figure = t.board.get(i)
    const one = t.figures[figure]
    if (!isClose(t, one.space, space)) continue
    if (isReady(t, figure)) {
      one.marks |= MARK.GUARDS
      isAny = true
    } else t.log?.add(events['monster-waits'], figure, rules.words.call.step, IDLE.spent)
  }
  return isAny
}
/** Marks those who guard after an attack past them: Close when it was declared, and not the one who paid back. */
export function markShotPast(t: Table): boolean {
  let isAny = false
  for (let i = 0, { size } = t.board; i < size; i++) {
    const one = t.figures[t.board.get(i)]
    if ((one.marks & MARK.CLOSE) === 0 || (one.marks & MARK.PAID) !== 0) continue
    one.marks |= MARK.GUARDS
    isAny = true
  }
  return isAny
}

/** All who are marked guard, as long as the hero is there. */
export const guards = declare('guards', ['hero', 'call', 'figure'])
define(guards, [
  repeatWhile(
    (t: Table, my) => t.heroes[my.hero].space >= 0 && isAnyMarked(t, MARK.GUARDS),
    [
      (t: Table, my) => {
        const { hero } = my
        const figure = firstMarked(t, MARK.GUARDS, t.heroes[hero].space)
        my.figure = figure
        const one = t.figures[figure]
        one.marks &= ~MARK.GUARDS
        const why = !isReady(t, figure) ? IDLE.spent : IDLE['not-close']
        if (isReady(t, figure) && isClose(t, one.space, t.heroes[hero].space)) {
          noteActivation(t, figure, my.call, hero)
          t.call(monsterAttacks, figure, hero)
        } else t.log?.add(events['monster-waits'], figure, my.call, why)
      },
      (t: Table, my) => {
        if (t.figures[my.figure].isDying === 1) t.call(leavesIfDead, my.figure, my.hero)
      },
    ],
  ),
  (t: Table, my) => clearMarks(t, MARK.GUARDS, my.call),
])

/** Those who are left do nothing: the hero is dead or gone. */
function clearMarks(t: Table, mark: number, call: number): void {
  for (let i = 0, { size } = t.board; i < size; i++) {
    const figure = t.board.get(i)
    if ((t.figures[figure].marks & mark) === 0) continue
    t.figures[figure].marks &= ~mark
    t.log?.add(events['monster-waits'], figure, call, IDLE['nobody-left'])
  }
}
