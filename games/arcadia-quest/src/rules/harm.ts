/** Wounds are put on and healed [B-ATK-0] [B-KILL-1] [B-ATK-5]. */
import { faceOf } from './figures.ts'
import { lifeOf } from './heroes.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { events } = rules

/** Wounds on a figure: whoever has none of its Life left is killed, from now on. */
export function woundFigure(t: Table, figure: number, wounds: number): void {
  const one = t.figures[figure]
  if (wounds <= 0 || one.isDying === 1) return
  const { life } = faceOf(t, figure)
  one.wounds = Math.min(one.wounds + wounds, life)
  if (one.wounds === life) one.isDying = 1
  t.log?.add(events['figure-wounded'], figure, wounds)
}
export function healFigure(t: Table, figure: number, wounds: number): void {
  const one = t.figures[figure]
  const healed = Math.min(wounds, one.wounds)
  if (healed <= 0) return
  one.wounds -= healed
  t.log?.add(events['figure-healed'], figure, healed)
}

/** Wounds on a hero; true if they kill. */
export function woundHero(t: Table, hero: number, wounds: number): void {
  if (wounds <= 0) return
  t.heroes[hero].wounds += wounds
  t.log?.add(events['hero-wounded'], hero, wounds)
}
export const isSlain = (t: Table, hero: number): boolean =>
  t.heroes[hero].space >= 0 && t.heroes[hero].wounds >= lifeOf(t, t.heroes[hero])
export function healHero(t: Table, hero: number, wounds: number): void {
  const healed = Math.min(wounds, t.heroes[hero].wounds)
  if (healed <= 0) return
  t.heroes[hero].wounds -= healed
  t.log?.add(events['hero-healed'], hero, healed)
}
