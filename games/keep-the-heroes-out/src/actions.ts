/** The actions of a turn, one by one [A1] to [A9], [A14], and what Activate does [A2], [1.5]. */
import type { Choices } from '@hearthkeep/engine'
import { ACTION } from './content/data.ts'
import { ABILITIES, CLASSES, CRAFTS, DEEDS, RESOURCES } from './content/schema.ts'
import {
  ALL_ROOMS,
  clearEvent,
  drawCard,
  EVENT,
  hasEvent,
  heroesIn,
  isInDungeon,
  isWay,
  killHero,
  mapOf,
  placeMeeple,
  placePortal,
  placeResource,
  placeTrap,
  PORTAL,
  refillOffer,
  takeResource,
} from './dungeon.ts'
import { useLaboratory } from './procedures.ts'
import { rules, TRAP_CARGO } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { choices, events, reasons } = rules
const { DRAW, ACTIVATE, MOVE, MELEE, RANGED, TRAP, PORTAL: PUT_PORTAL, SUMMON } = ACTION
const rooms = ALL_ROOMS
const classCount = CLASSES.length
const resourceCount = RESOURCES.length
const trapCargo = TRAP_CARGO
const anywhere = -1
const MONSTER_CARD = CRAFTS.indexOf('monster')
const ABILITY = {
  PLACE_MEEPLE: ABILITIES.indexOf('place-meeple'),
  MEND: ABILITIES.indexOf('mend'),
  PLACE_BONE: ABILITIES.indexOf('place-bone'),
  MOVE: ABILITIES.indexOf('move'),
  DRAW: ABILITIES.indexOf('draw'),
} as const
const DEED = {
  PLACE: DEEDS.indexOf('place'),
  TRAP: DEEDS.indexOf('trap'),
  CRAFT: DEEDS.indexOf('craft'),
  LABORATORY: DEEDS.indexOf('laboratory'),
  BUILDER: DEEDS.indexOf('builder'),
} as const
const BONE = RESOURCES.indexOf('bone')

type Kind = (typeof choices)['move'] | (typeof choices)['use-ability']

function canDraw(t: Table, seat: number): boolean {
  return !t.players[seat].deck.isEmpty || !t.players[seat].discard.isEmpty
}

/** Lists all ways to do a simple action, in one room or anywhere. */
export function offerAction(t: Table, out: Choices, seat: number, kind: number, only: number): void {
  switch (kind) {
    case DRAW:
      if (canDraw(t, seat)) out.add(choices.draw)
      break
    case ACTIVATE:
      offerActivations(t, out, seat)
      break
    case MOVE:
      offerMoves(t, out, choices.move, seat, only)
      break
    case MELEE:
      offerMelee(t, out, seat, only)
      break
    case RANGED:
      offerRanged(t, out, seat, only)
      break
    case TRAP:
      offerRooms(t, out, choices['place-trap'], seat, only, t.traps > 0)
      break
    case PUT_PORTAL:
      for (let room = 0; room < rooms; room++) if (isMine(t, seat, room, only)) offerPortal(t, out, room)
      break
    case SUMMON:
      offerSummons(t, out, seat, only)
      break
  }
}

function isMine(t: Table, seat: number, room: number, only: number): boolean {
  return (only === anywhere || only === room) && t.rooms[room].monsters[seat] > 0
}

function offerRooms(
  t: Table,
  out: Choices,
  kind: (typeof choices)['place-trap'],
  seat: number,
  only: number,
  isLeft: boolean,
): void {
  if (!isLeft) out.refuse(reasons['no-token-left'], kind)
  else for (let room = 0; room < rooms; room++) if (isMine(t, seat, room, only)) out.add(kind, room)
}

/** A meeple may bring one resource or trap along [A3]; nothing is carried over rubble. */
function offerMoves(t: Table, out: Choices, kind: Kind, seat: number, only: number): void {
  for (let from = 0; from < rooms; from++) {
    if (!isMine(t, seat, from, only)) continue
    const { resources, traps } = t.rooms[from]
    const isRough = hasEvent(t, from, EVENT.RUBBLE)
    for (let to = 0; to < rooms; to++) {
      if (from === to || !isWay(t, from, to)) continue
      out.add(kind, from, to)
      if (isRough || hasEvent(t, to, EVENT.RUBBLE)) {
        out.explain(reasons['rubble-there'], kind, from, to)
        continue
      }
      for (let resource = 0; resource < resourceCount; resource++)
        if (resources[resource] > 0) out.add(kind, from, to, resource)
      if (traps > 0) out.add(kind, from, to, trapCargo)
    }
  }
}

function offerMelee(t: Table, out: Choices, seat: number, only: number): void {
  let isAnybody = false
  for (let room = 0; room < rooms; room++) {
    for (let hero = 0; hero < classCount; hero++) {
      if (heroesIn(t.rooms[room], hero) === 0) continue
      isAnybody = true
      if (isMine(t, seat, room, only)) out.add(choices.melee, room, hero)
      else if (only === anywhere) out.refuse(reasons['no-meeple-there'], choices.melee, room, hero)
    }
  }
  if (!isAnybody && only === anywhere) out.refuse(reasons['nobody-to-hit'], choices.melee)
}

/** Only by passageway, not through Portals, and not in the same room [A5, Q31]; from one room if that is given. */
function offerRanged(t: Table, out: Choices, seat: number, only: number): void {
  const { neighbours } = mapOf(t)
  let isAnybody = false
  for (let room = 0; room < rooms; room++) {
    let from = anywhere
    for (const near of neighbours[room]) {
      if (!isMine(t, seat, near, only)) continue
      if (hasEvent(t, room, EVENT.FOG) || hasEvent(t, near, EVENT.FOG))
        out.explain(reasons['fog-there'], choices.ranged, room)
      else from = near
    }
    if (from < 0) continue
    for (let hero = 0; hero < classCount; hero++) {
      if (heroesIn(t.rooms[room], hero) === 0) continue
      isAnybody = true
      out.add(choices.ranged, room, hero, only === anywhere ? -1 : from)
    }
  }
  if (!isAnybody && only === anywhere) out.refuse(reasons['nobody-to-shoot'], choices.ranged)
}

/** The ways to put a Portal into a room [O3, Q52]. */
function offerPortal(t: Table, out: Choices, room: number): void {
  if (t.rooms[room].portal === PORTAL.COMPLETED) return
  if (t.rooms[room].portal === PORTAL.INCOMPLETE || t.portals > 0) out.add(choices['place-portal'], room)
  else
    for (let from = 0; from < rooms; from++)
      if (t.rooms[from].portal !== PORTAL.NONE) out.add(choices['place-portal'], room, from)
}

/** Where you have a meeple; with none in the dungeon, in any room of your symbol [Q5]. */
function offerSummons(t: Table, out: Choices, seat: number, only: number): void {
  const player = t.players[seat]
  if (player.supply === 0) {
    out.refuse(reasons['no-meeple-left'], choices.summon)
    return
  }
  const isOut = !isInDungeon(t, seat)
  const { symbol } = t.data.clans[player.clan]
  for (let room = 0; room < rooms; room++) {
    const isOpen = isOut
      ? mapOf(t).isIn[room] && t.data.rooms[room].type === symbol && (only === anywhere || only === room)
      : isMine(t, seat, room, only)
    if (isOpen && hasEvent(t, room, EVENT.CROAK)) out.refuse(reasons['frogs-there'], choices.summon, room)
    else if (isOpen) out.add(choices.summon, room)
  }
}

/** The clan's ability, rooms with one of your meeples, Portals and event tokens there [A2, A16]. */
function offerActivations(t: Table, out: Choices, seat: number): void {
  if (!isInDungeon(t, seat)) return
  offerAbility(t, out, seat)
  for (let room = 0; room < rooms; room++) {
    if (t.rooms[room].monsters[seat] === 0) continue
    offerRoom(t, out, room)
    if (t.rooms[room].portal === PORTAL.INCOMPLETE) out.add(choices['complete-portal'], room)
    if (t.rooms[room].events > 0) out.add(choices['clear-event'], room)
  }
}

/** Nothing is offered that would change nothing [Q55]. */
function offerAbility(t: Table, out: Choices, seat: number): void {
  const player = t.players[seat]
  const use = choices['use-ability']
  switch (t.data.clans[player.clan].ability) {
    case ABILITY.PLACE_MEEPLE:
      if (player.supply === 0) out.refuse(reasons['no-meeple-left'], use)
      else
        for (let room = 0; room < rooms; room++)
          if (t.rooms[room].monsters[seat] > 0 && !hasEvent(t, room, EVENT.CROAK)) out.add(use, room)
      break
    case ABILITY.MEND:
      if (player.wounds > 0) out.add(use)
      else out.refuse(reasons['no-wounds'], use)
      break
    case ABILITY.PLACE_BONE:
      if (t.resources[BONE] === 0) out.refuse(reasons['no-token-left'], use)
      else for (let room = 0; room < rooms; room++) if (t.rooms[room].monsters[seat] > 0) out.add(use, room)
      break
    case ABILITY.MOVE:
      offerMoves(t, out, use, seat, anywhere)
      break
    case ABILITY.DRAW:
      if (canDraw(t, seat)) out.add(use)
      break
  }
}

/** What a room can do now [M1, Q37, Q39]. */
function offerRoom(t: Table, out: Choices, room: number): void {
  const { deed, resource, crafts } = t.data.rooms[room]
  const use = choices['use-room']
  const { resources } = t.rooms[room]
  if (deed === DEED.PLACE) {
    if (t.resources[resource] > 0) out.add(use, room)
    else out.refuse(reasons['no-token-left'], use, room)
  } else if (deed === DEED.TRAP) {
    if (t.traps > 0) out.add(use, room)
    else out.refuse(reasons['no-token-left'], use, room)
  } else if (deed === DEED.CRAFT) {
    if (resources[resource] === 0) out.refuse(reasons['nothing-to-spend'], use, room)
    else offerCrafts(t, out, room, crafts)
  } else if (deed === DEED.LABORATORY) {
    if (!t.guildDeck.isEmpty) offerCrafts(t, out, room, MONSTER_CARD)
  } else if (deed === DEED.BUILDER) offerBuilding(t, out, resources)
}

function offerCrafts(t: Table, out: Choices, room: number, crafts: number): void {
  let isAny = false
  for (let i = 0, size = t.offer.size; i < size; i++) {
    if (t.data.cards[t.offer.get(i)].craft !== crafts) continue
    out.add(choices['use-room'], room, t.offer.get(i))
    isAny = true
  }
  if (!isAny) out.refuse(reasons['nothing-to-craft'], choices['use-room'], room)
}

/** The Builder puts a completed Portal anywhere, for any resource in his room [4.5]. */
function offerBuilding(t: Table, out: Choices, resources: Int32Array): void {
  for (let resource = 0; resource < resourceCount; resource++) {
    if (resources[resource] === 0) continue
    for (let to = 0; to < rooms; to++) {
      const { portal } = t.rooms[to]
      if (!mapOf(t).isIn[to] || portal === PORTAL.COMPLETED) continue
      if (portal === PORTAL.INCOMPLETE || t.portals > 0) out.add(choices['use-builder'], resource, to)
      else
        for (let from = 0; from < rooms; from++)
          if (t.rooms[from].portal !== PORTAL.NONE) out.add(choices['use-builder'], resource, to, from)
    }
  }
}

/** A meeple moves, with what it carries. */
export function moveMeeple(t: Table, seat: number, from: number, to: number, cargo: number): void {
  t.rooms[from].monsters[seat]--
  t.rooms[to].monsters[seat]++
  t.log?.add(events['monster-moved'], seat, from, to)
  if (cargo < 0) return
  if (cargo === trapCargo) {
    t.rooms[from].traps--
    t.rooms[to].traps++
  } else {
    t.rooms[from].resources[cargo]--
    t.rooms[to].resources[cargo]++
  }
  t.log?.add(events['token-carried'], cargo, to)
}

/** The ability of the clan that plays. */
export function useAbility(t: Table, seat: number, room: number, to: number, cargo: number): void {
  const player = t.players[seat]
  switch (t.data.clans[player.clan].ability) {
    case ABILITY.PLACE_MEEPLE:
      placeMeeple(t, seat, room)
      break
    case ABILITY.MEND:
      player.wounds = 0
      t.log?.add(events['dragon-mended'], seat)
      break
    case ABILITY.PLACE_BONE:
      placeResource(t, BONE, room)
      break
    case ABILITY.MOVE:
      moveMeeple(t, seat, room, to, cargo)
      break
    case ABILITY.DRAW:
      drawCard(t, seat)
      break
  }
}

/** A card of the offer goes to the discard pile of who crafted it [M1]. */
export function craft(t: Table, seat: number, card: number): void {
  t.offer.take(card)
  t.players[seat].discard.push(card)
  t.log?.add(events['card-crafted'], seat, card)
  refillOffer(t)
}

/** What a room does. */
export function useRoom(t: Table, seat: number, room: number, card: number): void {
  const { deed, resource } = t.data.rooms[room]
  if (deed === DEED.PLACE) placeResource(t, resource, room)
  else if (deed === DEED.TRAP) placeTrap(t, room)
  else if (deed === DEED.LABORATORY) t.call(useLaboratory, seat, card)
  else {
    takeResource(t, resource, room)
    craft(t, seat, card)
  }
}

/** Spends a resource of the Builder's room. */
export function build(t: Table, builder: number, resource: number, to: number, from: number): void {
  takeResource(t, resource, builder)
  placePortal(t, to, from)
}

/** An enemy takes a wound; with one health it is gone [A4, A5, A15]. */
export function strike(t: Table, room: number, hero: number): void {
  killHero(t, room, hero)
}

export { clearEvent, drawCard, placeMeeple, placePortal, placeResource, placeTrap }
