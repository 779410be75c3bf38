/** How rules ask: who is asked what, and what each answer does. */
import type { Choices } from './choices.ts'
import type { Fitting, Id, KindIn, NameIn, The } from './ids.ts'

/** A choice that was made: the seat that made it and its parameters by name. */
export type Answer<K, P extends readonly string[]> = { readonly seat: Id<'seat'> } & {
  readonly [S in P[number] as NameIn<S>]: Fitting<K, KindIn<S>>
}

/** What a prompt names: the kind of thing, or `number`, and which one it is now. */
type About<K, T, M> =
  | readonly [of: 'number', which: (table: T, my: M) => Fitting<K, 'number'>]
  | {
      readonly [N in (keyof K & string) | 'seat']: readonly [of: N, which: (table: T, my: M) => Fitting<K, N>]
    }[(keyof K & string) | 'seat']
  | readonly [of: `${string}|${string}`, which: (table: T, my: M) => The<string>]

/** A question: who is asked what, and what each answer does. */
export interface AskSpec<T, K, C extends Record<string, readonly string[]>, M> {
  /** Its name within the game: the key of its prompt in the text file. */
  readonly name: string
  /** The number of the rule under which it is asked. */
  readonly rule: string
  /** Who is asked; left out, everybody at once, and `choices` is called for each seat. */
  readonly who?: number | ((table: T, my: M) => Id<'seat'>)
  /** Lists what `out.seat` can do. */
  readonly choices: (table: T, out: Choices, my: M) => void
  /** What each kind of choice does. */
  readonly take: { readonly [N in keyof C]?: (table: T, answer: Answer<K, C[N]>, my: M) => void }
  /** What to do if nobody can choose anything: stop with a fault, as a rule, or go on. */
  readonly ifNone?: 'dead-end' | 'skip'
  /** It asks again for what is left: where all orders come to the same, nobody is asked [U11]. */
  readonly anyOrder?: boolean
  /** A kind of choice that anybody may make for a player who is away. */
  readonly pass?: keyof C & string
  /**
   * What its prompt names, by placeholder: the kind of thing it is, or `number`, and which one it is now; `NONE` leaves
   * out the part in `[ ]`. Everybody at the table reads the prompt: name nothing that somebody may not know.
   */
  readonly about?: { readonly [name: string]: About<K, T, M> }
}
