/** What a choice would do in a lesson, as far as its seat can tell; a match is asked itself. */
import { findChoice, redeal, Stream, viewOf } from '@hearthkeep/engine'
import type { Game, Table } from '@hearthkeep/engine'

/** The view of a seat after its choice on a copy of the table, which is used up; undefined if it cannot be told. */
export function previewOn(game: Game, copy: Table, seat: number, notation: string): Int32Array | undefined {
  const random = Stream.of(1)
  try {
    redeal(game, copy, seat, random) // nothing hidden may show through
    copy.take(findChoice(game, copy, seat, notation))
    return viewOf(game.layout, copy, seat)
  } catch {
    return undefined
  } finally {
    random.release()
    copy.release()
  }
}
