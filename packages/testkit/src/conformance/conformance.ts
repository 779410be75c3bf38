/** The conformance suite: plays many seeded games of any game and looks at every decision from all sides. */
import { createBot } from '@hearthkeep/bots'
import type { Bot } from '@hearthkeep/bots'
import { completeSetup, EventLog, start, Stream } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { uncountedKinds } from '@hearthkeep/situations'
import { usualBots } from '../usual-bots.ts'
import type { Check, ConformanceFault, ConformanceOptions } from './faults.ts'
import { GameUnderCheck } from './game-under-check.ts'
import { checkOutsideBlock } from './replays.ts'
import type { Played } from './replays.ts'
import { attempt } from './run.ts'
import type { Run } from './run.ts'
import { assertSecretsExist, checkEvents } from './sight.ts'

const GAMES = 50

/** Plays games and checks everything; returns the first fault of each check that found one. */
export function checkConformance(game: Game, options: ConformanceOptions = {}): ConformanceFault[] {
  assertSecretsExist(game, options)
  const suite = new Suite(game, options)
  suite.checkDeclarations()
  const [min, max] = game.seats
  const allSeats = options.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
  for (const seats of allSeats) {
    for (const chosen of options.options ?? [{}]) {
      for (const carried of options.carried ?? [undefined]) {
        for (let i = 0; i < (options.games ?? GAMES); i++)
          suite.play({ seats, options: chosen, carried, seed: (options.seed ?? 1) + i }, i)
      }
    }
  }
  suite.release()
  return [...suite.faults.values()]
}

/** A set-up with a seed that is a number. */
interface Wanted {
  readonly seats: number
  readonly seed: number
  readonly options: Readonly<Record<string, string>>
  readonly carried: Readonly<Record<string, string>> | undefined
}

/** Plays one game after another and keeps the first fault of each check. */
class Suite {
  readonly faults = new Map<Check, ConformanceFault>()
  private readonly game: Game
  private readonly options: ConformanceOptions
  private readonly table
  private readonly scratch
  private readonly random = Stream.of(0)
  private readonly bots: readonly Bot[]
  private last: Played | undefined

  constructor(game: Game, options: ConformanceOptions) {
    this.game = game
    this.options = options
    this.table = game.newTable()
    this.scratch = game.newTable()
    this.bots = usualBots(options.mind).map((name) => createBot(name, game, options.mind))
  }

  release(): void {
    this.table.release()
    this.scratch.release()
  }

  /** What can be seen without playing: that things are counted, and that what is cited is a rule. */
  checkDeclarations(): void {
    const at = { seed: 0, seats: 0, options: {}, step: 0 }
    for (const message of uncountedKinds(this.game)) this.keep({ check: 'counted', ...at, message })
    this.checkCitations((message) => this.keep({ check: 'citations', ...at, message }))
  }

  private checkCitations(note: (message: string) => void): void {
    const { game } = this
    const known = new Set(game.rules.map((rule) => rule.id))
    if (known.size !== game.rules.length) note('two rules have the same number')
    const cite = (what: string, name: string, rule: string): void => {
      if (!known.has(rule)) note(`${what} ${name} cites ${rule}, which is no rule of ${game.name}`)
    }
    for (const ask of game.asks) cite('question', ask.name, ask.rule)
    for (const event of game.events) cite('event', event.name, event.rule)
    for (const reason of game.reasons) cite('reason', reason.name, reason.rule)
  }

  /** Plays a game to its end, by one of the bots in turn. Does nothing once a game was found not to end. */
  play(wanted: Wanted, number: number): void {
    if (this.faults.has('ends')) return
    const { game, table, random } = this
    const log = new EventLog()
    const run: Run = {
      game,
      setup: completeSetup(game, wanted),
      options: this.options,
      table,
      scratch: this.scratch,
      random,
      log,
      step: 0,
      report: (check, message) => this.keep({ check, ...wanted, step: run.step, message }),
    }
    random.reseed(wanted.seed)
    table.log = log
    if (!attempt(run, 'set-up', 'the start', () => void start(game, run.setup, table))) return
    checkEvents(
      run,
      Array.from({ length: table.seats }, () => new Set()),
    )
    table.log = null
    const bot = this.bots[number % this.bots.length]
    bot.reseed(wanted.seed)
    const played = new GameUnderCheck(run, bot).play()
    const others = this.last === undefined ? [] : [this.last]
    if (played !== undefined) checkOutsideBlock(run, [played, played, ...others])
    this.last = played
  }

  private keep(fault: ConformanceFault): void {
    if (!this.faults.has(fault.check)) this.faults.set(fault.check, fault)
  }
}
