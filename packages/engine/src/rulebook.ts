/** A rulebook binds a table's layout and a game's words together and gives the tools to write its rules with. */
import { FEW_PARAMS } from './choices.ts'
import { RulesError } from './fault.ts'
import type { Fields, RecordOf } from './fields.ts'
import type { Declared, Given } from './ids.ts'
import { CELLS } from './layout.ts'
import type { Layout } from './layout.ts'
import { readLocals } from './locals.ts'
import type { Locals, ProcedureOf } from './locals.ts'
import { MEMORY } from './memory.ts'
import { namingOf } from './naming.ts'
import type { Naming } from './naming.ts'
import { compile, FRAME_HEADER, isWritten, unwritten } from './procedure.ts'
import type { Ask, Block, Code, CompiledAsk, Count, Procedure, Step } from './procedure.ts'
import type { AskSpec } from './question.ts'
import type { Machine } from './rules-in-flight.ts'
import { Table } from './table.ts'
import { checkThings } from './things.ts'
import { watchTable } from './watch.ts'
import type { Watch } from './watch.ts'
import { watchProcedures } from './watched-procedures.ts'
import { reactionWindow } from './window.ts'
import type { WindowSpec } from './window.ts'
import { choiceKinds, eventKinds, reasonKinds, wordNumbers } from './vocabulary.ts'
import type { ChoiceKind, ChoicesOf, EventsOf, EventSpec, Reason, ThingKind, WordsOf } from './vocabulary.ts'

const M = MEMORY
const { FRAME } = CELLS

/** A table of a game, with its fields by name. */
export type TableOf<F extends Fields, D> = Table<D> & RecordOf<F>

/** The tools to write a game's rules with. */
export interface Rulebook<T, D, K, C extends Record<string, readonly string[]>, E, R> extends Naming<K> {
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
  /** Makes an empty table; `procedures` are those of a supplement, if the game's content has any. */
  newTable: (data: D, procedures?: readonly Procedure[]) => T
  /** Makes an empty table that notes what the rules read. */
  newWatchedTable: (data: D, procedures?: readonly Procedure[]) => WatchedTable<T>
}

/** Procedures that content brings along: what its cards do. They are numbered after those of the rulebook. */
export interface Supplement<T, K> {
  /** Those of the rulebook, then its own: what `defineGame` wants to know. */
  readonly procedures: readonly Procedure[]
  /** Names a list of steps, as in the rulebook. */
  procedure<const L extends readonly string[]>(
    name: string,
    locals: L,
    steps: readonly Step<T, Locals<K, L>>[],
  ): ProcedureOf<K, L>
}

/** A table with somebody who notes what the rules read on it. */
export interface WatchedTable<T = Table> {
  readonly table: T
  readonly watch: Watch
}

/** What a rulebook is made of. */
export interface RulebookSpec<F extends Fields, K, C, E, R> {
  readonly layout: Layout<F>
  readonly things: K
  readonly choices: C
  /** Left out where nothing is told of. */
  readonly events?: E
  /** Reasons for a refusal, with the number of the rule behind each. */
  readonly reasons?: R
}

/** A class whose objects know where in memory they begin. */
type ViewClass = new (at: number) => { readonly at: number }

/** Makes a class that names integers, each found by the accessor that `accessor` makes for its index. */
function namedCells(names: readonly string[], accessor: (index: number) => PropertyDescriptor): ViewClass {
  class Named {
    readonly at: number
    constructor(at: number) {
      this.at = at
    }
  }
  names.forEach((name, i) => Object.defineProperty(Named.prototype, name, accessor(i)))
  return Named
}

/** A local of the procedure that runs, whose frame the table's first cell points to. */
function local(index: number): PropertyDescriptor {
  const offset = FRAME_HEADER + index
  return {
    get(this: { readonly at: number }) {
      return M[this.at + M[this.at + FRAME] + offset]
    },
    set(this: { readonly at: number }, value: number) {
      M[this.at + M[this.at + FRAME] + offset] = value
    },
  }
}

/** A part of the choice being taken: the seat or a parameter. */
function answerPart(index: number): PropertyDescriptor {
  return {
    get(this: { readonly at: number }) {
      return M[this.at + index]
    },
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
    checkThings(spec.things)
    const choices = choiceKinds<K, C>(spec.choices)
    const kinds = Object.values(choices) as ChoiceKind[]
    const procedures: Procedure[] = []
    const asks: CompiledAsk[] = []
    const shapes = new Map<string, { readonly number: number; readonly Local: ViewClass }>()
    let isClosed = false
    const answerClasses = kinds.map((kind) => namedCells(['seat', ...kind.names], answerPart))
    const machineOf = (all: readonly Procedure[]): Machine => ({
      size: spec.layout.size,
      stack: spec.layout.stack,
      procedures: all,
      hasLongChoices: kinds.some(({ names }) => names.length > FEW_PARAMS),
      localsOf: (at) => Array.from(shapes.values(), ({ Local }) => new Local(at)),
      answersOf: (at) => answerClasses.map((AnswerView) => new AnswerView(at)),
    })
    const machines = new WeakMap<readonly Procedure[], Machine>()
    function knownMachine(all: readonly Procedure[]): Machine {
      const known = machines.get(all) ?? machineOf(all)
      machines.set(all, known)
      return known
    }
    class GameTable extends Table<D> {
      constructor(data: D, all: readonly Procedure[]) {
        super(knownMachine(all), data)
        spec.layout.attach(this)
        spec.layout.clear(this.cells)
      }
    }
    spec.layout.define(GameTable.prototype)

    /** Adds an empty procedure to a list. */
    function add<const L extends readonly string[]>(
      list: Procedure[],
      name: string,
      declared: L,
    ): ProcedureOf<K, L> {
      if (list.some((other) => other.name === name))
        throw new RulesError(`procedure ${name}: the name is taken`)
      const locals = readLocals(name, declared, spec.things)
      const procedure: ProcedureOf<K, L> = {
        type: 'procedure',
        id: list.length,
        name,
        locals,
        shape: shapeOf(locals),
        instructions: [unwritten(name)],
      }
      list.push(procedure)
      return procedure
    }

    /** The number of a list of locals: the next one, if none was like it. */
    function shapeOf(locals: readonly string[]): number {
      const key = locals.join(' ')
      const known = shapes.get(key)
      if (known !== undefined) return known.number
      shapes.set(key, { number: shapes.size, Local: namedCells(locals, local) })
      return shapes.size - 1
    }

    function declare<const L extends readonly string[]>(name: string, locals: L): ProcedureOf<K, L> {
      if (isClosed)
        throw new RulesError(
          `procedure ${name}: content was loaded already; import all rules before loading it`,
        )
      return add(procedures, name, locals)
    }

    function define<M>(procedure: Procedure<Given, M>, steps: readonly Step<T, NoInfer<M>>[]): void {
      if (isWritten(procedure))
        throw new RulesError(`procedure ${procedure.name}: its steps are defined already`)
      procedure.instructions.splice(0, 1, ...compile(steps, procedure.locals))
    }

    function ask<M>(spec: AskSpec<T, K, C, M>): Ask<T, M> {
      const take = kinds.map((kind) => (spec.take[kind.name as keyof C] ?? null) as Code | null)
      const about = Object.entries(spec.about ?? {})
      const ask: CompiledAsk = {
        type: 'ask',
        name: spec.name,
        rule: spec.rule,
        who: spec.who ?? null,
        choices: spec.choices,
        take,
        ifNone: spec.ifNone ?? 'dead-end',
        pass: spec.pass === undefined ? -1 : choices[spec.pass].id,
        params: Object.fromEntries(about.map(([name, [of]]) => [name, of])),
        names: about.map(([name]) => name),
        which: about.map(([, [, which]]) => which),
      }
      asks.push(ask)
      return ask
    }

    return {
      layout: spec.layout,
      things: spec.things,
      choices,
      events: eventKinds(spec.things, spec.events ?? ({} as E)),
      reasons: reasonKinds(spec.reasons ?? ({} as R)),
      words: wordNumbers(spec.things),
      ...namingOf(spec.things),
      procedures,
      asks,
      declare,
      define,
      procedure(name, locals, steps) {
        const procedure = declare(name, locals)
        define(procedure, steps)
        return procedure
      },
      ask,
      window: (spec) => reactionWindow({ ask, choices }, spec),
      repeat(steps) {
        if (steps.length === 0) throw new RulesError('repeat: no steps, so it would never end')
        return { type: 'while', condition: null, steps, otherwise: [] }
      },
      repeatWhile: (condition, steps) => ({ type: 'while', condition, steps, otherwise: [] }),
      repeatFor: (local, limit, steps) => ({ type: 'count', local, limit, steps }),
      when: (condition, steps, otherwise = []) => ({ type: 'when', condition, steps, otherwise }),
      supplement() {
        isClosed = true
        const all = [...procedures]
        return {
          procedures: all,
          procedure(name, locals, steps) {
            const procedure = add(all, name, locals)
            define(procedure, steps)
            return procedure
          },
        }
      },
      newTable: (data, all = procedures) => new GameTable(data, all) as T,
      newWatchedTable(data, all = procedures) {
        const told = watchProcedures(all, () => watch)
        const table = new Table<D>(machineOf(told), data)
        const watch = table.watched()
        watchTable(spec.layout, table, watch)
        spec.layout.clear(table.cells)
        return { table: table as T, watch }
      },
    }
  }
}
