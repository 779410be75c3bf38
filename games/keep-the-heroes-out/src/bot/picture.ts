/** The dungeon as the heuristic player sees it: a few numbers for each room. */
import type { DungeonMap } from '../content/data.ts'
import { MOST_ROOMS } from '../content/limits.ts'
import { RESOURCES } from '../content/kinds.ts'
import { clanOf, comersTo, healthIn, mapOf, neededFor, sumOf } from '../rules/dungeon.ts'
import { lookAtGuild } from './guild-to-come.ts'
import { sumOfCard } from './worth.ts'
import type { Table } from '../rules/rulebook.ts'

export const resourceCount: number = RESOURCES.length

/** One block, so that it is saved and restored at a stroke. */
const SCALARS = 8
const block = new Int32Array(MOST_ROOMS * (7 + resourceCount) + resourceCount + SCALARS)
let used = 0
function part(size: number): Int32Array {
  used += size
  return block.subarray(used - size, used)
}

/** What is known of each room. Module-wide, as it is filled for every decision. */
export const here = {
  mine: part(MOST_ROOMS),
  stand: part(MOST_ROOMS),
  heroes: part(MOST_ROOMS),
  traps: part(MOST_ROOMS),
  chest: part(MOST_ROOMS),
  portal: part(MOST_ROOMS),
  events: part(MOST_ROOMS),
  resources: part(MOST_ROOMS * resourceCount),
  resourcesLeft: part(resourceCount),
  /** By number as in `OF`. */
  self: part(SCALARS),
  /** What else has been gained on the way: cards drawn, crafted, and so on. */
  gained: 0,
  /** Heroes without those whom cards in hand can still hit; not saved, as it is counted whenever it is used. */
  foes: new Int32Array(MOST_ROOMS),
}
export const OF = { TRAPS: 0, SUPPLY: 1, WOUNDS: 2, HEALTH: 3, melee: 4, ranged: 5 } as const
/** The ways to hit a hero. */
export const HITS = ['melee', 'ranged'] as const
const saved: { block: Int32Array; gained: number }[] = [0, 1, 2, 3].map(() => ({
  block: new Int32Array(block.length),
  gained: 0,
}))
export function save(level: number): void {
  saved[level].block.set(block)
  saved[level].gained = here.gained
}
export function restore(level: number): void {
  block.set(saved[level].block)
  here.gained = saved[level].gained
}
const { mine, stand, heroes, traps, chest, portal, events, resources, resourcesLeft, self } = here

/** The game at hand, and its map. */
export const game = {
  table: null as unknown as Table,
  map: null as unknown as DungeonMap,
  neighbours: [] as DungeonMap['neighbours'],
  distance: [] as DungeonMap['distance'],
  inwards: [] as DungeonMap['inwards'],
  /** How many rooms there are, and which the rules name. */
  rooms: 0,
  vault: 0,
  cells: 0,
  loud: new Int32Array(MOST_ROOMS),
  crafting: new Int32Array(resourceCount),
  offered: new Int32Array(8),
}
const { loud, crafting, offered } = game

/** Reads the table for a seat. */
export function look(t: Table, seat: number): void {
  game.table = t
  game.map = mapOf(t)
  game.neighbours = game.map.neighbours
  game.distance = game.map.distance
  game.inwards = game.map.inwards
  game.rooms = t.data.rooms.length
  game.vault = t.data.vault
  game.cells = t.data.cells
  lookAtGuild(t)
  for (let room = 0; room < game.rooms; room++) {
    const from = t.rooms[room]
    mine[room] = from.monsters[seat]
    stand[room] = healthIn(t, room)
    heroes[room] = sumOf(from.active) + sumOf(from.exhausted)
    traps[room] = from.traps
    chest[room] = neededFor(t, room)
    portal[room] = from.portal
    events[room] = from.events
    loud[room] = comersTo(t, room)
    resources.set(from.resources, room * resourceCount)
    const { resource, crafts } = t.data.rooms[room]
    if (crafts >= 0 && resource >= 0) crafting[resource] = room
  }
  resourcesLeft.set(t.resources)
  offered.fill(0)
  for (let i = 0, size = t.offer.size; i < size; i++) offered[t.data.cards[t.offer.get(i)].craft]++
  const player = t.players[seat]
  self[OF.TRAPS] = t.traps
  self[OF.SUPPLY] = player.supply
  self[OF.WOUNDS] = player.wounds
  self[OF.HEALTH] = clanOf(t, seat).health
  for (const kind of HITS) self[OF[kind]] = 0
  here.gained = 0
}

/** How many heroes the cards in hand could hit, with or without what is left of the card in play. */
export function countHits(t: Table, seat: number, isWithRest: boolean): void {
  const { hand } = t.players[seat]
  const { actions, cards } = t.data
  const side = isWithRest && t.card >= 0 ? cards[t.card].sides[t.side] : []
  for (const kind of HITS) {
    let sum = 0
    for (let i = 0, { size } = hand; i < size; i++) sum += sumOfCard(t.data, cards[hand.get(i)], kind)
    for (let i = 0; i < side.length; i++) if (((t.left >> i) & 1) === 1) sum += actions[side[i]][kind]
    self[OF[kind]] = sum
  }
}
