/** Saved matches of the first format, which are still read: a line with how the table is run, and the record as text. */
import {
  JsonTextError,
  LONGEST_TEXT,
  parseJson,
  parseRecord,
  RecordError,
  shortened,
} from '@hearthkeep/engine'
import type { GameRecord } from '@hearthkeep/engine'
import { foldEntries, WAYS } from './entries.ts'
import type { Entry, Way } from './entries.ts'
import { UNDO_POLICIES } from './options.ts'
import type { UndoPolicy } from './options.ts'
import type { SavedMatch } from './saved-match.ts'
import type { StandingAnswer } from './standing-answers.ts'
import { corrupted } from './store-error.ts'

/**
 * Reads a saved match of the first format; throws a `StoreError` that says what is wrong. What was taken back is not in
 * it, so that revisions are counted anew.
 */
export function parseSavedOne(text: string): SavedMatch {
  if (text.length > LONGEST_TEXT) throw corrupted(`it has ${text.length} characters, more than any game`)
  const [, second = '', ...rest] = text.split(/\r?\n/)
  const { steps, ...game } = readRecord(rest.join('\n'))
  const { undo, autoForced, automaticLimit, ways, standing } = readHeader(second, { steps, ...game })
  const entries: Entry[] = steps.map((step, i) => ({ kind: 'step', ...step, ...ways[i] }))
  for (const answer of standing) entries.push({ kind: 'standing', ...answer })
  const folded = foldEntries(entries)
  const { hasOldHashes, ...header } = game
  const record = { ...game, steps }
  return { undo, autoForced, automaticLimit, game: header, entries, ...folded, record, isOld: true }
}

function readRecord(text: string): GameRecord {
  try {
    return parseRecord(text)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    throw corrupted(`in its record, which begins in line 3, ${error.message}`)
  }
}

type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
}

/** A value of unknown shape for a message. */
const shown = (value: unknown): string => shortened(JSON.stringify(value) ?? 'missing', 80)

/** What every field of the header has to be; the field's name is the complaint. */
function readHeader(line: string, record: GameRecord) {
  let header: unknown
  try {
    header = parseJson(line)
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error
    throw corrupted(
      `its second line is not JSON: in column ${error.column} ${error.expected} was expected, found ${error.found}`,
    )
  }
  if (!isObject(header)) throw corrupted('its second line is not a JSON object')
  const field = <V>(name: string, isRight: (value: unknown) => value is V): V => {
    const value = header[name]
    if (!isRight(value)) throw corrupted(`"${name}" in its second line is ${shown(value)}`)
    return value
  }
  const { seats } = record.setup
  const whole = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER)
  const revision = field('revision', whole)
  const revisions = field('revisions', (list): list is number[] => isRising(list, record, revision))
  const others = field('others', (list): list is OtherStep[] => isListOf(list, isOtherStep(record)))
  const otherAt = new Map(others.map((one) => [one.step, one]))
  return {
    undo: field('undo', (value): value is UndoPolicy => UNDO_POLICIES.includes(value as UndoPolicy)),
    autoForced: field('autoForced', (value) => typeof value === 'boolean'),
    automaticLimit: field('automaticLimit', whole),
    ways: revisions.map((_, i): { way: Way; by: number } => {
      const { way, by } = otherAt.get(i + 1) ?? { way: 'answered' as const, by: record.steps[i].seat }
      return { way, by }
    }),
    standing: field('standing', (list): list is StandingAnswer[] => isListOf(list, isStandingOf(seats))),
  }
}

type OtherStep = { readonly way: Way; readonly by: number; readonly step: number }

function isListOf(list: unknown, isRight: (value: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isRight)
}

/** One revision for each step, each later than the one before, none later than the match's. */
function isRising(list: unknown, record: GameRecord, revision: number): list is number[] {
  if (!Array.isArray(list) || list.length !== record.steps.length) return false
  return list.every((own, i) => isWhole(own, i === 0 ? 1 : (list[i - 1] as number) + 1, revision))
}

function isOtherStep({ steps, setup }: GameRecord) {
  return (value: unknown): boolean =>
    isObject(value) &&
    isWhole(value.step, 1, steps.length) &&
    isWhole(value.by, 0, setup.seats - 1) &&
    (WAYS as readonly unknown[]).includes(value.way)
}

function isStandingOf(seats: number) {
  return (value: unknown): boolean =>
    isObject(value) &&
    isWhole(value.seat, 0, seats - 1) &&
    typeof value.question === 'string' &&
    typeof value.notation === 'string'
}
