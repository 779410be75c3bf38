/** What the monsters in play threaten, and so what it is worth to be rid of each. */
import type { Procedure } from '@hearthkeep/engine'
import type { Monster } from '../content/data.ts'
import { MOST_MONSTERS } from '../content/limits.ts'
import { damageOf, faceOf, groupOf, hpOf, LOCATION } from '../rules/groups.ts'
import { encounterOf } from '../rules/location.ts'
import { canBeShielded } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS } from '../rules/table.ts'
import { power } from './dice.ts'
import { monsterMeaning } from './meaning.ts'
import type { MonsterMeaning } from './meaning.ts'
import { W } from './weights.ts'

const nowhere = -2

/** What `survey` found. */
export const seen = {
  /** By monster: where it is, what it has left, what it deals, what killing it is worth, and each point of damage. */
  place: new Int32Array(MOST_MONSTERS),
  left: new Float64Array(MOST_MONSTERS),
  strikes: new Float64Array(MOST_MONSTERS),
  kill: new Float64Array(MOST_MONSTERS),
  rate: new Float64Array(MOST_MONSTERS),
  /** 1 while it cannot be hurt, 2 while it keeps 1 HP. */
  shut: new Int32Array(MOST_MONSTERS),
  /** The damage of each group, the location's last. */
  groupDamage: new Float64Array(SEATS + 1),
  /** The hit points left of the active group. */
  active: 0,
}
const { place, left, strikes, kill, rate, shut, groupDamage } = seen

/** What some damage costs a player with so many hit points. */
export function loss(hp: number, damage: number): number {
  if (damage <= 0) return 0
  if (damage >= hp) return W.game + 10 * (damage - hp)
  let sum = 0
  for (let h = hp, end = hp - damage; h > end; h--) sum += (W.hp + W.scarce / h) * Math.min(1, h - end)
  return sum
}

/** How many rounds from now a seat defends. */
export function roundsTo(t: Table, seat: number): number {
  return (seat - t.defender + t.seats) % t.seats
}

/** What damage of its group will cost a seat that defends now or later. */
export function lossAt(t: Table, seat: number, damage: number): number {
  const { hp } = t.players[seat]
  if (seat === t.defender) return loss(hp, damage - (canBeShielded(t, seat) ? t.shields : 0))
  const full = loss(hp, damage)
  return power(W.delay, roundsTo(t, seat)) * (full < W.later ? full : W.later)
}

/** By penalty, what it comes to for so many players. */
const penalties = new WeakMap<Procedure, number[]>()

/** What the penalty of the encounter comes to. */
function penaltyOf(t: Table): number {
  const { penalty } = encounterOf(t)
  if (penalty === null) return 1
  let known = penalties.get(penalty)
  if (known === undefined) {
    const meaning = monsterMeaning(t.data, penalty)
    known = Array.from({ length: SEATS + 1 }, (_, seats) => 1 + penaltyFor(meaning, seats))
    penalties.set(penalty, known)
  }
  return known[t.seats]
}

function penaltyFor(meaning: MonsterMeaning, seats: number): number {
  return meaning.reduce((sum, part) => {
    if (part.type === 'word') return sum + part.facts.penalty(seats)
    if (part.type !== 'if') return sum
    return sum + Math.max(penaltyFor(part.then, seats), penaltyFor(part.otherwise, seats))
  }, 0)
}

/** What damage costs the location. */
export function lossOfLocation(t: Table, damage: number): number {
  if (t.location < 0 || damage <= 0) return 0
  const hp = t.locationHp
  const price = penaltyOf(t) + (t.locationSaved === 1 ? 0 : W.saved + 0.5 * t.seats)
  if (damage >= hp) return price
  return damage * W.location + (0.5 * price * damage) / hp
}

/** What saving the location is worth: its reward, and no more damage to it. */
export function rewardWorth(t: Table): number {
  return t.location < 0 || t.locationSaved === 1 ? 0 : W.saved + 0.6 * t.seats
}

/** What a monster does besides its damage, each time it strikes. */
function extras(t: Table, face: Monster, seat: number): number {
  let sum = 0
  if (face.cursed) sum += W.curse
  if (face.retires) sum += W.retire
  if (face.harmed !== null) sum += W.card
  if (face.slash > 0) sum += face.slash * (t.seats - 1) * 0.9
  if (face.roundStart !== null && face.isBoss) sum += 1
  if (seat >= 0) {
    if (face.noDraws) sum += W.noDraws
    sum += face.smallerHand * W.smallerHand
    if (face.noShields) sum += 0.3
  }
  return sum
}

/** Looks at all monsters in play; everything else in this file is about what it found. */
export function survey(t: Table): void {
  place.fill(nowhere)
  seen.active = 0
  for (let where = LOCATION; where < t.seats; where++) {
    const group = groupOf(t, where)
    let sum = 0
    for (let i = 0, size = group.size; i < size; i++) {
      const monster = group.get(i)
      const face = faceOf(t, monster)
      place[monster] = where
      left[monster] = hpOf(t, monster) - t.damage[monster]
      strikes[monster] = damageOf(t, monster, group) * (1 - face.stumbles / 6)
      sum += strikes[monster]
      if (where === t.defender) seen.active += left[monster] + face.armor
    }
    groupDamage[where < 0 ? SEATS : where] = sum
  }
  for (let where = LOCATION; where < t.seats; where++) {
    const group = groupOf(t, where)
    for (let i = 0, size = group.size; i < size; i++) judge(t, group.get(i), where, size)
  }
}

/** What a monster's being where it is costs. */
export function costAt(t: Table, monster: number, where: number, isThere: boolean): number {
  const own = strikes[monster]
  if (where < 0) {
    const sum = groupDamage[SEATS] + (isThere ? 0 : own)
    return lossOfLocation(t, sum) - lossOfLocation(t, sum - own)
  }
  const sum = groupDamage[where] + (isThere ? 0 : own)
  const now = lossAt(t, where, sum) - lossAt(t, where, sum - own)
  const share = where === t.defender ? 1 : power(W.delay, roundsTo(t, where))
  return now + share * extras(t, faceOf(t, monster), where)
}

function judge(t: Table, monster: number, where: number, size: number): void {
  const face = faceOf(t, monster)
  // Nobody waits for ever: the longer it takes, the more the end of it is worth.
  const late = t.round - 2 * t.seats
  let value = costAt(t, monster, where, true) + W.again * strikes[monster] + (late > 0 ? W.late * late : 0)
  if (face.ferocious && where >= 0) value += W.again * strikes[monster] * (t.seats - 1)
  if (face.rally > 0) value += 0.5 * face.rally * (size - 1)
  if (face.tank && size > 1) value += 0.5
  if (where < 0 && size === 1) value += rewardWorth(t)
  shut[monster] = 0
  if (face.unhurtWhile.length > 0 && anyOut(face.unhurtWhile, face.unhurtAtLocation)) shut[monster] = 1
  else if (face.lastsWhile.length > 0 && anyOut(face.lastsWhile, false)) shut[monster] = 2
  rate[monster] = face.isBoss ? W.boss : W.damage
  if (face.isBoss) value += t.bossesLeft === 1 ? W.game : 10
  else if (isGuard(t, monster, where)) value += W.guard
  kill[monster] = value
}

function anyOut(monsters: readonly number[], isOnLocation: boolean): boolean {
  for (let i = 0; i < monsters.length; i++)
    if (isOnLocation ? place[monsters[i]] === LOCATION : place[monsters[i]] >= LOCATION) return true
  return false
}

/** Whether a monster keeps a boss from being hurt. */
export function isGuard(t: Table, monster: number, where: number): boolean {
  const { bosses } = encounterOf(t)
  for (let i = 0; i < bosses.length; i++) {
    const { boss } = bosses[i]
    if (place[boss] < LOCATION) continue
    const { unhurtWhile, unhurtAtLocation, lastsWhile } = t.data.monsters[boss]
    if (lastsWhile.includes(monster)) return true
    if (unhurtWhile.includes(monster) && (!unhurtAtLocation || where === LOCATION)) return true
  }
  return false
}
