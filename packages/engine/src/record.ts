/** Records: a game as text, from its set-up through every choice, with hashes by which it can be verified. */
import { SetupError, start } from './game.ts'
import type { Game, Setup } from './game.ts'
import { hashCells } from './hash.ts'
import { findChoice, whyNot } from './notation.ts'
import { parseSeed } from './stream.ts'
import type { Seed } from './stream.ts'
import { OUTCOMES } from './table.ts'
import type { Outcome, Table } from './table.ts'

/** The version of the format written below. */
export const RECORD_VERSION = 1

/** A choice that was made. */
export interface RecordedStep {
  readonly seat: number
  readonly notation: string
  /** The hash of the block after it, by which a difference is found at the very step; a record may do without. */
  readonly hash?: string | undefined
}

/** A game as it was played. */
export interface GameRecord {
  readonly game: string
  /** The version of the rules it was played with. */
  readonly rules: string
  /** The hash of the content it was played with. */
  readonly content: string
  readonly setup: Setup
  readonly steps: readonly RecordedStep[]
}

/** A text that is no record, or not one that this program can read. */
export class RecordError extends Error {
  /** The line of the text it is about, from 1. */
  readonly line: number
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`)
    this.name = 'RecordError'
    this.line = line
  }
}

/** Writes a record as text. */
export function formatRecord(record: GameRecord): string {
  const { setup } = record
  const broken = record.steps.find((step) => /[\r\n]/.test(step.notation))
  if (broken) throw new Error(`the notation ${JSON.stringify(broken.notation)} has a line break in it`)
  const lines = [
    `hearthkeep record ${RECORD_VERSION}`,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `content ${record.content}`,
    `seats ${setup.seats}`,
    `seed ${setup.seed}`,
    ...Object.entries(setup.options).map(([name, value]) => `option ${name} ${value}`),
    '',
    ...record.steps.map(
      (step, i) => `${i + 1}. ${step.seat + 1}> ${step.notation}${step.hash ? ` #${step.hash}` : ''}`,
    ),
    `end ${record.steps.length}`,
  ]
  return `${lines.join('\n')}\n`
}

const STEP = /^(\d+)\. (\d+)> (.+?)(?: #([0-9a-f]{16}))?$/

/** Reads a record; throws a `RecordError` that names the line and what was expected there. */
export function parseRecord(text: string): GameRecord {
  const lines = text.trimEnd().split(/\r?\n/)
  const version = /^hearthkeep record (\d+)$/.exec(lines[0].trim())?.[1]
  if (version === undefined) throw new RecordError(1, 'expected "hearthkeep record 1"; this is not a record')
  if (Number(version) !== RECORD_VERSION) {
    throw new RecordError(
      1,
      `this record has format ${version}, this program reads ${RECORD_VERSION}; update Hearthkeep`,
    )
  }
  const blank = lines.findIndex((line) => line.trim() === '')
  const header = readHeader(lines.slice(0, blank < 0 ? lines.length : blank))
  const steps: RecordedStep[] = []
  let at = blank < 0 ? lines.length : blank + 1
  for (; at < lines.length && !lines[at].startsWith('end '); at++) {
    const found = STEP.exec(lines[at])
    if (found === null)
      throw new RecordError(at + 1, `expected "${steps.length + 1}. SEAT> CHOICE", found "${lines[at]}"`)
    if (Number(found[1]) !== steps.length + 1)
      throw new RecordError(at + 1, `expected step ${steps.length + 1}, found step ${found[1]}`)
    steps.push({ seat: Number(found[2]) - 1, notation: found[3], hash: found[4] })
  }
  if (at >= lines.length)
    throw new RecordError(
      lines.length,
      'the record ends early: its last line should be "end" and the number of steps',
    )
  if (Number(lines[at].slice(4)) !== steps.length)
    throw new RecordError(at + 1, `expected "end ${steps.length}", found "${lines[at]}"`)
  if (at < lines.length - 1) throw new RecordError(at + 2, `expected nothing after "${lines[at]}"`)
  return { ...header, steps }
}

const HEADER_KEYS = ['game', 'rules', 'content', 'seats', 'seed']

function readHeader(lines: readonly string[]): Omit<GameRecord, 'steps'> {
  /** Each value with the line it stands in. */
  const values = new Map<string, { readonly text: string; readonly line: number }>()
  for (let i = 1; i < lines.length; i++) {
    const [word, ...rest] = lines[i].split(' ')
    const isOption = word === 'option' && rest.length > 1
    if (!isOption && !HEADER_KEYS.includes(word)) {
      throw new RecordError(i + 1, `expected ${HEADER_KEYS.join(', ')} or option, found "${lines[i]}"`)
    }
    const key = isOption ? `option ${rest[0]}` : word
    if (values.has(key)) throw new RecordError(i + 1, `"${key}" is stated twice`)
    values.set(key, { text: rest.slice(isOption ? 1 : 0).join(' '), line: i + 1 })
  }
  const need = (key: string): { readonly text: string; readonly line: number } => {
    const value = values.get(key)
    if (value === undefined || value.text === '')
      throw new RecordError(lines.length, `the header has no "${key}"`)
    return value
  }
  const seats = need('seats')
  if (!/^\d+$/.test(seats.text)) {
    throw new RecordError(seats.line, `seats: expected a whole number, found "${seats.text}"`)
  }
  const options = Object.fromEntries(
    [...values].flatMap(([key, { text }]): [string, string][] =>
      key.startsWith('option ') ? [[key.slice(7), text]] : [],
    ),
  )
  const setup = {
    seats: Number(seats.text),
    seed: seedIn(need('seed')),
    options,
  }
  return { game: need('game').text, rules: need('rules').text, content: need('content').text, setup }
}

function seedIn({ text, line }: { readonly text: string; readonly line: number }): Seed {
  try {
    return parseSeed(text)
  } catch (error) {
    throw new RecordError(line, (error as Error).message)
  }
}

/** What came of playing a record again. */
export interface Verification {
  /** Whether every step was possible and every hash the same. */
  readonly isSame: boolean
  /** How many steps were played, and how many of them stated a hash that agreed. */
  readonly steps: number
  readonly hashed: number
  readonly outcome: Outcome
  /** The hash at the end. */
  readonly hash: string
  /** The first step that differs, from 1, and how; 0 where the record cannot be begun. */
  readonly difference?: { readonly step: number; readonly message: string }
  /** The table at the end; `release` it when it is no longer needed. */
  readonly table: Table
}

/** Plays a record again, step by step, and names the first step that differs. */
export function verifyRecord(
  game: Game,
  record: GameRecord,
  onStep?: (table: Table, step: number) => void,
): Verification {
  const table = game.newTable()
  let hashed = 0
  const end = (steps: number, message?: string): Verification => ({
    isSame: message === undefined,
    steps,
    hashed,
    outcome: OUTCOMES[table.outcome],
    hash: hashCells(table.cells),
    table,
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
    const index = findChoice(game, table, step.seat, step.notation)
    if (index < 0) {
      const { rule, text } = whyNot(game, table, step.seat, step.notation)
      return end(i + 1, `"${step.notation}" is not possible: ${text}${rule === '' ? '' : ` [${rule}]`}`)
    }
    try {
      table.take(index)
    } catch (error) {
      return end(i + 1, `the rules fail: ${(error as Error).message}`)
    }
    onStep?.(table, i + 1)
    if (step.hash === undefined) continue
    const hash = hashCells(table.cells)
    if (hash !== step.hash) return end(i + 1, `the table differs: expected hash ${step.hash}, found ${hash}`)
    hashed++
  }
  return end(record.steps.length)
}

function otherVersion(game: Game, record: GameRecord): string {
  const now: string[] = []
  if (record.rules !== game.version) now.push(`rules ${record.rules}, now ${game.version}`)
  if (record.content !== game.contentHash) now.push(`content ${record.content}, now ${game.contentHash}`)
  return now.length === 0 ? '' : ` (played with ${now.join('; ')})`
}
