/** A situation as a lesson: a match like any other, in which only what the lesson wants is offered. */
import { offeredChoices } from '@hearthkeep/engine'
import type { Game, OfferedChoice, RefusedChoice } from '@hearthkeep/engine'
import { knownTo } from '@hearthkeep/match'
import type { Frame, Match, Viewer } from '@hearthkeep/match'
import { SituationPlayer } from '@hearthkeep/situations'
import type { RefuseStep, Situation } from '@hearthkeep/situations'
import { say } from '../words/learn.ts'
import type { ChangeListener, Driver, LogLine, Look, Taken } from './driver.ts'
import { isEnding } from './selection.ts'
import { linesOf, lookOf } from './of-match.ts'

/** Where a lesson stands. */
export type LessonStage =
  /** Something has to be done. */
  | { readonly kind: 'do'; readonly say: string | undefined; readonly wanted: OfferedChoice }
  /** Something is said, and shown to be refused. */
  | { readonly kind: 'tell'; readonly say: string | undefined; readonly refused?: RefusedTry }
  | { readonly kind: 'done' }
  /** The lesson does not fit the rules any more. */
  | { readonly kind: 'failed'; readonly message: string }

interface RefusedTry {
  readonly notation: string
  readonly rule: string
  readonly text: string
}

const FIRST = say('lesson-driver.this-lesson-has-not')

export class LessonDriver implements Driver {
  readonly game: Game
  readonly seats: number
  readonly undoPolicy = 'lesson'
  readonly parts = []
  readonly situation: Situation
  private readonly player: SituationPlayer
  private failure: string | undefined
  /** Grows with whatever is done or taken back. */
  private revision = 0

  /** Arranges the table; throws a `SituationError` if the situation does not fit the game. */
  constructor(game: Game, situation: Situation) {
    this.game = game
    this.situation = situation
    this.player = new SituationPlayer(game, situation)
    this.seats = this.match.setup.seats
    this.passSilent()
  }

  /** One learner plays whomever the lesson is about now. */
  get own(): readonly number[] {
    return [this.seat]
  }

  private get match(): Match {
    return this.player.scene.match
  }

  get stage(): LessonStage {
    const { step } = this.player
    if (this.failure !== undefined) return { kind: 'failed', message: this.failure }
    if (step === undefined) return { kind: 'done' }
    if ('do' in step) {
      const { wanted } = this
      return wanted === undefined
        ? {
            kind: 'failed',
            message: say('lesson-driver.is-not-offered', { file: this.situation.file, do: step.do }),
          }
        : { kind: 'do', say: step.say, wanted }
    }
    if ('refuse' in step) return { kind: 'tell', say: step.say, refused: this.refusalOf(step) }
    return { kind: 'tell', say: step.say }
  }

  /** How many steps are done, and how many there are. */
  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.player.done, of: this.situation.steps.length }
  }

  /** Everything that the rules offer, to whomever. */
  private offered(): OfferedChoice[] {
    return offeredChoices(this.game, this.player.scene.table)
  }

  private get wanted(): OfferedChoice | undefined {
    try {
      const found = this.player.wanted
      return found && this.offered()[found.index]
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

  /** Does a step; the match tells what it brought. */
  private advance(): void {
    this.revision++
    const result = this.player.next()
    if (!result.passed) this.failure = result.failure?.message ?? say('lesson-driver.it-does-not-fit')
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
    return this.wanted?.seat ?? this.offered().at(0)?.seat ?? 0
  }

  look(_: Viewer, step: number = this.match.steps): Promise<Look> {
    return Promise.resolve(this.seenAt(step))
  }

  private seenAt(step: number): Look {
    const { match, seat, stage } = this
    const undo = this.canGoBack
      ? ({ cost: 'free', isPossible: true, reason: say('lesson-driver.a-lesson-can-be') } as const)
      : ({ cost: 'nothing-to-undo', isPossible: false, reason: FIRST } as const)
    const look = { ...lookOf(match.at(step, seat)), undo, revision: this.revision }
    if (step < match.steps) return { ...look, prompt: null, choices: [], refused: [], refusedIfTried: [] }
    const wanted = stage.kind === 'do' ? stage.wanted : undefined
    return {
      ...look,
      prompt: look.prompt && { ...look.prompt, seats: [seat], canBePassed: false },
      choices: wanted === undefined ? [] : [wanted],
      refused: [...look.refused, ...this.declined(wanted)],
    }
  }

  /** What the rules would allow and the lesson does not want now, at everything it concerns. */
  private declined(wanted: OfferedChoice | undefined): RefusedChoice[] {
    if (wanted === undefined) return []
    const text = say('lesson-driver.in-this-lesson', { notation: wanted.notation })
    return this.offered().flatMap((choice) => {
      const { seat, notation, concerns } = choice
      // Who could end the turn is not in the wrong place, and stays bright.
      return notation === wanted.notation || isEnding(choice)
        ? []
        : concerns.map((thing) => ({ seat, notation, rule: '', text, concerns: [thing] }))
    })
  }

  take(choice: OfferedChoice): Promise<Taken> {
    return Promise.resolve(this.doneWith(choice))
  }

  private doneWith({ notation }: OfferedChoice): Taken {
    const { stage, match } = this
    if (stage.kind !== 'do') return { refused: say('lesson-driver.read-on-first') }
    if (notation !== stage.wanted.notation)
      return { refused: say('lesson-driver.in-this-lesson', { notation: stage.wanted.notation }) }
    const before = match.steps
    this.advance()
    this.passSilent()
    return { frames: this.framesSince(before) }
  }

  /** What was brought by the choices after the first `steps`: that of the learner, and those that were forced. */
  private framesSince(steps: number): Frame[] {
    return this.decisions()
      .slice(steps)
      .flatMap(({ step, seat }) => this.match.frames(step, seat))
  }

  private decisions() {
    return this.match.decisions('spectator')
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
    this.revision++
    this.failure = undefined
    this.player.goBack(target)
    return Promise.resolve(undefined)
  }

  /** Each decision as whoever made it knows it: a learner plays them all. */
  lines(): Promise<readonly LogLine[]> {
    return Promise.resolve(
      this.decisions().flatMap(({ step, seat }) => linesOf(this.match.happened(step, seat))),
    )
  }

  preview({ seat, notation }: OfferedChoice): Promise<Int32Array | undefined> {
    return Promise.resolve(this.match.preview(seat, notation))
  }

  /** Nobody else changes a lesson. */
  known(seat: number, revision: number): Int32Array | undefined {
    return revision === this.revision ? knownTo(this.match, seat) : undefined
  }

  subscribe(_: ChangeListener): () => void {
    return () => undefined
  }

  close(): void {
    this.player.scene.release()
  }
}
