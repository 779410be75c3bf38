/** Whom a Hero's effects hit and mark: the steps that words are made of. */
import type { Locals } from '@hearthkeep/engine'
import { NEEDS } from '../../content/limits.ts'
import type { HERO_LOCALS, Things } from '../../content/limits.ts'
import { heroHits, heroHitsAll } from '../damage/damage.ts'
import { canHitMat, CLEARED, countMinions, countZombies, isMinion, isStanding, PLACES } from '../roster.ts'
import { pickEnemy } from '../procedures.ts'
import { namedEnemy, rules } from '../rulebook.ts'
import type { Table, Target } from '../rulebook.ts'
import { settles } from '../damage/settling.ts'
import { MAT } from '../table.ts'
import { targetsFor } from './targets.ts'

const { events, idOf, isA, repeatWhile, when } = rules
const mat = MAT
const places = PLACES
const bossDown = CLEARED.BOSS

export type My = Locals<Things, typeof HERO_LOCALS>
/** How much, as it is when it comes to it. */
export type Amount = (t: Table, my: My) => number

/** What tells an Enemy from another that may later stand in its place. */
function markOf(t: Table, target: Target): number {
  return target >= 0 && isA(target, 'enemy') ? t.enemies[idOf(target)].card : 0
}

/** Whether an Enemy that was aimed at is still there to be hit [A47]. */
function isThere(t: Table, target: Target, mark: number): boolean {
  if (target < 0) return false
  if (isA(target, 'zombie')) return isZombie(t, idOf(target))
  const enemy = t.enemies[idOf(target)]
  return enemy.health > 0 && enemy.card === mark && (idOf(target) === mat ? canHitMat(t) : isMinion(enemy))
}

function isZombie(t: Table, card: number): boolean {
  for (let place = 0; place < places; place++) if (t.enemies[place].zombies.has(card)) return true
  return false
}

/** Settles whom an effect is aimed at: that is the result. */
function aim(needs: number, place: number) {
  return (t: Table, my: My): void => {
    const isChosenWithCard = my.aimed === 0 && my.target >= 0
    my.aimed = 1
    if (isChosenWithCard) {
      t.result = my.target
      return
    }
    const targets = targetsFor(t, needs)
    if (targets.count > 1) t.call(pickEnemy, my.hero, needs, -1, place)
    else t.result = targets.count === 0 ? -1 : targets.get(0) // [A45]
  }
}

/** A Boss who falls ends everything on the spot, and so does a Hero who is knocked out [A23, A50]. */
export function goesOn(t: Table, my: My): void {
  if (t.cleared === bossDown || !isStanding(t.heroes[my.hero])) t.leave()
}

/** Hits whoever was aimed at, if that one is still there. */
function hit(amount: Amount) {
  return (t: Table, my: My): void => {
    heroHits(t, t.heroes[my.hero], amount(t, my), my.target)
    if (!isThere(t, my.target, my.mark)) my.fallen = 1
    settles(t, my.hero, 1)
  }
}

/** One Enemy, hit once or several times. */
export function hitOne(amount: Amount, needs: number, times: number, place: number) {
  const once = hit(amount)
  const target = (t: Table, my: My): void => {
    my.target = t.result
    my.mark = markOf(t, my.target)
    my.left = times
  }
  const isLeft = (t: Table, my: My): boolean => my.left > 0 && isThere(t, my.target, my.mark)
  if (times === 1)
    return [
      aim(needs, place),
      (t: Table, my: My) => {
        target(t, my)
        if (isThere(t, my.target, my.mark)) once(t, my)
      },
    ]
  return [
    aim(needs, place),
    target,
    repeatWhile(isLeft, [
      (t: Table, my: My) => {
        my.left--
        once(t, my)
      },
      goesOn,
    ]),
  ]
}

/** Two different Enemies with one instance. */
export function hitTwo(amount: Amount, place: number) {
  return [
    when(
      (_, my: My) => my.aimed === 1 || my.target < 0, // not chosen with the card
      [
        (t, my) => t.call(pickEnemy, my.hero, NEEDS.ENEMY, -1, place),
        (t, my) => {
          my.target = t.result
          t.call(pickEnemy, my.hero, NEEDS.ENEMY, my.target, place)
        },
        (t, my) => {
          my.second = t.result
        },
      ],
    ),
    (t: Table, my: My) => {
      const one = markOf(t, my.target)
      const other = markOf(t, my.second)
      heroHits(t, t.heroes[my.hero], amount(t, my), my.target, my.second)
      if (!isThere(t, my.target, one) || (my.second >= 0 && !isThere(t, my.second, other))) my.fallen = 1
      my.aimed = 1
      my.mark = one
      settles(t, my.hero, 1)
    },
  ]
}

export function hitEverybody(amount: Amount, minionsOnly: boolean) {
  return (t: Table, my: My): void => {
    const before = countMinions(t) + countZombies(t)
    heroHitsAll(t, t.heroes[my.hero], amount(t, my), minionsOnly)
    let after = countZombies(t)
    for (let place = 0; place < places; place++) {
      if (isMinion(t.enemies[place]) && t.enemies[place].health > 0) after++
    }
    if (after < before) my.fallen = 1
    settles(t, my.hero, 1)
  }
}

export function hitAnybody(amount: Amount) {
  return (t: Table, my: My): void => {
    const targets = targetsFor(t, NEEDS.ENEMY)
    if (targets.count > 0)
      heroHits(t, t.heroes[my.hero], amount(t, my), targets.get(t.heroDice.below(targets.count)))
    settles(t, my.hero, 1)
  }
}

function markEnemy(t: Table, number: number, token: 'weak' | 'exposed'): void {
  const enemy = t.enemies[number]
  if (number === mat ? !canHitMat(t) : !isMinion(enemy) || enemy.health === 0) return
  if (token === 'weak') enemy.weak = 1
  else enemy.exposed = 1
  t.log?.add(token === 'weak' ? events['enemy-weakened'] : events['enemy-exposed'], namedEnemy(t, number))
}

/** Marks whoever was aimed at; Zombies hold no tokens [A27]. */
function markTarget(t: Table, { target }: My, token: 'weak' | 'exposed'): void {
  if (target >= 0 && isA(target, 'enemy')) markEnemy(t, idOf(target), token)
}

/** Who can be given Weak or Exposed; `target` is the Enemy this card has just hit. */
export const MARKS = ['target', 'enemy', 'all-enemies'] as const
type Mark = (typeof MARKS)[number]

/** Hands out Weak or Exposed. */
export function give(token: 'weak' | 'exposed', whom: Mark, place: number) {
  if (whom === 'all-enemies')
    return (t: Table): void => {
      for (let enemy = 0; enemy <= mat; enemy++) markEnemy(t, enemy, token)
    }
  if (whom === 'target')
    return (t: Table, my: My): void => {
      // Whoever was hit may be gone, and somebody else in that place.
      if (markOf(t, my.target) === my.mark) markTarget(t, my, token)
    }
  return [
    aim(NEEDS.MARK, place),
    (t: Table, my: My) => {
      my.target = t.result
      my.mark = markOf(t, my.target)
      markTarget(t, my, token)
    },
  ]
}
