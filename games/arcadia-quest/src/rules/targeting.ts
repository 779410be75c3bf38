/** Whom a monster chooses, and by which step [S-TGT]; what stands in the way of acting. */
import { ATTACK } from '../content/kinds.ts'
import { GUILD } from '../content/limits.ts'
import { FAR, figureSees, isClose, seesStill, standingForFigure, waysOf } from './board.ts'
import { FLAG } from './facts.ts'
import { faceOf } from './figures.ts'
import { defenseOf, hasFlag, isOnBoard, lifeLeft, rerollsOf } from './heroes.ts'
import { isQuestToken, rules, scenarioOf } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'

const { events } = rules
const { step: STEP } = rules.words
/** Behind all that can be reached on foot. */
const UNREACHED = 1000
const QUEST_LOOT = 2

/** How far a figure is from a hero: on foot, or as columns and rows apart if there is no way. */
export function farFrom(t: Table, figure: number, hero: number): number {
  const [from, to] = [t.figures[figure].space, t.heroes[hero].space]
  const steps = waysOf(t).distance(from, to)
  if (steps !== FAR) return steps
  const { grid } = scenarioOf(t).map
  const across = Math.abs(grid.columnOf(from) - grid.columnOf(to))
  return UNREACHED + across + Math.abs(grid.rowOf(from) - grid.rowOf(to))
}

/** What a hero carries, as monsters count it. */
function lootOf(t: Table, hero: Hero): number {
  let loot = 0
  for (let i = 0, { size } = hero.tokens; i < size; i++)
    loot += isQuestToken(t, hero.tokens.get(i)) ? QUEST_LOOT : 1
  return loot
}

/** What is compared at each step; the least is chosen. */
function valueAt(t: Table, step: number, figure: number, place: number): number {
  const hero = t.heroes[place]
  if (step === STEP.closest) return farFrom(t, figure, place)
  if (step === STEP.heard) return hasFlag(t, hero, FLAG.heard) ? 0 : 1
  if (step === STEP.life) return lifeLeft(t, hero)
  if (step === STEP.defense) return defenseOf(t, hero)
  return step === STEP.loot ? -lootOf(t, hero) : rerollsOf(t, hero)
}

const left: number[] = [0, 0, 0]
/** By which step the last target was chosen. */
export let lastStep: number = STEP.only

/** Which of some heroes, a bit each, a figure chooses; -1 if there are none. */
export function chooseHero(t: Table, figure: number, able: number): number {
  let many = 0
  for (let hero = 0; hero < GUILD; hero++) if (((able >> hero) & 1) === 1) left[many++] = hero
  lastStep = STEP.only
  if (many === 0) return -1
  for (let step: number = STEP.closest; many > 1 && step < STEP.chance; step++) {
    let least = Infinity
    let kept = 0
    for (let i = 0; i < many; i++) {
      const value = valueAt(t, step, figure, left[i])
      if (value > least) continue
      if (value < least) kept = 0
      least = value
      left[kept++] = left[i]
    }
    many = kept
    lastStep = step
  }
  if (many === 1) return left[0]
  lastStep = STEP.chance
  return left[t.chance.below(many)]
}
/** The same, told. */
export function chooseTarget(t: Table, figure: number, able: number): number {
  const hero = chooseHero(t, figure, able)
  if (hero >= 0) t.log?.add(events['target-chosen'], figure, hero, lastStep)
  return hero
}

/** Whether a figure can attack a hero from where it stands: melee Close, ranged in sight [S-MON-1]. */
export function canStrike(t: Table, figure: number, hero: number): boolean {
  const [from, to] = [t.figures[figure].space, t.heroes[hero].space]
  if (faceOf(t, figure).attack === ATTACK.MELEE) return isClose(t, from, to)
  return figureSees(t, from, to)
}
/** The heroes that it can attack without moving, a bit each; nobody has moved since `standingForFigure`. */
export function strikable(t: Table, figure: number): number {
  const from = t.figures[figure].space
  const isMelee = faceOf(t, figure).attack === ATTACK.MELEE
  let able = 0
  for (let hero = 0; hero < GUILD; hero++) {
    const to = t.heroes[hero].space
    if (to >= 0 && (isMelee ? isClose(t, from, to) : seesStill(t, from, to))) able |= 1 << hero
  }
  return able
}
/** The heroes to whom it has a way, a bit each: whoever stands in it. */
export function reachable(t: Table, figure: number): number {
  const ways = waysOf(t)
  let able = 0
  for (let hero = 0; hero < GUILD; hero++) {
    const one = t.heroes[hero]
    if (isOnBoard(one) && ways.distance(t.figures[figure].space, one.space) !== FAR) able |= 1 << hero
  }
  return able
}
/** The distance to the nearest of some heroes. */
export function nearestOf(t: Table, figure: number, able: number): number {
  let nearest = Infinity
  for (let hero = 0; hero < GUILD; hero++)
    if (((able >> hero) & 1) === 1) nearest = Math.min(nearest, farFrom(t, figure, hero))
  return nearest
}
/** Heroes whose moves set off no guards, a bit each. */
export function unguarded(t: Table): number {
  let some = 0
  for (let hero = 0; hero < GUILD; hero++)
    if (isOnBoard(t.heroes[hero]) && hasFlag(t, t.heroes[hero], FLAG.unguarded)) some |= 1 << hero
  return some
}
export { standingForFigure }
