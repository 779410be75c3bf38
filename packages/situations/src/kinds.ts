/** Which kind of thing a field is about, by its name: `rooms` has a place for each `room`. */

/** The kind that a field is called after, in the singular or in the plural. */
export function kindCalled(kinds: readonly string[], field: string): string | undefined {
  return kinds.find((kind) => [kind, ...pluralsOf(kind)].includes(field))
}

/** The kind that a field is called after in the singular: as it is (`clan`), or at the end (`lastRoom`). */
export function kindMeant(kinds: readonly string[], field: string): string | undefined {
  const word = /[A-Z][a-z]*$/.exec(field)?.[0].toLowerCase()
  return kinds.find((kind) => kind === field) ?? kinds.find((kind) => kind === word)
}

function pluralsOf(kind: string): string[] {
  return [`${kind}s`, `${kind}es`, kind.replace(/y$/, 'ies')]
}
