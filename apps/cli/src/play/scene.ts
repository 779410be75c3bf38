/** What is drawn: one decision as one seat sees it, as plain data. */
import type { GlossaryEntry, OfferedChoice, Outcome, RefusedChoice, RuleText, Zone } from '@hearthkeep/engine'

/** Something that happened, in words. */
export interface LogEntry {
  readonly text: string
  /** The rule behind it; empty if there is none. */
  readonly rule: string
  /** The number of the decision it came of; 0 for what was before the first. */
  readonly decision: number
}

/** What somebody who looks ahead would do. */
export interface Hint {
  /** What it would do, and how sure it is, in whole sentences. */
  readonly words: readonly string[]
  /** Every sensible choice with the chance to win after it, from 0 to 1; the best first. */
  readonly choices: readonly { readonly notation: string; readonly chance: number }[]
  /** What these numbers are, and what to type now. */
  readonly notes: readonly string[]
}

/** One decision as one seat sees it. */
export interface Scene {
  /** The name of the game. */
  readonly name: string
  readonly about: string
  readonly glossary: readonly GlossaryEntry[]
  readonly rules: readonly RuleText[]
  /** The seat whose eyes these are. */
  readonly seat: number
  readonly seats: number
  /** The other seats that can choose something now. */
  readonly others: readonly number[]
  readonly zones: readonly Zone[]
  /** The question, or how the game ended. */
  readonly prompt: string
  /** The rule behind the question. */
  readonly rule: string
  /** A line below the question: how the chances are. */
  readonly aside?: string | undefined
  /** The hint that was asked for at this table. */
  readonly hint?: Hint | undefined
  /** What this seat can choose; offers such as "play again" once the game is over. */
  readonly choices: readonly OfferedChoice[]
  readonly refused: readonly RefusedChoice[]
  readonly log: readonly LogEntry[]
  readonly outcome: Outcome
  /** A few words at the right end of the header: "14 decisions". */
  readonly status: string
  /** A table can be undone and has a log, behind a curtain as well; a menu is only chosen from. */
  readonly place: 'table' | 'curtain' | 'menu'
}

/** The size of the terminal. */
export interface Size {
  readonly columns: number
  readonly rows: number
}

/** The smallest terminal that a table is drawn on. */
export const SMALLEST: Size = { columns: 60, rows: 16 }
