/** The fighter being looked at, and the bonus of its cards. */
import { INSTRUCTION } from '@hearthkeep/content'
import { CONDITION, OP, PER } from './content/program.ts'
import { isCurse } from './cards.ts'
import { chances, MEANS } from './heuristic-dice.ts'
import { place } from './heuristic-threat.ts'
import { BOON, faceOf, isHero, LOCATION } from './people.ts'
import type { Table } from './rulebook.ts'

const step = INSTRUCTION
const op = OP

/** The fighter being looked at: a hero and up to two items, played or still in hand. */
export const f = {
  seat: 0,
  hero: -1,
  item: -1,
  second: -1,
  type: 0,
  flat: 0,
  pierce: 0,
  splash: 0,
  cleave: false,
  anyTarget: false,
  rerolls: 0,
  reached: chances(0, 0, 0),
  mean: 0,
  /** What all heroes together can still deal this round. */
  capacity: 0,
}

/** Sets the fighter. */
export function arm(t: Table, seat: number, hero: number, item: number, second: number): void {
  const { cards } = t.data
  f.seat = seat
  f.hero = hero
  f.item = item
  f.second = second
  const { type, anyTarget } = cards[hero]
  f.type = type
  f.anyTarget = anyTarget
  f.flat = 0
  f.pierce = t.boon === BOON.PIERCE ? 1 : 0
  f.splash = 0
  f.cleave = false
  f.rerolls = 0
  if ((t.boon === BOON.PHYSICAL && type === 0) || (t.boon === BOON.MAGICAL && type === 1)) f.flat++
  let yellow = 0
  let white = 0
  let green = 0
  for (let i = 0; i < 3; i++) {
    const number = i === 0 ? hero : i === 1 ? item : second
    if (number < 0) continue
    const card = cards[number]
    f.flat += card.damage
    f.pierce += card.pierce
    f.splash += card.splash
    if (card.cleave) f.cleave = true
    yellow += card.dice[0]
    white += card.dice[1]
    green += card.dice[2]
  }
  f.reached = chances(yellow, white, green)
  f.mean = f.flat + yellow * MEANS[0] + white * MEANS[1] + green * MEANS[2]
}

/** The bonus of the fighter's cards against some targets; counts rerolls as well. */
export function bonusAgainst(t: Table, target: number, second: number): number {
  f.rerolls = 0
  return (
    run(t, t.data.cards[f.hero].fighting, target, second) +
    (f.item < 0 ? 0 : run(t, t.data.cards[f.item].fighting, target, second)) +
    (f.second < 0 ? 0 : run(t, t.data.cards[f.second].fighting, target, second))
  )
}

function run(t: Table, pc: number, target: number, second: number): number {
  if (pc === 0) return 0
  const { code } = t.data
  let sum = 0
  while (code[pc] !== op.END) {
    const a = code[pc + 1]
    const b = code[pc + 2]
    if (code[pc] === op.JUMP) {
      pc = code[pc + 3]
      continue
    }
    if (code[pc] === op.UNLESS) {
      const isTrue = holds(t, a, b, target) || (second >= 0 && holds(t, a, b, second))
      pc = isTrue ? pc + step : code[pc + 3]
      continue
    }
    if (code[pc] === op.BONUS) sum += a * countOf(t, b, target)
    else if (code[pc] === op.REROLL) f.rerolls += a
    pc += step
  }
  return sum
}

function heroesPlayed(t: Table): number {
  const { played } = t.players[f.seat]
  let count = played.has(f.hero) ? 0 : 1
  for (let i = 0, size = played.size; i < size; i++) if (isHero(t, played.get(i))) count++
  return count
}

function holds(t: Table, which: number, n: number, target: number): boolean {
  switch (which) {
    case CONDITION.TARGET_TANK:
      return faceOf(t, target).tank
    case CONDITION.TARGET_RANGED:
      return faceOf(t, target).ranged
    case CONDITION.TARGET_ARMORED:
      return faceOf(t, target).armor > 0
    case CONDITION.TARGET_WOUNDED:
      return t.damage[target] > 0
    case CONDITION.AT_LOCATION:
      return place[target] === LOCATION
    case CONDITION.DEFENDING:
      return f.seat === t.defender
    case CONDITION.ALONE:
      return heroesPlayed(t) <= 1
    case CONDITION.HAS_ITEM:
      return f.item >= 0
    case CONDITION.ACTIVE_MONSTERS:
      return t.players[t.defender].group.size >= n
    case CONDITION.HAND_EMPTY:
      return t.players[f.seat].hand.size <= 1
    case CONDITION.MARKER_USED:
      return t.markerUsed === 1
    default:
      return t.locationSaved === 1
  }
}

function countOf(t: Table, what: number, target: number): number {
  const player = t.players[f.seat]
  switch (what) {
    case PER.ACTIVE_MONSTER:
      return t.players[t.defender].group.size
    case PER.CARD_IN_HAND: {
      const { hand } = player
      const used = (hand.has(f.hero) ? 1 : 0) + (f.item >= 0 && hand.has(f.item) ? 1 : 0)
      return hand.size - used
    }
    case PER.CURSE_IN_HAND: {
      let curses = 0
      for (let i = 0, size = player.hand.size; i < size; i++) if (isCurse(t, player.hand.get(i))) curses++
      return curses
    }
    case PER.HERO_PLAYED:
      return heroesPlayed(t)
    case PER.SHIELD:
      return t.shields
    case PER.DAMAGE_ON_TARGET:
      return t.damage[target]
    case PER.LOST_HEALTH:
      return player.maxHp - player.hp
    default:
      return 1
  }
}
