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

/** The fields of each combinator, given the schemas of an effect, a price, a condition and a group. */
export function combinatorFields(
  effect: z.ZodType,
  price: z.ZodType,
  condition: z.ZodType,
  groups: readonly string[],
): Record<CombinatorName, Record<string, z.ZodType>> {
  return {
    choose: { choose: z.array(effect).min(2).refine(areDifferent, 'effects that are all different') },
    pay: { pay: price, do: effect },
    if: { if: condition, do: effect, else: effect.optional() },
    times: { times: whole(2, 99), do: effect },
    each: { each: z.enum(groups), do: effect },
  }
}
