/** Which chests one more Guild card could cost: an estimate for players, from what everybody can see [Q57]. */
import { CLASSES } from '../content/kinds.ts'
import { comersTo, EVENT, hasEvent, healthIn, mapOf, neededFor, sumOf } from '../rules/dungeon.ts'
import type { Table } from '../rules/rulebook.ts'

const ROGUE = CLASSES.indexOf('rogue')
const ARCHER = CLASSES.indexOf('archer')

/** What becomes of one room if a card comes. */
interface Visit {
  /** Heroes who appear in the room, who charge into it, and who are in it already and are or become active. */
  readonly appearing: number
  readonly charging: number
  readonly resting: number
  /** Heroes whom its traps stop, and whom the monsters in it keep busy. */
  readonly trapped: number
  readonly held: number
  /** Heroes who are active when no monster is left. */
  readonly free: number
}

/** How a chest stands; what a visit tells is that of the card that would bring most heroes to it. */
export interface Threat extends Omit<Visit, 'free'> {
  readonly room: number
  /** How many active heroes loot it now [H4.1], a debt counted in. */
  readonly needed: number
  /** How many Guild cards could get it looted: of that which is being resolved and all that may come next. */
  readonly cards: number
  readonly of: number
  /** The most active heroes that could be free to loot it after one more card. */
  readonly most: number
  /** The Guild card that brings them, -1 if none brings any. */
  readonly worst: number
}

/** Where a card makes heroes appear, and where it wakes those who are there. */
interface Coming {
  readonly hero: number
  readonly rooms: readonly number[]
  readonly wakes: readonly number[]
}

/** The Guild cards that may come next: all that are neither used nor in the box. */
function cardsToCome(t: Table): number[] {
  const gone = new Set([...t.guildDiscard.toArray(), ...t.guildBox.toArray()])
  return t.data.guild.flatMap((_, card) => (gone.has(card) ? [] : [card]))
}

function roomsOf(t: Table, type: number): readonly number[] {
  const { inwards, ofType } = mapOf(t)
  return type < 0 ? inwards : ofType[type]
}

/** What a card brings: of a scenario card only the heroes who appear and those who become active are looked at. */
function comingOf(t: Table, card: number): Coming {
  const { brings, wakes } = t.data.guild[card]
  return {
    hero: brings?.hero ?? -1,
    rooms: brings === undefined ? [] : roomsOf(t, brings.type),
    wakes: wakes === undefined ? [] : roomsOf(t, wakes),
  }
}

/** What the card that is being resolved has yet to bring [H0]; its heroes who are out already lie active in the rooms. */
function stillComing(t: Table): Coming {
  const rooms = roomsOf(t, -1).filter((room) => ((t.summonRooms >> room) & 1) === 1)
  return { hero: t.summonClass, rooms, wakes: [] }
}

/** Heroes of the class who appear in a room: two if it is loud, and no more than are in the Supply [Q11]. */
function appearingIn(t: Table, { hero, rooms }: Coming, room: number): number {
  if (hero < 0 || !rooms.includes(room)) return 0
  return Math.min(t.heroes[hero], comersTo(t, room))
}

/** Monsters in a room that Archers who appear next to it may shoot first [H1.1]. */
function shotsAt(t: Table, coming: Coming, room: number): number {
  if (coming.hero !== ARCHER || hasEvent(t, room, EVENT.FOG)) return 0
  const { neighbours, distance } = mapOf(t)
  let shots = 0
  for (const near of neighbours[room])
    if (distance[near] > distance[room] && !hasEvent(t, near, EVENT.FOG))
      shots += appearingIn(t, coming, near)
  return shots
}

/** What happens in a room into which so many heroes charge. */
function visit(t: Table, coming: Coming, room: number, charging: number): Visit {
  const here = t.rooms[room]
  const appearing = appearingIn(t, coming, room)
  // A Rogue who appears takes a trap away before it can strike [H1.1].
  const traps = Math.max(0, here.traps - (coming.hero === ROGUE ? appearing : 0))
  const trapped = Math.min(traps, appearing + charging)
  const arrived = appearing + charging - trapped
  const isAwake = arrived > 0 || coming.wakes.includes(room)
  const resting = sumOf(here.active) + (isAwake ? sumOf(here.exhausted) : 0)
  const held = Math.min(arrived + resting, Math.max(0, healthIn(t, room) - shotsAt(t, coming, room)))
  return { appearing, charging, resting, trapped, held, free: arrived + resting - held }
}

/** What happens in every room if a card comes, from the rooms farthest from the Vault to the Vault. */
function visits(t: Table, coming: Coming): Visit[] {
  const { neighbours, distance, inwards } = mapOf(t)
  const charging = new Array<number>(t.data.rooms.length).fill(0)
  const result: Visit[] = []
  for (const room of inwards) {
    result[room] = visit(t, coming, room, charging[room])
    // Who waits for a chest stays; who is left after looting, or finds none, goes on [H4.2, H5, Q20].
    const goOn = Math.max(0, result[room].free - neededFor(t, room))
    for (const near of neighbours[room]) if (distance[near] < distance[room]) charging[near] += goOn
  }
  return result
}

/**
 * How every chest in the dungeon stands when the Guild card that is being resolved is done, and if one more is revealed.
 *
 * For each card that may come next, and for what the present one has yet to bring, it counts, room by room towards the Vault: the heroes who appear there (one, or two
 * in a loud room), those who charge in, and, if one of these survives the traps, everybody who is exhausted there.
 * Traps stop one newcomer each; monsters keep one hero busy for each wound they can take, less what Archers of the card
 * may shoot before. Whoever is then free loots the chest if they are enough, waits if they are too few, and charges on
 * if there is none.
 *
 * It is an estimate. Where two ways are equally short, heroes are counted on both; each hero acts once, though one who
 * is inspired again may act twice. Not counted are Defend, the backs of chests, breakouts from the Cells, further cards
 * of the same invasion, and what a scenario card does besides bringing or waking heroes.
 */
export function threats(t: Table): Threat[] {
  const next = cardsToCome(t).map((card) => ({ card, rooms: visits(t, comingOf(t, card)) }))
  const now = t.guildCard < 0 ? [] : [{ card: t.guildCard, rooms: visits(t, stillComing(t)) }]
  const all = [...now, ...next]
  const nobody: Visit = { appearing: 0, charging: 0, resting: 0, trapped: 0, held: 0, free: 0 }
  const chests = [...t.data.rooms.keys()].filter((room) => t.rooms[room].chest > 0)
  return chests.map((room) => {
    const needed = neededFor(t, room)
    const cards = all.filter(({ rooms }) => rooms[room].free >= needed).length
    let worst = -1
    let most = nobody
    for (const { card, rooms } of all) {
      if (rooms[room].free <= most.free) continue
      worst = card
      most = rooms[room]
    }
    const { free, ...figures } = most
    return { room, needed, cards, of: all.length, most: free, worst, ...figures }
  })
}
