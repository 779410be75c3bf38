import type { z } from 'zod'
import type { CombinatorName } from './combinators.ts'
import type { Frozen } from './fields.ts'

/** The fields of one kind of effect as they stand in JSON; one is named like the kind, or there are none at all. */
export type Fields = Readonly<Record<string, z.ZodType>>

/** Kinds of effects (or of conditions) by name. */
export type Kinds = Readonly<Record<string, Fields>>

/** One kind as loaded: an object with its fields, or its bare name if it has none. */
export type Kind<K extends Kinds, N extends keyof K> = keyof K[N] extends never
  ? N
  : Frozen<z.output<z.ZodObject<K[N], z.core.$strict>>>

/** A condition: one of the game's own, or several of which all or any must hold. */
export type Condition<C extends Kinds> =
  | { [N in keyof C]: Kind<C, N> }[keyof C]
  | { readonly all: readonly Condition<C>[] }
  | { readonly any: readonly Condition<C>[] }

/** An effect: one of the game's own, a combinator over other effects, or a list of effects done in order. */
export type Effect<K extends Kinds, C extends Kinds, G extends string, M extends CombinatorName> =
  { [N in keyof K]: Kind<K, N> }[keyof K] | readonly Effect<K, C, G, M>[] | Combinators<K, C, G, M>[M]

/** How each combinator looks once loaded, which is how it stands in JSON. */
interface Combinators<K extends Kinds, C extends Kinds, G extends string, M extends CombinatorName> {
  /** One of the effects, as the player chooses. */
  choose: { readonly choose: readonly Effect<K, C, G, M>[] }
  /** The first effect as the price of the second: without the one, not the other. */
  pay: { readonly pay: Effect<K, C, G, M>; readonly do: Effect<K, C, G, M> }
  /** The effect if the condition holds, otherwise the `else` effect if there is one. */
  if: {
    readonly if: Condition<C>
    readonly do: Effect<K, C, G, M>
    readonly else?: Effect<K, C, G, M> | undefined
  }
  /** The effect several times over. */
  times: { readonly times: number; readonly do: Effect<K, C, G, M> }
  /** The effect once for each member of a group the game knows, such as every player. */
  each: { readonly each: G; readonly do: Effect<K, C, G, M> }
}

/** Any effect as loaded, for those who do not know the game's words: a bare word, an object, or a list. */
export type AnyEffect = string | Readonly<Record<string, unknown>> | readonly AnyEffect[]

/** Any flow word as loaded. */
export type AnyFlow = Combinators<Kinds, Kinds, string, CombinatorName>

/** Any condition as loaded. */
export type AnyCondition = string | Condition<Kinds>

/** One function for every form an effect can take; a list goes to `sequence`. */
export type EffectHandlers<
  K extends Kinds,
  C extends Kinds,
  G extends string,
  M extends CombinatorName,
  R,
> = {
  [N in keyof K]: (effect: Kind<K, N>) => R
} & { [N in M]: (effect: Combinators<K, C, G, M>[N]) => R } & {
  sequence: (effects: readonly Effect<K, C, G, M>[]) => R
}
