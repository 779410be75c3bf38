import { z } from 'zod'
import { whole } from './fields.ts'

/** The shared ways of building an effect out of others; a vocabulary lists the ones its rules carry out. */
export const COMBINATORS = ['if', 'choose', 'pay', 'times', 'each'] as const

/** The name of a shared combinator. */
export type CombinatorName = (typeof COMBINATORS)[number]

/** Whether all members of a list differ; a player could not say which of two equal ones is meant. */
export function areDifferent(list: readonly unknown[]): boolean {
  return new Set(list.map((member) => JSON.stringify(member))).size === list.length
}

/** How deep `times` and `each` can stand in each other: each takes room on the stack of every table. */
const DEEPEST = 3
const LOOPS_EXPECTED = `at most ${DEEPEST} of times and each inside each other`

/** How deep loops stand in each other in a value; other words may have fields of their names, but no `do`. */
function loopsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let inside = 0
  for (const member of Object.values(value)) inside = Math.max(inside, loopsIn(member))
  return 'do' in value && ('times' in value || 'each' in value) ? inside + 1 : inside
}

/** The fields of each combinator, given the schemas of an effect, a price, a condition and a group. */
export function combinatorFields(
  effect: z.ZodType,
  price: z.ZodType,
  condition: z.ZodType,
  groups: readonly string[],
): Record<CombinatorName, Record<string, z.ZodType>> {
  const looped = effect.refine((body) => loopsIn(body) < DEEPEST, LOOPS_EXPECTED)
  return {
    choose: { choose: z.array(effect).min(2).refine(areDifferent, 'effects that are all different') },
    pay: { pay: price, do: effect },
    if: { if: condition, do: effect, else: effect.optional() },
    times: { times: whole(2, 99), do: looped },
    each: { each: z.enum(groups), do: looped },
  }
}
