/** What cards are good for, read off their programs: the heuristic knows no card by name. */
import type { Boss, Card, Data, Knowledge, Lasting, Potion } from './content/data.ts'
import { CONDITION, COST, MARK, OP, STEP } from './content/program.ts'
import { MOMENT } from './moments.ts'

/** What playing a Hero's card comes to, on average; `other` in points of damage. */
export interface Deed {
  damage: number
  hits: number
  block: number
  other: number
}

/** What an Enemy's program comes to, on average; `nuisance` in points of damage. */
export interface Menace {
  damage: number
  hits: number
  nuisance: number
  /** By how much its hits grow each time. */
  growth: number
}

export interface CardFeatures {
  readonly played: Deed
  readonly concealed: Deed | undefined
  readonly ambush: number
  /** What its lasting abilities come to in a turn. */
  readonly eachTurn: number
  /** How much better a deck is for it than for nothing. */
  readonly worth: number
  readonly needsConcealed: number
  readonly activate: Menace
  readonly explode: Menace
  /** What it costs to defeat, and to hurt. */
  readonly onDeath: number
  readonly react: number
}

export interface Features {
  readonly cards: readonly CardFeatures[]
  readonly potions: readonly number[]
  readonly knowledge: readonly number[]
  readonly hordes: readonly Menace[]
  readonly bosses: readonly Menace[]
  /** About what the best of a Market Row is worth, by Hero. */
  readonly usualBest: readonly number[]
}

/** Points of damage that a point of each is worth; found by simulation. */
export const POINTS = {
  strength: 3.5,
  strengthNow: 1.6,
  protect: 2.2,
  weak: 1.6,
  weakAll: 3,
  exposed: 2.6,
  exposedAll: 5,
  draw: 1.8,
  energy: 2.4,
  heal: 1.2,
  potion: 5,
  discard: -0.8,
  recover: 1.8,
  unequip: -1.5,
  conceal: 2.4,
  immunity: 7,
  two: 1.8,
  all: 2.3,
  /** What an Energy usually buys. */
  price: 2.6,
  /** A card drawn is another one not drawn. */
  slot: 1,
  damageBonus: 7,
  blockBonus: 5,
  turns: 3,
}

/** How likely the conditions hold, by number. */
const LIKELY: Readonly<Record<number, number>> = {
  [CONDITION.CONCEALED]: 0.5,
  [CONDITION.EQUIPPED]: 0.4,
  [CONDITION.PLAYED]: 0.5,
  [CONDITION.HAND_EMPTY]: 0.2,
  [CONDITION.DEFEATED]: 0.4,
  [CONDITION.HAS_BLOCK]: 0.5,
  [CONDITION.BADLY_HURT]: 0.35,
  [CONDITION.CRYSTALS]: 0.5,
  [CONDITION.HERO_LOST_HEALTH]: 0.7,
  [CONDITION.ROW_FULL]: 0.4,
  [CONDITION.ZOMBIES_OUT]: 0.4,
  [CONDITION.HERO_HAS_NO_BLOCK]: 0.5,
  [CONDITION.BOMBS_HELD]: 0.4,
}
/** What pluses add on average: Block, Strength, Equipment, cards played, cards in hand, Exposed Enemies. */
const PLUS = [0, 3.5, 1.5, 1, 2, 2, 0.7]
/** How many Enemies a hit reaches, in points. */
const REACH = (to: number): number => (to === 2 ? POINTS.two : to === 3 || to === 4 ? POINTS.all : 1)

/** Whom an Enemy strengthens, as the programs number it. */
const SELF = 0
const ON_MAT = 5
/** Crystals make abilities stronger, like Strength would. */
const CRYSTAL_GROWTH = 0.4

type Code = Data['code']

function likely(condition: number, figure: number): number {
  const p = LIKELY[condition] ?? 0.5
  return figure >= 3 ? p * 0.7 : p
}

/** Adds up a Hero's program; `share` is how likely it is to get here. */
function deed(code: Code, pc: number, share: number, out: Deed): Deed {
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

const total = ({ damage, block, other }: Deed): number => damage + block + other
const noDeed = (): Deed => ({ damage: 0, hits: 0, block: 0, other: 0 })

/** Adds up an Enemy's program. */
function menace(code: Code, pc: number, share: number, out: Menace): Menace {
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

const cost = ({ damage, nuisance, growth }: Menace): number => damage + nuisance + growth

/** Whether a program makes a Zombie of the Minion that falls. */
function rises(code: Code, program: number): boolean {
  for (let pc = program; code[pc] !== OP.END; pc += STEP) if (code[pc] === OP.RISE) return true
  return false
}

const noMenace = (): Menace => ({ damage: 0, hits: 0, nuisance: 0, growth: 0 })

/** How often in a Wave a lasting ability happens, for each turn it is there. */
const OFTEN: Readonly<Record<number, number>> = {
  [MOMENT.TURN_START]: 1,
  [MOMENT.ATTACK_PLAYED]: 1.6,
  [MOMENT.DEFENSE_PLAYED]: 1,
  [MOMENT.SKILL_PLAYED]: 0.7,
  [MOMENT.ENEMY_DEFEATED]: 0.5,
  [MOMENT.HEALTH_LOST]: 0.6,
}

function eachTurn(code: Code, lasting: readonly Lasting[]): number {
  let sum = 0
  for (const { moment, program, isLimited } of lasting) {
    const often = OFTEN[moment] ?? 1
    sum += total(deed(code, program, 1, noDeed())) * (isLimited && often > 1 ? 1 : often)
  }
  return sum
}

function cardFeatures(code: Code, card: Card): CardFeatures {
  const played = deed(code, card.program, 1, noDeed())
  deed(code, card.equipped, 1, played)
  const concealed = card.concealed === 0 ? undefined : deed(code, card.concealed, 1, noDeed())
  const ambush = total(deed(code, card.ambush, 1, noDeed()))
  const lasting = eachTurn(code, card.lasting)
  const bonus = card.damageBonus * POINTS.damageBonus + card.blockBonus * POINTS.blockBonus
  const removed = 0.15 * total(deed(code, card.removed, 1, noDeed()))
  let value =
    total(played) * (card.isFinale ? 1.35 : 1) + lasting * POINTS.turns + bonus + removed + 0.25 * ambush
  if (concealed !== undefined) value += 0.5 * (total(concealed) - total(played))
  const energy = card.isPrepare ? Math.max(0, card.cost - 1.6) : card.cost
  played.other += lasting * POINTS.turns + bonus
  return {
    ...{ played, concealed, ambush, eachTurn: lasting },
    worth: card.isMinion ? -3 : value - POINTS.price * energy - POINTS.slot,
    needsConcealed: concealed === undefined ? 0 : total(concealed) - total(played),
    activate: menace(code, card.activate, 1, noMenace()),
    explode: menace(code, card.explode, 1, noMenace()),
    onDeath: cost(menace(code, card.onDeath, 1, noMenace())) + (rises(code, card.onDeath) ? card.attack : 0),
    react: cost(menace(code, card.react, 1, noMenace())),
  }
}

const featuresOf = new WeakMap<Data, Features>()

/** The features of a content; worked out once. */
export function features(data: Data): Features {
  const known = featuresOf.get(data)
  if (known !== undefined) return known
  const made = make(data)
  featuresOf.set(data, made)
  return made
}

/** Forgets what was worked out: for tuning the points. */
export function forget(data: Data): void {
  featuresOf.delete(data)
}

function make(data: Data): Features {
  const { code } = data
  const cards = data.cards.map((card) => cardFeatures(code, card))
  const mean = (programs: Boss['horde']): Menace => {
    const sum = noMenace()
    for (const program of programs) menace(code, program, 1 / programs.length, sum)
    return sum
  }
  const knowledge = ({ energy, health, startOfWave, lasting }: Knowledge): number =>
    energy * 14 + health + total(deed(code, startOfWave, 1, noDeed())) + 4 * eachTurn(code, lasting)
  return {
    cards,
    potions: data.potions.map(({ program }: Potion) => total(deed(code, program, 1, noDeed()))),
    knowledge: data.knowledge.map(knowledge),
    hordes: data.bosses.map(({ horde }) => mean(horde)),
    bosses: data.bosses.map(({ abilities }) => mean(abilities)),
    usualBest: [0, 1].map((hero) => usualBest(data, cards, hero)),
  }
}

/** The worth that one of four cards reaches on average: about that of the best fifth. */
function usualBest(data: Data, cards: readonly CardFeatures[], hero: number): number {
  const worths: number[] = []
  data.cards.forEach((card, id) => {
    if (!card.isMinion && card.hero === hero && !card.isStarting) worths.push(cards[id].worth)
  })
  worths.sort((a, b) => b - a)
  return worths[Math.floor(worths.length / 5)] ?? 0
}
