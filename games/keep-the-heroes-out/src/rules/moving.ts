/** Moving [A3, A18]: through passageways and from Portal to Portal [O2], with a token if the player likes. */
import type { Choices } from '@hearthkeep/engine'
import { RESOURCES } from '../content/kinds.ts'
import { EVENT, hasEvent, isMine, isWay } from './dungeon.ts'
import { rules, TRAP_CARGO } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { choices, events, reasons } = rules
const resourceCount = RESOURCES.length
const trapCargo = TRAP_CARGO

/** A Move, or the ability that is one. */
type Kind = (typeof choices)['move']

/** A meeple may bring one resource or trap along [A3]; nothing is carried over rubble. */
export function offerMoves(t: Table, out: Choices, kind: Kind, seat: number, only: number): void {
  for (let from = 0; from < t.data.rooms.length; from++) {
    if (!isMine(t, seat, from, only)) continue
    const { resources, traps } = t.rooms[from]
    const isRough = hasEvent(t, from, EVENT.RUBBLE)
    for (let to = 0; to < t.data.rooms.length; to++) {
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
