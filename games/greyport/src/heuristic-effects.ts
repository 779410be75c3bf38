/** What the effects of cards are worth at this moment. */
import { INSTRUCTION } from '@hearthkeep/content'
import { KINDS } from './content/data.ts'
import { CONDITION, OP, WHO } from './content/program.ts'
import { snipeWorth } from './heuristic-fight.ts'
import { f } from './heuristic-fighter.ts'
import {
  costAt,
  groupDamage,
  health,
  kill,
  left,
  loss,
  lossAt,
  lossOfLocation,
  place,
} from './heuristic-threat.ts'
import { isGuard, rewardWorth, shut, strikes } from './heuristic-threat.ts'
import { W } from './heuristic-weights.ts'
import { worth, worthInHand } from './heuristic-worth.ts'
import { isOfKind } from './choosing.ts'
import { canDraw, faceOf, groupOf, isHero, itemsAt, LOCATION } from './people.ts'
import { SEATS } from './table.ts'
import type { Player, Table } from './rulebook.ts'

const { ITEM } = KINDS
const step = INSTRUCTION
const op = OP
/** What a point of a card's worth comes to in hit points, about. */
const POINT = 0.25
const WEAK = 3

/** What is gained if a seat Taunts a monster. */
export function tauntWorth(t: Table, seat: number, monster: number): number {
  const from = place[monster]
  const face = faceOf(t, monster)
  const to = face.ferocious ? t.defender : seat
  if (from === to) return -1
  let value = costAt(t, monster, from, true)
  const isDefending = to === t.defender
  // In the active group it can be fought, by whatever is not needed for the others there.
  const spare = f.capacity - (isDefending ? health.active : 0)
  const size = left[monster] + 2 * face.armor
  if (isDefending) {
    const chance = shut[monster] === 1 ? 0 : Math.max(0, Math.min(1, (1.5 * spare) / size - 0.75))
    value += chance * (0.4 * kill[monster] + (face.isBoss ? W.boss * Math.min(spare, left[monster]) : 0))
    value -= (1 - chance) * costAt(t, monster, to, false)
    if (from === LOCATION && t.players[t.defender].group.isEmpty) value -= chance * 0.4 * kill[monster] // there it can be fought too
  } else {
    value -= costAt(t, monster, to, false)
    if (from === t.defender) {
      const chance = Math.max(0, Math.min(1, f.capacity / Math.max(1, health.active)))
      value -= chance * 0.8 * kill[monster]
    }
  }
  if (from === LOCATION) {
    if (t.locationGroup.size === 1) value += rewardWorth(t)
    if (isGuard(t, monster, LOCATION)) value += W.guard
  }
  if (face.tauntDamage > 0) value -= loss(t.players[seat].hp, face.tauntDamage)
  return value - W.taunt
}

function bestTaunt(t: Table, seat: number): number {
  let best = 0
  for (let where = LOCATION; where < t.seats; where++) {
    if (where === seat) continue
    const group = groupOf(t, where)
    for (let i = 0, size = group.size; i < size; i++) {
      const monster = group.get(i)
      if (!faceOf(t, monster).immuneToTaunt) best = Math.max(best, tauntWorth(t, seat, monster))
    }
  }
  return best
}

function bestSnipe(t: Table, amount: number): number {
  let best = -1
  for (let where = LOCATION; where < t.seats; where++) {
    const group = groupOf(t, where)
    for (let i = 0, size = group.size; i < size; i++)
      best = Math.max(best, snipeWorth(t, group.get(i), amount))
  }
  return best
}

/** What more shields are worth: the damage that is likely to come. */
function shieldWorth(t: Table, amount: number): number {
  const { group } = t.players[t.defender]
  for (let i = 0, size = group.size; i < size; i++) if (faceOf(t, group.get(i)).noShields) return 0
  const damage = groupDamage[t.defender]
  const useful = Math.min(amount, damage - t.shields)
  if (useful <= 0) return 0
  const safe = Math.min(1, f.capacity / Math.max(1, health.active))
  return (lossAt(t, t.defender, damage) - lossAt(t, t.defender, damage - useful)) * (1 - 0.6 * safe)
}

/** The card of a kind that a player would miss least; -1 if there is none. */
export function leastOf(t: Table, player: Player, kind: number): number {
  let least = Infinity
  let card = -1
  for (let i = 0, size = player.hand.size; i < size; i++) {
    const one = player.hand.get(i)
    if (!isOfKind(t, one, kind)) continue
    const value = worthInHand(t, player, one)
    if (value < least) {
      least = value
      card = one
    }
  }
  return card
}

/** What it costs a seat to give a card away now: little for who refills at the end of this round. */
export function priceOf(t: Table, seat: number, card: number): number {
  const share = seat === t.defender ? 0.35 : 1
  return POINT * Math.max(0, worthInHand(t, t.players[seat], card)) * share
}

function holds(t: Table, seat: number, card: number, which: number, n: number): boolean {
  const { hand, played } = t.players[seat]
  switch (which) {
    case CONDITION.DEFENDING:
      return seat === t.defender
    case CONDITION.ACTIVE_MONSTERS:
      return t.players[t.defender].group.size >= n
    case CONDITION.HAND_EMPTY:
      return hand.size <= (hand.has(card) ? 1 : 0)
    case CONDITION.MARKER_USED:
      return t.markerUsed === 1
    case CONDITION.LOCATION_SAVED:
      return t.locationSaved === 1
    case CONDITION.HAS_ITEM: {
      const at = played.indexOf(card)
      return at >= 0 && itemsAt(t, t.players[seat], at) > 0
    }
    default:
      return false
  }
}

/** What a program of a card is worth to its player now. */
export function deedWorth(t: Table, pc: number, seat: number, card: number): number {
  if (pc === 0) return 0
  const { code } = t.data
  let sum = 0
  while (code[pc] !== op.END) {
    const a = code[pc + 1]
    const b = code[pc + 2]
    const c = code[pc + 3]
    switch (code[pc]) {
      case op.JUMP:
        pc = c
        continue
      case op.UNLESS:
        pc = holds(t, seat, card, a, b) ? pc + step : c
        continue
      case op.CHOOSE: {
        let best = 0
        for (let i = 1; i <= a; i++) best = Math.max(best, deedWorth(t, code[pc + i * step + 3], seat, card))
        return sum + best
      }
      case op.PAY: {
        const given = leastOf(t, t.players[seat], a)
        if (given < 0) return sum + (c > pc ? deedWorth(t, c, seat, card) : 0)
        return sum + Math.max(0, deedWorth(t, pc + step, seat, card) - priceOf(t, seat, given))
      }
    }
    sum += simply(t, code[pc], a, b, seat, card)
    pc += step
  }
  return sum
}

function simply(t: Table, kind: number, a: number, b: number, seat: number, card: number): number {
  const player = t.players[seat]
  switch (kind) {
    case op.TAUNT:
      return bestTaunt(t, seat) * (a > 1 ? 1.4 : 1)
    case op.SNIPE:
      return bestSnipe(t, a)
    case op.SHIELD:
      return shieldWorth(t, a)
    case op.DRAW:
      if (b === WHO.EACH) return W.draw * a * t.seats
      return b === WHO.PLAYER || canDraw(t, seat) ? W.draw * a : 0
    case op.ANOTHER_HERO:
      return otherHero(t, player, card) * (f.capacity > 0 ? 0.25 : 0)
    case op.RETIRE:
      return worst(t, player) < WEAK ? 0.6 : 0.1
    case op.RECOVER:
      return player.discard.size > 0 ? W.recover * Math.min(a, player.discard.size) : 0
    case op.REPAIR: {
      if (t.location < 0) return 0
      const missing = Math.min(a, t.locationMaxHp - t.locationHp)
      const damage = groupDamage[SEATS]
      return missing <= 0 || damage === 0
        ? 0
        : (missing * lossOfLocation(t, damage)) / (damage + t.locationHp)
    }
    case op.DUAL_WIELD:
      return itemsIn(t, player) > 1 ? 0.8 : 0
    case op.RETURN_HERO:
    case op.RETURN_SELF:
      return 0.5
    case op.RETIRE_WIELDER:
      return -1
    case op.HEAL:
      return a
    default:
      return 0
  }
}

function otherHero(t: Table, player: Player, card: number): number {
  let best = 0
  for (let i = 0, size = player.hand.size; i < size; i++) {
    const one = player.hand.get(i)
    if (one !== card && isHero(t, one)) best = Math.max(best, worth(t.data)[one])
  }
  return best
}

function itemsIn(t: Table, player: Player): number {
  let count = 0
  for (let i = 0, size = player.hand.size; i < size; i++)
    if (t.data.cards[player.hand.get(i)].kind === ITEM) count++
  return count
}

function worst(t: Table, player: Player): number {
  let least = Infinity
  for (let i = 0, size = player.hand.size; i < size; i++)
    least = Math.min(least, worth(t.data)[player.hand.get(i)])
  return least
}

/** Which monster would hit a player hardest of those in a group, for whoever has to take one. */
export function burden(t: Table, seat: number, monster: number): number {
  return costAt(t, monster, seat, false) + 0.05 * strikes[monster]
}
