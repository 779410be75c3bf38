/** What words do in several steps: fuel, looking at cards, collecting, prices. */
import { KIND } from '../../content/kinds.ts'
import { noteNeed, wasUsed } from '../cards.ts'
import { blend } from '../layers.ts'
import { discardCards } from '../losses.ts'
import { MOST_LOOKED_AT } from '../marks.ts'
import { movePoint } from '../points.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { isCombatLot, isCommonLot, LOT, numberLots } from '../lots.ts'
import { beginSearch, endSearch } from '../searching.ts'
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

/** The card that a place of the draw pile is known to be: a Tome or a Location. */
function openCard(t: Table, lot: number): number {
  const { first } = t.data
  return lot < LOT.LOCATION ? first.tomes + lot - LOT.TOME : first.locations + lot - LOT.LOCATION
}
/** The top cards lie before who looks at them. */
function lookAt(t: Table, seat: number, count: number): void {
  t.looker = seat + 1
  t.lookedCount = count
  for (let depth = 0; depth < count; depth++) {
    const lot = t.drawPile.get(t.drawPile.size - 1 - depth)
    const card = isCommonLot(lot) ? t.commons.pop() : isCombatLot(lot) ? t.combats.pop() : NO_CARD
    t.looked[depth].card = card
    t.log?.add(events['card-looked-at'], seat, card < 0 ? openCard(t, lot) : card)
  }
}
/** A card at a place among the top ones comes up to another; those between go down. */
function bringUp(t: Table, to: number, from: number): void {
  const { drawPile, looked } = t
  const top = drawPile.size - 1
  for (let depth = from; depth > to; depth--) {
    drawPile.swap(top - depth, top - depth + 1)
    const { card } = looked[depth]
    looked[depth].card = looked[depth - 1].card
    looked[depth - 1].card = card
  }
}
/** They are put back, the first on top. */
function putBack(t: Table, count: number): void {
  for (let depth = count - 1; depth >= 0; depth--) {
    const { card } = t.looked[depth]
    t.looked[depth].card = NO_CARD
    if (card >= 0) (card < t.data.first.combats ? t.commons : t.combats).push(card)
  }
  t.looker = t.lookedCount = 0
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
        bringUp(t, my.from, my.from + t.result - 1)
        my.from++
      },
    ],
  ),
  (t: Table, my) => {
    putBack(t, my.count)
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
        if (my.fromDraw === 1) beginSearch(t, my.seat, my.type)
        t.call(collectCard, my.seat, my.place, my.fromDraw, my.type)
      },
      (t: Table, my) => {
        const card = t.result - 1
        if (my.fromDraw === 1) endSearch(t, card)
        if (card < 0) return t.leave(0)
        if (my.fromDraw === 0) t.discardPile.take(card)
        t.players[my.seat].hand.push(card)
        t.log?.add(my.fromDraw === 1 ? events['card-found'] : events['card-collected'], my.seat, card)
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
