/** One game from its start to its end, with every check at every decision. */
import type { Bot } from '@hearthkeep/bots'
import { hashFields, History } from '@hearthkeep/engine'
import { checkAccepts, checkNotation, checkRefuses } from './choices.ts'
import { checkHonesty } from './honesty.ts'
import { checkHistory, checkReplays, checkUndo, checkUndoAll } from './replays.ts'
import type { Played } from './replays.ts'
import { attempt, listOf } from './run.ts'
import type { Run } from './run.ts'
import { checkEvents, checkSecrets, checkSentinels, thingsSeen } from './sight.ts'
import { checkBlock, checkLooking, checkSaveLoad } from './state.ts'

const LIMIT = 20_000

/** Plays a started game and reports to its run. */
export class GameUnderCheck {
  private readonly run: Run
  private readonly bot: Bot
  private readonly history: History
  private readonly played: Played
  /** The choices at the decision before, most of which cannot be made now. */
  private earlier: readonly string[] = []

  constructor(run: Run, bot: Bot) {
    this.run = run
    this.bot = bot
    this.history = History.at(run.game, run.table.cells)
    this.played = { setup: run.setup, choices: [], hashes: [] }
  }

  /** Returns the game as it was played, or undefined if it could not be played to its end. */
  play(): Played | undefined {
    const { run, history, played } = this
    const first = run.table.cells.slice()
    checkBlock(run, run.table, 'at the start')
    while (!run.table.isOver) {
      if (run.step === (run.options.limit ?? LIMIT)) {
        run.report('ends', `no end after ${run.step} decisions`)
        return undefined
      }
      if (!this.decide()) return undefined
    }
    checkReplays(run, history, played)
    checkUndoAll(run, history, first)
    return played
  }

  private decide(): boolean {
    const { run, history } = this
    const { table, log } = run
    let notations: readonly string[] = []
    const tell = (): void => void (notations = listOf(run, table))
    if (!attempt(run, 'notation', 'the choices cannot be told', tell)) return false
    const isCostly = run.step % (run.options.every ?? 1) === 0
    if (isCostly) this.lookAround(notations)
    const index = this.choose(notations.length)
    if (index === undefined) return false
    const takeLoaded = isCostly ? checkSaveLoad(run, notations) : undefined
    const seen = thingsSeen(run.game, table)
    const before = table.cells.slice()
    log.clear()
    table.log = log
    const isTaken = attempt(run, 'accepts', notations[index], () => table.take(index))
    table.log = null
    if (!isTaken || !checkHistory(run, history, index)) return false
    run.step++
    this.played.choices.push(index)
    this.played.hashes.push(hashFields(run.game.layout, table.cells))
    takeLoaded?.(index)
    checkEvents(run, seen)
    checkBlock(run, table, `after ${notations[index]}`)
    if (isCostly) checkUndo(run, history, before, notations, index)
    this.earlier = notations
    return true
  }

  private lookAround(notations: readonly string[]): void {
    const { run } = this
    checkLooking(run)
    checkNotation(run, notations)
    checkRefuses(run, notations, this.earlier)
    checkAccepts(run, notations)
    checkHonesty(run)
    checkSecrets(run)
    checkSentinels(run)
  }

  private choose(count: number): number | undefined {
    let index: number | undefined
    attempt(this.run, 'bot', '', () => {
      index = this.bot.choose(this.run.table)
      if (index >= 0 && index < count) return
      this.run.report('bot', `chose number ${index} of ${count}`)
      index = undefined
    })
    return index
  }
}
