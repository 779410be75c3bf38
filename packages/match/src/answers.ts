/** Answers: what may come in, and what comes of it. */
import { findChoice, whyNot } from '@hearthkeep/engine'
import type { Decision } from './decisions.ts'
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
export const MAX_NOTATION = 499

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

/**
 * Remembers which answers were taken, so that one that comes twice is known [M5]. White space and capitals do
 * not count, as in the engine.
 */
export class TakenAnswers {
  private readonly revisions = new Map<string, number>()

  private key({ seat, revision, notation }: Answer): string {
    return `${seat} ${revision} ${notation.trim().replace(/\s+/g, ' ').toLowerCase()}`
  }

  /** Notes that an answer brought about a revision. */
  add(answer: Answer, takenAs: number): void {
    this.revisions.set(this.key(answer), takenAs)
  }

  /** The revision that this very answer brought about. */
  find(answer: Answer): number | undefined {
    return this.revisions.get(this.key(answer))
  }
}

/**
 * Whether a question has been open to a seat ever since an older revision [M6]: nothing has happened since but
 * answers of other seats to this same question, which is put to several seats at once.
 */
export function isStillOpen(state: MatchState, { seat, revision }: Answer): boolean {
  const { question } = state.table
  if (question === null || question.who !== null || state.undoneAt > revision) return false
  for (let i = state.steps - 1; i >= 0 && state.notes[i].revision > revision; i--) {
    if (state.notes[i].question !== question || state.history.steps[i].seat === seat) return false
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
