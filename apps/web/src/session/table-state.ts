/** What a table in the page is drawn from, and what it needs to know of its surroundings. */
import type { OfferedChoice } from '@hearthkeep/engine'
import type { TableEvent } from '@hearthkeep/match'
import type { LogLine, Look } from './driver.ts'
import type { Selection } from './selection.ts'

/** Everything a table is drawn from. */
export interface TableState extends Selection {
  readonly look: Look
  /** What is drawn: the table now, or a moment of what is being shown. */
  readonly cells: Int32Array
  /** What is being shown. */
  readonly event: TableEvent | null
  readonly isPlaying: boolean
  readonly lines: readonly LogLine[]
  /** What was just chosen and is carried out once that is on the screen. */
  readonly taken: OfferedChoice | null
  /** A word to the player: why something was not done. */
  readonly notice: string | null
  /** Whether an earlier moment is looked at. */
  readonly isPast: boolean
  /** Of several who are asked at once, whose choices are offered; null: everybody's. */
  readonly attended: number | null
}

/** How long an event is shown, in milliseconds; 0: no pause. */
export type Pace = (event: TableEvent) => number

/** What a session needs to know of its surroundings. */
export interface SessionOptions {
  readonly pace: Pace
  /** The kinds of things that are drawn on the table and can be clicked. */
  readonly thingKinds: readonly string[]
  /** Whether one of several who are asked at once is attended to at a time. */
  readonly attendsOne?: boolean
  /** Does what a click leads to once its answer is on the screen, and can be called off; without it, at once. */
  readonly afterAnswer?: (action: () => void) => () => void
  /** Waits; replaced in tests. */
  readonly wait?: (milliseconds: number) => Promise<void>
}
