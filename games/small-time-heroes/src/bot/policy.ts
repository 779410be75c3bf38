/** How likely a fair player makes each choice: by what it is worth for its Energy, in points of damage. */
import { costOf } from '../rules/heroes/heroes.ts'
import { bossOf, canHitMat, isMinion, PLACES, protectOf, strengthOf } from '../rules/roster.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table, Target } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { NEEDS } from '../content/limits.ts'
import { minionBlow, oddsOf, readComing, saved } from './coming.ts'
import { factsOf, total } from './facts.ts'
import type { Facts } from './facts.ts'
import type { Tally } from './points.ts'

const { choices: kinds, idOf, isA } = rules
const mat = MAT
const places = PLACES
const { TWO, ENEMY, MINION } = NEEDS
const id = <K extends keyof typeof kinds>(kind: K): number => kinds[kind].id
const playCard = id('play-card')
const playConcealed = id('play-concealed')
const drinkPotion = id('drink-potion')

export const P = [2, 1.5, 0.5, 1.5, 1.5, 0.8, 0.3, 1, 1.1, 15, 25, 0.3, 6, 0.7, 2, 0.3, 6, 1, 4, 2]
/** The Hero who acts, as read by `weigh`. */
let facts: Facts
let strength = 0
let isWeak = false
/** How much what lasts is worth yet, from 0 to 1: little if the Wave is nearly over. */
let lasting = 1

/** What a hit, or several, are worth on one Enemy. */
function hitWorth(t: Table, target: Target, amount: number, hits: number): number {
  if (target < 0 || hits === 0) return 0
  const each = amount + strength
  if (isA(target, 'zombie')) return each > 0 ? P[0] + P[1] * Math.max(0, t.data.cards[idOf(target)].attack) : 0
  return placeWorth(t, idOf(target), each, hits)
}

function placeWorth(t: Table, place: number, each: number, hits: number): number {
  const enemy = t.enemies[place]
  if (enemy.immune === 1) return 0
  let damage = each * hits - enemy.block
  if (isWeak) damage -= each / 2
  if (enemy.exposed === 1) damage += each
  if (damage <= 0) return 0.1
  if (place === mat) return damage >= enemy.health ? 100 : P[7] * damage
  const blow = minionBlow(t, facts, place)
  const danger = blow * (P[2] + P[3] * oddsOf(t, t.active, enemy.symbol))
  if (damage >= enemy.health) return enemy.health + P[4] + danger
  return damage * (P[5] + (P[6] * danger) / enemy.health)
}

/** What a card or Potion is worth now. */
function deedWorth(t: Table, deed: Tally, number: number, needs: number, target: Target, second: Target): number {
  const hero = t.heroes[number]
  let sum = deed.other * lasting * P[19] / 2
  if (deed.hits > 0) {
    const amount = deed.damage / deed.hits
    if (needs === ENEMY || needs === MINION) sum += hitWorth(t, target, amount, deed.hits)
    else if (needs === TWO) sum += hitWorth(t, target, amount, 1) + hitWorth(t, second, amount, 1)
    else sum += spreadWorth(t, amount + strength) * (deed.hits < 2 ? deed.hits / 2 : 1)
  }
  if (deed.block > 0) sum += P[8] * (1 + P[17] * (1 - hero.health / hero.maxHealth)) * saved(deed.block + protectOf(t, hero), hero.block, hero.health)
  return sum
}

/** What hitting everybody is worth. */
function spreadWorth(t: Table, each: number): number {
  let sum = canHitMat(t) ? placeWorth(t, mat, each, 1) : 0
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    if (enemy.zombies.size > 0) sum += P[18] * enemy.zombies.size
    else if (isMinion(enemy)) sum += placeWorth(t, place, each, 1)
  }
  return sum
}

function workLeft(t: Table): number {
  let work = canHitMat(t) ? t.enemies[mat].health : 0
  for (let place = 0; place < places; place++) work += t.enemies[place].health + t.enemies[place].zombies.size * 3
  return work
}

/** What a Potion does now against what it usually does: it is kept for when it does much, or for the end. */
function potionWeight(t: Table, potion: number, number: number, target: Target): number {
  const deed = facts.potions[potion]
  const hero = t.heroes[number]
  const isLast = t.wave === BOSS_WAVE && t.day === t.days
  const need = (saved(99, hero.block, hero.health) + P[12]) / (hero.health + 1)
  const worth = deedWorth(t, deed, number, t.data.potions[potion].needs, target, -1) / total(deed)
  return worth * worth * need * (isLast ? P[14] : P[13])
}

const square = (value: number): number => (value > 0 ? value * value : 0)

/** Weights of what is neither played nor drunk, by kind and first parameter. */
const OTHERS: Partial<Record<keyof typeof kinds, (t: Table, thing: number) => number>> = {
  'end-turn': () => P[15],
  'no-potion': () => 1,
  'use-treasure': () => 0.5,
  'defuse-bomb': (_, card) => square(facts.cards[card].explode),
  'pick-enemy': (t, target) => 0.2 + square(hitWorth(t, target, 4, 1)),
  'discard-card': (_, card) => 1 / (0.2 + square(Math.max(0, keeping(card)))),
  'recover-card': (_, card) => 0.2 + square(keeping(card)),
  'strike-openly': () => 0.3,
  'do-not-pay': () => 0.6,
  'decline-reward': () => 0.05,
  'take-reward': (t, target) => 1 + square(hitWorth(t, target, 3, 1)),
  'stay-concealed': () => 0.5,
  'gain-card': (_, card) => square(facts.cards[card].worth) + 0.1,
  'destroy-card': (_, card) => 40 / (1 + square(facts.cards[card].worth + 3)),
  'take-potion': () => 20,
  'throw-potion': (_, potion) => 1 / total(facts.potions[potion]),
  'decline-potion': (t) => 1 / total(facts.potions[t.potionDeck.top]),
  'clear-row': () => P[16],
  'decline-treasure': () => 0.1,
  'decline-card': () => 2,
}
const others = Object.keys(kinds).map((kind) => OTHERS[kind as keyof typeof kinds])
/** Ending a turn while something can be done. */
const END = 0.3

/** What is lost with a card that leaves the hand: one with an Ambush does its work on the way. */
function keeping(card: number): number {
  const { played, ambush, explode } = facts.cards[card]
  return explode > 0 ? 3 : total(played) - 2 * ambush
}

export function weigh(t: Table, weights: Float64Array): void {
  const { choices, active } = t
  const { count } = choices
  const hero = t.heroes[active]
  facts = factsOf(t.data)
  readComing(t, active)
  strength = strengthOf(t, hero)
  isWeak = hero.weak === 1
  const work = workLeft(t)
  lasting = work < P[10] ? work / P[10] : 1
  for (let i = 0; i < count; i++) {
    const kind = choices.kindOf(i)
    const thing = choices.paramOf(i, 0)
    if (kind === playCard || kind === playConcealed) {
      const card = t.data.cards[thing]
      const known = facts.cards[thing]
      const isHidden = kind === playConcealed
      const needs = isHidden ? card.concealedNeeds : card.needs
      const deed = isHidden ? known.concealed : known.played
      const worth = deedWorth(t, deed, active, needs, choices.paramOf(i, 1), choices.paramOf(i, 2))
      weights[i] = square(worth / (costOf(t, hero, thing) + P[11])) + 0.01
    } else if (kind === drinkPotion) weights[i] = potionWeight(t, thing, choices.paramOf(i, 1), choices.paramOf(i, 2))
    else weights[i] = others[kind]?.(t, thing) ?? 1
  }
}
