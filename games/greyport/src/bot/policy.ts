/** What each choice is worth, in hit points of a healthy player, and so how likely a fair player makes it. */
import { weighing } from '@hearthkeep/content'
import type { Worth } from '@hearthkeep/content'
import { Choices } from '@hearthkeep/engine'
import { knownOf, optionNow, worthNow } from '../rules/effects/card-worth.ts'
import { endOf, isPlayerHero, ownPiles } from '../rules/players.ts'
import { offerCards } from '../rules/playing.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { bestFight, costAt, fightWorth, snipeWorth, survey, tauntWorth } from './fights.ts'

const plays = new Choices()
/** The most that comes of an item of the hand for a hero. */
function bestItem(t: Table, seat: number, hero: number): number {
  plays.reset()
  offerCards(t, plays, seat)
  let best = 0
  for (let i = 0; i < plays.count; i++)
    if (plays.paramOf(i, 1) === hero) best = Math.max(best, laid(t, seat, plays.paramOf(i, 0), hero))
  return best
}

/** What comes of a hero, or of an item for one: it is laid on the table for a moment, to see what can be done with it. */
function laid(t: Table, seat: number, card: number, hero: number): number {
  const player = t.players[seat]
  const { hand, played } = player
  const from = hand.indexOf(card)
  const to = card === hero ? played.size : endOf(t, player, played.indexOf(hero))
  played.insert(to, hand.takeAt(from))
  const fight = Math.max(bestFight(t, seat, hero), card === hero ? bestItem(t, seat, hero) : 0)
  const { immediate } = t.data.cards[card]
  const worth = fight + worthNow(t, seat, card, immediate) - 0.05 * knownOf(t.data)[card].mean
  hand.insert(from, played.takeAt(to))
  return worth
}

/** An item goes before the fight it is for, and only if it makes that better. */
function itemWorth(t: Table, seat: number, item: number, hero: number): number {
  const [before, after] = [bestFight(t, seat, hero), laid(t, seat, item, hero)]
  return after > before ? after + 0.01 : after - before
}

/** What a card is worth beside those of some piles: more if there is what goes with it, less the more there are of its kind. */
function worthIn(t: Table, card: number, piles: ReturnType<typeof ownPiles>): number {
  const { kind, type } = t.data.cards[card]
  let fit = -kind
  for (const pile of piles)
    for (let i = 0, { size } = pile; i < size; i++) {
      const other = t.data.cards[pile.get(i)]
      if (other.type === type) fit += other.kind === kind ? -1 : 1
    }
  return 0.25 * knownOf(t.data)[card].worth + 0.3 * Math.max(-3, Math.min(3, fit))
}
const inHand = (t: Table, seat: number, card: number): number => worthIn(t, card, [t.players[seat].hand])
/** What it is worth to who gains it, or gives it up for good. */
const worthTo = (t: Table, seat: number, card: number): number => worthIn(t, card, ownPiles(t.players[seat]))

const WORTHS: { readonly [N in keyof typeof rules.choices]?: Worth<Table> } = {
  'play-hero': (t, seat, hero) => laid(t, seat, hero, hero),
  'play-item': itemWorth,
  fight: fightWorth,
  'use-ability': (t, seat, card) => worthNow(t, seat, card, t.data.cards[card].anytime),
  done: () => 0.02, // what is worth less is better left
  ...{ 'use-marker': tauntWorth, taunt: tauntWorth, snipe: snipeWorth },
  'take-option': optionNow,
  'pay-with': (t, seat, card) => 0.75 - inHand(t, seat, card),
  'retire-card': (t, seat, card) => (isPlayerHero(t, card) ? -2 : 1 - worthTo(t, seat, card)),
  ...{ 'recover-card': inHand, 'return-hero': inHand },
  'take-card': (t, _, card, player) => worthTo(t, player, card),
  ...{ 'draw-card': () => 1, 'shield-from': () => 1, 'spend-shield': () => 1 },
  'lose-card': (t, seat, card) => -inHand(t, seat, card),
  'take-monster': (t, seat, monster) => -costAt(t, monster, seat),
  'retire-hero': (t, seat, card) => -inHand(t, seat, card),
  recruit: (t, seat, card, coin) => worthTo(t, seat, card) - 0.5 * coin,
  'discard-card': (t, seat, card) => 0.75 - inHand(t, seat, card),
}
const weighAll = weighing(rules.choices, WORTHS, 0.3)

/** Weighs all choices against each other, whoever has them. */
export function weigh(t: Table, weights: Float64Array): void {
  survey(t)
  weighAll(t, weights)
}
