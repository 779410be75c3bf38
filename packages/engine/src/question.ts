/** How rules ask: who is asked what, and what each answer does. */
import type { Choices } from './choices.ts'
import type { Params } from './vocabulary.ts'

/** A choice that was made: the seat that made it and its parameters by name. */
export type Answer<P extends Params> = { readonly seat: number } & { readonly [K in keyof P]: number }

/** A question: who is asked what, and what each answer does. */
export interface AskSpec<T, C extends Record<string, Params>, M> {
  /** Its name within the game: the key of its prompt in the text file. */
  readonly name: string
  /** The number of the rule under which it is asked. */
  readonly rule: string
  /** Who is asked; left out, everybody at once, and `choices` is called for each seat. */
  readonly who?: number | ((table: T, my: M) => number)
  /** Lists what `out.seat` can do. */
  readonly choices: (table: T, out: Choices, my: M) => void
  /** What each kind of choice does. */
  readonly take: { readonly [K in keyof C]?: (table: T, answer: Answer<C[K]>, my: M) => void }
  /** What to do if nobody can choose anything: stop with a fault, as a rule, or go on. */
  readonly ifNone?: 'dead-end' | 'skip'
  /** A kind of choice that anybody may make for a player who is away. */
  readonly pass?: keyof C & string
  /**
   * What its prompt names, by placeholder: the kind of thing it is, or `number`, and which one it is now; `NONE` leaves
   * out the part in `[ ]`. Everybody at the table reads the prompt: name nothing that somebody may not know.
   */
  readonly about?: { readonly [name: string]: readonly [of: string, which: (table: T, my: M) => number] }
}
