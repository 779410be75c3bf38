/** Playing records again, and what differs. */
import { contentOf, start } from '../game/game.ts'
import type { Game, Setup } from '../game/game.ts'
import { fieldHash, fieldNames, hashFields } from '../table/hash.ts'
import type { FieldHash } from '../table/hash.ts'
import { findChoice, whyNot } from '../words/notation.ts'
import type { GameRecord, RecordedStep } from './record.ts'
import { SetupError } from '../game/setup.ts'
import { OUTCOMES } from '../rules/table.ts'
import type { Outcome, Table } from '../rules/table.ts'

/** A game as a record: the steps with what they were played with. */
export function recordOf(
  game: Game,
  setup: Setup,
  steps: readonly RecordedStep[],
  fields: readonly string[] = fieldHash(game.layout).fields,
): GameRecord {
  return { game: game.id, rules: game.version, content: contentOf(game, setup), setup, fields, steps }
}

/** How the hashes of a record can be checked on tables as they are now. */
export function hashesOf(game: Game, { fields, hasOldHashes }: GameRecord): FieldHash | string {
  if (hasOldHashes) return 'its hashes are of format 1, which broke with every change of the rules'
  if (fields === undefined) return fieldHash(game.layout)
  const known = fieldNames(game.layout)
  const gone = fields.filter((name) => !known.includes(name))
  if (gone.length > 0) return `its hashes cover what the table no longer has: ${gone.join(', ')}`
  return fieldHash(game.layout, fields.length === known.length ? undefined : fields)
}

/** What came of playing a record again. */
interface Verification {
  /** Whether every step was possible and every hash that can be checked the same. */
  readonly isSame: boolean
  /** How many steps were played, and how many of them stated a hash that agreed. */
  readonly steps: number
  readonly hashed: number
  /** Why hashes were passed over, where they were. */
  readonly passedOver?: string
  readonly outcome: Outcome
  /** The hash at the end, over all fields. */
  readonly hash: string
  /** The first step that differs, from 1, and how; 0 where the record cannot be begun. */
  readonly difference?: { readonly step: number; readonly message: string }
  /** The table at the end; `release` it when it is no longer needed. */
  readonly table: Table
}

/** A step of a record that cannot be played as it was. */
export class StepError extends Error {}

/** The number of the choice that a step of a record means; throws a `StepError` that says why there is none. */
export function recordedChoice(game: Game, table: Table, { seat, notation }: RecordedStep): number {
  const index = findChoice(game, table, seat, notation)
  if (index >= 0) return index
  const { rule, text } = whyNot(game, table, seat, notation)
  throw new StepError(`"${notation}" is not possible: ${text}${rule === '' ? '' : ` [${rule}]`}`)
}

/** Plays a record again, step by step, and names the first step that differs. */
export function verifyRecord(
  game: Game,
  record: GameRecord,
  onStep?: (table: Table, step: number) => void,
): Verification {
  const table = game.newTable()
  const hashes = hashesOf(game, record)
  const checked = typeof hashes === 'string' ? undefined : hashes
  let hashed = 0
  const end = (steps: number, message?: string): Verification => ({
    isSame: message === undefined,
    steps,
    hashed,
    outcome: OUTCOMES[table.outcome],
    hash: hashFields(game.layout, table.cells),
    table,
    ...(typeof hashes === 'string' && { passedOver: hashes }),
    ...(message !== undefined && {
      difference: { step: steps, message: message + otherVersion(game, record) },
    }),
  })
  if (record.game !== game.id) return end(0, `this is a record of ${record.game}, not of ${game.id}`)
  try {
    start(game, record.setup, table)
  } catch (error) {
    return end(0, error instanceof SetupError ? error.message : `the rules fail: ${(error as Error).message}`)
  }
  for (let i = 0; i < record.steps.length; i++) {
    const step = record.steps[i]
    try {
      table.take(recordedChoice(game, table, step))
    } catch (error) {
      const { message } = error as Error
      return end(i + 1, error instanceof StepError ? message : `the rules fail: ${message}`)
    }
    onStep?.(table, i + 1)
    if (checked === undefined || step.hash === undefined) continue
    const hash = checked.of(table.cells)
    if (hash !== step.hash) return end(i + 1, `the table differs: expected hash ${step.hash}, found ${hash}`)
    hashed++
  }
  return end(record.steps.length)
}

/** What else a record was played with, where that is not what the game has now; empty if it is. */
export function otherVersion(game: Game, record: Pick<GameRecord, 'rules' | 'content' | 'setup'>): string {
  const now: string[] = []
  const content = contentOf(game, record.setup)
  if (record.rules !== game.version) now.push(`rules ${record.rules}, now ${game.version}`)
  if (record.content !== content) now.push(`content ${record.content}, now ${content}`)
  return now.length === 0 ? '' : ` (played with ${now.join('; ')})`
}
