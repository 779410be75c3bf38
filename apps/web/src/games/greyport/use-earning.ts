/** Ticks achievements off when they are earned: at the end of a game, and one of them in the midst of it. */
import { achievementsOf } from '@hearthkeep/game-greyport'
import type { Earned } from '@hearthkeep/game-greyport'
import { useEffect, useMemo } from 'react'
import { MatchDriver } from '../../session/match-driver.ts'
import { earn } from '../../storage/achievements.ts'
import { useSession, useTable } from '../../table/context.ts'
import { tableWith } from './model.ts'

const NONE: readonly Earned[] = []

/** What has been earned on this table; nothing in a lesson. */
export function useEarning(): readonly Earned[] {
  const { driver } = useSession()
  const { look, isPast } = useTable()
  const earned = useMemo(() => {
    if (!(driver instanceof MatchDriver) || isPast) return NONE
    return achievementsOf(tableWith(driver.game, look.cells), driver.match.setup)
  }, [driver, look, isPast])
  useEffect(() => {
    if (earned.length > 0) earn(driver.game.id, earned)
  }, [driver, earned])
  return earned
}
