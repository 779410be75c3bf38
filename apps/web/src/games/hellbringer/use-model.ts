/** The table as data, and what is known of its pile. */
import { knownStrata } from '@hearthkeep/game-hellbringer'
import type { Stratum } from '@hearthkeep/game-hellbringer'
import { useMemo } from 'react'
import { useSession, useTable } from '../../table/context.ts'
import { modelOf, tableWith } from './model.ts'
import type { Model } from './model.ts'

export function useModel(): Model {
  const { driver } = useSession()
  const { cells } = useTable()
  return modelOf(driver.game, cells)
}

/** What lies in each pile of the draw pile, as far as the attended seat may know; null where nobody can say. */
export function useStrata(): readonly Stratum[] | null {
  const { driver } = useSession()
  const { look, attended, isPast, isCurtained } = useTable()
  const { revision, seat } = look
  return useMemo(() => {
    const known = isPast || isCurtained || seat !== attended ? undefined : driver.known?.(attended, revision)
    return known === undefined ? null : knownStrata(tableWith(driver.game, known))
  }, [driver, attended, revision, seat, isPast, isCurtained])
}

/** `39 %`; never 0 or 100 for what may come otherwise. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%'
  if (chance < 0.005) return '<1%'
  return chance === 1 ? '100%' : `${Math.min(99, Math.round(100 * chance))}%`
}

/** The same, of what may not be known yet. */
export const maybePercent = (chance: number | undefined): string =>
  chance === undefined ? '…' : percent(chance)
