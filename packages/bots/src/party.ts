/** A party of bots at one table. */
import { handOver, notationOf, sightOf, Stream } from '@hearthkeep/engine'
import type { Game, Mind, Table } from '@hearthkeep/engine'
import type { BotName } from './bot-names.ts'
import { createThinker } from './thinker.ts'
import type { Thinker, Whose } from './thinker.ts'

/** What is wrong with rules by which a seat's choices hang on hidden things. */
const UNSEEN = 'what its seat cannot see is otherwise; the choices of a seat must not hang on that'

function isAsked({ choices }: Table, seat: number): boolean {
  for (let i = 0; i < choices.count; i++) if (choices.seatOf(i) === seat) return true
  return false
}

/** Bots that play all seats of a table, each from what its own seat may know. */
class Party {
  private readonly game: Game
  private readonly thinkers: readonly Thinker[]
  private readonly copy: Table

  /** A bot sits on each seat; if there are fewer names than seats, they are gone through again. */
  constructor(game: Game, names: readonly BotName[], mind?: Mind) {
    this.game = game
    // Seats with the same bot share one: it remembers nothing between decisions but its random numbers.
    const made = new Map<BotName, Thinker>()
    for (const name of names) if (!made.has(name)) made.set(name, createThinker(name, game, mind))
    this.thinkers = names.map((name) => made.get(name) as Thinker)
    this.copy = game.newTable()
  }

  /** Starts the random numbers of all bots anew. */
  reseed(seed: number): void {
    for (const thinker of new Set(this.thinkers)) thinker.reseed(seed)
  }

  /**
   * The number of the choice that is made at a table. Whoever is asked first thinks for the party. If somebody else should act first, then
   * that one thinks, too, and makes a choice of their own: they may know more.
   */
  choose(table: Table): number {
    const { choices } = table
    const first = choices.seatOf(0)
    const thinker = this.thinkerOf(first)
    if (thinker.isBlind) return thinker.choose(table, null, first, 'anybody')
    const chosen = this.think(table, first, 'anybody')
    if (
      chosen >= 0 &&
      (choices.seatOf(chosen) === first || this.seeAlike(table, first, choices.seatOf(chosen)))
    )
      return chosen
    // On the table itself that one may have nothing to choose.
    const other = isAsked(table, this.wanted) ? this.wanted : first
    const answer = this.thinkerOf(other)
    return answer.isBlind ? answer.choose(table, null, other, 'own') : this.think(table, other, 'own')
  }

  /** Gives the memory of all bots back. */
  release(): void {
    for (const thinker of new Set(this.thinkers)) thinker.release()
    this.copy.release()
  }

  private thinkerOf(seat: number): Thinker {
    return this.thinkers[seat % this.thinkers.length]
  }

  /** Who was to act, by the last thought. */
  private wanted = 0

  /** What a seat's bot would do, as a choice of the table itself; -1 if it is somebody else's that is not on offer. */
  private think(table: Table, seat: number, whose: Whose): number {
    const { copy, game } = this
    const deals = handOver(game, table, seat, copy)
    const chosen = this.thinkerOf(seat).choose(copy, deals, seat, whose)
    this.wanted = copy.choices.seatOf(chosen)
    // What it chose is the choice itself. Others may be offered more or less on the real table, so that it stands elsewhere.
    const found = table.choices.indexOfSame(copy.choices, chosen)
    if (found < 0 && this.wanted === seat)
      throw new Error(`"${notationOf(game, copy, chosen)}" is offered only if ${UNSEEN}`)
    return found
  }

  /** Whether two seats see the same of the table. */
  private seeAlike(table: Table, one: number, other: number): boolean {
    return this.game.layout.leaves.every((leaf) => sightOf(leaf, table, one) === sightOf(leaf, table, other))
  }
}

/** Random play for all seats is what speed is measured by: nothing stands between it and the table. */
function atRandom(): Bot {
  const random = Stream.of(0)
  return {
    choose: (table) => random.below(table.choices.count),
    reseed: (seed) => random.reseed(seed),
    release: () => random.release(),
  }
}

/** Somebody who plays a game for all seats; throws if there is no such player for the game. */
export type Bot = Pick<Party, 'choose' | 'reseed' | 'release'>

/** The same bot on every seat. */
export function createBot(name: BotName, game: Game, mind?: Mind): Bot {
  return createParty([name], game, mind)
}

/** A bot on each seat; if there are fewer names than seats, they are gone through again. */
export function createParty(names: readonly BotName[], game: Game, mind?: Mind): Bot {
  if (names.every((name) => name === 'random')) return atRandom()
  const party = new Party(game, names, mind)
  return {
    choose: (table) => party.choose(table),
    reseed: (seed) => party.reseed(seed),
    release: () => party.release(),
  }
}
