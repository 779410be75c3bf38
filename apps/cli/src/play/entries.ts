/**
 * Choices as a short menu. Thirty choices such as "play Strike on Ooze" become one entry per card, and the
 * targets open below it: two keys, and lists that can be read.
 */
import type { OfferedChoice, ThingRef, Zone } from '@hearthkeep/engine'

/** A line of the menu: a choice, or several choices about the same thing. */
export interface Entry {
  readonly label: string
  /** The thing on the table it is about. */
  readonly thing: ThingRef | undefined
  /** What it opens; empty for a single choice. */
  readonly entries: readonly Entry[]
  /** What it means, if it is a single choice. */
  readonly choice: OfferedChoice | undefined
  /** How many choices lie behind it. */
  readonly count: number
}

/** A thing as a key. */
export const keyOf = (thing: ThingRef): string => `${thing.kind} ${thing.id}`

/** The names of the things that lie on the table. */
function namesOf(zones: readonly Zone[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const zone of zones) for (const { thing, name } of zone.items) if (thing) names.set(keyOf(thing), name)
  return names
}

/** The menu of some choices. */
export function entriesOf(choices: readonly OfferedChoice[], zones: readonly Zone[]): Entry[] {
  return build(choices, 0, '', namesOf(zones))
}

function build(
  choices: readonly OfferedChoice[],
  depth: number,
  said: string,
  names: ReadonlyMap<string, string>,
): Entry[] {
  const groups = groupAt(choices, depth)
  const isOneThing = groups.size === 1 && choices.length > 1
  if (isOneThing && choices.some((choice) => choice.concerns.length > depth)) {
    return build(choices, depth + 1, said, names)
  }
  return [...groups.values()].map((group): Entry => {
    const thing = group[0].concerns.at(depth)
    if (group.length === 1) {
      const [choice] = group
      return { label: shorten(choice.notation, said), thing, entries: [], choice, count: 1 }
    }
    const start = commonStart(group, depth + 1, names)
    const label = start === '' ? ((thing && names.get(keyOf(thing))) ?? group[0].kind) : shorten(start, said)
    const entries = build(group, depth + 1, start, names)
    return { label, thing, entries, choice: undefined, count: group.length }
  })
}

/** Choices by the thing they name at `depth`; a choice that names none stands alone. */
function groupAt(choices: readonly OfferedChoice[], depth: number): Map<string, OfferedChoice[]> {
  const groups = new Map<string, OfferedChoice[]>()
  for (const choice of choices) {
    const thing = choice.concerns.at(depth)
    const key = thing === undefined ? `- ${choice.notation}` : keyOf(thing)
    groups.set(key, [...(groups.get(key) ?? []), choice])
  }
  return groups
}

/** The words that all these choices begin with, up to the name of the thing in which they differ. */
function commonStart(
  choices: readonly OfferedChoice[],
  depth: number,
  names: ReadonlyMap<string, string>,
): string {
  let words = choices[0].notation.split(' ')
  for (const { notation } of choices) {
    const other = notation.split(' ')
    const differs = words.findIndex((word, i) => word !== other[i])
    if (differs >= 0) words = words.slice(0, differs)
  }
  const start = words.join(' ')
  const next = choices[0].concerns.at(depth)
  const name = next && names.get(keyOf(next))
  const at = name === undefined ? -1 : choices[0].notation.lastIndexOf(name)
  return at > 0 && at < start.length ? start.slice(0, at).trimEnd() : start
}

/** What a text adds to what was already said. */
function shorten(text: string, said: string): string {
  return said !== '' && text.startsWith(`${said} `) ? text.slice(said.length + 1) : text
}

/** The entries that are shown after opening those in `path`. */
export function entriesAt(entries: readonly Entry[], path: readonly number[]): readonly Entry[] {
  return path.reduce<readonly Entry[]>((shown, index) => shown[index]?.entries ?? [], entries)
}

/** The single choices whose notation holds every typed word. */
export function filterChoices(choices: readonly OfferedChoice[], typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return choices
    .filter(({ notation }) => words.every((word) => notation.toLowerCase().includes(word)))
    .map((choice) => ({
      label: choice.notation,
      thing: choice.concerns.at(0),
      entries: [],
      choice,
      count: 1,
    }))
}
