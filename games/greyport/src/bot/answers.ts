/** Answers to the questions outside the free round. */
import { factsIn } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import { isCurse } from '../rules/cards.ts'
import { faceOf } from '../rules/groups.ts'
import { canDraw, countedHand, endOf, handSize, isHero, isPlayerHero } from '../rules/players.ts'
import type { Player, Table } from '../rules/rulebook.ts'
import { deedWorth, priceOf } from './effects.ts'
import { cardMeaning } from './meaning.ts'
import { roundsTo, seen } from './threat.ts'
import { countOwned, meanOf, most, worth, worthInHand, worthTo } from './worth.ts'

const { groupDamage, left, shut, strikes } = seen
/** About the worth of what each coin usually buys. */
const COIN = [5.2, 6.8, 9.5]

/** Recruiting: the best card for the coin it takes. */
export function recruitWorth(t: Table, seat: number, card: number, coin: number): number {
  return worthTo(t, t.players[seat], card) - COIN[coin]
}

/** What a found card is worth to a player. */
export function foundWorth(t: Table, card: number, seat: number): number {
  return worthTo(t, t.players[seat], card) + 0.01 * roundsTo(t, seat)
}

/** Whether a player has anything to draw. */
function hasDraw(t: Table, seat: number): boolean {
  const { deck, discard } = t.players[seat]
  return canDraw(t, seat) && deck.size + discard.size > 0
}

/** The mean worth of it. */
function meanDraw(t: Table, player: Player): number {
  const { deck, discard } = player
  let sum = 0
  for (const pile of [deck, discard])
    for (let i = 0, size = pile.size; i < size; i++) sum += worth(t.data)[pile.get(i)]
  return sum / (deck.size + discard.size)
}

/** Discarding in one's own round: positive if a card is better gone. */
export function discardGain(t: Table, seat: number, card: number): number {
  const player = t.players[seat]
  const value = worthInHand(t, player, card)
  const isFull = countedHand(t, player) > handSize(t, seat)
  if (isFull) return 100 - value
  if (!hasDraw(t, seat)) return isCurse(t, card) ? 0.1 : -value
  return 0.8 * meanDraw(t, player) - value
}

/** Retiring: positive if the deck is better without a card. */
export function retireGain(t: Table, seat: number, card: number): number {
  const player = t.players[seat]
  if (isPlayerHero(t, card)) return -10
  if (isCurse(t, card)) return 5
  return countOwned(t, player) < 8 ? -1 : 4.2 - worthTo(t, player, card)
}

/** What a player still gets out of one more card this round and the next ones. */
export function drawWorth(t: Table, seat: number): number {
  const player = t.players[seat]
  if (!hasDraw(t, seat)) return -1
  const rounds = roundsTo(t, seat)
  // The defender refills soon; whoever waits longest with the fewest cards gains most.
  return 1 + rounds - 0.6 * player.hand.size + (player.heroesLeft > 0 ? 0.5 : 0) + 0.1 * meanDraw(t, player)
}

/** Whom a card of a seat should serve: whoever it lets draw, or retire. */
export function playerWorth(t: Table, asker: number, seat: number): number {
  const { played } = t.players[asker]
  for (let i = played.size - 1; i >= 0; i--) {
    const { immediate } = t.data.cards[played.get(i)]
    if (!isHero(t, played.get(i)) || immediate === null) continue
    if (!factsIn(cardMeaning(t.data, immediate)).some(({ retires }) => retires)) break
    return most(t.players[seat].hand, 0, (card) => retireGain(t, seat, card))
  }
  return drawWorth(t, seat)
}

/** What an option is worth. */
export function optionWorth(t: Table, seat: number, option: number): number {
  return deedWorth(t, t.data.effects.optionMeaning(cardWords, option), { seat, card: -1 })
}

/** Paying a price for an effect: the cheapest card, if it is cheap. */
export function payGain(t: Table, seat: number, card: number): number {
  return 0.75 - priceOf(t, seat, card)
}

/** Whether the dice should be rolled again. */
export function wantsReroll(t: Table, seat: number): boolean {
  const { target, second } = t
  const player = t.players[seat]
  const place = player.played.indexOf(t.fighter)
  let flat = t.bonus
  let mean = 0
  for (let i = place, end = endOf(t, player, place); i < end; i++) {
    const card = t.data.cards[player.played.get(i)]
    flat += card.damage
    mean += meanOf(card) - card.damage
  }
  const dealt = flat + t.rolled - faceOf(t, target).armor
  if (second < 0 && dealt >= left[target] && shut[target] !== 2) return false
  return t.rolled < mean
}

/** Which monster a shield serves best against: one whose damage sets something off and can be stopped whole. */
export function shieldFrom(t: Table, monster: number): number {
  const face = faceOf(t, monster)
  const open = strikes[monster] - t.cancelled[monster]
  const sets =
    (face.cursed ? 1.2 : 0) +
    (face.retires ? 3 : 0) +
    (face.harmed !== null ? 1 : 0) +
    face.slash * (t.seats - 1)
  return open <= t.shields ? 1 + sets / open : 1
}

/** Whether a shield is better spent now than kept for the end of the round. */
export function spendsShield(t: Table, seat: number): boolean {
  const { hp } = t.players[seat]
  const defender = t.players[t.defender]
  const coming = groupDamage[t.defender]
  if (seat === t.defender || coming < t.shields) return true
  if (defender.hp <= coming) return hp <= 2
  return hp <= defender.hp
}
