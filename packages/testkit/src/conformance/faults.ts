/** What the conformance suite checks, and what it reports. */
import type { Mind } from '@hearthkeep/engine'

/** Every check with what holds if it finds nothing. */
export const CHECKS = {
  'set-up': 'every game can be started',
  citations: 'every rule that the code cites is in the rules',
  accepts: 'every offered choice is accepted',
  refuses: 'everything else is refused with a reason and a rule',
  notation: 'notation is unique for each seat and means its own choice',
  'save-load': 'a saved and loaded table goes on alike, at every step',
  replays: 'the record, written and read, replays to the same hash',
  undo: 'going back restores the very same table',
  looking: 'looking at a table does not change it',
  forks: 'what happens on a copy does not reach the original',
  'outside-block': 'nothing is kept outside the block: games played in turns do not disturb each other',
  canonical: 'what is not in use is zero, so that equal tables have equal hashes',
  counted: 'every kind of thing that lies in piles or slots says how many there are',
  'one-place': 'every counted thing is in exactly one place',
  hidden: 'views, choices and refusals do not depend on what a seat cannot see',
  asked: 'who is asked what does not depend on what others cannot see',
  automatic: 'what is answered without asking does not depend on what somebody cannot see',
  spans: 'what it costs to take a step back does not depend on what somebody cannot see',
  'hidden-numbers': 'hidden numbers are drawn anew for honest bots by the redeal of the game',
  sentinels: 'hidden numbers never appear in a view or in its description',
  secrets: 'what is to be secret is declared so',
  events: 'events can be told to every seat, and tell it of no thing that it cannot see',
  bot: 'bots make a choice that there is',
  ends: 'the game ends',
  'dead-end': 'every question has an answer',
  'no-handler': 'every kind of choice that is offered is carried out',
  'run-away': 'the rules always come to a decision',
  'stack-overflow': 'the rules in flight find room on the stack',
  'two-calls': 'a step calls one procedure at most',
} as const satisfies Record<string, string>

/** The name of a check. */
export type Check = keyof typeof CHECKS

/** Something that a check found. */
export interface ConformanceFault {
  readonly check: Check
  readonly seed: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** What the chapter began with, if it is one. */
  readonly carried?: Readonly<Record<string, string>> | undefined
  /** After how many decisions it was found. */
  readonly step: number
  readonly message: string
}

/** A fault as a line of text that says how to find it again. */
export function formatFault(fault: ConformanceFault): string {
  const options = Object.entries(fault.options).map(([name, value]) => `, ${name}=${value}`)
  const chapter = Object.entries(fault.carried ?? {}).map(([name, value]) => `, carried ${name} ${value}`)
  const where = `seed ${fault.seed}, seats ${fault.seats}${options.join('')}${chapter.join('')}, step ${fault.step}`
  return `${fault.check} (${where}): ${fault.message}`
}

/** How a suite is run. */
export interface ConformanceOptions {
  /** How many games for each number of seats and each set of options; 50 if left out. */
  readonly games?: number
  /** The numbers of seats to be tried; all the game allows if left out. */
  readonly seats?: readonly number[]
  /** The options to be tried; only the defaults if left out. */
  readonly options?: readonly Readonly<Record<string, string>>[]
  /** What chapters of a campaign begin with, `undefined` for the game without; only that if left out. */
  readonly carried?: readonly (Readonly<Record<string, string>> | undefined)[]
  /** The seed of the first game; the next ones follow. */
  readonly seed?: number
  /** A game with more decisions than this does not end. */
  readonly limit?: number
  /** The costly checks are made at every so-manieth decision; at each if left out. */
  readonly every?: number
  /**
   * What the rulebook says is secret, by field name without numbers (`deck`, `players.hand`): to everybody, or
   * to all but its owner. The declarations in the layout are held against it.
   */
  readonly secrets?: Readonly<Record<string, 'from-all' | 'from-others'>>
  /** What bots know of the game: with it, every other game is played by its policy, else all of them at random. */
  readonly mind?: Mind | undefined
  /** Kinds of event that show a hidden thing for a moment: it is turned up and goes back out of sight. */
  readonly reveals?: readonly string[]
}
