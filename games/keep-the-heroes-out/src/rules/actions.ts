/** The actions of a card, one by one [A1] to [A9], [A14]; what Activate does stands in activating.ts [A2]. */
import type { Choices } from '@hearthkeep/engine'
import { offerActivations } from './activating.ts'
import { ACTION } from '../content/actions.ts'
import { CLASSES } from '../content/schema.ts'
import {
  canDraw,
  EVENT,
  hasEvent,
  heroesIn,
  isInDungeon,
  isMine,
  killHero,
  mapOf,
  PORTAL,
} from './dungeon.ts'
import { offerMoves } from './moving.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { choices, reasons } = rules
const { DRAW, ACTIVATE, MOVE, MELEE, RANGED, TRAP, PORTAL: PUT_PORTAL, SUMMON } = ACTION
const classCount = CLASSES.length
const anywhere = -1

/** Lists all ways to do a simple action, in one room or anywhere. */
export function offerAction(t: Table, out: Choices, seat: number, kind: number, only: number): void {
  switch (kind) {
    case DRAW:
      if (canDraw(t, seat)) out.add(choices.draw)
      break
    case ACTIVATE:
      offerActivations(t, out, seat)
      break
    case MOVE:
      offerMoves(t, out, choices.move, seat, only)
      break
    case MELEE:
      offerMelee(t, out, seat, only)
      break
    case RANGED:
      offerRanged(t, out, seat, only)
      break
    case TRAP:
      offerRooms(t, out, choices['place-trap'], seat, only, t.traps > 0)
      break
    case PUT_PORTAL:
      for (let room = 0; room < t.data.rooms.length; room++)
        if (isMine(t, seat, room, only)) offerPortal(t, out, room)
      break
    case SUMMON:
      offerSummons(t, out, seat, only)
      break
  }
}

function offerRooms(
  t: Table,
  out: Choices,
  kind: (typeof choices)['place-trap'],
  seat: number,
  only: number,
  isLeft: boolean,
): void {
  if (!isLeft) out.refuse(reasons['no-token-left'], kind)
  else
    for (let room = 0; room < t.data.rooms.length; room++)
      if (isMine(t, seat, room, only)) out.add(kind, room)
}

function offerMelee(t: Table, out: Choices, seat: number, only: number): void {
  let isAnybody = false
  for (let room = 0; room < t.data.rooms.length; room++) {
    for (let hero = 0; hero < classCount; hero++) {
      if (heroesIn(t.rooms[room], hero) === 0) continue
      isAnybody = true
      if (isMine(t, seat, room, only)) out.add(choices.melee, room, hero)
      else if (only === anywhere) out.refuse(reasons['no-meeple-there'], choices.melee, room, hero)
    }
  }
  if (!isAnybody && only === anywhere) out.refuse(reasons['nobody-to-hit'], choices.melee)
}

/** Only by passageway, not through Portals, and not in the same room [A5, Q31]; from one room if that is given. */
function offerRanged(t: Table, out: Choices, seat: number, only: number): void {
  const { neighbours } = mapOf(t)
  let isAnybody = false
  for (let room = 0; room < t.data.rooms.length; room++) {
    let from = anywhere
    for (const near of neighbours[room]) {
      if (!isMine(t, seat, near, only)) continue
      if (hasEvent(t, room, EVENT.FOG) || hasEvent(t, near, EVENT.FOG))
        out.explain(reasons['fog-there'], choices.ranged, room)
      else from = near
    }
    if (from < 0) continue
    for (let hero = 0; hero < classCount; hero++) {
      if (heroesIn(t.rooms[room], hero) === 0) continue
      isAnybody = true
      out.add(choices.ranged, room, hero, only === anywhere ? -1 : from)
    }
  }
  if (!isAnybody && only === anywhere) out.refuse(reasons['nobody-to-shoot'], choices.ranged)
}

/** The ways to put a Portal into a room [O3, Q52]. */
function offerPortal(t: Table, out: Choices, room: number): void {
  if (t.rooms[room].portal === PORTAL.COMPLETED) return
  if (t.rooms[room].portal === PORTAL.INCOMPLETE || t.portals > 0) out.add(choices['place-portal'], room)
  else
    for (let from = 0; from < t.data.rooms.length; from++)
      if (t.rooms[from].portal !== PORTAL.NONE) out.add(choices['place-portal'], room, from)
}

/** Where you have a meeple; with none in the dungeon, in any room of your symbol [Q5]. */
function offerSummons(t: Table, out: Choices, seat: number, only: number): void {
  const player = t.players[seat]
  if (player.supply === 0) {
    out.refuse(reasons['no-meeple-left'], choices.summon)
    return
  }
  const isOut = !isInDungeon(t, seat)
  const { symbol } = t.data.clans[player.clan]
  for (let room = 0; room < t.data.rooms.length; room++) {
    const isOpen = isOut
      ? mapOf(t).isIn[room] && t.data.rooms[room].type === symbol && (only === anywhere || only === room)
      : isMine(t, seat, room, only)
    if (isOpen && hasEvent(t, room, EVENT.CROAK)) out.refuse(reasons['frogs-there'], choices.summon, room)
    else if (isOpen) out.add(choices.summon, room)
  }
}

/** An enemy takes a wound; with one health it is gone [A4, A5, A15]. */
export function strike(t: Table, room: number, hero: number): void {
  killHero(t, room, hero)
}
