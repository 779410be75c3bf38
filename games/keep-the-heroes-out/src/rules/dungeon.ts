/** The dungeon: rooms, who is where, tokens [G1] to [G8], [O1] to [O4]. */
import type { Choices } from '@hearthkeep/engine'
import type { Clan, DungeonMap } from '../content/data.ts'
import { CLASSES, EVENTS, RESOURCES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { RoomView, Table } from './rulebook.ts'

const { choices, events } = rules
/** In place of a room. */
export const anywhere = -1
export const PORTAL = { NONE: 0, INCOMPLETE: 1, COMPLETED: 2 } as const
/** What event tokens mean, by number as in `EVENTS`. */
export const EVENT = {
  LOUD: EVENTS.indexOf('loud'),
  FOG: EVENTS.indexOf('fog'),
  DEBT: EVENTS.indexOf('debt'),
  RUBBLE: EVENTS.indexOf('rubble'),
  CROAK: EVENTS.indexOf('croak'),
} as const
const classCount = CLASSES.length
const resourceCount = RESOURCES.length
const { COMPLETED } = PORTAL

/** The map of this game. */
export function mapOf(t: Table): DungeonMap {
  const scenario = t.data.scenarios[t.scenario]
  return t.isLarge === 1 ? scenario.largeMap : scenario.map
}

/** Whether a room has an event token that means this. */
export function hasEvent(t: Table, room: number, kind: number): boolean {
  return t.data.scenarios[t.scenario].events === kind && t.rooms[room].events > 0
}

/** How many heroes loot the chest of a room: its value, one less if a debt is owed there. */
export function neededFor(t: Table, room: number): number {
  const value = t.rooms[room].chest
  return hasEvent(t, room, EVENT.DEBT) && value > 1 && room !== t.data.vault ? value - 1 : value
}

/** How many heroes of a class appear in a room for a Guild card: a loud room brings one more. */
export function comersTo(t: Table, room: number): number {
  return hasEvent(t, room, EVENT.LOUD) ? 2 : 1
}

/** Pieces of all kinds, or everybody's. */
export function sumOf(counts: Int32Array): number {
  let sum = 0
  for (let i = 0; i < counts.length; i++) sum += counts[i]
  return sum
}

/** Heroes of a class in a room, on either side. */
export function heroesIn(room: RoomView, hero: number): number {
  return room.active[hero] + room.exhausted[hero]
}

/** Whether any hero is in a room. */
export function hasHero(t: Table, room: number): boolean {
  return sumOf(t.rooms[room].active) > 0 || sumOf(t.rooms[room].exhausted) > 0
}

/** Lists the rooms of a type where meeples can be placed [W4]. */
export function offerPlaces(t: Table, out: Choices, type: number): void {
  for (const room of mapOf(t).ofType[type])
    if (!hasEvent(t, room, EVENT.CROAK)) out.add(choices['place-meeple'], room)
}

/** Whether there is one. */
export function hasRoomFor(t: Table, type: number): boolean {
  for (const room of mapOf(t).ofType[type]) if (!hasEvent(t, room, EVENT.CROAK)) return true
  return false
}

/** The clan that a player leads. */
export function clanOf(t: Table, seat: number): Clan {
  return t.data.clans[t.players[seat].clan]
}

/** How many wounds the monsters of a room can take [D1, D2]. */
export function healthIn(t: Table, room: number): number {
  const { monsters } = t.rooms[room]
  let health = 0
  for (let seat = 0; seat < t.seats; seat++)
    if (monsters[seat] > 0) health += monsters[seat] * clanOf(t, seat).health - t.players[seat].wounds
  return health
}

/** Whether a player has a meeple in the dungeon [A16]. */
export function isInDungeon(t: Table, seat: number): boolean {
  return t.players[seat].supply < clanOf(t, seat).meeples
}

/** Whether a player has a meeple in a room; `only` is the one room that counts, -1 if any does. */
export function isMine(t: Table, seat: number, room: number, only: number): boolean {
  return (only === anywhere || only === room) && t.rooms[room].monsters[seat] > 0
}

/** Whether a Move leads from one room to another: a passageway, or two completed Portals [A3, O2]. */
export function isWay(t: Table, from: number, to: number): boolean {
  if (mapOf(t).neighbours[from].includes(to)) return true
  return t.rooms[from].portal === COMPLETED && t.rooms[to].portal === COMPLETED && from !== to
}

/** Exhausted heroes of a room become active; returns how many did. */
export function inspire(t: Table, room: number): number {
  const { active, exhausted } = t.rooms[room]
  let count = 0
  for (let hero = 0; hero < classCount; hero++) {
    count += exhausted[hero]
    active[hero] += exhausted[hero]
    exhausted[hero] = 0
  }
  return count
}

/** Turns one active hero to its exhausted side. */
export function exhaust(t: Table, room: number, hero: number): void {
  const { active, exhausted } = t.rooms[room]
  active[hero]--
  exhausted[hero]++
}

/** A hero leaves the dungeon for the Supply [A15]. */
export function killHero(t: Table, room: number, hero: number): void {
  const { active, exhausted } = t.rooms[room]
  if (exhausted[hero] > 0) exhausted[hero]--
  else active[hero]--
  t.heroes[hero]++
  t.log?.add(events['hero-killed'], hero, room)
}

/** Places a meeple from the supply. */
export function placeMeeple(t: Table, seat: number, room: number, told = events['monster-summoned']): void {
  t.players[seat].supply--
  t.rooms[room].monsters[seat]++
  t.log?.add(told, seat, room)
}

/** A meeple goes back to its owner's supply; the Dragon's wounds go too [D1, Q34]. */
export function removeMeeple(t: Table, seat: number, room: number): void {
  t.rooms[room].monsters[seat]--
  t.players[seat].supply++
  t.players[seat].wounds = 0
  t.log?.add(events['monster-removed'], seat, room)
}

export function placeResource(t: Table, resource: number, room: number): void {
  t.resources[resource]--
  t.rooms[room].resources[resource]++
  t.log?.add(events['resource-placed'], resource, room)
}

/** A resource of a room goes back to the Supply. */
export function takeResource(t: Table, resource: number, room: number): void {
  t.rooms[room].resources[resource]--
  t.resources[resource]++
}

/** The same, taken by somebody. */
export function loseResource(t: Table, resource: number, room: number): void {
  takeResource(t, resource, room)
  t.log?.add(events['resource-lost'], resource, room)
}

/** Lists the resources of a room, one of which is lost [Q14]. */
export function offerResources(t: Table, out: Choices, room: number): void {
  const { resources } = t.rooms[room]
  for (let resource = 0; resource < resourceCount; resource++)
    if (resources[resource] > 0) out.add(choices['lose-resource'], resource)
}

export function placeTrap(t: Table, room: number): void {
  t.traps--
  t.rooms[room].traps++
  t.log?.add(events['trap-placed'], room)
}

export function takeTrap(t: Table, room: number): void {
  t.rooms[room].traps--
  t.traps++
}

/** A trap ends a hero who comes into a room, if there is one [H2, Q19]; returns whether it does. */
export function springTrap(t: Table, room: number, hero: number): boolean {
  const here = t.rooms[room]
  if (here.traps === 0) return false
  takeTrap(t, room)
  here.active[hero]--
  t.heroes[hero]++
  t.log?.add(events['trap-sprung'], hero, room)
  return true
}

/** Puts a completed Portal down; with none in the Supply it is taken from another room [A9, O3, Q52]. */
export function placePortal(t: Table, room: number, from: number): void {
  const here = t.rooms[room]
  if (here.portal === PORTAL.INCOMPLETE) {
    here.portal = COMPLETED
    t.log?.add(events['portal-completed'], room)
    return
  }
  if (t.portals > 0) t.portals--
  else {
    t.rooms[from].portal = PORTAL.NONE
    t.log?.add(events['portal-taken'], from)
  }
  here.portal = COMPLETED
  t.log?.add(events['portal-placed'], room)
}

/** An event token goes back to the Supply. */
export function clearEvent(t: Table, room: number): void {
  t.rooms[room].events--
  t.events++
  t.log?.add(events['event-cleared'], room)
}

/** Whether a player has a card to draw, in the deck or in the discard pile [P8]. */
export function canDraw(t: Table, seat: number): boolean {
  return !t.players[seat].deck.isEmpty || !t.players[seat].discard.isEmpty
}

/** Draws a card; the discard pile becomes the deck when that is empty [P8, Q58]. */
export function drawCard(t: Table, seat: number): void {
  if (!hasTop(t, seat)) return
  const { deck, hand } = t.players[seat]
  deck.moveTopTo(hand)
  t.log?.add(events['card-drawn'], seat, hand.top)
}

/** The top card of a player's deck, -1 if there is none at all. */
export function takeTop(t: Table, seat: number): number {
  return hasTop(t, seat) ? t.players[seat].deck.pop() : -1
}

/** Sees to it that there is a card on a player's deck, if there is one at all [P8]. */
function hasTop(t: Table, seat: number): boolean {
  const { deck, discard } = t.players[seat]
  if (!deck.isEmpty) return true
  if (discard.isEmpty) return false
  discard.moveAllTo(deck)
  t.cardDice.shuffle(deck)
  t.log?.add(events['deck-shuffled'], seat)
  return true
}

/** A card of a player's hand goes to the discard pile. */
export function discard(t: Table, seat: number, card: number, told = events['card-discarded']): void {
  t.players[seat].hand.take(card)
  t.players[seat].discard.push(card)
  t.log?.add(told, seat, card)
}

/** Fills the offer up to five [S2, Q38]. */
export function refillOffer(t: Table): void {
  while (t.offer.size < 5 && !t.craftDeck.isEmpty) {
    t.craftDeck.moveTopTo(t.offer)
    t.log?.add(events['card-offered'], t.offer.top)
  }
}

/** All cards of the offer go back into the deck, and new ones are revealed [P5, Q6]. */
export function renewOffer(t: Table): void {
  t.offer.moveAllTo(t.craftDeck)
  t.craftDice.shuffle(t.craftDeck)
  refillOffer(t)
}

/** A card of the offer goes to the discard pile of who crafted it [M1]. */
export function craft(t: Table, seat: number, card: number): void {
  t.offer.take(card)
  t.players[seat].discard.push(card)
  t.log?.add(events['card-crafted'], seat, card)
  refillOffer(t)
}

/** Whether an equal action further to the left of a side is still unused: the two are one choice. */
export function isBefore(side: readonly number[], left: number, place: number): boolean {
  for (let i = 0; i < place; i++) if (((left >> i) & 1) === 1 && side[i] === side[place]) return true
  return false
}
