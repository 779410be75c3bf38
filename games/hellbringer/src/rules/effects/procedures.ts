/** What words do in several steps: fuel, looking at cards, collecting, prices. */
import { KIND } from '../../content/kinds.ts'
import { noteNeed, wasUsed } from '../cards.ts'
import { takeFromPile } from '../drawing.ts'
import { blend } from '../layers.ts'
import { discardCards } from '../losses.ts'
import { movePoint } from '../points.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { isCombatLot, isCommonLot, LOT, numberLots } from '../lots.ts'
import { inPlayAt } from '../triggers.ts'
import {
  canBeReadied,
  collectCard,
  makeReady,
  payPrice,
  putNext,
  readyCard,
  sendAway,
  spendForDice,
  turnOneDie,
} from './choosing.ts'

const { declare, define, events, repeatFor, repeatWhile } = rules
const MOST_LOOKED_AT = 8
const NO_CARD = -1
/** The kinds of price, as in the fields of `discard`. */
export const PRICES = ['hand', 'companion'] as const

/** As many things as the player likes are spent, up to `most`; the result is how many. */
export const burnFuel = declare('burn-fuel', ['seat', 'card', 'fuel', 'most', 'spent'])
define(burnFuel, [
  repeatWhile(
    (_: Table, my) => my.spent < my.most,
    [
      (t: Table, my) => t.call(spendForDice, my.seat, my.card, my.fuel),
      (t: Table, my) => {
        if (t.result === 0) return t.leave(my.spent)
        my.spent++
        if (!wasUsed(t, my.card)) noteNeed(t, my.card) // it has given dice [HA49]
      },
    ],
  ),
  (t: Table, my) => t.leave(my.spent),
])

/** What lies at the top of the draw pile while it is put in order. */
const lots = new Int32Array(MOST_LOOKED_AT)
const cards = new Int32Array(MOST_LOOKED_AT)
/** The card that lies at a place counted from the top; of Tomes and Locations the one it is. */
function lookAt(t: Table, seat: number, count: number): void {
  let commons = t.commons.size
  let combats = t.combats.size
  for (let depth = 0; depth < count; depth++) {
    const lot = t.drawPile.get(t.drawPile.size - 1 - depth)
    const { first } = t.data
    const card = isCommonLot(lot)
      ? t.commons.get(--commons)
      : isCombatLot(lot)
        ? t.combats.get(--combats)
        : lot < LOT.LOCATION
          ? first.tomes + lot - LOT.TOME
          : first.locations + lot - LOT.LOCATION
    t.log?.add(events['card-looked-at'], seat, card)
  }
}
/** The card at a place among the top ones comes up to another. */
function bringUp(t: Table, count: number, to: number, from: number): void {
  if (from === to) return
  for (let depth = 0; depth < count; depth++) {
    const lot = t.drawPile.pop()
    lots[depth] = lot
    cards[depth] = isCommonLot(lot) ? t.commons.pop() : isCombatLot(lot) ? t.combats.pop() : NO_CARD
  }
  const [lot, card] = [lots[from], cards[from]]
  for (let depth = from; depth > to; depth--) {
    lots[depth] = lots[depth - 1]
    cards[depth] = cards[depth - 1]
  }
  lots[to] = lot
  cards[to] = card
  for (let depth = count - 1; depth >= 0; depth--) {
    t.drawPile.push(lots[depth])
    if (isCommonLot(lots[depth])) t.commons.push(cards[depth])
    else if (isCombatLot(lots[depth])) t.combats.push(cards[depth])
  }
  numberLots(t)
}

/** The top cards of the Common Draw Pile are looked at and put back in any order; only who does it knows which. */
export const scry = declare('scry', ['seat', 'count', 'from'])
define(scry, [
  (t: Table, my) => {
    my.count = Math.min(my.count, t.drawPile.size, MOST_LOOKED_AT)
    for (let seat = 0; seat < t.seats; seat++) {
      const hero = t.players[seat]
      if (seat === my.seat) hero.knows = Math.max(hero.knows, my.count)
      else if (my.count > 1) hero.knows = 0
    }
    if (my.count > 1) blend(t.layers, my.count)
    lookAt(t, my.seat, my.count)
  },
  repeatWhile(
    (_: Table, my) => my.from < my.count - 1,
    [
      (t: Table, my) => t.call(putNext, my.seat, my.from, my.count),
      (t: Table, my) => {
        bringUp(t, my.count, my.from, my.from + t.result - 1)
        my.from++
      },
    ],
  ),
  (t: Table, my) => {
    t.log?.add(events['order-settled'], my.seat)
  },
])

/** Up to so many cards of a type come into hand; while the draw pile is looked through its order stays hidden [HA64]. */
export const collect = declare('collect', ['seat', 'place: effect', 'fromDraw', 'type', 'count'])
define(collect, [
  repeatWhile(
    (_: Table, my) => my.count > 0,
    [
      (t: Table, my) => {
        my.count--
        if (my.fromDraw === 1) {
          t.searcher = my.seat + 1
          t.log?.add(events['cards-searched'], my.seat)
        }
        t.call(collectCard, my.seat, my.place, my.fromDraw, my.type)
      },
      (t: Table, my) => {
        t.searcher = 0
        if (t.result === 0) return t.leave(0)
        const card = t.result - 1
        if (my.fromDraw === 1) takeFromPile(t, card)
        else t.discardPile.take(card)
        t.players[my.seat].hand.push(card)
        t.log?.add(events['card-collected'], my.seat, card)
      },
    ],
  ),
])

/** Cards are readied: as many as may be, or all that can. */
export const readyCards = declare('ready-cards', ['seat', 'place: effect', 'kind', 'count'])
define(readyCards, [
  repeatWhile(
    (_: Table, my) => my.count > 0,
    [
      (t: Table, my) => {
        my.count--
        t.call(readyCard, my.seat, my.place, my.kind)
      },
      (t) => {
        if (t.result === 0) t.leave(0)
      },
    ],
  ),
])
export function readyAll(t: Table, seat: number, kind: number): void {
  for (let place = 0; ; place++) {
    const card = inPlayAt(t.players[seat], place)
    if (card < 0) return
    if (t.data.cards[card].kind === kind && canBeReadied(t, seat, card)) makeReady(t, seat, card)
  }
}

/** Up to so many Attribute Point cards change rows. */
export const movePoints = declare('move-points', ['seat', 'count'])
define(movePoints, [
  repeatWhile(
    (_: Table, my) => my.count > 0,
    [
      (t: Table, my) => {
        my.count--
        t.call(movePoint, my.seat)
      },
      (t) => {
        if (t.result === 0) t.leave(0)
      },
    ],
  ),
])

/** Up to so many dice of the open combination are turned. */
export const turnDice = declare('turn-dice', ['seat', 'count'])
define(turnDice, [
  repeatWhile(
    (_: Table, my) => my.count > 0,
    [
      (t: Table, my) => {
        my.count--
        t.call(turnOneDie, my.seat)
      },
      (t) => {
        if (t.result === 0) t.leave(0)
      },
    ],
  ),
])

export const sendCompanions = declare('send-companions', ['seat', 'count', 'done'])
define(sendCompanions, [
  repeatFor('done', (_, my) => my.count, [(t: Table, my) => t.call(sendAway, my.seat)]),
])

/** What a player has of the kind that a price asks for. */
const held = (t: Table, seat: number, price: number): number =>
  price === 0 ? t.players[seat].hand.size : t.players[seat].companions.size

/** All of the price or nothing; the result is 1 if it was paid. Nobody is asked who cannot. */
export const pay = declare('pay', ['seat', 'place: effect', 'price', 'count'])
define(pay, [
  (t: Table, my) => {
    if (held(t, my.seat, my.price) < my.count) t.leave(0)
    else t.call(payPrice, my.seat, my.place)
  },
  (t: Table, my) => {
    if (t.result === 0) t.leave(0)
    else if (my.price === 0) t.call(discardCards, my.seat, my.count)
    else t.call(sendCompanions, my.seat, my.count)
  },
  (t) => t.leave(1),
])

/** The kinds of card that can be readied. */
export const READIED = { skill: KIND.SKILL, companion: KIND.COMPANION } as const
