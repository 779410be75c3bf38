/** Notation: every choice as a short text that is unique, can be read aloud and can be read back. */
import { REFUSAL_STRIDE } from '../rules/choices.ts'
import type { ThingRef } from './description.ts'
import type { EventLog } from '../rules/events.ts'
import { NONE } from '../table/fields.ts'
import type { Game } from '../game/game.ts'
import type { Table } from '../rules/table.ts'
import { placeholders } from './template.ts'
import type { TemplatePart } from './template.ts'
import { nameParams, say } from './text.ts'
import { thingMeant } from '../rules/things.ts'
import { MAX_PARAMS } from '../rules/vocabulary.ts'
import type { ChoiceKind, Reason } from '../rules/vocabulary.ts'

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
  return Array.from({ length: MAX_PARAMS }, (_, param) => table.choices.paramOf(index, param))
}

function describe(game: Game, table: Table, kind: ChoiceKind, params: readonly number[]): string {
  return say(phraseOf(game, kind), valuesOf(game, table, kind, params))
}

function phraseOf(game: Game, kind: ChoiceKind): readonly TemplatePart[] {
  return game.phrases.choices.get(kind.name) ?? []
}

/** The values of a choice by name. */
function valuesOf(game: Game, table: Table, kind: ChoiceKind, params: readonly number[]) {
  return withoutAbsent(phraseOf(game, kind), nameParams(kind, params, game.things, table))
}

/** A number that there is none of is absent where the phrase allows it. */
function withoutAbsent(parts: readonly TemplatePart[], values: ReturnType<typeof nameParams>) {
  for (const { value, isOptional } of placeholders(parts)) {
    if (isOptional && values[value] === NONE) values[value] = undefined
  }
  return values
}

type Values = ReturnType<typeof valuesOf>

/** The notation of something refused, up to the first value that it leaves open. */
function beginning(parts: readonly TemplatePart[], values: Values): string {
  const end = parts.findIndex((part) => 'value' in part && values[part.value] === undefined)
  return say(end < 0 ? parts : parts.slice(0, end), values).trim()
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** What a notation looks like that a refusal is about: values that it leaves open stand for any. */
function patternOf(parts: readonly TemplatePart[], values: Values): string {
  return parts
    .map((part) => {
      if ('optional' in part) {
        const isOpen = placeholders(part.optional).some(({ value }) => values[value] === undefined)
        const inner = patternOf(part.optional, values)
        return isOpen ? `(?:${inner})?` : inner
      }
      if ('value' in part && values[part.value] === undefined) return '.+'
      return escaped(normalInside(say([part], values)))
    })
    .join('')
}

function concernsOf(game: Game, kind: ChoiceKind, params: readonly number[]): ThingRef[] {
  return kind.names.flatMap((name, i) => thingMeant(game.things, kind.params[name], params[i]) ?? [])
}

/** The notation of choice number `index`. */
export function notationOf(game: Game, table: Table, index: number): string {
  return describe(game, table, game.choices[table.choices.kindOf(index)], paramsOf(table, index))
}

/** The things that choice number `index` names. */
export function chosenThings(game: Game, table: Table, index: number): ThingRef[] {
  return concernsOf(game, game.choices[table.choices.kindOf(index)], paramsOf(table, index))
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
      concerns: concernsOf(game, kind, params),
    })
  }
  return out
}

/** One spelling for what people type: white space folded, no difference between capitals and small letters. */
export function normalNotation(notation: string): string {
  return normalInside(notation.trim())
}

function normalInside(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase()
}

/** The number of the choice that a notation means for a seat, or -1. */
export function findChoice(game: Game, table: Table, seat: number, notation: string): number {
  const wanted = normalNotation(notation)
  const list = table.choices
  for (let i = 0; i < list.count; i++) {
    if (list.seatOf(i) === seat && normalNotation(notationOf(game, table, i)) === wanted) return i
  }
  return -1
}

/** White space that notation folds, and what a record would take for the hash of a step. */
const UNFIT = /[\n\r\t]| {2}| #[0-9a-f]{16}$/

/** What is wrong with the notation of the choices now: two of one seat alike, or one that a record cannot hold. */
export function notationFault(game: Game, table: Table): string | undefined {
  const { choices } = table
  const seen = new Set<string>()
  for (let i = 0; i < choices.count; i++) {
    const notation = notationOf(game, table, i)
    if (notation === '' || notation !== notation.trim() || UNFIT.test(notation))
      return `the notation "${notation}" is empty, or has white space or a hash that records cannot hold`
    const known = `${choices.seatOf(i)} ${normalNotation(notation)}`
    if (seen.has(known)) return `"${notation}" is the notation of two choices`
    seen.add(known)
  }
  return undefined
}

/** Everything that is refused now and might be expected, with reasons. */
export function refusedChoices(game: Game, table: Table, seat?: number): RefusedChoice[] {
  return refusals(game, table, seat).flatMap((one) => (one.isListed ? [worded(game, table, one)] : []))
}

/** What else is refused now, with reasons: nobody would expect it in a list, but somebody may try it. */
export function refusedIfTried(game: Game, table: Table, seat?: number): RefusedChoice[] {
  return refusals(game, table, seat).flatMap((one) => (one.isListed ? [] : [worded(game, table, one)]))
}

/** A refusal before it is put into words, which most of them never are. */
interface FoundRefusal {
  readonly seat: number
  readonly reason: Reason
  readonly kind: ChoiceKind
  readonly params: readonly number[]
  readonly isListed: boolean
}

/** All refusals, those that are only given when asked for included. */
function refusals(game: Game, table: Table, seat?: number): FoundRefusal[] {
  const found = table.refusals()
  const out: FoundRefusal[] = []
  for (let i = 0; i < found.length; i += REFUSAL_STRIDE) {
    if (seat !== undefined && found[i + 1] !== seat) continue
    out.push({
      seat: found[i + 1],
      reason: game.reasons[found[i]],
      kind: game.choices[found[i + 2]],
      params: found.slice(i + 3, i + 3 + MAX_PARAMS),
      isListed: found[i + REFUSAL_STRIDE - 1] === 1,
    })
  }
  return out
}

function worded(game: Game, table: Table, { seat, reason, kind, params }: FoundRefusal): RefusedChoice {
  const why = game.phrases.reasons.get(reason.name) ?? []
  return {
    seat,
    rule: reason.rule,
    text: say(why, nameParams(kind, params, game.things, table)),
    notation: beginning(phraseOf(game, kind), valuesOf(game, table, kind, params)),
    concerns: concernsOf(game, kind, params),
  }
}

/** Whether a refusal is about a notation. */
function isAbout(game: Game, table: Table, { kind, params }: FoundRefusal, notation: string): boolean {
  const pattern = patternOf(phraseOf(game, kind), valuesOf(game, table, kind, params))
  return new RegExp(`^${pattern}$`).test(notation)
}

/**
 * Why a seat cannot do what a notation says. The rules give the reason where they have one; otherwise the
 * answer is the question being asked, with its rule.
 */
export function whyNot(game: Game, table: Table, seat: number, notation: string): Refusal {
  const wanted = normalNotation(notation)
  const found = refusals(game, table, seat).find((one) => isAbout(game, table, one, wanted))
  if (found) {
    const { rule, text } = worded(game, table, found)
    return { rule, text }
  }
  const ask = table.question
  if (ask === null) return { rule: '', text: 'the game is over' }
  if (offeredChoices(game, table, seat).length === 0) {
    return { rule: ask.rule, text: `it is not for player ${seat + 1} to choose now` }
  }
  return { rule: ask.rule, text: `what is asked now is: ${promptText(game, table)}` }
}

/** What is asked now, in words that everybody may read; empty when the game is over. */
export function promptText(game: Game, table: Table): string {
  const ask = table.question
  if (ask === null) return ''
  const parts = game.phrases.prompts.get(ask.name) ?? []
  return say(parts, withoutAbsent(parts, nameParams(ask, table.asksAbout(), game.things, table)))
}

/** An event in words, as a seat may know it, with the rule behind it. */
export function eventText(game: Game, table: Table, log: EventLog, index: number, seat?: number): string {
  const kind = log.kindOf(index)
  const params = kind.names.map((_, param) => log.paramOf(index, param, seat))
  return say(game.phrases.events.get(kind.name) ?? [], nameParams(kind, params, game.things, table))
}
