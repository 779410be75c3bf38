/** Activate [A2]: the clan's ability [A16], a room, a Portal or an event token. */
import type { Choices } from '@hearthkeep/engine'
import { ABILITIES, RESOURCES } from '../content/schema.ts'
import {
  canDraw,
  drawCard,
  EVENT,
  hasEvent,
  isInDungeon,
  placeMeeple,
  placeResource,
  PORTAL,
} from './dungeon.ts'
import { moveMeeple, offerMoves } from './moving.ts'
import { offerRoom } from './rooms.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { choices, events, reasons } = rules
const anywhere = -1
const ABILITY = {
  PLACE_MEEPLE: ABILITIES.indexOf('place-meeple'),
  MEND: ABILITIES.indexOf('mend'),
  PLACE_BONE: ABILITIES.indexOf('place-bone'),
  MOVE: ABILITIES.indexOf('move'),
  DRAW: ABILITIES.indexOf('draw'),
} as const
const BONE = RESOURCES.indexOf('bone')

/** The clan's ability, rooms with one of your meeples, Portals and event tokens there [A2, A16]. */
export function offerActivations(t: Table, out: Choices, seat: number): void {
  if (!isInDungeon(t, seat)) return
  offerAbility(t, out, seat)
  for (let room = 0; room < t.data.rooms.length; room++) {
    if (t.rooms[room].monsters[seat] === 0) continue
    offerRoom(t, out, room)
    if (t.rooms[room].portal === PORTAL.INCOMPLETE) out.add(choices['complete-portal'], room)
    if (t.rooms[room].events > 0) out.add(choices['clear-event'], room)
  }
}

/** Nothing is offered that would change nothing [Q55]. */
function offerAbility(t: Table, out: Choices, seat: number): void {
  const player = t.players[seat]
  const use = choices['use-ability']
  switch (t.data.clans[player.clan].ability) {
    case ABILITY.PLACE_MEEPLE:
      if (player.supply === 0) out.refuse(reasons['no-meeple-left'], use)
      else
        for (let room = 0; room < t.data.rooms.length; room++)
          if (t.rooms[room].monsters[seat] > 0 && !hasEvent(t, room, EVENT.CROAK)) out.add(use, room)
      break
    case ABILITY.MEND:
      if (player.wounds > 0) out.add(use)
      else out.refuse(reasons['no-wounds'], use)
      break
    case ABILITY.PLACE_BONE:
      if (t.resources[BONE] === 0) out.refuse(reasons['no-token-left'], use)
      else
        for (let room = 0; room < t.data.rooms.length; room++)
          if (t.rooms[room].monsters[seat] > 0) out.add(use, room)
      break
    case ABILITY.MOVE:
      offerMoves(t, out, use, seat, anywhere)
      break
    case ABILITY.DRAW:
      if (canDraw(t, seat)) out.add(use)
      break
  }
}

/** The ability of the clan that plays. */
export function useAbility(t: Table, seat: number, room: number, to: number, cargo: number): void {
  const player = t.players[seat]
  switch (t.data.clans[player.clan].ability) {
    case ABILITY.PLACE_MEEPLE:
      placeMeeple(t, seat, room)
      break
    case ABILITY.MEND:
      player.wounds = 0
      t.log?.add(events['dragon-mended'], seat)
      break
    case ABILITY.PLACE_BONE:
      placeResource(t, BONE, room)
      break
    case ABILITY.MOVE:
      moveMeeple(t, seat, room, to, cargo)
      break
    case ABILITY.DRAW:
      drawCard(t, seat)
      break
  }
}
