/** Reaction windows: somebody may now do something, again and again, until all who may have passed. */
import type { Choices } from './choices.ts'
import type { Ask, Block } from './procedure.ts'
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

/** Who has passed, and whether anybody answered: in one local of the procedure that the window stands in. */
class Passing<T extends { readonly seats: number }, M> {
  private readonly local: string
  private readonly who: ((table: T, my: M) => number) | undefined
  private readonly isInTurn: boolean

  constructor(local: string, who: ((table: T, my: M) => number) | undefined, isInTurn: boolean) {
    this.local = local
    this.who = who
    this.isInTurn = isInTurn
  }

  /** Whether everybody is asked at once. */
  get isForAll(): boolean {
    return this.who === undefined && !this.isInTurn
  }

  private get(my: M): number {
    return (my as Passed)[this.local]
  }

  note(my: M, bits: number): void {
    ;(my as Passed)[this.local] |= bits
  }

  answered(my: M): void {
    ;(my as Passed)[this.local] &= ~UNANSWERED
  }

  has(seat: number, my: M): boolean {
    return ((this.get(my) >> seat) & 1) === 1
  }

  /** Whose turn it is to react: the one who may, or the next who has not passed. */
  next(t: T, my: M): number {
    const first = this.who?.(t, my) ?? 0
    if (!this.isInTurn) return first
    for (let i = 0; i < t.seats; i++) if (!this.has((first + i) % t.seats, my)) return (first + i) % t.seats
    return first
  }

  isOver(t: T, my: M): boolean {
    if (this.who !== undefined && !this.isInTurn) return this.has(this.who(t, my), my)
    return (this.get(my) & everybody(t)) === everybody(t)
  }

  /** Nobody could be asked: neither can they be the next time. */
  passUnasked(t: T, my: M): void {
    if ((this.get(my) & UNANSWERED) === 0) return
    this.answered(my)
    this.note(my, this.isForAll ? everybody(t) : 1 << this.next(t, my))
  }
}

function everybody(t: { readonly seats: number }): number {
  return (1 << t.seats) - 1
}

/** Makes the steps of a window. */
export function reactionWindow<
  T extends { readonly seats: number },
  K,
  C extends Record<string, readonly string[]>,
  M,
  P extends keyof C,
>({ ask, choices }: Tools<T, K, C>, spec: WindowSpec<T, K, C, M, P>): Block<T, M> {
  const { isOpen, mayReact, pass } = spec
  const passing = new Passing<T, M>(spec.passed, spec.who, spec.order === 'in-turn')
  const passed: ChoiceKind = choices[pass]
  const take: Record<string, unknown> = {}
  for (const [kind, handler] of Object.entries(spec.take)) {
    take[kind] = (t: T, answer: never, my: M) => {
      passing.answered(my)
      ;(handler as (t: T, answer: never, my: M) => void)(t, answer, my)
    }
  }
  take[pass] = (t: T, answer: Answer<K, C[P]>, my: M) => {
    passing.answered(my)
    passing.note(my, 1 << answer.seat)
    spec.onPass?.(t, answer, my)
  }
  const question = ask<M>({
    ...{ name: spec.name, rule: spec.rule, ifNone: 'skip', pass },
    ...(spec.about && { about: spec.about }),
    ...(passing.isForAll ? {} : { who: (t, my) => passing.next(t, my) }),
    take: take as AskSpec<T, K, C, M>['take'],
    choices(t, out, my) {
      if (passing.has(out.seat, my) || mayReact?.(t, out.seat, my) === false) return
      const before = out.count
      spec.choices(t, out, my)
      if (out.count === before && mayReact === undefined) return
      if (spec.offerPass === undefined) out.add(passed)
      else spec.offerPass(t, out, my)
    },
  })
  return {
    type: 'while',
    condition: (t, my) => !passing.isOver(t, my) && (isOpen?.(t, my) ?? true),
    steps: [(_, my) => passing.note(my, UNANSWERED), question, (t, my) => passing.passUnasked(t, my)],
    otherwise: [],
  }
}
