/** What cards are good for in general, in points of damage: to recruit, keep, retire and discard by. */
import { INSTRUCTION } from '@hearthkeep/content'
import type { Card, Data } from './content/data.ts'
import { KINDS } from './content/data.ts'
import { CONDITION, OP, PER, WHO } from './content/program.ts'
import { MEANS } from './heuristic-dice.ts'
import type { Player, Table } from './rulebook.ts'

const { HERO, ITEM } = KINDS
const op = OP
const step = INSTRUCTION

/** How likely conditions hold, by number. */
const LIKELY: Readonly<Record<number, number>> = {
  [CONDITION.TARGET_TANK]: 0.25,
  [CONDITION.TARGET_RANGED]: 0.2,
  [CONDITION.TARGET_ARMORED]: 0.25,
  [CONDITION.TARGET_WOUNDED]: 0.5,
  [CONDITION.AT_LOCATION]: 0.35,
  [CONDITION.DEFENDING]: 0.4,
  [CONDITION.ALONE]: 0.8,
  [CONDITION.HAS_ITEM]: 0.8,
  [CONDITION.ACTIVE_MONSTERS]: 0.4,
  [CONDITION.HAND_EMPTY]: 0.15,
  [CONDITION.MARKER_USED]: 0.4,
  [CONDITION.LOCATION_SAVED]: 0.35,
}
/** How much a bonus comes to for each of what it counts. */
const COUNT: Readonly<Record<number, number>> = {
  [PER.ACTIVE_MONSTER]: 1.8,
  [PER.CARD_IN_HAND]: 2.2,
  [PER.CURSE_IN_HAND]: 0.2,
  [PER.HERO_PLAYED]: 1.2,
  [PER.SHIELD]: 1.2,
  [PER.DAMAGE_ON_TARGET]: 2.5,
  [PER.LOST_HEALTH]: 3,
}

function points(kind: number, a: number, b: number): number {
  switch (kind) {
    case op.TAUNT:
      return 0.6 * a
    case op.SNIPE:
      return 1.1 * a
    case op.SHIELD:
      return 1.3 * a
    case op.DRAW:
      return (b === WHO.EACH ? 3 : 1.6) * a
    case op.ANOTHER_HERO:
      return 2.5
    case op.RETIRE:
      return 1
    case op.RECOVER:
      return 1.8 * a
    case op.REPAIR:
      return 0.5 * a
    case op.DUAL_WIELD:
      return 1.5
    case op.RETURN_HERO:
      return 1.5
    case op.RETURN_SELF:
      return 2
    case op.RETIRE_WIELDER:
      return -2
    case op.BONUS:
      return a * (COUNT[b] ?? 1)
    case op.REROLL:
      return 0.4 + 0.3 * a
    default:
      return 0
  }
}

/** What a program comes to on average. */
function general(code: Data['code'], pc: number): number {
  let sum = 0
  if (pc === 0) return 0
  for (; code[pc] !== op.END; pc += step) {
    const a = code[pc + 1]
    const b = code[pc + 2]
    const c = code[pc + 3]
    switch (code[pc]) {
      case op.JUMP:
        return sum + general(code, c)
      case op.UNLESS: {
        const p = LIKELY[a] ?? 0.5
        return sum + p * general(code, pc + step) + (1 - p) * general(code, c)
      }
      case op.CHOOSE: {
        let best = 0
        for (let i = 1; i <= a; i++) best = Math.max(best, general(code, code[pc + i * step + 3]))
        return sum + best + 0.3
      }
      case op.PAY:
        return sum + 0.5 * Math.max(0, general(code, pc + step) - 0.8)
      default:
        sum += points(code[pc], a, b)
    }
  }
  return sum
}

/** The mean of what a card shows. */
export function meanOf({ damage, dice }: Card): number {
  return damage + dice[0] * MEANS[0] + dice[1] * MEANS[1] + dice[2] * MEANS[2]
}

function worthOf(code: Data['code'], card: Card): number {
  if (card.kind !== HERO && card.kind !== ITEM) return -1
  const mean = meanOf(card)
  const programs =
    general(code, card.immediate) +
    general(code, card.anytime) +
    general(code, card.fighting) +
    general(code, card.afterwards) +
    general(code, card.cleanup)
  const cleave = card.cleave ? 2.2 : 0
  const reach = (card.anyTarget ? 1.5 : 0) + (card.anyItem ? 0.7 : 0) + (card.dualWield ? 1.5 : 0)
  return mean + programs + cleave + reach + 1.3 * card.splash + 0.4 * card.pierce
}

const worths = new WeakMap<Data, Float64Array>()

/** The worth of every card; worked out once. */
export function worth(data: Data): Float64Array {
  let known = worths.get(data)
  if (known === undefined) {
    known = Float64Array.from(data.cards, (card) => worthOf(data.code, card))
    worths.set(data, known)
  }
  return known
}

/** How many heroes and items of each type a player owns: physical heroes, magical heroes, physical and magical items. */
export const owned = new Int32Array(4)

export function count(t: Table, player: Player): void {
  owned.fill(0)
  for (const pile of [player.hand, player.deck, player.discard, player.played]) {
    for (let i = 0, size = pile.size; i < size; i++) {
      const { kind, type } = t.data.cards[pile.get(i)]
      if (type >= 0) owned[2 * kind + type]++
    }
  }
}

/** What a card would be worth to a player: more if its type has what goes with it. Call `count` before. */
export function worthTo(t: Table, card: number): number {
  const { kind, type } = t.data.cards[card]
  if (type < 0) return -1
  const same = owned[2 * kind + type]
  const other = owned[2 * (1 - kind) + type]
  const fit = kind === HERO ? other - same : other - same - 1
  return worth(t.data)[card] + 0.5 * Math.max(-3, Math.min(3, fit))
}

/** What a card is worth in the hand it is in: an item without a hero is little, a hero without an item is less. */
export function worthInHand(t: Table, player: Player, card: number): number {
  const { kind, type, anyItem } = t.data.cards[card]
  if (type < 0) return -1
  const { hand } = player
  let partners = 0
  for (let i = 0, size = hand.size; i < size; i++) {
    const other = t.data.cards[hand.get(i)]
    if (other.kind === 1 - kind && (other.type === type || other.anyItem || anyItem)) partners++
  }
  const own = worth(t.data)[card]
  if (partners > 0) return own
  return kind === HERO ? 0.85 * own : 0.45 * own
}
