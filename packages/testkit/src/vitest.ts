/** Registers the testkit's checks as vitest tests, one line for each game. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game, GameModule } from '@hearthkeep/engine'
import { gameOf, parseSituation, runSituation } from '@hearthkeep/situations'
import type { Situation } from '@hearthkeep/situations'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkConformance } from './conformance/conformance.ts'
import { CHECKS, formatFault } from './conformance/faults.ts'
import type { Check, ConformanceFault, ConformanceOptions } from './conformance/faults.ts'
import { playthrough } from './playthrough.ts'
import type { PlaythroughOptions } from './playthrough.ts'
import { ruleCoverage } from './rule-coverage.ts'

export { formatOldSaved, notationsIn, noted, randomAnswer } from './store-bench.ts'
export type { StoreBench } from './store-bench.ts'
export { storeSuite, watchingStoreSuite } from './store-suite.ts'

/** A folder or file: a path, or a `new URL('../situations', import.meta.url)`. */
type Location = string | URL

function pathOf(location: Location): string {
  return typeof location === 'string' ? location : fileURLToPath(location)
}

/** Registers the conformance suite of a game: a test for each check. */
export function conformance(game: Game | GameModule, options: ConformanceOptions = {}): void {
  const played = gameOf(game)
  describe(`${played.name} conforms`, () => {
    let faults: readonly ConformanceFault[] = []
    beforeAll(() => {
      faults = checkConformance(played, options)
    }, 600_000)
    for (const [check, meaning] of Object.entries(CHECKS) as [Check, string][]) {
      test(`${check}: ${meaning}`, () => {
        expect(faults.filter((fault) => fault.check === check).map(formatFault)).toEqual([])
      })
    }
  })
}

/** The situations of a folder, by file name. */
export function readSituations(folder: Location): Situation[] {
  const at = pathOf(folder)
  return readdirSync(at)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => parseSituation(readFileSync(join(at, file), 'utf8'), file))
}

/** The files of a content pack by name, as text. */
export function readPack(folder: Location): Record<string, string> {
  const at = pathOf(folder)
  const files = readdirSync(at).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(at, file), 'utf8')]))
}

/** Registers a test for each situation of a folder. Its name cites the rules, so they count as tested. */
export function situations(game: Game | GameModule, folder: Location): void {
  describe(`situations of ${gameOf(game).name}`, () => {
    const all = readSituations(folder)
    test('there are some', () => expect(all).not.toEqual([]))
    for (const situation of all) {
      test(`[${situation.rules.join(', ')}] ${situation.title} (${situation.file})`, () => {
        expect(runSituation(game, situation).failure?.message).toBeUndefined()
      })
    }
  })
}

/**
 * Registers a test that plays a game and compares it with the text kept in a file. With
 * `UPDATE_PLAYTHROUGHS=1` the file is written instead: on purpose, in a commit of its own.
 */
export function goldenPlaythrough(
  game: Game | GameModule,
  file: Location,
  options: PlaythroughOptions,
): void {
  const path = pathOf(file)
  const name = `playthrough ${basename(path)} is as recorded`
  test(name, () => {
    const now = playthrough(gameOf(game), options)
    if (process.env.UPDATE_PLAYTHROUGHS === '1') {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, now)
    }
    const kept = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const { testPath = '' } = expect.getState() // without it, playthroughs of this name of all games would be recorded
    const command = `UPDATE_PLAYTHROUGHS=1 npx vitest run ${relative('.', testPath)} -t "${name}"`
    expect(now, `to record it anew on purpose: ${command}`).toBe(kept)
  })
}

/** Registers a test for each text that can be looked up, by the name of what it is about. */
export function glossarySays(game: Game | GameModule, texts: Readonly<Record<string, string>>): void {
  test.each(Object.entries(texts))('the text of %s says its numbers', (name, text) => {
    expect(gameOf(game).glossary.find((entry) => entry.name === name)?.text).toBe(text)
  })
}

/** What ties the rules of a game to its tests. */
interface TestedRules {
  /** The folder of the tests. */
  readonly tests: Location
  readonly situations: readonly Situation[]
  /** Rules that no test can check, each with the reason. */
  readonly untestable?: Readonly<Record<string, string>>
  /** Numbers that tests cite besides: those of worked examples. */
  readonly examples?: RegExp
}

/** Registers a test that every rule has a test, and that every number in a test or a situation is a rule. */
export function rulesAreTested(
  game: Game | GameModule,
  { tests, situations, untestable, examples }: TestedRules,
): void {
  test('every rule has a test, and every number in a test is a rule', () => {
    const { rules } = gameOf(game)
    expect(rules).not.toEqual([])
    const testFiles = readTestFiles(tests)
    const found = ruleCoverage({ rules, testFiles, situations, ...(untestable && { untestable }) })
    const { untested, needlessExcuses } = found
    const unknown = found.unknown.filter((problem) => examples?.test(problem) !== true)
    expect({ untested, unknown, needlessExcuses }).toEqual({ untested: [], unknown: [], needlessExcuses: [] })
  })
}

/** The test files of a folder as text by name. */
function readTestFiles(folder: Location): Record<string, string> {
  const at = pathOf(folder)
  const files = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  )
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(at, file), 'utf8')]))
}
