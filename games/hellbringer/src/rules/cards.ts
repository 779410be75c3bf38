/** Where cards go: discard pile, removed, hands; and what leaves a board [H63, H142]. */
import { KIND } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { MARK } from './marks.ts'

const { events } = rules
const { NEEDED, SPENT, USED } = MARK

/** Forgets what only a card in play has. */
function forget(t: Table, card: number): void {
  t.on[card] = 0
  t.grown[card] = 0
  t.stays[card] = 0
  t.marks[card] &= SPENT | USED // used stays with the card [HA11]
}

/** Face up on the discard pile [H142]. */
export function discard(t: Table, card: number): void {
  forget(t, card)
  t.discardPile.push(card)
}

export function remove(t: Table, card: number): void {
  forget(t, card)
  t.removed.push(card)
  t.log?.add(events['card-removed'], card)
}

export function discardFromHand(t: Table, seat: number, card: number): void {
  t.players[seat].hand.take(card)
  discard(t, card)
  t.log?.add(events['card-discarded'], seat, card)
}

export function discardHand(t: Table, seat: number): void {
  const { hand } = t.players[seat]
  while (!hand.isEmpty) discardFromHand(t, seat, hand.top)
}

/** The pile of a board that a card of this kind lies in. */
export function boardPile(t: Table, hero: Hero, card: number): Hero['items'] {
  const { kind } = t.data.cards[card]
  if (kind === KIND.ITEM) return hero.items
  if (kind === KIND.COMPANION) return hero.companions
  return kind === KIND.ENCHANTMENT ? hero.enchantments : hero.skills
}

/** Whether a card lies in play on a player's board. */
export const isInPlay = (t: Table, seat: number, card: number): boolean =>
  boardPile(t, t.players[seat], card).has(card)

/** What lies under a card goes with it [H75, HA65]. */
export function dropWhatIsUnder(t: Table, seat: number, card: number): void {
  const { enchantments, under } = t.players[seat]
  for (let i = enchantments.size - 1; i >= 0; i--)
    if (t.on[enchantments.get(i)] === card + 1) discard(t, enchantments.takeAt(i))
  for (let i = under.size - 1; i >= 0; i--) if (t.on[under.get(i)] === card + 1) discard(t, under.takeAt(i))
}

/** A card leaves a board, with all that is under it, for the discard pile. */
export function leaveBoard(t: Table, seat: number, card: number): void {
  dropWhatIsUnder(t, seat, card)
  boardPile(t, t.players[seat], card).take(card)
  discard(t, card)
}

/** How many cards lie under one. */
export function countUnder(t: Table, { under }: Hero, card: number): number {
  let count = 0
  for (let i = 0, size = under.size; i < size; i++) if (t.on[under.get(i)] === card + 1) count++
  return count
}
/** How many Enchantments an Item holds. */
export function countOn(t: Table, { enchantments }: Hero, item: number): number {
  let count = 0
  for (let i = 0, size = enchantments.size; i < size; i++) if (t.on[enchantments.get(i)] === item + 1) count++
  return count
}

/** AP to activate a card in play: its Enchantments may make it cheaper. */
export function activationCost(t: Table, { enchantments }: Hero, card: number): number {
  const { cost, kind } = t.data.cards[card]
  if (kind === KIND.COMPANION) return 0 // [H86]
  let left = cost
  if (kind === KIND.ITEM)
    for (let i = 0, size = enchantments.size; i < size; i++)
      if (t.on[enchantments.get(i)] === card + 1) left -= t.data.cards[enchantments.get(i)].lasting.discount
  return left > 0 ? left : 0
}

/** AP to equip, enchant or assign a card from hand [HA12, HA14, H87]. */
export function playingCost(t: Table, hero: Hero, card: number): number {
  const { cost, kind } = t.data.cards[card]
  let left = cost
  if (kind === KIND.COMPANION) left -= hero.companionDiscount
  if (kind === KIND.ITEM && isRule(t, RULE.GLASS)) left-- // [S7]
  return left > 0 ? left : 0
}

/** A card is activated: not again before its owner's next turn [HA11], and it counts for others [H63]. */
export function noteUse(t: Table, seat: number, card: number): void {
  const hero = t.players[seat]
  if ((t.marks[card] & USED) === 0) {
    hero.activated++
    if (t.data.cards[card].kind === KIND.SKILL) hero.skillsUsed++
  }
  t.marks[card] |= SPENT | USED
}

/** Something that works by itself was needed: it may not be given up in this turn [HA49]. With an Enchantment its Item. */
export function noteNeed(t: Table, card: number): void {
  t.marks[card] |= NEEDED
  if (t.data.cards[card].kind === KIND.ENCHANTMENT && t.on[card] > 0) t.marks[t.on[card] - 1] |= NEEDED
}

/** Nobody gives up what was used or needed in this turn. */
export const wasUsed = (t: Table, card: number): boolean => (t.marks[card] & (USED | NEEDED)) !== 0
