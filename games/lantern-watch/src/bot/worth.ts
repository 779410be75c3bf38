/** What deeds are worth, in oil, to somebody who looks at the open wall. */
import { MOST_OIL } from '../rules/oil.ts'
import type { LanternId, Seat, ShadowId, Table } from '../rules/rulebook.ts'
import { hungerAt } from '../rules/shadows.ts'

/** What a word is worth to a watcher at a lantern, and whether a condition holds there. */
export type Worth = (t: Table, watcher: Seat, lantern: LanternId) => number
export type Holds = (t: Table, watcher: Seat, lantern: LanternId) => boolean

/** What it is worth to keep a lantern from going out, or to light it again. */
const FLAME = 4
/** What oil is worth that saves no lantern yet. */
const SPARE = 0.6
/** How many hours one cares to look ahead. */
const AHEAD = 3

const goesOut = (oil: number, hunger: number): boolean => oil > 0 && hunger >= oil

export function pourWorth(t: Table, lantern: LanternId, amount: number): number {
  const { oil } = t.lanterns[lantern]
  const hunger = hungerAt(t, lantern)
  const poured = Math.min(amount, MOST_OIL - oil)
  const saves = hunger >= oil && oil + poured > hunger
  return poured * SPARE + Math.min(poured, hunger) * SPARE + (saves ? FLAME : 0)
}

export function spillWorth(t: Table, lantern: LanternId, amount: number): number {
  const { oil } = t.lanterns[lantern]
  return -Math.min(amount, oil) - (goesOut(oil, amount) ? FLAME : 0)
}

/** What it is worth to be rid of a shadow: what it would eat in the next hours. */
export function shadowWorth(t: Table, lantern: LanternId, shadow: ShadowId): number {
  const { hunger, feeds } = t.data.shadows[shadow]
  const { oil } = t.lanterns[lantern]
  const all = hungerAt(t, lantern)
  const saves = goesOut(oil, all) && !goesOut(oil, all - hunger)
  const hours = Math.min(AHEAD, t.data.hours - t.hour + 1)
  return (hunger + (feeds === null ? 0 : 1)) * hours * 0.8 + (saves ? FLAME : 0)
}

export function banishWorth(t: Table, lantern: LanternId, strength: number): number {
  const weak = t.lanterns[lantern].shadows.toArray().filter((one) => t.data.shadows[one].dread <= strength)
  return Math.max(0, ...weak.map((shadow) => shadowWorth(t, lantern, shadow)))
}
