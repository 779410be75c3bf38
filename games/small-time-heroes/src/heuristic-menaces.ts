/** What Enemies do, added up from their programs in points of damage. */
import type { Data } from './content/data.ts'
import { OP, STEP } from './content/program.ts'
import { likely } from './heuristic-chances.ts'

/** What an Enemy's program comes to, on average; `nuisance` in points of damage. */
export interface Menace {
  damage: number
  hits: number
  nuisance: number
  /** By how much its hits grow each time. */
  growth: number
}

/** Whom an Enemy strengthens, as the programs number it. */
const SELF = 0
const ON_MAT = 5
/** Crystals make abilities stronger, like Strength would. */
const CRYSTAL_GROWTH = 0.4

type Code = Data['code']

/** Adds up an Enemy's program; `share` is how likely it is to get here. */
export function menace(code: Code, pc: number, share: number, out: Menace): Menace {
  for (; code[pc] !== OP.END; pc += STEP) {
    const a = code[pc + 1]
    const b = code[pc + 2]
    const c = code[pc + 3]
    switch (code[pc]) {
      case OP.JUMP:
        return menace(code, c, share, out)
      case OP.UNLESS: {
        const p = likely(a, b)
        menace(code, pc + STEP, share * p, out)
        return menace(code, c, share * (1 - p), out)
      }
      case OP.CHOOSE:
        return menace(code, code[pc + STEP + 3], share, out)
      case OP.HIT:
        out.damage += share * a * b * (c === 1 ? 1.5 : 1)
        out.hits += share * b
        break
      case OP.ENEMY_STRENGTH:
        if (b === SELF || b === ON_MAT) out.growth += share * a
        else out.nuisance += share * nuisanceOf(code[pc], a, b)
        break
      case OP.CRYSTAL:
        out.growth += share * a * CRYSTAL_GROWTH
        break
      default:
        out.nuisance += share * nuisanceOf(code[pc], a, b)
    }
  }
  return out
}

function nuisanceOf(op: number, amount: number, who: number): number {
  switch (op) {
    case OP.ENEMY_BLOCK:
      return 0.3 * amount * (who === 1 || who === 2 ? 2 : 1)
    case OP.ENEMY_STRENGTH:
      return 1.2 * amount * (who === 1 || who === 2 ? 1.5 : 1)
    case OP.ENEMY_PROTECT:
      return 0.5 * amount
    case OP.MEND:
      return 0.4 * amount
    case OP.HURT:
      return -0.7 * amount
    case OP.WEAKEN:
      return 1.2
    case OP.EXPOSE:
      return 2
    case OP.SUMMON:
      return 4
    case OP.BOMB:
      return 2 * amount
    case OP.EXPLODE:
      return 3.5 * amount
    case OP.ZOMBIE:
      return 3 * amount
    case OP.RISE:
      return 1.5
    case OP.REBUILD:
      return 2.5
    case OP.ENEMY_DISCARD:
      return amount
    case OP.DRAIN:
      return 2.5 * amount
    default:
      return 0
  }
}

/** All of it in points. */
export const cost = ({ damage, nuisance, growth }: Menace): number => damage + nuisance + growth

/** Whether a program makes a Zombie of the Minion that falls. */
export function rises(code: Code, program: number): boolean {
  for (let pc = program; code[pc] !== OP.END; pc += STEP) if (code[pc] === OP.RISE) return true
  return false
}

export const noMenace = (): Menace => ({ damage: 0, hits: 0, nuisance: 0, growth: 0 })
