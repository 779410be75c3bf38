/** What forecasts call certain comes true, what they call impossible does not happen, and what they call likely happens as often. */
import { createBot, Forecaster } from '@hearthkeep/bots'
import type { Forecast } from '@hearthkeep/bots'
import { handOver, start } from '@hearthkeep/engine'
import type { Game, Moment, Table } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { catalog } from '../src/index.ts'
import { loadMind } from '../src/minds.ts'

const isSoak = process.env['SOAK'] === '1'
/** So many moments are foreseen in each game. */
const MOMENTS = isSoak ? 500 : 25
const REACHED = new Error('the moment has come')
const HOUR = 3_600_000

/** A moment that was foreseen, and what then came: the gauges in the order of the forecast. */
interface Foreseen {
  readonly forecast: Forecast
  readonly came: readonly number[]
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
    while (!real.isOver && !isReached()) {
      const { choices, question } = real
      const by = choices.count === 1 ? 0 : moment.by(real as never, seat)
      const pass = Array.from({ length: choices.count }, (_, i) => i).find(
        (i) => choices.kindOf(i) === question?.pass,
      )
      real.take(by >= 0 ? by : (pass ?? 0))
    }
  } catch (error) {
    if (error !== REACHED) throw error
  }
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
        const came = forecast.gauges.map(
          ({ gauge, thing }) => game.foresight?.gauges[gauge].read(real as never, thing) ?? NaN,
        )
        found.push({ forecast, came })
        real.release()
      }
      table.take(chosen)
    }
  }
  forecaster.release()
  bot.release()
  for (const one of [known, table]) one.release()
  return found
}

/** Chances that were given for something, and how often it happened, in ten classes. */
function calibration(
  foreseen: readonly Foreseen[],
): Map<number, { given: number; count: number; came: number }> {
  const classes = new Map<number, { given: number; count: number; came: number }>()
  for (const { forecast, came } of foreseen) {
    forecast.gauges.forEach(({ falls }, i) => {
      if (falls === 0 || falls === 1) return
      const key = Math.floor(falls * 10)
      const one = classes.get(key) ?? { given: 0, count: 0, came: 0 }
      classes.set(key, {
        given: one.given + falls,
        count: one.count + 1,
        came: one.came + (came[i] <= 0 ? 1 : 0),
      })
    })
  }
  return classes
}

describe.each(catalog.map(({ game }) => [game.name, game] as const))('%s', async (_, game) => {
  const foreseen = await foresee(game)

  test(`over ${MOMENTS} moments what was certain came true, and nothing came that could not`, () => {
    const exact = foreseen.filter(({ forecast }) => forecast.isExact)
    const wrong = exact.flatMap(({ forecast, came }) =>
      forecast.gauges.filter(({ values }, i) => !values.some(({ value }) => value === came[i])),
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

  test(`chances are those of play: within what so many moments can tell`, () => {
    const classes = [...calibration(foreseen).values()]
    for (const { given, count, came } of classes) {
      const chance = given / count
      // Five deviations of what chance alone does, and of the draws behind the forecast: one thing may fall or stand with another.
      const spread = 5 * Math.sqrt((chance * (1 - chance)) / count) * Math.SQRT2 + 0.02
      expect(Math.abs(came / count - chance), `${came} of ${count}, foreseen ${chance}`).toBeLessThan(spread)
    }
  })
})
