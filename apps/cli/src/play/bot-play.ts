/** Bots at a table: whichever is asked thinks and answers, at a pace that people can follow. */
import type { BotName } from '@hearthkeep/bots'
import { botNamed, describeBot } from '../bots.ts'
import { CommandError } from '../command-error.ts'
import type { Task, TaskPace } from './board.ts'
import type { Thought } from './counsel.ts'
import type { Notice } from './input-state.ts'
import type { Keyboard } from './keyboard.ts'
import { paused } from './pause.ts'
import { sentence } from './sitting.ts'
import type { Sitting } from './sitting.ts'

/** So long the screen and the keyboard have their turn before and after a thought, in milliseconds. */
const BREATH = 40

export class BotPlay {
  private readonly sitting: Sitting
  private readonly keyboard: Keyboard
  /** The revision at which the bots leave it to people to act first. */
  private leftAt = -1
  /** Why a bot cannot play, by its name. */
  private readonly troubles = new Map<string, string>()

  constructor(sitting: Sitting, keyboard: Keyboard) {
    this.sitting = sitting
    this.keyboard = keyboard
  }

  /** The bot that thinks next; undefined if none is asked, or all leave it to people. */
  private get next(): { readonly seat: number; readonly name: string } | undefined {
    const { match, isLooking } = this.sitting
    const seat = this.keyboard.askedBots.at(0)
    if (isLooking || match.isOver || seat === undefined || this.leftAt === match.revision) return undefined
    return { seat, name: match.sitters[seat] as string }
  }

  /** What is said while no person is asked; undefined if one is. */
  get waitingFor(): string | undefined {
    const { keyboard, sitting, next } = this
    if (sitting.isLooking || keyboard.asked.length > 0 || next === undefined) return undefined
    const trouble = this.troubles.get(next.name)
    if (trouble !== undefined)
      return sentence(`the bot of ${keyboard.nameOf(next.seat)} cannot play: ${trouble}`)
    return this.thinking(next)
  }

  /** What may be done about bots while no person is asked. */
  get offers(): string[] {
    return [
      'let it play',
      ...this.keyboard.askedBots.map(
        (seat) => `person ${seat + 1}: play ${this.keyboard.nameOf(seat)} myself`,
      ),
    ]
  }

  private thinking({ seat, name }: { readonly seat: number; readonly name: string }): string {
    return sentence(`${this.keyboard.nameOf(seat)} is thinking: ${describeBot(name)}`)
  }

  /** The next decision of a bot; undefined if none is to be made now. */
  task(): Task | undefined {
    const { next } = this
    if (next === undefined || this.troubles.has(next.name)) return undefined
    return {
      says: this.thinking(next),
      isUnattended: this.keyboard.people.length === 0,
      run: (how) => this.play(next.seat, next.name, how),
    }
  }

  private async play(seat: number, name: string, { least, signal }: TaskPace): Promise<Notice | undefined> {
    const { sitting } = this
    const { revision } = sitting.match
    const began = performance.now()
    if (!(await paused(Math.min(BREATH, least), signal))) return undefined
    const thought = await this.think(seat, name)
    const rest = Math.max(Math.min(BREATH, least), least - (performance.now() - began))
    if (!(await paused(rest, signal))) return undefined
    if (thought === undefined || sitting.match.revision !== revision) return undefined
    if (this.keyboard.people.includes(thought.seat)) {
      this.leftAt = revision
      return undefined
    }
    const refusal = await sitting.answerAsBot(thought.seat, revision, thought.notation)
    // Who moved the table on, or took the seat over, is seen on the table itself.
    if (refusal === undefined || sitting.match.sitters[seat] !== name) return undefined
    if (sitting.match.revision === revision) this.troubles.set(name, refusal.text)
    return { text: sentence(refusal.text), tone: 'bad' }
  }

  /**
   * What a bot does, by itself or for the other bots: as people do, the one who is asked first thinks for all, and whoever is to act then decides
   * for themselves.
   */
  private async think(seat: number, name: string): Promise<Thought | undefined> {
    const { counsel, match } = this.sitting
    try {
      const first = await counsel.decide(seat, this.known(name), 'anybody')
      const other = match.sitters[first.seat]
      if (first.seat === seat || other === null) return first
      return await counsel.decide(first.seat, this.known(other), 'own')
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      this.troubles.set(name, error.message)
      return undefined
    }
  }

  /** The bot of a name that may come from a file. */
  private known(name: string): BotName {
    return botNamed(this.sitting.game, name, name)
  }
}
