/** The names of the copies of an entry: several are numbered, `Bite 1` and `Bite 2`; a single one keeps its name. */
export function copyNames(name: string, copies: number): string[] {
  return copies === 1 ? [name] : Array.from({ length: copies }, (_, copy) => `${name} ${copy + 1}`)
}

/** Numbered copies: `Bite 1`, `Bite 2`; a single one keeps its name. */
export function copiesOf<E extends { readonly name: string; readonly copies: number }, T>(
  entries: readonly E[],
  make: (entry: E, name: string, design: number) => T,
): T[] {
  return entries.flatMap((one, design) =>
    copyNames(one.name, one.copies).map((name) => make(one, name, design)),
  )
}
