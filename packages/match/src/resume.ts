/** Matches from records: the whole game again, or as much of it as fits. */
import { completeSetup, hashesOf, otherVersion, recordedChoice, StepError } from '@hearthkeep/engine'
import type { Game, GameRecord, RecordedStep } from '@hearthkeep/engine'
import type { Entry, StepEntry } from './entries.ts'
import { asError } from './options.ts'
import type { CompleteOptions, UndoPolicy } from './options.ts'
import { MatchState } from './state.ts'

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

/**
 * Begins the game of a record, hashing its tables as the record does, or else all fields; throws a `RecordMismatch` if that is not possible.
 */
export function beginAgain(
  game: Game,
  record: GameRecord,
  options: CompleteOptions,
  begunAs: UndoPolicy = options.undo,
): MatchState {
  if (record.game !== game.id)
    throw new RecordMismatch(0, `it is a record of ${record.game}, and this is ${game.id}`)
  try {
    const hashes = hashesOf(game, record)
    const known = { begunAs, ...(typeof hashes !== 'string' && { hashes }) }
    return new MatchState(game, completeSetup(game, record.setup), options, known)
  } catch (error) {
    throw new RecordMismatch(0, asError(error).message + otherVersion(game, record))
  }
}

/** A step of a record, with what a journal says of it besides. */
type ResumedStep = RecordedStep & Partial<Pick<StepEntry, 'way' | 'by'>> & { readonly revision?: number }

/** Plays steps again, as many as fit; returns what is wrong with the first that does not [M24]. */
export function playAgain(
  state: MatchState,
  record: GameRecord,
  steps: readonly ResumedStep[],
): RecordMismatch | undefined {
  const { game } = state
  const isChecked = typeof hashesOf(game, record) !== 'string'
  for (const [i, step] of steps.entries()) {
    try {
      const index = recordedChoice(game, state.table, step)
      if (step.revision !== undefined) state.revision = step.revision - 1
      state.takeAgain(index, step.way ?? 'answered', step.by)
      if (isChecked) checkSame(state, step)
    } catch (error) {
      if (state.steps > i) state.forgetLast()
      const reason = error instanceof StepError ? error.message : `the rules fail: ${asError(error).message}`
      return new RecordMismatch(i + 1, reason + otherVersion(game, record))
    }
  }
  return undefined
}

/** Carries out one entry of a journal on a state, as another writer did; throws a `StepError` if it does not fit. */
export function applyEntry(state: MatchState, entry: Entry): void {
  if (entry.kind === 'standing') state.stand(entry.seat, entry.question, entry.notation)
  else if (entry.kind === 'undo') state.goBack(entry)
  else if (entry.kind === 'run') state.runAs(entry.undo, entry.foreseen)
  else if (entry.kind === 'seated') state.seat(entry.seat, entry.sitter)
  else {
    state.take(recordedChoice(state.game, state.table, entry), entry.way, entry.by)
    checkSame(state, entry)
  }
}

/** Throws a `StepError` if the last step led elsewhere than when it was recorded. */
function checkSame(state: MatchState, { hash }: RecordedStep): void {
  const found = state.history.steps[state.steps - 1].hash
  if (hash !== undefined && found !== hash)
    throw new StepError(`the table differs: expected hash ${hash}, found ${found}`)
}
