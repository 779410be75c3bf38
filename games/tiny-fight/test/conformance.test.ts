import { coverageByPlay, ruleCoverage } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, readTestFiles } from '@hearthkeep/testkit/vitest'
import { expect, test } from 'vitest'
import { tinyFight } from '../src/index.ts'

const { game } = tinyFight
const situations = readSituations(new URL('../situations', import.meta.url))

conformance(game, { games: 50, secrets: { drawPile: 'from-all' } })

goldenPlaythrough(game, new URL('../playthroughs/heuristic.golden.txt', import.meta.url), { seed: 7 })
goldenPlaythrough(game, new URL('../playthroughs/random.golden.txt', import.meta.url), {
  seed: 28,
  bot: 'random',
})

test('play reaches every choice, event, reason, question and card', () => {
  const { missing, reached } = coverageByPlay(game, { games: 200, situations })
  expect(missing).toEqual({ choices: [], events: [], reasons: [], questions: [], things: [] })
  expect(reached.things).toHaveLength(10)
})

test('every rule has a test, and every number in a test is a rule', () => {
  const testFiles = readTestFiles(new URL('.', import.meta.url))
  const { untested, unknown, tests } = ruleCoverage({ rules: game.rules, testFiles })
  expect({ untested, unknown }).toEqual({ untested: [], unknown: [] })
  expect(tests.size).toBe(24)
})

test('situations cite rules only', () => {
  expect(ruleCoverage({ rules: game.rules, testFiles: {}, situations }).unknown).toEqual([])
})
