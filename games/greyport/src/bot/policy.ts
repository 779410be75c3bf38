/** What each choice is worth, in hit points of a healthy player, and so how likely a fair player makes it. */
import { weighing, worthOf } from '@hearthkeep/content'
import type { Worth } from '@hearthkeep/content'
import type { Pile } from '@hearthkeep/engine'
import { KINDS } from '../content/numbers.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { Judge } from '../rules/effects/facts.ts'
import { countOf } from '../rules/cards.ts'
import { faceOf } from '../rules/groups.ts'
import { canDraw, countedHand, handSize, isPlayerHero } from '../rules/players.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'
import type { CardMeaning, CardReckoning } from './cards.ts'
import { costAt, foes, groups, loss, lossAt, roundsTo, survey } from './danger.ts'
import { arm, bestFight, f, fightWorth, hitWorth, muster, within } from './fights.ts'

const { choices: kinds } = rules
const { inPlay, kept, kill, leave, left, place, strikes } = foes
/** What a point of a card's worth comes to, and about the worth of what each coin usually buys. */
const POINT = 0.25
const COIN = [1.3, 1.7, 2.4]
/** How much less a choice may be worth to be made about a third as often. */
const SPREAD = 0.3

/** What is gained if a seat Taunts a monster: in the active group it can be fought, by what is not needed for the others there. */
function tauntWorth(t: Table, seat: number, monster: number): number {
  const { armor, ferocious, immuneToTaunt, isBoss, tauntDamage } = faceOf(t, monster)
  const from = place[monster]
  const to = ferocious ? t.defender : seat
  if (from === to || immuneToTaunt) return -1
  const gain = leave[monster] - 0.6 - loss(t.players[seat].hp, tauntDamage)
  const cost = costAt(t, monster, to)
  if (to !== t.defender) return gain - cost - (from === t.defender ? 0.8 * beaten(from) * kill[monster] : 0)
  const spare = f.capacity - groups.standing[to + 1]
  const odds = within((1.5 * spare) / (left[monster] + 2 * armor) - 0.75)
  const chance = kept[monster] === left[monster] ? 0 : odds
  const hope = 0.4 * kill[monster] + (isBoss ? 0.6 * Math.min(spare, left[monster]) : 0)
  return gain + chance * hope - (1 - chance) * cost
}
/** How much of a group can be fought down this round. */
const beaten = (where: number): number => Math.min(1, f.capacity / (1 + groups.standing[where + 1]))

function snipeWorth(t: Table, amount: number, monster: number): number {
  return faceOf(t, monster).immuneToSnipe ? 0 : hitWorth(t, monster, amount, amount)
}

/** The most that something comes to for any monster in play, but no less than 0. */
function most(t: Table, worth: typeof snipeWorth, by: number): number {
  let best = 0
  for (let i = 0; i < foes.count; i++) best = Math.max(best, worth(t, by, inPlay[i]))
  return best
}

const judge: Judge = {
  taunt: (t, seat) => most(t, tauntWorth, seat),
  snipe: (t, amount) => most(t, snipeWorth, amount),
  relief(t, where, amount) {
    const hurt = groups.damage[where + 1]
    const less = lossAt(t, where, hurt) - lossAt(t, where, hurt - amount)
    return where < 0 ? less : less * (1 - 0.6 * beaten(where))
  },
}

let table: Table
const deed = { seat: 0, card: -1 }
const now: CardReckoning = {
  worth: (facts) => facts.now(table, deed, judge),
  likely: ({ holds }) => Number(holds(table, deed)),
  paid: 1,
}

/** What doing all that is meant is worth to a player now. */
function doing(t: Table, meaning: CardMeaning, seat: number, card: number): number {
  table = t
  deed.seat = seat
  deed.card = card
  return worthOf(meaning, now)
}

/** What it costs to spend a card now: the last of its kind is missed in the rounds before the hand is filled again [O7]. */
function spending(t: Table, seat: number, card: number): number {
  const alike = countOf(t, t.players[seat].hand, t.data.cards[card].kind)
  return knownOf(t.data)[card].mean * (alike > roundsTo(t, seat) ? 0.02 : 0.08)
}

function fightWith(t: Table, seat: number, hero: number, item = -1): number {
  arm(t, seat, hero, item)
  return bestFight(t)
}

/** What the best fight of a hero comes to, with one of the hand's items or without. */
function heroWorth(t: Table, seat: number, hero: number): number {
  const { anyItem, type } = t.data.cards[hero]
  const { hand } = t.players[seat]
  let best = fightWith(t, seat, hero)
  for (let i = 0, { size } = hand; i < size; i++) {
    const item = hand.get(i)
    const { kind, type: own } = t.data.cards[item]
    if (kind === KINDS.ITEM && (anyItem || own === type))
      best = Math.max(best, fightWith(t, seat, hero, item) - spending(t, seat, item))
  }
  return best + doing(t, knownOf(t.data)[hero].immediate, seat, hero) - spending(t, seat, hero)
}

/** An item goes before the fight it is for, and only if it makes that better. */
function itemWorth(t: Table, seat: number, item: number, hero: number): number {
  const { immediate, later } = knownOf(t.data)[item]
  const before = fightWith(t, seat, hero)
  const after = fightWith(t, seat, hero, item)
  const deeds = doing(t, immediate, seat, item) + (after > 0 ? doing(t, later, seat, item) : 0)
  const gain = after - before + deeds - spending(t, seat, item)
  return gain > 0 ? after + deeds + 0.01 : gain
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
  'choose-character': (_, __, character) => 5 - character,
  'play-hero': heroWorth,
  'play-item': itemWorth,
  fight(t, seat, hero, target, second) {
    arm(t, seat, hero)
    return fightWorth(t, target, second)
  },
  'use-ability': (t, seat, card) => doing(t, knownOf(t.data)[card].anytime, seat, card),
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
  'reroll-dice'(t, seat) {
    arm(t, seat, t.fighter)
    return f.mean - f.flat - t.rolled
  },
  'take-card': (t, _, card, player) => worthTo(t, player, card),
  'shield-from'(t, _, monster) {
    const open = strikes[monster] - t.cancelled[monster]
    return open <= t.shields ? 1 + leave[monster] / open : 1
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
  muster(t)
  weighAll(t, weights)
}
