import { redeal, Stream } from '@hearthkeep/engine'
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
  /** The number of the choice it makes. */
  readonly choose: (table: Table) => number
  /** Gives its memory back; it must not be used any more. */
  readonly release: () => void
}

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
      return heuristic(copy, seat)
    },
    release() {
      random.release()
      copy.release()
    },
  }
}
