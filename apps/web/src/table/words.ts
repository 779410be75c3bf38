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
