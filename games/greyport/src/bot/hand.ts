/** What cards are worth to who holds, gains or gives them. */
import { KINDS } from '../content/numbers.ts'
import { canDraw, countedHand, handSize, isPlayerHero } from '../rules/players.ts'
import { isOfKind } from '../rules/questions.ts'
import type { Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'

const { HERO, CURSE } = KINDS

/** What a point of a card's worth comes to in hit points, about. */
export const POINT = 0.25

/** What a card is worth in the hand it is in: an item without a hero is little, a hero without an item is less. */
export function worthInHand(t: Table, seat: number, card: number): number {
  const { kind, type, anyItem } = t.data.cards[card]
  const own = knownOf(t.data)[card].worth
  if (kind === CURSE) return -1
  const { hand } = t.players[seat]
  for (let i = 0, size = hand.size; i < size; i++) {
    const other = t.data.cards[hand.get(i)]
    if (other.kind === 1 - kind && (other.type === type || other.anyItem || anyItem)) return own
  }
  return kind === HERO ? 0.85 * own : 0.45 * own
}

/** The most worth of a hand's cards of a kind, as a price: below 0. */
export function cheapest(t: Table, seat: number, kind: number): number {
  const { hand } = t.players[seat]
  let best = -Infinity
  for (let i = 0, size = hand.size; i < size; i++)
    if (isOfKind(t, hand.get(i), kind)) best = Math.max(best, -priceOf(t, seat, hand.get(i)))
  return best
}

/** What it costs a seat to give a card away now: little for who refills at the end of this round. */
export function priceOf(t: Table, seat: number, card: number): number {
  return POINT * Math.max(0, worthInHand(t, seat, card)) * (seat === t.defender ? 0.35 : 1)
}

/** How many cards of a kind and a type a player owns. */
const owned = new Int32Array(4)

/** What a card would be worth to a player: more if its type has what goes with it. */
export function worthTo(t: Table, seat: number, card: number): number {
  const { kind, type } = t.data.cards[card]
  const { deck, discard, hand, played } = t.players[seat]
  if (type < 0) return -1
  owned.fill(0)
  for (const pile of [hand, deck, discard, played])
    for (let i = 0, size = pile.size; i < size; i++) {
      const own = t.data.cards[pile.get(i)]
      if (own.type >= 0) owned[2 * own.kind + own.type]++
    }
  const fit = owned[2 * (1 - kind) + type] - owned[2 * kind + type] - kind
  return knownOf(t.data)[card].worth + 0.5 * Math.max(-3, Math.min(3, fit))
}

/** The mean worth of what a player may draw; 0 if nothing. */
function meanDraw(t: Table, seat: number): number {
  const { deck, discard } = t.players[seat]
  const count = deck.size + discard.size
  if (count === 0 || !canDraw(t, seat)) return 0
  let sum = 0
  for (let i = 0, size = deck.size; i < size; i++) sum += knownOf(t.data)[deck.get(i)].worth
  for (let i = 0, size = discard.size; i < size; i++) sum += knownOf(t.data)[discard.get(i)].worth
  return sum / count
}

export function discardGain(t: Table, seat: number, card: number): number {
  const value = POINT * worthInHand(t, seat, card)
  if (countedHand(t, t.players[seat]) > handSize(t, seat)) return 10 - value
  return POINT * 0.8 * meanDraw(t, seat) - value
}

export function retireGain(t: Table, seat: number, card: number): number {
  return isPlayerHero(t, card) ? -2 : POINT * (4.2 - worthTo(t, seat, card))
}
