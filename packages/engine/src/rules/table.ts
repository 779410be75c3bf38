/** A table: one block of integers, the rules that run on it and the choices they offer. */
import { Choices, LongChoices } from './choices.ts'
import type { EventLog } from './events.ts'
import { NONE as NO_SEAT } from '../table/fields.ts'
import { CELLS } from '../table/layout.ts'
import { MEMORY } from '../table/memory.ts'
import { FRAME_HEADER } from './procedure.ts'
import type { CompiledAsk, Instruction, Procedure } from './procedure.ts'
import { RulesInFlight } from './rules-in-flight.ts'
import type { Machine } from './rules-in-flight.ts'
import { runTop } from './running.ts'
import { SIGNALS } from './signals.ts'
import { Watch } from '../table/watch.ts'

// Constants of this module's own: see CELLS.
const M = MEMORY
const { FRAME, SEATS, STACK_TOP } = CELLS
const { CALLED, NOTHING } = SIGNALS
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

/** A view of integers that knows where they begin. */
interface View {
  at: number
}

/** One table of a game. The named views of its layout are added by the rulebook's subclass. */
export class Table<D = unknown> extends RulesInFlight {
  /** The game's content, shared by all its tables. */
  declare readonly data: D
  /** What can be done now; read it through `choices`. */
  declare private readonly list: Choices
  declare private isListed: boolean
  /** The question whose choices are listed, and the locals of its procedure. */
  declare private asked: Instruction | null
  declare private askedLocals: View | null
  /**
   * Who hears what happens; null when nobody does. Rules say `t.log?.add(events['card-drawn'], card)`: where nobody
   * listens, not even the parameters are worked out.
   */
  declare log: EventLog | null
  /** Views of the locals, by shape, each on the frame of the procedure that was run last with it. */
  declare readonly locals: readonly View[]
  declare private readonly answers: readonly object[]
  /** How many steps may still be taken again before the rules are taken to run in circles. */
  declare stepsLeft: number
  declare private isReleased: boolean

  constructor(machine: Machine, data: D) {
    const list = machine.hasLongChoices ? new LongChoices() : new Choices()
    super(machine)
    this.data = data
    this.list = list
    this.isListed = false
    this.asked = null
    this.askedLocals = null
    this.log = null
    this.locals = machine.localsOf()
    this.answers = machine.answersOf(this.answer)
    this.stepsLeft = RUN_AWAY
    this.isReleased = false
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
    const my = this.topLocals()
    return (this.question?.which ?? []).map((which) => which(this as never, my as never))
  }

  /** Begins a procedure on an empty stack and goes on to the first decision. */
  begin(main: Procedure): void {
    this.signal = NOTHING
    M[this.at + STACK_TOP] = this.machine.stack
    M[this.at + FRAME] = 0
    this.push(main)
    this.signal = NOTHING
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
    const frame = this.at + M[this.at + FRAME]
    const my = this.askedLocals as View
    M[frame + 2] = instruction.next
    my.at = frame + HEAD
    this.isListed = false
    if (handler === null) this.noHandler(instruction.ask as CompiledAsk)
    handler(this as never, this.answers[kind] as never, my as never)
    if (this.signal === CALLED) this.signal = NOTHING
    else if (this.signal !== NOTHING) this.obey()
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

  /** Runs what is on the stack, from the top, until somebody has to choose or the game is over. */
  private advance(): void {
    this.stepsLeft = RUN_AWAY
    while (M[this.at + FRAME] !== 0) if (!runTop(this)) break
    if (M[this.at + FRAME] !== 0) return
    this.list.reset()
    this.isListed = true
  }

  runAway(): never {
    this.fault('run-away', `${RUN_AWAY} steps without a decision`)
  }

  /** The locals of the procedure on top of the stack. */
  private topLocals(): View {
    const frame = this.at + M[this.at + FRAME]
    const my = this.locals[this.machine.procedures[M[frame + 1]].shape]
    my.at = frame + HEAD
    return my
  }

  /** Lists the choices of a question; whether there are any. */
  ask(instruction: Instruction, my: View): boolean {
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
    return list.count > 0
  }

  private listAgain(): void {
    if (this.isOver) {
      this.list.reset()
      this.isListed = true
      return
    }
    const frame = this.at + M[this.at + FRAME]
    const { instructions } = this.machine.procedures[M[frame + 1]]
    this.ask(instructions[M[frame + 2]], this.topLocals())
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
