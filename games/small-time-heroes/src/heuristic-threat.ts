/** What the coming Enemy Turn may do to a Hero, from the backs of the Intents. */
import { CONDITION, OP, STEP } from './content/program.ts'
import { features } from './heuristic-features.ts'
import { BOSS_WAVE, bossOf, countMinions, countZombies, isMinion, PLACES } from './people.ts'
import type { Hero, Table } from './rulebook.ts'
import { MAT } from './table.ts'
import { zombieAttack } from './zombies.ts'

const SYMBOLS = 5
const MINION_SYMBOLS = 3
const step = STEP
const op = OP
const condition = CONDITION
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
let isExposed = false
let isWeak = false

function addHit(amount: number): void {
  let damage = amount
  if (isExposed) damage *= 2
  if (isWeak) damage /= 2
  isExposed = false
  isWeak = false
  if (damage > 0) sum += damage
}

function holds(t: Table, hero: Hero, number: number, figure: number): boolean {
  switch (number) {
    case condition.CRYSTALS:
      return t.crystals + 1 >= figure
    case condition.ROW_FULL:
      return countMinions(t) === PLACES
    case condition.ZOMBIES_OUT:
      return countZombies(t) >= figure
    case condition.HERO_HAS_NO_BLOCK:
      return hero.block <= sum
    case condition.HERO_LOST_HEALTH:
      return sum > hero.block
    default:
      return false
  }
}

/** Adds up the hits of a program; what else it does is in the long run's account. */
function addProgram(t: Table, hero: Hero, program: number, strength: number): void {
  const { code } = t.data
  let bonus = strength
  for (let pc = program; code[pc] !== op.END;) {
    const a = code[pc + 1]
    const b = code[pc + 2]
    switch (code[pc]) {
      case op.JUMP:
        pc = code[pc + 3]
        continue
      case op.UNLESS:
        pc = holds(t, hero, a, b) ? pc + step : code[pc + 3]
        continue
      case op.CHOOSE:
        pc = code[pc + step + 3]
        continue
      case op.HIT:
        for (let i = 0; i < b; i++) addHit(a + bonus)
        break
      case op.ENEMY_STRENGTH:
        if (b === 0) bonus += a
        break
      case op.EXPOSE:
        isExposed = true
        break
      case op.EXPLODE:
        addHit(3 + t.wave * 0.5)
        break
    }
    pc += step
  }
}

/** The damage of one result of an Intent. */
export function blow(t: Table, hero: Hero, symbol: number, wasExposed: boolean): number {
  sum = 0
  isExposed = wasExposed
  if (symbol < MINION_SYMBOLS) {
    for (let place = 0; place < PLACES; place++) {
      const enemy = t.enemies[place]
      if (enemy.symbol !== symbol || !isMinion(enemy)) continue
      const { attack, activate } = t.data.cards[enemy.card]
      isWeak = enemy.weak === 1
      if (attack >= 0) addHit(attack + enemy.strength)
      if (activate !== 0) addProgram(t, hero, activate, enemy.strength)
    }
  }
  const boss = t.data.bosses[bossOf(t)]
  isWeak = t.enemies[mat].weak === 1
  addProgram(t, hero, (t.wave === BOSS_WAVE ? boss.abilities : boss.horde)[symbol], t.enemies[mat].strength)
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
      damage += explode.damage + explode.nuisance
    }
  }
  return hero.exposed === 1 && damage > 0 ? damage * 1.7 : damage
}
