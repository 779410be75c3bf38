/** What the tests say of any dungeon. */
import type { Overrides, Rolls } from '@hearthkeep/situations'

/** Cards by seat and other piles, from their tops. */
export interface Told {
  readonly hands?: readonly (readonly string[])[]
  readonly discards?: readonly (readonly string[])[]
  readonly offer?: readonly string[]
  readonly craftDeck?: readonly string[]
  /** The next Guild cards. */
  readonly guild?: readonly string[]
  readonly level?: number
  readonly options?: Readonly<Record<string, string>>
  /** Other fields, by path. */
  readonly table?: Overrides
  readonly rolls?: Rolls
}
