/** What a person at the table can have from whoever thinks: hints, decisions made for them, and how the chances are. */
import type { Refusal } from '@hearthkeep/engine'
import type { Advice } from '@hearthkeep/bots'
import type { Task, TaskPace } from './board.ts'
import { aboutPercent, chancesLine, hintOf } from './hint-words.ts'
import type { Notice } from './input-state.ts'
import type { Keyboard } from './keyboard.ts'
import { paused } from './pause.ts'
import type { Hint } from './scene.ts'
import { sentence } from './sitting.ts'
import type { Sitting } from './sitting.ts'

/** How many games are played on in thought for a hint, and for the chances alone. */
const FOR_HINT = 1000
const FOR_CHANCES = 200

/** A chance as it was seen. */
interface Seen {
  readonly revision: number
  readonly seat: number
  /** After how many decisions, and in which turn. */
  readonly step: number
  readonly moment: number
  readonly chance: number
}

/** Whose turn is played for them, and in which moment. */
interface Turn {
  readonly seat: number
  readonly moment: number
}

const refuse = (text: string): Refusal => ({ rule: '', text })

export class Advising {
  private readonly sitting: Sitting
  private readonly keyboard: Keyboard
  private last: { readonly revision: number; readonly seat: number; readonly advice: Advice } | undefined
  /** Whose turn is played for them, and until which moment changes. */
  private turn: Turn | undefined
  areChancesShown = false
  private seen: Seen[] = []

  constructor(sitting: Sitting, keyboard: Keyboard) {
    this.sitting = sitting
    this.keyboard = keyboard
  }

  /** Why nobody can be advised now; undefined if the seat that is asked can. */
  private get obstacle(): Refusal | undefined {
    const { sitting, keyboard } = this
    const { counsel, game, match } = sitting
    if (!counsel.canLookAhead)
      return refuse(
        `${game.name} has no bot that looks ahead, so there are no hints; naive and random bots can play`,
      )
    if (match.isOver) return refuse('the game is over')
    if (!keyboard.asked.includes(keyboard.seat)) return refuse('a bot is asked now, not you')
    return undefined
  }

  /** What it would do in the seat that is asked; the same table is thought about once. */
  private async advice(): Promise<Advice> {
    const { revision } = this.sitting.match
    const { seat } = this.keyboard
    if (this.last?.revision !== revision || this.last.seat !== seat)
      this.last = { revision, seat, advice: await this.sitting.counsel.advise(seat, FOR_HINT) }
    return this.last.advice
  }

  /** Thinks of a hint, which is then to be seen; returns why not. */
  async think(): Promise<Refusal | undefined> {
    const { obstacle } = this
    if (obstacle === undefined) await this.advice()
    return obstacle
  }

  /** The hint for the table as it is; undefined if none was asked for. */
  get hint(): Hint | undefined {
    const { last } = this
    const isCurrent = last?.revision === this.sitting.match.revision && last.seat === this.keyboard.seat
    return isCurrent ? hintOf(last.advice) : undefined
  }

  /** Makes the decision of whoever is asked, as theirs; returns what was done, or why not. */
  async decide(): Promise<string | Refusal> {
    const { obstacle, sitting, keyboard } = this
    if (obstacle !== undefined) return obstacle
    const { seat } = keyboard
    const { notation } = (await this.advice()).choices[0]
    return (await sitting.answer(seat, notation)) ?? notation
  }

  /** Begins to play the turn of whoever is asked; returns why not. */
  async beginTurn(): Promise<Refusal | undefined> {
    const { obstacle, sitting, keyboard } = this
    if (obstacle !== undefined) return obstacle
    const { seat } = keyboard
    this.turn = { seat, moment: await sitting.counsel.moment(seat) }
    return undefined
  }

  /** No longer plays anybody's turn; whether it did. */
  interrupt(): boolean {
    const wasPlaying = this.turn !== undefined
    this.turn = undefined
    return wasPlaying
  }

  /** The next decision that is made for somebody, or the chances that are to be shown; undefined if there is nothing to do. */
  task(): Task | undefined {
    const { keyboard, turn } = this
    if (this.sitting.isLooking || keyboard.isCurtained || this.obstacle !== undefined) {
      this.turn = undefined
      return undefined
    }
    if (turn !== undefined) return { isUnattended: false, run: (how) => this.playOn(turn, how) }
    if (!this.areChancesShown || this.chance !== undefined) return undefined
    return { isUnattended: false, run: () => this.look() }
  }

  private async playOn(turn: Turn, { least, signal }: TaskPace): Promise<Notice | undefined> {
    const { sitting, keyboard } = this
    if (!(await paused(least, signal))) return undefined
    const isOver = keyboard.seat !== turn.seat || (await sitting.counsel.moment(turn.seat)) !== turn.moment
    // Somebody may have stopped it meanwhile.
    if (isOver || this.turn !== turn) {
      this.turn = undefined
      return undefined
    }
    const done = await this.decide()
    if (typeof done === 'string') return { text: sentence(`for you: ${done}`), tone: 'good' }
    this.turn = undefined
    return { text: sentence(done.text), tone: 'bad' }
  }

  /** Estimates the chance to win now. */
  private async look(): Promise<undefined> {
    const { match, counsel } = this.sitting
    const { revision, steps: step } = match
    const { seat } = this.keyboard
    const { simulations, value } = await counsel.advise(seat, FOR_CHANCES)
    const moment = await counsel.moment(seat)
    // With one choice there was nothing to think about: the chance is what it was.
    const chance = simulations > 0 ? value : (this.seen.at(-1)?.chance ?? value)
    this.seen = [...this.seen.filter((one) => one.step < step), { revision, seat, step, moment, chance }]
  }

  /** The chance to win as it is now; undefined if nobody has looked. */
  private get chance(): number | undefined {
    const { revision } = this.sitting.match
    return this.seen.findLast((one) => one.revision === revision && one.seat === this.keyboard.seat)?.chance
  }

  /** The chances in a line: now, or how they went once the game is over; undefined if they are not shown. */
  get aside(): string | undefined {
    const { areChancesShown, chance, seen } = this
    if (!areChancesShown) return undefined
    const { isOver, steps } = this.sitting.match
    if (!isOver) return chance === undefined ? 'Chance to win: …' : `Chance to win: ${aboutPercent(chance)}`
    const told = seen.filter(({ step }) => step <= steps)
    const turns = told.filter(({ moment }, i) => i === told.length - 1 || told[i + 1].moment !== moment)
    return turns.length === 0 ? undefined : chancesLine(turns.map((one) => one.chance))
  }
}
