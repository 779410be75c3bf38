/** Rooms, maps and scenarios by number [G2, G8, S1]. */
import { DEEDS } from '../rules/rooms.ts'
import type { DungeonMap, Room, Scenario } from './data.ts'
import { CRAFTS, EVENTS, RESOURCES, TYPES } from './kinds.ts'
import type { Content } from './schema.ts'

/** The rooms of a pack by number. */
export function roomsOf(data: Content): Room[] {
  return data.rooms.map((one) => ({
    ...{ ...one, type: TYPES.indexOf(one.type), deed: DEEDS.indexOf(one.deed) },
    resource: one.resource === undefined ? -1 : RESOURCES.indexOf(one.resource),
    crafts: one.crafts === undefined ? -1 : CRAFTS.indexOf(one.crafts),
  }))
}

/** The number of the room with an id. */
export function roomNumber(rooms: readonly Room[], id: string): number {
  return rooms.findIndex((room) => room.id === id)
}

type Passage = readonly [one: string, other: string]

/** Rooms, neighbours and distances of a map. */
function mapOf(passages: readonly Passage[], rooms: readonly Room[]): DungeonMap {
  const neighbours: number[][] = rooms.map(() => [])
  for (const ends of passages) {
    const [one, other] = ends.map((id) => roomNumber(rooms, id))
    neighbours[one].push(other)
    neighbours[other].push(one)
  }
  for (const list of neighbours) list.sort((x, y) => x - y)
  const distance = rooms.map(() => -1)
  const vault = roomNumber(rooms, 'vault')
  distance[vault] = 0
  for (const queue = [vault]; queue.length > 0;) {
    const here = queue.shift() ?? vault
    for (const next of neighbours[here]) {
      if (distance[next] >= 0) continue
      distance[next] = distance[here] + 1
      queue.push(next)
    }
  }
  const isIn = distance.map((one) => one >= 0)
  const there = [...rooms.keys()].filter((room) => isIn[room])
  const ofType = TYPES.map((_, type) => there.filter((room) => rooms[room].type === type))
  const inwards = there.sort((one, other) => distance[other] - distance[one])
  return { isIn, inwards, neighbours, distance, ofType }
}

/** The scenarios of a pack by number. */
export function scenariosOf(data: Content, rooms: readonly Room[]): Scenario[] {
  const numbers = (ids: readonly string[]): number[] => ids.map((id) => roomNumber(rooms, id))
  return data.scenarios.map((one) => {
    const hanging = { laboratory: one.laboratory, builder: one.builder, ...one.further }
    const more = Object.entries(hanging).flatMap(([room, at]) => at.map((near): Passage => [room, near]))
    return {
      ...{ ...one, map: mapOf(one.passages, rooms), largeMap: mapOf([...one.passages, ...more], rooms) },
      chests: rooms.map(({ id }) => one.chests[id] ?? 0),
      ...{ portals: numbers(one.portals), hasLunch: one.lunch },
      ...{ events: EVENTS.indexOf(one.events), eventsAt: numbers(one.eventsAt) },
    }
  })
}
