import { z } from 'zod'
import { shortened } from '@hearthkeep/engine'
import { formatFound, formatPath, MOST_PROBLEMS, suggest } from './problems.ts'
import type { Problem } from './problems.ts'
import type { LoadContext } from './reference.ts'

/** What is wrong inside one value; the loader adds the file and the entry. */
export type Finding = Omit<Problem, 'file' | 'position' | 'entry'>

type RawIssue = z.core.$ZodRawIssue
type Issue = z.core.$ZodIssue

/** What one issue of the schemas comes to, in words. */
export function findingsOf(raw: RawIssue, root: unknown, context: LoadContext): Finding[] {
  const issue = z.core.util.finalizeIssue(raw, context, z.config())
  const shape = raw.code === 'unrecognized_keys' ? objectKeys(raw.inst) : []
  return flatten(issue, [], root, shape)
}

function flatten(
  issue: Issue,
  prefix: readonly PropertyKey[],
  root: unknown,
  shape: readonly string[],
): Finding[] {
  const path = [...prefix, ...issue.path]
  const value = valueAt(root, path)
  const plain = { ...fieldAt(path), expected: issue.message, found: formatFound(value) }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MOST_PROBLEMS + 1).map((key) => ({
      ...fieldAt([...path, key]),
      expected: issue.message,
      found: `the unknown field "${shortened(key)}"`,
      ...suggest(key, shape),
    }))
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.filter((option) => typeof option === 'string')
    return [{ ...plain, ...(typeof value === 'string' ? suggest(value, words) : {}) }]
  }
  if (issue.code === 'invalid_union') {
    const branch = closest(issue.errors)
    if (branch) return branch.flatMap((inner) => flatten(inner, path, root, []))
    const options =
      'options' in issue ? (issue.options as unknown[]).filter((option) => typeof option === 'string') : []
    return [{ ...plain, ...(typeof value === 'string' ? suggest(value, options) : {}) }]
  }
  if (issue.code === 'invalid_key') {
    const found = formatFound(path.at(-1))
    return issue.issues.map((inner) => ({
      ...fieldAt(path),
      ...{ expected: inner.message, found },
      ...(inner.code === 'custom' ? customParts(inner.params) : {}),
    }))
  }
  if (issue.code === 'custom') return [{ ...plain, ...customParts(issue.params) }]
  return [plain]
}

/** The option of a plain union that was meant: of the right type as such, and with the fewest mistakes inside. */
function closest(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isInside = (issue: Issue): boolean => issue.path.length > 0 || issue.code === 'unrecognized_keys'
  return errors.filter((branch) => branch.every(isInside)).sort((a, b) => a.length - b.length)[0]
}

function fieldAt(path: readonly PropertyKey[]): { field?: string } {
  return path.length > 0 ? { field: formatPath(path) } : {}
}

/** Own issues of this package say by `params` what was found and which words were possible. */
function customParts(params: Record<string, unknown> | undefined): Partial<Finding> {
  if (params === undefined) return {}
  const { found, word, candidates } = params
  return {
    ...(typeof found === 'string' ? { found } : {}),
    ...(typeof word === 'string' && Array.isArray(candidates) ? suggest(word, candidates as string[]) : {}),
  }
}

function objectKeys(schema: unknown): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}
