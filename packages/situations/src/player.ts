/** Plays a situation step by step: at once as a test, one by one as a lesson. */
import { didYouMean } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import { normal } from './names.ts'
import { compare, formatMismatches } from './compare.ts'
import type { Match } from './find-choice.ts'
import { matchChoices } from './find-choice.ts'
import { gameOf, Scene } from './scene.ts'
import { SituationError } from './situation.ts'
import type { DoStep, ExpectStep, RefuseStep, Situation, SituationStep } from './situation.ts'

/** Where and why a situation failed. */
export interface SituationFailure {
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

/** A situation being played. The client shows `say`, offers `wanted`, and calls `next` when it is done. */
export class SituationPlayer {
  readonly situation: Situation
  readonly scene: Scene
  /** How many steps are done. */
  done = 0

  /** Arranges the table; throws a `SituationError` if the situation does not fit its game. */
  constructor(game: Game | GameModule, situation: Situation) {
    this.situation = situation
    try {
      checkHead(gameOf(game), situation)
      this.scene = new Scene(game, situation)
    } catch (error) {
      throw new SituationError([`${situation.file}, ${(error as Error).message}`])
    }
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
  get wanted(): Match | undefined {
    const { step } = this
    return step !== undefined && 'do' in step ? this.scene.find(step.do, step.seat) : undefined
  }

  /** Does the next step; after the last one all scripted rolls must have been used. */
  next(): SituationResult {
    const { step } = this
    if (step === undefined) return { passed: true }
    try {
      if ('do' in step) this.make(step)
      else if ('refuse' in step) this.refuse(step)
      else if ('expect' in step) this.expect(step)
      const left = this.done + 1 === this.situation.steps.length ? this.scene.unusedRolls() : []
      if (left.length > 0) throw new Error(`after the last step: ${left.join('; ')}`)
    } catch (error) {
      return this.failure(step, error as Error)
    }
    this.done++
    return { passed: true }
  }

  private failure(step: SituationStep, error: Error): SituationResult {
    const what = ['do', 'refuse', 'expect'].find((kind) => kind in step) ?? 'say'
    const number = this.done + 1
    const message = `${this.situation.file}, step ${number} (${what}):${error.message.startsWith('\n') ? '' : ' '}${error.message}`
    return { passed: false, failure: { step: number, message } }
  }

  private make(step: DoStep): void {
    this.scene.do(step.do, step.seat)
    const happened = this.scene.events()
    let at = 0
    for (const event of step.events ?? []) {
      const found = happened.findIndex((text, i) => i >= at && normal(text) === normal(event))
      if (found < 0)
        throw new Error(`expected the event "${event}", found:\n  ${happened.slice(at).join('\n  ')}`)
      at = found + 1
    }
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
    const { game, table } = this.scene
    const mismatches = compare(game, table, step.expect)
    const lacking = (step.offers ?? []).filter((text) => matchChoices(game, table, text).length === 0)
    const lines = [
      ...(mismatches.length > 0 ? [formatMismatches(mismatches)] : []),
      ...lacking.map((text) => `"${text}" is not offered; offered: ${this.scene.offers().join(', ')}`),
    ]
    if (lines.length > 0) throw new Error(`\n${lines.join('\n')}`.replaceAll('\n', '\n  '))
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
    player.scene.table.release()
  }
}
