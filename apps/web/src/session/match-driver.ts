/** A match in the page: everybody who plays sits at this device. */
import { findChoice, redeal, Stream, viewOf } from '@hearthkeep/engine'
import type { Game, OfferedChoice } from '@hearthkeep/engine'
import type { Happening, Match } from '@hearthkeep/match'
import type { Driver, LogLine, Look, Taken } from './driver.ts'

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

  /** The seat through whose eyes the table is seen: the one that is asked. */
  private seatOf(step: number): number {
    const { prompt } = this.match.at(step, 0)
    return prompt?.seats[0] ?? 0
  }

  look(step: number = this.match.steps): Look {
    const seat = this.seatOf(step)
    const view = this.match.at(step, seat)
    const others = Array.from({ length: this.seats }, (_, other) => other)
      .filter((other) => other !== seat)
      .map((other) => this.match.at(step, other))
    const { cells, prompt, outcome, steps } = view
    const views = [view, ...others]
    return {
      cells,
      seat,
      prompt,
      choices: views.flatMap(({ choices }) => choices),
      refused: views.flatMap(({ refused }) => refused),
      outcome,
      undo: views.map(({ undo }) => undo).find(({ isPossible }) => isPossible) ?? view.undo,
      step: view.step,
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
    const viewer = this.look().seat
    const steps = Array.from({ length: match.steps - before }, (_, i) => before + i + 1)
    return {
      frames: steps.flatMap((step) => match.frames(step, viewer)),
      lines: steps.flatMap((step) => this.linesAt(step)),
    }
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
    this.changed(match)
    return undefined
  }

  /** As the seat may know it whose decision it was. */
  private linesAt(step: number): LogLine[] {
    const seat = step === 0 ? 0 : this.match.decisions('spectator')[step - 1].seat
    return linesOf(this.match.happened(step, seat))
  }

  lines(): readonly LogLine[] {
    return Array.from({ length: this.match.steps + 1 }, (_, step) => step).flatMap((step) =>
      this.linesAt(step),
    )
  }

  preview({ seat, notation }: OfferedChoice): Int32Array | undefined {
    const { game } = this
    const table = this.match.fork()
    try {
      redeal(game, table, seat, Stream.of(1)) // nothing hidden may show through
      table.take(findChoice(game, table, seat, notation))
      return viewOf(game.layout, table, seat)
    } catch {
      return undefined
    } finally {
      table.release()
    }
  }

  close(): void {
    this.match.close()
  }
}
