/** Notation: every choice as a short text that is unique, can be read aloud and can be read back. */
import type { EventLog } from './events.ts'
import { NONE } from './fields.ts'
import type { Game } from './game.ts'
import type { Table } from './table.ts'
import { nameParams, say } from './text.ts'
import type { ChoiceKind } from './vocabulary.ts'

/** A thing on the table, by kind and number. */
export interface ThingRef {
  readonly kind: string
  readonly id: number
}

/** A choice as clients get it. */
export interface OfferedChoice {
  readonly seat: number
  readonly notation: string
  /** The name of its kind. */
  readonly kind: string
  /** What on the table it concerns, in the order of its parameters. */
  readonly concerns: readonly ThingRef[]
}

/** Why something cannot be done. */
export interface Refusal {
  /** The rule that forbids it. */
  readonly rule: string
  readonly text: string
}

/** Something that is refused now, with the reason and the things it concerns. */
export interface RefusedChoice extends Refusal {
  readonly seat: number
  /** The notation as far as it goes. */
  readonly notation: string
  readonly concerns: readonly ThingRef[]
}

function paramsOf(table: Table, index: number): number[] {
  return [0, 1, 2].map((param) => table.choices.paramOf(index, param))
}

function describe(game: Game, table: Table, kind: ChoiceKind, params: readonly number[]): string {
  const parts = game.phrases.choices.get(kind.name) ?? []
  return say(parts, nameParams(kind, params, game.things, table))
}

function concernsOf(kind: ChoiceKind, params: readonly number[]): ThingRef[] {
  return kind.names.flatMap((name, i) => {
    const of = kind.params[name]
    return of === 'number' || params[i] === NONE ? [] : [{ kind: of, id: params[i] }]
  })
}

/** The notation of choice number `index`. */
export function notationOf(game: Game, table: Table, index: number): string {
  return describe(game, table, game.choices[table.choices.kindOf(index)], paramsOf(table, index))
}

/** All choices of a table, or of one seat. */
export function offeredChoices(game: Game, table: Table, seat?: number): OfferedChoice[] {
  const list = table.choices
  const out: OfferedChoice[] = []
  for (let i = 0; i < list.count; i++) {
    if (seat !== undefined && list.seatOf(i) !== seat) continue
    const kind = game.choices[list.kindOf(i)]
    const params = paramsOf(table, i)
    out.push({
      seat: list.seatOf(i),
      notation: notationOf(game, table, i),
      kind: kind.name,
      concerns: concernsOf(kind, params),
    })
  }
  return out
}

/** One spelling for what people type: white space folded, no difference between capitals and small letters. */
function normal(notation: string): string {
  return notation.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The number of the choice that a notation means for a seat, or -1. */
export function findChoice(game: Game, table: Table, seat: number, notation: string): number {
  const wanted = normal(notation)
  const list = table.choices
  for (let i = 0; i < list.count; i++) {
    if (list.seatOf(i) === seat && normal(notationOf(game, table, i)) === wanted) return i
  }
  return -1
}

/** Everything that is refused now, with reasons. */
export function refusedChoices(game: Game, table: Table, seat?: number): RefusedChoice[] {
  const found = table.refusals()
  const out: RefusedChoice[] = []
  for (let i = 0; i < found.length; i += 6) {
    if (seat !== undefined && found[i + 1] !== seat) continue
    const reason = game.reasons[found[i]]
    const kind = game.choices[found[i + 2]]
    const params = found.slice(i + 3, i + 6)
    const text = say(
      game.phrases.reasons.get(reason.name) ?? [],
      nameParams(kind, params, game.things, table),
    )
    out.push({
      seat: found[i + 1],
      rule: reason.rule,
      text,
      notation: describe(game, table, kind, params),
      concerns: concernsOf(kind, params),
    })
  }
  return out
}

/**
 * Why a seat cannot do what a notation says. The rules give the reason where they have one; otherwise the
 * answer is the question being asked, with its rule.
 */
export function whyNot(game: Game, table: Table, seat: number, notation: string): Refusal {
  const wanted = normal(notation)
  const fits = (refused: RefusedChoice): boolean => {
    const text = normal(refused.notation)
    return wanted === text || wanted.startsWith(`${text} `) || wanted.startsWith(`${text}:`)
  }
  const refused = refusedChoices(game, table, seat).find(fits)
  if (refused) return { rule: refused.rule, text: refused.text }
  const ask = table.question
  if (ask === null) return { rule: '', text: 'the game is over' }
  if (offeredChoices(game, table, seat).length === 0) {
    return { rule: ask.rule, text: `it is not for player ${seat + 1} to choose now` }
  }
  return { rule: ask.rule, text: `not possible now: ${game.text.prompts[ask.name]}` }
}

/** An event in words, as a seat may know it, with the rule behind it. */
export function eventText(game: Game, table: Table, log: EventLog, index: number, seat?: number): string {
  const kind = log.kindOf(index)
  const params = [0, 1, 2].map((param) => log.paramOf(index, param, seat))
  return say(game.phrases.events.get(kind.name) ?? [], nameParams(kind, params, game.things, table))
}
