/** Who looks at a table: a seat, or somebody who only watches. */
import { deskOf, HIDDEN, SPECTATOR } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'

export { SPECTATOR }

/** A seat, or `'spectator'`. */
export type Viewer = number | 'spectator'

/** Whether this is the number of a seat at a table of so many. */
export function isSeat(seat: unknown, seats: number): seat is number {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats
}

/** The seat number of a viewer; throws if there is no such seat. */
export function seatOf(viewer: Viewer, seats: number): number {
  if (viewer === 'spectator') return SPECTATOR
  if (isSeat(viewer, seats)) return viewer
  throw new RangeError(`seat ${String(viewer)}: expected 0 to ${seats - 1}, or 'spectator'`)
}

/** Whether one of these views of a table shows something that another hides: then a device is not looked at together. */
export function hideFromEachOther(views: readonly Int32Array[]): boolean {
  const [first, ...others] = views
  return others.some((other) => other.some((cell, i) => (cell === HIDDEN) !== (first[i] === HIDDEN)))
}

/**
 * What a game calls a seat, if the name says which seat it is, as `Watcher 2` does: whoever has to be found needs the number.
 * Undefined if it does not, or not yet; `cells` are a view of the table.
 */
export function numberedSeatName(game: Game, cells: Int32Array, seat: number): string | undefined {
  const kind = Object.values(game.things).find(({ is }) => is === 'seat')
  if (kind === undefined) return undefined
  try {
    const name = kind.name(seat, deskOf(game).showing(cells) as never)
    return /\d+/.exec(name)?.[0] === `${seat + 1}` ? name : undefined
  } catch {
    return undefined // named by what is yet to be chosen, or hidden
  }
}
