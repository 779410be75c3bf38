/** Paying back: a monster goes for its target and attacks [S-PAY-1] [S-PAY-2]. */
import { NOWHERE } from '@hearthkeep/grid'
import { ATTACK } from '../content/kinds.ts'
import { FAR, found, reach, seesStill, standingForFigure, waysOf } from './board.ts'
import { bombGoesOff, leavesIfDead, monsterAttacks, paysBack } from './chapters.ts'
import { faceOf, typeOf } from './figures.ts'
import { noteActivation } from './reactions.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { canStrike } from './targeting.ts'

const { define, events, repeatWhile } = rules

/** Whether a figure could attack a space from another one: sight as everybody stands now, itself left out. */
function couldStrike(t: Table, figure: number, from: number, to: number): boolean {
  return faceOf(t, figure).attack === ATTACK.MELEE ? waysOf(t).isClose(from, to) : seesStill(t, from, to)
}

/** Where it goes: least distance to the target, then a space to attack from, then fewest steps, then by chance. */
function goalOf(t: Table, figure: number, target: number): number {
  const ways = waysOf(t)
  const from = t.figures[figure].space
  if (ways.distance(from, target) === FAR) return from
  reach.spread(ways, from, typeOf(t, figure).move, standingForFigure(t, figure))
  const many = reach.nearest(ways, target, found)
  let best = from
  let equals = 0
  let bestRank = Infinity
  for (let i = 0; i < many; i++) {
    const space = found[i]
    const rank = (couldStrike(t, figure, space, target) ? 0 : FAR) + reach.steps(space)
    if (rank > bestRank) continue
    equals = rank < bestRank ? 1 : equals + 1
    if (rank < bestRank || t.chance.below(equals) === 0) best = space
    bestRank = rank
  }
  return best
}

/** One step on the way to its goal. */
function stepTo(t: Table, figure: number, goal: number, left: number): void {
  const one = t.figures[figure]
  reach.spread(waysOf(t), one.space, left, standingForFigure(t, figure))
  let step = goal
  for (
    let before = reach.before(step);
    before !== one.space && before !== NOWHERE;
    before = reach.before(step)
  )
    step = before
  one.space = step
  t.log?.add(events['monster-steps'], figure, step)
  t.figureMoved++
}

define(paysBack, [
  (t: Table, my) => {
    const { figure, hero } = my
    const one = t.figures[figure]
    const target = t.heroes[hero].space
    noteActivation(t, figure, my.call, hero)
    t.figureMoved = 0
    my.left = typeOf(t, figure).move
    my.goal = goalOf(t, figure, target)
    if (my.goal === one.space) t.log?.add(events['monster-stays'], figure, one.space)
    else t.log?.add(events['monster-moves'], figure, my.goal, waysOf(t).distance(my.goal, target))
  },
  repeatWhile(
    (t: Table, my) =>
      my.left > 0 && t.figures[my.figure].space >= 0 && t.figures[my.figure].space !== my.goal,
    [
      (t: Table, my) => {
        stepTo(t, my.figure, my.goal, my.left--)
        const { space } = t.figures[my.figure]
        if (t.bombs[space] > 0) t.call(bombGoesOff, space)
      },
    ],
  ),
  (t: Table, my) => {
    if (t.figures[my.figure].space < 0 || t.heroes[my.hero].space < 0) t.leave(0)
    else if (canStrike(t, my.figure, my.hero)) t.call(monsterAttacks, my.figure, my.hero)
    else t.log?.add(events['cannot-attack'], my.figure, my.hero)
  },
  (t: Table, my) => {
    t.figureMoved = 0
    if (t.figures[my.figure].isDying === 1) t.call(leavesIfDead, my.figure, my.hero)
  },
])
