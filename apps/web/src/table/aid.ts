/** What bots are to a table: it knows no more of them, so that they need not be loaded with it. */
import type { ComponentType } from 'react'

/** What one can ask a bot for: what it would do; that it does it, once or until the turn is over. */
export type Wish = 'hint' | 'once' | 'on'

/** The bots at a table. */
export interface Aid {
  /** How the party stands, for the bar above. */
  readonly Meter: ComponentType
  /** What bots have to say, over the table. */
  readonly Over: ComponentType
  readonly wish: (wish: Wish) => void
  readonly close: () => void
}
