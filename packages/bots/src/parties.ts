/** Who plays together, where every party should come equally often. */

/** Every party of so many, by number, out of those from `from` up to `of`. */
export function parties(of: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  const all: number[][] = []
  for (let one = from; one < of; one++)
    for (const others of parties(of, size - 1, one + 1)) all.push([one, ...others])
  return all
}

/** Who of the parties sits where in a game: parties take turns, and so do the seats within each. */
export function memberAt(all: readonly (readonly number[])[], game: number, seat: number): number {
  const party = all[game % all.length]
  return party[(seat + Math.floor(game / all.length)) % party.length]
}
