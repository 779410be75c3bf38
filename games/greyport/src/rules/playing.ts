/** Playing heroes and items [P1] to [P7], [R2], [R3]. */
import type { Choices } from '@hearthkeep/engine'
import { KINDS } from '../content/numbers.ts'
import { carryOut } from './cards.ts'
import { endOf, isHero, itemsAt, wielderOf } from './players.ts'
import { canPay } from './questions.ts'
import { rules } from './rulebook.ts'
import type { Player, Table } from './rulebook.ts'
import { STATE } from './table.ts'

const { choices, events, reasons } = rules
const { 'play-hero': playsHero, 'play-item': playsItem, 'use-ability': usesAbility } = choices
const { HERO, ITEM } = KINDS
const { DUAL, FOUGHT, USED } = STATE

/** Everything a player can play from the hand. */
export function offerCards(t: Table, out: Choices, seat: number): void {
  const player = t.players[seat]
  const { hand } = player
  for (let i = 0, size = hand.size; i < size; i++) {
    const card = hand.get(i)
    const { kind } = t.data.cards[card]
    if (kind === HERO) {
      if (player.heroesLeft > 0) out.add(playsHero, card)
      else out.refuse(reasons['hero-limit'], playsHero, card)
    } else if (kind === ITEM) offerItem(t, out, player, card)
    else out.refuse(reasons['is-curse'], playsItem, card)
  }
}

/** The heroes an item can go to: of its type, with a free hand, not having fought [P2, P3, K5]. */
function offerItem(t: Table, out: Choices, player: Player, item: number): void {
  const { played } = player
  const { type } = t.data.cards[item]
  for (let i = 0, size = played.size; i < size; i++) {
    const hero = played.get(i)
    if (!isHero(t, hero)) continue
    const card = t.data.cards[hero]
    if ((t.states[hero] & FOUGHT) !== 0) out.refuse(reasons['already-fought'], playsItem, item, hero)
    else if (card.type !== type && !card.anyItem) out.refuse(reasons['wrong-type'], playsItem, item, hero)
    else if (itemsAt(t, player, i) >= (card.dualWield || (t.states[hero] & DUAL) !== 0 ? 2 : 1))
      out.refuse(reasons['hands-full'], playsItem, item, hero)
    else out.add(playsItem, item, hero)
  }
  if (out.isExplaining && played.isEmpty) out.refuse(reasons['no-hero-for-item'], playsItem, item)
}

/** Abilities that may be used at any moment, once a round [P4, Q4]; one with a price only by who can pay it [Q33]. */
export function offerAbilities(t: Table, out: Choices, seat: number): void {
  const { played } = t.players[seat]
  for (let i = 0, size = played.size; i < size; i++) {
    const card = played.get(i)
    const { anytime, price } = t.data.cards[card]
    if (anytime === null || wielderOf(t, t.players[seat], card) < 0) continue // its hero was retired [Q62]
    if ((t.states[card] & USED) !== 0) out.refuse(reasons['already-used'], usesAbility, card)
    else if (price >= 0 && !canPay(t, seat, price)) out.refuse(reasons['cannot-pay-price'], usesAbility, card)
    else out.add(usesAbility, card)
  }
}

export function playHero(t: Table, seat: number, card: number): void {
  const player = t.players[seat]
  player.hand.take(card)
  player.played.push(card)
  player.heroesLeft--
  t.log?.add(events['hero-played'], seat, card)
  carryOut(t, t.data.cards[card].immediate, seat, card)
}

export function playItem(t: Table, seat: number, card: number, hero: number): void {
  const player = t.players[seat]
  player.hand.take(card)
  player.played.insert(endOf(t, player, player.played.indexOf(hero)), card)
  t.log?.add(events['item-played'], seat, card, hero)
  carryOut(t, t.data.cards[card].immediate, seat, card)
}

export function useAbility(t: Table, seat: number, card: number): void {
  t.states[card] |= USED
  t.log?.add(events['ability-used'], seat, card)
  carryOut(t, t.data.cards[card].anytime, seat, card)
}
