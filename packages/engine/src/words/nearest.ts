/** Suggestions for misspelt names. Both words and lists are bounded: comparing long ones would take longer than reading them. */

/** Nobody misspells a longer name. */
const LONGEST = 64
/** No list of names that people type is longer; of a longer one the beginning is looked at. */
const MOST = 2_000

/** The candidate a person most likely meant, or undefined when none is close; the first of equally near ones wins. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined
  const wanted = word.toLowerCase()
  let best: string | undefined
  let left = MOST
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    if (left-- === 0) break
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(wanted, candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** `; did you mean "x"?`, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates)
  return found === undefined ? '' : `; did you mean "${found}"?`
}

/** How many letters to add, drop, change or swap with their neighbour to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) cost = Math.min(cost, beforeLast[column - 2] + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[to.length]
}
