/** What rooms do when they are activated [A2], crafting above all [M1, Q37, Q39]. */
import type { Choices } from '@hearthkeep/engine'
import { CRAFTS, RESOURCES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { useLaboratory } from './cells.ts'
import { craft, mapOf, placeResource, placeTrap, PORTAL, takeResource } from './dungeon.ts'

const { choices, reasons } = rules
const chosen = choices['use-room']
const resourceCount = RESOURCES.length
const MONSTER_CARD = CRAFTS.indexOf('monster')

interface Deed {
  readonly offer: (t: Table, out: Choices, room: number) => void
  readonly use: (t: Table, seat: number, room: number, card: number) => void
}

function offerCrafts(t: Table, out: Choices, room: number, crafts: number): void {
  let isAny = false
  for (let i = 0, size = t.offer.size; i < size; i++) {
    if (t.data.cards[t.offer.get(i)].craft !== crafts) continue
    out.add(chosen, room, t.offer.get(i))
    isAny = true
  }
  if (!isAny) out.refuse(reasons['nothing-to-craft'], chosen, room)
}

/** The Builder puts a completed Portal anywhere, for any resource in his room [Q52]. */
function offerBuilding(t: Table, out: Choices, room: number): void {
  const { resources } = t.rooms[room]
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

const deeds = {
  place: {
    offer(t, out, room) {
      if (t.resources[t.data.rooms[room].resource] > 0) out.add(chosen, room)
      else out.refuse(reasons['no-token-left'], chosen, room)
    },
    use: (t, _, room) => placeResource(t, t.data.rooms[room].resource, room),
  },
  trap: {
    offer(t, out, room) {
      if (t.traps > 0) out.add(chosen, room)
      else out.refuse(reasons['no-token-left'], chosen, room)
    },
    use: (t, _, room) => placeTrap(t, room),
  },
  craft: {
    offer(t, out, room) {
      const { resource, crafts } = t.data.rooms[room]
      if (t.rooms[room].resources[resource] === 0) out.refuse(reasons['nothing-to-spend'], chosen, room)
      else offerCrafts(t, out, room, crafts)
    },
    use(t, seat, room, card) {
      takeResource(t, t.data.rooms[room].resource, room)
      craft(t, seat, card)
    },
  },
  none: { offer: () => undefined, use: () => undefined },
  laboratory: {
    offer(t, out, room) {
      if (!t.guildDeck.isEmpty) offerCrafts(t, out, room, MONSTER_CARD)
    },
    use: (t, seat, _, card) => t.call(useLaboratory, seat, card),
  },
  builder: { offer: offerBuilding, use: () => undefined },
} as const satisfies Readonly<Record<string, Deed>>

/** By number. */
export const DEEDS = Object.keys(deeds) as (keyof typeof deeds)[]
const byNumber: readonly Deed[] = Object.values(deeds)

/** What a room does. */
export function deedOf(t: Table, room: number): Deed {
  return byNumber[t.data.rooms[room].deed]
}
