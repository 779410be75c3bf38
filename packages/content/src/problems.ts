import { nearest, shortened } from '@hearthkeep/engine'

/** How many problems are told: nobody reads more at once, and working out each of a million would take minutes. */
export const MOST_PROBLEMS = 100
/** How many keys of an object are named. */
const MOST_KEYS = 12

/** One thing wrong with a content pack, precise enough to be put right without reading code. */
export interface Problem {
  /** The file's name as given to the loader. */
  readonly file: string
  /** Where a file that is not JSON stops being JSON, both counted from 1. */
  readonly position?: { readonly line: number; readonly column: number }
  /** The id of the entry, or its place in the file counted from 1 when it has no usable id. */
  readonly entry?: string | number
  /** The path inside the entry, such as `effects[1].damage`. */
  readonly field?: string
  /** What would have been right, as words that follow "expected". */
  readonly expected: string
  /** What was there instead, as words that follow "found". */
  readonly found: string
  /** The nearest thing that would have been right. */
  readonly suggestion?: string
}

/** Thrown when content cannot be used: it carries every problem found, and nothing has been loaded. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const told = problems.slice(0, MOST_PROBLEMS)
    const heading =
      problems.length === 1
        ? '1 problem in the content'
        : told.length < problems.length
          ? `more than ${told.length} problems in the content, of which these are the first`
          : `${problems.length} problems in the content`
    super(`${heading}:\n${told.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`)
    this.problems = told
  }
}

/** A problem as one line: `cards.json, entry "bash", field cost: expected a whole number from 0 to 9, found "2"`. */
export function formatProblem(problem: Problem): string {
  const { file, position, entry, field, expected, found, suggestion } = problem
  const where = [
    file,
    ...(position ? [`line ${position.line}`, `column ${position.column}`] : []),
    ...(entry === undefined
      ? []
      : [typeof entry === 'number' ? `entry #${entry}` : `entry "${shortened(entry)}"`]),
    ...(field ? [`field ${shortened(field)}`] : []),
  ].join(', ')
  return `${where}: expected ${expected}, found ${found}${suggestion ? `; did you mean "${suggestion}"?` : ''}`
}

/** A path as a person would write it: `['effects', 1, 'damage']` becomes `effects[1].damage`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    const key = String(step)
    if (!/^[\w$-]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}

/** A short description of a JSON value, to follow the word "found". */
export function formatFound(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    const rest = keys.length - MOST_KEYS
    const named = keys.slice(0, MOST_KEYS).map((key) => shortened(key, 60))
    return keys.length === 0
      ? 'an empty object'
      : `an object with ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  }
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value)
  return JSON.stringify(value)
}

/** The part of a problem that holds a suggestion, or nothing. */
export function suggest(word: string, candidates: readonly string[]): { suggestion?: string } {
  const suggestion = nearest(word, candidates)
  return suggestion === undefined ? {} : { suggestion }
}
