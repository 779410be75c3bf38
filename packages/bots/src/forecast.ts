/**
 * What is about to happen, worked out by the rules themselves: from what a seat may know a choice is taken, or none, and the rules play on to a
 * moment the game names. Few things that can happen are gone through one by one; of many, some are drawn.
 */
import { LOST, Stream, TooMany, unsettled, WON } from '@hearthkeep/engine'
import type { Deals, Game, Gauge, Moment, OracleTable, Table } from '@hearthkeep/engine'

/** What may become of one number. */
export interface GaugeForecast {
  readonly gauge: string
  readonly kind: string
  readonly thing: number
  readonly now: number
  /** Every value it may have then, with its chance, the least first. */
  readonly values: readonly { readonly value: number; readonly chance: number }[]
  /** The chance that the thing falls. */
  readonly falls: number
}

/** What may become of the table. */
export interface Forecast {
  readonly gauges: readonly GaugeForecast[]
  /** The chances that the game is over by then. */
  readonly won: number
  readonly lost: number
  /** Whether everything that can happen was gone through; if not, so many games were drawn. */
  readonly isExact: boolean
  readonly runs: number
  /** Questions in between, by name, to which the answer was no; and those that somebody has to answer, with the first answer taken. */
  readonly declined: readonly string[]
  readonly guessed: readonly string[]
}

/** What is asked. */
export interface ForecastOf {
  readonly moment: string
  readonly seat: number
  /** The number of a choice that is taken first; left out, none is. */
  readonly choice?: number
}

/** More results than these are not gone through one by one. */
const MOST_RUNS = 64
const SAMPLES = 64
/** So many questions in between are answered. */
const MOST_ANSWERS = 60

/** Thrown out of the rules once the moment has come. */
const REACHED = new Error('the moment has come')

/** Forecasts for one game, on tables of its own. */
export class Forecaster {
  private readonly game: Game
  private readonly oracle: OracleTable
  private readonly stepped: Table
  private readonly plain: Table
  private readonly random = Stream.of(1)
  private readonly onStep = (): void => this.look()
  private look: () => void = () => undefined

  constructor(game: Game) {
    this.game = game
    this.oracle = game.newOracleTable()
    this.oracle.oracle.onStep = this.onStep
    this.stepped = game.newSteppedTable(this.onStep)
    this.plain = game.newTable()
  }

  /** Gives its memory back; it must not be used any more. */
  release(): void {
    this.oracle.table.release()
    this.stepped.release()
    this.plain.release()
    this.random.release()
  }

  /** What a table that was handed over may come to. */
  forecast(known: Table, deals: Deals, of: ForecastOf): Forecast {
    return this.goThrough(known, deals, of) ?? this.draw(known, deals, of)
  }

  /** Everything that can happen, one by one; undefined if that is too much. */
  private goThrough(known: Table, deals: Deals, of: ForecastOf): Forecast | undefined {
    const { oracle, table } = this.oracle
    const results = new Results(this.game, known)
    const { hidden, closed } = unsettled(deals, known)
    const { things } = this.game
    oracle.begin(hidden, closed, (kind, thing) => things[kind]?.alike?.(thing, known as never) ?? thing)
    try {
      do {
        if (results.runs === MOST_RUNS) return undefined
        table.copyFrom(known)
        this.play(table, of, results)
        results.add(table, oracle.chance)
      } while (oracle.next())
    } catch (error) {
      if (error instanceof TooMany) return undefined
      throw error
    }
    return results.forecast(true)
  }

  private draw(known: Table, deals: Deals, of: ForecastOf): Forecast {
    const results = new Results(this.game, known)
    const table = momentOf(this.game, of.moment).isSeenWhenAsked ? this.plain : this.stepped
    this.random.reseed(1)
    while (results.runs < SAMPLES) {
      table.copyFrom(known)
      deals.deal(table, this.random)
      this.play(table, of, results)
      results.add(table, 1 / SAMPLES)
    }
    return results.forecast(false)
  }

  /** Plays on until the moment has come. */
  private play(table: Table, of: ForecastOf, results: Results): void {
    const moment = momentOf(this.game, of.moment)
    const before = moment.mark(table as never)
    const isReached = (): boolean => moment.mark(table as never) !== before
    this.look = () => {
      if (isReached()) throw REACHED
    }
    try {
      if (of.choice !== undefined) table.take(of.choice)
      for (let left = MOST_ANSWERS; left > 0 && !table.isOver && !isReached(); left--)
        table.take(answer(table, moment, of.seat, results))
    } catch (error) {
      if (error !== REACHED) throw error
    } finally {
      this.look = () => undefined
    }
  }
}

function momentOf(game: Game, name: string): Moment {
  const moment = game.foresight?.moments[name]
  if (moment === undefined)
    throw new Error(
      `${game.name} has no moment ${name}; there are ${Object.keys(game.foresight?.moments ?? {}).join(', ') || 'none'}`,
    )
  return moment
}

/** What is answered on the way: no, where one may say no; else what lets the moment come; else the first thing on offer. */
function answer(table: Table, moment: Moment, seat: number, results: Results): number {
  const { choices, question } = table
  if (choices.count === 1) return 0
  const by = moment.by(table as never, seat)
  if (by >= 0) return by
  const pass = question?.pass ?? -1
  for (let i = 0; i < choices.count; i++) {
    if (choices.kindOf(i) !== pass) continue
    results.declined.add(question?.name ?? '')
    return i
  }
  results.guessed.add(question?.name ?? '')
  return 0
}

/** Gathers what runs came to. */
class Results {
  readonly declined = new Set<string>()
  readonly guessed = new Set<string>()
  runs = 0
  private won = 0
  private lost = 0
  private readonly rows: {
    name: string
    gauge: Gauge
    thing: number
    now: number
    values: Map<number, number>
  }[]

  constructor(game: Game, known: Table) {
    this.rows = Object.entries(game.foresight?.gauges ?? {}).flatMap(([name, gauge]) =>
      gauge.things(known as never).map((thing) => {
        const now = gauge.read(known as never, thing)
        return { name, gauge, thing, now, values: new Map<number, number>() }
      }),
    )
  }

  add(table: Table, chance: number): void {
    this.runs++
    if (table.outcome === WON) this.won += chance
    if (table.outcome === LOST) this.lost += chance
    for (const { gauge, thing, values } of this.rows) {
      const value = gauge.read(table as never, thing)
      values.set(value, (values.get(value) ?? 0) + chance)
    }
  }

  forecast(isExact: boolean): Forecast {
    const gauges = this.rows.map(({ name, gauge, thing, now, values }) => {
      const sorted = [...values].sort(([a], [b]) => a - b).map(([value, chance]) => ({ value, chance }))
      const fallen = sorted.filter(({ value }) => gauge.falls !== undefined && value <= gauge.falls)
      // What is certain is exactly 1, however chances were rounded on the way.
      const falls = fallen.length === sorted.length ? 1 : fallen.reduce((sum, { chance }) => sum + chance, 0)
      return { gauge: name, kind: gauge.of, thing, now, values: sorted, falls }
    })
    const { won, lost, runs } = this
    return { gauges, won, lost, isExact, runs, declined: [...this.declined], guessed: [...this.guessed] }
  }
}
