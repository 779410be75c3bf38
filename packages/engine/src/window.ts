/** Reaction windows: somebody may now do something, again and again, until all who may have passed. */
import type { Choices } from './choices.ts'
import type { Ask, Block, Step } from './procedure.ts'
import type { Answer, AskSpec } from './question.ts'
import type { Id } from './ids.ts'
import type { ChoiceKind, ChoicesOf } from './vocabulary.ts'

/**
 * A window stands among the steps of whatever it reacts to. What a reaction prevents it takes off the locals of that
 * procedure, or it leaves it with a result.
 */
export interface WindowSpec<T, K, C extends Record<string, readonly string[]>, M, P extends keyof C> {
  /** As of any question. */
  readonly name: string
  readonly rule: string
  readonly about?: AskSpec<T, K, C, M>['about']
  /** Who may react: everybody at once if left out; this one alone; or everybody in turn, from this one on. */
  readonly who?: (table: T, my: M) => Id<'seat'>
  readonly order?: 'at-once' | 'in-turn'
  /** Whether there is still something to react to; if left out, there is. */
  readonly isOpen?: (table: T, my: M) => boolean
  /**
   * Whether a seat is asked. If left out, whoever has something to choose is. Being asked is seen by all: where it must not tell
   * what somebody holds, say it here.
   */
  readonly mayReact?: (table: T, seat: Id<'seat'>, my: M) => boolean
  /** Lists how `out.seat` can react. */
  readonly choices: (table: T, out: Choices, my: M) => void
  /** What each reaction does. */
  readonly take: { readonly [N in Exclude<keyof C, P>]?: (table: T, answer: Answer<K, C[N]>, my: M) => void }
  /** The choice by which one passes, and which anybody may make for somebody who is away. */
  readonly pass: P & string
  /** Offers it; if left out, it has no parameters. */
  readonly offerPass?: (table: T, out: Choices, my: M) => void
  readonly onPass?: (table: T, answer: Answer<K, C[P]>, my: M) => void
  /** The local in which it is kept who has passed, a bit each: one that nothing else uses. */
  readonly passed: keyof NoInfer<M> & string
}

/** Set while nobody has answered: a question that is put to nobody leaves it. */
const UNANSWERED = 1 << 30

interface Tools<T, K, C extends Record<string, readonly string[]>> {
  readonly choices: ChoicesOf<K, C>
  readonly ask: <M>(spec: AskSpec<T, K, C, M>) => Ask<T, M>
}

type Passed = Record<string, number>

/** Makes the steps of a window. */
export function reactionWindow<
  T extends { readonly seats: number },
  K,
  C extends Record<string, readonly string[]>,
  M,
  P extends keyof C,
>({ ask, choices }: Tools<T, K, C>, spec: WindowSpec<T, K, C, M, P>): Block<T, M> {
  const { isOpen, mayReact, pass, who, order = 'at-once' } = spec
  const passing: ChoiceKind = choices[pass]
  const passed = (my: M): number => (my as Passed)[spec.passed]
  const note = (my: M, bits: number): void => {
    ;(my as Passed)[spec.passed] |= bits
  }
  const hasPassed = (seat: number, my: M): boolean => ((passed(my) >> seat) & 1) === 1
  /** Whose turn it is to react: the one who may, or the next who has not passed. */
  const next = (t: T, my: M): number => {
    const first = who?.(t, my) ?? 0
    if (order === 'at-once') return first
    for (let i = 0; i < t.seats; i++) if (!hasPassed((first + i) % t.seats, my)) return (first + i) % t.seats
    return first
  }
  const isForAll = who === undefined && order === 'at-once'
  const all = (t: T): number => (1 << t.seats) - 1
  const isOver = (t: T, my: M): boolean =>
    who === undefined || order === 'in-turn' ? (passed(my) & all(t)) === all(t) : hasPassed(who(t, my), my)
  const take: Record<string, unknown> = {}
  for (const [kind, handler] of Object.entries(spec.take)) {
    take[kind] = (t: T, answer: never, my: M) => {
      ;(my as Passed)[spec.passed] &= ~UNANSWERED
      ;(handler as (t: T, answer: never, my: M) => void)(t, answer, my)
    }
  }
  take[pass] = (t: T, answer: Answer<K, C[P]>, my: M) => {
    ;(my as Passed)[spec.passed] &= ~UNANSWERED
    note(my, 1 << answer.seat)
    spec.onPass?.(t, answer, my)
  }
  const question = ask<M>({
    ...{ name: spec.name, rule: spec.rule, ifNone: 'skip', pass },
    ...(spec.about && { about: spec.about }),
    ...(isForAll ? {} : { who: next }),
    take: take as AskSpec<T, K, C, M>['take'],
    choices(t, out, my) {
      if (hasPassed(out.seat, my) || mayReact?.(t, out.seat, my) === false) return
      const before = out.count
      spec.choices(t, out, my)
      if (out.count === before && mayReact === undefined) return
      if (spec.offerPass === undefined) out.add(passing)
      else spec.offerPass(t, out, my)
    },
  })
  const steps: Step<T, M>[] = [
    (_, my) => note(my, UNANSWERED),
    question,
    (t, my) => {
      if ((passed(my) & UNANSWERED) === 0) return
      // Nobody could be asked: neither can they be the next time.
      ;(my as Passed)[spec.passed] &= ~UNANSWERED
      note(my, isForAll ? all(t) : 1 << next(t, my))
    },
  ]
  const condition = (t: T, my: M): boolean => !isOver(t, my) && (isOpen?.(t, my) ?? true)
  return { type: 'while', condition, steps, otherwise: [] }
}
