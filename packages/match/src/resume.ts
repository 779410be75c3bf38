/** Matches from records: the whole game again, or a part of it. */
import { completeSetup, findChoice, hashCells, start, whyNot } from '@hearthkeep/engine'
import type { Game, GameRecord, RecordedStep, Setup } from '@hearthkeep/engine'
import { asError } from './options.ts'
import type { CompleteOptions } from './options.ts'
import { MatchState } from './state.ts'
import type { Way } from './state.ts'

/** A record that does not fit the game as it is now. */
export class RecordMismatch extends Error {
  /** The first step that does not fit, from 1; 0 if the game cannot even be begun. */
  readonly step: number
  readonly reason: string

  constructor(step: number, reason: string) {
    super(step === 0 ? `the record cannot be begun: ${reason}` : `step ${step} of the record: ${reason}`)
    this.name = 'RecordMismatch'
    this.step = step
    this.reason = reason
  }
}

/** What a saved match remembers of a step besides what its record says. */
export interface SavedStep {
  readonly way: Way
  readonly by: number
  /** The revision that it brought about. */
  readonly revision: number
}

/** Begins a game on a new table. */
export function beginState(game: Game, setup: Setup, options: CompleteOptions): MatchState {
  const table = game.newTable()
  try {
    start(game, setup, table)
  } catch (error) {
    table.release()
    throw error
  }
  return new MatchState(game, setup, options, table)
}

/** Plays a record again; throws a `RecordMismatch` at the first step that does not fit [M24]. */
export function replayRecord(
  game: Game,
  record: GameRecord,
  options: CompleteOptions,
  saved?: readonly SavedStep[],
): MatchState {
  if (record.game !== game.id)
    throw new RecordMismatch(0, `it is a record of ${record.game}, and this is ${game.id}`)
  const state = attempt(0, game, record, () => beginState(game, completeSetup(game, record.setup), options))
  try {
    record.steps.forEach((step, i) =>
      attempt(i + 1, game, record, () => {
        if (saved !== undefined) state.revision = saved[i].revision - 1
        replayStep(state, step, saved?.[i])
      }),
    )
  } catch (error) {
    state.release()
    throw error
  }
  return state
}

function replayStep(state: MatchState, step: RecordedStep, saved: SavedStep | undefined): void {
  const { game, table } = state
  const index = findChoice(game, table, step.seat, step.notation)
  if (index < 0) {
    const { rule, text } = whyNot(game, table, step.seat, step.notation)
    throw new Error(`"${step.notation}" is not possible: ${text}${rule === '' ? '' : ` [${rule}]`}`)
  }
  state.take(index, saved?.way ?? 'answered', saved?.by)
  const hash = step.hash === undefined ? undefined : hashCells(table.cells)
  if (hash !== step.hash) throw new Error(`the table differs: expected hash ${step.hash}, found ${hash}`)
}

function attempt<R>(step: number, game: Game, record: GameRecord, action: () => R): R {
  try {
    return action()
  } catch (error) {
    throw new RecordMismatch(step, asError(error).message + otherVersion(game, record))
  }
}

function otherVersion(game: Game, record: GameRecord): string {
  const now: string[] = []
  if (record.rules !== game.version) now.push(`rules ${record.rules}, now ${game.version}`)
  if (record.content !== game.contentHash) now.push(`content ${record.content}, now ${game.contentHash}`)
  return now.length === 0 ? '' : ` (played with ${now.join('; ')})`
}

/** A state of its own that stands as this one did after `step` decisions, with the same past [M23]. */
export function branchState(state: MatchState, step: number, options: CompleteOptions): MatchState {
  const block = state.blockAt(step)
  const table = state.game.newTable()
  table.restore(block)
  const branch = new MatchState(state.game, state.setup, options, table)
  branch.history.steps.push(...state.history.steps.slice(0, step))
  branch.notes.push(...state.notes.slice(0, step).map((note, i) => ({ ...note, revision: i + 1 })))
  branch.revision = step
  return branch
}
