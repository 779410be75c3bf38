/** The simple actions, each by itself or named by Swarm, Reinforce and Surge [A1] to [A5], [A8], [A9], [A14]. */
import type { Choices } from '@hearthkeep/engine'
import { CLASSES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Table, Takes } from './rulebook.ts'
import { activated, offerActivations } from './activating.ts'
import {
  anywhere,
  canDraw,
  drawCard,
  EVENT,
  hasEvent,
  hasHero,
  heroesIn,
  isInDungeon,
  isMine,
  killHero,
  mapOf,
  placeMeeple,
  placePortal,
  placeTrap,
  PORTAL,
} from './dungeon.ts'
import { moveMeeple, offerMoves } from './moving.ts'

const { choices, reasons } = rules
const classCount = CLASSES.length

/** A simple action. */
export interface SimpleAction {
  /** Lists all ways to do it, in one room or anywhere. */
  readonly offer: (t: Table, out: Choices, seat: number, only: number) => void
  /** The same as the first action of a Surge, where the choices have to say in which room it is done. */
  readonly offerFirst?: (t: Table, out: Choices, seat: number) => void
  /** What comes of the choices it lists. */
  readonly take: Takes
  /** A quick look whether there is anything to do, in one room or anywhere: meeples where they have to be, somebody to hit. */
  readonly isLikely: (t: Table, seat: number, only: number) => boolean
  /** Whether, as the second action of a Surge, it is done in the room of the first [A13]. */
  readonly staysThere?: true
  /** What it is worth to a bot that does not look closer. */
  readonly worth: number
}

const always = (): boolean => true

/** Whether something holds in a room with one of your meeples. */
const whereIStand =
  (holds: (t: Table, room: number) => boolean): SimpleAction['isLikely'] =>
  (t, seat, only) => {
    if (only !== anywhere) return t.rooms[only].monsters[seat] > 0 && holds(t, only)
    for (let room = 0; room < t.data.rooms.length; room++)
      if (t.rooms[room].monsters[seat] > 0 && holds(t, room)) return true
    return false
  }

/** Only by passageway, not through Portals, and not in the same room [A5, Q31]; from one room if that is given. */
function offerRanged(t: Table, out: Choices, seat: number, only: number): void {
  const { neighbours } = mapOf(t)
  let isAnybody = false
  for (let room = 0; room < t.data.rooms.length; room++) {
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

function canShootFrom(t: Table, room: number): boolean {
  if (hasEvent(t, room, EVENT.FOG)) return false
  for (const near of mapOf(t).neighbours[room])
    if (hasHero(t, near) && !hasEvent(t, near, EVENT.FOG)) return true
  return false
}

/** All of them by name; a Swarm or a Surge in flight knows them by their place here. */
export const simpleActions = {
  draw: {
    offer(t, out, seat) {
      if (canDraw(t, seat)) out.add(choices.draw)
    },
    take: { draw: (t, { seat }) => drawCard(t, seat) },
    isLikely: canDraw,
    worth: 0.7,
  },
  activate: {
    offer: offerActivations,
    take: activated,
    isLikely: isInDungeon,
    worth: 0.7,
  },
  move: {
    offer: (t, out, seat, only) => offerMoves(t, out, choices.move, seat, only),
    take: { move: (t, { seat, from, to, cargo }) => moveMeeple(t, seat, from, to, cargo) },
    isLikely: whereIStand(always),
    worth: 0.55,
  },
  melee: {
    offer(t, out, seat, only) {
      let isAnybody = false
      for (let room = 0; room < t.data.rooms.length; room++) {
        for (let hero = 0; hero < classCount; hero++) {
          if (heroesIn(t.rooms[room], hero) === 0) continue
          isAnybody = true
          if (isMine(t, seat, room, only)) out.add(choices.melee, room, hero)
          else if (only === anywhere) out.refuse(reasons['no-meeple-there'], choices.melee, room, hero)
        }
      }
      if (!isAnybody && only === anywhere) out.refuse(reasons['nobody-to-hit'], choices.melee)
    },
    take: { melee: (t, { room, hero }) => killHero(t, room, hero) }, // [A4, A15]
    isLikely: whereIStand(hasHero),
    worth: 0.9,
  },
  ranged: {
    offer: offerRanged,
    offerFirst(t, out, seat) {
      for (let room = 0; room < t.data.rooms.length; room++) offerRanged(t, out, seat, room)
    },
    take: { ranged: (t, { room, hero }) => killHero(t, room, hero) }, // [A5, A15]
    isLikely: whereIStand(canShootFrom),
    worth: 1.1,
  },
  trap: {
    offer(t, out, seat, only) {
      if (t.traps === 0) out.refuse(reasons['no-token-left'], choices['place-trap'])
      else
        for (let room = 0; room < t.data.rooms.length; room++)
          if (isMine(t, seat, room, only)) out.add(choices['place-trap'], room)
    },
    take: { 'place-trap': (t, { room }) => placeTrap(t, room) },
    isLikely: whereIStand((t) => t.traps > 0),
    staysThere: true,
    worth: 1,
  },
  portal: {
    /** The ways to put a Portal into a room [O3, Q52]. */
    offer(t, out, seat, only) {
      for (let room = 0; room < t.data.rooms.length; room++) {
        if (!isMine(t, seat, room, only) || t.rooms[room].portal === PORTAL.COMPLETED) continue
        if (t.rooms[room].portal === PORTAL.INCOMPLETE || t.portals > 0)
          out.add(choices['place-portal'], room)
        else
          for (let from = 0; from < t.data.rooms.length; from++)
            if (t.rooms[from].portal !== PORTAL.NONE) out.add(choices['place-portal'], room, from)
      }
    },
    take: { 'place-portal': (t, { room, from }) => placePortal(t, room, from) },
    isLikely: whereIStand(always),
    staysThere: true,
    worth: 0.2,
  },
  summon: {
    /** Where you have a meeple; with none in the dungeon, in any room of your symbol [Q5]. */
    offer(t, out, seat, only) {
      const player = t.players[seat]
      if (player.supply === 0) {
        out.refuse(reasons['no-meeple-left'], choices.summon)
        return
      }
      const isOut = !isInDungeon(t, seat)
      const { symbol } = t.data.clans[player.clan]
      for (let room = 0; room < t.data.rooms.length; room++) {
        const isOpen = isOut
          ? mapOf(t).isIn[room] && t.data.rooms[room].type === symbol && (only === anywhere || only === room)
          : isMine(t, seat, room, only)
        if (isOpen && hasEvent(t, room, EVENT.CROAK)) out.refuse(reasons['frogs-there'], choices.summon, room)
        else if (isOpen) out.add(choices.summon, room)
      }
    },
    take: { summon: (t, { seat, room }) => placeMeeple(t, seat, room) },
    isLikely: (t, seat) => t.players[seat].supply > 0,
    staysThere: true,
    worth: 0.9,
  },
} as const satisfies Readonly<Record<string, SimpleAction>>

export type SimpleName = keyof typeof simpleActions
export const SIMPLE: readonly SimpleName[] = Object.keys(simpleActions) as SimpleName[]
/** The same by number. */
export const simple: readonly SimpleAction[] = Object.values(simpleActions)
/** What comes of the choices of all of them. */
export const simpleTakes: Takes = Object.assign({}, ...simple.map(({ take }) => take)) as Takes
