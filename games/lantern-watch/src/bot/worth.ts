/** What deeds are worth, in oil, to somebody who looks at the open wall. */
import { isDark, MOST_OIL } from '../rules/oil.ts'
import type { LanternId, Seat, ShadowId, Table } from '../rules/rulebook.ts'
import { hungerAt } from '../rules/shadows.ts'

/** What a word is worth to a watcher at a lantern. */
export type Worth = (t: Table, watcher: Seat, lantern: LanternId) => number
/** Whether a condition holds there. */
export type Holds = (t: Table, watcher: Seat, lantern: LanternId) => boolean

/** What a lantern is worth that would go dark, or burns again. */
const FLAME = 4
/** Oil that saves nothing yet. */
const SPARE = 0.6

/** Whether no two watchers stand there. */
export function isAlone(t: Table, lantern: LanternId): boolean {
  let count = 0
  for (let seat = 0; seat < t.seats; seat++) if (t.watchers[seat].lantern === lantern) count++
  return count <= 1
}

const goesOut = (oil: number, hunger: number): boolean => oil > 0 && hunger >= oil

export function pourWorth(t: Table, lantern: LanternId, amount: number): number {
  const { oil } = t.lanterns[lantern]
  const hunger = hungerAt(t, lantern)
  const poured = Math.min(amount, MOST_OIL - oil)
  const saves = (goesOut(oil, hunger) || oil === 0) && oil + poured > hunger
  return poured * SPARE + Math.min(poured, hunger) * SPARE + (saves ? FLAME : 0)
}

export function spillWorth(t: Table, lantern: LanternId, amount: number): number {
  const { oil } = t.lanterns[lantern]
  if (isDark(t, lantern)) return 0
  return -Math.min(amount, oil) - (amount >= oil ? FLAME : 0)
}

/** What it is worth to be rid of a shadow: what it would eat until dawn, as far as one cares to look. */
export function shadowWorth(t: Table, lantern: LanternId, shadow: ShadowId): number {
  const { hunger, feeds } = t.data.shadows[shadow]
  const { oil } = t.lanterns[lantern]
  const total = hungerAt(t, lantern)
  const saves = goesOut(oil, total) && !goesOut(oil, total - hunger)
  const hours = Math.min(3, t.data.hours - t.hour + 1)
  return (hunger + (feeds === null ? 0 : 1)) * hours * 0.8 + (saves ? FLAME : 0)
}

export function banishWorth(t: Table, lantern: LanternId, strength: number): number {
  const { shadows } = t.lanterns[lantern]
  let best = 0
  for (let i = 0; i < shadows.size; i++) {
    const shadow = shadows.get(i)
    if (t.data.shadows[shadow].dread <= strength) best = Math.max(best, shadowWorth(t, lantern, shadow))
  }
  return best
}
