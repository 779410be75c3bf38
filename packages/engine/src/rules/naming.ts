/** Names things by kind and id, for a game with its own kinds. */
import type { Fitting, Named, The } from './ids.ts'
import { idIn, kindNumber, namerOf, numberedKinds } from './things.ts'

/** Names things by kind and id in one integer, where a parameter can be of several kinds, and takes them apart. */
export interface Naming<K> {
  /** `the.zombie(card)`; `NONE` stays what it is. */
  readonly the: { readonly [N in (keyof K & string) | 'seat']: (id: Fitting<K, N>) => The<N> }
  /** Which kind it is of; undefined for `NONE`. */
  readonly kindOf: <N extends string>(thing: Named<N>) => N | undefined
  readonly isA: <const N extends (keyof K & string) | 'seat'>(
    thing: The<string>,
    kind: N,
  ) => thing is Named<N>
  /** Its id; `NONE` stays what it is. */
  readonly idOf: <N extends (keyof K & string) | 'seat'>(thing: Named<N>) => Fitting<K, N>
}

/** Makes the means to do so. */
export function namingOf<K extends object>(things: K): Naming<K> {
  const kinds = numberedKinds(things)
  const namers = kinds.map((kind, number) => [kind, namerOf(number)] as const)
  return {
    the: Object.fromEntries(namers) as unknown as Naming<K>['the'],
    kindOf: <N extends string>(thing: Named<N>) => kinds[kindNumber(thing)] as N | undefined,
    isA: (thing, kind): thing is never => kinds[kindNumber(thing)] === kind,
    idOf: (thing) => idIn(thing) as never,
  }
}
