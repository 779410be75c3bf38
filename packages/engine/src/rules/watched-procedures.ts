/** Rules that tell a watch what they are at. */
import type { Code, Procedure } from './procedure.ts'
import { stepThrough } from './running.ts'
import type { Watch } from '../table/watch.ts'

/** Procedures whose steps tell a watch when they begin. */
export function watchProcedures(procedures: readonly Procedure[], watch: () => Watch): readonly Procedure[] {
  let steps = 0
  const telling = (run: Code): Code => {
    const step = steps++
    return (table, my, third) => {
      watch().stepBegins(step)
      return run(table, my, third)
    }
  }
  return procedures.map((procedure) => {
    const instructions = procedure.instructions.map((one) => ({ ...one, run: one.run && telling(one.run) }))
    return { ...procedure, instructions, run: stepThrough({ ...procedure, instructions }) }
  })
}
