/** What a table in the page is drawn from, and what it needs to know of its surroundings. */
import type { OfferedChoice } from '@hearthkeep/engine'
import type { TableEvent } from '@hearthkeep/match'
import type { Gatherings } from './gather.ts'
import type { Selection } from './selection.ts'
import type { Seen } from './sight.ts'

/** Everything a table is drawn from: nothing else is shown, and nothing of it is hidden from who sits there. */
export interface TableState extends Selection, Seen {
  /** What is drawn: the table now, or a moment of what is being shown. */
  readonly cells: Int32Array
  /** What is being shown. */
  readonly event: TableEvent | null
  readonly isPlaying: boolean
  /** What was just chosen: it is shown as made, and the answer is yet to come. */
  readonly taken: OfferedChoice | null
  /** A word to the player: why something was not done. */
  readonly notice: string | null
  /** Whether an earlier moment is looked at. */
  readonly isPast: boolean
}

/** How long an event is shown, in milliseconds; 0: no pause. */
type Pace = (event: TableEvent) => number

/** What a session needs to know of its surroundings. */
export interface SessionOptions {
  readonly pace: Pace
  /** The kinds of things that are drawn on the table and can be clicked. */
  readonly thingKinds: readonly string[]
  /** At which questions several things are chosen at once. */
  readonly gathers?: Gatherings | undefined
  /** Does what a click leads to once its answer is on the screen, and can be called off; without it, at once. */
  readonly afterAnswer?: (action: () => void) => () => void
  /** Waits; replaced in tests. */
  readonly wait?: (milliseconds: number) => Promise<void>
}
