/** The locals of procedures: the first are its arguments, and each may be of a kind. */
import { RulesError } from './fault.ts'
import type { Fitting, NameIn } from './ids.ts'
import type { Procedure } from './procedure.ts'
import { kindsIn } from './things.ts'
import { readDeclared } from './vocabulary.ts'

/** What fits a local: a name alone is of the kind of that name, as in a parameter, and any number if there is none. */
type FittingLocal<K, S extends string> = S extends `${string}: ${infer N}`
  ? Fitting<K, N>
  : S extends keyof K | 'seat'
    ? Fitting<K, S>
    : number

/** A procedure's locals, by name. */
export type Locals<K, L extends readonly string[]> = {
  [S in L[number] as NameIn<S>]: FittingLocal<K, S>
}

/** The first locals are the arguments, as many as `call` takes. */
type Arguments<K, L extends readonly string[]> = L extends readonly [
  infer A extends string,
  infer B extends string,
  infer C extends string,
  infer D extends string,
  infer E extends string,
  ...(readonly string[]),
]
  ? FittingArguments<K, readonly [A, B, C, D, E]>
  : FittingArguments<K, L>
type FittingArguments<K, L extends readonly string[]> = { readonly [I in keyof L]?: FittingLocal<K, L[I]> }

/** A procedure with declared locals. */
export type ProcedureOf<K, L extends readonly string[]> = Procedure<Arguments<K, L>, Locals<K, L>>

/** The names of the locals of a procedure; throws if they clash or are declared of no kind. */
export function readLocals(
  procedure: string,
  declared: readonly string[],
  things: object,
): readonly string[] {
  const names = declared.map((one) => readDeclared(one)[0])
  for (const [i, name] of names.entries()) {
    if (name === 'at')
      throw new RulesError(
        `procedure ${procedure}: local at: the engine uses this name for itself; choose another`,
      )
    if (names.indexOf(name) !== i)
      throw new RulesError(`procedure ${procedure}: local ${name}: the name is taken`)
    if (name === declared[i]) continue
    for (const kind of kindsIn(readDeclared(declared[i])[1])) {
      if (kind !== 'number' && kind !== 'seat' && !Object.hasOwn(things, kind))
        throw new RulesError(`procedure ${procedure}: local ${name}: ${kind} is no kind of thing`)
    }
  }
  return names
}
