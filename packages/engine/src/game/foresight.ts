/** What a game says about what is worth foreseeing: which numbers, and until when. */

/** A number that hurts or helps: a hero's health, what lies in a room. */
export interface Gauge<T = never> {
  /** The kind of thing that has it. */
  readonly of: string
  /** Those that have it now. */
  readonly things: (table: T) => readonly number[]
  readonly read: (table: T, thing: number) => number
  /** With so much or less the thing falls. */
  readonly falls?: number
  /** Lets a thing outlast whatever comes: so all of it is seen, even what comes after it has fallen. Not needed where a number may fall below. */
  readonly spare?: (table: T, thing: number) => void
}

/** A moment worth looking at: the end of the enemies' turn, of an attack, of a move. */
export interface Moment<T = never> {
  /** A number that changes when it has come; it is looked at before every step of the rules. */
  readonly mark: (table: T) => number
  /** Whether no gauge changes between it and the next question, so that looking at questions is enough: which is faster. */
  readonly isSeenWhenAsked?: boolean
  /** The number of the choice by which a seat lets it come, such as ending its turn; -1 if there is none on offer. */
  readonly by: (table: T, seat: number) => number
}

/** All of it, by name. */
export interface Foresight<T = never> {
  readonly gauges: Readonly<Record<string, Gauge<T>>>
  readonly moments: Readonly<Record<string, Moment<T>>>
}
