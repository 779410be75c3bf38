/** The figures of enemies, and who sees them [H11, H22]. */
import type { Face } from '../content/data.ts'
import { siOf } from './figures.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { DEMON } from './marks.ts'

const PORTAL = 5
/** Acid dice of Side A for each dead Companion. */
const DICE_FOR_DOG = 2
/** More AR than anything has: all of it is ignored. */
export const ALL_AR = 1000
/** Kinds of combination [H94]; the same as `ATTACK`. */
const ALL_TARGETS = 2

/** The Demon of the scenario, in play or not. */
export const demonOf = (t: Table): number => t.data.scenarios[t.scenario].demon

/** The side of an enemy that lies up. */
export function faceOf(t: Table, enemy: number): Face {
  const { enemies } = t.data
  const { back } = enemies[enemy]
  return back !== null && t.demonSide >= DEMON.SIDE_B && enemy === demonOf(t) ? back : enemies[enemy]
}

/** Sight that every enemy needs more because of the top Location [H120, HA25]. */
export function locationSi(t: Table): number {
  return t.data.locations[t.place].si + (isRule(t, RULE.DARKNESS) && t.place !== PORTAL ? 1 : 0) // [S2]
}

/** What the other enemies in play give an enemy: the largest of each. */
function auraSi(t: Table, enemy: number): number {
  let most = 0
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const other = t.enemies.get(i)
    if (other !== enemy) most = Math.max(most, faceOf(t, other).auraSi)
  }
  return most
}
function auraAr(t: Table, enemy: number): number {
  let most = 0
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const other = t.enemies.get(i)
    if (other !== enemy) most = Math.max(most, faceOf(t, other).auraAr)
  }
  return most
}

/** The Showdown card's bonus, if one brought this enemy. */
function bonusOf(t: Table, enemy: number) {
  const { showdown } = t.foes[enemy]
  return showdown > 0 ? t.data.cards[showdown - 1].bonus : null
}

/** The SI that a player needs to see an enemy [H11]. */
export function neededSi(t: Table, enemy: number): number {
  const own = faceOf(t, enemy).si + t.foes[enemy].si + (bonusOf(t, enemy)?.si ?? 0)
  return own + locationSi(t) + auraSi(t, enemy)
}

/** HP of an enemy; the Demon may have more for good [S6]. */
export function enemyHp(t: Table, enemy: number): number {
  const more = enemy === demonOf(t) ? t.demonHp : 0
  return faceOf(t, enemy).hp + t.foes[enemy].hp + (bonusOf(t, enemy)?.hp ?? 0) + more
}

/** AR of an enemy as it stands, before what a combination ignores. */
export function enemyAr(t: Table, enemy: number): number {
  const { ar, immuneSunder } = faceOf(t, enemy)
  const foe = t.foes[enemy]
  const sum = ar + foe.ar + (bonusOf(t, enemy)?.ar ?? 0) + auraAr(t, enemy)
  const left = immuneSunder ? sum : sum - foe.sundered
  return left > 0 ? left : 0
}

/** What the open combination has to reach to eliminate an enemy [H93, HA9]. */
export function neededDamage(t: Table, enemy: number): number {
  const { immuneSunder, sweptAr } = faceOf(t, enemy)
  const ar = enemyAr(t, enemy) + (t.combination === ALL_TARGETS ? sweptAr : 0) - (immuneSunder ? 0 : t.pierce)
  return enemyHp(t, enemy) + (ar > 0 ? ar : 0)
}

/** Damage and Acid dice that an enemy brings to the enemies' roll, without its ability. */
export function damageDice(t: Table, enemy: number): number {
  const more = enemy === demonOf(t) ? t.demonDamage : 0
  return faceOf(t, enemy).damage + t.foes[enemy].damage + (bonusOf(t, enemy)?.damage ?? 0) + more
}
export function acidDice(t: Table, enemy: number): number {
  const dogs = enemy === demonOf(t) && t.demonSide === DEMON.SIDE_A ? DICE_FOR_DOG * t.kennel.size : 0 // [S4]
  return faceOf(t, enemy).acid + t.foes[enemy].acid + (bonusOf(t, enemy)?.acid ?? 0) + dogs
}

/** Whether somebody shares sight of an enemy with all: what its owner sees every player sees. */
function isShown(t: Table, needed: number): boolean {
  for (let seat = 0; seat < t.seats; seat++) {
    const { isAlive, items } = t.players[seat]
    if (isAlive === 0) continue
    for (let i = 0, size = items.size; i < size; i++)
      if (t.data.cards[items.get(i)].lasting.sharesSight && siOf(t, seat) >= needed) return true
  }
  return false
}

/** Whether an enemy lies open for everybody, by a card or a dying enemy. */
export function isExposed(t: Table, enemy: number): boolean {
  const foe = t.foes[enemy]
  return (t.exposedNext | t.exposedNow | foe.exposedNext | foe.exposedNow) !== 0
}

/** Whether a player sees an enemy; `si` is the player's [H11]. */
export function seesWith(t: Table, si: number, enemy: number): boolean {
  const needed = neededSi(t, enemy)
  return si >= needed || isExposed(t, enemy) || (t.seats > 1 && isShown(t, needed))
}
export const sees = (t: Table, seat: number, enemy: number): boolean => seesWith(t, siOf(t, seat), enemy)

/** How many enemies a player sees. */
export function countSeen(t: Table, seat: number): number {
  const si = siOf(t, seat)
  let count = 0
  for (let i = 0, size = t.enemies.size; i < size; i++) if (seesWith(t, si, t.enemies.get(i))) count++
  return count
}

/** The rows of the Enemy Board [H21]. */
export const ROW = { OUT: 0, MIXED: 1, IN: 2 } as const
/** In which row an enemy lies: only living players count [HA78]. */
export function rowOf(t: Table, enemy: number): number {
  let living = 0
  let seeing = 0
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.players[seat].isAlive === 0) continue
    living++
    if (sees(t, seat, enemy)) seeing++
  }
  if (seeing === 0) return ROW.OUT
  return seeing === living ? ROW.IN : ROW.MIXED
}
