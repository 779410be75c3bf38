/** Rules that tell a listener what they are at. */
import type { Listener } from '../table/listener.ts'
import type { Code, Instruction, Procedure, Run } from './procedure.ts'

/** Procedures whose steps tell a listener when they begin; `runner` says how they are run. */
export function watchProcedures(
  procedures: readonly Procedure[],
  listener: () => Pick<Listener, 'stepBegins'>,
  runner: (procedure: Procedure) => Run,
): readonly Procedure[] {
  let steps = 0
  const telling = (run: Code): Code => {
    const step = steps++
    return (table, my, third) => {
      listener().stepBegins(step)
      return run(table, my, third)
    }
  }
  const told = new Map<Procedure, Procedure>(procedures.map((procedure) => [procedure, { ...procedure }]))
  const retold = (one: Instruction): Instruction => ({
    ...one,
    run: one.run && telling(one.run),
    procedure: one.procedure && (told.get(one.procedure) ?? one.procedure),
  })
  return procedures.map((procedure) => {
    const copy = told.get(procedure) as { -readonly [K in keyof Procedure]: Procedure[K] }
    copy.instructions = procedure.instructions.map(retold)
    copy.run = runner(copy)
    return copy
  })
}
