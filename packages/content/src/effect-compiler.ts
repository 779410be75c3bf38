/** Turns a list of effects into the steps of one procedure. */
import type { Block, Step } from '@hearthkeep/engine'
import type { CombinatorName } from './combinators.ts'
import type { AnyCondition, AnyEffect, AnyFlow } from './effect-types.ts'
import type { EffectWords } from './effect-words.ts'

/** Any words, for those who carry them out without knowing the game. */
export type AnyWords = EffectWords<unknown, readonly string[], unknown, unknown>

type My = Record<string, number>
type AnyStep = Step<unknown, My>
type Test = (table: unknown, my: My) => boolean

/** Numbers what prompts can say of effects. */
export interface Numbering {
  /** Gives an effect its place; `options` are the numbers of what can be chosen in it. */
  addPlace(effect: AnyEffect, options?: readonly number[]): number
  /** Notes the step or test with which the effect at a place begins. */
  begin(place: number, begins: unknown): void
  /** Gives an option of a choice its number. */
  addOption(effect: AnyEffect): number
}

/** Compiles one list of effects. */
export class Compiler {
  /** The locals of loops, as far as they were needed. */
  readonly loops: string[] = []
  private readonly words: AnyWords
  private readonly numbers: Numbering
  private depth = 0

  constructor(words: AnyWords, numbers: Numbering) {
    this.words = words
    this.numbers = numbers
  }

  /** The steps of an effect, or of several that follow each other. */
  steps(effect: AnyEffect): readonly AnyStep[] {
    if (isList(effect)) return effect.flatMap((one) => this.steps(one))
    const steps = this.own(effect) ?? this.flow(effect as AnyFlow[CombinatorName])
    const { goesOn } = this.words
    return goesOn === undefined || steps.length === 0 ? steps : [goesOn, ...steps]
  }

  /** The steps of one of the game's own words; undefined if it is none. */
  private own(effect: AnyEffect): readonly AnyStep[] | undefined {
    const word = this.words.wordOf(effect)
    if (word === undefined) return undefined
    const place = this.numbers.addPlace(effect)
    const steps = word.steps(effect as never, place)
    const list = isList(steps) ? steps : [steps]
    this.numbers.begin(place, beginning(list))
    return list
  }

  private flow(effect: AnyFlow[CombinatorName]): readonly AnyStep[] {
    if ('if' in effect) return this.branch(effect)
    if ('choose' in effect) return this.choose(effect)
    if ('pay' in effect) return this.pay(effect)
    if ('times' in effect) return this.times(effect)
    if ('each' in effect) return this.each(effect)
    throw new Error(`${JSON.stringify(effect)}: no word of ${this.words.title}`)
  }

  private branch(effect: AnyFlow['if']): readonly AnyStep[] {
    const then = this.steps(effect.do)
    return [when(this.test(effect.if), then, effect.else === undefined ? [] : this.steps(effect.else))]
  }

  private test(condition: AnyCondition): Test {
    const word = this.words.conditionOf(condition)
    if (word !== undefined) return word.holds(condition as never)
    const { all, any } = condition as { readonly [N in 'all' | 'any']?: readonly AnyCondition[] }
    const tests = (all ?? any)?.map((one) => this.test(one))
    if (tests === undefined)
      throw new Error(`${JSON.stringify(condition)}: no condition of ${this.words.title}`)
    return all === undefined
      ? (t, my) => tests.some((holds) => holds(t, my))
      : (t, my) => tests.every((holds) => holds(t, my))
  }

  /** Asks, and goes on with the option that is the result. */
  private choose(effect: AnyFlow['choose']): readonly AnyStep[] {
    const numbers = effect.choose.map((option) => this.numbers.addOption(option))
    const ask = this.asked('choose')(this.numbers.addPlace(effect, numbers))
    const options = effect.choose.map((option) => this.steps(option))
    const chosen = options.reduceRight((otherwise, own, option) => [when(isResult(option), own, otherwise)])
    return [ask, ...chosen]
  }

  private pay(effect: AnyFlow['pay']): readonly AnyStep[] {
    const ask = this.asked('pay')(effect.pay as never, this.numbers.addPlace(effect))
    return [ask, when(isResult(1), this.steps(effect.do), [])]
  }

  private asked<N extends 'choose' | 'pay'>(name: N): NonNullable<AnyWords['flow'][N]> {
    const ask = this.words.flow[name]
    if (ask === undefined) throw new Error(`"${name}": no flow word of ${this.words.title}`)
    return ask
  }

  private times({ times, do: effect }: AnyFlow['times']): readonly AnyStep[] {
    const left = this.loopLocal('left')
    return [
      (_, my) => {
        my[left] = times
      },
      repeatWhile(
        (_, my) => my[left] > 0,
        [
          (_, my) => {
            my[left]--
          },
          ...this.body(effect),
        ],
      ),
    ]
  }

  /** Goes through a group; the local that holds the member has its own value back when a member is looked up, and afterwards. */
  private each({ each, do: effect }: AnyFlow['each']): readonly AnyStep[] {
    const group = this.words.flow.each?.[each]
    if (group === undefined) throw new Error(`"${each}": no group of ${this.words.title}`)
    const { local, member } = group
    const [index, kept] = [this.loopLocal('index'), this.loopLocal('kept')]
    return [
      (t, my) => {
        my[index] = 0
        my[kept] = my[local]
        my[local] = member(t, 0, my)
      },
      repeatWhile(
        (_, my) => my[local] >= 0,
        [
          ...this.body(effect),
          (t, my) => {
            my[index]++
            my[local] = my[kept]
            my[local] = member(t, my[index], my)
          },
        ],
      ),
      (_, my) => {
        my[local] = my[kept]
      },
    ]
  }

  /** A local of the loop being written: each has its own, or one inside another would count for both. */
  private loopLocal(name: string): string {
    const local = `${name}-${this.depth}`
    if (!this.loops.includes(local)) this.loops.push(local)
    return local
  }

  private body(effect: AnyEffect): readonly AnyStep[] {
    this.depth++
    const steps = this.steps(effect)
    this.depth--
    return steps
  }
}

function isList<S>(one: S | readonly S[]): one is readonly S[] {
  return Array.isArray(one)
}

/** The function with which steps begin, or what they ask or call first; null if there are none. */
function beginning(steps: readonly AnyStep[]): unknown {
  const first = steps.at(0)
  if (first === undefined) return null
  if (!('steps' in first)) return first
  return ('condition' in first ? first.condition : null) ?? beginning(first.steps)
}

function isResult(result: number): Test {
  return (t) => (t as { readonly result: number }).result === result
}

function when(condition: Test, steps: readonly AnyStep[], otherwise: readonly AnyStep[]): Block<unknown, My> {
  return { type: 'when', condition, steps, otherwise }
}

function repeatWhile(condition: Test, steps: readonly AnyStep[]): Block<unknown, My> {
  return { type: 'while', condition, steps, otherwise: [] }
}
