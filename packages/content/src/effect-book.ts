/** Effects as the rules run them: every list of a card becomes a procedure of the engine when its content is loaded. */
import type { Block, Procedure, Step, Supplement } from '@hearthkeep/engine'
import type { CombinatorName } from './combinators.ts'
import type { Effect, Kinds } from './effect-types.ts'
import { meaningOf } from './effect-meaning.ts'
import type { Meaning } from './effect-meaning.ts'
import type { EffectWords, EachGroup, Steps, Weighed } from './effect-words.ts'

/** What prompts can say of an effect. */
export interface EffectPlace {
  /** What it stands on. */
  readonly owner: string
  /** What it does. */
  readonly clause: string
  /** The numbers of the options, if it is a choice among several. */
  readonly options: readonly number[]
  /** Where it begins: so a test can see whether it is ever carried out. */
  begins: unknown
}

/** On what an effect stands and how it reads. */
export interface Printed<E> {
  readonly owner: string
  readonly clause: (effect: E) => string
  /** How it reads as one of several to choose from; as a clause, if not said. */
  readonly option?: (effect: E) => string
}

/** How deep `times` and `each` can stand in each other. */
const DEEPEST = 3

type Loose = Readonly<Record<string, unknown>>
type My = Record<string, number>
type LooseStep = Step<unknown, My>

/** Any words, for those who carry them out or weigh them without knowing the game. */
export type AnyWords = EffectWords<unknown, readonly string[], unknown, unknown>

/** Turns the effects of one content pack into procedures, and numbers the places that prompts name. */
export class EffectBook {
  /** By number. */
  readonly places: EffectPlace[] = []
  /** What the options of all choices say, by number. */
  readonly options: string[] = []
  /** What each of them does, by the same number. */
  private readonly optionEffects: unknown[] = []
  private readonly supplement: Supplement<never>
  private readonly sources = new Map<
    Procedure,
    { readonly effects: readonly unknown[]; readonly place: number }
  >()

  constructor(supplement: Supplement<never>) {
    this.supplement = supplement
  }

  /** Those of the rulebook and of all effects compiled so far: for `defineGame`. */
  get procedures(): readonly Procedure[] {
    return this.supplement.procedures
  }

  /** Compiles a list of effects; null if there are none. */
  compile<
    T,
    L extends readonly string[],
    K extends Kinds,
    C extends Kinds,
    G extends string,
    N extends CombinatorName,
  >(
    words: EffectWords<T, L, unknown, unknown, K, C, G, N>,
    effects: readonly Effect<K, C, G, N>[] | undefined,
    printed: Printed<Effect<K, C, G, N>>,
  ): Procedure<L> | null {
    if (effects === undefined || effects.length === 0) return null
    const place = this.places.length
    const compiler = new Compiler(this, words as unknown as AnyWords, printed as Printed<unknown>)
    const steps = compiler.sequence(effects)
    const locals = [...words.locals, ...compiler.loops] as unknown as L
    const name = `${words.title} ${this.procedures.length} of ${printed.owner}`
    const procedure = this.supplement.procedure(name, locals, steps)
    this.sources.set(procedure, { effects, place })
    return procedure
  }

  /** Gives an option of a choice its number. */
  addOption(effect: unknown, text: string): number {
    this.optionEffects.push(effect)
    return this.options.push(text) - 1
  }

  /** The first place of an effect: enough to say what it stands on. */
  placeOf(effect: Procedure | null): number {
    return (effect && this.sources.get(effect)?.place) ?? 0
  }

  /** What an effect means to whoever weighs it; nothing if there is none. */
  meaningOf<X, Y>(words: Weighed<X, Y>, effect: Procedure | null): readonly Meaning<X, Y>[] {
    const source = effect === null ? undefined : this.sources.get(effect)
    return source === undefined ? [] : meaningOf(words, source.effects)
  }

  /** The same for an option of a choice, by its number. */
  optionMeaning<X, Y>(words: Weighed<X, Y>, option: number): readonly Meaning<X, Y>[] {
    return meaningOf(words, this.optionEffects[option])
  }
}

/** Compiles one list of effects. */
class Compiler {
  /** The locals of loops, as far as they were needed. */
  readonly loops: string[] = []
  private readonly book: EffectBook
  private readonly words: AnyWords
  private readonly printed: Printed<unknown>
  private depth = 0

  constructor(book: EffectBook, words: AnyWords, printed: Printed<unknown>) {
    this.book = book
    this.words = words
    this.printed = printed
  }

  sequence(effects: readonly unknown[]): LooseStep[] {
    return effects.flatMap((effect) => this.effect(effect))
  }

  private effect(effect: unknown): LooseStep[] {
    if (Array.isArray(effect)) return this.sequence(effect)
    const { goesOn } = this.words
    return [...(goesOn === undefined ? [] : [goesOn as LooseStep]), ...this.word(effect)]
  }

  private word(effect: unknown): readonly LooseStep[] {
    const word = this.words.wordOf(effect)
    if (word === undefined) return this.flow(effect as Loose)
    const place = this.place(effect)
    const steps = word.steps(effect as never, place) as Steps<unknown, My>
    const list = isList(steps) ? steps : [steps]
    const [first] = list
    this.book.places[place].begins = 'condition' in first ? first.condition : first
    return list
  }

  private flow(effect: Loose): LooseStep[] {
    if ('if' in effect) return [this.branch(this.test(effect['if']), effect['do'], effect['else'])]
    if ('choose' in effect) return this.choose(effect)
    if ('pay' in effect) return this.pay(effect)
    if ('times' in effect) return this.times(effect['times'] as number, effect['do'])
    if ('each' in effect) return this.each(effect['each'] as string, effect['do'])
    throw new Error(`${JSON.stringify(effect)}: no word of ${this.words.title}`)
  }

  /** Asks, and goes on with the option that is the result. */
  private choose(effect: Loose): LooseStep[] {
    const options = effect['choose'] as readonly unknown[]
    const { clause, option: say = clause } = this.printed
    const numbers = options.map((option) => this.book.addOption(option, say(option)))
    const ask = this.words.flow.choose?.(this.place(effect, numbers)) as LooseStep
    const steps = options.map((option) => this.effect(option))
    return [
      ask,
      ...steps
        .slice(0, -1)
        .reduceRight<LooseStep[]>(
          (otherwise, own, option) => [when((t) => (t as Result).result === option, own, otherwise)],
          steps[steps.length - 1],
        ),
    ]
  }

  private pay(effect: Loose): LooseStep[] {
    const ask = this.words.flow.pay?.(effect['pay'] as never, this.place(effect)) as LooseStep
    return [ask, when((t) => (t as Result).result === 1, this.effect(effect['do']), [])]
  }

  private times(times: number, effect: unknown): LooseStep[] {
    return this.loop((left, body) => [
      (_, my) => {
        my[left] = times
      },
      repeatWhile(
        (_, my) => my[left] > 0,
        [
          (_, my) => {
            my[left]--
          },
          ...body,
        ],
      ),
    ])(effect)
  }

  private each(name: string, effect: unknown): LooseStep[] {
    const groups = this.words.flow.each as Readonly<Record<string, EachGroup<unknown, My, readonly string[]>>>
    const { local, member } = groups[name]
    return this.loop((index, body) => [
      (t, my) => {
        my[index] = 0
        my[local] = member(t, 0, my)
      },
      repeatWhile(
        (_, my) => my[local] >= 0,
        [
          ...body,
          (t, my) => {
            my[index]++
            my[local] = member(t, my[index], my)
          },
        ],
      ),
    ])(effect)
  }

  /** Every loop has a local of its own, or one in another would count for both. */
  private loop(steps: (local: string, body: LooseStep[]) => LooseStep[]): (effect: unknown) => LooseStep[] {
    return (effect) => {
      if (this.depth === DEEPEST)
        throw new Error(`${this.printed.owner}: more than ${DEEPEST} of times and each in each other`)
      const local = `loop${this.depth}`
      if (!this.loops.includes(local)) this.loops.push(local)
      this.depth++
      const body = this.effect(effect)
      this.depth--
      return steps(local, body)
    }
  }

  private branch(holds: (t: unknown, my: My) => boolean, then: unknown, otherwise: unknown): LooseStep {
    return when(holds, this.effect(then), otherwise === undefined ? [] : this.effect(otherwise))
  }

  private test(condition: unknown): (t: unknown, my: My) => boolean {
    const { all, any } = condition as { all?: unknown[]; any?: unknown[] }
    const tests = (all ?? any)?.map((one) => this.test(one))
    if (tests !== undefined) {
      return all === undefined
        ? (t, my) => tests.some((holds) => holds(t, my))
        : (t, my) => tests.every((holds) => holds(t, my))
    }
    const word = this.words.conditionOf(condition)
    if (word === undefined)
      throw new Error(`${JSON.stringify(condition)}: no condition of ${this.words.title}`)
    return word.holds(condition as never)
  }

  private place(effect: unknown, options: readonly number[] = []): number {
    const { owner, clause } = this.printed
    return this.book.places.push({ owner, options, clause: clause(effect), begins: null }) - 1
  }
}

interface Result {
  readonly result: number
}

function isList<S>(steps: S | readonly S[]): steps is readonly S[] {
  return Array.isArray(steps)
}

function when(
  condition: (t: unknown, my: My) => boolean,
  steps: readonly LooseStep[],
  otherwise: readonly LooseStep[],
): Block<unknown, My> {
  return { type: 'when', condition, steps, otherwise }
}

function repeatWhile(
  condition: (t: unknown, my: My) => boolean,
  steps: readonly LooseStep[],
): Block<unknown, My> {
  return { type: 'while', condition, steps, otherwise: [] }
}
