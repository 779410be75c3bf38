/** What is handed to bots. */
import { handOver } from '@hearthkeep/engine'
import type { MatchReader } from './match-reader.ts'
import { seatOf } from './viewers.ts'

/**
 * All that a seat may know of a match, as a block: the same for any two tables that the seat cannot tell apart. It is what bots are handed, in
 * this thread or in another; what they choose is answered by its notation.
 */
export function knownTo({ setup, state: { game, table } }: MatchReader, seat: number): Int32Array {
  const copy = game.newTable()
  try {
    handOver(game, table, seatOf(seat, setup.seats), copy)
    return copy.cells.slice()
  } finally {
    copy.release()
  }
}
