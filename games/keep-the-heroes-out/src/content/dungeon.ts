/** Rooms, maps and scenarios as the rules read them [G2, G8, S1]. */
import { CRAFTS, DEEDS, EVENTS, RESOURCES, ROOMS, SCENARIOS, TYPES } from './schema.ts'
import type { Content } from './schema.ts'

export interface Room {
  readonly name: string
  readonly type: number
  readonly deed: number
  readonly resource: number
  readonly crafts: number
}

/** The rooms and passages of a scenario with or without the optional rooms. */
export interface DungeonMap {
  readonly isIn: readonly boolean[]
  readonly neighbours: readonly (readonly number[])[]
  /** Passages to the Vault. */
  readonly distance: readonly number[]
  /** The rooms of each type. */
  readonly ofType: readonly (readonly number[])[]
}

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly story: string
  readonly rule: string
  readonly map: DungeonMap
  /** With the Laboratory and the Builder. */
  readonly largeMap: DungeonMap
  /** The value of the chest in each room, 0 for none. */
  readonly chests: readonly number[]
  readonly portals: readonly number[]
  /** Whether everybody goes to lunch when a level begins [Q62]. */
  readonly hasLunch: boolean
  readonly events: number
  readonly eventsAt: readonly number[]
}

/** The rooms of a pack by number. */
export function roomsOf(data: Content): Room[] {
  return ROOMS.map((id): Room => {
    const one = data.rooms.find((room) => room.id === id) ?? data.rooms[0]
    return {
      ...{ name: one.name, type: TYPES.indexOf(one.type), deed: DEEDS.indexOf(one.deed) },
      resource: one.resource === undefined ? -1 : RESOURCES.indexOf(one.resource),
      crafts: one.crafts === undefined ? -1 : CRAFTS.indexOf(one.crafts),
    }
  })
}

type RoomId = (typeof ROOMS)[number]

/** Rooms, neighbours and distances of a map. */
function mapOf(passages: readonly (readonly [RoomId, RoomId])[], rooms: readonly Room[]): DungeonMap {
  const neighbours: number[][] = ROOMS.map(() => [])
  for (const [one, other] of passages) {
    neighbours[ROOMS.indexOf(one)].push(ROOMS.indexOf(other))
    neighbours[ROOMS.indexOf(other)].push(ROOMS.indexOf(one))
  }
  for (const list of neighbours) list.sort((x, y) => x - y)
  const distance = ROOMS.map(() => -1)
  distance[0] = 0
  for (const queue = [0]; queue.length > 0;) {
    const here = queue.shift() ?? 0
    for (const next of neighbours[here]) {
      if (distance[next] >= 0) continue
      distance[next] = distance[here] + 1
      queue.push(next)
    }
  }
  const isIn = distance.map((one) => one >= 0)
  const ofType = TYPES.map((_, type) =>
    rooms.flatMap((room, i) => (isIn[i] && room.type === type ? [i] : [])),
  )
  return { isIn, neighbours, distance, ofType }
}

/** The scenarios of a pack by number. */
export function scenariosOf(data: Content, rooms: readonly Room[]): Scenario[] {
  return SCENARIOS.map((id): Scenario => {
    const one = data.scenarios.find((scenario) => scenario.id === id) ?? data.scenarios[0]
    const more: (readonly [RoomId, RoomId])[] = [
      ...one.laboratory.map((room) => ['laboratory', room] as const),
      ...one.builder.map((room) => ['builder', room] as const),
    ]
    return {
      ...{ id, name: one.name, story: one.story, rule: one.rule },
      ...{ map: mapOf(one.passages, rooms), largeMap: mapOf([...one.passages, ...more], rooms) },
      chests: ROOMS.map((room) => one.chests[room] ?? 0),
      portals: one.portals.map((room) => ROOMS.indexOf(room)),
      hasLunch: one.lunch,
      ...{ events: EVENTS.indexOf(one.events), eventsAt: one.eventsAt.map((room) => ROOMS.indexOf(room)) },
    }
  })
}
