/** Ties rules to tests in both directions by the numbers in the tests' names: `test('[T1, T3] a turn starts', ...)`. */
import { didYouMean } from '@hearthkeep/engine'
import type { RuleText } from '@hearthkeep/engine'

/** What is to be compared. */
interface RuleCoverageInput {
  readonly rules: readonly Pick<RuleText, 'id'>[]
  /** Test files as text, by name. */
  readonly testFiles: Readonly<Record<string, string>>
  /** Situations count as tests of the rules they name. */
  readonly situations?: readonly { readonly file: string; readonly rules: readonly string[] }[]
  /** Rules that no test can check, each with the reason. */
  readonly untestable?: Readonly<Record<string, string>>
}

/** What does not fit together; all lists are empty if every rule has a test and every number is a rule. */
interface RuleCoverage {
  /** Rules without a test. */
  readonly untested: readonly string[]
  /** Numbers that are no rules, with the place that cites them. */
  readonly unknown: readonly string[]
  /** Rules that are said to be untestable and yet have a test, or have no reason. */
  readonly needlessExcuses: readonly string[]
  /** The places that test each rule. */
  readonly tests: ReadonlyMap<string, readonly string[]>
}

/** `test('[T1]`, `it.each(...)('[T1, T2]`: the call, its modifiers and the numbers. */
const NAMED = /(?:\b(?:test|it|describe)((?:\.\w+)*)|\))\(\s*['"`]\[([A-Z][^\]'"`]*)\]/g
const SKIPPED = /\.(skip|todo)\b/

/** The rule numbers that a test file cites in the names of its tests; those of skipped tests do not count. */
export function citedRules(testFile: string): string[] {
  return [...testFile.matchAll(NAMED)]
    .filter((match) => !SKIPPED.test(match[1] ?? ''))
    .flatMap((match) => match[2].split(',').map((id) => id.trim()))
}

/** Compares rules with tests. */
export function ruleCoverage(input: RuleCoverageInput): RuleCoverage {
  const known = input.rules.map((rule) => rule.id)
  const tests = new Map<string, string[]>(known.map((id) => [id, []]))
  const unknown: string[] = []
  const cite = (id: string, place: string): void => {
    const places = tests.get(id)
    if (places === undefined) unknown.push(`${place} cites ${id}, which is no rule${didYouMean(id, known)}`)
    else if (!places.includes(place)) places.push(place)
  }
  for (const [file, text] of Object.entries(input.testFiles))
    for (const id of citedRules(text)) cite(id, file)
  for (const { file, rules } of input.situations ?? []) for (const id of rules) cite(id, file)
  const excuses = Object.entries(input.untestable ?? {})
  for (const [id] of excuses) {
    if (!tests.has(id)) unknown.push(`untestable names ${id}, which is no rule${didYouMean(id, known)}`)
  }
  return {
    untested: known.filter((id) => tests.get(id)?.length === 0 && !Object.hasOwn(input.untestable ?? {}, id)),
    unknown,
    needlessExcuses: excuses.flatMap(([id, reason]) => {
      const places = tests.get(id) ?? []
      if (places.length > 0) return [`${id} is tested in ${places.join(', ')}`]
      return reason.trim() === '' ? [`${id} has no reason`] : []
    }),
    tests,
  }
}
