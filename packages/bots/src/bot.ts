import { notationOf, redeal, Stream } from '@hearthkeep/engine'
import type { Game, Table } from '@hearthkeep/engine'

/** The bots there are. */
export const BOTS = ['random', 'heuristic'] as const
/** One of them. */
export type BotName = (typeof BOTS)[number]

/** A player. It chooses for whichever seat is asked first and never looks at what that seat cannot see. */
export interface Bot {
  readonly name: BotName
  /** Starts its own random numbers anew; two bots with the same seed play the same game alike. */
  readonly reseed: (seed: number) => void
  /** The number of the choice it makes at a table; it was found without looking at that table's hidden things. */
  readonly choose: (table: Table) => number
  /** Gives its memory back; it must not be used any more. */
  readonly release: () => void
}

/** What is wrong with rules by which a seat's choices hang on hidden things. */
const UNSEEN = 'what its seat cannot see is otherwise; the choices of a seat must not hang on that'

/** A bot for a game; throws if the game has none of this name. */
export function createBot(name: BotName, game: Game): Bot {
  const random = Stream.of(0)
  const reseed = (seed: number): void => random.reseed(seed)
  if (name === 'random') {
    return {
      name,
      reseed,
      choose: (table) => random.below(table.choices.count),
      release: () => random.release(),
    }
  }
  const { heuristic } = game
  if (heuristic === undefined) throw new Error(`${game.name} has no heuristic player; use random`)
  // It gets a copy in which everything hidden from its seat is dealt anew, so peeking would not help it.
  const copy = game.newTable()
  return {
    name,
    reseed,
    choose(table) {
      const seat = table.choices.seatOf(0)
      copy.copyFrom(table)
      redeal(game, copy, seat, random)
      const chosen = heuristic(copy, seat)
      if (!(chosen >= 0 && chosen < copy.choices.count))
        throw new Error(`the heuristic chose number ${chosen} of ${copy.choices.count}`)
      // What it chose is the choice itself. Others may be offered more or less on the real table, so that it stands elsewhere.
      const found = table.choices.indexOfSame(copy.choices, chosen)
      if (found < 0) throw new Error(`"${notationOf(game, copy, chosen)}" is offered only if ${UNSEEN}`)
      return found
    },
    release() {
      random.release()
      copy.release()
    },
  }
}
