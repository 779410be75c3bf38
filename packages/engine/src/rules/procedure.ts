/** Procedures: lists of steps in the rulebook's order, compiled to instructions whose counter lies in the block. */
import type { Choices } from './choices.ts'
import { Fault } from './fault.ts'
import type { Given } from './ids.ts'
import { CELLS } from '../table/layout.ts'
import { MEMORY } from '../table/memory.ts'
import type { Params } from './vocabulary.ts'

/** What an instruction does. */
export const CODES = {
  /** Runs a step. */
  DO: 0,
  /** Asks somebody. */
  ASK: 1,
  /** Goes on at `target` unless a condition holds. */
  UNLESS: 2,
  /** Goes on at `target`; met only while compiling. */
  JUMP: 3,
  /** Runs another procedure. */
  CALL: 4,
  /** Ends the procedure. */
  END: 5,
} as const
const { DO, ASK, UNLESS, JUMP, CALL, END } = CODES
const memory = MEMORY
const { FRAME } = CELLS

// Rules are typed where they are written (rulebook.ts); inside the engine a table and its locals are opaque.
/** A compiled step, condition or handler. */
export type Code = (table: never, a: never, b: never) => unknown

/** One instruction. All have the same shape, so that the stepper reads them quickly. */
export interface Instruction {
  readonly code: number
  readonly run: Code | null
  readonly ask: CompiledAsk | null
  readonly procedure: Procedure | null
  /** Where to go on; past jumps, so that the stepper never meets one. */
  next: number
  /** Where to go on if the condition of `UNLESS` does not hold. */
  target: number
}

/** A question, as the stepper uses it. */
export interface CompiledAsk {
  readonly type: 'ask'
  /** Its name within the game, for prompts, standing answers and messages. */
  readonly name: string
  /** The rule under which it is asked. */
  readonly rule: string
  /** Who is asked: always the same seat, or whoever the rules say; null: everybody at once. */
  readonly who: number | ((table: never, my: never) => number) | null
  readonly choices: (table: never, out: Choices, my: never) => void
  /** What each kind of choice does, by the kind's number. */
  readonly take: readonly (Code | null)[]
  /** What happens if there is nothing to choose: go on, or stop with a fault. */
  readonly ifNone: 'dead-end' | 'skip'
  /** Whether it asks again for what is left, so that it may be all the same in which order things are chosen. */
  readonly anyOrder?: boolean
  /** The kind of choice that anybody may make for a player who is away. */
  readonly pass: number
  /** What its prompt names: the kind of thing each is, the names in order, and which thing it is now. */
  readonly params: Params
  readonly names: readonly string[]
  readonly which: readonly ((table: never, my: never) => number)[]
}

/** A part of a procedure with steps of its own. */
export interface Block<T, M> {
  readonly type: 'while' | 'when'
  /** Null: always. */
  readonly condition: ((table: T, my: M) => boolean) | null
  readonly steps: readonly Step<T, M>[]
  readonly otherwise: readonly Step<T, M>[]
}

/** Steps that are done for every number in a local. */
export interface Count<T, M> {
  readonly type: 'count'
  readonly local: string
  readonly limit: (table: T, my: M) => number
  readonly steps: readonly Step<T, M>[]
}

/** A question, typed by the table and the locals of the procedure it stands in. */
export interface Ask<T, M> extends CompiledAsk {
  /** Only for the type checker: a question about one procedure's locals cannot stand in another. */
  readonly forTable?: (table: T, my: M) => void
}

/** A step does something, asks somebody, runs another procedure, or is a block of steps. */
export type Step<T, M> = ((table: T, my: M) => void) | Ask<T, M> | Procedure | Block<T, M> | Count<T, M>

/** A procedure; `A` is what fits its arguments, `M` how its steps see its locals. */
export interface Procedure<A extends Given = Given, M = unknown> {
  readonly type: 'procedure'
  readonly id: number
  readonly name: string
  /** Names of its locals; the first are its arguments. */
  readonly locals: readonly string[]
  /** The number of its list of locals: procedures with the same list share one view of them. */
  readonly shape: number
  readonly instructions: Instruction[]
  /** How many integers its frame takes. */
  readonly room: number
  /** Runs it: see `running.ts`. */
  run: Run
  /** Only for the type checker. */
  readonly fits?: A
  readonly my?: M
}

/**
 * Runs the procedure on top of the stack from where it is, and all that it calls. True if it has ended, and whoever called it
 * goes on; false if somebody has to choose first, or the game is over.
 */
export type Run = (table: Running) => boolean

/** What running procedures need of a table. */
export interface Running {
  readonly at: number
  readonly machine: { readonly procedures: readonly Procedure[] }
  /** Views of the locals, by shape; whoever runs a procedure sets them on its frame. */
  readonly locals: readonly { at: number }[]
  signal: number
  /** How many steps may still be taken again before the next decision. */
  stepsLeft: number
  /** Lays the frame of a procedure on the stack. */
  push(procedure: Procedure): void
  /** Lists the choices of a question; whether there are any. */
  ask(instruction: Instruction, my: object): boolean
  /** Leaves the procedure on top, or ends the game; whether whoever called it goes on. */
  obey(): boolean
  /** Takes the frame of the procedure on top off the stack. */
  pop(): void
  runAway(): never
}

/** Integers in a frame before the locals: the frame below, the procedure, the instruction. */
export const FRAME_HEADER = 3

function instruction(code: number, parts: Partial<Instruction> = {}): Instruction {
  return {
    code,
    run: parts.run ?? null,
    ask: parts.ask ?? null,
    procedure: parts.procedure ?? null,
    next: 0,
    target: parts.target ?? 0,
  }
}

/** The target of what stands in for steps; no other instruction has it. */
const NOWHERE = -1

/** What stands in for the steps of a procedure until they are defined: whoever runs it is told. */
export function unwritten(name: string): Instruction {
  const stop = (table: { inFlight: () => string[] }): never => {
    const advice = `write them with define(${name}, [...]), in a file that the game imports`
    throw new Fault(
      'no-steps',
      `${name} is declared, but its steps are defined nowhere; ${advice}`,
      table.inFlight(),
    )
  }
  return instruction(DO, { run: stop, target: NOWHERE })
}

/** Whether the steps of a procedure are defined. */
export function isWritten({ instructions }: Procedure): boolean {
  return instructions[0].target !== NOWHERE
}

/** A count as a loop. Its local is reached where it lies: by name it would be looked for at every step. */
function loopOf<T, M>({ local, limit, steps }: Count<T, M>, locals: readonly string[]): Block<T, M> {
  const offset = FRAME_HEADER + locals.indexOf(local)
  const place = (t: T): number => {
    const { at } = t as { readonly at: number }
    return at + memory[at + FRAME] + offset
  }
  const condition = (t: T, my: M): boolean => memory[place(t)] < limit(t, my)
  const goOn = (t: T): void => void memory[place(t)]++
  return { type: 'while', condition, steps: [...steps, goOn], otherwise: [] }
}

function compileBlock<T, M>(out: Instruction[], block: Block<T, M>, locals: readonly string[]): void {
  const start = out.length
  const test = block.condition === null ? null : instruction(UNLESS, { run: block.condition })
  if (test !== null) out.push(test)
  compileSteps(out, block.steps, locals)
  const skip = instruction(JUMP, { target: start })
  if (block.type === 'while' || block.otherwise.length > 0) out.push(skip)
  if (test !== null) test.target = out.length
  if (block.type === 'when') {
    compileSteps(out, block.otherwise, locals)
    skip.target = out.length
  }
}

function compileSteps<T, M>(
  out: Instruction[],
  steps: readonly Step<T, M>[],
  locals: readonly string[],
): void {
  for (const step of steps) {
    if (typeof step === 'function') out.push(instruction(DO, { run: step }))
    else if (step.type === 'ask') out.push(instruction(ASK, { ask: step }))
    else if (step.type === 'procedure') out.push(instruction(CALL, { procedure: step }))
    else compileBlock(out, step.type === 'count' ? loopOf(step, locals) : step, locals)
  }
}

/** Follows jumps to where they lead. */
function destination(out: readonly Instruction[], at: number): number {
  while (out[at].code === JUMP) at = out[at].target
  return at
}

/** Flattens the steps and blocks of a procedure with these locals into instructions. */
export function compile<T, M>(steps: readonly Step<T, M>[], locals: readonly string[]): Instruction[] {
  const out: Instruction[] = []
  compileSteps(out, steps, locals)
  out.push(instruction(END))
  out.forEach((each, at) => {
    each.next = each.code === END ? at : destination(out, at + 1)
    if (each.code === UNLESS) each.target = destination(out, each.target)
  })
  return out
}
