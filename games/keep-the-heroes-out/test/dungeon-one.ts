/** Dungeons arranged for the tests of the rules, with the box of dungeon-one-cards.ts. */
import type { Game } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { Json, Overrides, Scene, SituationSetup } from '@hearthkeep/situations'
import { openings } from '@hearthkeep/testkit'
import { CLASSES, RESOURCES } from '../src/content/kinds.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { box, data, game } from './dungeon-one-cards.ts'
import type { Told } from './told.ts'
import { CLANS, ROOMS } from './box.ts'
import type { SCENARIOS } from './box.ts'

export { box, data, game }
export type { Table }
type ClanId = (typeof CLANS)[number]
export type RoomId = (typeof ROOMS)[number]
export type Heroes = Readonly<Partial<Record<(typeof CLASSES)[number], number>>>

/** What lies in a room; what is not told is not there. */
export interface Place {
  /** Meeples by seat. */
  readonly monsters?: readonly number[]
  readonly active?: Heroes
  readonly exhausted?: Heroes
  readonly resources?: Readonly<Partial<Record<(typeof RESOURCES)[number], number>>>
  readonly traps?: number
  readonly portal?: 'incomplete' | 'completed'
  readonly events?: number
  /** The chest by its name, such as `Heal of one`. */
  readonly chest?: string
}

/** What a test says of a dungeon. */
export interface Dungeon extends Told {
  /** The game with a card that the box of these tests does not have, say. */
  readonly game?: Game
  /** By seat; the first one's turn it is. One Ratkin player if left out. */
  readonly clans?: readonly ClanId[]
  readonly scenario?: (typeof SCENARIOS)[number]
  readonly rooms?: Readonly<Partial<Record<RoomId, Place>>>
  /** By seat; empty if left out. */
  readonly decks?: readonly (readonly string[])[]
  /** The Guild cards that are not told are used up; they lie below the others if it is left out. */
  readonly guildEnds?: boolean
}

const capital = (name: string): string => name[0].toUpperCase() + name.slice(1)
export const room = (id: RoomId): number => ROOMS.indexOf(id)
/** A shuffle that leaves everything in the order it had. */
export const ANYHOW = { shuffle: [] }

const openingOf = openings(game, 'play-cards')

/** How to get to the first decision of the first turn. */
const opening = (clans: readonly ClanId[], options: Readonly<Record<string, string>>): SituationSetup =>
  openingOf(
    clans.length,
    options,
    clans.map((clan) => `lead ${capital(clan)}`),
  )

const counts = <T extends string>(
  names: readonly T[],
  told?: Readonly<Partial<Record<T, number>>>,
): number[] => names.map((name) => told?.[name] ?? 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
const PORTALS = { none: 0, incomplete: 1, completed: 2 } as const

/** The fields of a room. */
function fieldsOf(place: Place) {
  const treasure =
    place.chest === undefined ? -1 : data.treasures.findIndex((one) => one.name === place.chest)
  return {
    monsters: [0, 1, 2, 3].map((seat) => place.monsters?.[seat] ?? 0),
    active: counts(CLASSES, place.active),
    exhausted: counts(CLASSES, place.exhausted),
    resources: counts(RESOURCES, place.resources),
    traps: place.traps ?? 0,
    portal: PORTALS[place.portal ?? 'none'],
    events: place.events ?? 0,
    chest: treasure < 0 ? 0 : data.treasures[treasure].value,
  }
}

/** Rooms as told, and the tokens that are in none of them in the Supply. */
function tokens(told: Dungeon, clans: readonly ClanId[]): Record<string, Json> {
  const out: Record<string, Json> = {}
  const rooms = ROOMS.map((id) => fieldsOf(told.rooms?.[id] ?? {}))
  rooms.forEach((fields, i) => {
    for (const [name, value] of Object.entries(fields)) out[`rooms[${i}].${name}`] = value
    out[`chests[${i}].back`] = told.rooms?.[ROOMS[i]]?.chest ?? null
  })
  const inRooms = (count: (one: (typeof rooms)[number]) => number): number => sum(rooms.map(count))
  out['resources'] = RESOURCES.map((_, i) => 5 - inRooms((one) => one.resources[i]))
  out['heroes'] = CLASSES.map((_, i) => 5 - inRooms((one) => one.active[i] + one.exhausted[i]))
  out['traps'] = 5 - inRooms((one) => one.traps)
  out['portals'] = 8 - inRooms((one) => Math.min(one.portal, 1))
  out['events'] = 3 - inRooms((one) => one.events)
  clans.forEach((clan, seat) => {
    const { meeples } = data.clans[CLANS.indexOf(clan)]
    out[`players[${seat}].supply`] = meeples - inRooms((one) => one.monsters[seat])
  })
  return out
}

/** All cards as told, every pile of them; what lies in none is in the box. */
function piles(told: Dungeon, clans: readonly ClanId[], scenario: number): Record<string, Json> {
  const out: Record<string, Json> = {}
  const bottomUp = (names: readonly string[] = []): string[] => [...names].reverse()
  clans.forEach((_, seat) => {
    out[`players[${seat}].hand`] = told.hands?.[seat] ?? []
    out[`players[${seat}].deck`] = bottomUp(told.decks?.[seat])
    out[`players[${seat}].discard`] = told.discards?.[seat] ?? []
    out[`players[${seat}].playArea`] = []
  })
  out['offer'] = told.offer ?? []
  out['craftDeck'] = bottomUp(told.craftDeck)
  const all = data.guild
    .filter((card) => card.scenario < 0 || card.scenario === scenario)
    .map(({ name }) => name)
  const guild = told.guild ?? []
  const others = all.filter((name) => !guild.includes(name))
  out['guildDeck'] = bottomUp(told.guildEnds === true ? guild : [...guild, ...others])
  out['guildDiscard'] = told.guildEnds === true ? others : []
  return out
}

/** A dungeon in the first phase of a turn of the first seat, arranged as the test says. */
export function dungeon(told: Dungeon = {}): Scene {
  const { clans = ['ratkin'], scenario = 'quiet-tuesday', rolls = {} } = told
  const setup = opening(clans, { scenario, ...told.options })
  const number = data.scenarios.findIndex((one) => one.id === scenario)
  const table: Overrides = {
    ...{ active: 0, level: told.level ?? 0 },
    ...tokens(told, clans),
    ...piles(told, clans, number),
    ...told.table,
  }
  return scene(told.game ?? game, { setup, table, rolls })
}

/** A dungeon in the invasion after the first seat's turn, its Guild card revealed. */
export function invasion(told: Dungeon): Scene {
  return invade(dungeon(told))
}

/** Ends the turn, whatever is left. */
export function invade(at: Scene): Scene {
  return at.do('end play').do('end turn')
}

/** Plays a card with one of its sides, the first if not told. */
export function play(at: Scene, name: string, side = 0): Scene {
  const card = data.cards.find((one) => one.name === name)
  if (card === undefined) throw new Error(`no card is called ${name}`)
  return at.do(`play ${name}: ${data.options[card.sideNames[side]]}`)
}

/** A room with everything in it that is there, told as `Place` tells it. */
export function placeAt(at: Scene, id: RoomId): Place {
  const t = at.table as Table
  const here = t.rooms[room(id)]
  const named = (names: readonly string[], numbers: Int32Array): Record<string, number> =>
    Object.fromEntries(names.flatMap((name, i) => (numbers[i] > 0 ? [[name, numbers[i]]] : [])))
  const told: Record<string, unknown> = {}
  const put = (name: string, value: object): void => {
    if (Object.keys(value).length > 0) told[name] = value
  }
  const monsters = [...here.monsters].slice(0, t.seats)
  if (sum(monsters) > 0) told['monsters'] = monsters
  put('active', named(CLASSES, here.active))
  put('exhausted', named(CLASSES, here.exhausted))
  put('resources', named(RESOURCES, here.resources))
  if (here.traps > 0) told['traps'] = here.traps
  if (here.portal > 0) told['portal'] = here.portal === PORTALS.completed ? 'completed' : 'incomplete'
  if (here.events > 0) told['events'] = here.events
  const { back } = t.chests[room(id)]
  if (back >= 0) told['chest'] = t.data.treasures[back].name
  return told
}

/** What is offered of one kind, by how it begins. */
export function offersOf(at: Scene, beginning: string | RegExp, seat?: number): string[] {
  return at
    .offers(seat)
    .filter((one) => (typeof beginning === 'string' ? one.startsWith(beginning) : beginning.test(one)))
}

/** Why something is refused, as `reason [rule]`. */
export function why(at: Scene, notation: string): string | undefined {
  const refusal = at.refusal(notation)
  return refusal && `${refusal.text} [${refusal.rule}]`
}

/** The names of a hand, a discard pile and so on of a seat, from 0. */
export function pile(at: Scene, seat: number, name: 'hand' | 'deck' | 'discard' | 'playArea'): string[] {
  return at.read(`players[${seat}].${name}`) as string[]
}

/** The kinds of the events since the last choice. */
export function happened(at: Scene): string[] {
  return Array.from({ length: at.log.count }, (_, i) => at.log.kindOf(i).name)
}
