/** How many heroes the cards in hand could hit. */
import { ACTION } from '../content/actions.ts'
import type { Card } from '../content/cards.ts'
import { here, OF } from './picture.ts'
import type { Table } from '../rulebook.ts'

const { self } = here
const { MELEE, RANGED, SWARM, SURGE } = ACTION

/** How many hits the cards in hand could give, Melee and Ranged, with or without what is left of the card in play. */
export function countHits(t: Table, seat: number, isWithRest: boolean): void {
  const { hand } = t.players[seat]
  const { cards } = t.data
  self[OF.MELEE] = 0
  self[OF.RANGED] = 0
  for (let i = 0, size = hand.size; i < size; i++) {
    const card = cards[hand.get(i)]
    self[OF.MELEE] += hitsOf(t, card, MELEE)
    self[OF.RANGED] += hitsOf(t, card, RANGED)
  }
  if (t.card < 0 || !isWithRest) return
  const side = cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0) continue
    self[OF.MELEE] += hits(t, side[i], MELEE)
    self[OF.RANGED] += hits(t, side[i], RANGED)
  }
}

function hits(t: Table, design: number, kind: number): number {
  const action = t.data.actions[design]
  if (action.kind === kind) return 1
  if (action.kind === SURGE && (action.a === kind || action.b === kind)) return 1
  return action.kind === SWARM && action.a === kind ? 2 : 0
}

export function hitsOf(t: Table, card: Card, kind: number): number {
  let most = 0
  for (const side of card.sides) most = Math.max(most, hitsOfSide(t, side, kind))
  return most
}

export function hitsOfSide(t: Table, side: readonly number[], kind: number): number {
  let sum = 0
  for (const design of side) sum += hits(t, design, kind)
  return sum
}
