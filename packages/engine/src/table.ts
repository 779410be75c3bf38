/** A table: one block of integers, the rules that run on it and the choices they offer. */
import { Choices, LongChoices } from './choices.ts'
import type { EventLog } from './events.ts'
import { NONE as NO_SEAT } from './fields.ts'
import { CELLS } from './layout.ts'
import { MEMORY } from './memory.ts'
import { CODES } from './procedure.ts'
import type { CompiledAsk, Instruction, Procedure } from './procedure.ts'
import { RulesInFlight, SIGNALS } from './rules-in-flight.ts'
import type { Machine } from './rules-in-flight.ts'
import { Watch } from './watch.ts'

// Constants of this module's own: see CELLS.
const M = MEMORY
const { FRAME, RESULT, SEATS, STACK_TOP } = CELLS
const { ASK, CALL, DO, UNLESS } = CODES
const { NOTHING } = SIGNALS
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

/** One table of a game. The named views of its layout are added by the rulebook's subclass. */
export class Table<D = unknown> extends RulesInFlight {
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
  private readonly locals: readonly object[]
  private readonly answers: readonly object[]
  private isReleased = false

  constructor(machine: Machine, data: D) {
    const list = machine.hasLongChoices ? new LongChoices() : new Choices()
    super(machine)
    this.data = data
    this.list = list
    this.locals = machine.localsOf(this.at)
    this.answers = machine.answersOf(this.answer)
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
    this.giveBackBlock()
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

  private noHandler(ask: CompiledAsk): never {
    this.fault(
      'no-handler',
      `${ask.name} [${ask.rule}] offers a kind of choice that its take does not handle`,
    )
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
