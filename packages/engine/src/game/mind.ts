/** What a game tells bots about playing it well. */
import type { Table } from '../rules/table.ts'

/**
 * How to think about a game, with the table's own views. All of it only looks: a bot is handed what its seat may know, with everything
 * else dealt at random, and nothing here may hang on anything but that table.
 */
export interface Mind<T = Table> {
  /**
   * How well the party stands, from 0 (as good as lost) to 1 (as good as won); comparable across the moments of one game. Of a game that
   * was won: how well, from 0 to 1.
   */
  readonly evaluate: (table: T) => number
  /** How likely a fair player makes each choice on offer, as weights that need not add up to anything: `weights[i]` is that of choice number `i`. */
  readonly weigh: (table: T, weights: Float64Array) => void
  /** A number that changes whenever a search may stop to look how things stand: the turn, the round, the side whose turn it is. */
  readonly moment: (table: T) => number
  /** How many such changes a search looks ahead. */
  readonly horizon: number
  /** How many a search looks ahead that may play on very many games; `horizon` if left out. */
  readonly farHorizon?: number
  /** What tells players apart where all of them win: health left, chests left. */
  readonly margin: { readonly name: string; readonly of: (table: T) => number }
}

/** A mind for tables of any game, as bots use it; the game's own type of table is checked where it is written. */
export function defineMind<T>(mind: Mind<T>): Mind {
  return mind as unknown as Mind
}
