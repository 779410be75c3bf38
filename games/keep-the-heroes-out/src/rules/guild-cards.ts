/** Revealed Guild cards: heroes in two rooms of a type, or what a scenario says [H1]. */
import { DOES } from '../content/guild.ts'
import type { ScenarioEffect } from '../content/guild.ts'
import { RESOURCES } from '../content/schema.ts'
import {
  clearEvent,
  hasMonster,
  inspire,
  mapOf,
  PORTAL,
  renewOffer,
  takeResource,
  takeTrap,
} from './dungeon.ts'
import { attack, cursePlayers, rebel, resolveHeroes, revealGuildCard } from './procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { ask, choices, define, events, repeatWhile } = rules
const resourceCount = RESOURCES.length
/** In place of a resource: event tokens strike. */
const EVENTS_STRIKE = -1

/** The rooms of a type, a bit each; all of the dungeon for -1. */
function roomsOf(t: Table, type: number): number {
  let bits = 0
  for (let room = 0; room < t.data.rooms.length; room++)
    if (mapOf(t).isIn[room] && (type < 0 || t.data.rooms[room].type === type)) bits |= 1 << room
  return bits
}

/** Does something in every room of a type. */
function inRooms(t: Table, type: number, run: (room: number) => void): void {
  const bits = roomsOf(t, type)
  for (let room = 0; room < t.data.rooms.length; room++) if (((bits >> room) & 1) === 1) run(room)
}

/** One thing a scenario card does; some go on in procedures of their own. */
function carryOut(t: Table, { does, a, type }: ScenarioEffect): void {
  switch (does) {
    case DOES.HEROES:
      t.summonClass = a
      t.summonRooms = roomsOf(t, type)
      t.call(resolveHeroes)
      break
    case DOES.INSPIRE:
      inRooms(t, type, (room) => {
        const count = inspire(t, room)
        if (count > 0) t.log?.add(events['heroes-inspired'], room, count)
      })
      break
    case DOES.EVENT:
      inRooms(t, type, (room) => {
        if (t.events === 0) return
        t.events--
        t.rooms[room].events++
        t.log?.add(events['event-placed'], room)
      })
      break
    case DOES.CLEAR_EVENTS:
      inRooms(t, -1, (room) => {
        while (t.rooms[room].events > 0) clearEvent(t, room)
      })
      break
    case DOES.CURSE:
      t.call(cursePlayers, a)
      break
    case DOES.LOSE_TRAPS:
      inRooms(t, type, (room) => {
        while (t.rooms[room].traps > 0) {
          takeTrap(t, room)
          t.log?.add(events['trap-removed'], room)
        }
      })
      break
    case DOES.LOSE_RESOURCES:
      inRooms(t, type, (room) => {
        for (let resource = 0; resource < resourceCount; resource++) {
          while (t.rooms[room].resources[resource] > 0) {
            takeResource(t, resource, room)
            t.log?.add(events['resource-lost'], resource, room)
          }
        }
      })
      break
    case DOES.REBEL:
      t.call(rebel, 0, 0, a)
      break
    case DOES.CLOSE_PORTALS:
      inRooms(t, -1, (room) => {
        if (t.rooms[room].portal !== PORTAL.COMPLETED) return
        t.rooms[room].portal = PORTAL.INCOMPLETE
        t.log?.add(events['portal-closed'], room)
      })
      break
    case DOES.RENEW_OFFER:
      renewOffer(t)
      break
    case DOES.STRIKE_EVENTS:
      t.call(rebel, 0, 0, EVENTS_STRIKE)
      break
  }
}

define(revealGuildCard, [
  (t, my) => {
    const { class: hero, type } = t.data.guild[my.card]
    if (hero < 0) return
    t.summonClass = hero
    t.summonRooms = roomsOf(t, type) // [Q42]
  },
  repeatWhile(
    (t, my) => my.effect < t.data.guild[my.card].effects.length,
    [
      (t, my) => {
        const effect = t.data.guild[my.card].effects[my.effect]
        my.effect++
        carryOut(t, effect)
      },
    ],
  ),
])

/** How often something strikes in a room: once for each resource that rebels, once if there are event tokens. */
function strikesIn(t: Table, room: number, resource: number): number {
  const { events: tokens, resources } = t.rooms[room]
  return resource === EVENTS_STRIKE ? Math.min(tokens, 1) : resources[resource]
}

/** Tokens turn on the monsters of their room: each gives one of them a wound. */
define(rebel, [
  repeatWhile(
    (t, my) => my.room < t.data.rooms.length,
    [
      (t, my) => {
        my.left = strikesIn(t, my.room, my.resource)
      },
      repeatWhile(
        (t, my) => my.left > 0 && hasMonster(t, my.room),
        [
          ask({
            name: 'rebel-strikes',
            rule: 'W4',
            who: (t, _: { room: number; left: number; resource: number }) => t.active,
            choices(t, out, my) {
              for (let seat = 0; seat < t.seats; seat++)
                if (t.rooms[my.room].monsters[seat] > 0) out.add(choices['wound-monster'], seat)
            },
            take: {
              'wound-monster': (t, { player }, my) => {
                my.left--
                t.call(attack, player, my.room)
              },
            },
          }),
        ],
      ),
      (_, my) => {
        my.room++
      },
    ],
  ),
])
