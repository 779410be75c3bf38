/** How many heroes the cards in hand could hit. */
import type { Card } from '../content/data.ts'
import { here, OF } from './picture.ts'
import type { Table } from '../rules/rulebook.ts'

const { self } = here
/** The ways to hit a hero. */
export const HITS = ['melee', 'ranged'] as const
type Hit = (typeof HITS)[number]

/** How many hits the cards in hand could give, Melee and Ranged, with or without what is left of the card in play. */
export function countHits(t: Table, seat: number, isWithRest: boolean): void {
  const { hand } = t.players[seat]
  const { cards } = t.data
  self[OF.MELEE] = 0
  self[OF.RANGED] = 0
  for (let i = 0, size = hand.size; i < size; i++) {
    const card = cards[hand.get(i)]
    self[OF.MELEE] += hitsOf(t, card, 'melee')
    self[OF.RANGED] += hitsOf(t, card, 'ranged')
  }
  if (t.card < 0 || !isWithRest) return
  const side = cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0) continue
    self[OF.MELEE] += t.data.actions[side[i]].melee
    self[OF.RANGED] += t.data.actions[side[i]].ranged
  }
}

export function hitsOf(t: Table, card: Card, kind: Hit): number {
  let most = 0
  for (const side of card.sides) most = Math.max(most, hitsOfSide(t, side, kind))
  return most
}

export function hitsOfSide(t: Table, side: readonly number[], kind: Hit): number {
  let sum = 0
  for (const design of side) sum += t.data.actions[design][kind]
  return sum
}
