/** Effects as the rules run them: every list of a card becomes a procedure of the engine when its content is loaded. */
import type { Procedure, ProcedureOf, Supplement } from '@hearthkeep/engine'
import type { CombinatorName } from './combinators.ts'
import { Compiler } from './effect-compiler.ts'
import type { AnyWords, Numbering } from './effect-compiler.ts'
import { meaningOf } from './effect-meaning.ts'
import type { Meaning } from './effect-meaning.ts'
import type { AnyEffect, Effect, Kinds } from './effect-types.ts'
import type { EffectWords, Weighed } from './effect-words.ts'

/** What prompts can say of an effect. */
interface EffectPlace {
  /** What it stands on. */
  readonly owner: string
  /** What it does. */
  readonly clause: string
  /** The numbers of the options, if it is a choice among several. */
  readonly options: readonly number[]
  /** Where it begins: so a test can see whether it is ever carried out; null for a flow word, which is no deed of its own. */
  begins: unknown
}

/** On what an effect stands and how it reads. */
interface Printed<E> {
  readonly owner: string
  readonly clause: (effect: E) => string
  /** How it reads as one of several to choose from; as a clause, if not said. */
  readonly option?: (effect: E) => string
}

interface Source {
  readonly effects: readonly AnyEffect[]
  /** Its first. */
  readonly place: number
  /** As soon as somebody wanted to know. */
  meaning?: readonly Meaning<unknown, unknown>[]
}

/** Turns the effects of one content pack into procedures, and numbers the places that prompts name. */
export class EffectBook {
  /** By number. */
  readonly places: EffectPlace[] = []
  /** What the options of all choices say, by number. */
  readonly options: string[] = []
  /** What each of them does, by the same number. */
  private readonly optionEffects: AnyEffect[] = []
  private readonly supplement: Supplement<never, unknown>
  private readonly sources = new Map<Procedure, Source>()
  /** By what they do and on what they stand: copies of a card share them. */
  private readonly compiled = new Map<string, Procedure>()

  constructor(supplement: Supplement<never, unknown>) {
    this.supplement = supplement
  }

  /** Those of the rulebook and of all effects compiled so far: for `defineGame`. */
  get procedures(): readonly Procedure[] {
    return this.supplement.procedures
  }

  /** Compiles a list of effects; null if there is nothing to do. */
  compile<
    T,
    L extends readonly string[],
    K extends Kinds,
    C extends Kinds,
    G extends string,
    N extends CombinatorName,
    A,
  >(
    words: EffectWords<T, L, unknown, unknown, K, C, G, N, A>,
    effects: readonly Effect<K, C, G, N>[] | undefined,
    printed: Printed<Effect<K, C, G, N>>,
  ): ProcedureOf<A, L> | null {
    const key = JSON.stringify([words.title, printed.owner, effects])
    const known = this.compiled.get(key)
    if (known !== undefined) return known as ProcedureOf<A, L>
    const place = this.places.length
    const options = this.options.length
    const compiler = new Compiler(words as unknown as AnyWords, this.numbering(printed as Printed<AnyEffect>))
    const list = (effects ?? []) as readonly AnyEffect[]
    const steps = compiler.steps(list)
    if (steps.length === 0) return null
    const locals = [...words.locals, ...compiler.loops] as unknown as L
    const name = `${words.title} ${this.procedures.length} of ${printed.owner}`
    const procedure = this.supplement.procedure(name, locals, steps)
    this.sources.set(procedure, { effects: list, place })
    // Of those with options every copy keeps its own: the words of all options make the hash by which records are known.
    if (this.options.length === options) this.compiled.set(key, procedure)
    // Which kinds of things there are, the words know; the supplement here does not.
    return procedure as Procedure as ProcedureOf<A, L>
  }

  /** The first place of an effect: enough to say what it stands on. */
  placeOf(effect: Procedure | null): number {
    return (effect && this.sources.get(effect)?.place) ?? 0
  }

  /** What an effect means to whoever weighs it, by the words it was compiled with; read once. Nothing if there is none. */
  meaningOf<X, Y>(words: Weighed<X, Y>, effect: Procedure | null): readonly Meaning<X, Y>[] {
    const source = effect === null ? undefined : this.sources.get(effect)
    if (source === undefined) return []
    source.meaning ??= meaningOf(words, source.effects)
    return source.meaning as readonly Meaning<X, Y>[]
  }

  /** The same for an option of a choice, by its number. */
  optionMeaning<X, Y>(words: Weighed<X, Y>, option: number): readonly Meaning<X, Y>[] {
    return meaningOf(words, this.optionEffects[option])
  }

  /** Numbers what stands on one card, in its words. */
  private numbering({ owner, clause, option = clause }: Printed<AnyEffect>): Numbering {
    return {
      addPlace: (effect, options = []) =>
        this.places.push({ owner, options, clause: clause(effect), begins: null }) - 1,
      begin: (place, begins) => {
        this.places[place].begins = begins
      },
      addOption: (effect) => {
        this.optionEffects.push(effect)
        return this.options.push(option(effect)) - 1
      },
    }
  }
}
