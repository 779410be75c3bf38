/** The zones in which a game describes its table; and what a choice would take from whoever stands there. */
import type { Game, Item, ThingRef, Zone } from '@hearthkeep/engine'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '../../after-paint.ts'
import { choiceWith } from '../../coming/use-coming.ts'
import type { Session } from '../../session/session.ts'
import { keyOf, thingOf } from '../../session/thing.ts'
import { useSession, useTable } from '../../table/context.ts'
import { figuresOf } from './zones.ts'

/** The zones of a block of integers, as a seat sees them. */
function zonesOf(game: Game, cells: Int32Array, seat: number): readonly Zone[] {
  const table = game.newTable()
  try {
    table.restore(cells)
    return game.describe(table, seat)
  } finally {
    table.release()
  }
}

export function useZones(): readonly Zone[] {
  const { driver } = useSession()
  const { cells, look } = useTable()
  return useMemo(() => zonesOf(driver.game, cells, look.seat), [driver, cells, look.seat])
}

/** What lies under a key, and what is left of it; no key: nothing is known. */
type Losses = ReadonlyMap<string, number>
const NONE: Losses = new Map<string, number>()

const LossesContext = createContext<Losses>(NONE)
export const LossesProvider = LossesContext.Provider

/** What something would lose by the choice that picking it would make. */
export function useLoss(of: ThingRef | undefined): number {
  const losses = useContext(LossesContext)
  return (of && losses.get(keyOf(of))) ?? 0
}

/** The bars on a table, by what they are of. */
function bars(zones: readonly Zone[]): Map<string, number> {
  const found = new Map<string, number>()
  const note = (item: Item): void => {
    const { bar } = figuresOf(item)
    if (item.thing !== undefined && bar !== undefined) found.set(keyOf(item.thing), bar.value)
  }
  for (const { items } of zones) items.forEach(note)
  return found
}

/** What each target of what is picked would lose; whoever is no longer described has lost all. */
async function lossesOf(session: Session): Promise<Losses> {
  const { driver, isOnTable, state } = session
  const { look, picked, next } = state
  const before = bars(zonesOf(driver.game, look.cells, look.seat))
  const losses = new Map<string, number>()
  for (const key of next) {
    const choice = choiceWith(look.choices, picked, thingOf(key), isOnTable)
    const cells = choice && (await driver.preview(choice))
    if (cells === undefined) continue
    const after = bars(zonesOf(driver.game, cells, look.seat))
    const was = before.get(key)
    if (was !== undefined) losses.set(key, Math.max(0, was - (after.get(key) ?? 0)))
  }
  return losses
}

/** Foretold as soon as the click that asks for it has been answered. */
export function useLosses(): Losses {
  const session = useSession()
  const { look, picked, isPlaying, isPast } = useTable()
  const [told, setTold] = useState({ look, picked, losses: NONE })
  useEffect(() => {
    if (picked.length === 0 || isPlaying || isPast) return
    let isOutdated = false
    const callOff = afterPaint(() => {
      lossesOf(session).then(
        (losses) => isOutdated || setTold({ look, picked, losses }),
        () => undefined, // a table that cannot be reached foretells nothing
      )
    })
    return () => {
      isOutdated = true
      callOff()
    }
  }, [session, look, picked, isPlaying, isPast])
  return told.look === look && told.picked === picked && !isPlaying ? told.losses : NONE
}
