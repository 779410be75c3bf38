/** How likely a fair player makes each choice: by what it is worth for its Energy, in points of damage. */
import { NEEDS } from '../content/limits.ts'
import { costOf } from '../rules/heroes/heroes.ts'
import { canHitMat, isMinion, PLACES, protectOf, strengthOf } from '../rules/roster.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table, Target } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { minionBlow, oddsOf, readComing, saved } from './coming.ts'
import { factsOf, total } from './facts.ts'
import type { Facts } from './facts.ts'
import type { Tally } from './points.ts'

const { choices: kinds, idOf, isA } = rules
const { ENEMY, MINION, TWO } = NEEDS
const mat = MAT
const places = PLACES
type Kind = keyof typeof kinds
const playCard = kinds['play-card'].id
const playConcealed = kinds['play-concealed'].id
const drinkPotion = kinds['drink-potion'].id

// What `weigh` has read of the table and the Hero who acts.
let facts: Facts
let strength = 0
let isWeak = false
/** How much what lasts is worth yet, from 0 to 1: little if the Wave is nearly over. */
let lasting = 1
/** So much health of Enemies has to be left that what lasts is worth all of it. */
const LONG = 15

/** What hits on one Enemy are worth. */
function hitWorth(t: Table, target: Target, amount: number, hits: number): number {
  if (target < 0) return 0
  const each = amount + strength
  if (!isA(target, 'zombie')) return placeWorth(t, idOf(target), each, hits)
  return each > 0 ? 2 + 1.5 * Math.max(0, t.data.cards[idOf(target)].attack) : 0
}

/** The same for one in the row or on the mat: what it takes off, and more if somebody falls who would soon hit back. */
function placeWorth(t: Table, place: number, each: number, hits: number): number {
  const { block, exposed, health, immune, symbol } = t.enemies[place]
  if (immune === 1) return 0
  const damage = each * (hits + exposed - (isWeak ? 0.5 : 0)) - block
  if (damage <= 0) return 0.1
  if (place === mat) return damage >= health ? 100 : 1.5 * damage
  const danger = minionBlow(t, facts, place) * (0.5 + 1.5 * oddsOf(t, t.active, symbol))
  return damage >= health ? health + 1.5 + danger : damage * (0.8 + (0.3 * danger) / health)
}

/** What a hit on everybody is worth. */
function spreadWorth(t: Table, each: number): number {
  let sum = canHitMat(t) ? placeWorth(t, mat, each, 1) : 0
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    if (enemy.zombies.size > 0) sum += 4 * enemy.zombies.size
    else if (isMinion(enemy)) sum += placeWorth(t, place, each, 1)
  }
  return sum
}

/** What a card or Potion is worth to a Hero now; `at` is the choice, whose parameters from `first` on are the targets. */
function deedWorth(t: Table, deed: Tally, number: number, needs: number, at: number, first: number): number {
  const { block, health, maxHealth } = t.heroes[number]
  const target = t.choices.paramOf(at, first)
  let sum = deed.other * lasting
  if (deed.hits > 0) {
    const amount = deed.damage / deed.hits
    if (needs === ENEMY || needs === MINION) sum += hitWorth(t, target, amount, deed.hits)
    else if (needs === TWO)
      sum += hitWorth(t, target, amount, 1) + hitWorth(t, t.choices.paramOf(at, first + 1), amount, 1)
    else sum += spreadWorth(t, amount + strength) * (deed.hits < 2 ? deed.hits / 2 : 1)
  }
  if (deed.block === 0) return sum
  // The less health is left, the more Block counts.
  return (
    sum + 1.1 * (2 - health / maxHealth) * saved(deed.block + protectOf(t, t.heroes[number]), block, health)
  )
}

/** What a Potion does now against what it usually does: it is kept for when it does much, or for the end. */
function potionWeight(t: Table, potion: number, at: number): number {
  const number = t.choices.paramOf(at, 1)
  const { block, health } = t.heroes[number]
  const deed = facts.potions[potion]
  const share = deedWorth(t, deed, number, t.data.potions[potion].needs, at, 2) / total(deed)
  const need = (saved(99, block, health) + 2) / (health + 1)
  return share * share * need * (t.wave === BOSS_WAVE && t.day === t.days ? 2 : 0.7)
}

/** The better, the likelier, by far. */
const square = (worth: number): number => (worth > 0 ? worth * worth : 0)

/** What is lost with a card that leaves the hand: one with an Ambush does its work on the way, a Bomb had better go. */
function keeping(card: number): number {
  const { played, ambush, explode } = facts.cards[card]
  return explode > 0 ? 3 : total(played) - 2 * ambush
}

/** Weights of all that is neither played nor drunk, by its first parameter; of what is not named, 1. */
const OTHERS: { readonly [K in Kind]?: (thing: number, t: Table) => number } = {
  'end-turn': () => 0.3,
  'defuse-bomb': (card) => square(facts.cards[card].explode),
  'pick-enemy': (target, t) => 0.2 + square(hitWorth(t, target, 4, 1)),
  'discard-card': (card) => 1 / (0.2 + square(keeping(card))),
  'recover-card': (card) => 0.2 + square(keeping(card)),
  'take-reward': (target, t) => 1 + square(hitWorth(t, target, 3, 1)),
  'decline-reward': () => 0.05,
  'do-not-pay': () => 0.6,
  'gain-card': (card) => 0.1 + square(facts.cards[card].worth),
  'decline-card': () => 2,
  'destroy-card': (card) => 40 / (1 + square(facts.cards[card].worth + 3)),
  'take-potion': () => 20,
  'clear-row': () => 20,
}
const others = Object.keys(kinds).map((kind) => OTHERS[kind as Kind])

export function weigh(t: Table, weights: Float64Array): void {
  const { active, choices, enemies } = t
  const hero = t.heroes[active]
  facts = factsOf(t.data)
  readComing(t, active)
  strength = strengthOf(t, hero)
  isWeak = hero.weak === 1
  let work = canHitMat(t) ? enemies[mat].health : 0
  for (let place = 0; place < places; place++) work += enemies[place].health + 3 * enemies[place].zombies.size
  lasting = work < LONG ? work / LONG : 1
  for (let i = 0, { count } = choices; i < count; i++) {
    const kind = choices.kindOf(i)
    const thing = choices.paramOf(i, 0)
    if (kind === playCard || kind === playConcealed) {
      const { needs, concealedNeeds } = t.data.cards[thing]
      const { played, concealed } = facts.cards[thing]
      const worth =
        kind === playCard
          ? deedWorth(t, played, active, needs, i, 1)
          : deedWorth(t, concealed, active, concealedNeeds, i, 1)
      weights[i] = 0.01 + square(worth / (costOf(t, hero, thing) + 0.6))
    } else if (kind === drinkPotion) weights[i] = potionWeight(t, thing, i)
    else weights[i] = others[kind]?.(thing, t) ?? 1
  }
}
