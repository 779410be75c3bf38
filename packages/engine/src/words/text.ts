/** A game's words: how its choices, events, questions and refusals read. */
import { UNSEEN } from '../rules/events.ts'
import { RulesError } from '../rules/fault.ts'
import { fillTemplate, parseTemplate, placeholders } from './template.ts'
import type { TemplatePart } from './template.ts'
import { kindsIn, thingMeant } from '../rules/things.ts'
import type { ChoiceKind, EventKind, Reason, ThingKind } from '../rules/vocabulary.ts'

/** The phrases of a game, from its text file. Placeholders are the parameters' names. */
export interface GameText {
  /** Choices, as their notation: `play {card}[ on {target}]`. */
  readonly choices: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
  /** What is asked, by the name of the question: `{foe} strikes: which shall it be?` */
  readonly prompts: Readonly<Record<string, string>>
  /** Why something is refused; may name the parameters of the refused choice. */
  readonly reasons: Readonly<Record<string, string>>
}

/** Parsed phrases by the name of what they say. */
export interface Phrases {
  readonly choices: ReadonlyMap<string, readonly TemplatePart[]>
  readonly events: ReadonlyMap<string, readonly TemplatePart[]>
  readonly reasons: ReadonlyMap<string, readonly TemplatePart[]>
  readonly prompts: ReadonlyMap<string, readonly TemplatePart[]>
}

/** Anything that has a phrase. */
type Named = { readonly name: string; readonly names?: readonly string[] }
/** A question, with what each kind of choice does, by the kind's number; null where it does not offer the kind. */
type Asked = Named & { readonly take?: readonly unknown[] }

/** Reads the phrases of a text; throws one error that names every phrase that is missing or does not fit. */
export function readPhrases(
  text: GameText,
  words: {
    readonly choices: readonly ChoiceKind[]
    readonly events: readonly EventKind[]
    readonly reasons: readonly Reason[]
    readonly prompts: readonly Asked[]
  },
): Phrases {
  const problems: string[] = []
  const read = (section: keyof GameText, kinds: readonly Named[], mustUseAll: boolean) => {
    const phrases = new Map<string, readonly TemplatePart[]>()
    for (const kind of kinds) {
      const phrase = text[section][kind.name]
      const parts = phrase === undefined ? undefined : parseTemplate(phrase)
      if (parts === undefined) {
        problems.push(
          `${section}.${kind.name}: ${phrase === undefined ? 'has no phrase' : 'has an open bracket'}`,
        )
        continue
      }
      phrases.set(kind.name, parts)
      const used = placeholders(parts).map((one) => one.value)
      const unused = (kind.names ?? []).filter((name) => !used.includes(name))
      const known = kind.names ?? words.choices.flatMap((choice) => choice.names)
      const unknown = used.filter((name) => !known.includes(name))
      if (mustUseAll && unused.length > 0)
        problems.push(`${section}.${kind.name}: does not say {${unused.join('}, {')}}`)
      if (unknown.length > 0) problems.push(`${section}.${kind.name}: knows no {${unknown.join('}, {')}}`)
    }
    for (const name of Object.keys(text[section])) {
      if (!kinds.some((kind) => kind.name === name))
        problems.push(`${section}.${name}: the rules have nothing of this name`)
    }
    return phrases
  }
  const phrases = {
    choices: read('choices', words.choices, true),
    events: read('events', words.events, false),
    reasons: read('reasons', words.reasons, false),
    prompts: read('prompts', words.prompts, false),
  }
  for (const ask of words.prompts) problems.push(...alikeAt(ask, words.choices, phrases.choices))
  // A prompt may belong to several questions, and then has to fit each; what is wrong with it is said once.
  if (problems.length > 0)
    throw new RulesError(`the game's text does not fit its rules:\n${[...new Set(problems)].join('\n')}`)
  return phrases
}

/** Choices of one question that could not be told apart: the same words, around things of the same kinds. */
function alikeAt(
  { name, take = [] }: Asked,
  choices: readonly ChoiceKind[],
  phrases: Phrases['choices'],
): string[] {
  const first = new Map<string, string>()
  return choices.flatMap((kind) => {
    if ((take[kind.id] ?? null) === null) return []
    const parts = phrases.get(kind.name) ?? []
    const short = parts.filter((part) => !('optional' in part))
    const ways = new Set([parts, short].flatMap((some) => shapesOf(some, kind)))
    const other = [...ways].map((way) => first.get(way)).find((known) => known !== undefined)
    for (const way of ways) first.set(way, kind.name)
    if (other === undefined) return []
    return [`choices.${kind.name}: reads like choices.${other}, and the question ${name} offers both`]
  })
}

/** A phrase with the kind of thing in the place of each value: once for each kind that it can be of. */
function shapesOf(parts: readonly TemplatePart[], { params }: Pick<ChoiceKind, 'params'>): string[] {
  let shapes = ['']
  for (const part of parts) {
    let ways: readonly string[]
    if ('text' in part) ways = [part.text.toLowerCase()]
    else if ('value' in part) ways = kindsIn(params[part.value] ?? '').map((kind) => `{${kind}}`)
    else ways = shapesOf(part.optional, { params }).map((shape) => `[${shape}]`)
    shapes = shapes.flatMap((shape) => ways.map((way) => shape + way))
  }
  return shapes.map((shape) => shape.replace(/\s+/g, ' ').trim())
}

type Things = Readonly<Record<string, ThingKind>>

/** Names parameters for a phrase: things by their names, absent ones not at all. */
export function nameParams(
  kind: Pick<ChoiceKind, 'names' | 'params'>,
  params: readonly number[],
  things: Things,
  table: unknown,
): Record<string, string | number | undefined> {
  const values: Record<string, string | number | undefined> = {}
  kind.names.forEach((name, i) => {
    const of = kind.params[name]
    const value = params[i]
    if (value === UNSEEN) values[name] = unseenName(things, of)
    else if (of === 'number') values[name] = value
    else values[name] = nameOf(things, of, value, table)
  })
  return values
}

/** The name of the thing that a value means; undefined for none. */
function nameOf(things: Things, of: string, value: number, table: unknown): string | undefined {
  const thing = thingMeant(things, of, value)
  if (thing === undefined) return undefined
  return thing.kind === 'seat' ? `player ${thing.id + 1}` : things[thing.kind].name(thing.id, table as never)
}

/** What something is called that cannot be seen; not even its kind is told if it can be of several. */
function unseenName(things: Things, of: string): string {
  const [first, ...others] = new Set(kindsIn(of).map((kind) => things[kind]?.unseen))
  return others.length > 0 ? 'something' : (first ?? 'something')
}

/** Fills a phrase in. */
export function say(
  parts: readonly TemplatePart[],
  values: Record<string, string | number | undefined>,
): string {
  return fillTemplate(parts, values)
}
