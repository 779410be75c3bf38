/** Makes the tables of a game: blocks with named views of what the layout, the procedures and the choices declare. */
import { FEW_PARAMS } from './choices.ts'
import type { Fields, RecordOf } from '../table/fields.ts'
import { accessorAt } from '../table/layout.ts'
import type { Layout } from '../table/layout.ts'
import type { Procedure } from './procedure.ts'
import type { ProcedureBook } from './procedure-book.ts'
import type { Machine } from './rules-in-flight.ts'
import { runner, stepThrough } from './running.ts'
import { Table } from './table.ts'
import type { ChoiceKind } from './vocabulary.ts'
import { Oracle } from '../table/oracle.ts'
import type { Listener } from '../table/listener.ts'
import { watchTable } from '../table/watched-views.ts'
import type { Watched } from '../table/watched-views.ts'
import type { Watch } from '../table/watch.ts'
import { watchProcedures } from './watched-procedures.ts'

/** A table of a game, with its fields by name. */
export type TableOf<F extends Fields, D> = Table<D> & RecordOf<F>

/** A table with somebody who notes what the rules read on it. */
export interface WatchedTable<T = Table> {
  readonly table: T
  readonly watch: Watch
}

/** A table on which rolls and hidden things are settled as one likes. */
export interface OracleTable<T = Table> {
  readonly table: T
  readonly oracle: Oracle
}

/** A class whose objects know where in memory they begin. */
type ViewClass = new (at: number) => { at: number }

/** Makes a class that names integers which lie one after the other. */
function namedCells(names: readonly string[]): ViewClass {
  class Named {
    declare at: number
    constructor(at: number) {
      this.at = at
    }
  }
  names.forEach((name, i) => Object.defineProperty(Named.prototype, name, accessorAt(i)))
  return Named
}

/** The ways to make a table of a game. */
export interface GameTables<T, D> {
  /** Makes an empty table; `procedures` are those of a supplement, if the game's content has any. */
  newTable: (data: D, procedures?: readonly Procedure[]) => T
  /** Makes an empty table that notes what the rules read. */
  newWatchedTable: (data: D, procedures?: readonly Procedure[]) => WatchedTable<T>
  /** Makes an empty table for going through everything that can happen. */
  newOracleTable: (data: D, procedures?: readonly Procedure[]) => OracleTable<T>
  /** Makes an empty table that says when a step of the rules begins. */
  newSteppedTable: (onStep: () => void, data: D, procedures?: readonly Procedure[]) => T
}

/** Makes what tables of a game run on; the answers and locals of all of them are seen through the same classes. */
function machinesFor(
  { size, stack }: Pick<Layout<Fields>, 'size' | 'stack'>,
  book: { readonly shapes: readonly (readonly string[])[] },
  kinds: readonly ChoiceKind[],
): (procedures: readonly Procedure[]) => Machine {
  const answerClasses = kinds.map((kind) => namedCells(['seat', ...kind.names]))
  const localClasses: ViewClass[] = []
  return (procedures) => {
    for (const locals of book.shapes.slice(localClasses.length)) localClasses.push(namedCells(locals))
    return {
      size,
      stack,
      procedures,
      hasLongChoices: kinds.some(({ names }) => names.length > FEW_PARAMS),
      localsOf: () => localClasses.map((Local) => new Local(0)),
      answersOf: (at) => answerClasses.map((AnswerView) => new AnswerView(at)),
    }
  }
}

/** Those for tables with this layout, whose rules are in the book and offer choices of these kinds. */
export function gameTables<F extends Fields, D, K extends object>(
  layout: Layout<F>,
  book: ProcedureBook<TableOf<F, D>, K>,
  kinds: readonly ChoiceKind[],
): GameTables<TableOf<F, D>, D> {
  type T = TableOf<F, D>
  const machineOf = machinesFor(layout, book, kinds)
  const machines = new WeakMap<readonly Procedure[], Machine>()
  function knownMachine(procedures: readonly Procedure[]): Machine {
    const known = machines.get(procedures) ?? machineOf(procedures)
    machines.set(procedures, known)
    return known
  }
  class GameTable extends Table<D> {
    constructor(data: D, procedures: readonly Procedure[], machine = knownMachine(procedures)) {
      super(machine, data)
      layout.attach(this)
      layout.clear(this.cells)
    }
  }
  layout.define(GameTable.prototype)
  /** A table whose rules and views tell somebody what they do. */
  function listenedTo<L extends Listener>(
    data: D,
    procedures: readonly Procedure[],
    what: Watched,
    listenerOf: (table: Table<D>) => L,
  ): [T, L] {
    const told = watchProcedures(procedures, () => listener, stepThrough)
    const table = new Table<D>(machineOf(told), data)
    const listener = listenerOf(table)
    watchTable(layout, table, listener, what)
    layout.clear(table.cells)
    return [table as T, listener]
  }
  return {
    newTable: (data, procedures = book.procedures) => new GameTable(data, procedures) as T,
    newWatchedTable(data, procedures = book.procedures) {
      const [table, watch] = listenedTo(data, procedures, 'hidden', (made) => made.watched())
      return { table, watch }
    },
    newOracleTable(data, procedures = book.procedures) {
      const [table, oracle] = listenedTo(
        data,
        procedures,
        'hidden and piles',
        ({ at }) => new Oracle(at, layout),
      )
      return { table, oracle }
    },
    newSteppedTable(onStep, data, procedures = book.procedures) {
      const teller = { stepBegins: onStep }
      const told = watchProcedures(procedures, () => teller, runner)
      return new GameTable(data, told, machineOf(told)) as T
    },
  }
}
