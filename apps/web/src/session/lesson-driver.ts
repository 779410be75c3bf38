/** A situation as a lesson: the same table and rules as in a game, but only what the lesson wants is offered. */
import {
  fork,
  offeredChoices,
  OUTCOMES,
  promptText,
  refusedChoices,
  refusedIfTried,
  viewOf,
} from '@hearthkeep/engine'
import type { Game, OfferedChoice, RefusedChoice, Table } from '@hearthkeep/engine'
import { eventsInWords } from '@hearthkeep/match'
import type { Frame, Prompt, TableEvent, Viewer } from '@hearthkeep/match'
import { SituationPlayer } from '@hearthkeep/situations'
import type { RefuseStep, Situation } from '@hearthkeep/situations'
import type { ChangeListener, Driver, LogLine, Look, Taken } from './driver.ts'
import { FrameLog } from './frame-log.ts'
import { previewOn } from './preview.ts'

/** Where a lesson stands. */
export type LessonStage =
  /** Something has to be done. */
  | { readonly kind: 'do'; readonly say: string | undefined; readonly wanted: OfferedChoice }
  /** Something is said, and shown to be refused. */
  | { readonly kind: 'tell'; readonly say: string | undefined; readonly refused?: RefusedTry }
  | { readonly kind: 'done' }
  /** The lesson does not fit the rules any more. */
  | { readonly kind: 'failed'; readonly message: string }

export interface RefusedTry {
  readonly notation: string
  readonly rule: string
  readonly text: string
}

const FIRST = 'this lesson has not begun'

export class LessonDriver implements Driver {
  readonly game: Game
  readonly seats: number
  readonly undoPolicy = 'lesson'
  readonly parts = []
  readonly situation: Situation
  private player: SituationPlayer
  private log: FrameLog
  private readonly spare: Table
  /** The block after each decision, the beginning first. */
  private blocks: Int32Array[] = []
  private told: LogLine[] = []
  private failure: string | undefined
  /** Grows with whatever is done or taken back. */
  private revision = 0

  /** Arranges the table; throws a `SituationError` if the situation does not fit the game. */
  constructor(game: Game, situation: Situation) {
    this.game = game
    this.situation = situation
    this.spare = game.newTable()
    this.player = new SituationPlayer(game, situation)
    this.log = this.listen()
    this.seats = this.table.seats
    this.passSilent()
  }

  /** One learner plays whomever the lesson is about now. */
  get own(): readonly number[] {
    return [this.seat]
  }

  private get table(): Table {
    return this.player.scene.table
  }

  /** From here on the scene notes the table as it stands at each event, so that it can be shown. */
  private listen(): FrameLog {
    const log = new FrameLog(this.table)
    Object.assign(this.player.scene, { log })
    this.blocks = [this.table.cells.slice()]
    this.told = []
    return log
  }

  get stage(): LessonStage {
    const { step } = this.player
    if (this.failure !== undefined) return { kind: 'failed', message: this.failure }
    if (step === undefined) return { kind: 'done' }
    if ('do' in step) {
      const { wanted } = this
      return wanted === undefined
        ? { kind: 'failed', message: `${this.situation.file}: “${step.do}” is not offered` }
        : { kind: 'do', say: step.say, wanted }
    }
    if ('refuse' in step) return { kind: 'tell', say: step.say, refused: this.refusalOf(step) }
    return { kind: 'tell', say: step.say }
  }

  /** How many steps are done, and how many there are. */
  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.player.done, of: this.situation.steps.length }
  }

  private get wanted(): OfferedChoice | undefined {
    try {
      const found = this.player.wanted
      return found && offeredChoices(this.game, this.table)[found.index]
    } catch {
      return undefined
    }
  }

  private refusalOf({ refuse, rule, seat }: RefuseStep): RefusedTry {
    const all = this.player.scene.refusals(refuse, seat)
    const text = all.find((one) => one.rule === rule)?.text ?? ''
    return { notation: refuse, rule, text }
  }

  /** Goes on after something was said. */
  next(): void {
    if (this.stage.kind !== 'tell') return
    this.advance()
    this.passSilent()
  }

  /** Does a step; what it brought is in the log. */
  private advance(): void {
    this.revision++
    const notation = this.wanted?.notation
    const result = this.player.next()
    if (!result.passed) this.failure = result.failure?.message ?? 'it does not fit the rules'
    if (notation === undefined) return
    const step = this.blocks.length
    const lines = this.events().map(({ kind, rule, text }) => ({ step, kind, rule, text, isDecision: false }))
    this.told.push({ step, kind: 'answer-taken', rule: '', text: notation, isDecision: true }, ...lines)
    this.blocks.push(this.table.cells.slice())
  }

  /** Comparisons without a caption are for the tests of the rules: a learner does not see them. */
  private passSilent(): void {
    while (this.failure === undefined && this.isSilent()) this.advance()
  }

  private isSilent(): boolean {
    const { step } = this.player
    return step !== undefined && 'expect' in step && step.say === undefined
  }

  /** Whose eyes the table is seen through. */
  private get seat(): number {
    return this.wanted?.seat ?? (this.table.isOver ? 0 : this.table.choices.seatOf(0))
  }

  look(_: Viewer, step?: number): Promise<Look> {
    return Promise.resolve(this.seenAt(step))
  }

  private seenAt(step: number = this.blocks.length - 1): Look {
    const { game, seat, stage } = this
    const steps = this.blocks.length - 1
    const undo = this.canGoBack
      ? ({ cost: 'free', isPossible: true, reason: 'a lesson can be gone through backwards' } as const)
      : ({ cost: 'nothing-to-undo', isPossible: false, reason: FIRST } as const)
    if (step < steps) {
      this.spare.restore(this.blocks[step])
      const cells = viewOf(game.layout, this.spare, seat)
      return {
        ...{ cells, seat, prompt: null, choices: [], refused: [], refusedIfTried: [] },
        ...{ outcome: 'playing', undo, step, steps, revision: this.revision },
      }
    }
    const wanted = stage.kind === 'do' ? stage.wanted : undefined
    return {
      cells: viewOf(game.layout, this.table, seat),
      seat,
      prompt: this.prompt(),
      choices: wanted === undefined ? [] : [wanted],
      refused: this.table.isOver ? [] : [...refusedChoices(game, this.table, seat), ...this.declined(wanted)],
      refusedIfTried: this.table.isOver ? [] : refusedIfTried(game, this.table, seat),
      outcome: OUTCOMES[this.table.outcome],
      undo,
      step,
      steps,
      revision: this.revision,
    }
  }

  private prompt(): Prompt | null {
    const { question } = this.table
    if (question === null) return null
    const text = promptText(this.game, this.table)
    return { question: question.name, text, rule: question.rule, seats: [this.seat], canBePassed: false }
  }

  /** What the rules would allow and the lesson does not want now, at everything it concerns. */
  private declined(wanted: OfferedChoice | undefined): RefusedChoice[] {
    if (wanted === undefined) return []
    const text = `In this lesson: ${wanted.notation}`
    return offeredChoices(this.game, this.table).flatMap(({ seat, notation, concerns }) =>
      // Who could end the turn is not in the wrong place, and stays bright.
      notation === wanted.notation || /^end\b/i.test(notation)
        ? []
        : concerns.map((thing) => ({ seat, notation, rule: '', text, concerns: [thing] })),
    )
  }

  take(choice: OfferedChoice): Promise<Taken> {
    return Promise.resolve(this.doneWith(choice))
  }

  private doneWith({ notation }: OfferedChoice): Taken {
    const { stage } = this
    if (stage.kind !== 'do') return { refused: 'read on first' }
    if (notation !== stage.wanted.notation) return { refused: `In this lesson: ${stage.wanted.notation}` }
    this.advance()
    const frames = this.frames()
    this.passSilent()
    return { frames }
  }

  /** What the last step brought, in words; a lesson whose words do not fit is a fault of ours. */
  private events(): TableEvent[] {
    return eventsInWords(this.game, this.table, this.log, this.seat, (error) => {
      throw error
    })
  }

  private frames(): Frame[] {
    const { game, seat, spare, log } = this
    return this.events().map((event, i) => {
      spare.restore(log.frames[i])
      return { event, cells: viewOf(game.layout, spare, seat) }
    })
  }

  /** Whether there is something before this. */
  get canGoBack(): boolean {
    return this.shownBefore() !== undefined
  }

  /** The number of the last step that was shown before this one. */
  private shownBefore(): number | undefined {
    const { steps } = this.situation
    const at = steps
      .slice(0, this.player.done)
      .findLastIndex((step) => !('expect' in step) || step.say !== undefined)
    return at < 0 ? undefined : at
  }

  /** Goes back by one thing that was said or done. */
  undo(): Promise<string | undefined> {
    const target = this.shownBefore()
    if (target === undefined) return Promise.resolve(FIRST)
    this.table.release()
    this.revision++
    this.failure = undefined
    this.player = new SituationPlayer(this.game, this.situation)
    this.log = this.listen()
    while (this.player.done < target && this.failure === undefined) this.advance()
    return Promise.resolve(undefined)
  }

  lines(): Promise<readonly LogLine[]> {
    return Promise.resolve([...this.told])
  }

  preview({ seat, notation }: OfferedChoice): Promise<Int32Array | undefined> {
    return Promise.resolve(previewOn(this.game, fork(this.game, this.table), seat, notation))
  }

  /** Nobody else changes a lesson. */
  subscribe(_: ChangeListener): () => void {
    return () => undefined
  }

  close(): void {
    this.table.release()
    this.spare.release()
  }
}
