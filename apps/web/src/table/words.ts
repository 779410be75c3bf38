/** Small helpers for words on the table. */

/** Begins with a capital: notations are written as parts of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Without the marks of keywords: for reading aloud. */
export function plain(text: string): string {
  return text.replaceAll('**', '')
}

/** Parts of a label, those that are empty left out. */
export function label(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}

/** Names with how often each is there: `Bar Brawler ×2, Mace`. */
export function tally(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}
