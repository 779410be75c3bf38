/**
 * Ids: numbers of which the type checker knows what kind of thing they name. At run time they are plain integers: a
 * loop counter fits everywhere, but the id of a card does not fit where a seat belongs.
 */
declare const flavour: unique symbol
type Flavoured<F> = number & { readonly [flavour]?: F }

/** The number of a thing of a kind, or of a seat. */
export type Id<K extends string> = Flavoured<K>

/** A number that names nothing: an amount. No id fits where one is wanted. */
export type Plain = Flavoured<never>

/** A thing named by kind and id in one integer, of one kind. */
export type Named<K extends string> = Flavoured<{ readonly the: K }>

/** A thing of one of several kinds, by kind and id; made with the rulebook's `the`. */
export type The<K extends string> = K extends string ? Named<K> : never

/** The name in `target: enemy`, the declaration of a parameter or a local; `card` is short for `card: card`. */
export type NameIn<S extends string> = S extends `${infer N}: ${string}` ? N : S

/** What is declared in it: a kind of thing, several (`minion|zombie`), `seat` or `number`. */
export type KindIn<S extends string> = S extends `${string}: ${infer K}` ? K : S

type Split<S extends string> = S extends `${infer A}|${infer R}` ? A | Split<R> : S

/** The ids of a kind: those of another if it is only another way to name them. */
type IdOfKind<K, N extends keyof K> = K[N] extends { readonly is: infer I extends string }
  ? Id<I>
  : Id<N & string>

/** What fits a declaration, in a game with the things `K`. */
export type Fitting<K, S extends string> = string extends S
  ? number
  : S extends 'number'
    ? Plain
    : S extends 'seat'
      ? Id<'seat'>
      : S extends `${string}|${string}`
        ? The<Split<S>>
        : S extends keyof K
          ? IdOfKind<K, S>
          : never

/** How a parameter may be declared in a game with the things `K`. */
export type Declared<K> = KindName<K> | `${string}: ${KindName<K>}` | `${string}: ${KindName<K>}|${string}`
type KindName<K> = (keyof K & string) | 'seat' | 'number'

/** What is handed over for parameters; those left out at the end stand for none. */
export type Given = readonly (number | undefined)[]

/** What fits a list of declared parameters. */
export type FittingAll<K, P extends readonly string[]> = {
  readonly [I in keyof P]?: Fitting<K, KindIn<P[I]>>
}
