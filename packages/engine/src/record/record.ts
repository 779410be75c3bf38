/** Records: a game as text, from its set-up through every choice, with hashes by which it can be verified. */
import type { Setup } from '../game/game.ts'
import { LONGEST_NOTATION, MOST_HEADER_LINES, shortened, tooMuchIn } from './limits.ts'
import { parseSeed } from '../table/stream.ts'
import type { Seed } from '../table/stream.ts'

/** The version of the format written below. */
export const RECORD_VERSION = 2
/**
 * The format before it, which is still read. Its hashes covered the stack and the capacities, so that any change of the
 * rules broke them: they are passed over.
 */
const OLD_VERSION = 1

/** A choice that was made. */
export interface RecordedStep {
  readonly seat: number
  readonly notation: string
  /** The hash of the table after it, by which a difference is found at the very step; a record may do without. */
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
  /** The fields of the table that the hashes cover, by their declared names; all that there are, if not said. */
  readonly fields?: readonly string[] | undefined
  /** How it was played, part by part, in the words of whoever kept it; nothing hangs on it here. */
  readonly played?: readonly string[] | undefined
  /** Whether its text stated hashes that cannot be checked any more, because it was of the old format. */
  readonly hasOldHashes?: true
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
  const broken = record.steps.find((step) => /[\r\n]/.test(step.notation))
  if (broken) throw new Error(`the notation ${JSON.stringify(broken.notation)} has a line break in it`)
  const lines = [
    `hearthkeep record ${RECORD_VERSION}`,
    ...formatHeader(record),
    '',
    ...record.steps.map((step, i) => `${i + 1}. ${formatStep(step)}`),
    `end ${record.steps.length}`,
  ]
  return `${lines.join('\n')}\n`
}

/** What a record says before its steps, a line each. */
export function formatHeader(record: Omit<GameRecord, 'steps'>): string[] {
  const { setup } = record
  return [
    `game ${record.game}`,
    `rules ${record.rules}`,
    `content ${record.content}`,
    `seats ${setup.seats}`,
    `seed ${setup.seed}`,
    ...Object.entries(setup.options).map(([name, value]) => `option ${name} ${value}`),
    ...Object.entries(setup.carried ?? {}).map(([name, value]) => `carried ${name} ${value}`.trimEnd()),
    ...(record.fields === undefined ? [] : [`fields ${record.fields.join(' ')}`]),
    ...(record.played ?? []).map((part) => `played ${part}`),
  ]
}

/** A step without its number: `1> play Strike #0123456789abcdef`. */
export function formatStep({ seat, notation, hash }: RecordedStep): string {
  return `${seat + 1}> ${notation}${hash === undefined ? '' : ` #${hash}`}`
}

const STEP = /^([1-9]\d{0,3})> (.+?)(?: #([0-9a-f]{16}))?$/

/** Reads a step without its number; undefined if it is none. */
export function parseStep(text: string): RecordedStep | undefined {
  const [, seat, notation, hash] = STEP.exec(text) ?? []
  if (notation === undefined || notation.length > LONGEST_NOTATION) return undefined
  return { seat: Number(seat) - 1, notation, hash }
}

/** The lines of a text; throws a `RecordError` if there is more of it than any game has. */
export function linesIn(text: string): string[] {
  const tooMuch = tooMuchIn(text)
  if (tooMuch) throw new RecordError(tooMuch.line, tooMuch.message)
  return text.trimEnd().split(/\r?\n/)
}

/** Reads a record; throws a `RecordError` that names the line and what was expected there. */
export function parseRecord(text: string): GameRecord {
  const lines = linesIn(text)
  const version = Number(/^hearthkeep record (\d+)$/.exec(lines[0].trim())?.[1] ?? 0)
  if (version === 0)
    throw new RecordError(1, `expected "hearthkeep record ${RECORD_VERSION}"; this is not a record`)
  if (version !== RECORD_VERSION && version !== OLD_VERSION) {
    throw new RecordError(
      1,
      `this record has format ${version}, this program reads ${OLD_VERSION} and ${RECORD_VERSION}; update Hearthkeep`,
    )
  }
  const blank = lines.findIndex((line) => line.trim() === '')
  const header = parseHeader(lines.slice(1, blank < 0 ? lines.length : blank), 2)
  // Hashes that do not say what they cover cannot be checked.
  const isHashed = version !== OLD_VERSION && header.fields !== undefined
  const steps: RecordedStep[] = []
  let at = blank < 0 ? lines.length : blank + 1
  for (; at < lines.length && !lines[at].startsWith('end '); at++) {
    const [, number, text] = /^(\d+)\. (.*)$/.exec(lines[at]) ?? []
    const step = text === undefined ? undefined : parseStep(text)
    if (step === undefined)
      throw new RecordError(
        at + 1,
        `expected "${steps.length + 1}. SEAT> CHOICE", found "${shortened(lines[at])}"`,
      )
    if (Number(number) !== steps.length + 1)
      throw new RecordError(at + 1, `expected step ${steps.length + 1}, found step ${shortened(number, 20)}`)
    steps.push(isHashed ? step : { seat: step.seat, notation: step.notation })
  }
  if (at >= lines.length)
    throw new RecordError(
      lines.length,
      'the record ends early: its last line should be "end" and the number of steps',
    )
  if (lines[at] !== `end ${steps.length}`)
    throw new RecordError(at + 1, `expected "end ${steps.length}", found "${shortened(lines[at])}"`)
  if (at < lines.length - 1) throw new RecordError(at + 2, `expected nothing after "${lines[at]}"`)
  return { ...header, steps, ...(!isHashed && steps.length > 0 && { hasOldHashes: true }) }
}

const HEADER_KEYS = ['game', 'rules', 'content', 'seats', 'seed', 'fields']
/** Keys with a name of their own behind them. */
const NAMED_KEYS = ['option', 'carried']

/** Reads what stands before the steps; `first` is the number of the first of these lines in their text. */
export function parseHeader(lines: readonly string[], first: number): Omit<GameRecord, 'steps'> {
  if (lines.length > MOST_HEADER_LINES)
    throw new RecordError(first + MOST_HEADER_LINES, `a header has ${MOST_HEADER_LINES} lines at most`)
  /** Each value with the line it stands in. */
  const values = new Map<string, Stated>()
  const played: string[] = []
  lines.forEach((one, i) => {
    const line = first + i
    const [word, ...rest] = one.split(' ')
    if (word === 'played' && rest.length > 0) {
      played.push(rest.join(' '))
      return
    }
    const isNamed =
      NAMED_KEYS.includes(word) && (rest.length > 1 || (word === 'carried' && rest.length === 1))
    if (!isNamed && !HEADER_KEYS.includes(word)) {
      const known = HEADER_KEYS.join(', ')
      throw new RecordError(line, `expected ${known}, option or carried, found "${shortened(one)}"`)
    }
    const key = isNamed ? `${word} ${rest[0]}` : word
    if (values.has(key)) throw new RecordError(line, `"${shortened(key)}" is stated twice`)
    values.set(key, { text: rest.slice(isNamed ? 1 : 0).join(' '), line })
  })
  const need = (key: string): Stated => {
    const value = values.get(key)
    if (value === undefined || value.text === '')
      throw new RecordError(first + lines.length - 1, `the header has no "${key}"`)
    return value
  }
  const seats = need('seats')
  if (!/^\d{1,4}$/.test(seats.text)) {
    throw new RecordError(seats.line, `seats: expected a whole number, found "${shortened(seats.text)}"`)
  }
  const named = (word: string): Record<string, string> =>
    Object.fromEntries(
      [...values].flatMap(([key, { text }]): [string, string][] =>
        key.startsWith(`${word} `) ? [[key.slice(word.length + 1), text]] : [],
      ),
    )
  const carried = named('carried')
  const setup: Setup = {
    seats: Number(seats.text),
    seed: seedIn(need('seed')),
    options: named('option'),
    ...(Object.keys(carried).length > 0 && { carried }),
  }
  const fields = fieldsIn(values.get('fields'))
  return {
    ...{ game: need('game').text, rules: need('rules').text, content: need('content').text },
    ...{ setup, fields },
    ...(played.length > 0 && { played }),
  }
}

interface Stated {
  readonly text: string
  readonly line: number
}

/** The fields that the hashes cover, each once. */
function fieldsIn(stated: Stated | undefined): string[] | undefined {
  if (stated === undefined) return undefined
  const fields = stated.text.split(' ')
  const known = new Set<string>()
  for (const name of fields) {
    if (known.has(name))
      throw new RecordError(stated.line, `fields: expected each once, found "${shortened(name)}" again`)
    known.add(name)
  }
  return fields
}

function seedIn({ text, line }: Stated): Seed {
  try {
    return parseSeed(text)
  } catch (error) {
    throw new RecordError(line, shortened((error as Error).message, 200))
  }
}
