/** What rooms do when they are activated, crafting above all [M1] to [M3]. */
import type { Choices } from '@hearthkeep/engine'
import { CRAFTS, DEEDS, RESOURCES } from '../content/schema.ts'
import { mapOf, placePortal, placeResource, placeTrap, PORTAL, refillOffer, takeResource } from './dungeon.ts'
import { useLaboratory } from './procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { choices, events, reasons } = rules
const resourceCount = RESOURCES.length
const MONSTER_CARD = CRAFTS.indexOf('monster')
const DEED = {
  PLACE: DEEDS.indexOf('place'),
  TRAP: DEEDS.indexOf('trap'),
  CRAFT: DEEDS.indexOf('craft'),
  LABORATORY: DEEDS.indexOf('laboratory'),
  BUILDER: DEEDS.indexOf('builder'),
} as const

/** What a room can do now [M1, Q37, Q39]. */
export function offerRoom(t: Table, out: Choices, room: number): void {
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

/** The Builder puts a completed Portal anywhere, for any resource in his room [Q52]. */
function offerBuilding(t: Table, out: Choices, resources: Int32Array): void {
  for (let resource = 0; resource < resourceCount; resource++) {
    if (resources[resource] === 0) continue
    for (let to = 0; to < t.data.rooms.length; to++) {
      const { portal } = t.rooms[to]
      if (!mapOf(t).isIn[to] || portal === PORTAL.COMPLETED) continue
      if (portal === PORTAL.INCOMPLETE || t.portals > 0) out.add(choices['use-builder'], resource, to)
      else
        for (let from = 0; from < t.data.rooms.length; from++)
          if (t.rooms[from].portal !== PORTAL.NONE) out.add(choices['use-builder'], resource, to, from)
    }
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

/** Spends a resource of the Builder's room for a Portal [Q52]. */
export function build(t: Table, resource: number, to: number, from: number): void {
  takeResource(t, resource, t.data.builder)
  placePortal(t, to, from)
}
