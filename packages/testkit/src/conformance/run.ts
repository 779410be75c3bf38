/** One game under inspection, and what all checks need. */
import { Fault, offeredChoices } from '@hearthkeep/engine'
import type { EventLog, Game, Setup, Stream, Table } from '@hearthkeep/engine'
import { CHECKS } from './faults.ts'
import type { Check, ConformanceOptions } from './faults.ts'

/** One game under inspection. */
export interface Run {
  readonly game: Game
  readonly setup: Setup
  readonly options: ConformanceOptions
  readonly table: Table
  /** A table to try things on. */
  readonly scratch: Table
  /** Random numbers of the suite's own. */
  readonly random: Stream
  /** What happened in the last step. */
  readonly log: EventLog
  /** How many decisions were made. */
  step: number
  readonly report: (check: Check, message: string) => void
}

const isCheck = (kind: string): kind is Check => kind in CHECKS

/** Does something that must not fail; reports it under the engine's name for the mistake, or under `check`. */
export function attempt(run: Pick<Run, 'report'>, check: Check, what: string, act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    const kind = error instanceof Fault && isCheck(error.kind) ? error.kind : check
    const { message } = error as Error
    run.report(kind, what === '' ? message : `${what}: ${message}`)
    return false
  }
}

/** All choices of a table as text, with their seats: `1> end turn`. */
export function listOf(run: Run, table: Table): string[] {
  return offeredChoices(run.game, table).map((choice) => `${choice.seat + 1}> ${choice.notation}`)
}
