/** Changes of a match: worked out first, made only when they are kept. */
import type { TableEvent } from './events.ts'
import type { MatchState } from './state.ts'

/** A change that has been worked out. Nothing has happened yet. */
export interface Change<R> {
  /** What whoever wanted it is told once it has been made. */
  readonly result: R
  /** The state after it; undefined if the match stays as it is. */
  readonly next?: MatchState
  /** What the match itself has to say about it. */
  readonly said?: readonly TableEvent[]
  /** What else is done when it is made. */
  readonly made?: () => void
}
