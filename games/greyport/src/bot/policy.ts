/** What each choice is worth, and so how likely a fair player makes it. */
import { isMet } from '@hearthkeep/content'
import { KINDS } from '../content/numbers.ts'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { CardConditionFacts, Judge } from '../rules/effects/facts.ts'
import { faceOf, groupOf, LOCATION } from '../rules/groups.ts'
import { isAnyBefore, isHero } from '../rules/players.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS, STATE } from '../rules/table.ts'
import { knownOf } from './cards.ts'
import type { CardMeaning } from './cards.ts'
import {
  costAt,
  damage,
  isGuard,
  kill,
  left,
  loss,
  lossAt,
  place,
  rewardOf,
  roundsTo,
  shut,
  standing,
  strikes,
  survey,
} from './danger.ts'
import { arm, bestFight, f, fightWorth, snipeWorth } from './fights.ts'
import { cheapest, discardGain, POINT, priceOf, retireGain, worthInHand, worthTo } from './hand.ts'

const { choices: kinds } = rules
const { ITEM } = KINDS
const { FOUGHT } = STATE
const location = LOCATION
const done = kinds.done.id
/** About the worth of what each coin usually buys. */
const COIN = [5.2, 6.8, 9.5]
/** In the round, what is worth less than this is better left. */
const WORTHWHILE = 0.02
/** How much less a choice may be worth to be made about a third as often. */
const SPREAD = 0.3

function canWield(t: Table, hero: number, item: number): boolean {
  const { type, anyItem } = t.data.cards[hero]
  return t.data.cards[item].kind === ITEM && (anyItem || t.data.cards[item].type === type)
}

/** The strongest item of a hand for a hero; -1 if there is none. */
function strongest(t: Table, seat: number, hero: number): number {
  const { hand } = t.players[seat]
  const known = knownOf(t.data)
  let item = -1
  for (let i = 0, size = hand.size; i < size; i++) {
    const one = hand.get(i)
    if (canWield(t, hero, one) && (item < 0 || known[one].mean > known[item].mean)) item = one
  }
  return item
}

/** What all players together can still deal this round. */
export function capacityOf(t: Table): number {
  const known = knownOf(t.data)
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) {
    const { hand, heroesLeft, played } = t.players[seat]
    for (let i = 0, size = played.size, isOut = false; i < size; i++) {
      const card = played.get(i)
      if (isHero(t, card)) isOut = (t.states[card] & FOUGHT) !== 0
      if (!isOut) sum += known[card].mean
    }
    if (heroesLeft === 0) continue
    let best = 0
    for (let i = 0, size = hand.size; i < size; i++) {
      const hero = hand.get(i)
      if (!isHero(t, hero)) continue
      const item = strongest(t, seat, hero)
      best = Math.max(best, known[hero].mean + (item < 0 ? 0 : known[item].mean))
    }
    sum += best
  }
  return sum
}

/** What it costs to spend a card now: the last of its kind is missed in the rounds before the hand is filled again [O7]. */
function spending(t: Table, seat: number, card: number): number {
  const { hand } = t.players[seat]
  let alike = 0
  for (let i = 0, size = hand.size; i < size; i++) if (isHero(t, hand.get(i)) === isHero(t, card)) alike++
  return knownOf(t.data)[card].mean * (alike > roundsTo(t, seat) ? 0.02 : 0.08)
}

function heroWorth(t: Table, seat: number, hero: number): number {
  const item = strongest(t, seat, hero)
  arm(t, seat, hero, item)
  let best = bestFight(t)
  if (item >= 0) {
    best -= spending(t, seat, item)
    arm(t, seat, hero)
    best = Math.max(best, bestFight(t))
  }
  return best + deedWorth(t, knownOf(t.data)[hero].immediate, seat, hero) - spending(t, seat, hero)
}

function itemWorth(t: Table, seat: number, item: number, hero: number): number {
  const { immediate, later } = knownOf(t.data)[item]
  arm(t, seat, hero)
  const before = bestFight(t)
  arm(t, seat, hero, item)
  const after = bestFight(t)
  const deeds = deedWorth(t, immediate, seat, item) + (after > 0 ? deedWorth(t, later, seat, item) : 0)
  const gain = after - before + deeds - spending(t, seat, item)
  // It goes before the fight it is for, and only if it makes that better.
  return gain > 0 ? after + deeds + 0.01 : gain
}

/** What is gained if a seat Taunts a monster. */
function tauntWorth(t: Table, seat: number, monster: number): number {
  const from = place[monster]
  const face = faceOf(t, monster)
  const to = face.ferocious ? t.defender : seat
  if (from === to) return -1
  let value = costAt(t, monster, from, true) - 0.6
  const spare = f.capacity - (to === t.defender ? standing[to] : 0)
  if (to === t.defender) {
    // In the active group it can be fought, by whatever is not needed for the others there.
    const odds = (1.5 * spare) / (left[monster] + 2 * face.armor) - 0.75
    const chance = shut[monster] === 1 || odds < 0 ? 0 : odds > 1 ? 1 : odds
    value += chance * (0.4 * kill[monster] + (face.isBoss ? 0.6 * Math.min(spare, left[monster]) : 0))
    value -= (1 - chance) * costAt(t, monster, to, false)
    if (from === location && t.players[to].group.isEmpty) value -= chance * 0.4 * kill[monster]
  } else {
    value -= costAt(t, monster, to, false)
    if (from === t.defender) value -= Math.min(1, f.capacity / (1 + standing[from])) * 0.8 * kill[monster]
  }
  if (from === location && t.locationGroup.size === 1) value += rewardOf(t)
  if (from === location && isGuard(t, monster, from)) value += 3
  if (face.tauntDamage > 0) value -= loss(t.players[seat].hp, face.tauntDamage)
  return value
}

/** The most that something comes to for any monster in play, but no less than 0. */
function mostInPlay(t: Table, worth: typeof tauntWorth, by: number): number {
  let best = 0
  for (let where = location; where < t.seats; where++) {
    const group = groupOf(t, where)
    for (let i = 0, size = group.size; i < size; i++) best = Math.max(best, worth(t, by, group.get(i)))
  }
  return best
}
const tauntable: typeof tauntWorth = (t, seat, monster) =>
  faceOf(t, monster).immuneToTaunt ? 0 : tauntWorth(t, seat, monster)
const snipable: typeof tauntWorth = (t, amount, monster) => snipeWorth(t, monster, amount)

const judge: Judge = {
  taunt: (t, seat) => mostInPlay(t, tauntable, seat),
  snipe: (t, amount) => mostInPlay(t, snipable, amount),
  shields(t, amount) {
    const hurt = damage[t.defender]
    const useful = Math.min(amount, hurt - t.shields)
    if (useful <= 0 || isAnyBefore(t, t.defender, 'noShields')) return 0
    const safe = Math.min(1, f.capacity / (1 + standing[t.defender]))
    return (lossAt(t, t.defender, hurt) - lossAt(t, t.defender, hurt - useful)) * (1 - 0.6 * safe)
  },
  repair(t, amount) {
    const missing = Math.min(amount, t.locationMaxHp - t.locationHp)
    const hurt = damage[SEATS]
    return t.location < 0 || hurt === 0 ? 0 : (missing * lossAt(t, location, hurt)) / (hurt + t.locationHp)
  },
  anotherHero(t, { seat, card }) {
    const { hand } = t.players[seat]
    let best = 0
    for (let i = 0, size = hand.size; i < size; i++) {
      const one = hand.get(i)
      if (one !== card && isHero(t, one)) best = Math.max(best, knownOf(t.data)[one].worth)
    }
    return POINT * best
  },
  retiring: (t, seat) => (cheapest(t, seat, 0) > -3 * POINT ? 0.6 : 0.1),
  discard: cheapest,
}

let table: Table
const deed = { seat: 0, card: -1 }
const holds = ({ holds }: CardConditionFacts): boolean => holds(table, deed)

function deedWorth(t: Table, meaning: CardMeaning, seat: number, card: number): number {
  if (meaning.length === 0) return 0
  table = t
  deed.seat = seat
  deed.card = card
  return worthOf(t, meaning)
}

/** What doing all that is meant is worth to a player now. */
function worthOf(t: Table, meaning: CardMeaning): number {
  let sum = 0
  for (let i = 0; i < meaning.length; i++) {
    const part = meaning[i]
    if (part.type === 'word') sum += part.facts.now(t, deed, judge)
    else if (part.type === 'if') sum += worthOf(t, isMet(part.condition, holds) ? part.then : part.otherwise)
    else if (part.type === 'choose') {
      let best = 0
      for (let o = 0; o < part.options.length; o++) best = Math.max(best, worthOf(t, part.options[o]))
      sum += best
    } else if (part.type === 'pay') sum += Math.max(0, worthOf(t, part.then) + part.price.now(t, deed, judge))
  }
  return sum
}

function shieldFrom(t: Table, monster: number): number {
  const face = faceOf(t, monster)
  const open = strikes[monster] - t.cancelled[monster]
  const sets = (face.cursed ? 1.2 : 0) + (face.retires ? 3 : 0) + (face.harmed !== null ? 1 : 0) + face.slash
  return open <= t.shields ? 1 + sets / open : 1
}

function spendsShield(t: Table, seat: number): number {
  const { hp } = t.players[seat]
  const coming = damage[t.defender]
  const defended = t.players[t.defender].hp
  if (seat === t.defender || coming < t.shields) return 1
  return (defended <= coming ? hp <= 2 : hp <= defended) ? 1 : -1
}

function rerollGain(t: Table, seat: number): number {
  arm(t, seat, t.fighter)
  const dealt = f.flat + t.bonus + t.rolled - faceOf(t, t.target).armor
  if (t.second < 0 && dealt >= left[t.target] && shut[t.target] !== 2) return -1
  return t.rolled < f.mean - f.flat ? 1 : -1
}

/** What a choice of a seat is worth, by its parameters. */
type Worth = (t: Table, seat: number, a: number, b: number, c: number) => number

const WORTHS: { readonly [N in keyof typeof kinds]?: Worth } = {
  'choose-character': (_, __, character) => 5 - character,
  'play-hero': heroWorth,
  'play-item': itemWorth,
  fight(t, seat, hero, target, second) {
    arm(t, seat, hero)
    return fightWorth(t, target, second)
  },
  'use-ability': (t, seat, card) => deedWorth(t, knownOf(t.data)[card].anytime, seat, card),
  done: () => WORTHWHILE,
  'use-marker': tauntWorth,
  taunt: tauntWorth,
  snipe: (t, _, monster) => snipeWorth(t, monster, 3),
  'pick-player': (t, _, seat) => 0.5 * roundsTo(t, seat) - 0.2 * t.players[seat].hand.size,
  'take-option': (t, seat, option) => deedWorth(t, t.data.effects.optionMeaning(cardWords, option), seat, -1),
  'pay-with': (t, seat, card) => 0.75 - priceOf(t, seat, card),
  'draw-card': () => 1,
  'retire-card': retireGain,
  'recover-card': (t, seat, card) => POINT * worthInHand(t, seat, card),
  'return-hero': (t, _, card) => POINT * knownOf(t.data)[card].worth,
  'reroll-dice': rerollGain,
  'take-card': (t, _, card, player) => POINT * worthTo(t, player, card),
  'shield-from': (t, _, monster) => shieldFrom(t, monster),
  'spend-shield': (t, _, player) => spendsShield(t, player),
  'lose-card': (t, seat, card) => -POINT * worthInHand(t, seat, card),
  'take-monster': (t, seat, monster) => -costAt(t, monster, seat, false),
  'retire-hero': (t, _, card) => -POINT * knownOf(t.data)[card].worth,
  recruit: (t, seat, card, coin) => POINT * (worthTo(t, seat, card) - COIN[coin]),
  'discard-card': discardGain,
}
/** The same by the number of the kind. */
const worths = Object.values(kinds).map(({ name }) => WORTHS[name as keyof typeof kinds])

/** Weighs all choices against each other, whoever has them. */
export function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  const { count } = choices
  survey(t)
  if (choices.kindOf(count - 1) === done) f.capacity = capacityOf(t)
  let best = -Infinity
  for (let i = 0; i < count; i++) {
    const worth = worths[choices.kindOf(i)]
    const value =
      worth?.(t, choices.seatOf(i), choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2)) ?? 0
    weights[i] = value
    if (value > best) best = value
  }
  for (let i = 0; i < count; i++) {
    const less = (best - weights[i]) / SPREAD
    weights[i] = 1 / (1 + less * (1 + (less / 2) * (1 + (less / 3) * (1 + less / 4))))
  }
}
