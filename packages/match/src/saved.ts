/** Saved matches: a journal. How the table is run and what is played come first, then one line for each change. */
import { formatHeader, parseHeader, RecordError, shortened, tooMuchIn } from '@hearthkeep/engine'
import type { GameRecord } from '@hearthkeep/engine'
import { formatEarlier, parseEarlier } from './earlier.ts'
import type { Earlier } from './earlier.ts'
import { formatEntry, parseEntry } from './entries.ts'
import type { Entry } from './entries.ts'
import { UNDO_POLICIES } from './options.ts'
import type { UndoPolicy } from './options.ts'
import { savedMatch } from './saved-match.ts'
import type { SavedHeader, SavedMatch } from './saved-match.ts'
import { parseSavedOne } from './saved-one.ts'
import { corrupted, StoreError } from './store-error.ts'

/** The version of the format written below. */
const SAVED_VERSION = 2

/** The lines that begin a saved match. */
export function formatSavedHeader(header: SavedHeader): string {
  const { undo, autoForced, automaticLimit, earlier = [], game } = header
  const lines = [
    `hearthkeep match ${SAVED_VERSION}`,
    `undo ${undo}`,
    `forced ${autoForced ? 'automatic' : 'asked'}`,
    `automatic-limit ${automaticLimit}`,
    ...earlier.map(formatEarlier),
    ...formatHeader(game),
    '',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * The line of a change, the first of which has number 1. With `+` it belongs together with the next one: without that it
 * was never acknowledged.
 */
export function formatSavedEntry(entry: Entry, number: number, mark: '.' | '+' = '.'): string {
  const line = formatEntry(entry)
  if (/[\r\n\u2028\u2029]/.test(line)) throw new Error(`${JSON.stringify(line)} has a line break in it`)
  return `${number}${mark} ${line}\n`
}

/** Writes a saved match as text. */
export function formatSaved(saved: Pick<SavedMatch, keyof SavedHeader | 'entries'>): string {
  return formatSavedHeader(saved) + saved.entries.map((entry, i) => formatSavedEntry(entry, i + 1)).join('')
}

/**
 * The saved match or the record in a text that says other things around it, such as a bug report [M30]. A text that
 * begins as one of them is left as it is, and so is one with nothing of the kind in it.
 */
export function gameTextIn(text: string): string {
  if (text.startsWith('hearthkeep ')) return text
  const found = /^hearthkeep (match|record) (\d+)\r?$[^]*/m.exec(text)
  if (found === null) return text
  const isJournal = found[1] === 'match' && Number(found[2]) >= SAVED_VERSION
  if (isJournal) return journalIn(found[0])
  return /^[^]*?(?:^end \d+\r?$|(?![^]))/m.exec(found[0])?.[0] ?? text
}

/** The journal that a text begins with: its header, an empty line, and lines with numbers. */
function journalIn(text: string): string {
  const lines = text.split(/(?<=\n)/)
  const blank = lines.findIndex((line) => line.trim() === '')
  if (blank < 0) return text
  const rest = lines.slice(blank + 1)
  const more = rest.findIndex((line) => !/^\d+[.+] /.test(line))
  return [...lines.slice(0, blank + 1), ...rest.slice(0, more < 0 ? rest.length : more)].join('')
}

/**
 * Reads a saved match; throws a `StoreError` that says what is wrong and what to do. The last line break may be missing,
 * as it does where people copy a text by hand.
 */
export function parseSaved(text: string): SavedMatch {
  const { saved, torn } = parseJournal(text.endsWith('\n') ? text : `${text}\n`)
  if (torn !== undefined)
    throw corrupted(`its last change is not whole: ${JSON.stringify(torn.slice(0, 80))}`)
  return saved
}

/** A journal as a store finds it. */
interface FoundJournal {
  readonly saved: SavedMatch
  /** What stands after the last whole change: one that was being written when the power failed. */
  readonly torn?: string
}

/** Reads a journal of which the last change may be torn; throws a `StoreError` if anything else is wrong. */
export function parseJournal(text: string): FoundJournal {
  const version = /^hearthkeep match (\d+)\r?\n/.exec(text)?.[1]
  if (version === undefined) throw corrupted(`it does not begin with "hearthkeep match ${SAVED_VERSION}"`)
  if (Number(version) === 1) return { saved: parseSavedOne(text) }
  if (Number(version) !== SAVED_VERSION) {
    throw new StoreError(
      'unknown-version',
      `this match was saved in format ${shortened(version, 20)}, and this program reads 1 and ${SAVED_VERSION}. Nothing was changed; open it with a newer Hearthkeep.`,
    )
  }
  const whole = wholeChanges(text)
  const tooMuch = tooMuchIn(whole)
  if (tooMuch) throw corrupted(`line ${tooMuch.line}: ${tooMuch.message}`)
  const lines = whole.split(/\r?\n/)
  lines.pop() // after the last line break
  const blank = lines.indexOf('')
  if (blank < 0) throw corrupted('it has no empty line after its header')
  const header = readHeader(lines.slice(1, blank))
  const entries = lines.slice(blank + 1).map((line, i) => readEntry(line, i, blank + 2 + i))
  checkEntries(entries, header.game.setup.seats, blank + 2)
  const torn = text.slice(whole.length)
  return { saved: savedMatch(header, entries), ...(torn !== '' && { torn }) }
}

/** A journal without its last line, if that is torn, and without those that belong together with it. */
function wholeChanges(text: string): string {
  let end = text.lastIndexOf('\n') + 1
  for (;;) {
    const start = text.lastIndexOf('\n', end - 2) + 1
    if (end === 0 || !/^\d+\+ /.test(text.slice(start, end))) return text.slice(0, end)
    end = start
  }
}

function readEntry(line: string, index: number, place: number): Entry {
  const [, number, rest] = /^(\d+)[.+] (.*)$/.exec(line) ?? []
  const entry = rest === undefined ? undefined : parseEntry(rest)
  if (entry === undefined || Number(number) !== index + 1)
    throw corrupted(`in line ${place} change ${index + 1} was expected, and "${line.slice(0, 80)}" was found`)
  return entry
}

/** How often standing answers may have been changed: nobody does so nearly as often, and each change goes through all of them. */
const MOST_STANDING = 5_000

/** Nobody plays who does not sit at the table, and nothing is taken back that was not done. */
function checkEntries(entries: readonly Entry[], seats: number, first: number): void {
  const standing = entries.filter(({ kind }) => kind === 'standing').length
  if (standing > MOST_STANDING)
    throw corrupted(`it changes standing answers ${standing} times, of ${MOST_STANDING} at most`)
  let steps = 0
  entries.forEach((entry, i) => {
    const people = [...('seat' in entry ? [entry.seat] : []), ...('by' in entry ? [entry.by] : [])]
    if (people.some((seat) => seat < 0 || seat >= seats))
      throw corrupted(`line ${first + i} names a player who does not sit at the table`)
    if (entry.kind === 'step') steps++
    if (entry.kind !== 'undo') return
    if (entry.steps >= steps) throw corrupted(`line ${first + i} takes back what was not done`)
    steps = entry.steps
  })
}

const OWN_LINES = ['undo', 'forced', 'automatic-limit']

function readHeader(lines: readonly string[]): SavedHeader {
  const own = lines.slice(0, OWN_LINES.length).map((line, i) => {
    const [word, value = ''] = line.split(' ')
    if (word !== OWN_LINES[i])
      throw corrupted(`in line ${i + 2} "${OWN_LINES[i]}" was expected, found "${shortened(line)}"`)
    return value
  })
  const [undo = '', forced = '', limit = ''] = own
  const check = (isRight: boolean, line: number): void => {
    if (!isRight) throw corrupted(`line ${line} is "${shortened(lines[line - 2] ?? '')}"`)
  }
  check((UNDO_POLICIES as readonly string[]).includes(undo), 2)
  check(['automatic', 'asked'].includes(forced), 3)
  check(/^\d{1,9}$/.test(limit), 4)
  const earlier = readEarlier(lines.slice(OWN_LINES.length))
  const first = OWN_LINES.length + earlier.length
  return {
    undo: undo as UndoPolicy,
    autoForced: forced === 'automatic',
    automaticLimit: Number(limit),
    ...(earlier.length > 0 && { earlier }),
    game: readGameHeader(lines.slice(first), first + 2),
  }
}

/** The lines at the beginning that say what the first changes were played with. */
function readEarlier(lines: readonly string[]): Earlier[] {
  const end = lines.findIndex((line) => !line.startsWith('until '))
  return lines.slice(0, Math.max(0, end)).map((line, i) => {
    const earlier = parseEarlier(line)
    if (earlier === undefined) throw corrupted(`line ${OWN_LINES.length + i + 2} is "${line.slice(0, 80)}"`)
    return earlier
  })
}

function readGameHeader(lines: readonly string[], first: number): Omit<GameRecord, 'steps'> {
  try {
    return parseHeader(lines, first)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    throw corrupted(`in its header, ${error.message}`)
  }
}
