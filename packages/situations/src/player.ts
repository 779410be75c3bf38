/** Plays a situation step by step: at once as a test, one by one as a lesson. */
import { didYouMean } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import { compare, formatMismatches } from './compare.ts'
import { matchChoices } from './find-choice.ts'
import type { FoundChoice } from './find-choice.ts'
import { checkHappened, checkNotHappened } from './heard.ts'
import type { Heard } from './heard.ts'
import { gameOf, Scene } from './scene.ts'
import { SituationError } from './situation.ts'
import type { DoStep, ExpectStep, RefuseStep, Situation, SituationStep } from './situation.ts'

/** Where and why a situation failed. */
interface SituationFailure {
  /** The number of the step, from 1; 0 if the table could not be arranged. */
  readonly step: number
  /** File, step and difference, ready to be printed. */
  readonly message: string
}

/** What came of a situation. */
export interface SituationResult {
  readonly passed: boolean
  readonly failure?: SituationFailure
}

/** How many choices of the match there were when a step became the next one. */
interface Moment {
  /** Before forced choices were taken that the step does not name, and after. */
  readonly from: number
  readonly ready: number
  /** The choices that the last `do` stands for: its own, and the forced ones before it. */
  readonly last: readonly [from: number, to: number]
  /** What went wrong with a forced choice. */
  readonly fault?: Error
}

/** A situation being played. The client shows `say`, offers `wanted`, and calls `next` when it is done. */
export class SituationPlayer {
  readonly situation: Situation
  readonly scene: Scene
  /** When each step became the next one, up to now. */
  private readonly moments: Moment[] = []

  /** Arranges the table; throws a `SituationError` if the situation does not fit its game. */
  constructor(game: Game | GameModule, situation: Situation) {
    this.situation = situation
    try {
      checkHead(gameOf(game), situation)
      this.scene = new Scene(game, situation)
    } catch (error) {
      throw new SituationError([`${situation.file}, ${(error as Error).message}`])
    }
    this.begin([0, 0])
  }

  /** How many steps are done. */
  get done(): number {
    return this.moments.length - 1
  }

  /** Whether all steps are done. */
  get isDone(): boolean {
    return this.done === this.situation.steps.length
  }

  /** The step to be done next. */
  get step(): SituationStep | undefined {
    return this.situation.steps[this.done]
  }

  /** The caption of the step to be done next. */
  get say(): string | undefined {
    return this.step?.say
  }

  /** The choice that the step to be done next makes, for a client to point at; undefined if it makes none. */
  get wanted(): FoundChoice | undefined {
    const { step } = this
    return step !== undefined && 'do' in step ? this.scene.find(step.do, step.seat) : undefined
  }

  /** Does the next step; after the last one all scripted rolls must have been used. */
  next(): SituationResult {
    const { step, scene } = this
    if (step === undefined) return { passed: true }
    let { last } = this.moments[this.done]
    try {
      if ('do' in step) last = this.make(step)
      else if ('refuse' in step) this.refuse(step)
      else if ('expect' in step) this.expect(step)
      const left = this.done + 1 === this.situation.steps.length ? scene.unusedRolls() : []
      if (left.length > 0) throw new Error(`after the last step: ${left.join('; ')}`)
    } catch (error) {
      return this.failure(step, error as Error)
    }
    this.begin(last)
    return { passed: true }
  }

  /** Goes back to before step number `done`, from 0; what was chosen since is taken back. */
  goBack(done: number): void {
    this.moments.length = done + 1
    this.scene.goBack(this.moments[done].ready)
  }

  /** The next step begins; forced choices that lead to what it names are taken. */
  private begin(last: Moment['last']): void {
    const { match } = this.scene
    const from = match.steps
    const step = this.situation.steps.at(this.moments.length)
    let fault: Error | undefined
    try {
      if (step !== undefined && 'do' in step) this.scene.passForced(step.do, step.seat)
    } catch (error) {
      fault = error as Error // told when the step is done
    }
    this.moments.push({ from, ready: match.steps, last, ...(fault && { fault }) })
  }

  private failure(step: SituationStep, error: Error): SituationResult {
    const what = ['do', 'refuse', 'expect'].find((kind) => kind in step) ?? 'say'
    const number = this.done + 1
    const message = `${this.situation.file}, step ${number} (${what}):${error.message.startsWith('\n') ? '' : ' '}${error.message}`
    return { passed: false, failure: { step: number, message } }
  }

  private make(step: DoStep): Moment['last'] {
    const { scene } = this
    const { from, ready, fault } = this.moments[this.done]
    if (fault !== undefined) throw fault
    const passed = scene.chosen(from, ready)
    try {
      scene.do(step.do, step.seat)
    } catch (error) {
      if (passed.length === 0) throw error
      const first = passed.map((notation) => `"${notation}"`).join(', ')
      throw new Error(`${(error as Error).message} (after ${first}: there was nothing else to choose)`)
    }
    const last = [from, scene.match.steps] as const
    this.checkEvents(step, scene.heard(...last))
    return last
  }

  private checkEvents(
    { events = [], noEvents = [] }: Pick<DoStep, 'events' | 'noEvents'>,
    heard: readonly Heard[],
  ): void {
    checkHappened(heard, events)
    checkNotHappened(this.scene.game, heard, noEvents)
  }

  private refuse(step: RefuseStep): void {
    checkRule(this.scene.game, step.rule)
    const refusals = this.scene.refusals(step.refuse, step.seat)
    if (refusals.length === 0)
      throw new Error(`"${step.refuse}" should be refused [${step.rule}], but is offered`)
    if (refusals.some((refusal) => refusal.rule === step.rule)) return
    const { rule, text } = refusals[0]
    throw new Error(`"${step.refuse}": expected to be refused by ${step.rule}, found ${rule}: ${text}`)
  }

  private expect(step: ExpectStep): void {
    const { scene } = this
    const { game, table } = scene
    const mismatches = compare(game, table, step.expect)
    const lacking = (step.offers ?? []).filter((text) => matchChoices(game, table, text).length === 0)
    const lines = [
      ...(mismatches.length > 0 ? [formatMismatches(mismatches)] : []),
      ...lacking.map((text) => `"${text}" is not offered; offered: ${scene.offers().join(', ')}`),
    ]
    if (lines.length > 0) throw new Error(`\n${lines.join('\n')}`.replaceAll('\n', '\n  '))
    this.checkEvents(step, scene.heard(...this.moments[this.done].last))
  }
}

function checkHead(game: Game, situation: Situation): void {
  if (situation.game !== game.id) throw new Error(`game: expected "${game.id}", found "${situation.game}"`)
  for (const rule of situation.rules) checkRule(game, rule)
}

function checkRule(game: Game, id: string): void {
  const known = game.rules.map((rule) => rule.id)
  if (!known.includes(id)) throw new Error(`rules: ${game.name} has no rule ${id}${didYouMean(id, known)}`)
}

/** Runs a situation from beginning to end. */
export function runSituation(game: Game | GameModule, situation: Situation): SituationResult {
  let player: SituationPlayer
  try {
    player = new SituationPlayer(game, situation)
  } catch (error) {
    return { passed: false, failure: { step: 0, message: (error as Error).message } }
  }
  try {
    while (!player.isDone) {
      const result = player.next()
      if (!result.passed) return result
    }
    return { passed: true }
  } finally {
    player.scene.release()
  }
}
