/** The rules in flight on a table: procedures that called each other, each with its place and its locals, in the block. */
import { Fault } from './fault.ts'
import type { FaultKind } from './fault.ts'
import type { Given } from './ids.ts'
import { CELLS } from './layout.ts'
import { allocate, giveBack, MEMORY } from './memory.ts'
import { FRAME_HEADER } from './procedure.ts'
import type { Procedure } from './procedure.ts'
import { MAX_PARAMS } from './vocabulary.ts'

// Constants of this module's own: see CELLS.
const M = MEMORY
const { FRAME, OUTCOME, RESULT, SEATS, STACK_TOP } = CELLS
const HEAD = FRAME_HEADER

/** An answer is the seat and the parameters. */
const ANSWER = 1 + MAX_PARAMS

/** What a step can ask for, besides nothing. */
export const SIGNALS = { NOTHING: 0, CALLED: 1, LEFT: 2, FINISHED: 3 } as const
const { NOTHING, CALLED, LEFT, FINISHED } = SIGNALS

/** What a table needs to know of its rules; made by a rulebook. */
export interface Machine {
  readonly size: number
  readonly stack: number
  readonly procedures: readonly Procedure[]
  /** Whether a choice has more parameters than most games need. */
  readonly hasLongChoices: boolean
  /** Views of the locals of procedures, by the number of their shape. */
  readonly localsOf: (at: number) => readonly object[]
  /** Views of the answer being taken, by kind of choice. */
  readonly answersOf: (at: number) => readonly object[]
}

/** The block of a table, and what its rules may do with it: call, leave and finish. */
export class RulesInFlight {
  /** Where its block begins in the engine's memory. */
  readonly at: number
  /** Its block, the whole state: copying these integers copies the table. */
  readonly cells: Int32Array
  protected readonly machine: Machine
  /** Where the choice being taken lies for its handler to read: the seat and the parameters. */
  protected readonly answer: number = allocate(ANSWER)
  /** What the step in progress asked for, carried out when it is over. */
  protected signal: number = NOTHING
  private called: Procedure | null = null

  constructor(machine: Machine) {
    this.machine = machine
    this.at = allocate(machine.size)
    this.cells = M.subarray(this.at, this.at + machine.size)
  }

  protected giveBackBlock(): void {
    giveBack(this.at, this.machine.size)
    giveBack(this.answer, ANSWER)
  }

  /** How many people play. */
  get seats(): number {
    return M[this.at + SEATS]
  }

  /** What the procedure that ended last returned, or what a step has put here for the next. */
  get result(): number {
    return M[this.at + RESULT]
  }

  /** For a step that calls a procedure only if it must: where it need not, the next step finds the result all the same. */
  set result(value: number) {
    M[this.at + RESULT] = value
  }

  /** How the game ended: `WON`, `LOST` or `DRAWN`; 0 while it is played. */
  get outcome(): number {
    return M[this.at + OUTCOME]
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return M[this.at + FRAME] === 0
  }

  /** Runs a procedure as soon as this step is over, before anything else; arguments become its first locals. */
  call<A extends Given>(procedure: Procedure<A>, ...args: NoInfer<A>): void
  call(procedure: Procedure, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    if (this.signal !== NOTHING) {
      if (this.signal === FINISHED) return
      this.twoCalls(`calls ${procedure.name}`)
    }
    const room = procedure.locals.length
    const offset = M[this.at + STACK_TOP] + HEAD
    if (offset + room > this.machine.size)
      this.fault('stack-overflow', `no room to call ${procedure.name}; declare a larger stack in the layout`)
    const at = this.at + offset
    if (room > 0) M[at] = a
    if (room > 1) M[at + 1] = b
    if (room > 2) M[at + 2] = c
    if (room > 3) M[at + 3] = d
    if (room > 4) M[at + 4] = e
    this.called = procedure
    this.signal = CALLED
  }

  /** Ends the running procedure when this step is over; its caller finds `result` in the table. */
  leave(result = 0): void {
    if (this.signal === FINISHED) return
    if (this.signal === CALLED) this.twoCalls('leaves')
    M[this.at + RESULT] = result
    this.signal = LEFT
  }

  /** Ends the game when this step is over. */
  finish(outcome: number): void {
    M[this.at + OUTCOME] = outcome
    this.signal = FINISHED
  }

  /** The names of the procedures in flight, outermost first. */
  inFlight(): string[] {
    const names: string[] = []
    for (let frame = this.cells[FRAME]; frame !== 0; frame = this.cells[frame]) {
      names.unshift(this.machine.procedures[this.cells[frame + 1]].name)
    }
    return names
  }

  protected obey(): void {
    const signal = this.signal
    this.signal = NOTHING
    if (signal === CALLED) this.pushCalled()
    else if (signal === LEFT) this.pop()
    else this.unwind()
  }

  protected push(procedure: Procedure): void {
    this.call(procedure)
    this.signal = NOTHING
    this.pushCalled()
  }

  private pushCalled(): void {
    const procedure = this.called as Procedure
    const offset = M[this.at + STACK_TOP]
    const frame = this.at + offset
    M[frame] = M[this.at + FRAME]
    M[frame + 1] = procedure.id
    M[frame + 2] = 0
    M[this.at + FRAME] = offset
    M[this.at + STACK_TOP] = offset + HEAD + procedure.locals.length
  }

  protected pop(): void {
    const offset = M[this.at + FRAME]
    const below = M[this.at + offset]
    for (let i = this.at + M[this.at + STACK_TOP] - 1; i >= this.at + offset; i--) M[i] = 0
    M[this.at + STACK_TOP] = offset
    M[this.at + FRAME] = below
  }

  private unwind(): void {
    while (M[this.at + FRAME] !== 0) this.pop()
    M.fill(0, this.at + this.machine.stack, this.at + this.machine.size)
    M[this.at + RESULT] = 0
  }

  private twoCalls(also: string): never {
    const first = this.signal === LEFT ? 'left' : `called ${(this.called as Procedure).name}`
    this.fault('two-calls', `a step that ${first} also ${also}; make it two steps`)
  }

  protected fault(kind: FaultKind, message: string): never {
    throw new Fault(kind, message, this.inFlight())
  }
}
