/** Playing heroes and items [P1] to [P7], [R2], [R3]. */
import type { Choices } from '@hearthkeep/engine'
import { KINDS } from '../content/numbers.ts'
import { isHero, itemsAt, wielderOf } from './players.ts'
import { canPay } from './questions.ts'
import { rules } from './rulebook.ts'
import type { Player, Table } from './rulebook.ts'
import { STATE } from './table.ts'

const { choices, events, procedure, reasons } = rules
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

export const playHero = procedure(
  'play-hero',
  ['seat', 'card'],
  [
    (t, my) => {
      const player = t.players[my.seat]
      player.hand.take(my.card)
      player.played.push(my.card)
      player.heroesLeft--
      t.log?.add(events['hero-played'], my.seat, my.card)
      const { immediate } = t.data.cards[my.card]
      if (immediate !== null) t.call(immediate, my.seat, my.card)
    },
  ],
)

export const playItem = procedure(
  'play-item',
  ['seat', 'card', 'hero'],
  [
    (t, my) => {
      const { hand, played } = t.players[my.seat]
      hand.take(my.card)
      let place = played.indexOf(my.hero) + 1
      while (place < played.size && !isHero(t, played.get(place))) place++
      played.insert(place, my.card)
      t.log?.add(events['item-played'], my.seat, my.card, my.hero)
      const { immediate } = t.data.cards[my.card]
      if (immediate !== null) t.call(immediate, my.seat, my.card)
    },
  ],
)

export const useAbility = procedure(
  'use-ability',
  ['seat', 'card'],
  [
    (t, my) => {
      t.states[my.card] |= USED
      t.log?.add(events['ability-used'], my.seat, my.card)
      const { anytime } = t.data.cards[my.card]
      if (anytime !== null) t.call(anytime, my.seat, my.card)
    },
  ],
)
