/** How likely a fair player makes each choice: by what it is worth for its Energy, in points of damage. */
import { costOf } from '../rules/heroes/heroes.ts'
import type { Tally } from '../rules/points.ts'
import { canHitMat, isMinion, PLACES, protectOf, strengthOf } from '../rules/roster.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table, Target } from '../rules/rulebook.ts'
import { MAT } from '../rules/table.ts'
import { minionBlow, readComing, saved } from './coming.ts'
import { factsOf, total } from './facts.ts'

const { choices: kinds, idOf, isA } = rules

/** What hits on the mat or in the row are worth: what they take off, and more if somebody falls who would hit back. */
function placeWorth(t: Table, place: number, each: number, hits: number): number {
  const { block, exposed, health, immune } = t.enemies[place]
  const damage = each * (hits + exposed) - block
  if (immune === 1 || damage <= 0) return 0.1
  if (place === MAT) return damage >= health ? 100 : 1.5 * damage
  return damage >= health ? health + 1.5 + minionBlow(t, place) : damage
}

/** What hits are worth on one Enemy, or on everybody. */
function hitWorth(t: Table, target: Target, amount: number, hits: number): number {
  const each = amount + strengthOf(t, t.heroes[t.active])
  if (target >= 0 && isA(target, 'zombie')) return 2 + 1.5 * Math.max(0, t.data.cards[idOf(target)].attack)
  if (target >= 0) return placeWorth(t, idOf(target), each, hits)
  let sum = canHitMat(t) ? placeWorth(t, MAT, each, 1) : 0
  for (let place = 0; place < PLACES; place++)
    sum += isMinion(t.enemies[place]) ? placeWorth(t, place, each, 1) : 4 * t.enemies[place].zombies.size
  return sum
}

/** What a card or Potion is worth to a Hero now, with its first target. */
function deedWorth(t: Table, { block, damage, hits, other }: Tally, number: number, target: Target): number {
  const hero = t.heroes[number]
  const sum = hits > 0 ? other + hitWorth(t, target, damage / hits, hits) : other
  // The less health is left, the more Block counts.
  const need = 2.2 - (1.1 * hero.health) / hero.maxHealth
  return block === 0 ? sum : sum + need * saved(block + protectOf(t, hero), hero.block, hero.health)
}

/** The better, the likelier, by far. */
const square = (worth: number): number => (worth > 0 ? worth * worth : 0)

function playing(t: Table, deed: Tally, card: number, target: Target): number {
  return 0.01 + square(deedWorth(t, deed, t.active, target) / (costOf(t, t.heroes[t.active], card) + 0.6))
}

/** What a Potion does now against what it usually does: it is kept for when it does much, and is needed. */
function drinking(t: Table, potion: number, number: number, target: Target): number {
  const deed = factsOf(t.data).potions[potion]
  const { block, health } = t.heroes[number]
  const need = (saved(99, block, health) + 2) / (health + 1)
  return 0.7 * need * square(deedWorth(t, deed, number, target) / total(deed))
}

/** Weights by the thing that a choice names first, and what else it names; of what is not listed, 1. */
type Weight = (t: Table, thing: number, second: number, third: number) => number
const WEIGHTS: { readonly [K in keyof typeof kinds]?: Weight } = {
  'play-card': (t, card, target) => playing(t, factsOf(t.data).cards[card].played, card, target),
  'play-concealed': (t, card, target) => playing(t, factsOf(t.data).cards[card].concealed, card, target),
  'drink-potion': drinking,
  'end-turn': () => 0.3,
  'pick-enemy': (t, target) => 0.2 + square(hitWorth(t, target, 4, 1)),
  'discard-card': (t, card) => 1 / (0.2 + square(total(factsOf(t.data).cards[card].played))),
  'take-reward': () => 4,
  'decline-reward': () => 0.05,
  'defuse-bomb': () => 20,
  'gain-card': (t, card) => 0.1 + square(factsOf(t.data).cards[card].worth),
  'decline-card': () => 2,
  'destroy-card': (t, card) => 40 / (1 + square(factsOf(t.data).cards[card].worth + 3)),
  'take-potion': () => 20,
  'clear-row': () => 20,
}
const weightOf = Object.keys(kinds).map((kind) => WEIGHTS[kind as keyof typeof kinds] ?? (() => 1))

export function weigh(t: Table, weights: Float64Array): void {
  const { choices: all } = t
  readComing(t, t.active)
  for (let i = 0, { count } = all; i < count; i++)
    weights[i] = weightOf[all.kindOf(i)](t, all.paramOf(i, 0), all.paramOf(i, 1), all.paramOf(i, 2))
}
