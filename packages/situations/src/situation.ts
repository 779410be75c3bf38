/** Situations: a table arranged by hand, scripted dice and a few steps. A test, a lesson and a bug report in one. */

/** Anything that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Fields to be changed, by path; nested objects and lists of objects are short for longer paths. */
export type Overrides = { readonly [path: string]: Json }

/**
 * One scripted roll: the result of `below(n)`, from 0 (a six on a die is 5); or the order that a shuffle gives,
 * from the top, first drawn first. Cards of a shuffled pile that are not named lie below, in their old order.
 */
export type Roll = number | { readonly shuffle: readonly (string | number)[] }

/** Scripted rolls by the name of the random stream, in the order in which they fall. */
export type Rolls = { readonly [stream: string]: readonly Roll[] }

/** A seat: its number from 1, as in records, or the name of who sits there. */
export type SeatName = number | string

/** A choice made before the table is arranged. */
export interface EarlyChoice {
  readonly do: string
  readonly seat?: SeatName | undefined
}

/** How the game is started before the table is arranged. */
export interface SituationSetup {
  readonly seats?: number | undefined
  /** 1 if left out. */
  readonly seed?: number | string | undefined
  readonly options?: { readonly [name: string]: string } | undefined
  /** What a chapter of the game's campaign begins with, though it be nothing in particular; else it is no chapter. */
  readonly carried?: { readonly [name: string]: string } | undefined
  /** Scripted rolls of the set-up and of `choices`; if left out, these use the seed. */
  readonly rolls?: Rolls | undefined
  /** Choices up to the decision at which the table is arranged, for games that begin with some. */
  readonly choices?: readonly EarlyChoice[] | undefined
}

interface Captioned {
  /** The caption of the lesson. */
  readonly say?: string | undefined
}

/** Makes a choice. */
export interface DoStep extends Captioned {
  readonly do: string
  /** Who makes it; may be left out if only one seat can. */
  readonly seat?: SeatName | undefined
  /** Events in words that must follow, in this order, others between them allowed. */
  readonly events?: readonly string[] | undefined
  /** Events, in words or by kind, that must not follow. */
  readonly noEvents?: readonly string[] | undefined
}

/** Tries something that must be refused under a rule. */
export interface RefuseStep extends Captioned {
  readonly refuse: string
  readonly rule: string
  /** Who tries it; the first that is asked if left out. */
  readonly seat?: SeatName | undefined
}

/** Compares the table. */
export interface ExpectStep extends Captioned {
  readonly expect: Overrides
  /** Choices that must be among those offered. */
  readonly offers?: readonly string[] | undefined
  /** What the last `do` must have brought, and what it must not; as there. */
  readonly events?: readonly string[] | undefined
  readonly noEvents?: readonly string[] | undefined
}

/** Says something and does nothing. */
interface SayStep {
  readonly say: string
}

/** One step. */
export type SituationStep = DoStep | RefuseStep | ExpectStep | SayStep

/** A situation, as its file says it. */
export interface Situation {
  /** The file it comes from, for messages. */
  readonly file: string
  /** The id of the game. */
  readonly game: string
  readonly title: string
  /** The numbers of the rules it shows. */
  readonly rules: readonly string[]
  readonly setup: SituationSetup
  readonly table: Overrides
  readonly rolls: Rolls
  readonly steps: readonly SituationStep[]
}

/** A situation that cannot be read or does not fit its game; the message names file and place. */
export class SituationError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'SituationError'
    this.problems = problems
  }
}
