/** Plays the games of a simulation, one after the other, on one table. */
import { completeSetup, deal, fieldHash, OUTCOMES } from '@hearthkeep/engine'
import type { Game, Mind } from '@hearthkeep/engine'
import type { BotName } from './bot-names.ts'
import { createParty } from './party.ts'

/** What is simulated; plain data, so that it can be handed to another thread. */
export interface Plan {
  readonly game: string
  /** The text of the content files by name; undefined for the content the game comes with. */
  readonly files: Readonly<Record<string, string>> | undefined
  /** Who plays: one for all seats, or one after the other around the table. */
  readonly bots: readonly BotName[]
  readonly seats: number | undefined
  readonly options: Readonly<Record<string, string>>
  /** The seed of the first game; game g has this plus g, modulo 2^32. */
  readonly seed: number
}

/** A game that broke off. */
export interface BrokenGame {
  readonly seed: number
  readonly message: string
  readonly stack: string
}

/** What a few games in a row came to. */
export interface Chunk {
  /** Four integers a game: outcome, decisions, and the hash of its last block in two halves. */
  readonly results: Int32Array
  /** By how much each was won or lost, in what the game counts; empty if it does not say. */
  readonly margins: Float64Array
  /** The first of those that broke off. */
  readonly broken: readonly BrokenGame[]
}

/** Integers per game in a chunk. */
export const PER_GAME = 4
/** The outcome of a game that broke off; the others are the engine's. */
export const BROKEN: number = OUTCOMES.length
/** A chunk tells so many broken games in full and only counts the rest. */
export const TOLD = 5

/** A game that has not ended after so many decisions never will. */
const MOST_DECISIONS = 1_000_000
/** Sets the bot's random numbers apart from the table's. */
export const BOT_SALT = 0x5bd1e995

/** The seed of game number `number` of a plan. */
export function seedOf(plan: Plan, number: number): number {
  return (plan.seed + number) >>> 0
}

/** Something that plays the games of a plan, from number `first` on; `mind` is for bots that play well. */
export function createPlayer(game: Game, plan: Plan, mind?: Mind): (first: number, count: number) => Chunk {
  const party = createParty(plan.bots, game, mind)
  const setup = completeSetup(game, plan)
  const { into: hashInto } = fieldHash(game.layout)
  let table = game.newTable()
  let decisions = 0

  function playGame(seed: number): number {
    decisions = 0
    party.reseed(seed ^ BOT_SALT)
    deal(game, { ...setup, seed }, table)
    for (; !table.isOver; decisions++) {
      if (decisions === MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`)
      table.take(party.choose(table))
    }
    if (table.outcome === 0) throw new Error('the rules ended without an outcome; call finish')
    return table.outcome
  }

  return (first, count) => {
    const results = new Int32Array(count * PER_GAME)
    const margins = new Float64Array(mind === undefined ? 0 : count)
    const broken: BrokenGame[] = []
    for (let i = 0; i < count; i++) {
      const seed = seedOf(plan, first + i)
      const at = i * PER_GAME
      try {
        results[at] = playGame(seed)
        if (mind !== undefined) margins[i] = mind.margin.of(table)
        hashInto(table.cells, results, at + 2)
      } catch (error) {
        results[at] = BROKEN
        if (broken.length < TOLD) broken.push(describe(seed, error))
        // A table on which the rules failed must not be used again.
        table.release()
        table = game.newTable()
      }
      results[at + 1] = decisions
    }
    return { results, margins, broken }
  }
}

function describe(seed: number, error: unknown): BrokenGame {
  if (error instanceof Error) return { seed, message: error.message, stack: error.stack ?? '' }
  return { seed, message: String(error), stack: '' }
}
