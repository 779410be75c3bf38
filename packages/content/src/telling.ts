/** Small words for those who tell what lies on a table and what can be looked up. */
import type { GlossaryEntry } from '@hearthkeep/engine'

/** Of some words those that are to be said: `said([isBoss && say('boss'), slash > 0 && say('slash', { slash })])`. */
export function said(words: readonly (string | false)[]): string[] {
  return words.filter((word): word is string => word !== false && word !== '')
}

type Present<V> = { readonly [N in keyof V]?: Exclude<V[N], undefined> }

/** Of some values those that there are: what is empty, 0 or undefined is left out. */
export function present<V extends Readonly<Record<string, string | number | undefined>>>(
  values: V,
): Present<V> {
  const there = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  )
  return Object.fromEntries(there) as Present<V>
}

/** Each name once, in the order of the first of each; of those that come several times `copies` says how often. */
export function countCopies(
  names: readonly string[],
  copies: (name: string, count: number) => string,
): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : copies(name, count)))
}

/** The first entry of each name: copies say the same. */
export function firstOfEach(entries: readonly GlossaryEntry[]): GlossaryEntry[] {
  const names = entries.map(({ name }) => name)
  return entries.filter(({ name }, i) => names.indexOf(name) === i)
}

/** Entries for words and what they mean, such as the keywords of a text file. */
export function explained(words: Readonly<Record<string, string>>, kind: string): GlossaryEntry[] {
  return Object.entries(words).map(([name, text]) => ({ name, kind, text }))
}
