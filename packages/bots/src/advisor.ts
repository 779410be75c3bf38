/** Advice for somebody at a table, and what sits on an empty seat: from a block that holds what the seat may know. */
import { Deals, notationOf, Stream } from '@hearthkeep/engine'
import type { Game, Mind, Table } from '@hearthkeep/engine'
import { chanceOf } from './expectation.ts'
import type { Odds } from './expectation.ts'
import { Forecaster } from './forecast.ts'
import type { Forecast, ForecastOf } from './forecast.ts'
import { BEST_UNWON, Search } from './search.ts'
import type { Budget } from './search.ts'

/** What a choice is thought to come to. */
export interface AdvisedChoice {
  readonly seat: number
  readonly notation: string
  /** The chance to win, from 0 to 1, where the setting was measured; else how well the party would stand. */
  readonly value: number
  /** The share of all thought that went into it. */
  readonly share: number
}

/** What somebody would do. */
export interface Advice {
  /** The best first; choices that were hardly thought about are left out. */
  readonly choices: readonly AdvisedChoice[]
  /** How well the party stands now. */
  readonly value: number
  /** How many games were played on. */
  readonly simulations: number
}

/** A choice that got less than this share of the thought is not worth a word. */
const WORTH_A_WORD = 0.02

/** Thinks about the tables of one game. It remembers nothing between two questions. */
export class Advisor {
  private readonly game: Game
  private readonly table: Table
  private readonly random = Stream.of(0)
  private readonly search: Search
  private readonly forecaster: Forecaster

  constructor(game: Game, mind: Mind) {
    this.game = game
    this.table = game.newTable()
    this.search = new Search(game, mind, this.random)
    this.forecaster = new Forecaster(game)
  }

  /** Gives its memory back; it must not be used any more. */
  release(): void {
    this.search.release()
    this.forecaster.release()
    this.table.release()
    this.random.release()
  }

  /**
   * What it would do in a seat: only choices of that seat, or anybody's, as one does who talks to the others. With the same seed and number of
   * simulations the answer is always the same.
   */
  advise(block: Int32Array, seat: number, budget: Budget, options: AdviceOptions = {}): Advice {
    const { search, table } = this
    table.restore(block)
    this.random.reseed(options.seed ?? 1)
    const best = search.think(table, this.deals(seat), budget, options.whose === 'anybody' ? null : seat)
    const estimates = search.estimates(table)
    const simulations = estimates.reduce((sum, { visits }) => sum + visits, 0)
    if (best < 0) return { choices: [], value: 0, simulations: 0 }
    const chance = (value: number): number => chanceOf(Math.min(1, value / BEST_UNWON), options.odds)
    const choices = estimates
      .map(({ index, visits, value }) => ({
        index,
        seat: table.choices.seatOf(index),
        notation: notationOf(this.game, table, index),
        value: chance(value),
        share: visits / simulations,
      }))
      .filter(({ index, share }) => index === best || share >= WORTH_A_WORD)
      .sort((a, b) => Number(b.index === best) - Number(a.index === best) || b.share - a.share)
      .map(({ index: _, ...choice }) => choice)
    // The only choice there is needs no thought.
    if (choices.length === 0) {
      const only = { seat: table.choices.seatOf(best), notation: notationOf(this.game, table, best) }
      return { choices: [{ ...only, value: 0.5, share: 1 }], value: 0.5, simulations: 0 }
    }
    const mean = choices.reduce((sum, { share, value }) => sum + share * value, 0)
    const weight = choices.reduce((sum, { share }) => sum + share, 0)
    return { choices, value: mean / weight, simulations }
  }

  /** What may come of a table, or of a choice made on it. */
  forecast(block: Int32Array, of: ForecastOf): Forecast {
    this.table.restore(block)
    return this.forecaster.forecast(this.table, this.deals(of.seat), of)
  }

  private deals(seat: number): Deals {
    return new Deals(this.game, this.table, seat)
  }
}

/** How advice is sought. */
export interface AdviceOptions {
  readonly whose?: 'own' | 'anybody'
  readonly seed?: number
  /** What is known of the setting: without it a value says which choice is better, but not how likely a win is. */
  readonly odds?: Odds | undefined
}
