/** The procedures of a rulebook, numbered as they are declared, and those that the content of a pack adds. */
import { RulesError } from './fault.ts'
import type { Given } from './ids.ts'
import { readLocals } from './locals.ts'
import type { Locals, ProcedureOf } from './locals.ts'
import { compile, FRAME_HEADER, isWritten, unwritten } from './procedure.ts'
import type { Procedure, Step } from './procedure.ts'
import { runner } from './running.ts'

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

/** Takes down procedures for tables `T` of a game with the things `K`. */
export class ProcedureBook<T, K extends object> {
  /** Those of the rulebook. */
  readonly procedures: Procedure[] = []
  /** The lists of locals, by their number: procedures with the same list have the same one. */
  readonly shapes: (readonly string[])[] = []
  private readonly numbers = new Map<string, number>()
  private readonly things: K
  private isClosed = false

  constructor(things: K) {
    this.things = things
  }

  declare<const L extends readonly string[]>(name: string, locals: L): ProcedureOf<K, L> {
    if (this.isClosed)
      throw new RulesError(
        `procedure ${name}: content was loaded already; import all rules before loading it`,
      )
    return this.add(this.procedures, name, locals)
  }

  define<M>(procedure: Procedure<Given, M>, steps: readonly Step<T, NoInfer<M>>[]): void {
    if (isWritten(procedure))
      throw new RulesError(`procedure ${procedure.name}: its steps are defined already`)
    procedure.instructions.splice(0, 1, ...compile(steps, procedure.locals))
  }

  /** Begins the procedures of one content pack; from then on the rulebook takes no more of its own. */
  supplement(): Supplement<T, K> {
    this.isClosed = true
    const procedures = [...this.procedures]
    return {
      procedures,
      procedure: (name, locals, steps) => {
        const procedure = this.add(procedures, name, locals)
        this.define(procedure, steps)
        return procedure
      },
    }
  }

  /** Adds an empty procedure to a list. */
  private add<const L extends readonly string[]>(
    list: Procedure[],
    name: string,
    declared: L,
  ): ProcedureOf<K, L> {
    if (list.some((other) => other.name === name))
      throw new RulesError(`procedure ${name}: the name is taken`)
    const locals = readLocals(name, declared, this.things)
    const procedure: ProcedureOf<K, L> = {
      type: 'procedure',
      id: list.length,
      name,
      locals,
      shape: this.shapeOf(locals),
      instructions: [unwritten(name)],
      room: FRAME_HEADER + locals.length,
      run: (table) => runner(procedure)(table),
    }
    list.push(procedure)
    return procedure
  }

  /** The number of a list of locals: the next one, if none was like it. */
  private shapeOf(locals: readonly string[]): number {
    const key = locals.join(' ')
    const number = this.numbers.get(key) ?? this.shapes.push(locals) - 1
    this.numbers.set(key, number)
    return number
  }
}
