/** What Heroes' cards are good for, added up from their programs in points of damage. */
import type { Data } from './content/data.ts'
import { COST, MARK, OP, STEP } from './content/program.ts'
import { likely } from './heuristic-chances.ts'

/** What playing a Hero's card comes to, on average; `other` in points of damage. */
export interface Deed {
  damage: number
  hits: number
  block: number
  other: number
}

/** Points of damage that a point of each is worth; found by simulation. */
export const POINTS = {
  strength: 2.8,
  strengthNow: 1.4,
  protect: 3.5,
  weak: 1.6,
  weakAll: 3,
  exposed: 2.6,
  exposedAll: 5,
  draw: 1.6,
  energy: 2.4,
  heal: 1.2,
  potion: 7,
  discard: -0.8,
  recover: 1.8,
  unequip: -1.5,
  conceal: 2.4,
  immunity: 7,
  two: 1.5,
  all: 2,
  /** What an Energy usually buys. */
  price: 2.4,
  /** What costs much stands in the way of everything else. */
  dear: 0.4,
  /** A card drawn is another one not drawn. */
  slot: 1,
  damageBonus: 5,
  blockBonus: 5,
  turns: 2.5,
}

/** What pluses add on average: Block, Strength, Equipment, cards played, cards in hand, Exposed Enemies. */
const PLUS = [0, 3.5, 1.5, 1, 2, 2, 0.7]
/** How many Enemies a hit reaches, in points. */
const REACH = (to: number): number => (to === 2 ? POINTS.two : to === 3 || to === 4 ? POINTS.all : 1)

type Code = Data['code']

/** Adds up a Hero's program; `share` is how likely it is to get here. */
export function deed(code: Code, pc: number, share: number, out: Deed): Deed {
  for (; code[pc] !== OP.END; pc += STEP) {
    const a = code[pc + 1]
    const b = code[pc + 2]
    const c = code[pc + 3]
    switch (code[pc]) {
      case OP.JUMP:
        return deed(code, c, share, out)
      case OP.UNLESS: {
        const p = likely(a, b)
        deed(code, pc + STEP, share * p, out)
        return deed(code, c, share * (1 - p), out)
      }
      case OP.CHOOSE:
        return bestOption(code, pc, a, share, out)
      case OP.PAY:
        out.other += 0.6 * share * (a === COST.DISCARD ? POINTS.discard : POINTS.unequip) * b
        deed(code, pc + STEP, 0.6 * share, out)
        return deed(code, c, 0.4 * share, out)
      case OP.DAMAGE: {
        const times = (b >> 8) * REACH(b & 0xff)
        out.damage += share * (a + PLUS[c]) * times
        out.hits += share * times
        break
      }
      case OP.BLOCK:
        out.block += share * (a + PLUS[c])
        break
      default:
        out.other += share * pointsOf(code[pc], a, b)
    }
  }
  return out
}

function bestOption(code: Code, pc: number, count: number, share: number, out: Deed): Deed {
  let best: Deed | undefined
  for (let i = 1; i <= count; i++) {
    const one = deed(code, code[pc + i * STEP + 3], share, { damage: 0, hits: 0, block: 0, other: 0 })
    if (best === undefined || total(one) > total(best)) best = one
  }
  if (best === undefined) return out
  out.damage += best.damage
  out.hits += best.hits
  out.block += best.block
  out.other += best.other + 0.5 * share // having the choice
  return out
}

function pointsOf(op: number, amount: number, mode: number): number {
  switch (op) {
    case OP.STRENGTH:
      return amount * (mode === 1 ? POINTS.strengthNow : POINTS.strength)
    case OP.PROTECT:
      return amount * (mode === 1 ? 1 : POINTS.protect)
    case OP.WEAK:
      return mode === MARK.ALL ? POINTS.weakAll : POINTS.weak
    case OP.EXPOSED:
      return mode === MARK.ALL ? POINTS.exposedAll : POINTS.exposed
    case OP.DRAW:
      return amount * POINTS.draw
    case OP.ENERGY:
      return amount * POINTS.energy
    case OP.HEAL:
      return amount * POINTS.heal
    case OP.POTION:
      return amount * POINTS.potion
    case OP.DISCARD:
      return amount * POINTS.discard
    case OP.RECOVER:
      return amount * POINTS.recover
    case OP.UNEQUIP:
      return amount * POINTS.unequip
    case OP.CONCEAL:
      return POINTS.conceal
    case OP.IMMUNITY:
      return POINTS.immunity
    default:
      return 0
  }
}

/** All of it in points. */
export const total = ({ damage, block, other }: Deed): number => damage + 1.2 * block + other
export const noDeed = (): Deed => ({ damage: 0, hits: 0, block: 0, other: 0 })
