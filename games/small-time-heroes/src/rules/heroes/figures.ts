/** What the figures of a card in hand come to now: by the sums that its effects are carried out with. */
import { blockGained } from './heroes.ts'
import { raiseInHand } from './hero-effects.ts'
import { damageDealt } from '../damage/damage.ts'
import type { Hero, Table } from '../rulebook.ts'

/** What a text says that can change, as it is written into `Card.live`: `{damage:3}`, `{plus:block}`. */
export const FIGURES = ['damage', 'block'] as const
export type FigureKind = (typeof FIGURES)[number]

/** The figure as it is now, before anything of whoever is hit; `by` is what it is raised by. */
export function figureNow(t: Table, hero: Hero, kind: FigureKind, printed: number, by?: string): number {
  const base = printed + (by === undefined ? 0 : raiseInHand(t, hero, by))
  if (kind === 'block') return blockGained(t, hero, base) // [R66]
  return damageDealt(t, hero, base) >> hero.weak // [R53, R63]
}
