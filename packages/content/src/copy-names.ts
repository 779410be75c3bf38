/** The names of the copies of an entry: several are numbered, `Bite 1` and `Bite 2`; a single one keeps its name. */
export function copyNames(name: string, copies: number): string[] {
  return copies === 1 ? [name] : Array.from({ length: copies }, (_, copy) => `${name} ${copy + 1}`)
}
