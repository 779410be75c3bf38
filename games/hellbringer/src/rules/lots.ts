/** What lies at the places of the Common Draw Pile: which kind of card, not which card [H36]. */
import { COMBAT_CARDS, MOST_COMMON, MOST_STARTERS, PILES } from '../content/limits.ts'

const MOST_COMMONS = MOST_COMMON + MOST_STARTERS

/** From which number on it is a Common card, a Combat card, Tome II to V, Crypt to Tomb. */
export const LOT = {
  COMMON: 0,
  COMBAT: MOST_COMMONS,
  TOME: MOST_COMMONS + COMBAT_CARDS,
  LOCATION: MOST_COMMONS + COMBAT_CARDS + PILES,
} as const
/** How many there can be. */
export const LOTS: number = LOT.LOCATION + PILES

export const isCommonLot = (lot: number): boolean => lot < LOT.COMBAT
export const isCombatLot = (lot: number): boolean => lot >= LOT.COMBAT && lot < LOT.TOME

interface WithPile {
  readonly drawPile: {
    readonly size: number
    readonly get: (place: number) => number
    readonly set: (place: number, lot: number) => void
  }
}

/** Common and Combat cards are numbered from the bottom up: so their numbers tell nothing but how many there are. */
export function numberLots({ drawPile }: WithPile): void {
  let commons: number = LOT.COMMON
  let combats: number = LOT.COMBAT
  for (let place = 0, size = drawPile.size; place < size; place++) {
    const lot = drawPile.get(place)
    if (isCommonLot(lot)) drawPile.set(place, commons++)
    else if (isCombatLot(lot)) drawPile.set(place, combats++)
  }
}
