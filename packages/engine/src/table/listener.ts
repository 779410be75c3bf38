/** Who hears what rules do with cells that somebody may not see. */
import type { Pile } from './pile.ts'

/** Places are those of the engine's memory. */
export interface Listener {
  /** A step of the rules begins. */
  readonly stepBegins: (step: number) => void
  /** Somebody is about to look at a cell. */
  readonly read: (place: number) => void
  /** The rules put something into a cell that they can only have from cells they have looked at. */
  readonly wrote: (place: number) => void
  /** What lay in a cell was put into another, unseen. */
  readonly moved: (from: number, to: number) => void
  /** What lay in the cells from `first` up to `end` and one beyond moved down by one, or up, without anybody looking; 0: changed places. */
  readonly shifted: (first: number, end: number, by: -1 | 0 | 1) => void
  /** Something is rolled: a number below `n` if it is already decided, or -1. */
  readonly rolls: (n: number) => number
  /** A pile is about to be shuffled. */
  readonly shuffles: (pile: Pile) => void
}
