/** What each word of heroes' cards comes to, on average, for the game's own bot: in points of damage. */
import type { CARD_COUNTS, FIGURES } from '../../content/kinds.ts'
import { GOOD } from '../timing.ts'
import type { Gains } from './gains.ts'
import type { HeroFacts } from './hero-conditions.ts'

/** The mean of a Damage die and of an Acid die [H117]. */
export const DAMAGE_DIE = 35 / 6
export const ACID_DIE = 10 / 3
/** What keeps a player from being eliminated is as good as so much AR. */
const LIFE = 60
/** What is counted, on average. */
const USUAL: Readonly<Record<(typeof CARD_COUNTS)[number], number>> = {
  ...{ hp: 55, ar: 40, si: 5, 'enemy-seen': 2, 'skill-used': 1, activated: 2, 'ap-left': 1, 'hp-card': 3 },
  ...{ skill: 2, companion: 1, 'free-rune': 2, enchantment: 1 },
}

interface Dice {
  readonly damage: number
  readonly acid: number
}
interface Per {
  readonly every: number
  readonly of: (typeof CARD_COUNTS)[number]
  readonly most?: number | undefined
}
export const diceWorth = ({ damage, acid }: Dice): number => DAMAGE_DIE * damage + ACID_DIE * acid
const timesOf = (per?: Per): number =>
  per === undefined ? 1 : Math.min(per.most ?? Infinity, USUAL[per.of] / per.every)

const inTurns = (worth: Partial<Gains>): HeroFacts => ({ timing: GOOD.IN_TURNS, worth })
const always = (worth: Partial<Gains>): HeroFacts => ({ timing: GOOD.ALWAYS, worth })
const never = (worth: Partial<Gains>): HeroFacts => ({ timing: GOOD.NEVER, worth })
const inAttacks = (worth: Partial<Gains>): HeroFacts => ({ timing: GOOD.AGAINST_ATTACKS, worth })

/** A figure that is higher for a while. */
function boosted(figure: (typeof FIGURES)[number], amount: number, isForAttack: boolean): Partial<Gains> {
  if (figure === 'si') return { sight: amount }
  if (figure === 'ap') return { ap: amount }
  if (figure === 'hp' || figure === 'ar') return isForAttack ? { guard: amount } : { other: amount / 5 }
  return { other: amount }
}

interface Boost {
  readonly boost: (typeof FIGURES)[number]
  readonly amount: number
  readonly until: string
  readonly per?: Per | undefined
}

/** By word. */
export const heroFacts = {
  dice: ({ dice, of, per }: { dice: Dice; of?: string | undefined; per?: Per | undefined }) =>
    inTurns(of === undefined ? { damage: diceWorth(dice) * timesOf(per) } : { other: 1.5 * diceWorth(dice) }),
  fuel: ({ most, adds }: { most: number; adds: Dice }) =>
    inTurns({ damage: 0.7 * most * diceWorth(adds), cards: -0.4 * most }),
  pierce: ({ pierce }: { pierce: number | 'all' }) =>
    inTurns({ damage: pierce === 'all' ? 14 : Math.min(pierce, 12) }),
  cleave: () => inTurns({ other: 5 }),
  convert: () => inTurns({ damage: 4 }),
  reroll: ({ reroll }: { reroll: number }) => inTurns({ damage: 2 * reroll }),
  'turn-die': (e: { 'turn-die': number }) => inTurns({ damage: 4.5 * e['turn-die'] }),
  sunder: ({ sunder, whom }: { sunder: number; whom: string }) =>
    inTurns({ damage: 0.8 * Math.min(sunder, 15) * (whom === 'all' ? 1.3 : 1) }),
  stun: ({ stun, limit }: { stun: string; limit: number }) =>
    inTurns({ guard: (stun === 'all' ? 8 : 4) * limit }),
  slay: () => inTurns({ other: 20 }),
  expose: ({ expose }: { expose: string }) => always({ sight: expose === 'all' ? 4 : 2 }),
  boost: ({ boost, amount, until, per }: Boost) =>
    always(boosted(boost, amount * timesOf(per), until !== 'turn')),
  'gain-ap': (e: { 'gain-ap': number; per?: Per | undefined }) =>
    never({ ap: e['gain-ap'] * timesOf(e.per) }),
  grow: () => never({ other: 4 }),
  draw: ({ draw }: { draw: number }) => inTurns({ cards: draw }),
  discard: ({ count }: { count: number | 'all' }) => never({ cards: count === 'all' ? -2 : -count }),
  collect: ({ count }: { count: number }) => inTurns({ cards: 1.5 * count }),
  'remove-self': () => never({}),
  scry: () => inTurns({ other: 1.5 }),
  ready: ({ ready, count }: { ready: string; count?: number | 'all' | undefined }) =>
    inTurns({ other: ready === 'companion' ? 15 : count === 'all' ? 12 : 9 }),
  discount: ({ by }: { by: number }) => never({ ap: 0.7 * by }),
  return: () => never({ cards: 0.8 }),
  'move-attribute': (e: { 'move-attribute': number }) => inTurns({ other: 2 * e['move-attribute'] }),
  forfeit: ({ forfeit }: { forfeit: number }) => never({ other: -8 * forfeit }),
  'guard-ally': () => ({ timing: GOOD.AFTER_DIE, worth: { other: 4 } }),
  resurrect: ({ resurrect }: { resurrect: string }) =>
    inTurns(resurrect === 'self' ? { guard: LIFE } : { other: 10 }),
  'ease-respawn': () => inTurns({ other: 2 }),
  avoid: ({ avoid, for: whom }: { avoid: string; for: string }): HeroFacts => {
    const worth = { guard: avoid === 'effects' ? 8 : LIFE }
    return whom === 'self' ? inAttacks(worth) : { timing: GOOD.ON_TARGETS, worth }
  },
  lessen: ({ lessen }: { lessen: number }) => inAttacks({ guard: lessen }),
  ignore: ({ ignore }: { ignore: Dice }) => inAttacks({ guard: 1.2 * diceWorth(ignore) }),
  reface: (): HeroFacts => ({ timing: GOOD.ON_DIE, worth: { guard: 15 } }),
  retaliate: ({ retaliate }: { retaliate: Dice }) => inAttacks({ other: 0.6 * diceWorth(retaliate) }),
} as const

/** What gains come to in all. */
const POINTS: Readonly<Gains> = { damage: 1, guard: 0.15, ap: 9, cards: 5, sight: 3, other: 1 }
export const NO_GAINS: Readonly<Gains> = { damage: 0, guard: 0, ap: 0, cards: 0, sight: 0, other: 0 }
export const totalGains = (gains: Readonly<Gains>): number =>
  (Object.keys(POINTS) as (keyof Gains)[]).reduce((sum, name) => sum + POINTS[name] * gains[name], 0)
