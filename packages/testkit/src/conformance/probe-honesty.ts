/** The honesty probes by themselves, over many positions of games with all options. */
import { createBot } from '@hearthkeep/bots'
import type { Bot } from '@hearthkeep/bots'
import { completeSetup, deal, SetupError, Stream } from '@hearthkeep/engine'
import type { Game, Mind, Setup, Table } from '@hearthkeep/engine'
import { usualBots } from '../usual-bots.ts'
import type { Check, ConformanceFault } from './faults.ts'
import { checkHonesty } from './honesty.ts'

/** What is probed. */
interface HonestyOptions {
  /** So many positions at least. */
  readonly positions: number
  /** Of a game, every so-manieth decision is looked at; every seventh if left out. */
  readonly every?: number
  /** What chapters of a campaign begin with, `undefined` for the game without; only that if left out. */
  readonly carried?: readonly (Readonly<Record<string, string>> | undefined)[]
  /** What bots know of the game; all games are played at random if left out. */
  readonly mind?: Mind | undefined
}

/** What was found. */
interface HonestyFindings {
  /** The first fault of each check. */
  readonly faults: readonly ConformanceFault[]
  readonly positions: number
  readonly games: number
}

/** More decisions of one game are not looked at. */
const MOST_DECISIONS = 3000

/**
 * The set-up of game number `number`: the numbers of seats take turns, and so do the values of every option, shifted
 * against each other from round to round. Undefined if it cannot be.
 */
function setupOf(game: Game, number: number, { carried = [undefined] }: HonestyOptions): Setup | undefined {
  const [min, max] = game.seats
  const all = Object.entries(game.options)
  const options = all.map(([name, { values }], i) => {
    const round = Math.floor(number / values.length)
    return [name, values[(number + round * (i + 1)) % values.length]]
  })
  try {
    return completeSetup(game, {
      seats: min + (number % (max - min + 1)),
      seed: number + 1,
      options: Object.fromEntries(options) as Record<string, string>,
      carried: carried[number % carried.length],
    })
  } catch (error) {
    if (error instanceof SetupError) return undefined // these do not go together
    throw error
  }
}

/** Plays games at random and by the game's policy and probes them, until enough positions were looked at. */
export function probeHonesty(game: Game, options: HonestyOptions): HonestyFindings {
  const faults = new Map<Check, ConformanceFault>()
  const random = Stream.of(1)
  const bots = usualBots(options.mind).map((name) => createBot(name, game, options.mind))
  const table = game.newTable()
  let positions = 0
  let games = 0
  for (let number = 0; positions < options.positions; number++) {
    const setup = setupOf(game, number, options)
    if (setup === undefined) continue
    games++
    deal(game, setup, table)
    const bot = bots[games % bots.length]
    bot.reseed(number)
    positions += play(table, bot, number, (step) => {
      const { seats, options: chosen, carried } = setup
      checkHonesty({
        ...{ game, table, random },
        report(check, message) {
          if (!faults.has(check))
            faults.set(check, { check, seed: number + 1, seats, options: chosen, carried, step, message })
        },
      })
    })
  }
  for (const one of [random, table, ...bots]) one.release()
  return { faults: [...faults.values()], positions, games }

  function play(at: Table, bot: Bot, number: number, look: (step: number) => void): number {
    const every = options.every ?? 7
    let looked = 0
    for (let step = 0; !at.isOver && step < MOST_DECISIONS; step++) {
      if ((step + number) % every === 0 && positions + looked < options.positions) {
        look(step)
        looked++
      }
      at.take(bot.choose(at))
    }
    return looked
  }
}
