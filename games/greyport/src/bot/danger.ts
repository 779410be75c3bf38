/** What the monsters in play threaten, and so what it is worth to be rid of each, in hit points of a healthy player. */
import { MOST_MONSTERS } from '../content/limits.ts'
import { anyInPlay } from '../rules/damage.ts'
import { damageOf, faceOf, groupOf, hpOf, LOCATION } from '../rules/groups.ts'
import { encounterOf } from '../rules/location.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS } from '../rules/table.ts'

const location = LOCATION
const reals = (size: number): Float64Array => new Float64Array(size)
const inPlay = new Int32Array(MOST_MONSTERS)
/** The monsters in play; by monster where it is, what it has left and keeps while others live, what it deals, and what it is worth that it goes away or ends. */
export const foes = {
  ...{ count: 0, inPlay, place: inPlay.slice(), left: reals(MOST_MONSTERS), kept: reals(MOST_MONSTERS) },
  ...{ strikes: reals(MOST_MONSTERS), leave: reals(MOST_MONSTERS), kill: reals(MOST_MONSTERS) },
}
const { kept, kill, leave, left, place, strikes } = foes
/** By group, the location's first: the damage it deals, and the hit points left in it. */
export const groups = { damage: reals(SEATS + 1), standing: reals(SEATS + 1) }
const { damage, standing } = groups

/** What some damage costs a player with so many hit points: each is dearer the fewer are left. */
export function loss(hp: number, hurt: number): number {
  if (hurt <= 0) return 0
  return hurt >= hp ? 100 + 10 * (hurt - hp) : hurt * (0.8 + 1 / (hp - hurt / 2))
}

/** How many rounds from now a seat defends. */
export const roundsTo = (t: Table, seat: number): number =>
  seat < t.defender ? seat - t.defender + t.seats : seat - t.defender

/** What damage of its group will cost a seat, or the location: what is to come later counts less. */
export function lossAt(t: Table, where: number, hurt: number): number {
  if (where < 0) {
    const price = 4 + 0.5 * t.seats
    return hurt >= t.locationHp ? price : hurt * (0.3 + (0.5 * price) / t.locationHp)
  }
  const { hp } = t.players[where]
  if (where === t.defender) return loss(hp, hurt - t.shields)
  return Math.min(25, loss(hp, hurt)) * (1 - 0.25 * roundsTo(t, where))
}

/** What it costs that a monster is where it is, or that it comes there. */
export function costAt(t: Table, monster: number, where: number): number {
  const own = strikes[monster]
  const sum = damage[where + 1] + (place[monster] === where ? 0 : own)
  const cost = lossAt(t, where, sum) - lossAt(t, where, sum - own)
  if (where < 0) return cost
  const { cursed, harmed, noDraws, retires, slash, smallerHand } = faceOf(t, monster)
  const lasting = 0.8 * smallerHand + 3 * Number(retires) + 2.5 * Number(noDraws)
  const more = lasting + 0.9 * slash * (t.seats - 1) + 1.2 * Number(cursed || harmed !== null)
  return cost + more * (1 - 0.25 * roundsTo(t, where))
}

/** Whether a monster keeps a boss from being hurt. */
const isGuard = (t: Table, monster: number, where: number): boolean =>
  encounterOf(t).bosses.some(({ boss }) => {
    const { unhurtWhile, unhurtAtLocation, lastsWhile } = t.data.monsters[boss]
    const isAround = unhurtWhile.includes(monster) && (!unhurtAtLocation || where < 0)
    return isAround || lastsWhile.includes(monster)
  })

function judge(t: Table, monster: number): void {
  const where = place[monster]
  const { size } = groupOf(t, where)
  const { ferocious, isBoss, lastsWhile, rally, unhurtAtLocation, unhurtWhile } = faceOf(t, monster)
  const least = anyInPlay(t, lastsWhile, false) ? 1 : 0
  kept[monster] = anyInPlay(t, unhurtWhile, unhurtAtLocation) ? left[monster] : least
  const guards = !isBoss && isGuard(t, monster, where) ? 3 : 0
  // The last one of the location saves it.
  const saves = where < 0 && size === 1 && t.locationSaved === 0 ? 1 + 0.6 * t.seats : 0
  leave[monster] = costAt(t, monster, where) + saves + (where < 0 ? guards : 0)
  // Nobody waits for ever: the longer it takes, the more the end of it is worth.
  const late = 0.15 * Math.max(0, t.round - 2 * t.seats)
  const hits = 0.3 * strikes[monster] * (ferocious && where >= 0 ? t.seats : 1)
  kill[monster] = leave[monster] + late + hits + 0.5 * rally * (size - 1) + (where < 0 ? 0 : guards)
  if (isBoss) kill[monster] += t.bossesLeft === 1 ? 100 : 10
}

/** Looks at all monsters in play; everything else here is about what it found. */
export function survey(t: Table): void {
  foes.count = 0
  for (let where = location; where < t.seats; where++) {
    const group = groupOf(t, where)
    damage[where + 1] = standing[where + 1] = 0
    for (let i = 0, { size } = group; i < size; i++) {
      const monster = group.get(i)
      const { armor, stumbles } = faceOf(t, monster)
      inPlay[foes.count++] = monster
      place[monster] = where
      left[monster] = hpOf(t, monster) - t.damage[monster]
      strikes[monster] = damageOf(t, monster, group) * (1 - stumbles / 6)
      damage[where + 1] += strikes[monster]
      standing[where + 1] += left[monster] + armor
    }
  }
  for (let i = 0; i < foes.count; i++) judge(t, inPlay[i])
}
