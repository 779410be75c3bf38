/** A rulebook binds a table's layout and a game's words together and gives the tools to write its rules with. */
import type { Fields, RecordOf } from './fields.ts'
import { CELLS } from './layout.ts'
import type { Layout } from './layout.ts'
import { MEMORY } from './memory.ts'
import { compile, FRAME_HEADER } from './procedure.ts'
import type { Ask, Block, Code, CompiledAsk, Procedure, Step } from './procedure.ts'
import type { AskSpec } from './question.ts'
import { Table } from './table.ts'
import type { Machine } from './table.ts'
import { watchProcedures, watchTable } from './watch.ts'
import type { Watch } from './watch.ts'
import { reactionWindow } from './window.ts'
import type { WindowSpec } from './window.ts'
import { choiceKinds, eventKinds, reasonKinds } from './vocabulary.ts'
import type { ChoiceKind, EventKind, EventSpec, Params, Reason, ThingKind } from './vocabulary.ts'

const M = MEMORY
const { FRAME } = CELLS

/** A table of a game, with its fields by name. */
export type TableOf<F extends Fields, D> = Table<D> & RecordOf<F>

/** A procedure's locals, by name. */
export type Locals<L extends readonly string[]> = { [K in L[number]]: number }

/** The tools to write a game's rules with. */
export interface Rulebook<T, D, C extends Record<string, Params>, E, R> {
  readonly layout: Layout
  readonly things: Readonly<Record<string, ThingKind<T>>>
  readonly choices: { readonly [K in keyof C]: ChoiceKind<C[K]> }
  readonly events: { readonly [K in keyof E]: EventKind }
  readonly reasons: { readonly [K in keyof R]: Reason }
  /** All procedures written so far. */
  readonly procedures: readonly Procedure[]
  /** All questions written so far. */
  readonly asks: readonly CompiledAsk[]
  /** Names a list of steps. `locals` are its integers, the arguments first. */
  procedure: <const L extends readonly string[]>(
    name: string,
    locals: L,
    steps: readonly Step<T, Locals<L>>[],
  ) => Procedure<L>
  /** Names a procedure whose steps are written elsewhere, so that chapters can call each other. */
  declare: <const L extends readonly string[]>(name: string, locals: L) => Procedure<L>
  /** Writes the steps of a declared procedure. */
  define: <const L extends readonly string[]>(
    procedure: Procedure<L>,
    steps: readonly Step<T, Locals<L>>[],
  ) => void
  /** Asks somebody to choose. */
  ask: <M>(spec: AskSpec<T, C, M>) => Ask<T, M>
  /** Lets somebody, or everybody, react to what is happening. */
  window: <M, P extends keyof C>(spec: WindowSpec<T, C, M, P>) => Block<T, M>
  /** Does steps again and again, until one of them leaves the procedure or ends the game. */
  repeat: <M>(steps: readonly Step<T, M>[]) => Block<T, M>
  /** Does steps again and again as long as a condition holds. */
  repeatWhile: <M>(condition: (table: T, my: M) => boolean, steps: readonly Step<T, M>[]) => Block<T, M>
  /** Does steps if a condition holds, and others if not. */
  when: <M>(
    condition: (table: T, my: M) => boolean,
    steps: readonly Step<T, M>[],
    otherwise?: readonly Step<T, M>[],
  ) => Block<T, M>
  /** Begins the procedures of one content pack; the rulebook takes no more of its own from then on. */
  supplement: () => Supplement<T>
  /** Makes an empty table; `procedures` are those of a supplement, if the game's content has any. */
  newTable: (data: D, procedures?: readonly Procedure[]) => T
  /** Makes an empty table that notes what the rules read. */
  newWatchedTable: (data: D, procedures?: readonly Procedure[]) => WatchedTable<T>
}

/** Procedures that content brings along: what its cards do. They are numbered after those of the rulebook. */
export interface Supplement<T> {
  /** Those of the rulebook, then its own: what `defineGame` wants to know. */
  readonly procedures: readonly Procedure[]
  /** Names a list of steps, as in the rulebook. */
  procedure<const L extends readonly string[]>(
    name: string,
    locals: L,
    steps: readonly Step<T, Locals<L>>[],
  ): Procedure<L>
}

/** A table with somebody who notes what the rules read on it. */
export interface WatchedTable<T = Table> {
  readonly table: T
  readonly watch: Watch
}

/** What a rulebook is made of. */
export interface RulebookSpec<F extends Fields, D, C, E, R> {
  readonly layout: Layout<F>
  readonly things: Readonly<Record<string, ThingKind<TableOf<F, D>>>>
  readonly choices: C
  readonly events: E
  /** Reasons for a refusal, with the number of the rule behind each. */
  readonly reasons: R
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
    const C extends Record<string, Params>,
    const E extends Record<string, EventSpec>,
    const R extends Record<string, string>,
  >(
    spec: RulebookSpec<F, D, C, E, R>,
  ): Rulebook<TableOf<F, D>, D, C, E, R> => {
    type T = TableOf<F, D>
    const choices = choiceKinds(spec.choices)
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
      locals: L,
    ): Procedure<L> {
      if (list.some((other) => other.name === name)) throw new Error(`procedure ${name}: the name is taken`)
      const procedure: Procedure<L> = {
        type: 'procedure',
        id: list.length,
        name,
        locals,
        shape: shapeOf(name, locals),
        instructions: [],
      }
      list.push(procedure)
      return procedure
    }

    /** The number of a list of locals: the next one, if none was like it. */
    function shapeOf(procedure: string, locals: readonly string[]): number {
      const key = locals.join(' ')
      const known = shapes.get(key)
      if (known !== undefined) return known.number
      for (const [i, one] of locals.entries()) {
        if (one === 'at' || locals.indexOf(one) !== i)
          throw new Error(`procedure ${procedure}: local ${one}: the name is taken`)
      }
      shapes.set(key, { number: shapes.size, Local: namedCells(locals, local) })
      return shapes.size - 1
    }

    function declare<const L extends readonly string[]>(name: string, locals: L): Procedure<L> {
      if (isClosed)
        throw new Error(`procedure ${name}: content was loaded already; import all rules before loading it`)
      return add(procedures, name, locals)
    }

    function define<const L extends readonly string[]>(
      procedure: Procedure<L>,
      steps: readonly Step<T, Locals<L>>[],
    ): void {
      if (procedure.instructions.length > 0)
        throw new Error(`procedure ${procedure.name}: its steps are defined already`)
      procedure.instructions.push(...compile(steps))
    }

    function ask<M>(spec: AskSpec<T, C, M>): Ask<T, M> {
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
      events: eventKinds(spec.events),
      reasons: reasonKinds(spec.reasons),
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
        if (steps.length === 0) throw new Error('repeat: no steps, so it would never end')
        return { type: 'while', condition: null, steps, otherwise: [] }
      },
      repeatWhile: (condition, steps) => ({ type: 'while', condition, steps, otherwise: [] }),
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
