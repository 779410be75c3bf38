/** A table: one block of integers, the rules that run on it and the choices they offer. */
import { Choices, LongChoices } from './choices.ts'
import type { EventLog } from './events.ts'
import { Fault } from './fault.ts'
import type { FaultKind } from './fault.ts'
import { NONE as NO_SEAT } from './fields.ts'
import type { Given } from './ids.ts'
import { CELLS } from './layout.ts'
import { allocate, giveBack, MEMORY } from './memory.ts'
import { CODES, FRAME_HEADER } from './procedure.ts'
import type { CompiledAsk, Instruction, Procedure } from './procedure.ts'
import { MAX_PARAMS } from './vocabulary.ts'
import { Watch } from './watch.ts'

// Constants of this module's own: see CELLS.
const M = MEMORY
const { FRAME, OUTCOME, RESULT, SEATS, STACK_TOP } = CELLS
const { ASK, CALL, DO, UNLESS } = CODES
const HEAD = FRAME_HEADER
const NOBODY = NO_SEAT

/** How a game can end; the number in the block is the index. */
export const OUTCOMES = ['playing', 'won', 'lost', 'drawn'] as const
/** One of them. */
export type Outcome = (typeof OUTCOMES)[number]
/** The party won. */
export const WON = 1
/** The party lost. */
export const LOST = 2
/** Neither. */
export const DRAWN = 3

/** More steps than this between two decisions mean that the rules run in circles. */
export const RUN_AWAY = 100_000

/** An answer is the seat and the parameters. */
const ANSWER = 1 + MAX_PARAMS

const NOTHING = 0
const CALLED = 1
const LEFT = 2
const FINISHED = 3

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

/** One table of a game. The named views of its layout are added by the rulebook's subclass. */
export class Table<D = unknown> {
  /** Where its block begins in the engine's memory. */
  readonly at: number
  /** Its block, the whole state: copying these integers copies the table. */
  readonly cells: Int32Array
  /** The game's content, shared by all its tables. */
  readonly data: D
  /** What can be done now; read it through `choices`. */
  private readonly list: Choices
  private isListed = false
  /** The question whose choices are listed, and the locals of its procedure. */
  private asked: Instruction | null = null
  private askedLocals: object | null = null
  /**
   * Who hears what happens; null when nobody does. Rules say `t.log?.add(events['card-drawn'], card)`: where nobody
   * listens, not even the parameters are worked out.
   */
  log: EventLog | null = null
  private readonly machine: Machine
  private readonly locals: readonly object[]
  /** Where the choice being taken lies for its handler to read: the seat and the parameters. */
  private readonly answer: number = allocate(ANSWER)
  private readonly answers: readonly object[]
  /** What the step in progress asked for, carried out when it is over. */
  private signal = NOTHING
  private called: Procedure | null = null
  private isReleased = false

  constructor(machine: Machine, data: D) {
    this.machine = machine
    this.data = data
    this.list = machine.hasLongChoices ? new LongChoices() : new Choices()
    this.at = allocate(machine.size)
    this.cells = M.subarray(this.at, this.at + machine.size)
    this.locals = machine.localsOf(this.at)
    this.answers = machine.answersOf(this.answer)
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

  // ---- for rules ----

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

  // ---- for whoever plays ----

  /** What can be done now. The list is reused: read it before the next decision. */
  get choices(): Choices {
    if (!this.isListed) this.listAgain()
    return this.list
  }

  /** The question being asked; null when the game is over. */
  get question(): CompiledAsk | null {
    if (this.isOver) return null
    const frame = this.at + M[this.at + FRAME]
    return this.machine.procedures[M[frame + 1]].instructions[M[frame + 2]].ask
  }

  /** What the prompt of the question being asked names, in the order of its `names`. */
  asksAbout(): number[] {
    if (this.isOver) return []
    const { shape, instructions } = this.machine.procedures[M[this.at + M[this.at + FRAME] + 1]]
    const { ask } = instructions[M[this.at + M[this.at + FRAME] + 2]]
    return (ask?.which ?? []).map((which) => which(this as never, this.locals[shape] as never))
  }

  /** Begins a procedure on an empty stack and goes on to the first decision. */
  begin(main: Procedure): void {
    this.signal = NOTHING
    M[this.at + STACK_TOP] = this.machine.stack
    M[this.at + FRAME] = 0
    this.push(main)
    this.advance()
  }

  /** Takes choice number `index` of `choices` and goes on to the next decision. */
  take(index: number): void {
    const list = this.isListed ? this.list : this.choices
    if (index >>> 0 !== index || index >= list.count) {
      throw new RangeError(`choice ${index}: there are ${list.count}, numbered from 0`)
    }
    const kind = list.copyAnswer(index, this.answer)
    const instruction = this.asked as Instruction
    const handler = (instruction.ask as CompiledAsk).take[kind]
    M[this.at + M[this.at + FRAME] + 2] = instruction.next
    this.isListed = false
    if (handler === null) this.noHandler(instruction.ask as CompiledAsk)
    handler(this as never, this.answers[kind] as never, this.askedLocals as never)
    if (this.signal !== NOTHING) this.obey()
    this.advance()
  }

  /** Makes this table equal to another of the same game. */
  copyFrom(other: Table): void {
    this.cells.set(other.cells)
    this.signal = NOTHING
    this.isListed = false
  }

  /** Gives the table's memory back; it must not be used any more. */
  release(): void {
    if (this.isReleased) return
    this.isReleased = true
    giveBack(this.at, this.machine.size)
    giveBack(this.answer, ANSWER)
    this.list.release()
  }

  /** Puts a block back that was copied from a table of this game. */
  restore(cells: Int32Array): void {
    if (cells.length !== this.cells.length)
      throw new RangeError(
        `a block of ${cells.length} integers: tables of this game have ${this.cells.length}`,
      )
    this.cells.set(cells)
    this.signal = NOTHING
    this.isListed = false
  }

  /** A watch over this table; the views of its fields report to it. */
  watched(): Watch {
    return new Watch(this.at, this.machine.size, this.list, () => this.asked?.ask ?? null)
  }

  /** Tells the table that its cells were changed from outside, so that choices are listed anew. */
  refresh(): void {
    this.isListed = false
  }

  /** Lists the choices with the reasons for what cannot be done: `REFUSAL_STRIDE` integers each, the reason first. */
  refusals(): number[] {
    this.isListed = false
    return this.list.collectRefusals(() => this.listAgain())
  }

  /** The names of the procedures in flight, outermost first. */
  inFlight(): string[] {
    const names: string[] = []
    for (let frame = this.cells[FRAME]; frame !== 0; frame = this.cells[frame]) {
      names.unshift(this.machine.procedures[this.cells[frame + 1]].name)
    }
    return names
  }

  // ---- the stepper ----

  private advance(): void {
    const at = this.at
    let left = RUN_AWAY
    // Once per procedure that becomes the running one, ...
    while (M[at + FRAME] !== 0) {
      const frame = at + M[at + FRAME]
      const procedure = this.machine.procedures[M[frame + 1]]
      const my = this.locals[procedure.shape]
      const instructions = procedure.instructions
      // ... and once per step of it, until it asks, calls or ends.
      for (;;) {
        if (left-- === 0) this.fault('run-away', `${RUN_AWAY} steps without a decision`)
        const instruction = instructions[M[frame + 2]]
        const code = instruction.code
        if (code === DO) {
          const run = instruction.run as (t: this, my: object) => void
          M[frame + 2] = instruction.next
          run(this, my)
          if (this.signal !== NOTHING) {
            this.obey()
            break
          }
        } else if (code === UNLESS) {
          const holds = instruction.run as (t: this, my: object) => boolean
          M[frame + 2] = holds(this, my) ? instruction.next : instruction.target
        } else if (code === ASK) {
          this.ask(instruction, my)
          if (this.list.count > 0) return
          M[frame + 2] = instruction.next
        } else {
          M[frame + 2] = instruction.next
          if (code === CALL) this.push(instruction.procedure as Procedure)
          else {
            M[at + RESULT] = 0
            this.pop()
          }
          break
        }
      }
    }
    this.list.reset()
    this.isListed = true
  }

  /** Lists the choices of a question. */
  private ask(instruction: Instruction, my: object): void {
    const ask = instruction.ask as CompiledAsk
    const list = this.list
    if (this.asked !== instruction) {
      this.asked = instruction
      this.askedLocals = my
    }
    list.reset()
    if (ask.who === null) {
      for (let seat = 0, seats = M[this.at + SEATS]; seat < seats; seat++) {
        list.seat = seat
        listFor(ask, this, list, my)
      }
    } else {
      list.seat = typeof ask.who === 'number' ? ask.who : ask.who(this as never, my as never)
      if (!(list.seat >= 0 && list.seat < M[this.at + SEATS]))
        this.fault('dead-end', `${ask.name} [${ask.rule}] asks seat ${list.seat}, on which nobody sits`)
      listFor(ask, this, list, my)
    }
    list.seat = NOBODY // nobody's choices are being listed any more
    if (list.count === 0 && ask.ifNone === 'dead-end') {
      this.fault('dead-end', `${ask.name} [${ask.rule}] offers no choice; offer one, or say ifNone: 'skip'`)
    }
    this.isListed = true
  }

  private listAgain(): void {
    if (this.isOver) {
      this.list.reset()
      this.isListed = true
      return
    }
    const frame = this.at + M[this.at + FRAME]
    const procedure = this.machine.procedures[M[frame + 1]]
    this.ask(procedure.instructions[M[frame + 2]], this.locals[procedure.shape])
  }

  private obey(): void {
    const signal = this.signal
    this.signal = NOTHING
    if (signal === CALLED) this.pushCalled()
    else if (signal === LEFT) this.pop()
    else this.unwind()
  }

  private push(procedure: Procedure): void {
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

  private pop(): void {
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

  private noHandler(ask: CompiledAsk): never {
    this.fault(
      'no-handler',
      `${ask.name} [${ask.rule}] offers a kind of choice that its take does not handle`,
    )
  }

  private fault(kind: FaultKind, message: string): never {
    throw new Fault(kind, message, this.inFlight())
  }
}

/** Lets a question list its choices for the seat that `list` is set to. */
function listFor(ask: Pick<CompiledAsk, 'choices'>, table: unknown, list: Choices, my: unknown): void {
  const { choices } = ask
  choices(table as never, list, my as never)
}

// A game that mostly asks one question would have its listing compiled into the stepper, which leaves the
// compiler no room for `add` inside the listing, and is a fifth slower. Having seen several questions, it keeps
// them apart from the start, as it does in every game with more of them.
{
  const questions = [{ choices: () => undefined }, { choices: () => null }, { choices: () => 0 }]
  const list = new Choices()
  for (let i = 0; i < 300; i++) listFor(questions[i % questions.length], null, list, null)
  list.release()
}
