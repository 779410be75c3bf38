/** What the coming Enemy Turn may do to a Hero, from the backs of the Intents. */
import type { ConditionMeaning, Meaning } from '@hearthkeep/content'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import type { Blow, ConditionFacts, EnemyFacts } from '../rules/enemies/enemy-effects.ts'
import type { EnemyEffect } from '../content/limits.ts'
import { features } from './features.ts'
import { bossOf, isMinion, PLACES } from '../rules/roster.ts'
import type { Hero, Table } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { zombieAttack } from '../rules/enemies/zombies.ts'

const SYMBOLS = 5
const MINION_SYMBOLS = 3
const mat = MAT

/** How likely each result is for each Intent; worked out once for each decision. */
export const odds: readonly Float64Array[] = [new Float64Array(SYMBOLS), new Float64Array(SYMBOLS)]

/** Reads off the cards that nobody has seen what may lie under the backs. */
export function readOdds(t: Table): void {
  for (let slot = 0; slot < 2; slot++) {
    const { card, back, shown, done } = t.intents[slot]
    const row = odds[slot].fill(0)
    if (card < 0 || done === 1) continue
    if (shown >= 0) {
      row[shown] = 1
      continue
    }
    let count = 0
    const see = (id: number): void => {
      if (id < 0 || t.data.intents[id].back !== back) return
      row[t.data.intents[id].front]++
      count++
    }
    for (let i = 0; i < t.intentDeck.size; i++) see(t.intentDeck.get(i))
    for (let i = 0; i < 2; i++) if (t.intents[i].shown < 0) see(t.intents[i].card)
    if (count > 0) for (let symbol = 0; symbol < SYMBOLS; symbol++) row[symbol] /= count
  }
}

/** The blow being added up: tokens count for the first hit only. */
let sum = 0
let isWeak = false
const now: Blow = {
  bonus: 0,
  isExposed: false,
  hit(amount) {
    let damage = amount
    if (now.isExposed) damage *= 2
    if (isWeak) damage /= 2
    now.isExposed = false
    isWeak = false
    if (damage > 0) sum += damage
  },
}

const holds = (t: Table, hero: Hero, condition: ConditionMeaning<ConditionFacts>): boolean => {
  if (condition.type === 'one') return condition.facts.holds(t, hero, sum)
  const isOne = (one: ConditionMeaning<ConditionFacts>): boolean => holds(t, hero, one)
  return condition.type === 'all' ? condition.of.every(isOne) : condition.of.some(isOne)
}

type Parts = readonly Meaning<EnemyFacts, ConditionFacts>[]
const meanings = new WeakMap<EnemyEffect, Parts>()

/** What an effect means; worked out once. */
function meaningOf(t: Table, effect: EnemyEffect): Parts {
  const known = meanings.get(effect) ?? t.data.effects.meaningOf(enemyWords, effect)
  meanings.set(effect, known)
  return known
}

/** Adds up the hits of an effect; what else it does is in the long run's account. */
function addParts(t: Table, hero: Hero, parts: Parts): void {
  for (const part of parts) {
    if (part.type === 'word') part.facts.blow?.(now, t)
    else if (part.type === 'if')
      addParts(t, hero, holds(t, hero, part.condition) ? part.then : part.otherwise)
    else if (part.type === 'choose') addParts(t, hero, part.options[0])
  }
}

function addEffect(t: Table, hero: Hero, effect: EnemyEffect | null, strength: number): void {
  if (effect === null) return
  now.bonus = strength
  addParts(t, hero, meaningOf(t, effect))
}

/** The damage of one result of an Intent. */
export function blow(t: Table, hero: Hero, symbol: number, wasExposed: boolean): number {
  sum = 0
  now.isExposed = wasExposed
  if (symbol < MINION_SYMBOLS) {
    for (let place = 0; place < PLACES; place++) {
      const enemy = t.enemies[place]
      if (enemy.symbol !== symbol || !isMinion(enemy)) continue
      const { attack, activate } = t.data.cards[enemy.card]
      isWeak = enemy.weak === 1
      if (attack >= 0) now.hit(attack + enemy.strength)
      addEffect(t, hero, activate, enemy.strength)
    }
  }
  const boss = t.data.bosses[bossOf(t)]
  isWeak = t.enemies[mat].weak === 1
  addEffect(t, hero, (t.wave === BOSS_WAVE ? boss.abilities : boss.horde)[symbol], t.enemies[mat].strength)
  return sum
}

/** What hits a Hero in any case: the Zombies, and the Bombs in hand if the turn ended now. */
export function sureDamage(t: Table, number: number): number {
  const hero = t.heroes[number]
  let damage = number === t.first ? zombieAttack(t) : 0
  const { hand } = hero
  const { cards } = features(t.data)
  for (let i = 0; i < hand.size; i++) {
    if (t.data.cards[hand.get(i)].isMinion) {
      const { explode } = cards[hand.get(i)]
      damage += explode.damage + explode.other
    }
  }
  return hero.exposed === 1 && damage > 0 ? damage * 1.7 : damage
}
