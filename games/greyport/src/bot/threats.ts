/** What the monsters in play threaten, and so what it is worth to be rid of each, in hit points of a healthy player. */
import { MOST_MONSTERS } from '../content/limits.ts'
import { anyInPlay } from '../rules/damage.ts'
import { damageOf, faceOf, groupOf, hpOf, LOCATION } from '../rules/groups.ts'
import { encounterOf } from '../rules/location.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS } from '../rules/table.ts'

const location = LOCATION
const byMonster = (): Float64Array => new Float64Array(MOST_MONSTERS)
const byPlace = (): Float64Array => new Float64Array(SEATS + 1)
/** By monster what it has left, what it deals, and what its end is worth: 0 as long as it cannot end. */
export const monsters = { left: byMonster(), deals: byMonster(), kill: byMonster() }
/** The damage of each group and its hit points, by seat + 1: the location comes first. */
export const groups = { damage: byPlace(), hp: byPlace() }
const { deals, kill, left } = monsters

/** What damage of its group costs a seat, or the location: the dearer the fewer hit points are left, and less what comes later. */
function lossAt(t: Table, where: number, damage: number): number {
  const hurt = where === t.defender ? damage - t.shields : damage
  if (hurt <= 0 || (where < 0 && t.location < 0)) return 0
  if (where < 0) return hurt >= t.locationHp ? 5 : hurt * (0.3 + 2.5 / t.locationHp)
  const { hp } = t.players[where]
  const loss = hurt >= hp ? 100 + 10 * (hurt - hp) : hurt * (0.8 + 1 / (hp - hurt / 2))
  return where === t.defender ? loss : 0.8 * Math.min(25, loss)
}

/** What it costs that a monster comes to a place; with 0 added, that it is there already. */
export function costAt(t: Table, monster: number, where: number, added = deals[monster]): number {
  const damage = groups.damage[where + 1] + added
  return lossAt(t, where, damage) - lossAt(t, where, damage - deals[monster])
}

/** Looks at all monsters in play; everything else here is about what it found. */
export function survey(t: Table): void {
  for (let where = location; where < t.seats; where++) {
    const group = groupOf(t, where)
    groups.damage[where + 1] = groups.hp[where + 1] = 0
    for (let i = 0, { size } = group; i < size; i++) {
      const monster = group.get(i)
      left[monster] = hpOf(t, monster) - t.damage[monster]
      deals[monster] = damageOf(t, monster, group)
      groups.damage[where + 1] += deals[monster]
      groups.hp[where + 1] += left[monster] + faceOf(t, monster).armor
    }
    for (let i = 0, { size } = group; i < size; i++)
      kill[group.get(i)] = costAt(t, group.get(i), where, 0) + 0.3 * deals[group.get(i)]
  }
  if (t.encounter === 0) return
  for (const { boss } of encounterOf(t).bosses) {
    const { lastsWhile, unhurtAtLocation, unhurtWhile } = t.data.monsters[boss]
    for (const guard of [...lastsWhile, ...unhurtWhile]) kill[guard] += 3
    const isGuarded = anyInPlay(t, unhurtWhile, unhurtAtLocation) || anyInPlay(t, lastsWhile, false)
    kill[boss] = isGuarded ? 0 : kill[boss] + (t.bossesLeft === 1 ? 100 : 10)
  }
}
