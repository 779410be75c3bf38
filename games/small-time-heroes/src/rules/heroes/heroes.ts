/** What Heroes gain, draw, wear and lose. */
import type { ChoiceKind, Choices, Pile } from '@hearthkeep/engine'
import { rules } from '../rulebook.ts'
import type { Hero, Table } from '../rulebook.ts'
import { CLEARED, protectOf, SIDE } from '../roster.ts'

const { events } = rules
/** Cards that are drawn at a time [R25, R35]. */
export const HAND = 5

/** Block is raised by Protect each time any is gained [R66]. */
export function blockGained(t: Table, hero: Hero, amount: number): number {
  return amount <= 0 ? 0 : amount + protectOf(t, hero)
}

export function gainBlock(t: Table, number: number, amount: number): void {
  const hero = t.heroes[number]
  const gained = blockGained(t, hero, amount)
  if (gained <= 0) return
  hero.block += gained
  t.log?.add(events['hero-gained-block'], number, gained)
}

/** Not above the maximum [R132]. */
export function heal(t: Table, number: number, amount: number): void {
  const hero = t.heroes[number]
  const missing = hero.maxHealth - hero.health
  const gained = amount < missing ? amount : missing
  hero.health += gained
  t.log?.add(events['hero-healed'], number, gained)
}

/** Draws cards; the discard pile becomes the deck when that is empty [R35]. Returns how many were drawn. */
export function drawCards(t: Table, number: number, count: number): void {
  const hero = t.heroes[number]
  for (; count > 0; count--) {
    if (hero.deck.isEmpty) {
      if (hero.discard.isEmpty) return
      hero.discard.moveAllTo(hero.deck)
      t.heroDice.shuffle(hero.deck)
      t.log?.add(events['deck-shuffled'], number)
    }
    hero.deck.moveTopTo(hero.hand)
    t.log?.add(events['card-drawn'], number, hero.hand.top)
  }
}

/** Shuffles everything a Hero has and draws a hand [R25, R130]. */
export function drawFirstHand(t: Table, number: number): void {
  const hero = t.heroes[number]
  hero.discard.moveAllTo(hero.deck)
  t.heroDice.shuffle(hero.deck)
  drawCards(t, number, HAND)
}

/** The piece that is worn on a body part, or -1. */
export function pieceOn(t: Table, hero: Hero, part: number): number {
  const { equipment } = hero
  for (let i = 0, size = equipment.size; i < size; i++) {
    if (t.data.cards[equipment.get(i)].part === part) return equipment.get(i)
  }
  return -1
}

/** What a card costs now: Prepare makes it cheaper, not below 0 [R83, A16]. */
export function costOf(t: Table, hero: Hero, card: number): number {
  const { cost, isPrepare } = t.data.cards[card]
  if (!isPrepare) return cost
  const less = cost - hero.sincePrepare
  return less > 0 ? less : 0
}

/** What stands on a card wherever it is seen: only in its Hero's own turn do played cards make it cheaper [R83]. */
export function shownCost(t: Table, hero: Hero, card: number): number {
  const { cost, hero: owner } = t.data.cards[card]
  const isTheirTurn = t.side === SIDE.HEROES && t.cleared === CLEARED.NOT && t.active === owner
  return isTheirTurn && hero.fought === 0 ? costOf(t, hero, card) : cost
}

/** As soon as it is used, concealment is over [R77]. */
export function unconceal(t: Table, number: number): void {
  t.heroes[number].concealed = 0
  t.log?.add(events['hero-unconcealed'], number)
}

type Designs<C> = readonly (C & { readonly design: number })[]

/** Whether a copy of the same card lies further down in a pile: two copies are one choice. */
export function isCopyOfEarlier(cards: Designs<unknown>, pile: Pile, index: number): boolean {
  const { design } = cards[pile.get(index)]
  for (let i = 0; i < index; i++) if (cards[pile.get(i)].design === design) return true
  return false
}

/** Offers the cards of a pile, or those that fit, copies once. */
export function offerEach<C>(
  out: Choices,
  kind: ChoiceKind,
  cards: Designs<C>,
  pile: Pile,
  fits?: (card: C) => boolean,
): void {
  for (let i = 0, size = pile.size; i < size; i++) {
    const card = pile.get(i)
    if (fits?.(cards[card]) !== false && !isCopyOfEarlier(cards, pile, i)) out.add(kind, card)
  }
}
