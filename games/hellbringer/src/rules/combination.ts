/** Attacks and the combination that is open: dice, sums, and what a sum has to reach [H90] to [H97] [HA9]. */
import { ATTACK, FACES } from '../content/kinds.ts'
import { siOf } from './figures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { faceOf, neededDamage, seesWith } from './sight.ts'
import { MOST_VOLLEYS, SIGN } from './marks.ts'

const { events } = rules
/** Where the faces of each kind of die begin among `DIE_FACES`. */
const ACID = 3
const FIVE = 5
const SIX = 6
const { ALL, NONE, ONE } = ATTACK

/** Counts what dice show: `counts` are as in `DIE_FACES`; what they show is added up. */
function rollInto(t: Table, counts: Int32Array, damage: number, acid: number): number {
  let total = 0
  for (let i = 0; i < damage; i++) {
    const shown = FACES[0][t.dice.below(SIX)]
    counts[shown / FIVE]++
    total += shown
  }
  for (let i = 0; i < acid; i++) {
    const shown = FACES[1][t.dice.below(SIX)]
    counts[ACID + shown / FIVE]++
    total += shown
  }
  return total
}

/** Rolls the enemies' dice [H111]. */
export function rollForEnemies(t: Table, damage: number, acid: number): number {
  t.rolled.fill(0)
  return rollInto(t, t.rolled, damage, acid)
}

/** What the open combination has against an enemy [H93, H94]. */
export function sumAgainst(t: Table, enemy: number): number {
  if (t.combination === ONE && enemy !== t.target) return 0
  const hits = t.combination === ONE ? 1 : t.foes[enemy].struckBy
  const { immuneAcid } = faceOf(t, enemy)
  let sum = t.combination === ONE ? t.surplus : 0
  for (let volley = 0; volley < t.volleyCount; volley++) {
    if ((hits & (1 << volley)) === 0) continue
    const { dice } = t.volleys[volley]
    sum += FIVE * (dice[1] + 2 * dice[2] + (immuneAcid ? 0 : dice[ACID + 1]))
  }
  return sum
}

/** Whether an enemy is hit hard enough. */
export function isFelled(t: Table, enemy: number): boolean {
  if (t.combination === NONE) return false
  if (t.combination === ONE ? enemy !== t.target : t.foes[enemy].struckBy === 0) return false
  return sumAgainst(t, enemy) >= neededDamage(t, enemy)
}

/** Nothing is open. What its end sets off is `endCombination`'s. */
export function clearCombination(t: Table): void {
  if (t.combination === ALL) for (let i = 0; i < t.enemies.size; i++) t.foes[t.enemies.get(i)].struckBy = 0
  t.combination = NONE
  t.target = -1
  t.isBlind = t.pierce = t.surplus = t.passesOn = 0
  for (let volley = 0; volley < t.volleyCount; volley++) t.volleys[volley].dice.fill(0)
  t.volleyCount = 0
  t.joined.clear()
}

/** A combination of this kind is open from now on. */
export function openCombination(t: Table, kind: number, target: number): void {
  t.combination = kind
  t.target = target
  t.volleyCount = kind === ONE ? 1 : 0
}

/** Whether the last volley has hit just those enemies that are in sight now: then the next attack need not be told apart from it. */
function hitsTheSame(t: Table, si: number): boolean {
  const last = 1 << (t.volleyCount - 1)
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (seesWith(t, si, enemy) !== ((t.foes[enemy].struckBy & last) !== 0)) return false
  }
  return true
}

/** The volley into which the next attack rolls; an all-targets attack hits every enemy in sight [H92]. */
function volleyOf(t: Table, seat: number): number {
  if (t.combination === ONE) return 0
  const si = siOf(t, seat)
  if (t.volleyCount > 0 && (hitsTheSame(t, si) || t.volleyCount === MOST_VOLLEYS)) return t.volleyCount - 1
  const volley = t.volleyCount++
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (seesWith(t, si, enemy)) t.foes[enemy].struckBy |= 1 << volley
  }
  return volley
}

/** The dice of the attack at hand are rolled and join the combination [H93, H94]. */
export function rollAttack(t: Table, seat: number): void {
  const damage = t.attackDamage + (t.isConverted === 1 ? t.attackAcid : 0)
  const acid = t.isConverted === 1 ? 0 : t.attackAcid
  t.pierce += t.attackPierce
  if (t.attackPassesOn === 1) t.passesOn = 1
  const total = rollInto(t, t.volleys[volleyOf(t, seat)].dice, damage, acid)
  t.attackDamage = t.attackAcid = t.attackPierce = t.attackPassesOn = t.isConverted = 0
  t.rolls++
  t.log?.add(events['dice-rolled'], seat, damage, acid, total)
}

/** An attack was made on these since the last enemies' turn. */
export function noteAttack(t: Table, seat: number, kind: number, target: number): void {
  if (kind === ONE) {
    t.foes[target].signs |= SIGN.STRUCK
    return
  }
  const si = siOf(t, seat)
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (seesWith(t, si, enemy)) t.foes[enemy].signs |= SIGN.STRUCK
  }
}

/** Whether a die is an Acid die, and whether it shows its highest face. */
export const isAcid = (die: number): boolean => die >= ACID
export const isHighest = (die: number): boolean => die === ACID - 1 || die === ACID + 1

/** Rolls one die of a volley again; the new result counts even if it is worse [HA58]. */
export function rerollDie(t: Table, volley: number, die: number): number {
  const { dice } = t.volleys[volley]
  dice[die]--
  const kind = isAcid(die) ? 1 : 0
  const shown = (kind === 1 ? ACID : 0) + FACES[kind][t.dice.below(SIX)] / FIVE
  dice[shown]++
  return shown
}

/** Turns a die of a volley to its highest face. */
export function turnDie(t: Table, volley: number, die: number): void {
  const { dice } = t.volleys[volley]
  dice[die]--
  dice[isAcid(die) ? ACID + 1 : ACID - 1]++
}

/** Whether the target of a one-target combination can no longer be attacked: it is gone, or out of sight and was not when it was named [HA9]. */
export function hasLostTarget(t: Table, seat: number): boolean {
  if (t.combination !== ONE) return false
  return !t.enemies.has(t.target) || (t.isBlind === 0 && !seesWith(t, siOf(t, seat), t.target))
}

/** Whether an all-targets combination hits nobody any more [HA76]. */
export function hitsNobody(t: Table, seat: number): boolean {
  if (t.combination !== ALL) return false
  const si = siOf(t, seat)
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (t.foes[enemy].struckBy !== 0 && seesWith(t, si, enemy)) return false
  }
  return true
}
