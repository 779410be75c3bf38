/** What the actions of a card come to at best, tried on the heuristic player's picture of the dungeon. */
import { ACTION } from './content/actions.ts'
import type { Card } from './content/cards.ts'
import type { Data } from './content/data.ts'
import { ABILITIES, DEEDS } from './content/schema.ts'
import { EVENT, hasEvent, mapOf, PORTAL } from './dungeon.ts'
import { game, here, OF, resourceCount, restore, rooms, save, value, WORTH } from './heuristic-model.ts'
import { rules, TRAP_CARGO } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { mine, stand, heroes, traps, portal, events, resources, resourcesLeft, self } = here
const { choices: kinds } = rules
const { DRAW, ACTIVATE, MOVE, MELEE, RANGED, TRAP, PORTAL: PUT_PORTAL, SUMMON } = ACTION
const { PLACE, SWARM, REINFORCE, AMBUSH, SURGE } = ACTION
const anywhere = -1
const LEAST = 0.01

/** A step by number, as variants are listed. */
const STEP = {
  ...{ DRAW: 0, MOVE: 1, MELEE: 2, RANGED: 3, TRAP: 4, PORTAL: 5, SUMMON: 6, PLACE: 7, CRAFT: 8, MEND: 9 },
  ...{ CLEAR: 10, SWARM: 11, REINFORCE: 12, LABORATORY: 13, BUILD: 14, AMBUSH: 15, SURGE: 16 },
} as const

/** What one action is worth on a card that is not looked at in detail. */
const ACTION_WORTH = [0.7, 0.7, 0.55, 0.9, 1.1, 1, 0.2, 0.9, 0.2, 0.5, 1.6, 1, 0.7, 1.5]
const strengths = new WeakMap<Card, number>()

/** How strong a card is: its better side. */
export function strengthOf(data: Data, card: Card): number {
  let most = strengths.get(card)
  if (most !== undefined) return most
  most = 0
  for (const side of card.sides) {
    let sum = 0
    for (const design of side) {
      const { kind, a } = data.actions[design]
      sum += ACTION_WORTH[kind] * (kind === AMBUSH ? a : 1)
    }
    most = Math.max(most, sum)
  }
  if (card.sides.length > 1) most += 0.25
  strengths.set(card, most)
  return most
}

/** What a crafted card gains over the rest of the game. */
function craftWorth(t: Table, card: number): number {
  const deck = t.data.levels[t.difficulty]
  const left = t.guildDeck.size + (t.level < deck.length - 1 ? t.guildDeck.size + t.guildDiscard.size : 0)
  return Math.max(0.1, strengthOf(t.data, t.data.cards[card]) - 0.9) * WORTH.crafted * (left / 20 / t.seats)
}

/** A meeple of mine, in wounds it can take. */
function unit(): number {
  return self[OF.HEALTH] > 1 ? self[OF.HEALTH] - self[OF.WOUNDS] : 1
}

/** Does a step on the picture. */
export function apply(t: Table, step: number, a: number, b: number, c: number): void {
  switch (step) {
    case STEP.DRAW:
      here.gained += WORTH.card
      break
    case STEP.MOVE:
      mine[a]--
      mine[b]++
      stand[a] -= unit()
      stand[b] += unit()
      if (c === TRAP_CARGO) {
        traps[a]--
        traps[b]++
      } else if (c >= 0) {
        resources[a * resourceCount + c]--
        resources[b * resourceCount + c]++
      }
      break
    case STEP.MELEE:
      heroes[a]--
      if (self[OF.MELEE] > 0) self[OF.MELEE]--
      break
    case STEP.RANGED:
      heroes[a]--
      if (self[OF.RANGED] > 0) self[OF.RANGED]--
      break
    case STEP.TRAP:
      traps[a]++
      self[OF.TRAPS]--
      break
    case STEP.PORTAL:
      portal[a] = PORTAL.COMPLETED
      break
    case STEP.SUMMON:
      mine[a]++
      stand[a] += self[OF.HEALTH]
      self[OF.SUPPLY]--
      break
    case STEP.PLACE:
      resources[b * resourceCount + a]++
      resourcesLeft[a]--
      break
    case STEP.CRAFT:
      resources[a * resourceCount + t.data.rooms[a].resource]--
      here.gained += craftWorth(t, b)
      break
    case STEP.MEND:
      for (let room = 0; room < rooms; room++) if (mine[room] > 0) stand[room] += self[OF.WOUNDS]
      self[OF.WOUNDS] = 0
      break
    case STEP.CLEAR:
      events[a]--
      break
    case STEP.REINFORCE:
      here.gained += WORTH.card * 1.2
      break
    case STEP.LABORATORY:
      here.gained += craftWorth(t, b) - 0.6
      break
    case STEP.BUILD:
      resources[c * resourceCount + a]--
      portal[b] = PORTAL.COMPLETED
      break
    case STEP.SWARM:
      swarm(t, a, b)
      break
    case STEP.AMBUSH:
      ambush(t, a, b)
      break
  }
}

const LIST = 400
/** The variants of an action: step, and three numbers. Several levels, as a Swarm tries steps of its own. */
class Variants {
  readonly list = new Int32Array(4 * LIST)
  count = 0
  add(step: number, a = -1, b = -1, c = -1): void {
    if (this.count === LIST) return
    const at = 4 * this.count++
    this.list[at] = step
    this.list[at + 1] = a
    this.list[at + 2] = b
    this.list[at + 3] = c
  }
}
const outer = new Variants()
const inner = new Variants()

/** The best of some variants, done if it is better than nothing; returns the value reached. */
function takeBest(t: Table, variants: Variants, now: number, level: number): number {
  const { list, count } = variants
  let most = now + LEAST
  let best = -1
  save(level)
  for (let i = 0; i < count; i++) {
    apply(t, list[4 * i], list[4 * i + 1], list[4 * i + 2], list[4 * i + 3])
    const reached = value()
    restore(level)
    if (reached <= most) continue
    most = reached
    best = i
  }
  if (best < 0) return now
  apply(t, list[4 * best], list[4 * best + 1], list[4 * best + 2], list[4 * best + 3])
  return most
}

/** Every meeple of the room in turn does the best it can. */
function swarm(t: Table, action: number, room: number): void {
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

function listMoves(t: Table, out: Variants, only: number): void {
  const { neighbours } = game
  for (let from = 0; from < rooms; from++) {
    if (mine[from] === 0 || (only !== anywhere && only !== from)) continue
    const isRough = hasEvent(t, from, EVENT.RUBBLE)
    for (const to of neighbours[from]) listMove(t, out, from, to, isRough)
    if (portal[from] !== PORTAL.COMPLETED) continue
    for (let to = 0; to < rooms; to++)
      if (to !== from && portal[to] === PORTAL.COMPLETED && !neighbours[from].includes(to))
        listMove(t, out, from, to, isRough)
  }
}

function listMove(t: Table, out: Variants, from: number, to: number, isRough: boolean): void {
  out.add(STEP.MOVE, from, to)
  if (isRough || hasEvent(t, to, EVENT.RUBBLE)) return
  if (traps[from] > 0) out.add(STEP.MOVE, from, to, TRAP_CARGO)
  for (let kind = 0; kind < resourceCount; kind++)
    if (resources[from * resourceCount + kind] > 0) out.add(STEP.MOVE, from, to, kind)
}

function listActivations(t: Table, out: Variants): void {
  const ability = ABILITIES[t.data.clans[t.players[t.active].clan].ability]
  let isOut = true
  for (let room = 0; room < rooms; room++) {
    if (mine[room] === 0) continue
    isOut = false
    if (ability === 'place-meeple' && self[OF.SUPPLY] > 0 && !hasEvent(t, room, EVENT.CROAK))
      out.add(STEP.SUMMON, room)
    if (ability === 'place-bone' && resourcesLeft[2] > 0) out.add(STEP.PLACE, 2, room)
    const { deed, resource, crafts } = t.data.rooms[room]
    const does = DEEDS[deed]
    if (does === 'place' && resourcesLeft[resource] > 0) out.add(STEP.PLACE, resource, room)
    else if (does === 'trap' && self[OF.TRAPS] > 0) out.add(STEP.TRAP, room)
    else if (does === 'craft' && resources[room * resourceCount + resource] > 0) {
      const { offer } = t
      for (let i = 0, size = offer.size; i < size; i++)
        if (t.data.cards[offer.get(i)].craft === crafts) out.add(STEP.CRAFT, room, offer.get(i))
    }
    if (portal[room] === PORTAL.INCOMPLETE) out.add(STEP.PORTAL, room)
    if (events[room] > 0) out.add(STEP.CLEAR, room)
  }
  if (isOut) return
  if (ability === 'mend' && self[OF.WOUNDS] > 0) out.add(STEP.MEND)
  if (ability === 'move') listMoves(t, out, anywhere)
  if (ability === 'draw') out.add(STEP.DRAW)
}

/** Lists the ways to do a simple action, in one room or anywhere. */
function list(t: Table, out: Variants, kind: number, only: number): void {
  const { neighbours } = game
  if (kind === DRAW) out.add(STEP.DRAW)
  else if (kind === ACTIVATE) listActivations(t, out)
  else if (kind === MOVE) listMoves(t, out, only)
  else if (kind === SUMMON) {
    if (self[OF.SUPPLY] === 0) return
    let isOut = true
    for (let room = 0; room < rooms; room++) {
      if (mine[room] === 0) continue
      isOut = false
      if (!hasEvent(t, room, EVENT.CROAK)) out.add(STEP.SUMMON, room)
    }
    if (!isOut) return
    for (const room of mapOf(t).ofType[t.data.clans[t.players[t.active].clan].symbol])
      if (!hasEvent(t, room, EVENT.CROAK)) out.add(STEP.SUMMON, room)
  } else {
    for (let room = 0; room < rooms; room++) {
      const isMine = mine[room] > 0 && (only === anywhere || only === room)
      if (kind === TRAP && isMine && self[OF.TRAPS] > 0) out.add(STEP.TRAP, room)
      else if (kind === PUT_PORTAL && isMine && portal[room] !== PORTAL.COMPLETED) out.add(STEP.PORTAL, room)
      else if (kind === MELEE && isMine && heroes[room] > 0) out.add(STEP.MELEE, room)
      else if (kind === RANGED && heroes[room] > 0 && !hasEvent(t, room, EVENT.FOG)) {
        for (const near of neighbours[room]) {
          if (mine[near] === 0 || hasEvent(t, near, EVENT.FOG)) continue
          out.add(STEP.RANGED, room)
          break
        }
      }
    }
  }
}

/** Lists the ways to do any action of a card. */
function listAction(t: Table, out: Variants, design: number): void {
  const { kind, a, b } = t.data.actions[design]
  if (kind <= SUMMON) list(t, out, kind, anywhere)
  else if (kind === PLACE) {
    for (let room = 0; room < rooms; room++)
      if (mine[room] > 0 && resourcesLeft[a] > 0) out.add(STEP.PLACE, a, room)
  } else if (kind === SWARM) {
    for (let room = 0; room < rooms; room++)
      if (mine[room] > 0 && (a !== MELEE || heroes[room] > 0)) out.add(STEP.SWARM, a, room)
  } else if (kind === REINFORCE) out.add(STEP.REINFORCE)
  else if (kind === AMBUSH) out.add(STEP.AMBUSH, a, b)
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

function doAction(t: Table, design: number, now: number): number {
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

/** How many hits the cards in hand could give, Melee and Ranged, with or without what is left of the card in play. */
export function countHits(t: Table, seat: number, isWithRest: boolean): void {
  const { hand } = t.players[seat]
  const { cards } = t.data
  self[OF.MELEE] = 0
  self[OF.RANGED] = 0
  for (let i = 0, size = hand.size; i < size; i++) {
    const card = cards[hand.get(i)]
    self[OF.MELEE] += hitsOf(t, card, MELEE)
    self[OF.RANGED] += hitsOf(t, card, RANGED)
  }
  if (t.card < 0 || !isWithRest) return
  const side = cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0) continue
    self[OF.MELEE] += hits(t, side[i], MELEE)
    self[OF.RANGED] += hits(t, side[i], RANGED)
  }
}

function hits(t: Table, design: number, kind: number): number {
  const action = t.data.actions[design]
  if (action.kind === kind) return 1
  if (action.kind === SURGE && (action.a === kind || action.b === kind)) return 1
  return action.kind === SWARM && action.a === kind ? 2 : 0
}

function hitsOf(t: Table, card: Card, kind: number): number {
  let most = 0
  for (const side of card.sides) most = Math.max(most, hitsOfSide(t, side, kind))
  return most
}

function hitsOfSide(t: Table, side: readonly number[], kind: number): number {
  let sum = 0
  for (const design of side) sum += hits(t, design, kind)
  return sum
}

const BUILDER = 11

/** The value after a choice that the table offers; NaN if it is none of the steps known here. */
export function valueOfChoice(t: Table, i: number): number {
  const { choices } = t
  const a = choices.paramOf(i, 0)
  const b = choices.paramOf(i, 1)
  const c = choices.paramOf(i, 2)
  save(0)
  switch (choices.kindOf(i)) {
    case kinds.draw.id:
      apply(t, STEP.DRAW, a, b, c)
      break
    case kinds.move.id:
      apply(t, STEP.MOVE, a, b, c)
      break
    case kinds.melee.id:
      apply(t, STEP.MELEE, a, b, c)
      break
    case kinds.ranged.id:
      apply(t, STEP.RANGED, a, b, c)
      break
    case kinds['place-resource'].id:
      apply(t, STEP.PLACE, a, b, c)
      break
    case kinds['place-trap'].id:
      apply(t, STEP.TRAP, a, b, c)
      break
    case kinds['place-portal'].id:
    case kinds['complete-portal'].id:
      apply(t, STEP.PORTAL, a, b, c)
      if (b >= 0) portal[b] = PORTAL.NONE
      break
    case kinds.summon.id:
    case kinds['place-meeple'].id:
      apply(t, STEP.SUMMON, a, b, c)
      break
    case kinds['clear-event'].id:
      apply(t, STEP.CLEAR, a, b, c)
      break
    case kinds['use-builder'].id:
      apply(t, STEP.BUILD, a, b, BUILDER)
      if (c >= 0) portal[c] = PORTAL.NONE
      break
    case kinds['use-room'].id: {
      const { deed, resource } = t.data.rooms[a]
      const does = DEEDS[deed]
      if (does === 'place') apply(t, STEP.PLACE, resource, a, c)
      else if (does === 'trap') apply(t, STEP.TRAP, a, b, c)
      else apply(t, does === 'craft' ? STEP.CRAFT : STEP.LABORATORY, a, b, c)
      break
    }
    case kinds['use-ability'].id: {
      const ability = ABILITIES[t.data.clans[t.players[choices.seatOf(i)].clan].ability]
      if (ability === 'place-meeple') apply(t, STEP.SUMMON, a, b, c)
      else if (ability === 'place-bone') apply(t, STEP.PLACE, 2, a, c)
      else if (ability === 'move') apply(t, STEP.MOVE, a, b, c)
      else apply(t, ability === 'mend' ? STEP.MEND : STEP.DRAW, a, b, c)
      break
    }
    case kinds.swarm.id:
      apply(t, STEP.SWARM, t.data.actions[a].a, b, c)
      break
    case kinds['begin-action'].id: {
      const now = value()
      const reached = doAction(t, a, now)
      restore(0)
      return reached
    }
    default:
      return NaN
  }
  const reached = value()
  restore(0)
  return reached
}
