/** What the actions of a card come to at best, tried on the heuristic player's picture of the dungeon. */
import { ACTION } from '../content/actions.ts'
import type { Card } from '../content/cards.ts'
import { EVENT, hasEvent, mapOf } from '../rules/dungeon.ts'
import { hitsOf, hitsOfSide } from './hits.ts'
import { here, OF, restore, save } from './picture.ts'
import { apply, STEP } from './steps.ts'
import { value } from './value.ts'
import { anywhere, list, listAction, Variants } from './variants.ts'
import type { Table } from '../rulebook.ts'

const { mine, heroes, self } = here
const { MELEE, RANGED, SURGE } = ACTION
const LEAST = 0.01
const outer = new Variants()
const inner = new Variants()

/** Does a step, however long. */
function perform(t: Table, step: number, a: number, b: number, c: number): void {
  if (step === STEP.SWARM) swarm(t, a, b)
  else if (step === STEP.AMBUSH) ambush(t, a, b)
  else apply(t, step, a, b, c)
}

/** The best of some variants, done if it is better than nothing; returns the value reached. */
function takeBest(t: Table, variants: Variants, now: number, level: number): number {
  const { list, count } = variants
  let most = now + LEAST
  let best = -1
  save(level)
  for (let i = 0; i < count; i++) {
    perform(t, list[4 * i], list[4 * i + 1], list[4 * i + 2], list[4 * i + 3])
    const reached = value()
    restore(level)
    if (reached <= most) continue
    most = reached
    best = i
  }
  if (best < 0) return now
  perform(t, list[4 * best], list[4 * best + 1], list[4 * best + 2], list[4 * best + 3])
  return most
}

/** Every meeple of the room in turn does the best it can. */
export function swarm(t: Table, action: number, room: number): void {
  if (action === MELEE) {
    const hit = Math.min(mine[room], heroes[room])
    heroes[room] -= hit
    self[OF.MELEE] = Math.max(0, self[OF.MELEE] - 2)
    return
  }
  let now = value()
  for (let left = mine[room]; left > 0; left--) {
    inner.count = 0
    list(t, inner, action, room)
    const reached = takeBest(t, inner, now, 1)
    if (reached <= now) return
    now = reached
  }
}

function ambush(t: Table, count: number, type: number): void {
  let now = value()
  for (let left = Math.min(count, self[OF.SUPPLY]); left > 0; left--) {
    inner.count = 0
    for (const room of mapOf(t).ofType[type])
      if (!hasEvent(t, room, EVENT.CROAK)) inner.add(STEP.SUMMON, room)
    const reached = takeBest(t, inner, now, 1)
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
  for (const kind of [MELEE, RANGED] as const) {
    const lost = hitsOf(t, card, kind) - hitsOfSide(t, side, kind)
    const of = kind === MELEE ? OF.MELEE : OF.RANGED
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

/** Whether an equal action stands before. */
function isBefore(side: readonly number[], left: number, place: number): boolean {
  for (let i = 0; i < place; i++) if (((left >> i) & 1) === 1 && side[i] === side[place]) return true
  return false
}

export function doAction(t: Table, design: number, now: number): number {
  const { kind, a, b } = t.data.actions[design]
  if (kind !== SURGE) {
    outer.count = 0
    listAction(t, outer, design)
    return takeBest(t, outer, now, 2)
  }
  outer.count = 0
  list(t, outer, a, anywhere)
  const first = takeBest(t, outer, now, 2)
  if (first <= now) return now
  outer.count = 0
  list(t, outer, b, anywhere)
  return takeBest(t, outer, first, 2)
}
