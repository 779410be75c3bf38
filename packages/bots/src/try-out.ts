/** Tries a game out: plays it in many ways and looks whether the rules go on and the words can be told apart. */
import { afterChapter, beforeFirst, chapterSetup, completeSetup, contentOf, deal } from '@hearthkeep/engine'
import { describeFor, EventLog, eventText, notationFault, notationOf, promptText } from '@hearthkeep/engine'
import { refusedChoices, refusedIfTried, SetupError } from '@hearthkeep/engine'
import type { Game, Mind, Setup, Table } from '@hearthkeep/engine'
import { createBot } from './party.ts'
import type { Bot } from './party.ts'
import { BOT_SALT } from './simulation.ts'
import type { Trial } from './trials.ts'

/** A trial that broke off. */
export interface Broken {
  readonly trial: Trial
  /** The set-up of the very game: of a campaign, its chapter. */
  readonly setup: Setup
  /** How many decisions were carried out before. */
  readonly decision: number
  /** Whether the rules could not go on, or the words for it are wrong. */
  readonly by: 'rules' | 'words'
  readonly message: string
}

/** What trials came to. */
export interface TriedOut {
  /** Games played, chapters of campaigns each. */
  readonly games: number
  readonly decisions: number
  readonly broken: readonly Broken[]
  /** Whether it was given up before all trials were played, because of what had broken or because games take too long. */
  readonly stopped: false | 'broken' | 'long'
}

/** How trials are played. */
export interface TryOutOptions {
  /** After so many decisions a game counts as endless. */
  readonly mostDecisions?: number
  /** After so many broken trials it is given up. */
  readonly mostBroken?: number
  /** For trials that the game's policy plays. */
  readonly mind?: Mind | undefined
  /** Told how many trials are over. */
  readonly onTrial?: (done: number) => void
  /** Told every decision, as its notation. */
  readonly onDecision?: (seat: number, notation: string) => void
}

/** Ten times what the longest games of the box take. */
const MOST_DECISIONS = 20_000
/** After so many decisions in all no further trial is begun: a check has to end in seconds. */
const ALL_DECISIONS = 1_500_000
const MOST_BROKEN = 5
/** A campaign is played for so many chapters at most: one that is lost may be tried again for ever. */
const MOST_CHAPTERS = 8
/** So many trials are looked at closely, choices at every decision; later ones only now and then. */
const CLOSELY = 24
const WORDS_CLOSELY = 8
const NOTATION_EVERY = 16
const WORDS_EVERY = 64

const MOST_LETTERS = 400

/** Something wrong with words, not with rules. */
class WordsError extends Error {}

/** Rules that call each other for ever have a long story. */
function shortened(message: string): string {
  return message.length > MOST_LETTERS ? `${message.slice(0, MOST_LETTERS)}…` : message
}

/** Plays trials, one after the other, on one table. */
export function playTrials(game: Game, trials: readonly Trial[], options: TryOutOptions = {}): TriedOut {
  const player = new TrialPlayer(game, options)
  const broken: Broken[] = []
  let stopped: TriedOut['stopped'] = false
  for (const [done, trial] of trials.entries()) {
    if (broken.length >= (options.mostBroken ?? MOST_BROKEN)) stopped = 'broken'
    else if (player.decisions > ALL_DECISIONS) stopped = 'long'
    if (stopped !== false) break
    const found = player.play(trial)
    if (found !== undefined) broken.push(found)
    options.onTrial?.(done + 1)
  }
  player.release()
  return { games: player.games, decisions: player.decisions, broken, stopped }
}

/** Plays one trial after another. */
class TrialPlayer {
  games = 0
  decisions = 0
  private readonly game: Game
  private readonly options: TryOutOptions
  private readonly bots = new Map<string, Bot>()
  private readonly log = new EventLog()
  private table: Table
  /** The game being played, and how far it is. */
  private setup: Setup | undefined
  private decision = 0

  constructor(game: Game, options: TryOutOptions) {
    this.game = game
    this.options = options
    this.table = game.newTable()
  }

  release(): void {
    this.table.release()
    for (const bot of this.bots.values()) bot.release()
  }

  /** Plays a trial; returns what broke. */
  play(trial: Trial): Broken | undefined {
    const { seats, options, seed } = trial
    this.setup = undefined
    try {
      if (trial.isCampaign) this.playCampaign(trial)
      else this.playGame(trial, completeSetup(this.game, { seats, options, seed }))
      return undefined
    } catch (error) {
      // A table on which the rules failed must not be used again.
      this.table.release()
      this.table = this.game.newTable()
      // What the game itself refuses to set up is no fault of it.
      if (error instanceof SetupError && !trial.isCampaign) {
        this.games--
        return undefined
      }
      const by = error instanceof WordsError ? 'words' : 'rules'
      const setup = this.setup ?? { seats, options, seed }
      return { trial, setup, decision: this.decision, by, message: shortened((error as Error).message) }
    }
  }

  private playCampaign(trial: Trial): void {
    const { game } = this
    let standing = beforeFirst(game)
    for (let number = 0; number < MOST_CHAPTERS && standing.kind === 'chapters'; number++) {
      const seed = (trial.seed + number) >>> 0
      const chapter = standing.chapters[seed % standing.chapters.length]
      const seats = standing.last?.seats ?? trial.seats
      const setup = completeSetup(game, chapterSetup(game, standing, { seats, seed, chapter }))
      this.playGame(trial, setup)
      const content = contentOf(game, setup)
      standing = afterChapter(
        game,
        { game: game.id, rules: game.version, content, setup, steps: [] },
        this.table,
      )
    }
  }

  private playGame(trial: Trial, setup: Setup): void {
    const { game, table } = this
    const { mostDecisions = MOST_DECISIONS } = this.options
    const isClose = trial.number < CLOSELY
    const bot = this.botFor(trial, setup)
    this.setup = setup
    this.decision = 0
    this.log.clear()
    table.log = isClose ? this.log : null
    this.games++
    deal(game, setup, table)
    while (!table.isOver) {
      if (this.decision === mostDecisions)
        throw new Error(`endless: no end after ${mostDecisions.toLocaleString('en-US')} decisions`)
      this.lookAt(isClose)
      const choice = bot.choose(table)
      this.options.onDecision?.(table.choices.seatOf(choice), notationOf(game, table, choice))
      table.take(choice)
      this.decision++
      this.decisions++
    }
    this.lookAt(isClose)
    if (table.outcome === 0) throw new Error('the rules ended without an outcome; call finish')
  }

  private botFor({ bot: name }: Trial, { seed }: Setup): Bot {
    const bot = this.bots.get(name) ?? createBot(name, this.game, this.options.mind)
    this.bots.set(name, bot)
    bot.reseed(Number(seed) ^ BOT_SALT)
    return bot
  }

  /** Looks at the words for what can be done and what there is, as often as is worth it. */
  private lookAt(isClose: boolean): void {
    const { decision, game, table } = this
    if (isClose || decision % NOTATION_EVERY === 0) {
      const fault = notationFault(game, table)
      if (fault !== undefined) throw new WordsError(fault)
    }
    try {
      if (decision % (isClose ? WORDS_CLOSELY : WORDS_EVERY) === 0) this.sayAll()
      for (let event = 0; event < this.log.count; event++) eventText(game, table, this.log, event)
    } catch (error) {
      throw new WordsError(`the table cannot be put into words: ${(error as Error).message}`)
    }
    this.log.clear()
  }

  /** Everything that somebody at the table may read. */
  private sayAll(): void {
    const { game, table } = this
    for (let seat = 0; seat < table.seats; seat++) describeFor(game, table, seat)
    promptText(game, table)
    if (table.isOver) return
    refusedChoices(game, table)
    refusedIfTried(game, table)
  }
}
