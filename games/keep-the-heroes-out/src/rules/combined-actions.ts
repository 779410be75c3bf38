/** Actions made of others: Swarm, Reinforce, Ambush and Surge [A10] to [A13]. */
import type { Choices } from '@hearthkeep/engine'
import { offerAction, strike } from './actions.ts'
import { useAbility } from './activating.ts'
import { ACTION } from '../content/actions.ts'
import {
  canDraw,
  clearEvent,
  drawCard,
  EVENT,
  hasEvent,
  mapOf,
  placeMeeple,
  placePortal,
  placeTrap,
  takeTop,
} from './dungeon.ts'
import { moveMeeple } from './moving.ts'
import { ambush, reinforce, surge, swarm } from './procedures.ts'
import { build, useRoom } from './rooms.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { ask, choices, define, events, repeatWhile } = rules
const { MOVE, MELEE, RANGED, TRAP, PORTAL: PUT_PORTAL, SUMMON } = ACTION
const { SWARM, REINFORCE, AMBUSH, SURGE } = ACTION
const anywhere = -1
const REINFORCED = 3

/** A quick look whether there is anything to do: meeples where they have to be, somebody to hit. */
function isLikely(t: Table, seat: number, kind: number, room: number): boolean {
  if (kind === SUMMON) return t.players[seat].supply > 0
  const { neighbours } = mapOf(t)
  for (let here = 0; here < t.data.rooms.length; here++) {
    if ((room !== anywhere && room !== here) || t.rooms[here].monsters[seat] === 0) continue
    if (kind === MOVE) return true
    if (kind === TRAP) return t.traps > 0
    if (kind === MELEE && hasHero(t, here)) return true
    if (kind === RANGED && !hasEvent(t, here, EVENT.FOG)) {
      for (const near of neighbours[here]) if (hasHero(t, near) && !hasEvent(t, near, EVENT.FOG)) return true
    }
  }
  return false
}

function hasHero(t: Table, room: number): boolean {
  const { active, exhausted } = t.rooms[room]
  for (let hero = 0; hero < active.length; hero++) if (active[hero] + exhausted[hero] > 0) return true
  return false
}

/** Whether meeples can be placed in some room of a type. */
function hasRoomFor(t: Table, type: number): boolean {
  for (const room of mapOf(t).ofType[type]) if (!hasEvent(t, room, EVENT.CROAK)) return true
  return false
}

/** Offers to begin such an action, by its design, where it looks as if something came of it. */
export function offerCombined(t: Table, out: Choices, seat: number, design: number): void {
  const { kind, a, b } = t.data.actions[design]
  if (kind === SWARM) {
    for (let room = 0; room < t.data.rooms.length; room++)
      if (isLikely(t, seat, a, room)) out.add(choices.swarm, design, room)
  } else if (kind === REINFORCE) {
    if (canDraw(t, seat)) out.add(choices['begin-action'], design)
  } else if (kind === AMBUSH) {
    if (t.players[seat].supply > 0 && hasRoomFor(t, b)) out.add(choices['begin-action'], design)
  } else if (kind === SURGE && isLikely(t, seat, a, anywhere)) out.add(choices['begin-action'], design)
}

/** Every meeple that was in the room may do the action once [A10, A17, Q54]. */
define(swarm, [
  repeatWhile(
    (_, my) => my.left > 0,
    [
      ask({
        name: 'swarm',
        rule: 'A10',
        who: (_, my: { seat: number; action: number; room: number; left: number }) => my.seat,
        choices(t, out, my) {
          offerAction(t, out, my.seat, my.action, my.room)
          if (out.count > 0) out.add(choices['enough-of-this'])
        },
        take: {
          move: (t, { seat, from, to, cargo }, my) => {
            my.left--
            moveMeeple(t, seat, from, to, cargo)
          },
          melee: (t, { room, hero }, my) => {
            my.left--
            strike(t, room, hero)
          },
          ranged: (t, { room, hero }, my) => {
            my.left--
            strike(t, room, hero)
          },
          'place-trap': (t, { room }, my) => {
            my.left--
            placeTrap(t, room)
          },
          'enough-of-this': (t) => t.leave(),
        },
        ifNone: 'skip',
      }),
      // Nothing left to do for the others.
      (t, my) => {
        if (!isLikely(t, my.seat, my.action, my.room)) my.left = 0
      },
    ],
  ),
])

/** The top three cards: those that show the action go to the hand, the others are discarded [A11, Q9, Q10]. */
define(reinforce, [
  (t, my) => {
    for (let i = 0; i < REINFORCED; i++) {
      const card = takeTop(t, my.seat)
      if (card >= 0) t.seen.push(card)
    }
    t.log?.add(events['cards-seen'], my.seat, t.seen.size)
    const { hand, discard } = t.players[my.seat]
    for (let i = 0; i < t.seen.size; i++) {
      const card = t.seen.get(i)
      if (((t.data.cards[card].shows >> my.action) & 1) === 1) {
        hand.push(card)
        t.log?.add(events['card-taken'], my.seat, card)
      } else {
        discard.push(card)
        t.log?.add(events['card-discarded'], my.seat, card) // [Q9, Q57]
      }
    }
    t.seen.clear()
  },
])

/** Meeples appear in rooms of a type, as many as the player likes [A12, Q54]. */
define(ambush, [
  repeatWhile(
    (t, my) => my.left > 0 && my.isOver === 0 && t.players[my.seat].supply > 0,
    [
      ask({
        name: 'ambush',
        rule: 'A12',
        who: (_, my: { seat: number; left: number; type: number; isOver: number }) => my.seat,
        choices(t, out, my) {
          for (const room of mapOf(t).ofType[my.type])
            if (!hasEvent(t, room, EVENT.CROAK)) out.add(choices['place-meeple'], room)
          out.add(choices['enough-of-this'])
        },
        take: {
          'place-meeple': (t, { seat, room }, my) => {
            my.left--
            placeMeeple(t, seat, room)
          },
          'enough-of-this': (_, __, my) => {
            my.isOver = 1
          },
        },
      }),
    ],
  ),
])

/** The first action, and if it was really done the second [A13, Q43, Q54]. */
define(surge, [
  (_, my) => {
    my.room = anywhere
  },
  ask({
    name: 'surge',
    rule: 'A13',
    who: (_, my: { seat: number; action: number; room: number }) => my.seat,
    choices(t, out, my) {
      const { a } = t.data.actions[my.action]
      if (a !== RANGED) offerAction(t, out, my.seat, a, anywhere)
      else for (let room = 0; room < t.data.rooms.length; room++) offerAction(t, out, my.seat, a, room)
      out.add(choices['enough-of-this'])
    },
    take: {
      move: (t, { seat, from, to, cargo }, my) => {
        moveMeeple(t, seat, from, to, cargo)
        my.room = to
      },
      melee: (t, { room, hero }, my) => {
        strike(t, room, hero)
        my.room = room
      },
      ranged: (t, { room, hero, from }, my) => {
        strike(t, room, hero)
        my.room = from
      },
      summon: (t, { seat, room }, my) => {
        placeMeeple(t, seat, room)
        my.room = room
      },
      'enough-of-this': (t) => t.leave(),
    },
  }),
  ask({
    name: 'surge-second',
    rule: 'A13',
    who: (_, my: { seat: number; action: number; room: number }) => my.seat,
    choices(t, out, my) {
      const { b } = t.data.actions[my.action]
      const isThere = b === SUMMON || b === TRAP || b === PUT_PORTAL
      offerAction(t, out, my.seat, b, isThere ? my.room : anywhere)
      if (out.count > 0) out.add(choices['enough-of-this'])
    },
    take: {
      draw: (t, { seat }) => drawCard(t, seat),
      move: (t, { seat, from, to, cargo }) => moveMeeple(t, seat, from, to, cargo),
      melee: (t, { room, hero }) => strike(t, room, hero),
      ranged: (t, { room, hero }) => strike(t, room, hero),
      'place-trap': (t, { room }) => placeTrap(t, room),
      'place-portal': (t, { room, from }) => placePortal(t, room, from),
      summon: (t, { seat, room }) => placeMeeple(t, seat, room),
      'use-ability': (t, { seat, room, to, cargo }) => useAbility(t, seat, room, to, cargo),
      'use-room': (t, { seat, room, card }) => useRoom(t, seat, room, card),
      'use-builder': (t, { resource, to, from }) => build(t, resource, to, from),
      'complete-portal': (t, { room }) => placePortal(t, room, -1),
      'clear-event': (t, { room }) => clearEvent(t, room),
      'enough-of-this': () => undefined,
    },
    ifNone: 'skip',
  }),
])
