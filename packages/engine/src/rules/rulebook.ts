/** A rulebook binds a table's layout and a game's words together and gives the tools to write its rules with. */
import { RulesError } from './fault.ts'
import type { Fields } from '../table/fields.ts'
import { gameTables } from './game-tables.ts'
import type { GameTables, TableOf } from './game-tables.ts'
import type { Declared, Given, Id } from './ids.ts'
import type { Layout } from '../table/layout.ts'
import type { Locals, ProcedureOf } from './locals.ts'
import { namingOf } from './naming.ts'
import type { Naming } from './naming.ts'
import type { Ask, Block, Code, CompiledAsk, Count, Procedure, Step } from './procedure.ts'
import { ProcedureBook } from './procedure-book.ts'
import type { Supplement } from './procedure-book.ts'
import type { AskSpec } from './question.ts'
import { checkThings } from './things.ts'
import { choiceKinds, eventKinds, reasonKinds, wordNumbers } from './vocabulary.ts'
import type { ChoiceKind, ChoicesOf, EventsOf, EventSpec, Reason, ThingKind, WordsOf } from './vocabulary.ts'
import { reactionWindow } from './window.ts'
import type { WindowSpec } from './window.ts'

/** The tools to write a game's rules with. */
export interface Rulebook<T, D, K, C extends Record<string, readonly string[]>, E, R>
  extends Naming<K>, GameTables<T, D> {
  readonly layout: Layout
  readonly things: K & Readonly<Record<string, ThingKind<T>>>
  readonly choices: ChoicesOf<K, C>
  readonly events: EventsOf<K, E>
  readonly reasons: { readonly [N in keyof R]: Reason }
  /** The numbers of the words of each kind made of them. */
  readonly words: WordsOf<K>
  /** All procedures written so far. */
  readonly procedures: readonly Procedure[]
  /** All questions written so far. */
  readonly asks: readonly CompiledAsk[]
  /** Names a list of steps. `locals` are its integers, the arguments first: `['card: card', 'left: number']`. */
  procedure: <const L extends readonly string[]>(
    name: string,
    locals: L,
    steps: readonly Step<T, Locals<K, L>>[],
  ) => ProcedureOf<K, L>
  /** Names a procedure whose steps are written elsewhere, so that chapters can call each other. */
  declare: <const L extends readonly string[]>(name: string, locals: L) => ProcedureOf<K, L>
  /** Writes the steps of a declared procedure. */
  define: <M>(procedure: Procedure<Given, M>, steps: readonly Step<T, NoInfer<M>>[]) => void
  /** Asks somebody to choose. */
  ask: <M>(spec: AskSpec<T, K, C, M>) => Ask<T, M>
  /** Names a procedure that asks its `seat` something; what was chosen is its result. */
  question: <const L extends readonly ['seat', ...string[]]>(
    locals: L,
    spec: Omit<AskSpec<T, K, C, Locals<K, L>>, 'who'>,
  ) => ProcedureOf<K, L>
  /** Asks again and again, until nobody chose anything: the local `isDone` is 1 then, unless an answer makes it 0. */
  askAgain: <M extends { isDone: number }>(asked: Ask<T, M>) => Block<T, M>
  /** Lets somebody, or everybody, react to what is happening. */
  window: <M, P extends keyof C>(spec: WindowSpec<T, K, C, M, P>) => Block<T, M>
  /** Does steps again and again, until one of them leaves the procedure or ends the game. */
  repeat: <M>(steps: readonly Step<T, M>[]) => Block<T, M>
  /** Does steps again and again as long as a condition holds. */
  repeatWhile: <M>(condition: (table: T, my: M) => boolean, steps: readonly Step<T, M>[]) => Block<T, M>
  /** Does steps once for every number from what a local holds up to a limit, in that local. */
  repeatFor: <M>(
    local: keyof NoInfer<M> & string,
    limit: (table: T, my: M) => number,
    steps: readonly Step<T, M>[],
  ) => Count<T, M>
  /** Does steps if a condition holds, and others if not. */
  when: <M>(
    condition: (table: T, my: M) => boolean,
    steps: readonly Step<T, M>[],
    otherwise?: readonly Step<T, M>[],
  ) => Block<T, M>
  /** Begins the procedures of one content pack; the rulebook takes no more of its own from then on. */
  supplement: () => Supplement<T, K>
}

/** What a rulebook is made of. */
interface RulebookSpec<F extends Fields, K, C, E, R> {
  readonly layout: Layout<F>
  readonly things: K
  readonly choices: C
  /** Left out where nothing is told of. */
  readonly events?: E
  /** Reasons for a refusal, with the number of the rule behind each. */
  readonly reasons?: R
}

/** Steps done again and again, or on a condition. */
const flow = {
  repeat<T, M>(steps: readonly Step<T, M>[]): Block<T, M> {
    if (steps.length === 0) throw new RulesError('repeat: no steps, so it would never end')
    return { type: 'while', condition: null, steps, otherwise: [] }
  },
  repeatWhile: <T, M>(
    condition: (table: T, my: M) => boolean,
    steps: readonly Step<T, M>[],
  ): Block<T, M> => ({ type: 'while', condition, steps, otherwise: [] }),
  repeatFor: <T, M>(
    local: keyof M & string,
    limit: (table: T, my: M) => number,
    steps: readonly Step<T, M>[],
  ): Count<T, M> => ({ type: 'count', local, limit, steps }),
  when: <T, M>(
    condition: (table: T, my: M) => boolean,
    steps: readonly Step<T, M>[],
    otherwise: readonly Step<T, M>[] = [],
  ): Block<T, M> => ({ type: 'when', condition, steps, otherwise }),
  askAgain<T, M extends { isDone: number }>(asked: Ask<T, M>): Block<T, M> {
    const begin = (_: T, my: M): void => {
      my.isDone = 1
    }
    return flow.repeatWhile((_, my) => my.isDone === 0, [begin, asked])
  },
}

/** A question as the stepper uses it. */
function compileAsk<T, K, C extends Record<string, readonly string[]>, M>(
  spec: AskSpec<T, K, C, M>,
  kinds: readonly ChoiceKind[],
): CompiledAsk {
  const about = Object.entries(spec.about ?? {})
  return {
    type: 'ask',
    name: spec.name,
    rule: spec.rule,
    who: spec.who ?? null,
    choices: spec.choices,
    take: kinds.map((kind) => (spec.take[kind.name as keyof C] ?? null) as Code | null),
    ifNone: spec.ifNone ?? 'dead-end',
    anyOrder: spec.anyOrder ?? false,
    pass: kinds.findIndex(({ name }) => name === spec.pass),
    params: Object.fromEntries(about.map(([name, [of]]) => [name, of])),
    names: about.map(([name]) => name),
    which: about.map(([, [, which]]) => which),
  }
}

/**
 * Begins a game's rulebook; `D` is the type of its content.
 * Call it as `rulebook<Data>()({ layout, things, choices, events, reasons })`.
 */
export function rulebook<D>() {
  return <
    F extends Fields,
    const K extends Readonly<Record<string, ThingKind<TableOf<F, D>>>>,
    const C extends Readonly<Record<string, readonly Declared<K>[]>>,
    const E extends Readonly<Record<string, EventSpec<Declared<K>>>> = Record<never, never>,
    const R extends Readonly<Record<string, string>> = Record<never, never>,
  >(
    spec: RulebookSpec<F, K, C, E, R>,
  ): Rulebook<TableOf<F, D>, D, K, C, E, R> => {
    type T = TableOf<F, D>
    const { layout, things } = spec
    checkThings(things)
    const choices = choiceKinds<K, C>(spec.choices)
    const kinds = Object.values(choices) as ChoiceKind[]
    const book = new ProcedureBook<T, K>(things)
    const asks: CompiledAsk[] = []
    const ask = <M>(question: AskSpec<T, K, C, M>): Ask<T, M> => {
      const compiled = compileAsk(question, kinds)
      asks.push(compiled)
      return compiled
    }
    const procedure = <const L extends readonly string[]>(
      name: string,
      locals: L,
      steps: readonly Step<T, Locals<K, L>>[],
    ): ProcedureOf<K, L> => {
      const written = book.declare(name, locals)
      book.define(written, steps)
      return written
    }
    return {
      ...{ layout, things, choices, asks, ask, ...flow, procedures: book.procedures },
      events: eventKinds(things, spec.events ?? ({} as E)),
      reasons: reasonKinds(spec.reasons ?? ({} as R)),
      words: wordNumbers(things),
      ...namingOf(things),
      declare: (name, locals) => book.declare(name, locals),
      define: (procedure, steps) => book.define(procedure, steps),
      procedure,
      question<const L extends readonly ['seat', ...string[]]>(
        locals: L,
        question: Omit<AskSpec<T, K, C, Locals<K, L>>, 'who'>,
      ): ProcedureOf<K, L> {
        const who = (_: T, my: Locals<K, L>): Id<'seat'> => (my as Locals<K, ['seat']>).seat
        return procedure(question.name, locals, [ask<Locals<K, L>>({ ...question, who })])
      },
      window: (window) => reactionWindow({ ask, choices }, window),
      supplement: () => book.supplement(),
      ...gameTables<F, D, K>(layout, book, kinds),
    }
  }
}
