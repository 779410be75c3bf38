/** Heroes walk, step by step, and hop through portals [B-MOVE-1] [B-MAP-4] [B-PORT-1] [B-GUARD-2] to [B-GUARD-7]. */
import { NOWHERE, ROOM } from '@hearthkeep/grid'
import { PORTAL } from '../content/kinds.ts'
import { MOST_SPACES } from '../content/limits.ts'
import { crowdOn, hasRoom, reach, standingForHero, waysOf } from './board.ts'
import { arrive } from './chapters.ts'
import { callShadow, isAnythingHere, isCalling } from './arriving.ts'
import { isOnBoard } from './heroes.ts'
import { MOVING } from './marks.ts'
import { guards, guardTolls, markGuards } from './reactions.ts'
import { rules, scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { choices, reasons } from './words.ts'
import type { Out } from './words.ts'

const { declare, define, events, repeatWhile } = rules
const { call: CALL } = rules.words
const MOST_HERE = 2

const tolls = new Uint8Array(MOST_SPACES)
/** Looks where a hero can walk with the points that are left, past as few guards as may be. */
function lookAround(t: Table, hero: number): void {
  const standing = standingForHero(t, hero)
  reach.spread(waysOf(t), t.heroes[hero].space, t.points, standing, guardTolls(t, hero, tolls))
}

/** Whether a hero stands as the third in a space: only a way out is left. */
export const mustGoOn = (t: Table, hero: number): boolean => crowdOn(t, t.heroes[hero].space) > MOST_HERE

/** Offers the ends of all walks. */
export function offerWalks(t: Table, out: Out, hero: number): void {
  lookAround(t, hero)
  for (let i = 1; i < reach.count; i++) {
    const space = reach.spaces[i]
    if (reach.canEnd(space)) out.add(choices.walk, space)
    else out.refuse(reasons['cannot-end'], choices.walk, space)
  }
  if (!out.isExplaining) return
  const { grid } = scenarioOf(t).map
  for (let space = 0; space < grid.size; space++)
    if (reach.steps(space) < 0) out.explain(reasons['too-far'], choices.walk, space)
}
/** Offers the other portals of the colour on which a hero stands [B-PORT-1]. */
export function offerHops(t: Table, out: Out, hero: number): void {
  const { portals } = scenarioOf(t).map
  const { space } = t.heroes[hero]
  for (let colour = 0; colour < portals.length; colour++) {
    if (!portals[colour].includes(space)) continue
    for (const other of portals[colour]) {
      if (other === space) continue
      if (colour === PORTAL.RED && t.isRedOpen === 0) out.refuse(reasons['portal-off'], choices.hop, other)
      else if (!hasRoom(t, other)) out.refuse(reasons['no-room'], choices.hop, other)
      else out.add(choices.hop, other)
    }
  }
}

/** Guards first, then the step, then what lies there; the result is 1 if anything happened that the player may want to weigh anew. */
const stepTo = declare('step-to', ['hero', 'space', 'from: space', 'isNews'])
define(stepTo, [
  (t: Table, my) => {
    t.moving = MOVING.UNDERWAY
    t.points--
    my.from = t.heroes[my.hero].space
    if (!markGuards(t, my.hero)) return
    my.isNews = 1
    t.call(guards, my.hero, CALL.step)
  },
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    if (!isOnBoard(hero)) return void t.leave(1)
    if (hero.space === my.from) {
      hero.space = my.space
      t.stepsMade++
      t.log?.add(events.stepped, my.hero, my.space)
    } else t.log?.add(events['step-lost'], my.hero)
    if (!isAnythingHere(t, my.hero)) return
    my.isNews = 1
    t.call(arrive, my.hero)
  },
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    if (isOnBoard(hero) && isCalling(t, hero.space)) t.call(callShadow, my.hero)
  },
  (t: Table, my) => t.leave(my.isNews),
])

/** A walk to its end, or to the first thing that happens on the way. */
export const walk = declare('walk', ['hero', 'goal: space', 'isOver'])
define(walk, [
  repeatWhile(
    (t: Table, my) => my.isOver === 0 && t.points > 0 && t.heroes[my.hero].space !== my.goal,
    [
      (t: Table, my) => {
        lookAround(t, my.hero)
        const { space } = t.heroes[my.hero]
        let next: number = my.goal
        for (
          let before = reach.before(next);
          before !== space && before !== NOWHERE;
          before = reach.before(next)
        )
          next = before
        t.call(stepTo, my.hero, next)
      },
      (t: Table, my) => {
        my.isOver = t.result
      },
    ],
  ),
])

/** Through a wall, where a card allows it: a step like any other. */
export const crossTo = declare('cross-to', ['hero', 'space'])
define(crossTo, [
  (t: Table, my) => {
    t.canCross = 0
    t.call(stepTo, my.hero, my.space)
  },
])
export function offerCrossings(t: Table, out: Out, hero: number): void {
  if (t.canCross === 0) return
  const { grid } = scenarioOf(t).map
  const standing = standingForHero(t, hero)
  const { space } = t.heroes[hero]
  for (let direction = 0; direction < 4; direction++) {
    const other = grid.beside(space, direction)
    if (other < 0 || grid.between(space, direction) !== -1 || standing[other] !== ROOM) continue
    out.add(choices['cross-to'], other)
  }
}

/** A hop sets off no guards [B-PORT-2]. */
export const hop = declare('hop', ['hero', 'space'])
define(hop, [
  (t: Table, my) => {
    t.moving = MOVING.UNDERWAY
    t.points--
    t.heroes[my.hero].space = my.space
    t.log?.add(events.hopped, my.hero, my.space)
    if (isAnythingHere(t, my.hero)) t.call(arrive, my.hero)
  },
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    if (isOnBoard(hero) && isCalling(t, hero.space)) t.call(callShadow, my.hero)
  },
])
