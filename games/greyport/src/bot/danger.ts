/** What the monsters in play threaten, and so what it is worth to be rid of each, in hit points of a healthy player. */
import { MOST_MONSTERS } from '../content/limits.ts'
import { anyInPlay } from '../rules/damage.ts'
import { damageOf, faceOf, groupOf, hpOf, LOCATION } from '../rules/groups.ts'
import { encounterOf } from '../rules/location.ts'
import { canBeShielded } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS } from '../rules/table.ts'

const location = LOCATION
const all = SEATS
/** By monster: where it is, what it has left, what it deals, what its end is worth; 1: cannot be hurt, 2: keeps 1 HP. */
export const place = new Int32Array(MOST_MONSTERS)
export const left = new Int32Array(MOST_MONSTERS)
export const strikes = new Float64Array(MOST_MONSTERS)
export const kill = new Float64Array(MOST_MONSTERS)
export const shut = new Int32Array(MOST_MONSTERS)
/** The damage of each group, the location's last, and the hit points left in it. */
export const damage = new Float64Array(SEATS + 1)
export const standing = new Float64Array(SEATS + 1)

/** What some damage costs a player with so many hit points: each is dearer the fewer are left. */
export function loss(hp: number, hurt: number): number {
  if (hurt <= 0) return 0
  return hurt >= hp ? 100 + 10 * (hurt - hp) : hurt * (0.8 + 1 / (hp - hurt / 2))
}

/** How many rounds from now a seat defends. */
export function roundsTo(t: Table, seat: number): number {
  return seat < t.defender ? seat - t.defender + t.seats : seat - t.defender
}

/** What damage of its group will cost a seat, or the location: what is to come later counts less. */
export function lossAt(t: Table, where: number, hurt: number): number {
  if (where < 0) {
    if (t.location < 0 || hurt <= 0) return 0
    const price = t.locationSaved === 1 ? 3 : 4 + 0.5 * t.seats
    return hurt >= t.locationHp ? price : hurt * (0.3 + (0.5 * price) / t.locationHp)
  }
  const { hp } = t.players[where]
  if (where === t.defender) return loss(hp, canBeShielded(t, where) ? hurt - t.shields : hurt)
  const full = loss(hp, hurt)
  return (full < 25 ? full : 25) * (1 - 0.12 * roundsTo(t, where))
}

/** What it costs that a monster is where it is, or that it comes there. */
export function costAt(t: Table, monster: number, where: number, isThere: boolean): number {
  const own = strikes[monster]
  const sum = damage[where < 0 ? all : where] + (isThere ? 0 : own)
  const cost = lossAt(t, where, sum) - lossAt(t, where, sum - own)
  if (where < 0) return cost
  const face = faceOf(t, monster)
  let more = face.smallerHand * 0.8 + face.slash * (t.seats - 1) * 0.9
  if (face.cursed) more += 1.2
  if (face.retires) more += 3
  if (face.harmed !== null) more += 0.7
  if (face.noDraws) more += 2.5
  return cost + more * (1 - 0.12 * roundsTo(t, where))
}

/** What saving the location is worth. */
export function rewardOf(t: Table): number {
  return t.location < 0 || t.locationSaved === 1 ? 0 : 1 + 0.6 * t.seats
}

/** Whether a monster keeps a boss from being hurt. */
export function isGuard(t: Table, monster: number, where: number): boolean {
  const { bosses } = encounterOf(t)
  for (let i = 0; i < bosses.length; i++) {
    const { unhurtWhile, unhurtAtLocation, lastsWhile } = t.data.monsters[bosses[i].boss]
    if (lastsWhile.includes(monster)) return true
    if (unhurtWhile.includes(monster) && (!unhurtAtLocation || where === location)) return true
  }
  return false
}

/** Looks at all monsters in play; everything else here is about what it found. */
export function survey(t: Table): void {
  for (let where = location; where < t.seats; where++) {
    const group = groupOf(t, where)
    const at = where < 0 ? all : where
    damage[at] = 0
    standing[at] = 0
    for (let i = 0, size = group.size; i < size; i++) {
      const monster = group.get(i)
      const face = faceOf(t, monster)
      place[monster] = where
      left[monster] = hpOf(t, monster) - t.damage[monster]
      strikes[monster] = damageOf(t, monster, group) * (1 - face.stumbles / 6)
      damage[at] += strikes[monster]
      standing[at] += left[monster] + face.armor
    }
  }
  for (let where = location; where < t.seats; where++) {
    const group = groupOf(t, where)
    for (let i = 0, size = group.size; i < size; i++) judge(t, group.get(i), where, size)
  }
}

function judge(t: Table, monster: number, where: number, size: number): void {
  const face = faceOf(t, monster)
  // Nobody waits for ever: the longer it takes, the more the end of it is worth.
  const late = t.round - 2 * t.seats
  let value = costAt(t, monster, where, true) + 0.3 * strikes[monster] + (late > 0 ? 0.15 * late : 0)
  if (face.ferocious && where >= 0) value += 0.3 * strikes[monster] * (t.seats - 1)
  value += 0.5 * face.rally * (size - 1)
  if (face.tank && size > 1) value += 0.5
  if (where < 0 && size === 1) value += rewardOf(t)
  shut[monster] = 0
  if (face.unhurtWhile.length > 0 && anyInPlay(t, face.unhurtWhile, face.unhurtAtLocation)) shut[monster] = 1
  else if (face.lastsWhile.length > 0 && anyInPlay(t, face.lastsWhile, false)) shut[monster] = 2
  if (face.isBoss) value += t.bossesLeft === 1 ? 100 : 10
  else if (isGuard(t, monster, where)) value += 3
  kill[monster] = value
}
