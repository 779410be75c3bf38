/** What the actions of a card come to at best, tried on the heuristic player's picture of the dungeon. */
import type { Card } from '../content/data.ts'
import type { Table } from '../rules/rulebook.ts'
import { anywhere, isBefore, mapOf } from '../rules/dungeon.ts'
import { simple } from '../rules/simple-actions.ts'
import { HITS, hitsOf, hitsOfSide } from './hits.ts'
import { game, here, OF, restore, save } from './picture.ts'
import { value } from './value.ts'
import { Variants } from './ways.ts'

const { mine, heroes, self } = here
const LEAST = 0.01
const outer = new Variants({ swarm, ambush })
const inner = new Variants({ swarm, ambush })

/** The best of some variants, done if it is better than nothing; returns the value reached. */
function takeBest(variants: Variants, now: number, level: number): number {
  const { count } = variants
  let most = now + LEAST
  let best = -1
  save(level)
  for (let i = 0; i < count; i++) {
    variants.perform(i)
    const reached = value()
    restore(level)
    if (reached <= most) continue
    most = reached
    best = i
  }
  if (best < 0) return now
  variants.perform(best)
  return most
}

/** Every meeple of the room in turn does the best it can. */
export function swarm(action: number, room: number): void {
  const { melee, plan } = simple[action]
  if (melee !== undefined) {
    const hit = Math.min(mine[room], heroes[room])
    heroes[room] -= hit
    self[OF.MELEE] = Math.max(0, self[OF.MELEE] - 2)
    return
  }
  let now = value()
  for (let left = mine[room]; left > 0; left--) {
    inner.count = 0
    plan(inner, room)
    const reached = takeBest(inner, now, 1)
    if (reached <= now) return
    now = reached
  }
}

function ambush(count: number, type: number): void {
  let now = value()
  for (let left = Math.min(count, self[OF.SUPPLY]); left > 0; left--) {
    inner.count = 0
    for (const room of mapOf(game.table).ofType[type]) inner.summon(room)
    const reached = takeBest(inner, now, 1)
    if (reached <= now) return
    now = reached
  }
}

/** The value that the actions of a side lead to, each in turn done as well as can be. */
export function valueOfSide(t: Table, card: Card, which: number, now: number): number {
  const side = card.sides[which]
  let isLess = false
  save(0)
  // With this side the card has no more hits than the side has.
  for (const kind of HITS) {
    const lost = hitsOf(t, card, kind) - hitsOfSide(t, side, kind)
    const of = kind === 'melee' ? OF.MELEE : OF.RANGED
    if (lost === 0) continue
    self[of] -= lost
    isLess = true
  }
  let left = (1 << side.length) - 1
  let reached = isLess ? value() : now
  while (left !== 0) {
    let best = -1
    if (isAlike(side, left)) best = 31 - Math.clz32(left)
    else {
      let most = reached + LEAST
      save(3)
      for (let i = 0; i < side.length; i++) {
        if (((left >> i) & 1) === 0 || isBefore(side, left, i)) continue
        const after = doAction(t, side[i], reached)
        restore(3)
        if (after <= most) continue
        most = after
        best = i
      }
      if (best < 0) break
    }
    left &= ~(1 << best)
    const after = doAction(t, side[best], reached)
    if (after <= reached) break
    reached = after
  }
  restore(0)
  return reached
}

/** Whether all actions left are the same: then there is no order to find. */
function isAlike(side: readonly number[], left: number): boolean {
  let one = -1
  for (let i = 0; i < side.length; i++) {
    if (((left >> i) & 1) === 0) continue
    if (one >= 0 && side[i] !== one) return false
    one = side[i]
  }
  return true
}

/** Does an action as well as can be, by stages if it has several; returns the value reached. */
export function doAction(t: Table, design: number, now: number): number {
  for (const plan of t.data.actions[design].plans) {
    outer.count = 0
    plan(outer, anywhere)
    const reached = takeBest(outer, now, 2)
    if (reached <= now) return now
    now = reached
  }
  return now
}
