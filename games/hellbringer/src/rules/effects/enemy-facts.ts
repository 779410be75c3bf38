/** What each word of enemies comes to, on average, for the game's own bot: in points of damage. */
import type { ENEMY_COUNTS, FIGURES } from '../../content/kinds.ts'
import { diceWorth } from './hero-facts.ts'

/** What an ability comes to. */
export interface Harm {
  /** More in the enemies' total. */
  total: number
  /** HP and AR that do not count. */
  loss: number
  /** Everything else. */
  other: number
}
export interface EnemyFacts {
  readonly worth: Readonly<Partial<Harm>>
}

/** What is counted, on average. */
const USUAL: Readonly<Record<(typeof ENEMY_COUNTS)[number], number>> = {
  ...{ hand: 4, attribute: 9, ap: 3, companion: 0.5, enemy: 1.5, fallen: 0.2, under: 1 },
}
interface Dice {
  readonly damage: number
  readonly acid: number
}
interface Per {
  readonly every: number
  readonly of: (typeof ENEMY_COUNTS)[number]
}
const does = (worth: Partial<Harm>): EnemyFacts => ({ worth })

/** By word. */
export const enemyFacts = {
  dice: ({ dice, per }: { dice: Dice; per?: Per | undefined }) =>
    does({ total: diceWorth(dice) * (per === undefined ? 1 : USUAL[per.of] / per.every) }),
  pierce: ({ pierce }: { pierce: number | 'all' }) =>
    does({ loss: pierce === 'all' ? 20 : Math.min(pierce, 20) }),
  weaken: ({ weaken, amount }: { weaken: (typeof FIGURES)[number]; amount: number }) =>
    does(weaken === 'hp' || weaken === 'ar' ? { loss: amount } : { other: 5 * amount }),
  discard: ({ discard, count }: { discard: string; count: number }) =>
    does({ other: (discard === 'hand' ? 4 : 8) * count }),
  forfeit: ({ forfeit }: { forfeit: number }) => does({ other: 8 * forfeit }),
  accumulate: ({ accumulate }: { accumulate: number }) => does({ other: 3 * accumulate }),
  return: () => does({ other: -2 }),
  draw: ({ draw }: { draw: number }) => does({ other: -3 * draw }),
  attribute: ({ attribute }: { attribute: number }) => does({ other: -8 * attribute }),
  grow: ({ grow, amount }: { grow: string; amount: number }) =>
    does(grow === 'damage' ? { total: 5 * amount } : grow === 'acid' ? { total: 3 * amount } : { other: 4 }),
  summon: ({ summon }: { summon: string }) => does({ other: summon === 'monster' ? 10 : 3 }),
  devour: () => does({ other: 5 }),
  lock: () => does({ other: 5 }),
  expose: () => does({ other: -2 }),
} as const

export const NO_HARM: Readonly<Harm> = { total: 0, loss: 0, other: 0 }
/** What harm comes to in all, beside the dice. */
export const totalHarm = ({ total, loss, other }: Readonly<Harm>): number => total + (loss + other) / 2
