/**
 * What each choice is worth, in hit points of a healthy player, and so how likely a fair player makes it. A card in hand is laid on the
 * table for a moment, so that the rules say what can be done with it.
 */
import { weighing } from '@hearthkeep/content'
import type { Worth } from '@hearthkeep/content'
import { Choices } from '@hearthkeep/engine'
import type { Pile } from '@hearthkeep/engine'
import { cardWords } from '../rules/effects/card-effects.ts'
import { canDraw, countedHand, endOf, handSize, isPlayerHero } from '../rules/players.ts'
import { offerCards } from '../rules/playing.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'
import { bestFight, diceOf, doing, fightWorth, snipeWorth, tauntWorth } from './fights.ts'
import { costAt, roundsTo, strikeOf, survey } from './threats.ts'

const { choices: kinds } = rules
const plays = new Choices()
/** What a point of a card's worth comes to, and about the worth of what each coin usually buys. */
const POINT = 0.25
const COIN = [1.3, 1.7, 2.4]
/** How much less a choice may be worth to be made about a third as often. */
const SPREAD = 0.3

/** What comes of laying a card of the hand on the table, by the best fight of a hero then; an item may follow a hero. */
function laid(t: Table, seat: number, card: number, hero: number): number {
  const player = t.players[seat]
  const { hand, played } = player
  const { does, mean } = knownOf(t.data)[card]
  const from = hand.indexOf(card)
  const to = card === hero ? played.size : endOf(t, player, played.indexOf(hero))
  played.insert(to, hand.takeAt(from))
  const fight = bestFight(t, seat, hero)
  let worth = fight + doing(t, does.immediate, seat, card) - 0.05 * mean
  if (card === hero) worth += Math.max(0, bestItem(t, seat, hero) - fight)
  else if (fight > 0) worth += doing(t, does.afterwards, seat, card) + doing(t, does.cleanup, seat, card)
  hand.insert(from, played.takeAt(to))
  return worth
}

/** The most that comes of one more item of the hand. */
function bestItem(t: Table, seat: number, hero: number): number {
  plays.reset()
  offerCards(t, plays, seat)
  let best = 0
  for (let i = 0; i < plays.count; i++)
    if (plays.paramOf(i, 1) === hero) best = Math.max(best, laid(t, seat, plays.paramOf(i, 0), hero))
  return best
}

/** An item goes before the fight it is for, and only if it makes that better. */
function itemWorth(t: Table, seat: number, item: number, hero: number): number {
  const [before, after] = [bestFight(t, seat, hero), laid(t, seat, item, hero)]
  return after > before ? after + 0.01 : after - before
}

const cardWorth = (t: Table, card: number): number => POINT * knownOf(t.data)[card].worth
/** What a card is worth beside those of some piles: more if there is what goes with it, less the more there are of its kind. */
function worthIn(t: Table, card: number, ...piles: readonly Pile[]): number {
  const { kind, type } = t.data.cards[card]
  let fit = -kind
  for (const pile of piles)
    for (let i = 0, { size } = pile; i < size; i++) {
      const other = t.data.cards[pile.get(i)]
      if (other.type === type) fit += other.kind === kind ? -1 : 1
    }
  return cardWorth(t, card) + 0.5 * POINT * Math.max(-3, Math.min(3, fit))
}
const inHand = (t: Table, seat: number, card: number): number => worthIn(t, card, t.players[seat].hand)
/** What it is worth to who gains it, or gives it up for good. */
function worthTo(t: Table, seat: number, card: number): number {
  const { deck, discard, hand, played } = t.players[seat]
  return worthIn(t, card, hand, deck, discard, played)
}

const WORTHS: { readonly [N in keyof typeof kinds]?: Worth<Table> } = {
  'play-hero': (t, seat, hero) => laid(t, seat, hero, hero),
  'play-item': itemWorth,
  fight: fightWorth,
  'use-ability': (t, seat, card) => doing(t, knownOf(t.data)[card].does.anytime, seat, card),
  // In the round, what is worth less than this is better left.
  done: () => 0.02,
  'use-marker': tauntWorth,
  taunt: tauntWorth,
  snipe: (t, _, monster) => snipeWorth(t, 3, monster),
  'pick-player': (t, _, seat) => roundsTo(t, seat),
  'take-option': (t, seat, option) => doing(t, t.data.effects.optionMeaning(cardWords, option), seat, -1),
  'pay-with': (t, seat, card) => 0.75 - inHand(t, seat, card),
  'draw-card': () => 1,
  'retire-card': (t, seat, card) => (isPlayerHero(t, card) ? -2 : 1 - worthTo(t, seat, card)),
  'recover-card': inHand,
  'return-hero': (t, _, card) => cardWorth(t, card),
  'reroll-dice': (t, seat) => diceOf(t, seat, t.fighter) - t.rolled,
  'take-card': (t, _, card, player) => worthTo(t, player, card),
  'shield-from'(t, _, monster) {
    const open = strikeOf(t, monster, t.defender) - t.cancelled[monster]
    return open <= t.shields ? 1 + costAt(t, monster, t.defender) / open : 1
  },
  'spend-shield': () => 1,
  'lose-card': (t, seat, card) => -inHand(t, seat, card),
  'take-monster': (t, seat, monster) => -costAt(t, monster, seat),
  'retire-hero': (t, _, card) => -cardWorth(t, card),
  recruit: (t, seat, card, coin) => worthTo(t, seat, card) - COIN[coin],
  'discard-card'(t, seat, card) {
    const mustGo = countedHand(t, t.players[seat]) > handSize(t, seat)
    return (mustGo ? 10 : canDraw(t, seat) ? 0.75 : 0) - inHand(t, seat, card)
  },
}
const weighAll = weighing(kinds, WORTHS, SPREAD)

/** Weighs all choices against each other, whoever has them. */
export function weigh(t: Table, weights: Float64Array): void {
  survey(t)
  weighAll(t, weights)
}
