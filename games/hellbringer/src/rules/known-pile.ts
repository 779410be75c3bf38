/** What is known to lie in the five piles of the Common Draw Pile, from a table that is all a seat may know [H36, H37]. */
import { PILES_IN_ALL } from './layers.ts'
import { isCombatLot, isCommonLot, LOT } from './lots.ts'
import type { Table } from './rulebook.ts'

/** One of the piles: how many cards, how many of each sort; their order is unknown. */
export interface Stratum {
  readonly size: number
  readonly commons: number
  readonly combats: number
  /** II to V. */
  readonly tomes: readonly number[]
  /** What lies at its bottom: 1 to 4, Crypt to Tomb; 0 if that is above it already, or nothing. */
  readonly location: number
}

const FIRST_TOME = 2

/** The piles from top to bottom. The same however what is hidden lies, as long as it lies in its pile. */
export function knownStrata({ drawPile, layers }: Table): Stratum[] {
  let top = drawPile.size
  return Array.from({ length: PILES_IN_ALL }, (_, layer) => {
    const lots = Array.from({ length: Math.min(top, layers[layer]) }, (__, i) => drawPile.get(top - 1 - i))
    top -= lots.length
    return {
      size: lots.length,
      commons: lots.filter(isCommonLot).length,
      combats: lots.filter(isCombatLot).length,
      tomes: lots
        .filter((lot) => lot >= LOT.TOME && lot < LOT.LOCATION)
        .map((lot) => lot - LOT.TOME + FIRST_TOME),
      location: lots.map((lot) => lot - LOT.LOCATION + 1).find((place) => place > 0) ?? 0,
    }
  })
}
