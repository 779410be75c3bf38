/** What is kept of a match, change by change: the entries of its journal, and how each is written in a line. */
import { formatStep, LONGEST_NOTATION, parseStep } from '@hearthkeep/engine'
import type { RecordedStep } from '@hearthkeep/engine'
import { isBotName } from './bots.ts'
import type { Sitter } from './bots.ts'
import { FORESEEN, UNDO_POLICIES } from './options.ts'
import type { Foreseen, UndoPolicy } from './options.ts'

/**
 * How a decision came about: a person answered; there was nothing to choose; a standing answer gave it; somebody
 * passed for a player who is away; the bot in the seat chose it.
 */
export const WAYS = ['answered', 'forced', 'standing', 'for-absent', 'bot'] as const
/** One of them. */
export type Way = (typeof WAYS)[number]

/** A decision that was made. */
export interface StepEntry extends RecordedStep {
  readonly kind: 'step'
  readonly way: Way
  /** Who made it: the seat itself, or whoever passed for it. */
  readonly by: number
}

/** Decisions that were taken back. */
export interface UndoEntry {
  readonly kind: 'undo'
  /** How many decisions remain. */
  readonly steps: number
  /** Who took them back. */
  readonly by: number
  /** Whether they had told nobody anything; journals of old do not say it. */
  readonly isFree?: boolean | undefined
}

/** A standing answer that was set, or dropped if it has no notation; all of a seat's if it has no question. */
interface StandingEntry {
  readonly kind: 'standing'
  readonly seat: number
  readonly question?: string | undefined
  readonly notation?: string | undefined
}

/** How the table is run from here on, and why what is coming may be known from here on. */
interface RunEntry {
  readonly kind: 'run'
  readonly undo: UndoPolicy
  readonly foreseen?: Foreseen | undefined
}

/** A bot sits down in a seat, or a person again. */
interface SeatedEntry {
  readonly kind: 'seated'
  readonly seat: number
  readonly sitter: Sitter
}

/** One change of a match. */
export type Entry = StepEntry | UndoEntry | StandingEntry | RunEntry | SeatedEntry

/** Whether a person made a decision: what is answered automatically, or by a bot, nobody can take back for itself [M18]. */
export function isOfPerson({ way }: Pick<StepEntry, 'way'>): boolean {
  return way === 'answered' || way === 'for-absent'
}

/** Whether an entry changes the table, which is then at another revision [M2]. */
export function isOfTable(entry: Entry): entry is StepEntry | UndoEntry {
  return entry.kind === 'step' || entry.kind === 'undo'
}

/** An entry with nothing in it but what a store keeps. */
export function plainEntry(entry: Entry): Entry {
  if (entry.kind !== 'step') return entry
  const { kind, seat, notation, hash, way, by } = entry
  return { kind, seat, notation, hash, way, by }
}

/** Writes an entry as a line. */
export function formatEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'step': {
      const { way, by } = entry
      const how = way === 'answered' ? '' : way === 'for-absent' ? ` by ${by + 1}` : ` ${way}`
      return formatStep(entry).replace('>', () => `${how}>`)
    }
    case 'undo': {
      const cost = entry.isFree === undefined ? '' : entry.isFree ? ' free' : ' seen'
      return `undo to ${entry.steps} by ${entry.by + 1}${cost}`
    }
    case 'run':
      return `run ${entry.undo}${entry.foreseen === undefined ? '' : ` foreseen ${entry.foreseen}`}`
    case 'seated':
      return `seat ${entry.seat + 1} ${entry.sitter ?? 'person'}`
    case 'standing': {
      const { seat, question, notation } = entry
      if (question === undefined) return `ask ${seat + 1}`
      return notation === undefined
        ? `ask ${seat + 1} ${question}`
        : `always ${seat + 1} ${question}: ${notation}`
    }
  }
}

const STEP = /^(\d+)(?: (forced|standing|bot|by (\d+)))?>(.*)$/
const UNDO = /^undo to (\d+) by (\d+)(?: (free|seen))?$/
const RUN = new RegExp(`^run (${UNDO_POLICIES.join('|')})(?: foreseen (${FORESEEN.join('|')}))?$`)
const ALWAYS = /^always (\d+) (\S+): (.+)$/
const SEATED = /^seat (\d+) (\S+)$/
const ASK = /^ask (\d+)(?: (\S+))?$/

/** Reads an entry; undefined if the line is none. */
export function parseEntry(line: string): Entry | undefined {
  const [, who, how, by, what] = STEP.exec(line) ?? []
  if (who !== undefined) {
    const step = parseStep(`${who}>${what}`)
    if (step === undefined) return undefined
    const way = how === undefined ? 'answered' : by === undefined ? (how as Way) : 'for-absent'
    return { kind: 'step', ...step, way, by: by === undefined ? step.seat : Number(by) - 1 }
  }
  const undo = UNDO.exec(line)
  if (undo) {
    const isFree = undo[3] === undefined ? undefined : undo[3] === 'free'
    return { kind: 'undo', steps: Number(undo[1]), by: Number(undo[2]) - 1, ...(undo[3] && { isFree }) }
  }
  const run = RUN.exec(line)
  if (run) {
    const [, policy, foreseen] = run as unknown as [string, UndoPolicy, Foreseen | undefined]
    return { kind: 'run', undo: policy, ...(foreseen && { foreseen }) }
  }
  const [, seat, name] = SEATED.exec(line) ?? []
  if (name === 'person' || isBotName(name))
    return { kind: 'seated', seat: Number(seat) - 1, sitter: name === 'person' ? null : name }
  const always = ALWAYS.exec(line)
  if (always && always[3].length <= LONGEST_NOTATION)
    return { kind: 'standing', seat: Number(always[1]) - 1, question: always[2], notation: always[3] }
  const ask = ASK.exec(line)
  if (ask) return { kind: 'standing', seat: Number(ask[1]) - 1, question: ask[2] }
  return undefined
}

/** The decisions that remain of a journal, each with the revision that it brought about, and the revision at its end. */
export function foldEntries(entries: readonly Entry[]): {
  readonly steps: readonly (StepEntry & { readonly revision: number })[]
  readonly revision: number
} {
  const steps: (StepEntry & { revision: number })[] = []
  let revision = 0
  for (const entry of entries) {
    if (!isOfTable(entry)) continue
    revision++
    if (entry.kind === 'step') steps.push({ ...entry, revision })
    else steps.length = Math.min(steps.length, entry.steps)
  }
  return { steps, revision }
}
