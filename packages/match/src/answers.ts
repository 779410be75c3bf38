/** Answers: what may come in, and what comes of it. */
import { findChoice, LONGEST_NOTATION, whyNot } from '@hearthkeep/engine'
import type { Decision } from './decisions.ts'
import { isOfTable } from './entries.ts'
import { asError } from './options.ts'
import type { MatchState } from './state.ts'
import { isSeat } from './viewers.ts'
import { MALFORMED } from './words.ts'

/** An answer: who chooses what, looking at which revision of the table. */
export interface Answer {
  readonly seat: number
  readonly revision: number
  readonly notation: string
}

/** What comes of an answer; only `taken` changes the table. Every result names the revision the table is at. */
export type AnswerResult =
  | {
      /** It was taken; the automatic answers that followed it come after it in `decisions`. */
      readonly kind: 'taken'
      readonly revision: number
      /** As the seat that answered may know them. */
      readonly decisions: readonly Decision[]
      /** Why automatic answers were cut short, where they were. */
      readonly stopped?: string
    }
  /** The table has moved on: look again, then answer again. */
  | { readonly kind: 'stale'; readonly revision: number }
  /** This very answer was taken before, and brought about the revision `takenAs`. */
  | { readonly kind: 'repeated'; readonly revision: number; readonly takenAs: number }
  /** The rules do not allow it. */
  | { readonly kind: 'illegal'; readonly revision: number; readonly rule: string; readonly text: string }
  /** It is no answer. */
  | { readonly kind: 'malformed'; readonly revision: number; readonly text: string }
  /** The rules themselves failed, and the table is as before. */
  | { readonly kind: 'failed'; readonly revision: number; readonly text: string }

/** The longest notation that is looked at. */
export const MAX_NOTATION = LONGEST_NOTATION

/** Whether this is a text that may be a notation. */
export function isNotation(notation: unknown): notation is string {
  return typeof notation === 'string' && notation.trim() !== '' && notation.length <= MAX_NOTATION
}

/** Reads an answer of unknown shape; returns what is wrong with it if it is none [M8]. */
export function parseAnswer(input: unknown, seats: number, current: number): Answer | string {
  try {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return MALFORMED.shape
    const { seat, revision, notation } = input as Record<string, unknown>
    if (seat === undefined || revision === undefined || notation === undefined) return MALFORMED.shape
    if (!isSeat(seat, seats)) return MALFORMED.seat(seats)
    if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0)
      return MALFORMED.revision
    if (revision > current) return MALFORMED.future(current)
    if (!isNotation(notation)) return MALFORMED.notation(MAX_NOTATION)
    return { seat, revision, notation }
  } catch (error) {
    return `${MALFORMED.shape} (${asError(error).message})` // an accessor threw
  }
}

/** One spelling: white space and capitals do not count, as in the engine. */
const spelt = (notation: string): string => notation.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The revision that this very answer brought about, if it was taken before [M5], whether or not it was taken back
 * since. The revision that an answer named is only remembered where answers crossed [M6]: else it was the one before.
 */
export function takenAs(
  { entries }: MatchState,
  crossed: readonly CrossedAnswer[],
  answer: Answer,
): number | undefined {
  const { seat, revision: named, notation } = answer
  const wanted = spelt(notation)
  const isThis = (other: Pick<Answer, 'seat' | 'notation'>): boolean =>
    other.seat === seat && spelt(other.notation) === wanted
  const across = crossed.find((one) => one.revision === named && isThis(one))
  if (across !== undefined) return across.takenAs
  let revision = 0
  for (const entry of entries) {
    if (!isOfTable(entry)) continue
    if (++revision <= named) continue
    const isAnswer =
      entry.kind === 'step' && (entry.way === 'answered' || entry.way === 'bot') && isThis(entry)
    return isAnswer && !crossed.some((one) => one.takenAs === revision) ? revision : undefined
  }
  return undefined
}

/** An answer that was taken although it named an older revision. */
export interface CrossedAnswer extends Answer {
  readonly takenAs: number
}

/**
 * Whether a question has been open to a seat ever since an older revision [M6]: nothing has happened since but
 * answers of other seats to this same question, which is put to several seats at once.
 */
function isStillOpen(state: MatchState, { seat, revision }: Answer): boolean {
  const { question } = state.table
  if (question === null || question.who !== null || state.undoneAt > revision) return false
  const { steps } = state.history
  for (let i = steps.length - 1; i >= 0 && steps[i].revision > revision; i--) {
    if (steps[i].question !== question || steps[i].seat === seat) return false
  }
  return true
}

/** The number of the choice that an answer means, or what to reply instead. */
export function findAnswer(state: MatchState, answer: Answer): number | AnswerResult {
  const { game, revision } = state
  const { seat, notation } = answer
  const isStale = answer.revision < revision
  try {
    if (isStale && !isStillOpen(state, answer)) return { kind: 'stale', revision }
    const index = findChoice(game, state.table, seat, notation)
    if (index >= 0) return index
    if (isStale) return { kind: 'stale', revision }
    return { kind: 'illegal', revision, ...whyNot(game, state.table, seat, notation) }
  } catch (error) {
    return { kind: 'failed', revision, text: asError(error).message }
  }
}
