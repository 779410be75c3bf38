/** Rules that tell a listener what they are at. */
import type { Code, Procedure } from './procedure.ts'
import { stepThrough } from './running.ts'
import type { Listener } from '../table/listener.ts'

/** Procedures whose steps tell a listener when they begin. */
export function watchProcedures(
  procedures: readonly Procedure[],
  listener: () => Pick<Listener, 'stepBegins'>,
): readonly Procedure[] {
  let steps = 0
  const telling = (run: Code): Code => {
    const step = steps++
    return (table, my, third) => {
      listener().stepBegins(step)
      return run(table, my, third)
    }
  }
  return procedures.map((procedure) => {
    const instructions = procedure.instructions.map((one) => ({ ...one, run: one.run && telling(one.run) }))
    return { ...procedure, instructions, run: stepThrough({ ...procedure, instructions }) }
  })
}
