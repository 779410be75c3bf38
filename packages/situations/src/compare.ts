/** Compares a table with what a situation expects of it. */
import { didYouMean, OUTCOMES, shortened } from '@hearthkeep/engine'
import type { Game, Table } from '@hearthkeep/engine'
import { flatten } from './arrange.ts'
import { baseName, normal } from './names.ts'
import type { Names } from './names.ts'
import { Paths } from './paths.ts'
import { readPlace } from './places.ts'
import type { Place, Value } from './places.ts'
import type { Json, Overrides } from './situation.ts'

/** One field that is not as expected. */
interface Mismatch {
  readonly path: string
  readonly expected: Json
  readonly found: Json
}

/** Reads what a path names: a field, `outcome` or `question`. Throws an error that says what is near. */
export function readPath(
  game: Game,
  table: Table,
  path: string,
  paths: Paths = new Paths(game, table),
): Value {
  if (path === 'outcome') return OUTCOMES[table.outcome]
  if (path === 'question') return table.question?.name ?? null
  return readPlace(table, paths.find(path), paths.names)
}

/** The fields that are not as expected. */
export function compare(game: Game, table: Table, expected: Overrides): Mismatch[] {
  const paths = new Paths(game, table) // one for all: to list names takes longer than to compare a field
  return flatten(paths, expected).flatMap(([path, value]) => {
    try {
      const found = asGiven(paths, path, value, readPath(game, table, path, paths))
      return isAsExpected(paths, path, value, found) ? [] : [{ path, expected: value, found }]
    } catch (error) {
      throw new Error(`"${shortened(path)}": ${(error as Error).message}`)
    }
  })
}

/** A number by the name of what it means, if that is how it is expected. */
function asGiven(paths: Paths, path: string, expected: Json, found: Value): Value {
  if (typeof expected !== 'string' || typeof found !== 'number') return found
  const { leaf } = paths.find(path)
  const kind = paths.kindOf(leaf)
  if (kind === undefined) return found
  paths.names.findOne(kind, expected)
  return paths.names.nameOf(kind, found)
}

function isAsExpected(paths: Paths, path: string, expected: Json, found: Value): boolean {
  const { game } = paths
  if (path === 'outcome' || path === 'question') {
    const known: readonly string[] = path === 'outcome' ? OUTCOMES : game.asks.map((ask) => ask.name)
    if (expected !== null && !known.includes(expected as string))
      throw new Error(
        `expected one of ${known.join(', ')}, found ${shortened(JSON.stringify(expected))}${didYouMean(show(expected), known)}`,
      )
    return expected === found
  }
  const place = paths.find(path)
  checkNames(paths.names, place, expected)
  if (!Array.isArray(found)) return isSame(expected, found)
  const list: readonly Json[] = found
  if (!Array.isArray(expected))
    throw new Error(`expected is ${shortened(JSON.stringify(expected))}, but this is a list`)
  const wanted: readonly Json[] = expected
  if (place.part === 'has') return hasAll(wanted, list)
  if (place.part !== 'top' && wanted.length !== list.length) return false
  return wanted.length <= list.length && wanted.every((one, i) => isSame(one, list[i]))
}

/** Misspelt names are mistakes of the situation, not differences of the table. */
function checkNames(names: Names, { leaf, part }: Place, expected: Json): void {
  if (leaf.of === undefined || part === 'size') return
  for (const one of Array.isArray(expected) ? (expected as readonly Json[]) : [expected]) {
    if (typeof one === 'string') names.find(leaf.of, one)
  }
}

/** Whether a found value is the expected one; a name without number stands for any copy. */
function isSame(expected: Json, found: Json): boolean {
  if (typeof expected !== 'string' || typeof found !== 'string') return expected === found
  const [wanted, name] = [normal(expected), normal(found)]
  return wanted === name || wanted === baseName(name)
}

function hasAll(wanted: readonly Json[], found: readonly Json[]): boolean {
  const left = [...found]
  // Full names first, so that a name without number does not take the copy that another one means.
  const isBase = (one: Json): boolean => baseName(show(one)) === show(one)
  const ordered = [...wanted].sort((a, b) => Number(isBase(a)) - Number(isBase(b)))
  return ordered.every((one) => {
    const at = left.findIndex((thing) => isSame(one, thing))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** A value as a message shows it. */
function show(value: Json): string {
  return Array.isArray(value)
    ? `[${(value as readonly Json[]).map(show).join(', ')}]`
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
}

/** Mismatches as text, a line each: `hero[0].life: expected 12, found 15`. */
export function formatMismatches(mismatches: readonly Mismatch[]): string {
  return mismatches
    .map(
      ({ path, expected, found }) =>
        `${path}: expected ${shortened(show(expected), 1000)}, found ${show(found)}`,
    )
    .join('\n')
}
