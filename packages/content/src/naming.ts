/** Names that have to be told apart: notation knows a thing by its name alone. */
import { normalNotation, parseTemplate } from '@hearthkeep/engine'
import type { TemplatePart } from '@hearthkeep/engine'
import { memberOf } from './collections.ts'
import type { ContentPack, Entry, PackData, Parts } from './collections.ts'
import { copyNames } from './copy-names.ts'
import type { Problem } from './problems.ts'

/** A name as it is met in the game, and where it comes from. */
interface Named {
  readonly name: string
  readonly file: string
  readonly entry: string
  readonly field: string
}

/** Names of one kind of thing that come to the same notation, and names that turn one choice into another. */
export function namingProblems<P extends Parts>(pack: ContentPack<P>, data: PackData<P>): Problem[] {
  const kinds = Object.values(pack.things).map((places) =>
    places.flatMap((place) => namesAt(pack, data, place)),
  )
  const words = pack.words === undefined ? undefined : (data[pack.words] as { choices?: unknown })
  const taken = takenNames((words?.choices ?? {}) as Readonly<Record<string, string>>)
  return unique([...kinds.flatMap(sameNames), ...kinds.flat().flatMap((one) => wordProblems(one, taken))])
}

/** All names at a place: the key of a part, with the path of the field where the name is not `name`. */
function namesAt<P extends Parts>(pack: ContentPack<P>, data: PackData<P>, place: string): Named[] {
  const [key, ...path] = place.split('.')
  const part = pack.parts[key]
  if (part.part === 'document') throw new Error(`things: ${place} has no entries`)
  const files: [file: string, entries: readonly Entry[]][] =
    part.part === 'collection'
      ? [[part.options.file, data[key] as readonly Entry[]]]
      : Object.entries(data[key] as Record<string, readonly Entry[]>).map(([name, entries]) => [
          memberOf(part, name).options.file,
          entries,
        ])
  const field = path.length === 0 ? 'name' : path.join('.')
  return files.flatMap(([file, entries]) =>
    entries.flatMap((one) => {
      const name = valueAt(one, field)
      if (typeof name !== 'string') return []
      return copyNames(name, one.copies).map((copy) => ({ name: copy, file, entry: one.id, field }))
    }),
  )
}

function valueAt(entry: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], entry)
}

function sameNames(names: readonly Named[]): Problem[] {
  const first = new Map<string, Named>()
  return names.flatMap((one) => {
    const known = normalNotation(one.name)
    const other = first.get(known)
    if (other === undefined) first.set(known, one)
    if (other === undefined) return []
    const where = `${other.file === one.file ? '' : `${other.file}, `}entry "${other.entry}"`
    return [problemOf(one, 'a name of its own, copies counted', `"${one.name}", which is a name of ${where}`)]
  })
}

/** A choice without a name in it, and what a thing must not be called so that another choice reads alike. */
interface Taken {
  readonly notation: string
  readonly name: string
}

/** The names by which a phrase with one value would read as a phrase with none. */
function takenNames(choices: Readonly<Record<string, string>>): Taken[] {
  const phrases = Object.values(choices).map((phrase) => (parseTemplate(phrase) ?? []).filter(isSaidAlways))
  const fixed = phrases.filter((parts) => parts.every((part) => 'text' in part)).map(textOf)
  return phrases.flatMap((parts) => {
    const at = parts.findIndex((part) => 'value' in part)
    const [before, after] = [textOf(parts.slice(0, at)), textOf(parts.slice(at + 1))]
    if (at < 0 || parts.filter((part) => 'value' in part).length > 1 || before + after === '') return []
    return fixed
      .filter((notation) => notation.length > before.length + after.length)
      .filter((notation) => notation.startsWith(before) && notation.endsWith(after))
      .map((notation) => ({ notation, name: notation.slice(before.length, notation.length - after.length) }))
  })
}

const isSaidAlways = (part: TemplatePart): boolean => !('optional' in part)
const textOf = (parts: readonly TemplatePart[]): string =>
  parts.map((part) => ('text' in part ? part.text.toLowerCase() : '')).join('')

function wordProblems(one: Named, taken: readonly Taken[]): Problem[] {
  const found = taken.find(({ name }) => normalNotation(name) === normalNotation(one.name))
  if (found === undefined) return []
  const expected = 'a name that makes no choice read like another one'
  return [problemOf(one, expected, `"${one.name}", and "${found.notation}" is a choice of its own`)]
}

function problemOf({ file, entry, field }: Named, expected: string, found: string): Problem {
  return { file, entry, field, expected, found }
}

/** One problem for each field is enough, however many copies and kinds have it. */
function unique(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ file, entry = '', field = '' }) => {
    const place = `${file} ${entry} ${field}`
    return !seen.has(place) && seen.add(place)
  })
}
