/** What each choice is worth, in hit points of a healthy player, and so how likely a fair player makes it. */
import { KINDS } from '../content/numbers.ts'
import { faceOf, placeOf } from '../rules/groups.ts'
import { isPlayerHero } from '../rules/players.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'
import { arm, bestFight, fightWorth, hitWorth, muster, party } from './fights.ts'
import { costAt, groups, monsters, survey } from './threats.ts'

const { choices: kinds } = rules
/** What a point of a card's worth comes to, and about the worth of what each coin usually buys. */
const POINT = 0.25
const COIN = [1.3, 1.7, 2.4]
/** How much less a choice may be worth to be made about a third as often. */
const SPREAD = 0.3

type Worth = (t: Table, seat: number, a: number, b: number, c: number) => number

/** What is gained if a seat Taunts a monster: in the active group it can be fought by whatever is not needed for the others there. */
function tauntWorth(t: Table, seat: number, monster: number): number {
  const { ferocious, tauntDamage } = faceOf(t, monster)
  const to = ferocious ? t.defender : seat
  const gain = costAt(t, monster, placeOf(t, monster), 0) - 0.6 - tauntDamage
  const spare =
    to === t.defender ? (1.5 * (party.capacity - groups.hp[to + 1])) / monsters.left[monster] - 0.75 : 0
  const chance = Math.max(0, Math.min(1, spare))
  return gain + chance * 0.4 * monsters.kill[monster] - (1 - chance) * costAt(t, monster, to)
}

/** Whether a hero could wield a card. */
function canWield(t: Table, hero: number, item: number): boolean {
  const { anyItem, type } = t.data.cards[hero]
  return t.data.cards[item].kind === KINDS.ITEM && (anyItem || t.data.cards[item].type === type)
}

/** What it is worth to play a hero, with the strongest item there is for it. */
function heroWorth(t: Table, seat: number, hero: number): number {
  const known = knownOf(t.data)
  const { hand } = t.players[seat]
  let item = -1
  for (let i = 0, { size } = hand; i < size; i++) {
    const one = hand.get(i)
    if (canWield(t, hero, one) && (item < 0 || known[one].mean > known[item].mean)) item = one
  }
  arm(t, seat, hero, item)
  return bestFight(t) + POINT * known[hero].other - 0.03 * known[hero].mean
}

/** An item goes before the fight it is for, and only if it makes that better. */
function itemWorth(t: Table, seat: number, item: number, hero: number): number {
  arm(t, seat, hero)
  const before = bestFight(t)
  arm(t, seat, hero, item)
  const after = bestFight(t)
  return after > before ? after + POINT * knownOf(t.data)[item].other + 0.2 : -1
}

function fight(t: Table, seat: number, hero: number, target: number, second: number): number {
  arm(t, seat, hero)
  return fightWorth(t, target, second)
}

const worthOf = (t: Table, _: number, card: number): number => POINT * knownOf(t.data)[card].worth
/** More with cards of its type that go with it, less with those that are like it. */
function inHand(t: Table, seat: number, card: number): number {
  const { kind, type } = t.data.cards[card]
  const { hand } = t.players[seat]
  let fit = -kind
  for (let i = 0, { size } = hand; i < size; i++) {
    const other = t.data.cards[hand.get(i)]
    if (other.type === type) fit += other.kind === kind ? -1 : 1
  }
  return worthOf(t, seat, card) + 0.5 * POINT * Math.max(-3, Math.min(3, fit))
}

const WORTHS: { readonly [N in keyof typeof kinds]?: Worth } = {
  'choose-character': (_, __, character) => 5 - character,
  'play-hero': heroWorth,
  'play-item': itemWorth,
  fight,
  'use-ability': () => 0.4,
  // In the round, what is worth less than this is better left.
  done: () => 0.02,
  'use-marker': tauntWorth,
  taunt: tauntWorth,
  snipe: (t, _, monster) => hitWorth(t, monster, 3, 3),
  'pay-with': (t, seat, card) => 0.75 - inHand(t, seat, card),
  'draw-card': () => 1,
  'retire-card': (t, seat, card) => (isPlayerHero(t, card) ? -2 : 1 - worthOf(t, seat, card)),
  'recover-card': inHand,
  'return-hero': worthOf,
  'reroll-dice': (t) => 4 - t.rolled,
  'take-card': worthOf,
  'shield-from': (_, __, monster) => 1 + monsters.kill[monster] / 10,
  'spend-shield': () => 1,
  'lose-card': (t, seat, card) => -inHand(t, seat, card),
  'take-monster': (t, seat, monster) => -costAt(t, monster, seat),
  'retire-hero': (t, seat, card) => -worthOf(t, seat, card),
  recruit: (t, seat, card, coin) => worthOf(t, seat, card) - COIN[coin],
  'discard-card': (t, seat, card) => 0.75 - inHand(t, seat, card),
}
const worths = Object.keys(kinds).map((name) => WORTHS[name as keyof typeof kinds] ?? (() => 0))

/** Weighs all choices against each other, whoever has them. */
export function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  const { count } = choices
  survey(t)
  muster(t)
  let best = -Infinity
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2)]
    weights[i] = worths[choices.kindOf(i)](t, choices.seatOf(i), a, b, c)
    best = Math.max(best, weights[i])
  }
  for (let i = 0; i < count; i++) {
    const less = (best - weights[i]) / SPREAD
    weights[i] = 1 / (1 + less * (1 + (less / 2) * (1 + (less / 3) * (1 + less / 4))))
  }
}
