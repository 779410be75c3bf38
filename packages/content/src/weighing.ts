/** From what choices are worth to how likely a fair player makes them, for the policies of bots. */

/** The choices on offer at a table, and what a choice by a seat is worth, by its parameters. */
interface Offering {
  readonly choices: {
    readonly count: number
    readonly kindOf: (index: number) => number
    readonly seatOf: (index: number) => number
    readonly paramOf: (index: number, param: number) => number
  }
}
export type Worth<T> = (t: T, seat: number, a: number, b: number, c: number) => number

/** How likely each choice is made, by what those of its kind are worth: worse by `spread`, about a third as often. Kinds that are not listed are worth 0. */
export function weighing<T extends Offering>(
  kinds: object,
  worths: Readonly<Record<string, Worth<T>>>,
  spread: number,
): (t: T, weights: Float64Array) => void {
  const byKind = Object.keys(kinds).map((kind): Worth<T> => worths[kind] ?? (() => 0))
  return (t, weights) => {
    const { choices } = t
    const { count } = choices
    let best = -Infinity
    for (let i = 0; i < count; i++) {
      const worth = byKind[choices.kindOf(i)]
      const [a, b, c] = [choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2)]
      weights[i] = worth(t, choices.seatOf(i), a, b, c)
      best = Math.max(best, weights[i])
    }
    for (let i = 0; i < count; i++) {
      const less = (best - weights[i]) / spread
      // About e to the -less, without a function whose result differs between machines.
      weights[i] = 1 / (1 + less * (1 + (less / 2) * (1 + (less / 3) * (1 + less / 4))))
    }
  }
}

/** About the chance that a normal variable is above so many deviations, without a function whose result differs between machines. */
export function tail(deviations: number): number {
  const u = deviations * (1 + deviations * deviations)
  return 0.5 - (0.5 * u) / (1 + Math.abs(u))
}
