/** Activate [A2]: the clan's ability [A16], a room, a Portal or an event token. */
import type { Choices } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table, Takes } from './rulebook.ts'
import { abilityOf } from './abilities.ts'
import { clearEvent, isInDungeon, placePortal, PORTAL, takeResource } from './dungeon.ts'
import { deedOf } from './rooms.ts'

const { choices } = rules

/** The clan's ability, rooms with one of your meeples, Portals and event tokens there [A2, A16]. */
export function offerActivations(t: Table, out: Choices, seat: number): void {
  if (!isInDungeon(t, seat)) return
  abilityOf(t, seat).offer(t, out, seat)
  for (let room = 0; room < t.data.rooms.length; room++) {
    if (t.rooms[room].monsters[seat] === 0) continue
    deedOf(t, room).offer(t, out, room)
    if (t.rooms[room].portal === PORTAL.INCOMPLETE) out.add(choices['complete-portal'], room)
    if (t.rooms[room].events > 0) out.add(choices['clear-event'], room)
  }
}

/** What comes of it. */
export const activated = {
  'use-ability': (t, { seat, room, to, cargo }) => abilityOf(t, seat).use(t, seat, room, to, cargo),
  'use-room': (t, { seat, room, card }) => deedOf(t, room).use(t, seat, room, card),
  'use-builder': (t, { resource, to, from }) => {
    takeResource(t, resource, t.data.builder) // [Q52]
    placePortal(t, to, from)
  },
  'complete-portal': (t, { room }) => placePortal(t, room, -1),
  'clear-event': (t, { room }) => clearEvent(t, room),
} as const satisfies Takes
