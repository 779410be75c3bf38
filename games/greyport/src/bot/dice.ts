/** Chances of dice: how likely a sum is reached. Worked out once for each handful of dice. */
import { FACES } from '../content/numbers.ts'

/** More dice of a colour than anybody rolls. */
const MOST = 8
export const MEANS: readonly number[] = [2.5, 3.5, 6]

const known: (Float64Array | undefined)[] = []

/** For each sum, the chance that so many yellow, white and green dice reach it. */
export function chances(yellow: number, white: number, green: number): Float64Array {
  const key =
    (Math.min(yellow, MOST - 1) * MOST + Math.min(white, MOST - 1)) * MOST + Math.min(green, MOST - 1)
  return (known[key] ??= make([yellow, white, green]))
}

function make(counts: readonly number[]): Float64Array {
  let odds = [1]
  counts.forEach((count, die) => {
    for (let i = 0; i < count; i++) {
      const next = new Array<number>(odds.length + 8).fill(0)
      odds.forEach((p, sum) => {
        for (const face of FACES[die]) next[sum + face] += p / 6
      })
      odds = next
    }
  })
  const reached = new Float64Array(odds.length)
  let sum = 0
  for (let i = odds.length - 1; i >= 0; i--) reached[i] = sum += odds[i]
  return reached
}

/** The chance of reaching a sum. */
export function chanceOf(reached: Float64Array, sum: number): number {
  return sum <= 0 ? 1 : sum >= reached.length ? 0 : reached[Math.ceil(sum)]
}

/** A number to a whole power, by multiplying. */
export function power(base: number, exponent: number): number {
  let product = 1
  for (let i = 0; i < exponent; i++) product *= base
  return product
}
