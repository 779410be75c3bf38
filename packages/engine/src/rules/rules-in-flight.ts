/** The rules in flight on a table: procedures that called each other, each with its place and its locals, in the block. */
import { Fault } from './fault.ts'
import type { FaultKind } from './fault.ts'
import type { Given } from './ids.ts'
import { CELLS } from '../table/layout.ts'
import { allocate, giveBack, MEMORY } from '../table/memory.ts'
import { FRAME_HEADER } from './procedure.ts'
import type { Procedure } from './procedure.ts'
import { SIGNALS } from './signals.ts'
import { MAX_PARAMS } from './vocabulary.ts'

// Constants of this module's own: see CELLS.
const M = MEMORY
const { FRAME, OUTCOME, RESULT, SEATS, STACK_TOP } = CELLS
const HEAD = FRAME_HEADER

/** An answer is the seat and the parameters. */
const ANSWER = 1 + MAX_PARAMS

const { NOTHING, CALLED, LEFT, FINISHED } = SIGNALS

/** Arguments are written without looking how many a procedure has; on a full stack, past its end. */
const MOST_ARGUMENTS = 5

/** What a table needs to know of its rules; made by a rulebook. */
export interface Machine {
  readonly size: number
  readonly stack: number
  readonly procedures: readonly Procedure[]
  /** Whether a choice has more parameters than most games need. */
  readonly hasLongChoices: boolean
  /** Views of the locals of procedures, by the number of their shape. */
  readonly localsOf: () => readonly { at: number }[]
  /** Views of the answer being taken, by kind of choice. */
  readonly answersOf: (at: number) => readonly object[]
}

/** The block of a table, and what its rules may do with it: call, leave and finish. */
export class RulesInFlight {
  /** Where its block begins in the engine's memory. */
  declare readonly at: number
  /** Its block, the whole state: copying these integers copies the table. */
  declare readonly cells: Int32Array
  declare readonly machine: Machine
  /** Where the choice being taken lies for its handler to read: the seat and the parameters. */
  declare protected readonly answer: number
  /** What the step in progress asked for, carried out when it is over. */
  declare signal: number
  /** The procedure that was called last. */
  declare private called: Procedure | null

  constructor(machine: Machine) {
    this.at = allocate(machine.size + MOST_ARGUMENTS)
    this.answer = allocate(ANSWER)
    this.signal = NOTHING
    this.called = null
    this.machine = machine
    this.cells = M.subarray(this.at, this.at + machine.size)
  }

  protected giveBackBlock(): void {
    giveBack(this.at, this.machine.size + MOST_ARGUMENTS)
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
    const at = this.at
    const offset = M[at + STACK_TOP]
    const top = offset + procedure.room
    if (top > this.machine.size)
      this.fault('stack-overflow', `no room to call ${procedure.name}; declare a larger stack in the layout`)
    const frame = at + offset
    M[frame] = M[at + FRAME]
    M[frame + 1] = procedure.id
    M[frame + 2] = 0
    M[frame + HEAD] = a
    M[frame + HEAD + 1] = b
    M[frame + HEAD + 2] = c
    M[frame + HEAD + 3] = d
    M[frame + HEAD + 4] = e
    M[at + FRAME] = offset
    M[at + STACK_TOP] = top
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

  /** Leaves the procedure on top of the stack, or ends the game; whether whoever called it goes on. */
  obey(): boolean {
    const isLeft = this.signal === LEFT
    this.signal = NOTHING
    if (isLeft) this.pop()
    else this.unwind()
    return isLeft
  }

  /** Calls a procedure without arguments. */
  push(procedure: Procedure): void {
    this.call(procedure)
  }

  /** Takes the frame on top off the stack, and leaves no trace of it. */
  pop(): void {
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
    if (this.signal === CALLED) this.pop() // the one at fault is the one that calls
    this.fault('two-calls', `a step that ${first} also ${also}; make it two steps`)
  }

  protected fault(kind: FaultKind, message: string): never {
    throw new Fault(kind, message, this.inFlight())
  }
}
