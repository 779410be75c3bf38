/** Oil, and what happens when there is none [E1] [E2] [W2]. */
import { LOST } from '@hearthkeep/engine'
import { LANTERNS, rules } from './rulebook.ts'
import type { LanternId, Table } from './rulebook.ts'

const { events } = rules

/** What a lantern holds at most [E1]. */
export const MOST_OIL = 6
/** So many dark lanterns are the end [W2]. */
const TOO_DARK = 2

export const isDark = (t: Table, lantern: LanternId): boolean => t.lanterns[lantern].oil === 0

/** How many lanterns burn. */
export function burning(t: Table): number {
  let count = 0
  for (let lantern = 0; lantern < LANTERNS; lantern++) if (!isDark(t, lantern)) count++
  return count
}

export function pour(t: Table, lantern: LanternId, amount: number): void {
  const wasDark = isDark(t, lantern)
  const poured = Math.min(amount, MOST_OIL - t.lanterns[lantern].oil) // [E1]
  if (poured === 0) return
  t.lanterns[lantern].oil += poured
  t.log?.add(events['oil-poured'], lantern, poured, t.lanterns[lantern].oil)
  if (wasDark) t.log?.add(events['lantern-lit'], lantern) // [E2]
}

/** Takes oil away; what is not there cannot be lost. */
export function spill(t: Table, lantern: LanternId, amount: number): void {
  const lost = Math.min(amount, t.lanterns[lantern].oil)
  if (lost === 0) return
  t.lanterns[lantern].oil -= lost
  t.log?.add(events['oil-lost'], lantern, lost, t.lanterns[lantern].oil)
  if (!isDark(t, lantern)) return
  t.log?.add(events['lantern-out'], lantern)
  if (LANTERNS - burning(t) < TOO_DARK) return
  t.log?.add(events['night-lost']) // [W2]
  t.finish(LOST)
}
