/** A match in the page: everybody who plays sits at this device. */
import type { Game, OfferedChoice } from '@hearthkeep/engine'
import type { Happening, Match, MatchView, UndoPolicy } from '@hearthkeep/match'
import type { Driver, LogLine, Look, Taken } from './driver.ts'
import { previewOn } from './preview.ts'

/** What a happening says, line by line. */
function linesOf({ steps, decision, events }: Happening): LogLine[] {
  return events.map(({ from, kind, rule, text }) => {
    const isDecision = from === 'match' && decision !== null
    return { step: steps, kind, rule, text: isDecision ? (decision.notation ?? text) : text, isDecision }
  })
}

export class MatchDriver implements Driver {
  readonly match: Match
  /** Called after every change, so that it can be saved. */
  private readonly changed: (match: Match) => void
  /** The lines of each step, the set-up first; telling them means playing the step again. */
  private readonly told: LogLine[][] = []

  constructor(match: Match, changed: (match: Match) => void = () => undefined) {
    this.match = match
    this.changed = changed
  }

  get game(): Game {
    return this.match.game
  }

  get seats(): number {
    return this.match.setup.seats
  }

  get undoPolicy(): UndoPolicy {
    return this.match.options.undo
  }

  /** The table is seen through the eyes of the seat that is asked; all choices of this device are merged. */
  look(step: number = this.match.steps): Look {
    const first = this.match.at(step, 0)
    const seat = first.prompt?.seats[0] ?? 0
    const views = Array.from({ length: this.seats }, (_, one): MatchView =>
      one === 0 ? first : this.match.at(step, one),
    )
    const { cells, prompt, outcome, steps, undo } = views[seat]
    const ordered = [views[seat], ...views.filter((_, one) => one !== seat)]
    return {
      cells,
      seat,
      cellsBySeat: views.map((view) => view.cells),
      prompt,
      choices: ordered.flatMap(({ choices }) => choices),
      refused: ordered.flatMap(({ refused }) => refused),
      refusedIfTried: ordered.flatMap(({ refusedIfTried }) => refusedIfTried),
      outcome,
      undo: ordered.map((view) => view.undo).find(({ isPossible }) => isPossible) ?? undo,
      step,
      steps,
    }
  }

  take({ seat, notation }: OfferedChoice): Taken {
    const { match } = this
    const before = match.steps
    const result = match.answer({ seat, revision: match.revision, notation })
    if (result.kind !== 'taken')
      return { refused: 'text' in result ? result.text : 'The table has moved on.' }
    this.changed(match)
    const viewer = this.viewer(seat)
    return {
      frames: result.decisions.flatMap(({ step }) => match.frames(step, viewer)),
      lines: this.tellFrom(before + 1),
    }
  }

  /** Whose eyes the table is seen through now: of the one who has just acted, if that one is asked again. */
  private viewer(acted: number): number {
    if (this.seats === 1) return 0
    const asked = this.match.view(0).prompt?.seats ?? [0]
    return asked.includes(acted) ? acted : asked[0]
  }

  undo(): string | undefined {
    const { match } = this
    const seat = Array.from({ length: this.seats }, (_, one) => one).find(
      (one) => match.canUndo(one).isPossible,
    )
    const result = match.undo(seat ?? 0)
    if (result.kind === 'asked') {
      // Everybody sits at this device: asking is agreeing.
      for (const other of result.request.waitingFor) match.agreeToUndo(other)
    }
    if (result.kind === 'refused') return result.reason
    this.told.length = Math.min(this.told.length, match.steps + 1)
    this.changed(match)
    return undefined
  }

  /** The lines of a step and all after it, each as the seat may know it whose decision it was. */
  private tellFrom(from: number): LogLine[] {
    const { match, told } = this
    if (told.length <= match.steps) {
      const decisions = match.decisions('spectator')
      for (let step = told.length; step <= match.steps; step++)
        told.push(linesOf(match.happened(step, step === 0 ? 0 : decisions[step - 1].seat)))
    }
    return told.slice(from).flat()
  }

  lines(): readonly LogLine[] {
    return this.tellFrom(0)
  }

  preview(choice: OfferedChoice): Int32Array | undefined {
    return previewOn(this.game, this.match.fork(), choice)
  }

  close(): void {
    this.match.close()
  }
}
