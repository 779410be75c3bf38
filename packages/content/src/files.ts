import { JsonTextError, parseJson } from '@hearthkeep/engine'
import { suggest } from './problems.ts'
import type { Problem } from './problems.ts'

/** A pack's files by name: each the text of a JSON file, or what it parses to. */
export type Files = Readonly<Record<string, unknown>>

/** The content of one file, without the `$schema` hint that editors use; or why it is not JSON. */
export function readFile(file: string, source: unknown): { value: unknown } | { problem: Problem } {
  try {
    const value = parseJson(typeof source === 'string' ? source : (JSON.stringify(source) ?? ''))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value }
    return { value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema')) }
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error
    const { line, column, expected, found } = error
    return { problem: { file, position: { line, column }, expected, found } }
  }
}

/** What to say of a file that is none of those known. */
export function unknownFile(file: string, known: readonly string[]): Problem {
  const expected = `one of the files ${known.join(', ')}`
  return { file, expected, found: 'an unknown file', ...suggest(file, known) }
}
