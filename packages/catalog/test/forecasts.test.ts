/** What forecasts call certain comes true, what they call impossible does not happen, and what they call likely happens as often. */
import { createBot, Forecaster, wilson } from '@hearthkeep/bots'
import type { Forecast, GaugeForecast } from '@hearthkeep/bots'
import { handOver, start } from '@hearthkeep/engine'
import type { Game, Moment, Table } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { catalog } from '../src/index.ts'
import { loadMind } from '../src/minds.ts'

const isSoak = process.env['SOAK'] === '1'
/** So many moments are foreseen in each game. */
const MOMENTS = isSoak ? 1000 : 200
const REACHED = new Error('the moment has come')
/** Where the next turn begins with harm of its own, before anybody is asked. */
const BEGINS_WITH_HARM: readonly string[] = ['lantern-watch']
/** Sums of chances are off by less. */
const ROUNDED = 1e-9

/** A moment that was foreseen, and what then came: the gauges in the order of the forecast. */
interface Foreseen {
  readonly forecast: Forecast
  readonly came: readonly number[]
  /** The same when it is next asked whether to let the moment come: all that happens in between has happened. */
  readonly later: readonly number[]
}

/** What a forecast answers on the way. */
function answer({ choices, question }: Table, by: number): number {
  if (choices.count === 1) return 0
  const pass = Array.from({ length: choices.count }, (_, i) => i).find(
    (i) => choices.kindOf(i) === question?.pass,
  )
  return by >= 0 ? by : (pass ?? 0)
}

/** Plays on from the table itself until the moment has come, answering as a forecast does. */
function playOn(game: Game, table: Table, moment: Moment, seat: number): Table {
  const before = moment.mark(table as never)
  const isReached = (): boolean => moment.mark(real as never) !== before
  const real = game.newSteppedTable(() => {
    if (isReached()) throw REACHED
  })
  real.copyFrom(table)
  try {
    while (!real.isOver && !isReached()) real.take(answer(real, moment.by(real as never, seat)))
  } catch (error) {
    if (error !== REACHED) throw error
  }
  return real
}

/** Plays on until the moment can be let come again, whoever may then. */
function playBeyond(game: Game, table: Table, moment: Moment): Table {
  const real = game.newTable()
  real.copyFrom(table)
  const before = moment.mark(real as never)
  const isAskedAgain = (): boolean =>
    moment.mark(real as never) !== before && moment.by(real as never, real.choices.seatOf(0)) >= 0
  while (!real.isOver && !isAskedAgain())
    real.take(answer(real, moment.by(real as never, real.choices.seatOf(0))))
  return real
}

/** Foresees the moments that come up in play when somebody lets them come. */
async function foresee(game: Game): Promise<Foreseen[]> {
  const [name, moment] = Object.entries(game.foresight?.moments ?? {})[0]
  const forecaster = new Forecaster(game)
  const known = game.newTable()
  const table = game.newTable()
  const bot = createBot('quick', game, await loadMind(game.id))
  const found: Foreseen[] = []
  for (let seed = 1; found.length < MOMENTS; seed++) {
    const seats = game.seats[0] + (seed % (game.seats[1] - game.seats[0] + 1))
    bot.reseed(seed)
    start(game, { seed, seats }, table)
    while (!table.isOver && found.length < MOMENTS) {
      const seat = table.choices.seatOf(0)
      const chosen = bot.choose(table)
      if (chosen === moment.by(table as never, seat)) {
        const deals = handOver(game, table, seat, known)
        const forecast = forecaster.forecast(known, deals, { moment: name, seat })
        const real = playOn(game, table, moment, seat)
        const beyond = playBeyond(game, table, moment)
        const [came, later] = [real, beyond].map((then) =>
          forecast.gauges.map(
            ({ gauge, thing }) => game.foresight?.gauges[gauge].read(then as never, thing) ?? NaN,
          ),
        )
        found.push({ forecast, came, later })
        for (const one of [real, beyond]) one.release()
      }
      table.take(chosen)
    }
  }
  forecaster.release()
  bot.release()
  for (const one of [known, table]) one.release()
  return found
}

/** Chances that were given for something, and how often it happened. */
interface Class {
  given: number
  count: number
  came: number
}

/** Falls that were neither certain nor impossible, in ten classes by their chance. */
function calibration(game: Game, foreseen: readonly Foreseen[]): Map<number, Class> {
  const classes = new Map<number, Class>()
  for (const { forecast, came } of foreseen) {
    forecast.gauges.forEach(({ gauge, falls }, i) => {
      if (falls === 0 || falls === 1) return
      const one = classes.get(Math.floor(falls * 10)) ?? { given: 0, count: 0, came: 0 }
      one.given += falls
      one.count++
      one.came += came[i] <= (game.foresight?.gauges[gauge].falls ?? -Infinity) ? 1 : 0
      classes.set(Math.floor(falls * 10), one)
    })
  }
  return classes
}

/** Whether what came lies within what was foreseen: one of its values if everything was gone through. */
const isPossible = (values: GaugeForecast['values'], came: number): boolean =>
  values.some(({ value }) => value === came)

describe.each(catalog.map(({ game }) => [game.name, game] as const))('%s', async (_, game) => {
  const foreseen = await foresee(game)
  const exact = foreseen.filter(({ forecast }) => forecast.isExact)

  test(`over ${MOMENTS} moments what was certain came true, and nothing came that could not`, () => {
    const wrong = exact.flatMap(({ forecast, came }) =>
      forecast.gauges.filter(({ values }, i) => !isPossible(values, came[i])),
    )
    expect(wrong).toEqual([])
    for (const { forecast } of foreseen) {
      for (const { values } of forecast.gauges) {
        const sum = values.reduce((total, { chance }) => total + chance, 0)
        expect(sum).toBeCloseTo(1, 6)
      }
    }
    expect(foreseen).toHaveLength(MOMENTS)
  })

  test('what was called lethal was lethal, and what would have come beyond a fall is at least that', () => {
    for (const { forecast, came } of foreseen) {
      forecast.gauges.forEach(({ gauge, falls, values, beyond }, i) => {
        const fallen = game.foresight?.gauges[gauge].falls ?? -Infinity
        if (forecast.isExact && falls === 1) expect(came[i]).toBeLessThanOrEqual(fallen)
        if (forecast.isExact && falls === 0) expect(came[i]).toBeGreaterThan(fallen)
        if (falls === 0) expect(beyond).toEqual(values)
        // Nobody is spared anything by outlasting the rest.
        expect(beyond[0].value).toBeLessThanOrEqual(values[0].value)
      })
    }
  })

  test('the moment is late enough: nothing that can fall is hurt between it and the next turn', () => {
    const falling = foreseen.flatMap(({ forecast, came, later }) =>
      forecast.gauges.flatMap(({ gauge }, i) => {
        const isHurting = game.foresight?.gauges[gauge].falls !== undefined && came[i] > 0
        return isHurting ? [later[i] < came[i]] : []
      }),
    )
    const hurt = falling.filter(Boolean).length
    console.log(`${game.id}: ${hurt} of ${falling.length} hurt after the moment`)
    if (!BEGINS_WITH_HARM.includes(game.id)) expect(hurt).toBe(0)
    expect(falling.length).toBeGreaterThan(MOMENTS)
  })

  test('totals are what they should be on average: the mean of what was foreseen is the mean of what came', () => {
    // By what each forecast missed its own mean, over what it thought the spread to be: 0 on average, with a variance of 1.
    let surprises = 0
    const missed = foreseen.flatMap(({ forecast, came }) => {
      const mean = (values: GaugeForecast['values'], of: (value: number) => number): number =>
        values.reduce((sum, { value, chance }) => sum + chance * of(value), 0)
      let difference = 0
      let variance = 0
      forecast.gauges.forEach(({ values }, i) => {
        const middle = mean(values, (value) => value)
        difference += came[i] - middle
        variance += mean(values, (value) => (value - middle) ** 2)
      })
      if (variance > ROUNDED) return [difference / Math.sqrt(variance)]
      if (Math.abs(difference) > ROUNDED) surprises++
      return []
    })
    const { length } = missed
    const mean = missed.reduce((sum, one) => sum + one, 0) / Math.max(1, length)
    const square = missed.reduce((sum, one) => sum + one * one, 0) / Math.max(1, length)
    console.log(
      `${game.id}: ${exact.length} of ${MOMENTS} gone through, ${length} uncertain; missed by ${mean.toFixed(3)} deviations on average`,
    )
    // What all of 64 draws came to may come otherwise now and then.
    expect(surprises).toBeLessThan(2 + MOMENTS / 50)
    // Things fall together, so that deviations are larger than their sum says: the spread is taken from what came.
    expect(Math.abs(mean)).toBeLessThan(5 * Math.sqrt(Math.max(1, square) / Math.max(1, length)))
  })

  test(`chances are those of play: within what so many moments can tell`, () => {
    for (const [tenth, { given, count, came }] of [...calibration(game, foreseen)].sort(
      ([a], [b]) => a - b,
    )) {
      const chance = given / count
      const [low, high] = wilson(came, count)
      console.log(
        `${game.id}: foreseen ${chance.toFixed(2)} (class ${tenth}), came ${came} of ${count}: ${low.toFixed(2)} to ${high.toFixed(2)}`,
      )
      // Five deviations of what chance alone does, and of the draws behind the forecast: one thing may fall or stand with another.
      const spread = 5 * Math.sqrt((chance * (1 - chance)) / count) * Math.SQRT2 + 0.02
      expect(Math.abs(came / count - chance), `${came} of ${count}, foreseen ${chance}`).toBeLessThan(spread)
    }
  })
})
