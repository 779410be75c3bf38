/** What Guild cards do when they are revealed: heroes in the rooms of a type, or what a scenario says [H1]. */
import { effectWords, whole, z } from '@hearthkeep/content'
import { CLASSES, RESOURCES, TYPES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { cursePlayers } from './chests.ts'
import { clearEvent, inspire, loseResource, mapOf, PORTAL, renewOffer, takeTrap } from './dungeon.ts'
import { attack } from './heroes.ts'
import { resolveHeroes } from './invasion.ts'

const { ask, choices, declare, define, events, repeatFor } = rules
const resourceCount = RESOURCES.length
/** In place of a resource: event tokens strike. */
const EVENTS_STRIKE = -1
const EVERYWHERE = 'everywhere'

/** How often something strikes in a room: once for each resource that rebels, once if there are event tokens. */
function strikesIn(t: Table, room: number, resource: number): number {
  const { events: tokens, resources } = t.rooms[room]
  return resource === EVENTS_STRIKE ? Math.min(tokens, 1) : resources[resource]
}

/** Tokens turn on the monsters of their room: each gives one of them a wound. */
const rebel = declare('rebel', ['room', 'struck', 'resource'])
define(rebel, [
  repeatFor('room', (t) => t.data.rooms.length, [
    (_, my) => {
      my.struck = 0
    },
    repeatFor('struck', (t, my) => strikesIn(t, my.room, my.resource), [
      ask({
        name: 'rebel-strikes',
        rule: 'W4',
        who: (t) => t.active,
        choices(t, out, my) {
          for (let seat = 0; seat < t.seats; seat++)
            if (t.rooms[my.room].monsters[seat] > 0) out.add(choices['wound-monster'], seat)
        },
        take: { 'wound-monster': (t, { player }, my) => t.call(attack, player, my.room) },
        ifNone: 'skip',
      }),
    ]),
  ]),
])

/** What is to be known of a Guild card before it comes: whom it brings, and where it wakes heroes. */
interface GuildFacts {
  readonly brings?: { readonly hero: number; readonly type: number }
  readonly wakes?: number
}

const types = z.enum(TYPES)
const places = z.enum([...TYPES, EVERYWHERE])

/** The number of a type; -1 for everywhere. */
function typeOf(place: z.infer<typeof places>): number {
  return place === EVERYWHERE ? -1 : TYPES.indexOf(place)
}

/** Does something in every room of a type, or everywhere. */
function inRooms(place: z.infer<typeof places>, run: (t: Table, room: number) => void): (t: Table) => void {
  const type = typeOf(place)
  return (t) => {
    const { isIn } = mapOf(t)
    for (let room = 0; room < t.data.rooms.length; room++)
      if (isIn[room] && (type < 0 || t.data.rooms[room].type === type)) run(t, room)
  }
}

const tools = effectWords<Table, GuildFacts | undefined>()([])
const { word } = tools

export const scenarioWords = tools.words({
  lists: false,
  title: 'scenario-effect',
  effects: {
    heroes: word(
      { heroes: z.enum(CLASSES), at: types.describe('One in each room of the type.') },
      (e) => {
        const hero = CLASSES.indexOf(e.heroes)
        const mark = inRooms(e.at, (t, room) => {
          t.summonRooms |= 1 << room
        })
        return [
          (t) => {
            t.summonClass = hero
            t.summonRooms = 0
            mark(t) // [Q42]
          },
          resolveHeroes,
        ]
      },
      (e) => ({ brings: { hero: CLASSES.indexOf(e.heroes), type: typeOf(e.at) } }),
    ),
    inspire: word(
      { inspire: places.describe('Exhausted heroes become active.') },
      (e) =>
        inRooms(e.inspire, (t, room) => {
          const count = inspire(t, room)
          if (count > 0) t.log?.add(events['heroes-inspired'], room, count)
        }),
      (e) => ({ wakes: typeOf(e.inspire) }),
    ),
    event: word(
      { event: types.describe('An event token in each room of the type, as far as they go.') },
      (e) =>
        inRooms(e.event, (t, room) => {
          if (t.events === 0) return
          t.events--
          t.rooms[room].events++
          t.log?.add(events['event-placed'], room)
        }),
    ),
    'clear-events': word({}, () =>
      inRooms(EVERYWHERE, (t, room) => {
        while (t.rooms[room].events > 0) clearEvent(t, room)
      }),
    ),
    curse: word(
      { curse: whole(1, 2).describe('Cards every player discards, of their choice.') },
      (e) => (t) => t.call(cursePlayers, e.curse),
    ),
    'lose-traps': word({ 'lose-traps': places }, (e) =>
      inRooms(e['lose-traps'], (t, room) => {
        while (t.rooms[room].traps > 0) {
          takeTrap(t, room)
          t.log?.add(events['trap-removed'], room)
        }
      }),
    ),
    'lose-resources': word({ 'lose-resources': places }, (e) =>
      inRooms(e['lose-resources'], (t, room) => {
        for (let resource = 0; resource < resourceCount; resource++)
          while (t.rooms[room].resources[resource] > 0) loseResource(t, resource, room)
      }),
    ),
    rebel: word(
      { rebel: z.enum(RESOURCES).describe('Each such token wounds a monster in its room.') },
      (e) => (t) => t.call(rebel, 0, 0, RESOURCES.indexOf(e.rebel)),
    ),
    'close-portals': word({}, () =>
      inRooms(EVERYWHERE, (t, room) => {
        if (t.rooms[room].portal !== PORTAL.COMPLETED) return
        t.rooms[room].portal = PORTAL.INCOMPLETE
        t.log?.add(events['portal-closed'], room)
      }),
    ),
    'renew-offer': word({}, () => renewOffer),
    'strike-events': word({}, () => (t) => t.call(rebel, 0, 0, EVENTS_STRIKE)),
  },
})
