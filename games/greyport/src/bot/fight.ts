/** What a fight is worth: damage with the chances of the dice, targets as the rules allow them. */
import type { Pile } from '@hearthkeep/engine'
import type { MonsterEffect } from '../content/data.ts'
import { barrierTo, lineUp, NO_BARRIER } from '../rules/fighting.ts'
import { faceOf, groupOf, LOCATION } from '../rules/groups.ts'
import type { Table } from '../rules/rulebook.ts'
import { chanceOf, chances, power } from './dice.ts'
import { bonusAgainst, f } from './fighter.ts'
import { monsterMeaning } from './meaning.ts'
import { loss, seen } from './threat.ts'
import { W } from './weights.ts'

const { kill, left, place, rate, shut } = seen

/** What hitting a monster is worth with dice that reach sums so likely, on top of a fixed number. */
function hitWorth(
  t: Table,
  monster: number,
  flat: number,
  reached: Float64Array,
  rerolls: number,
  isFight: boolean,
): number {
  if (shut[monster] === 1) return 0
  const face = faceOf(t, monster)
  const armor = face.armor + (face.resistedType === f.type ? face.resistance : 0) - f.pierce
  const base = flat - (armor > 0 ? armor : 0)
  const own = shut[monster] === 2 ? left[monster] - 1 : left[monster]
  if (own <= 0) return 0
  const need =
    isFight && face.defeatedAt > 0 && face.defeatedAt < left[monster] ? face.defeatedAt : left[monster]
  let chance = shut[monster] === 2 ? 0 : chanceOf(reached, need - base)
  let dealt = 0
  if (base >= own) dealt = own
  else {
    dealt = base > 0 ? base : 0
    for (let sum = base > 0 ? 1 : 1 - base, end = own - base; sum <= end && sum < reached.length; sum++)
      dealt += reached[sum]
  }
  if (rerolls > 0) {
    chance = 1 - power(1 - chance, rerolls + 1)
    dealt = Math.min(own, dealt * (1 + 0.15 * Math.min(rerolls, 3)))
  }
  const share = dealt / left[monster]
  let value = chance * kill[monster] + rate[monster] * dealt
  if (!face.isBoss) {
    const isNear = left[monster] <= f.capacity
    value += (share > chance ? share - chance : 0) * kill[monster] * (isNear ? W.finishing : W.hurting)
  }
  if (face.hurt !== null && dealt > 0) value -= W.spawn * (1 - chance)
  if (isFight && face.fought !== null) value -= answerCost(t, face.fought)
  if (face.defeatDamage > 0) value -= chance * loss(t.players[f.seat].hp, face.defeatDamage)
  return value
}

/** What a monster's answer to a fight costs the fighter [C14]. */
function answerCost(t: Table, fought: MonsterEffect): number {
  const [first] = monsterMeaning(t.data, fought)
  const damage = first?.type === 'word' ? first.facts.damage : undefined
  return damage === undefined ? W.card : loss(t.players[f.seat].hp, damage)
}

const NOTHING = chances(0, 0, 0)
const NOBODY = -1

/** What the fighter's fight against some targets is worth, Splash included. */
export function fightWorth(t: Table, target: number, second: number): number {
  const bonus = bonusAgainst(t, target, second)
  let value = hitWorth(t, target, f.flat + bonus, f.reached, f.rerolls, true)
  if (second >= 0) value += hitWorth(t, second, f.flat + bonus, f.reached, f.rerolls, true)
  if (f.splash > 0) {
    const group = groupOf(t, place[target])
    for (let i = 0, size = group.size; i < size; i++) {
      const other = group.get(i)
      if (other !== target && other !== second && !faceOf(t, other).immuneToSplash)
        value += hitWorth(t, other, f.splash, NOTHING, 0, false)
    }
  }
  return value
}

/** The best the fighter could do now, if it may fight what the rules allow [F2, F6, F7]. */
export function bestFight(t: Table): number {
  if (f.anyTarget) {
    let best = 0
    for (let where = LOCATION; where < t.seats; where++) best = Math.max(best, bestIn(t, groupOf(t, where)))
    return best
  }
  const { group } = t.players[t.defender]
  return bestIn(t, group.isEmpty ? t.locationGroup : group)
}

function bestIn(t: Table, group: Pile): number {
  let best = 0
  const consider = (target: number, second: number): void => {
    if (barrierTo(t, target, second) === NO_BARRIER) best = Math.max(best, fightWorth(t, target, second))
  }
  lineUp(t, group, f.anyTarget)
  for (let i = 0, size = group.size; i < size; i++) {
    consider(group.get(i), NOBODY)
    if (f.cleave) for (let j = i + 1; j < size; j++) consider(group.get(i), group.get(j))
  }
  return best
}

/** What a Snipe at a monster is worth. */
export function snipeWorth(t: Table, monster: number, amount: number): number {
  return faceOf(t, monster).immuneToSnipe ? 0 : hitWorth(t, monster, amount, NOTHING, 0, false)
}
