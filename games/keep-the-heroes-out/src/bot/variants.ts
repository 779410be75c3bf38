/** The ways to do an action, listed from the heuristic player's picture of the dungeon. */
import { ACTION } from '../content/actions.ts'
import { ABILITIES, DEEDS } from '../content/schema.ts'
import { EVENT, hasEvent, mapOf, PORTAL } from '../rules/dungeon.ts'
import { game, here, OF, resourceCount } from './picture.ts'
import { STEP } from './steps.ts'
import { TRAP_CARGO } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { mine, heroes, traps, portal, events, resources, resourcesLeft, self } = here
const { DRAW, ACTIVATE, MOVE, MELEE, RANGED, TRAP, PORTAL: PUT_PORTAL, SUMMON } = ACTION
const { PLACE, SWARM, REINFORCE, AMBUSH } = ACTION
export const anywhere = -1

const LIST = 400
/** The variants of an action: step, and three numbers. Several levels, as a Swarm tries steps of its own. */
export class Variants {
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

function listMoves(t: Table, out: Variants, only: number): void {
  const { neighbours } = game
  for (let from = 0; from < game.rooms; from++) {
    if (mine[from] === 0 || (only !== anywhere && only !== from)) continue
    const isRough = hasEvent(t, from, EVENT.RUBBLE)
    for (const to of neighbours[from]) listMove(t, out, from, to, isRough)
    if (portal[from] !== PORTAL.COMPLETED) continue
    for (let to = 0; to < game.rooms; to++)
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
  for (let room = 0; room < game.rooms; room++) {
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
export function list(t: Table, out: Variants, kind: number, only: number): void {
  const { neighbours } = game
  if (kind === DRAW) out.add(STEP.DRAW)
  else if (kind === ACTIVATE) listActivations(t, out)
  else if (kind === MOVE) listMoves(t, out, only)
  else if (kind === SUMMON) {
    if (self[OF.SUPPLY] === 0) return
    let isOut = true
    for (let room = 0; room < game.rooms; room++) {
      if (mine[room] === 0) continue
      isOut = false
      if (!hasEvent(t, room, EVENT.CROAK)) out.add(STEP.SUMMON, room)
    }
    if (!isOut) return
    for (const room of mapOf(t).ofType[t.data.clans[t.players[t.active].clan].symbol])
      if (!hasEvent(t, room, EVENT.CROAK)) out.add(STEP.SUMMON, room)
  } else {
    for (let room = 0; room < game.rooms; room++) {
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
export function listAction(t: Table, out: Variants, design: number): void {
  const { kind, a, b } = t.data.actions[design]
  if (kind <= SUMMON) list(t, out, kind, anywhere)
  else if (kind === PLACE) {
    for (let room = 0; room < game.rooms; room++)
      if (mine[room] > 0 && resourcesLeft[a] > 0) out.add(STEP.PLACE, a, room)
  } else if (kind === SWARM) {
    for (let room = 0; room < game.rooms; room++)
      if (mine[room] > 0 && (a !== MELEE || heroes[room] > 0)) out.add(STEP.SWARM, a, room)
  } else if (kind === REINFORCE) out.add(STEP.REINFORCE)
  else if (kind === AMBUSH) out.add(STEP.AMBUSH, a, b)
}
