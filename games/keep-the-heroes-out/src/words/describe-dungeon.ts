/** The dungeon in words and numbers: its rooms and who is in them, the map, the Guild, the Supply. */
import { plainText, said } from '@hearthkeep/content'
import type { Item, Zone } from '@hearthkeep/engine'
import type { Data, DungeonMap } from '../content/data.ts'
import { CLASSES, CRAFTS, EVENTS, RESOURCES, TYPES } from '../content/kinds.ts'
import { DEEDS } from '../rules/rooms.ts'
import { mapOf, neededFor, PORTAL } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { RoomView, Table } from '../rules/rulebook.ts'
import { threats } from './threats.ts'
import type { Threat } from './threats.ts'
import { PHASE } from '../rules/table.ts'

/** A part of the table that is told in a sentence. */
export const told = (title: string, summary: string): Zone => ({ title, items: [], summary })

export const seatsOf = ({ seats }: Table): number[] => Array.from({ length: seats }, (_, seat) => seat)

/** What a clan is called; a seat that leads none yet has only its number. */
export function nameOf(t: Table, seat: number): string {
  const { clan } = t.players[seat]
  return clan < 0 ? t.data.say('seat', { number: seat + 1 }) : t.data.clans[clan].name
}

/** `Forge, Study and Vault` */
function roomList({ rooms, say }: Data, numbers: readonly number[]): string {
  const names = numbers.map((room) => rooms[room].name)
  return [names.slice(0, -1).join(say('between')), ...names.slice(-1)].filter(Boolean).join(say('and'))
}

/** What happens if a room is activated [A2], in few words for the table or in full to look it up. */
export function deedOf({ rooms, say }: Data, room: number, length: 'deed' | 'room'): string {
  const { deed, resource, crafts } = rooms[room]
  return say(`${length}-${DEEDS[deed]}`, {
    ...(resource < 0 ? {} : { resource: say(RESOURCES[resource]) }),
    ...(crafts < 0 ? {} : { craft: say(CRAFTS[crafts]) }),
  })
}

/** Heroes of a room by class, the active ones first [G7]. */
function heroTags({ say }: Data, { active, exhausted }: RoomView): string[] {
  const tags = (counts: Int32Array, word: 'active' | 'exhausted') =>
    CLASSES.map((id, hero) => {
      const values = { hero: say(id), count: counts[hero] }
      return values.count > 0 && say(values.count === 1 ? `${word}-one` : `${word}-many`, values)
    })
  return said([...tags(active, 'active'), ...tags(exhausted, 'exhausted')])
}

/** What lies in a room: chest, resources, traps, Portal, event token. */
function tokenTags(t: Table, room: number): string[] {
  const { say, scenarios } = t.data
  const { chest, resources, traps, portal, events } = t.rooms[room]
  const needed = neededFor(t, room)
  const goods = RESOURCES.map((id, resource) => ({ resource: say(id), count: resources[resource] }))
  return said([
    chest > 0 && say(needed < chest ? 'chest-cheaper' : 'chest', { value: chest, needed }),
    ...goods.map((values) => values.count > 0 && say('resource-count', values)),
    traps > 0 && say('trap-count', { count: traps }),
    portal !== PORTAL.NONE && say(portal === PORTAL.COMPLETED ? 'portal' : 'portal-incomplete'),
    events > 0 && say(`event-${EVENTS[scenarios[t.scenario].events]}`),
  ])
}

function monsterTags(t: Table, { monsters }: RoomView): string[] {
  const there = seatsOf(t).filter((seat) => monsters[seat] > 0)
  return there.map((seat) => t.data.say('meeples', { player: nameOf(t, seat), count: monsters[seat] }))
}

/** The rooms of a map from the Vault outwards. */
function outwards({ inwards, distance }: DungeonMap): number[] {
  return [...inwards].sort((one, other) => distance[one] - distance[other])
}

/** A room with all that is in it; a chest that the next card could cost is marked. */
function roomItem(t: Table, room: number, risk: Threat | undefined): Item {
  const { data } = t
  const { say, rooms } = data
  return {
    thing: { kind: 'room', id: room },
    name: rooms[room].name,
    figures: [],
    tags: said([
      ...monsterTags(t, t.rooms[room]),
      ...heroTags(data, t.rooms[room]),
      ...tokenTags(t, room),
      risk !== undefined && risk.cards > 0 && say('at-risk', { cards: risk.cards, of: risk.of }),
    ]),
    text: say('about-room', {
      type: say(TYPES[rooms[room].type]),
      rooms: roomList(data, mapOf(t).neighbours[room]),
      deed: deedOf(data, room, 'deed'),
    }),
  }
}

/** The rooms of the dungeon, a zone for each distance to the Vault: so it is said wherever only tags are shown. */
export function dungeonZones(t: Table): Zone[] {
  const map = mapOf(t)
  const risks = new Map(t.isOver ? [] : threats(t).map((one) => [one.room, one]))
  const rooms = outwards(map)
  return [...new Set(rooms.map((room) => map.distance[room]))].map((steps) => ({
    title: t.data.say(steps === 0 ? 'at-vault' : 'from-vault', { steps }),
    items: rooms
      .filter((room) => map.distance[room] === steps)
      .map((room) => roomItem(t, room, risks.get(room))),
  }))
}

/** Every passageway once, from the room nearer to the Vault. */
export function passages({ say, rooms }: Data, map: DungeonMap): string {
  const order = outwards(map)
  const ways = order.map((room, place) => {
    const rest = map.neighbours[room].filter((near) => order.indexOf(near) > place)
    const others = rest.map((near) => rooms[near].name).join(say('between'))
    return others !== '' && say('passages', { room: rooms[room].name, others })
  })
  return said(ways).join(say('between-passages'))
}

export function mapZone(t: Table): Zone {
  return told(t.data.say('map'), passages(t.data, mapOf(t)))
}

function phaseOf({ data: { say }, phase, toReveal }: Table): string {
  if (phase === PHASE.PLAY) return say('phase-play')
  if (phase === PHASE.RENEW) return say('phase-renew')
  return toReveal === 0 ? say('phase-invasion') : say('phase-more', { count: toReveal })
}

/** Whose turn it is and what goes on [P1]; the level and what is left of it [W1]. */
export function statusZones(t: Table): Zone[] {
  const { say } = t.data
  const levels = levelsOf(t)
  const level = told(
    say('level', { level: t.level + 1, count: levels.length }),
    say('level-cards', { left: t.guildDeck.size, cards: levels[t.level] }),
  )
  if (t.phase === PHASE.BEFORE) return [level]
  return [told(say('turn', { turn: t.turn, player: nameOf(t, t.active) }), phaseOf(t)), level]
}

/** What a Guild card does, in a sentence. */
export function guildText({ guild, say }: Data, card: number): string {
  const { class: hero, type, text } = guild[card]
  if (hero < 0) return plainText(text)
  return say('hero-card-says', { hero: say(CLASSES[hero]), type: say(TYPES[type]) })
}

/** The Guild card that is being resolved [H1], with the rooms where its heroes are still to appear. */
export function guildZone(t: Table): Zone[] {
  const { data } = t
  const { say } = data
  if (t.guildCard < 0) return []
  const waiting = data.rooms.flatMap((_, room) => (((t.summonRooms >> room) & 1) === 1 ? [room] : []))
  const item: Item = {
    thing: { kind: 'guild', id: t.guildCard },
    name: data.guild[t.guildCard].name,
    figures: [],
    tags: said([waiting.length > 0 && say('still-to-appear', { rooms: roomList(data, waiting) })]),
    text: guildText(data, t.guildCard),
  }
  return [{ title: say('guild-card'), items: [item] }]
}

/** What the Supply still holds [G3], and what the game is about. */
export function boxZones(t: Table): Zone[] {
  const { data } = t
  const { say } = data
  const { name, rule } = data.scenarios[t.scenario]
  const list = (names: readonly string[]): string => names.join(say('between'))
  const counts = (ids: typeof RESOURCES | typeof CLASSES, left: Int32Array): string =>
    list(ids.map((id, i) => say('hero-count', { hero: say(id), count: left[i] })))
  const { traps, portals, events } = t
  const zones = [
    told(
      say('tokens'),
      say('tokens-left', { resources: counts(RESOURCES, t.resources), traps, portals, events }),
    ),
    told(say('heroes-left'), counts(CLASSES, t.heroes)),
    told(say('guild-used'), list(t.guildDiscard.toArray().map((card) => data.guild[card].name))),
    told(say('looted-chests'), list(t.looted.toArray().map((one) => data.treasures[one].name))),
    told(
      say('scenario'),
      say('scenario-and-rule', { scenario: name, difficulty: data.difficulties[t.difficulty].name, rule }),
    ),
  ]
  return zones.filter(({ summary }) => summary !== '')
}
