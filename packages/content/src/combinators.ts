import { z } from 'zod'
import { whole } from './fields.ts'

/** The shared ways of building an effect out of others; a vocabulary lists the ones its rules carry out. */
export const COMBINATORS = ['choose', 'may', 'pay', 'if', 'unless', 'repeat', 'each'] as const

/** The name of a shared combinator. */
export type CombinatorName = (typeof COMBINATORS)[number]

/** The fields of each combinator, given the schemas of an effect, a condition and a group. */
export function combinatorFields(
  effect: z.ZodType,
  condition: z.ZodType,
  groups: readonly string[],
): Record<CombinatorName, Record<string, z.ZodType>> {
  return {
    choose: { choose: z.array(effect).min(2) },
    may: { may: effect },
    pay: { pay: effect, do: effect },
    if: { if: condition, do: effect, else: effect.optional() },
    unless: { unless: condition, do: effect },
    repeat: { repeat: whole(2, 99), do: effect },
    each: { each: z.enum(groups), do: effect },
  }
}
