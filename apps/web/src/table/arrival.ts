/** A word for when a table is opened next: how the player came to be there. */

const words = new Map<string, string>()

export function announceAt(id: string, word: string): void {
  words.set(id, word)
}

export function wordAt(id: string): string | null {
  return words.get(id) ?? null
}

export function forgetWordAt(id: string): void {
  words.delete(id)
}
