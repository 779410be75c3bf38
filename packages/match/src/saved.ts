/** Saved matches: a line with the format, a line with how the table is run, and the record as text. */
import { formatRecord, parseRecord, RecordError } from '@hearthkeep/engine'
import type { GameRecord } from '@hearthkeep/engine'
import { UNDO_POLICIES } from './options.ts'
import type { UndoPolicy } from './options.ts'
import type { SavedStep } from './resume.ts'
import type { StandingAnswer } from './standing.ts'
import { WAYS } from './state.ts'
import { StoreError } from './store-error.ts'

/** The version of the format written below. */
export const SAVED_VERSION = 1

/** Everything of a match that outlives the program. Open requests to take something back do not. */
export interface SavedMatch {
  readonly undo: UndoPolicy
  readonly autoForced: boolean
  readonly automaticLimit: number
  readonly revision: number
  /** One for each step of the record. */
  readonly steps: readonly SavedStep[]
  readonly standing: readonly StandingAnswer[]
  readonly record: GameRecord
}

/** Writes a saved match as text. */
export function formatSaved(saved: SavedMatch): string {
  const { undo, autoForced, automaticLimit, revision, steps, standing, record } = saved
  const header = {
    undo,
    autoForced,
    automaticLimit,
    revision,
    revisions: steps.map((step) => step.revision),
    // Most steps are answers of the seat itself; only the others are listed.
    others: steps.flatMap(({ way, by }, i) => (way === 'answered' ? [] : [{ step: i + 1, way, by }])),
    standing,
  }
  return `hearthkeep match ${SAVED_VERSION}\n${JSON.stringify(header)}\n${formatRecord(record)}`
}

/**
 * The saved match or the record in a text that says other things around it, such as a bug report [M30]. A text that
 * begins as one of them is left as it is, and so is one with nothing of the kind in it.
 */
export function gameTextIn(text: string): string {
  if (text.startsWith('hearthkeep ')) return text
  return /^hearthkeep (?:match|record) \d+\r?$[^]*?(?:^end \d+\r?$|(?![^]))/m.exec(text)?.[0] ?? text
}

const KEEP = 'Nothing was changed; keep it, and put a backup in its place.'

function corrupted(message: string): StoreError {
  return new StoreError('corrupted', `this saved match is damaged: ${message}. ${KEEP}`)
}

/** Reads a saved match; throws a `StoreError` that says what is wrong and what to do. */
export function parseSaved(text: string): SavedMatch {
  const [first = '', second = '', ...rest] = text.split(/\r?\n/)
  const version = /^hearthkeep match (\d+)$/.exec(first)?.[1]
  if (version === undefined) throw corrupted(`it does not begin with "hearthkeep match ${SAVED_VERSION}"`)
  if (Number(version) !== SAVED_VERSION) {
    throw new StoreError(
      'unknown-version',
      `this match was saved in format ${version}, and this program reads ${SAVED_VERSION}. Nothing was changed; open it with a newer Hearthkeep.`,
    )
  }
  const record = readRecord(rest.join('\n'))
  return { ...readHeader(second, record), record }
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

/** What every field of the header has to be; the field's name is the complaint. */
function readHeader(line: string, record: GameRecord): Omit<SavedMatch, 'record'> {
  let header: unknown
  try {
    header = JSON.parse(line)
  } catch {
    throw corrupted('its second line is not JSON')
  }
  if (!isObject(header)) throw corrupted('its second line is not a JSON object')
  const field = <V>(name: string, isRight: (value: unknown) => value is V): V => {
    const value = header[name]
    if (!isRight(value)) throw corrupted(`"${name}" in its second line is ${JSON.stringify(value)}`)
    return value
  }
  const { seats } = record.setup
  const whole = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER)
  const revision = field('revision', whole)
  const revisions = field('revisions', (list): list is number[] => isRising(list, record, revision))
  const others = field('others', (list): list is OtherStep[] => isListOf(list, isOtherStep(record)))
  return {
    undo: field('undo', (value): value is UndoPolicy => UNDO_POLICIES.includes(value as UndoPolicy)),
    autoForced: field('autoForced', (value) => typeof value === 'boolean'),
    automaticLimit: field('automaticLimit', whole),
    revision,
    steps: revisions.map((own, i) => {
      const { way, by } = others.find(({ step }) => step === i + 1) ?? {
        way: 'answered' as const,
        by: record.steps[i].seat,
      }
      return { way, by, revision: own }
    }),
    standing: field('standing', (list): list is StandingAnswer[] => isListOf(list, isStandingOf(seats))),
  }
}

type OtherStep = Pick<SavedStep, 'way' | 'by'> & { readonly step: number }

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
