/** How fast one game is thought about: games played on by a search, what the search itself costs, and forecasts. */
import { Advisor, createBot, Search } from '@hearthkeep/bots'
import { Deals, handOver, start, Stream } from '@hearthkeep/engine'
import type { Game, Mind, Table } from '@hearthkeep/engine'
import { median, repeatFor } from './rounds.ts'

/** What thinking about a game takes. */
export interface SearchSpeed {
  /** Games that a search plays on, a second. */
  readonly simulationsPerSecond: number
  /** The share of a search's time that is spent neither in the rules nor by the game's mind. */
  readonly overhead: number
  /** Forecasts of the first moment that the game names, such as the end of the enemies' turn, a second; null if it names none. */
  readonly forecastsPerSecond: number | null
}

/** How much is measured: so many rounds of so many milliseconds, after one that is not counted. */
interface SearchEffort {
  readonly rounds: number
  readonly time: number
  readonly warmUp: number
}

/** A moment of a game, as its seat knows it. */
interface Position {
  readonly known: Table
  readonly deals: Deals
  readonly seat: number
}

/** Moments of a game that are thought about, and simulations for each thought. */
const POSITIONS = 8
const SIMULATIONS = 100
/** A game that is played on is judged after so many decisions at the latest, as in a search. */
const LONGEST = 400

/** Moments spread over a game of the policy, at each of which there is a choice. */
function positionsOf(game: Game, mind: Mind): Position[] {
  const bot = createBot('quick', game, mind)
  const table = start(game, { seed: 1 })
  const found: Position[] = []
  for (; !table.isOver; table.take(bot.choose(table))) {
    if (table.choices.count < 2) continue
    const seat = table.choices.seatOf(0)
    const known = game.newTable()
    found.push({ known, deals: handOver(game, table, seat, known), seat })
  }
  bot.release()
  const every = Math.max(1, Math.floor(found.length / POSITIONS))
  return found.filter(({ known }, i) => i % every === 0 || known.release() !== undefined).slice(0, POSITIONS)
}

/** Something that does what a simulation does but for the tree: copies, deals, plays on as the policy draws, and judges. */
function rollouts(game: Game, mind: Mind, random: Stream): (position: Position) => void {
  const table = game.newTable()
  let weights = new Float64Array(64)
  const draw = (): number => {
    const { count } = table.choices
    if (count > weights.length) weights = new Float64Array(count * 2)
    mind.weigh(table, weights)
    let total = 0
    for (let i = 0; i < count; i++) total += weights[i]
    let rest = ((random.next() >>> 0) / 2 ** 32) * total
    for (let i = 0; i < count; i++) if ((rest -= weights[i]) < 0) return i
    return count - 1
  }
  return ({ known, deals }) => {
    table.copyFrom(known)
    deals.deal(table, random)
    let moment = mind.moment(table)
    let left = mind.horizon
    for (let decisions = 0; decisions < LONGEST && !table.isOver; decisions++) {
      const now = mind.moment(table)
      if (now !== moment) {
        moment = now
        if (--left === 0) break
      }
      table.take(table.choices.count === 1 ? 0 : draw())
    }
    mind.evaluate(table)
  }
}

/**
 * Measures a game. What the search itself costs is not timed inside it: looking at the clock there would cost more than what is measured.
 * Games are played on from the same moments without a tree; what they take, less their copying and dealing, which are timed alone, is rules
 * and mind. Both are counted by decisions that the policy weighed, as games along the tree are not exactly as long.
 */
export function searchSpeed(game: Game, mind: Mind, { rounds, time, warmUp }: SearchEffort): SearchSpeed {
  let weighed = 0
  const counting: Mind = {
    ...mind,
    weigh(table, weights) {
      weighed++
      mind.weigh(table, weights)
    },
  }
  const random = Stream.of(1)
  const positions = positionsOf(game, mind)
  const search = new Search(game, counting, random)
  const playOn = rollouts(game, counting, random)
  const copy = game.newTable()

  function measure(milliseconds: number): { simulations: number; overhead: number } {
    let simulations = 0
    weighed = 0
    const searching = repeatFor(milliseconds, () => {
      for (const { known, deals } of positions) {
        search.think(known, deals, { simulations: SIMULATIONS })
        for (const { visits } of search.estimates(known)) simulations += visits
      }
    })
    const alongTree = weighed
    weighed = 0
    let played = 0
    const playing = repeatFor(milliseconds / 2, () => {
      for (const position of positions) for (let i = 0; i < SIMULATIONS; i++) playOn(position)
      played += positions.length * SIMULATIONS
    })
    let dealt = 0
    const dealing = repeatFor(milliseconds / 4, () => {
      for (const { known, deals } of positions) {
        for (let i = 0; i < SIMULATIONS; i++) {
          copy.copyFrom(known)
          deals.deal(copy, random)
        }
      }
      dealt += positions.length * SIMULATIONS
    })
    const work = (playing - dealing * (played / dealt)) / weighed
    return { simulations: simulations / searching, overhead: 1 - (work * alongTree) / searching }
  }

  measure(warmUp)
  const found = Array.from({ length: rounds }, () => measure(time))
  return {
    simulationsPerSecond: median(found.map(({ simulations }) => simulations)),
    overhead: median(found.map(({ overhead }) => overhead)),
    forecastsPerSecond: forecastSpeed(game, mind, positions, { rounds, time, warmUp }),
  }
}

/** Forecasts a second, as somebody at the table gets them: from a block. */
function forecastSpeed(
  game: Game,
  mind: Mind,
  positions: readonly Position[],
  { rounds, time, warmUp }: SearchEffort,
): number | null {
  const moment = Object.keys(game.foresight?.moments ?? {}).at(0)
  if (moment === undefined) return null
  const advisor = new Advisor(game, mind)
  const blocks = positions.map(({ known, seat }) => ({ block: known.cells.slice(), seat }))
  const measure = (milliseconds: number): number => {
    let forecasts = 0
    const seconds = repeatFor(milliseconds, () => {
      for (const { block, seat } of blocks) advisor.forecast(block, { moment, seat })
      forecasts += blocks.length
    })
    return forecasts / seconds
  }
  measure(warmUp)
  return median(Array.from({ length: rounds }, () => measure(time)))
}
