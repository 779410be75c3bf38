/** What a choice would do, as far as anybody can tell without looking at what is hidden. */
import { findChoice, redeal, Stream, viewOf } from '@hearthkeep/engine'
import type { Game, OfferedChoice, Table } from '@hearthkeep/engine'

/** The view after a choice on a copy of the table, which is used up; undefined if it cannot be told. */
export function previewOn(
  game: Game,
  copy: Table,
  { seat, notation }: OfferedChoice,
): Int32Array | undefined {
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
