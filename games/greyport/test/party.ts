/** Who takes part in the streets of the tests. */
import type { Json } from '@hearthkeep/situations'

/** A player's things; decks are told from their top. What is not told is empty. */
export interface Person {
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly played?: readonly string[]
  readonly group?: readonly string[]
  readonly [field: string]: Json | undefined
}

/** The choices by which each of these characters is led. */
export const leading = (names: readonly string[]): string[] => names.map((name) => `lead ${name}`)
