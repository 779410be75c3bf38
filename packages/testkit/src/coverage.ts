/** Coverage by play: which words of the rules and which pieces of the box were ever used. */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { EventLog, REFUSAL_STRIDE, start, thingMeant } from '@hearthkeep/engine'
import type { Game, Mind, PartialSetup, Table } from '@hearthkeep/engine'
import { Names, SituationPlayer } from '@hearthkeep/situations'
import type { Situation } from '@hearthkeep/situations'
import { usualBots } from './usual-bots.ts'

/** What can be covered. */
const COVERED = ['choices', 'events', 'reasons', 'questions', 'things'] as const
/** Names by what they are; things as `card Bash`. */
type Coverage = Readonly<Record<(typeof COVERED)[number], readonly string[]>>

/** How much is played. */
interface CoverageOptions {
  /** The most games for each number of seats and set of options; fewer if everything was reached before. */
  readonly games?: number
  readonly seed?: number
  /** The numbers of seats; all the game allows if left out. */
  readonly seats?: readonly number[]
  readonly options?: readonly Readonly<Record<string, string>>[]
  /** What chapters of a campaign begin with, `undefined` for the game without; only that if left out. */
  readonly carried?: readonly (Readonly<Record<string, string>> | undefined)[]
  /** Who plays, in turn, each of them every set-up; at random and, with a mind, by the game's policy if left out. */
  readonly bots?: readonly BotName[]
  /** What bots know of the game. */
  readonly mind?: Mind | undefined
  /** Situations to be played first, for what play hardly ever comes to. */
  readonly situations?: readonly Situation[]
  readonly limit?: number
}

/** What was reached and what never was. */
interface CoverageReport {
  readonly reached: Coverage
  readonly missing: Coverage
  /** How many games were played. */
  readonly games: number
}

/** Plays until everything was used or the games are over. A thing is used by a choice that is taken or an event. */
export function coverageByPlay(game: Game, options: CoverageOptions = {}): CoverageReport {
  const tally = new Tally(game)
  for (const situation of options.situations ?? []) tally.playSituation(situation)
  const { mind } = options
  const bots = (options.bots ?? usualBots(mind)).map((name) => createBot(name, game, mind))
  const table = game.newTable()
  let games = 0
  for (const setup of setups(game, options)) {
    if (games > 0 && tally.isComplete) break
    games++
    const bot = bots[setup.turn % bots.length]
    bot.reseed(setup.seed)
    table.log = tally.log
    start(game, setup, table)
    tally.hear(table)
    for (let left = options.limit ?? 100_000; !table.isOver && left > 0; left--) {
      const index = bot.choose(table)
      tally.choose(table, index)
      table.take(index)
      tally.hear(table)
    }
  }
  table.release()
  return tally.report(games)
}

/** Every set-up with the first seed, then with the next, and so on; by turns, so that every bot plays each of them. */
function* setups(
  game: Game,
  options: CoverageOptions,
): Generator<PartialSetup & { seed: number; turn: number }> {
  const [min, max] = game.seats
  const allSeats = options.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
  for (let i = 0; i < (options.games ?? 1000); i++) {
    let turn = i
    for (const seats of allSeats) {
      for (const chosen of options.options ?? [{}]) {
        for (const carried of options.carried ?? [undefined])
          yield { seats, seed: (options.seed ?? 1) + i, options: chosen, carried, turn: turn++ }
      }
    }
  }
}

/** Keeps count of what was used. */
class Tally {
  readonly log = new EventLog()
  private readonly game: Game
  private readonly left: Record<(typeof COVERED)[number], Set<string>>
  private readonly reached: Record<(typeof COVERED)[number], Set<string>>
  private readonly names = new Map<string, readonly string[]>()

  constructor(game: Game) {
    this.game = game
    const all = (list: readonly { name: string }[]): Set<string> => new Set(list.map((one) => one.name))
    this.left = {
      choices: all(game.choices),
      events: all(game.events),
      reasons: all(game.reasons),
      questions: all(game.asks),
      things: new Set(),
    }
    this.reached = {
      choices: new Set(),
      events: new Set(),
      reasons: new Set(),
      questions: new Set(),
      things: new Set(),
    }
  }

  /** Whether nothing is left; known things count from the first table on. */
  get isComplete(): boolean {
    return COVERED.every((what) => this.left[what].size === 0)
  }

  /** Notes the question, the refusals and the choice that is about to be taken. */
  choose(table: Table, index: number): void {
    this.learnNames(table)
    if (table.question !== null) this.reach('questions', table.question.name)
    if (this.left.reasons.size > 0) {
      const refusals = table.refusals()
      for (let i = 0; i < refusals.length; i += REFUSAL_STRIDE)
        this.reach('reasons', this.game.reasons[refusals[i]].name)
    }
    const kind = this.game.choices[table.choices.kindOf(index)]
    this.reach('choices', kind.name)
    kind.names.forEach((name, i) => this.use(kind.params[name], table.choices.paramOf(index, i)))
  }

  /** Notes and forgets the events. */
  hear(table: Table, log: EventLog = this.log): void {
    this.learnNames(table)
    for (let i = 0; i < log.count; i++) {
      const kind = log.kindOf(i)
      this.reach('events', kind.name)
      kind.names.forEach((name, param) => this.use(kind.params[name], log.paramOf(i, param)))
    }
    if (log === this.log) log.clear()
  }

  /** Plays a situation; one that fails covers what it reached. */
  playSituation(situation: Situation): void {
    const player = new SituationPlayer(this.game, situation)
    player.scene.onChoice = (table, index) => this.choose(table, index)
    while (!player.isDone && player.next().passed) this.hear(player.scene.table, player.scene.log)
    player.scene.release()
  }

  report(games: number): CoverageReport {
    const lists = (sets: Record<string, Set<string>>): Coverage =>
      Object.fromEntries(COVERED.map((what) => [what, [...sets[what]].sort()])) as unknown as Coverage
    return { reached: lists(this.reached), missing: lists(this.left), games }
  }

  private learnNames(table: Table): void {
    for (const [kind, things] of Object.entries(this.game.things)) {
      if (things.count === undefined) continue
      // How many there are may depend on the set-up.
      if (this.names.get(kind)?.length === things.count(table as never)) continue
      const names = new Names(this.game, table).of(kind)
      this.names.set(kind, names)
      for (const name of names)
        if (!this.reached.things.has(`${kind} ${name}`)) this.left.things.add(`${kind} ${name}`)
    }
  }

  private use(of: string, value: number): void {
    const thing = thingMeant(this.game.things, of, value)
    const name = thing && this.names.get(thing.kind)?.[thing.id]
    if (name !== undefined) this.reach('things', `${thing?.kind} ${name}`)
  }

  private reach(what: (typeof COVERED)[number], name: string): void {
    this.left[what].delete(name)
    this.reached[what].add(name)
  }
}
