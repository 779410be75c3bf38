/**
 * What is about to happen, worked out by the rules themselves: from what a seat may know a choice is taken, or none, and the rules play on to a
 * moment the game names. Few things that can happen are gone through one by one; of many, some are drawn.
 */
import { LOST, Stream, TooMany, unsettled, WON } from '@hearthkeep/engine'
import type { Deals, Game, Gauge, Moment, OracleTable, Table } from '@hearthkeep/engine'

/** What a number may come to. */
export interface Likely {
  readonly value: number
  readonly chance: number
}

/** What may become of one number. */
export interface GaugeForecast {
  readonly gauge: string
  readonly kind: string
  readonly thing: number
  readonly now: number
  /** Every value it may have then, with its chance, the least first. */
  readonly values: readonly Likely[]
  /** The same if it could not fall, down to below nothing: all that comes at it. */
  readonly beyond: readonly Likely[]
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

/** A kind of choice, and the thing that it is about first. */
export interface WishFor {
  readonly kind: string
  readonly thing: number
}

/** What is asked. */
export interface ForecastOf {
  readonly moment: string
  readonly seat: number
  /** The number of a choice that is taken first; left out, none is. */
  readonly choice?: number
  /** A choice of the seat that is made wherever it is on offer on the way: to use a card in hand, say. */
  readonly wish?: WishFor
  /** More results than these are not gone through one by one; so many are drawn instead. */
  readonly runs?: number
}

const RUNS = 64
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
    const forecast = this.runAll(known, deals, of, new Results(this.game, known)).forecast()
    const gauges = forecast.gauges.map((one) => {
      const spare = this.game.foresight?.gauges[one.gauge].spare
      return one.falls === 0 || spare === undefined
        ? one
        : { ...one, beyond: this.beyond(one, known, deals, of) }
    })
    return { ...forecast, gauges }
  }

  /** All that comes at something that may fall: nobody else is spared, as what passes one by may hit another. */
  private beyond(
    { gauge, thing, now }: GaugeForecast,
    known: Table,
    deals: Deals,
    of: ForecastOf,
  ): readonly Likely[] {
    const { read, spare } = this.game.foresight?.gauges[gauge] ?? {}
    const spared = this.game.newTable()
    spared.copyFrom(known)
    spare?.(spared as never, thing)
    const raised = (read?.(spared as never, thing) ?? now) - now
    const { gauges } = this.runAll(spared, deals, of, new Results(this.game, spared)).forecast()
    spared.release()
    const seen = gauges.find((one) => one.gauge === gauge && one.thing === thing)
    return (seen?.values ?? []).map(({ value, chance }) => ({ value: value - raised, chance }))
  }

  private runAll(known: Table, deals: Deals, of: ForecastOf, results: Results): Results {
    if (this.goThrough(known, deals, of, results)) return results
    results.clear()
    this.draw(known, deals, of, results)
    return results
  }

  /** Everything that can happen, one by one; false if that is too much. */
  private goThrough(known: Table, deals: Deals, of: ForecastOf, results: Results): boolean {
    const { oracle, table } = this.oracle
    const { hidden, closed } = unsettled(deals, known)
    const { things } = this.game
    oracle.begin(hidden, closed, (kind, thing) => things[kind]?.alike?.(thing, known as never) ?? thing)
    try {
      do {
        if (results.runs === (of.runs ?? RUNS)) return false
        table.copyFrom(known)
        this.play(table, of, results)
        results.add(table, oracle.chance)
      } while (oracle.next())
    } catch (error) {
      if (error instanceof TooMany) return false
      throw error
    }
    results.isExact = true
    return true
  }

  private draw(known: Table, deals: Deals, of: ForecastOf, results: Results): void {
    const table = momentOf(this.game, of.moment).isSeenWhenAsked ? this.plain : this.stepped
    const runs = of.runs ?? RUNS
    this.random.reseed(1)
    while (results.runs < runs) {
      table.copyFrom(known)
      deals.deal(table, this.random)
      this.play(table, of, results)
      results.add(table, 1 / runs)
    }
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
        table.take(this.answer(table, moment, of, results))
    } catch (error) {
      if (error !== REACHED) throw error
    } finally {
      this.look = () => undefined
    }
  }

  /** What is answered on the way: what is wished for; no, where one may say no; else what lets the moment come; else the first thing on offer. */
  private answer(table: Table, moment: Moment, { seat, wish }: ForecastOf, results: Results): number {
    const { choices, question } = table
    if (wish !== undefined) {
      const kind = this.game.choices.find(({ name }) => name === wish.kind)?.id
      for (let i = 0; i < choices.count; i++)
        if (choices.kindOf(i) === kind && choices.seatOf(i) === seat && choices.paramOf(i, 0) === wish.thing)
          return i
    }
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
}

function momentOf(game: Game, name: string): Moment {
  const moment = game.foresight?.moments[name]
  if (moment === undefined)
    throw new Error(
      `${game.name} has no moment ${name}; there are ${Object.keys(game.foresight?.moments ?? {}).join(', ') || 'none'}`,
    )
  return moment
}

/** One number, as runs leave it. */
interface Row {
  readonly name: string
  readonly gauge: Gauge
  readonly thing: number
  readonly now: number
  readonly values: Map<number, number>
}

/** Gathers what runs came to. */
class Results {
  readonly declined = new Set<string>()
  readonly guessed = new Set<string>()
  /** Whether everything that can happen was gone through. */
  isExact = false
  runs = 0
  private won = 0
  private lost = 0
  private readonly rows: readonly Row[]

  constructor(game: Game, known: Table) {
    this.rows = Object.entries(game.foresight?.gauges ?? {}).flatMap(([name, gauge]) =>
      gauge.things(known as never).map((thing) => {
        const now = gauge.read(known as never, thing)
        return { name, gauge, thing, now, values: new Map<number, number>() }
      }),
    )
  }

  clear(): void {
    this.runs = 0
    this.won = 0
    this.lost = 0
    for (const { values } of this.rows) values.clear()
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

  forecast(): Forecast {
    const gauges = this.rows.map(({ name, gauge, thing, now, values }) => {
      const sorted = [...values].sort(([a], [b]) => a - b).map(([value, chance]) => ({ value, chance }))
      const fallen = sorted.filter(({ value }) => gauge.falls !== undefined && value <= gauge.falls)
      // What is certain is exactly 1, however chances were rounded on the way.
      const falls = fallen.length === sorted.length ? 1 : fallen.reduce((sum, { chance }) => sum + chance, 0)
      return { gauge: name, kind: gauge.of, thing, now, values: sorted, beyond: sorted, falls }
    })
    const { won, lost, runs, isExact } = this
    return { gauges, won, lost, isExact, runs, declined: [...this.declined], guessed: [...this.guessed] }
  }
}
