/** The bots in the seats of a table: each decides when it is asked, at a pace that people can follow. */
import type { Frame } from '@hearthkeep/match'
import type { MatchDriver } from '../session/match-driver.ts'
import type { Session } from '../session/session.ts'
import type { BotClient } from './bot-client.ts'
import { questionAt } from './known.ts'

/** A bot that could not think. */
export interface Trouble {
  readonly seat: number
  /** Why, for whoever is curious. */
  readonly message: string
}

interface SittingOptions {
  readonly session: Session
  readonly driver: MatchDriver
  readonly client: BotClient
  /** So long, in milliseconds, a bot waits at least before it decides. */
  readonly pause: () => number
  /** Hears of a bot that cannot go on, and of none any more. */
  readonly onTrouble: (trouble: Trouble | null) => void
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const wait = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))

export class SittingBots {
  private readonly options: SittingOptions
  private readonly leave: () => void
  /** Counts what is thought about: what was begun before is not wanted any more. */
  private thought = 0
  /** What is being decided: by whom, and at which revision. */
  private deciding = ''
  private trouble: Trouble | null = null

  constructor(options: SittingOptions) {
    this.options = options
    this.leave = options.session.subscribe(() => this.look())
    this.look()
  }

  /** The bot that is asked now; undefined if none is, or while nothing may be decided: somebody looks at the past. */
  private asked(): { readonly seat: number; readonly bot: string } | undefined {
    const { session, driver } = this.options
    const { look, isPlaying, isPast, taken } = session.state
    if (isPlaying || isPast || taken !== null || look.outcome !== 'playing') return undefined
    if (look.revision !== driver.match.revision) return undefined // it is about to be looked at anew
    for (const seat of look.prompt?.seats ?? []) {
      const bot = driver.sitters[seat]
      if (bot !== null) return { seat, bot }
    }
    return undefined
  }

  /** Looks at the table after a change. */
  private look(): void {
    const { driver } = this.options
    const asked = this.asked()
    const deciding = asked === undefined ? '' : `${driver.match.revision} ${asked.seat} ${asked.bot}`
    if (deciding === this.deciding) return
    this.deciding = deciding
    this.thought++
    this.complain(null)
    if (asked !== undefined) void this.decide(asked.seat, asked.bot, this.thought)
  }

  private async decide(seat: number, bot: string, thought: number): Promise<void> {
    const { session, driver, client, pause } = this.options
    const isWanted = (): boolean => thought === this.thought
    const { revision } = driver.match
    try {
      const question = questionAt('choose', driver.match, seat, bot)
      const [notation] = await Promise.all([client.ask(question, { isWanted }), wait(pause())])
      if (notation === undefined || !isWanted()) return
      // Whoever went to the past in the meantime is not followed there.
      session.witness(async () => (isWanted() ? this.make(seat, notation, revision) : []))
    } catch (error) {
      if (isWanted()) this.complain({ seat, message: messageOf(error) })
    }
  }

  /** Makes its choice; what comes of it is seen as those at this device see it. */
  private async make(seat: number, notation: string, revision: number): Promise<readonly Frame[]> {
    const { session, driver } = this.options
    try {
      const viewer = session.state.readers.at(0) ?? 'spectator'
      const done = await driver.takeAsBot(seat, notation, revision, viewer)
      if ('frames' in done) return done.frames
      // Otherwise somebody was faster, and the bot is asked anew.
      if (driver.match.revision === revision) this.complain({ seat, message: done.refused })
    } catch (error) {
      this.complain({ seat, message: messageOf(error) })
    }
    return []
  }

  private complain(trouble: Trouble | null): void {
    if (trouble === this.trouble) return
    this.trouble = trouble
    this.options.onTrouble(trouble)
  }

  /** Asks once more after trouble. */
  tryAgain(): void {
    this.deciding = ''
    this.look()
  }

  close(): void {
    this.leave()
    this.thought++
  }
}
