/** How well the dungeon stands: what the next heroes would do to it, and what the monsters have made of it. */
import { CLASSES, CRAFTS, RESOURCES, ROOMS, TYPES } from './content/schema.ts'
import { CELLS, EVENT, hasEvent, mapOf, neededFor, PORTAL, VAULT } from './dungeon.ts'
import { levelsOf } from './invasion.ts'
import type { Table } from './rulebook.ts'

const rooms = ROOMS.length
const classCount = CLASSES.length
const resourceCount = RESOURCES.length
/** The types that hero cards name. */
const INVADED = ['swords', 'hats', 'eye', 'crossbones'].map((type) =>
  TYPES.indexOf(type as (typeof TYPES)[number]),
)

/** What things are worth, in meeples. */
const WORTH = {
  defeat: 60,
  /** Heroes who wait in the Vault, by how many: three are one short of the end. */
  waiting: [0, 0.6, 2.2, 9],
  chest: 1.6,
  /** A hero in the dungeon, and one more for each room that he is nearer than the farthest. */
  hero: 0.5,
  nearness: 0.35,
  crowd: 0.25,
  meeple: 0.55,
  guard: 0.5,
  wound: 0.5,
  trap: 0.35,
  crafted: 1.5,
  resource: 0.12,
  ready: 0.45,
  portal: 0.12,
  event: 0.4,
  card: 0.12,
  prisoner: 0.15,
} as const

/** Wounds that the monsters of a room can take, with the next of each clan's health. */
function standing(t: Table, room: number): number {
  const { monsters } = t.rooms[room]
  let count = 0
  for (let seat = 0; seat < t.seats; seat++) {
    if (monsters[seat] === 0) continue
    const player = t.players[seat]
    count += monsters[seat] * t.data.clans[player.clan].health - player.wounds
  }
  return count
}

function restingIn(t: Table, room: number): number {
  const { active, exhausted } = t.rooms[room]
  let count = 0
  for (let hero = 0; hero < classCount; hero++) count += active[hero] + exhausted[hero]
  return count
}

/** What it costs if so many active heroes come into a room: they spring traps, rouse others, attack, loot or go on [H2] to [H5]. */
export function costOfArrival(t: Table, room: number, heroes: number): number {
  const { neighbours, distance } = mapOf(t)
  let cost = 0
  let count = heroes
  for (let here = room; ;) {
    count -= Math.min(count, t.rooms[here].traps)
    if (count === 0) return cost
    count += restingIn(t, here)
    const fallen = Math.min(count, standing(t, here))
    cost += fallen * WORTH.meeple
    count -= fallen
    if (count === 0) return cost
    if (t.rooms[here].chest > 0) {
      const needed = neededFor(t, here)
      if (here === VAULT) return cost + (count >= needed ? WORTH.defeat : WORTH.waiting[count])
      if (count < needed) return cost
      cost += WORTH.chest
      count -= needed
      if (count === 0) return cost
    }
    if (here === VAULT) return cost
    let next = here
    for (const near of neighbours[here]) if (distance[near] < distance[next]) next = near
    here = next
  }
}

/** What the next invasion costs on average: one hero in each invaded room, and now and then two after each other. */
function danger(t: Table): number {
  const { ofType } = mapOf(t)
  const levels = levelsOf(t)
  let one = 0
  let two = 0
  for (const type of INVADED) {
    for (const room of ofType[type]) {
      const more = hasEvent(t, room, EVENT.LOUD) ? 1 : 0
      one += costOfArrival(t, room, 1 + more)
      two += costOfArrival(t, room, 2 + more)
    }
  }
  return ((0.7 * one + 0.3 * two) * levels[t.level]) / INVADED.length
}

/** Heroes in the dungeon, worse the nearer they are and the more of them rest together. */
function burden(t: Table): number {
  const { distance } = mapOf(t)
  let sum = 0
  for (let room = 0; room < rooms; room++) {
    const count = restingIn(t, room)
    if (count === 0) continue
    if (room === CELLS) {
      sum += count * WORTH.prisoner
      continue
    }
    const near = Math.max(0, 4 - distance[room])
    sum += count * (WORTH.hero + WORTH.nearness * near) + count * (count - 1) * WORTH.crowd
  }
  return sum
}

/** Meeples out, guards of the Vault, traps, tokens, crafted cards. */
function holdings(t: Table): number {
  const { distance } = mapOf(t)
  let sum = 0
  for (let room = 0; room < rooms; room++) {
    const here = t.rooms[room]
    const guards = Math.min(3, standing(t, room))
    if (room === VAULT) sum += guards * WORTH.guard
    else if (distance[room] === 1) sum += Math.min(2, guards) * WORTH.guard * 0.5
    if (here.traps > 0) sum += WORTH.trap * (1 + 0.4 * (here.traps - 1)) * (distance[room] <= 2 ? 1 : 0.6)
    if (here.portal === PORTAL.COMPLETED) sum += WORTH.portal
    sum -= here.events * WORTH.event
    const { resource, crafts } = t.data.rooms[room]
    for (let kind = 0; kind < resourceCount; kind++) {
      if (here.resources[kind] === 0) continue
      const isReady = kind === resource && crafts >= 0 && isOffered(t, crafts)
      sum += Math.min(2, here.resources[kind]) * WORTH.resource + (isReady ? WORTH.ready : 0)
    }
  }
  for (let seat = 0; seat < t.seats; seat++) {
    const player = t.players[seat]
    const { meeples, health } = t.data.clans[player.clan]
    sum += (meeples - player.supply) * WORTH.meeple * Math.sqrt(health) - player.wounds * WORTH.wound
    sum += player.hand.size * WORTH.card + crafted(t, seat) * WORTH.crafted
  }
  return sum
}

function isOffered(t: Table, crafts: number): boolean {
  for (let i = 0, size = t.offer.size; i < size; i++)
    if (t.data.cards[t.offer.get(i)].craft === crafts) return true
  return false
}

const MONSTER = CRAFTS.indexOf('monster')

/** Crafts a player owns, less each further one: a deck that is never shuffled again gains nothing. */
function crafted(t: Table, seat: number): number {
  const { deck, hand, discard, playArea, clan } = t.players[seat]
  let count = 0
  for (const pile of [deck, hand, discard, playArea]) {
    for (let i = 0, size = pile.size; i < size; i++) {
      const card = t.data.cards[pile.get(i)]
      if (card.craft !== MONSTER || card.clan !== clan) count++
    }
  }
  return Math.sqrt(count) * 1.4
}

/** The worth of a table, in meeples. */
export function worth(t: Table): number {
  if (t.isOver) return t.outcome === 1 ? 1000 : -1000
  return holdings(t) - burden(t) - danger(t)
}
