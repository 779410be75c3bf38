/** The dungeon as the heuristic player sees it: a few numbers for each room, and what the next Guild cards would do to them. */
import { CLASSES, RESOURCES, ROOMS, TYPES } from './content/schema.ts'
import { CELLS, EVENT, hasEvent, mapOf, neededFor, VAULT } from './dungeon.ts'
import { levelsOf } from './invasion.ts'
import type { Table } from './rulebook.ts'

export const rooms: number = ROOMS.length
const classCount = CLASSES.length
export const resourceCount: number = RESOURCES.length
const typeCount = 4
/** More cards at a time than these, and more ways in which they can follow each other, are not looked at. */
const MOST_CARDS = 3
const MOST_FOLLOWS = 20
/** The types that hero cards name. */
const INVADED = ['swords', 'hats', 'eye', 'crossbones'].map((type) =>
  TYPES.indexOf(type as (typeof TYPES)[number]),
)

/** What things are worth; one is about what a meeple is. Set by hand; a short search found nothing better. */
export const WORTH = {
  defeat: 60,
  /** A meeple that falls, and one that stands: in the Vault, next to it, farther off; each further one in a room less. */
  fallen: 0.5,
  guard: [1.6, 0.9, 0.55, 0.4],
  further: 0.75,
  /** A hero in the dungeon by the rooms to the Vault; more for each other hero who would go on with him. */
  hero: [2.2, 1.4, 1.0, 0.8],
  crowd: 0.3,
  prisoner: 0.25,
  trap: [1.2, 0.8, 0.5, 0.4],
  chest: [0, 0.9, 1.2, 1.5, 0],
  /** What a hero whom a card in hand can hit is still worth. */
  aim: 0.2,
  wound: 0.25,
  resource: 0.15,
  ready: 0.4,
  crafted: 1.2,
  portal: 0.1,
  event: 0.5,
  card: 0.6,
  defend: 0.7,
  shorter: 1.5,
  short: 0.6,
  cells: 0.7,
}

/** One block, so that it is saved and restored at a stroke. */
const SCALARS = 8
const block = new Int32Array(rooms * (7 + resourceCount) + resourceCount + SCALARS)
let used = 0
function part(size: number): Int32Array {
  used += size
  return block.subarray(used - size, used)
}

/** What is known of each room. Module-wide, as it is filled for every decision. */
export const here = {
  mine: part(rooms),
  stand: part(rooms),
  heroes: part(rooms),
  traps: part(rooms),
  chest: part(rooms),
  portal: part(rooms),
  events: part(rooms),
  resources: part(rooms * resourceCount),
  resourcesLeft: part(resourceCount),
  /** By number as in `OF`. */
  self: part(SCALARS),
  /** What else has been gained on the way: cards drawn, crafted, and so on. */
  gained: 0,
}
export const OF = { TRAPS: 0, SUPPLY: 1, WOUNDS: 2, HEALTH: 3, MELEE: 4, RANGED: 5 } as const
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

/** The map, and who may come, for the game at hand. */
export const game = {
  neighbours: [] as readonly (readonly number[])[],
  distance: [] as readonly number[],
  /** Rooms from the farthest to the Vault. */
  order: [] as readonly number[],
  invaded: [] as (readonly number[])[],
  /** Which types the next Guild cards may name, three to a row, and how likely that is. */
  follows: new Int32Array(MOST_CARDS * MOST_FOLLOWS),
  odds: new Float64Array(MOST_FOLLOWS),
  ways: 0,
  loud: new Int32Array(rooms),
  crafting: new Int32Array(resourceCount),
  offered: new Int32Array(8),
  cards: 1,
  mages: 0.25,
}
const { follows, odds, loud, crafting, offered } = game
const orders = new WeakMap<object, readonly number[]>()

function orderOf(distance: readonly number[]): readonly number[] {
  let order = orders.get(distance)
  if (order === undefined) {
    order = distance.map((_, room) => room).filter((room) => distance[room] >= 0)
    order = [...order].sort((one, other) => distance[other] - distance[one])
    orders.set(distance, order)
  }
  return order
}

/** How many cards of each type are left. */
const left = new Int32Array(typeCount)

/** What is left of the Guild deck, by types, from what has been used [Q57]. */
function lookAtGuild(t: Table): void {
  left.fill(4)
  let mages = 4
  let sum = 4 * typeCount
  const { guildDiscard, guildDeck } = t
  for (let i = 0, { size } = guildDiscard; i < size; i++) {
    const { class: hero, type } = t.data.guild[guildDiscard.get(i)]
    if (hero < 0) continue
    left[INVADED.indexOf(type)]--
    sum--
    if (hero === 2) mages--
  }
  if (sum < game.cards) left.fill(4) // the next level begins
  listWays()
  game.mages = guildDeck.size === 0 || t.heroes[2] === 0 ? 0 : mages / guildDeck.size
}

/** Lists the types that as many cards as come at a time may name, in no order. */
function listWays(): void {
  game.ways = 0
  const { cards } = game
  for (let i = 0; i < typeCount; i++) {
    if (cards === 1) addWay(i, -1, -1, left[i])
    else
      for (let j = i; j < typeCount; j++) {
        const pair = left[i] * (i === j ? (left[i] - 1) / 2 : left[j])
        if (cards === 2) addWay(i, j, -1, pair)
        else for (let k = j; k < typeCount; k++) addWay(i, j, k, triple(i, j, k))
      }
  }
  let sum = 0
  for (let way = 0; way < game.ways; way++) sum += odds[way]
  for (let way = 0; way < game.ways; way++) odds[way] /= sum
}

function addWay(i: number, j: number, k: number, weight: number): void {
  if (weight <= 0) return
  const at = game.ways * MOST_CARDS
  follows[at] = i
  follows[at + 1] = j
  follows[at + 2] = k
  odds[game.ways++] = weight
}

/** In how many ways three cards of these types can be taken from what is left. */
function triple(i: number, j: number, k: number): number {
  if (i === k) return (left[i] * (left[i] - 1) * (left[i] - 2)) / 6
  if (i === j) return ((left[i] * (left[i] - 1)) / 2) * left[k]
  if (j === k) return ((left[j] * (left[j] - 1)) / 2) * left[i]
  return left[i] * left[j] * left[k]
}

/** Reads the table for a seat. */
export function look(t: Table, seat: number): void {
  const map = mapOf(t)
  game.neighbours = map.neighbours
  game.distance = map.distance
  game.order = orderOf(map.distance)
  for (let i = 0; i < typeCount; i++) game.invaded[i] = map.ofType[INVADED[i]]
  game.cards = levelsOf(t)[t.level]
  lookAtGuild(t)
  for (let room = 0; room < rooms; room++) {
    const from = t.rooms[room]
    mine[room] = from.monsters[seat]
    let sum = 0
    for (let other = 0; other < t.seats; other++) {
      if (from.monsters[other] === 0) continue
      const player = t.players[other]
      sum += from.monsters[other] * t.data.clans[player.clan].health - player.wounds
    }
    stand[room] = sum
    let count = 0
    for (let hero = 0; hero < classCount; hero++) count += from.active[hero] + from.exhausted[hero]
    heroes[room] = count
    traps[room] = from.traps
    chest[room] = from.chest > 0 ? neededFor(t, room) : 0
    portal[room] = from.portal
    events[room] = from.events
    loud[room] = hasEvent(t, room, EVENT.LOUD) ? 2 : 1
    for (let kind = 0; kind < resourceCount; kind++)
      resources[room * resourceCount + kind] = from.resources[kind]
    const { resource, crafts } = t.data.rooms[room]
    if (crafts >= 0 && resource >= 0) crafting[resource] = room
  }
  for (let kind = 0; kind < resourceCount; kind++) resourcesLeft[kind] = t.resources[kind]
  offered.fill(0)
  for (let i = 0, size = t.offer.size; i < size; i++) offered[t.data.cards[t.offer.get(i)].craft]++
  const player = t.players[seat]
  self[OF.TRAPS] = t.traps
  self[OF.SUPPLY] = player.supply
  self[OF.WOUNDS] = player.wounds
  self[OF.HEALTH] = player.clan < 0 ? 1 : t.data.clans[player.clan].health
  here.gained = 0
  self[OF.MELEE] = 0
  self[OF.RANGED] = 0
}

/** Heroes without those whom cards in hand can still hit. */
const foes = new Int32Array(rooms)
const active = new Int32Array(rooms)
const resting = new Int32Array(rooms)
const standing = new Int32Array(rooms)
const trapped = new Int32Array(rooms)
const chests = new Int32Array(rooms)
/** What each room is like before anything happens, and the rooms that something happened in since. */
const before = new Float64Array(rooms)
const touched = new Int32Array(rooms)
const isTouched = new Int32Array(rooms)
let touches = 0
let cost = 0

/** Copies the dungeon to try something on it; returns its burden as it is. */
function begin(): number {
  let sum = 0
  for (const room of game.order) {
    active[room] = 0
    resting[room] = foes[room]
    standing[room] = stand[room]
    trapped[room] = traps[room]
    chests[room] = chest[room]
    isTouched[room] = 0
    before[room] = burdenOf(room)
    sum += before[room]
  }
  touches = 0
  cost = 0
  return sum
}

/** What has been tried since `begin` changes the burden by this much; undoes it. */
function change(): number {
  let sum = cost
  for (let i = 0; i < touches; i++) {
    const room = touched[i]
    sum += burdenOf(room) - before[room]
    resting[room] = foes[room]
    standing[room] = stand[room]
    trapped[room] = traps[room]
    chests[room] = chest[room]
    isTouched[room] = 0
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
  for (const room of game.order) {
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
    if (needed > 0) {
      if (count < needed) {
        resting[room] += count
        continue
      }
      chests[room] = 0
      resting[room] += needed
      count -= needed
      cost += room === VAULT ? WORTH.defeat : WORTH.chest[needed]
    }
    if (room === VAULT) {
      resting[room] += count
      continue
    }
    for (; count > 0; count--) enter(wayFrom(room))
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
  const far = game.distance[room] < 3 ? game.distance[room] : 3
  const count = resting[room]
  const guards = standing[room]
  let sum = 0
  if (count > 0) {
    if (room === CELLS) sum += count * WORTH.prisoner
    else {
      sum += count * WORTH.hero[far]
      // Who is neither held by monsters nor kept by a chest goes on together when the next one comes.
      const loose = count - guards - (chests[room] > 0 ? chests[room] - 1 : 0)
      if (loose > 0) sum += loose * loose * WORTH.crowd
      // Three who wait in the Vault are one short of the end, if nobody is there to hold them.
      const short = count - guards
      if (room === VAULT && short > 1) sum += short * short * WORTH.short
    }
  }
  if (guards > 0) sum -= several(WORTH.guard[far], guards)
  if (trapped[room] > 0) sum -= several(WORTH.trap[far], trapped[room])
  return sum
}

function comeTo(type: number): void {
  for (const room of game.invaded[type]) for (let k = 0; k < loud[room]; k++) enter(room)
  settle()
}

/** The burden after the Guild cards that come at a time, over all the types they may name. */
function danger(): number {
  const { ways } = game
  let sum = begin()
  for (let way = 0; way < ways; way++) {
    const at = way * MOST_CARDS
    comeTo(follows[at])
    if (follows[at + 1] >= 0) comeTo(follows[at + 1])
    if (follows[at + 2] >= 0) comeTo(follows[at + 2])
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

function cellsNow(): number {
  touch(CELLS)
  active[CELLS] += resting[CELLS] + (trapped[CELLS] > 0 ? 0 : 1)
  resting[CELLS] = 0
  settle()
  const breakout = change()
  const gain = 3 * WORTH.card + WORTH.shorter - (1 - game.mages) * WORTH.prisoner
  return gain - game.mages * (breakout > 0 ? breakout : 0)
}

/** Takes the heroes away whom cards in hand can hit where the meeples are, the nearest to the Vault first; returns how many. */
function aim(): number {
  foes.set(heroes)
  let melee = self[OF.MELEE]
  let ranged = self[OF.RANGED]
  if (melee + ranged === 0) return 0
  const { order, neighbours } = game
  let sum = 0
  for (let i = order.length - 1; i >= 0; i--) {
    const room = order[i]
    if (foes[room] === 0) continue
    let hit = 0
    if (mine[room] > 0) {
      hit = foes[room] < melee ? foes[room] : melee
      melee -= hit
      foes[room] -= hit
      sum += hit
    }
    if (ranged === 0 || foes[room] === 0) continue
    for (const near of neighbours[room]) {
      if (mine[near] === 0) continue
      hit = foes[room] < ranged ? foes[room] : ranged
      ranged -= hit
      foes[room] -= hit
      sum += hit
      break
    }
  }
  return sum
}

/** Resources near the rooms where they are spent, and other things that lie about. */
function goods(): number {
  const { distance, neighbours } = game
  let sum = 0
  for (let kind = 0; kind < resourceCount; kind++) {
    const goal = crafting[kind]
    const isWanted = offered[kindOfCraft[kind]] > 0
    for (let room = 0; room < rooms; room++) {
      const count = resources[room * resourceCount + kind]
      if (count === 0) continue
      const first =
        room === goal && isWanted
          ? WORTH.ready
          : neighbours[room].includes(goal)
            ? WORTH.resource * 1.6
            : WORTH.resource
      sum += first + (count > 1 ? first * 0.2 : 0)
    }
  }
  for (let room = 0; room < rooms; room++) {
    if (distance[room] < 0) continue
    if (portal[room] === 2) sum += WORTH.portal
    sum -= events[room] * WORTH.event
  }
  return sum
}

/** Which crafts a resource pays for. */
const kindOfCraft = [2, 0, 1, 3]

/** How well things stand. */
export function value(): number {
  const aimed = aim()
  const burden = danger()
  const cells = cellsNow()
  const soon = cells > 0 ? cells * WORTH.cells : 0
  return here.gained + goods() + soon - aimed * WORTH.aim - self[OF.WOUNDS] * WORTH.wound - burden
}

/** What comes of it if an active hero charges into a room and then everybody acts. */
export function costOfCharge(t: Table, from: number, to: number): number {
  foes.set(heroes)
  begin()
  for (let room = 0; room < rooms; room++) {
    const { active: awake } = t.rooms[room]
    let count = 0
    for (let hero = 0; hero < classCount; hero++) count += awake[hero]
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
