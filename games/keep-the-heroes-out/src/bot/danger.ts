/** What the next Guild cards would do to the dungeon, tried on a copy of the heuristic player's picture. */
import { MOST_ROOMS } from '../content/limits.ts'
import { guild, MOST_CARDS } from './guild-to-come.ts'
import { game, here } from './picture.ts'
import { sumOf } from '../rules/dungeon.ts'
import { WORTH } from './worth.ts'
import type { Table } from '../rules/rulebook.ts'

const { stand, heroes, foes, traps, chest } = here
const { follows, odds } = guild
const { loud } = game

/** The copy: heroes who are to act and who rest, and what holds them up. */
const active = new Int32Array(MOST_ROOMS)
const resting = new Int32Array(MOST_ROOMS)
const standing = new Int32Array(MOST_ROOMS)
const trapped = new Int32Array(MOST_ROOMS)
const chests = new Int32Array(MOST_ROOMS)
/** What each room is like before anything happens, and the rooms that something happened in since. */
const before = new Float64Array(MOST_ROOMS)
const touched = new Int32Array(MOST_ROOMS)
const isTouched = new Int32Array(MOST_ROOMS)
let touches = 0
let cost = 0

function copy(room: number): void {
  active[room] = 0
  resting[room] = foes[room]
  standing[room] = stand[room]
  trapped[room] = traps[room]
  chests[room] = chest[room]
  isTouched[room] = 0
}

/** Copies the dungeon to try something on it; returns its burden as it is. */
function begin(): number {
  let sum = 0
  for (const room of game.inwards) {
    copy(room)
    before[room] = burdenOf(room)
    sum += before[room]
  }
  return sum
}

/** What has been tried since `begin` changes the burden by this much; undoes it. */
function change(): number {
  let sum = cost
  for (let i = 0; i < touches; i++) {
    const room = touched[i]
    sum += burdenOf(room) - before[room]
    copy(room)
  }
  touches = 0
  cost = 0
  return sum
}

function touch(room: number): void {
  if (isTouched[room] === 1) return
  isTouched[room] = 1
  touched[touches++] = room
}

/** A hero comes into a room: a trap may end it, otherwise all who rest there wake [H2, H3]. */
function enter(room: number): void {
  touch(room)
  if (trapped[room] > 0) {
    trapped[room]--
    return
  }
  active[room] += 1 + resting[room]
  resting[room] = 0
}

/** The room a hero charges into: a trap is best, then where most monsters are for those who come. */
function wayFrom(room: number): number {
  const { neighbours, distance } = game
  let to = -1
  let most = -Infinity
  for (const near of neighbours[room]) {
    if (distance[near] >= distance[room]) continue
    const free = trapped[near] > 0 ? 100 : standing[near] - active[near] - resting[near]
    if (free <= most) continue
    most = free
    to = near
  }
  return to
}

/** Lets everybody who is active act, from the farthest rooms on, so that nobody has to act twice [H4] to [H5]. */
function settle(): void {
  const { vault } = game
  for (const room of game.inwards) {
    let count = active[room]
    if (count === 0) continue
    active[room] = 0
    const held = count < standing[room] ? count : standing[room]
    if (held > 0) {
      standing[room] -= held
      resting[room] += held
      cost += held * WORTH.fallen
      count -= held
      if (count === 0) continue
    }
    const needed = chests[room]
    if (needed > 0 && count >= needed) {
      chests[room] = 0
      resting[room] += needed
      count -= needed
      cost += room === vault ? WORTH.defeat : WORTH.chest[needed]
    }
    // Who are too few for a chest wait, and from the Vault nobody goes on.
    if (chests[room] > 0 || room === vault) resting[room] += count
    else for (; count > 0; count--) enter(wayFrom(room))
  }
}

/** What several guards or traps of a room are worth: each further one less. */
function several(first: number, count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) {
    sum += first
    first *= WORTH.further
  }
  return sum
}

/** What a room is like: heroes weigh on it, guards and traps relieve it. */
function burdenOf(room: number): number {
  const { cells, vault } = game
  const steps = game.distance[room]
  const far = steps < 3 ? steps : 3
  const count = resting[room]
  const guards = standing[room]
  let sum = 0
  if (room === cells) sum += count * WORTH.prisoner
  else if (count > 0) {
    sum += count * WORTH.hero[far]
    // Who is neither held by monsters nor kept by a chest goes on together when the next one comes.
    const loose = count - guards - (chests[room] > 0 ? chests[room] - 1 : 0)
    if (loose > 0) sum += loose * loose * WORTH.crowd
    // Three who wait in the Vault are one short of the end, if nobody is there to hold them.
    const short = count - guards
    if (room === vault && short > 1) sum += short * short * WORTH.short
  }
  if (guards > 0) sum -= several(WORTH.guard[far], guards)
  if (trapped[room] > 0) sum -= several(WORTH.trap[far], trapped[room])
  return sum
}

function comeTo(type: number): void {
  for (const room of guild.invaded[type]) for (let k = 0; k < loud[room]; k++) enter(room)
  settle()
}

/** The burden after the Guild cards that come at a time, over all the types they may name. */
export function danger(): number {
  const { ways } = guild
  let sum = begin()
  for (let way = 0; way < ways; way++) {
    const end = (way + 1) * MOST_CARDS
    for (let at = end - MOST_CARDS; at < end && follows[at] >= 0; at++) comeTo(follows[at])
    sum += change() * odds[way]
  }
  return sum
}

/** What the Cells are good for: cards, and a Guild card less; a Mage sets free whoever is there [C1, C3]. */
export function worthOfCells(): number {
  foes.set(heroes)
  begin()
  return cellsNow()
}

export function cellsNow(): number {
  const { cells } = game
  touch(cells)
  active[cells] += resting[cells] + (trapped[cells] > 0 ? 0 : 1)
  resting[cells] = 0
  settle()
  const breakout = change()
  const gain = 3 * WORTH.card + WORTH.shorter - (1 - guild.mages) * WORTH.prisoner
  return gain - guild.mages * (breakout > 0 ? breakout : 0)
}

/** What comes of it if an active hero charges into a room and then everybody acts. */
export function costOfCharge(t: Table, from: number, to: number): number {
  foes.set(heroes)
  begin()
  for (let room = 0; room < game.rooms; room++) {
    const count = sumOf(t.rooms[room].active)
    if (count === 0) continue
    touch(room)
    active[room] = count
    resting[room] -= count
  }
  active[from]--
  enter(to)
  settle()
  return change()
}
