/**
 * Two ways to run a procedure, which leave the same block at every decision. Written out, it is a function of its own, in which each
 * step has its own call; that is fast. Where no code may be made at run time, one function steps through the instructions of
 * all procedures; that is also the one to debug with, and what runs the rules on watched tables.
 */
import { CELLS } from '../table/layout.ts'
import { MEMORY } from '../table/memory.ts'
import { CODES, FRAME_HEADER } from './procedure.ts'
import type { Instruction, Procedure, Run, Running } from './procedure.ts'
import { SIGNALS } from './signals.ts'
import { mayWriteOut, writeCode } from '../table/written-code.ts'

const M = MEMORY
const { FRAME, RESULT, STACK_TOP } = CELLS
const { ASK, CALL, DO, UNLESS } = CODES
const { CALLED, NOTHING } = SIGNALS
const HEAD = FRAME_HEADER

/** Makes procedures run by stepping through their instructions. */
export function stepThrough({ instructions, shape }: Pick<Procedure, 'instructions' | 'shape'>): Run {
  return (t) => {
    const frame = t.at + M[t.at + FRAME]
    const my = t.locals[shape]
    my.at = frame + HEAD
    let pc = M[frame + 2]
    for (;;) {
      const one = instructions[pc]
      const { code } = one
      let next = one.next
      if (code === UNLESS) {
        if (!(one.run as Condition)(t, my)) next = one.target
      } else if (code === ASK) {
        if (t.ask(one, my)) {
          M[frame + 2] = pc
          return false
        }
      } else if (code === DO || code === CALL) {
        if (code === DO) (one.run as Deed)(t, my)
        else t.push(one.procedure as Procedure)
        if (t.signal !== NOTHING) {
          M[frame + 2] = next
          if (t.signal !== CALLED) return t.obey()
          t.signal = NOTHING
          if (!runTop(t)) return false
          my.at = frame + HEAD
        }
      } else {
        M[t.at + RESULT] = 0
        t.pop()
        return true
      }
      if (next <= pc && (t.stepsLeft -= pc - next + 1) < 0) t.runAway()
      pc = next
    }
  }
}

type Deed = (table: Running, my: object) => void
type Condition = (table: Running, my: object) => boolean

/** Runs the procedure on top of the stack, as the table knows it: a watched table has procedures of its own. */
export function runTop(t: Running): boolean {
  return t.machine.procedures[M[t.at + M[t.at + FRAME] + 1]].run(t)
}

/** What `runTop` does, written out: so each step knows by itself what it mostly calls. */
const ON_TOP = `t.machine.procedures[M[t.at + M[t.at + ${FRAME}] + 1]].run`

/** Going on somewhere else; backwards it counts, as rules may run in circles. */
function goTo(next: number, at: number): string {
  if (next === at + 1) return ''
  const count = next <= at ? `if ((t.stepsLeft -= ${at - next + 1}) < 0) t.runAway()\n` : ''
  return `${count}pc = ${next}; continue`
}

/** What an instruction says, written out. `run0`, `step0` and so on are what it refers to. */
function written({ code, next, target }: Instruction, at: number, room: number): string {
  // What was called runs here and now; if it stops at a question, so does everything below it.
  const called = (run: string): string => `
      if (!${run}(t)) return false
      my.at = frame + ${HEAD}`
  if (code === DO)
    return `
      run${at}(t, my)
      if (t.signal !== ${NOTHING}) {
        M[frame + 2] = ${next}
        if (t.signal !== ${CALLED}) return t.obey()
        t.signal = ${NOTHING}
        ${called(ON_TOP)}
      }
      ${goTo(next, at)}`
  if (code === UNLESS)
    return `
      if (!run${at}(t, my)) { ${goTo(target, at) || `pc = ${target}; continue`} }
      ${goTo(next, at)}`
  if (code === ASK)
    return `
      if (t.ask(step${at}, my)) { M[frame + 2] = ${at}; return false }
      ${goTo(next, at)}`
  if (code === CALL)
    return `
      t.push(step${at}.procedure)
      t.signal = ${NOTHING}
      M[frame + 2] = ${next}
      ${called(`step${at}.procedure.run`)}
      ${goTo(next, at)}`
  const cleared = Array.from({ length: room }, (_, i) => `M[frame + ${i}] = 0`)
  return `
      M[t.at + ${RESULT}] = 0
      M[t.at + ${STACK_TOP}] = M[t.at + ${FRAME}]
      M[t.at + ${FRAME}] = M[frame]
      ${cleared.join('; ')}
      return true`
}

/** Writes a procedure out. Stack traces and profiles show its name. */
function writeOut({ instructions, name, room, shape }: Procedure): Run {
  const runs = instructions.flatMap(({ run }, at) => (run === null ? [] : [`run${at} = step${at}.run`]))
  const text = `
    const [${instructions.map((_, at) => `step${at}`).join()}] = steps
    ${runs.length === 0 ? '' : `const ${runs.join(', ')}`}
    return { ${JSON.stringify(name)}(t) {
      const frame = t.at + M[t.at + ${FRAME}]
      const my = t.locals[${shape}]
      my.at = frame + ${HEAD}
      let pc = M[frame + 2]
      for (;;) switch (pc) {
        ${instructions.map((one, at) => `case ${at}: ${written(one, at, room)}`).join('\n')}
      }
    } }[${JSON.stringify(name)}]
    //# sourceURL=procedure/${encodeURIComponent(name)}`
  return writeCode<[Int32Array, readonly Instruction[], Run], Run>('M, steps, runTop', text)(
    M,
    instructions,
    runTop,
  )
}

/** How a procedure is run: written out at its first use, so that the many that cards become cost nothing until they are played. */
export function runner(procedure: Procedure): Run {
  if (!mayWriteOut) return stepThrough(procedure)
  return (t) => {
    procedure.run = writeOut(procedure)
    return procedure.run(t)
  }
}
