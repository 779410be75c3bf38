/** Monsters in play: where each stands, and its figures. */
import type { Pile } from '@hearthkeep/engine'
import type { Monster, MonsterEffect } from '../content/data.ts'
import type { Table } from './rulebook.ts'
import { MARK } from './table.ts'

const { FLIPPED, SUMMONED } = MARK
const SUMMONED_HP = 4

/** The group of the location, among the groups by seat. */
export const LOCATION = -1

/** The group before a seat, or the one on the location. */
export function groupOf(t: Table, place: number): Pile {
  return place < 0 ? t.locationGroup : t.players[place].group
}

/** Where a monster is: the seat it is in front of, `LOCATION`, or -2 if it is not in play. */
export function placeOf(t: Table, monster: number): number {
  if (t.locationGroup.has(monster)) return -1
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].group.has(monster)) return seat
  return -2
}

/** The player a monster is in front of, or -1 [O1]. */
function frontOf(t: Table, monster: number): number {
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].group.has(monster)) return seat
  return -1
}

/** The side of a monster that lies up. */
export function faceOf(t: Table, monster: number): Monster {
  const front = t.data.monsters[monster]
  return front.back !== null && (t.marks[monster] & FLIPPED) !== 0 ? front.back : front
}

/** The HP of a monster: a boss has what the encounter says, a summoned monster has 4 [C2, E7]. */
export function hpOf(t: Table, monster: number): number {
  if ((t.marks[monster] & SUMMONED) !== 0) return SUMMONED_HP
  const { isBoss, hp } = t.data.monsters[monster]
  return isBoss ? t.hp[monster] : hp
}

/** What is left of the HP of a monster. */
export function hpLeft(t: Table, monster: number): number {
  return hpOf(t, monster) - t.damage[monster]
}

/** Whether any monster is left in play [R7]. */
export function anyMonster(t: Table): boolean {
  if (!t.locationGroup.isEmpty) return true
  for (let seat = 0; seat < t.seats; seat++) if (!t.players[seat].group.isEmpty) return true
  return false
}

/** The next monster of a group with a mark; -1 if none has it. */
export function nextMarked(t: Table, place: number, mark: number): number {
  const group = groupOf(t, place)
  for (let i = 0, size = group.size; i < size; i++)
    if ((t.marks[group.get(i)] & mark) !== 0) return group.get(i)
  return -1
}

/** Whether any monster in play has a mark. */
export function isAnyMarked(t: Table, mark: number): boolean {
  for (let place = -1; place < t.seats; place++) if (nextMarked(t, place, mark) >= 0) return true
  return false
}

/** Lets a monster do what it says, to whoever fought it if that is asked for; nothing if it says nothing. */
export function letAct(t: Table, monster: number, effect: MonsterEffect, fighter = -1): void {
  if (effect !== null) t.call(effect, monster, frontOf(t, monster), fighter)
}

/** The damage a monster deals: others of its group may rally it. */
export function damageOf(t: Table, monster: number, group: Pile): number {
  let { damage } = faceOf(t, monster)
  for (let i = 0, size = group.size; i < size; i++) {
    const other = group.get(i)
    if (other !== monster) damage += faceOf(t, other).rally
  }
  return damage
}

/** The damage that a whole group deals: each monster rallies all others. */
export function damageAt(t: Table, place: number): number {
  const group = groupOf(t, place)
  let sum = 0
  for (let i = 0, size = group.size; i < size; i++) {
    const { damage, rally } = faceOf(t, group.get(i))
    sum += damage + rally * (size - 1)
  }
  return sum
}
