/**
 * Honest on every rung: at moments of every game that bots can play, other things are laid wherever a seat cannot see; whoever thinks
 * for that seat must do the same, and expect the same of it.
 */
import { Advisor, createBot, Search } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { completeSetup, deal, Deals, handOver, notationOf, redeal, SetupError } from '@hearthkeep/engine'
import { Stream, viewOf } from '@hearthkeep/engine'
import type { Game, Setup, Table } from '@hearthkeep/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { findGame } from '../src/index.ts'
import { minds } from '../src/minds.ts'

const POSITIONS = process.env['SOAK'] === undefined ? 20 : 400
/** So many decisions at most lie between two moments that are looked at. */
const APART = 12
const RUNGS: readonly BotName[] = ['random', 'naive', 'quick', 'search-20']
const SEED = 99

/** Two tables that one seat cannot tell apart. */
interface Pair {
  readonly real: Table
  readonly planted: Table
  readonly seat: number
}

/** Somebody who decides, or expects something, in words; with whose view it may have to do besides. */
type Thought = (table: Table, seat: number) => { readonly says: unknown; readonly also?: number }

/** Set-ups in which all numbers of seats and all values of options have their turn; undefined where they do not go together. */
function setupOf(game: Game, number: number): Setup | undefined {
  const [min, max] = game.seats
  const values = Object.entries(game.options).map(([name, option], i) => [
    name,
    option.values[(number + Math.floor(number / option.values.length) * i) % option.values.length],
  ])
  try {
    const options = Object.fromEntries(values) as Record<string, string>
    return completeSetup(game, { seats: min + (number % (max - min + 1)), seed: number + 1, options })
  } catch (error) {
    if (error instanceof SetupError) return undefined
    throw error
  }
}

function looksAlike({ layout }: Game, { real, planted }: Pair, seat: number): boolean {
  const [one, other] = [viewOf(layout, real, seat), viewOf(layout, planted, seat)]
  return one.every((cell, i) => cell === other[i])
}

/** Whether another thing lies somewhere: random streams alone are no secret worth telling. */
function isOtherwise(game: Game, { real, planted }: Pair): boolean {
  const piles = game.layout.leaves.filter(({ of }) => of !== undefined)
  return piles.some(({ at, cells }) =>
    real.cells.slice(at, at + cells).some((cell, i) => cell !== planted.cells[at + i]),
  )
}

/** Moments of games, here and there; of each the table itself and one with other things behind the view of the seat that is asked. */
function plant(game: Game): Pair[] {
  const pairs: Pair[] = []
  const random = Stream.of(5)
  const table = game.newTable()
  for (let number = 0; pairs.length < POSITIONS; number++) {
    const setup = setupOf(game, number)
    if (setup === undefined) continue
    deal(game, setup, table)
    // A few moments of each game, so that many set-ups come.
    for (let left = 3; left > 0 && pairs.length < POSITIONS; left--) {
      for (let i = random.below(APART); i > 0 && !table.isOver; i--)
        table.take(random.below(table.choices.count))
      if (table.isOver) break
      const pair = { real: game.newTable(), planted: game.newTable(), seat: table.choices.seatOf(0) }
      pair.real.copyFrom(table)
      pair.planted.copyFrom(table)
      redeal(game, pair.planted, pair.seat, random)
      pairs.push(pair)
    }
  }
  random.release()
  table.release()
  return pairs
}

/** The moments at which somebody thinks otherwise about two tables that the seat cannot tell apart. */
function caught(game: Game, pairs: readonly Pair[], thought: Thought): string[] {
  return pairs.flatMap((pair, number) => {
    const [one, other] = [pair.real, pair.planted].map((table) => thought(table, pair.seat))
    // Somebody else may act first, who may know more: but who that is, the seat says.
    const { also = pair.seat } = one
    const isFree = also === other.also && also !== pair.seat && !looksAlike(game, pair, also)
    const [first, second] = [JSON.stringify(one), JSON.stringify(other)]
    return isFree || first === second ? [] : [`moment ${number}: ${first} but ${second}`]
  })
}

/** Everything on offer, by whom. */
function listOf(game: Game, table: Table): string {
  const { choices } = table
  return Array.from(
    { length: choices.count },
    (_, i) => `${choices.seatOf(i)} ${notationOf(game, table, i)}`,
  ).join()
}

describe.each(Object.keys(minds))('%s', async (id) => {
  const game = findGame(id)?.game as Game
  const mind = await minds[id]()
  const pairs = plant(game)
  const known = game.newTable()
  const advisor = new Advisor(game, mind)
  const [moment] = Object.keys(game.foresight?.moments ?? {})

  /** What a seat is handed of a table. */
  function blockOf(table: Table, seat: number): Int32Array {
    handOver(game, table, seat, known)
    return known.cells.slice()
  }

  function decisionOf(table: Table, chosen: number): ReturnType<Thought> {
    return { says: notationOf(game, table, chosen), also: table.choices.seatOf(chosen) }
  }

  afterAll(() => {
    for (const { real, planted } of pairs) for (const one of [real, planted]) one.release()
    advisor.release()
    known.release()
  })

  test('the moments look alike to the seat, and are otherwise', () => {
    expect(pairs).toHaveLength(POSITIONS)
    expect(pairs.every((pair) => looksAlike(game, pair, pair.seat))).toBe(true)
    expect(pairs.filter((pair) => isOtherwise(game, pair)).length).toBeGreaterThan(POSITIONS / 2)
  })

  test.each(RUNGS)('%s does the same, whatever lies where its seat cannot see', (name) => {
    const bot = createBot(name, game, mind)
    const decide: Thought = (table) => {
      bot.reseed(SEED)
      return decisionOf(table, bot.choose(table))
    }
    // Who plays at random does so for all, by the length of the list: where others are offered something else, it tells nothing.
    const isBlind = name === 'random' || name === 'naive'
    const looked = pairs.filter(
      ({ real, planted }) => !isBlind || listOf(game, real) === listOf(game, planted),
    )
    expect(looked.length).toBeGreaterThan(POSITIONS / 2)
    expect(caught(game, looked, decide)).toEqual([])
    bot.release()
  })

  test.each(['own', 'anybody'] as const)('advice (%s) is the same, to the last estimate', (whose) => {
    const advise: Thought = (table, seat) => ({
      says: advisor.advise(blockOf(table, seat), seat, { simulations: 20 }, { seed: SEED, whose }),
    })
    expect(caught(game, pairs, advise)).toEqual([])
  })

  test('forecasts are the same, to the last chance', () => {
    const foresee: Thought = (table, seat) => ({
      says: advisor.forecast(blockOf(table, seat), { moment, seat }),
    })
    expect(caught(game, pairs, foresee)).toEqual([])
  })

  test('this finds a bot that looks at hidden things', () => {
    const piles = game.layout.leaves.filter(({ of }) => of !== undefined)
    const peeking: Thought = (table) => {
      let sum = 0
      for (const { at, cells } of piles)
        for (let i = 0; i < cells; i++) sum = (Math.imul(sum, 31) + table.cells[at + i]) >>> 0
      const { choices } = table
      const own = Array.from({ length: choices.count }, (_, i) => i).filter(
        (i) => choices.seatOf(i) === choices.seatOf(0),
      )
      return decisionOf(table, own[sum % own.length])
    }
    expect(caught(game, pairs, peeking)).not.toEqual([])
  })

  test('this finds a search that plays on from the table itself', () => {
    const random = Stream.of(0)
    const search = new Search(game, mind, random)
    const clairvoyant: Thought = (table, seat) => {
      random.reseed(SEED)
      const deals = new Deals(game, table, seat)
      deals.deal = () => undefined
      search.think(table, deals, { simulations: 20 }, seat)
      return { says: search.estimates(table) }
    }
    expect(caught(game, pairs, clairvoyant)).not.toEqual([])
    search.release()
    random.release()
  })
})
