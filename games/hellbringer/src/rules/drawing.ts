/** Drawing from the Common Draw Pile, and the Instants that come up [H66, HA8, HA43, H141]. */
import { KIND } from '../content/kinds.ts'
import { putOnTop, takeFromBottom, takeFromDepth, takeFromTop } from './layers.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isCombatLot, isCommonLot, LOT, LOTS, numberLots } from './lots.ts'

const { declare, events } = rules
/** Instants that wait are numbered: Tomes and Locations as in `LOT`, Combat cards from here on by card. */
export const COMBAT_CODE: number = LOTS
const NOTHING = -1

/** The discard pile, shuffled, becomes the draw pile [H141]: nothing but Common cards [HA42]. */
function reshuffle(t: Table): void {
  const { commons, discardPile, drawPile } = t
  const count = discardPile.size
  discardPile.moveAllTo(commons)
  t.shuffles.shuffle(commons)
  for (let i = 0; i < count; i++) drawPile.push(LOT.COMMON + i)
  t.layers[t.layers.length - 1] += count
  t.reshuffled = 1
  t.log?.add(events['cards-shuffled'])
}

function noteTaken(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const hero = t.players[seat]
    if (hero.knows > 0) hero.knows--
  }
}

/** An Instant has come up: a Combat card is removed when it is applied, a Tome when it is read, a Location lies on its pile. */
function comesUp(t: Table, lot: number, combat: number): number {
  if (isCombatLot(lot)) {
    t.inPlay.push(combat)
    return COMBAT_CODE + combat
  }
  return lot
}

/** Takes the top of the pile: a Common card goes to hand; an Instant is noted and waits. False if there was nothing [HA66]. */
function drawTop(t: Table, seat: number): boolean {
  if (t.drawPile.isEmpty && t.discardPile.isEmpty) return false
  if (t.drawPile.isEmpty) reshuffle(t)
  const lot = t.drawPile.pop()
  takeFromTop(t.layers)
  noteTaken(t)
  receive(t, seat, lot, isCommonLot(lot) ? t.commons.pop() : isCombatLot(lot) ? t.combats.pop() : NOTHING)
  return true
}

/** The same from the bottom: what replaces an Instant [HA8]. */
export function drawBottom(t: Table, seat: number): void {
  if (t.drawPile.isEmpty && t.discardPile.isEmpty) return
  if (t.drawPile.isEmpty) reshuffle(t)
  const lot = t.drawPile.takeAt(0)
  numberLots(t)
  takeFromBottom(t.layers)
  for (let other = 0; other < t.seats; other++)
    t.players[other].knows = Math.min(t.players[other].knows, t.drawPile.size)
  const card = isCommonLot(lot) ? t.commons.takeAt(0) : isCombatLot(lot) ? t.combats.takeAt(0) : NOTHING
  receive(t, seat, lot, card)
}

/** A drawn card goes to a hand; seat -1: among the revealed ones [H110]. */
function receive(t: Table, seat: number, lot: number, card: number): void {
  if (!isCommonLot(lot)) return t.waiting.push(comesUp(t, lot, card))
  if (seat < 0) {
    t.revealed.push(card)
    t.log?.add(events['card-revealed'], card)
    return
  }
  t.players[seat].hand.push(card)
  t.log?.add(events['card-drawn'], seat, card)
}

/** Draws so many, the full number first; says whether an Instant waits [HA43]. */
export function drawAll(t: Table, seat: number, count: number): void {
  for (let i = 0; i < count; i++) if (!drawTop(t, seat)) return
}

/** Puts a Combat card that was revealed back on top, for all to see [HA57]. */
export function putCombatBack(t: Table, combat: number): void {
  t.combats.push(combat)
  t.drawPile.push(LOT.COMBAT + t.combats.size - 1)
  putOnTop(t.layers)
  for (let seat = 0; seat < t.seats; seat++) t.players[seat].knows++
}

/** A Common card leaves the pile from wherever it lies; from which of the piles, all see. */
export function takeFromPile(t: Table, card: number): void {
  const { commons, drawPile } = t
  let left = commons.indexOf(card)
  commons.takeAt(left)
  let place = 0
  while (!isCommonLot(drawPile.get(place)) || left-- > 0) place++
  const depth = drawPile.size - 1 - place
  drawPile.takeAt(place)
  numberLots(t)
  takeFromDepth(t.layers, depth)
  for (let seat = 0; seat < t.seats; seat++) if (depth < t.players[seat].knows) t.players[seat].knows--
}

/** The card that an Instant which waits is. */
export function cardOf(t: Table, code: number): number {
  if (code >= COMBAT_CODE) return code - COMBAT_CODE
  const { first } = t.data
  return code < LOT.LOCATION ? first.tomes + code - LOT.TOME : first.locations + code - LOT.LOCATION
}
export const isLocation = (code: number): boolean => code >= LOT.LOCATION && code < COMBAT_CODE
export const isCombat = (code: number): boolean => code >= COMBAT_CODE

/** Whether a card may lie in a hand: not an Instant [HA43]. */
export const isCommon = (t: Table, card: number): boolean => t.data.cards[card].kind < KIND.COMBAT

/**
 * Draws so many cards into a hand (seat -1: face up on the table) and then applies the Instants among them, each of them replaced by a
 * card from the bottom; `drawer` is who draws. Defined in `instants.ts`.
 */
export const drawCards = declare('draw-cards', ['drawer: seat', 'to: seat', 'count', 'base'])
