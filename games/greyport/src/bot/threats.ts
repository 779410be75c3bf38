/** What the monsters in play threaten, and so what it is worth to be rid of each, in hit points of a healthy player. */
import { MOST_MONSTERS } from '../content/limits.ts'
import { damageOf, faceOf, groupOf, hpLeft, LOCATION } from '../rules/groups.ts'
import { isHero } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS, STATE } from '../rules/table.ts'
import { knownOf } from './cards.ts'

const P0: Record<string, number> = { boss: 60, guard: 8, late: 0, fer: 0 }
export const P = { ...P0, ...JSON.parse(process.env.P ?? '{}') } as typeof P0
const reals = (size: number): Float64Array => new Float64Array(size)
/** By group, the location's first: the damage it deals, and what it can take. By monster: what it is worth that it ends. */
export const seen = { damage: reals(SEATS + 1), standing: reals(SEATS + 1), kill: reals(MOST_MONSTERS), strength: 0 }
const { damage, kill, standing } = seen

/** What some damage costs a player with so many hit points: each is dearer the fewer are left. */
function loss(hp: number, hurt: number): number {
  if (hurt <= 0) return 0
  return hurt >= hp ? 100 + 10 * (hurt - hp) : hurt * (0.8 + 1 / (hp - hurt / 2))
}

/** How many rounds from now a seat defends. */
export const roundsTo = (t: Table, seat: number): number => (seat - t.defender + t.seats) % t.seats

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

/** What a monster deals in a group, on average. */
export const strikeOf = (t: Table, monster: number, where: number): number =>
  damageOf(t, monster, groupOf(t, where)) * (1 - faceOf(t, monster).stumbles / 6)

/** What it costs that a monster is somewhere, or that it comes there. */
export function costAt(t: Table, monster: number, where: number): number {
  const own = strikeOf(t, monster, where)
  const group = groupOf(t, where)
  const sum = damage[where + 1] + (group.has(monster) ? 0 : own)
  const cost = lossAt(t, where, sum) - lossAt(t, where, sum - own)
  // The last one of the location saves it.
  return where < 0 && group.size === 1 && t.locationSaved === 0 ? cost + 1 + 0.6 * t.seats : cost
}

/** Looks at the monsters in play and at who can still fight; everything else here is about what it found. */
export function survey(t: Table): void {
  damage.fill(0)
  standing.fill(0)
  for (let where = LOCATION as number; where < t.seats; where++) {
    const group = groupOf(t, where)
    for (let i = 0, { size } = group; i < size; i++) {
      damage[where + 1] += strikeOf(t, group.get(i), where)
      standing[where + 1] += hpLeft(t, group.get(i)) + faceOf(t, group.get(i)).armor
    }
    for (let i = 0, { size } = group; i < size; i++) {
      const monster = group.get(i)
      const { isBoss, isGuard } = t.data.monsters[monster]
      kill[monster] = costAt(t, monster, where) + 0.3 * strikeOf(t, monster, where) + (isBoss ? P.boss : isGuard ? P.guard : 0)
    }
  }
  seen.strength = 0
  for (let seat = 0; seat < t.seats; seat++) seen.strength += strengthOf(t, seat)
}

/** What a player can still deal this round: who is out and has not fought, and the best hero and item of the hand. */
function strengthOf(t: Table, seat: number): number {
  const known = knownOf(t.data)
  const { hand, heroesLeft, played } = t.players[seat]
  let [sum, hero, item] = [0, 0, 0]
  for (let i = 0, { size } = played, hasFought = false; i < size; i++) {
    if (isHero(t, played.get(i))) hasFought = (t.states[played.get(i)] & STATE.FOUGHT) !== 0
    if (!hasFought) sum += known[played.get(i)].mean
  }
  for (let i = 0, { size } = hand; i < size && heroesLeft > 0; i++)
    if (isHero(t, hand.get(i))) hero = Math.max(hero, known[hand.get(i)].mean)
    else item = Math.max(item, known[hand.get(i)].mean)
  return sum + hero + item
}
