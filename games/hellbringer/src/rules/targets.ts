/** Whom the enemies attack, and what their total comes to for each [H113, H115, H118] [HA15, HA53]. */
import { CARD_IMMUNITIES, ENEMY_DIE, RESULT } from '../content/kinds.ts'
import { arOf, hpOf, ignoredDice, keepsArmor } from './figures.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { AVOID, MARK } from './marks.ts'

const { events } = rules
const { ATTACKED, DEVOURED, NO_DAMAGE, NO_EFFECTS } = MARK
const ACID_PROOF = 1 << CARD_IMMUNITIES.indexOf('acid')
const SIX = 6
const FIVE = 5
const NOBODY = -1
const { COMPANION, GLOBAL, MISS, PLAYER } = RESULT

/** A player whose side is attacked: one of the two who last finished their turns, if living [H52, HA54]; `which` is 0 or 1. */
export function attackedSeat(t: Table, which: number): number {
  const seat = t.finished[which] - 1
  if (seat < 0 || t.players[seat].isAlive === 0) return NOBODY
  if (which === 0 && t.seats === 1) return seat
  return which === 1 && t.finished[0] === t.finished[1] ? NOBODY : seat
}

/** The attacked player whose turn was last: chooses for all attacked. */
export function lastAttacked(t: Table): number {
  const last = attackedSeat(t, 0)
  return last >= 0 ? last : attackedSeat(t, 1)
}
export const isAnyoneAttacked = (t: Table): boolean => lastAttacked(t) >= 0

/** The Companion that is attacked in its owner's place; -1: none. */
function guardOf(t: Table, { companions }: Hero): number {
  for (let i = 0, size = companions.size; i < size; i++)
    if (t.data.cards[companions.get(i)].lasting.guards) return companions.get(i)
  return NOBODY
}

function attackCompanion(t: Table, card: number): void {
  t.marks[card] |= ATTACKED
  t.log?.add(events['companion-attacked'], card)
}
function attackPlayer(t: Table, seat: number): void {
  t.players[seat].isAttacked = 1
  t.log?.add(events['player-attacked'], seat)
}

function setTargetsOf(t: Table, seat: number, result: number): void {
  const hero = t.players[seat]
  const { companions } = hero
  const guard = result === PLAYER ? guardOf(t, hero) : NOBODY
  if (guard >= 0) {
    t.log?.add(events['guarded-by'], seat, guard)
    attackCompanion(t, guard)
  } else if (result === PLAYER || result === GLOBAL || companions.isEmpty) attackPlayer(t, seat)
  if (result === COMPANION || result === GLOBAL)
    for (let i = 0; i < companions.size; i++) attackCompanion(t, companions.get(i))
}

/** Nobody is attacked. */
export function clearTargets(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const hero = t.players[seat]
    hero.isAttacked = 0
    const { companions } = hero
    for (let i = 0, size = companions.size; i < size; i++)
      t.marks[companions.get(i)] &= ~(ATTACKED | NO_DAMAGE | NO_EFFECTS | DEVOURED)
  }
}

/** Targets are fixed by what the Enemy die shows [HA46]. */
export function setTargets(t: Table): void {
  clearTargets(t)
  const result = t.face - 1
  if (result === MISS) return
  for (let which = 1; which >= 0; which--) {
    const seat = attackedSeat(t, which)
    if (seat >= 0) setTargetsOf(t, seat, result)
  }
}

/** Rolls the Enemy die [H115]. */
export function rollEnemyDie(t: Table): void {
  t.face = ENEMY_DIE[t.enemyDie.below(SIX)] + 1
}

/** What the roll comes to where so many dice of each kind do not count, the highest first [H118]. */
function totalWithout(t: Table, damage: number, acid: number): number {
  const [, fives, tens, , acids] = t.rolled
  const tensLeft = Math.max(0, tens - damage)
  const fivesLeft = Math.max(0, fives - Math.max(0, damage - tens))
  return FIVE * (2 * tensLeft + fivesLeft + Math.max(0, acids - acid))
}

/** The total that a player has to stand [H113]. */
export function totalFor(t: Table, seat: number): number {
  const total = totalWithout(t, ignoredDice(t, seat, 0), ignoredDice(t, seat, 1))
  return Math.max(0, total - t.players[seat].lessened - t.lessenedForAll)
}
/** The total that a Companion has to stand: its owner's wards do not help it [HA53]. */
export function totalForCompanion(t: Table, card: number): number {
  const isProof = (t.data.cards[card].lasting.immune & ACID_PROOF) !== 0
  return Math.max(0, totalWithout(t, 0, isProof ? t.rolled[4] : 0) - t.lessenedForAll)
}

/** HP + AR of a player in this comparison: of all that lowers or ignores AR only the largest counts. */
export function strengthOf(t: Table, seat: number): number {
  const hero = t.players[seat]
  const isSpared = (hero.avoids & AVOID.EFFECTS) !== 0
  const lowered = isSpared || keepsArmor(t, seat) ? 0 : hero.lostAr
  const ignored = isSpared ? 0 : hero.pierced
  const hp = hpOf(t, seat) - (isSpared ? 0 : hero.lostHp)
  return Math.max(0, hp) + Math.max(0, arOf(t, seat) - Math.max(lowered, ignored))
}
export function strengthOfCompanion(t: Table, seat: number, card: number): number {
  const { hp, ar } = t.data.cards[card]
  if ((t.marks[card] & NO_EFFECTS) !== 0) return hp + ar
  const { lostAr, lostHp, pierced } = t.players[seat]
  return Math.max(0, hp - lostHp) + Math.max(0, ar - Math.max(lostAr, pierced))
}

/** Whether a player has anything that suffers abilities: the hero, or an attacked Companion. */
export const suffers = (t: Table, seat: number): boolean =>
  t.players[seat].isAttacked === 1 && (t.players[seat].avoids & AVOID.EFFECTS) === 0
export function hasTarget(t: Table, seat: number): boolean {
  if (suffers(t, seat)) return true
  const { companions } = t.players[seat]
  for (let i = 0, size = companions.size; i < size; i++)
    if ((t.marks[companions.get(i)] & (ATTACKED | NO_EFFECTS)) === ATTACKED) return true
  return false
}
