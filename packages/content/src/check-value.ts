import type { z } from 'zod'
import { describeExpected } from './expected.ts'
import { findingsOf } from './findings.ts'
import type { Finding } from './findings.ts'
import { MOST_PROBLEMS } from './problems.ts'
import type { LoadContext } from './reference.ts'

/** Checks a JSON value against a schema: either the typed value or everything that is wrong with it. */
export function checkValue(
  schema: z.core.$ZodType,
  value: unknown,
  ids: LoadContext['ids'],
): { value: unknown; findings: readonly Finding[] } {
  const context: LoadContext = { async: false, error: describeExpected, ids }
  const result = schema._zod.run({ value, issues: [] }, context)
  if (result instanceof Promise) throw new Error('content schemas must not be asynchronous')
  return {
    value: result.value,
    // One more than is told, so that it can be said that there are more.
    findings: result.issues
      .slice(0, MOST_PROBLEMS + 1)
      .flatMap((issue) => findingsOf(issue, value, context))
      .slice(0, MOST_PROBLEMS + 1),
  }
}
